/** Delimited text, cut into records wherever it is split. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findDelimiter, readRecords } from '../../../../src/engine/data/formats/delimited.ts';

const all = (text: string, delimiter: ',' | ';' = ',') => readRecords(text, delimiter, true);

describe('records', () => {
  it.each(['\n', '\r\n', '\r'])('end with %j', (end) => {
    expect(all(`a,b${end}1,2${end}`).rows).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  it('hold delimiters, quotes and line ends in quotes', () => {
    expect(all('"a,b","say ""yes""","two\nlines"').rows).toEqual([['a,b', 'say "yes"', 'two\nlines']]);
  });

  it('keep an empty last field', () => {
    expect(all('a,\n,b\n,').rows).toEqual([
      ['a', ''],
      ['', 'b'],
      ['', ''],
    ]);
  });

  it('leave blank lines out', () => {
    expect(all('a,b\n\n1,2\n\n').rows).toHaveLength(2);
  });

  it('tell of a quote that never closes', () => {
    expect(all('a,b\n1,"2').openQuote).toBe(true);
  });

  it('come out the same from any split of the text', () => {
    const field = fc.string({ unit: fc.constantFrom('a', 'ü', ',', '"', '\n', '\r', ' ', '1') });
    fc.assert(
      fc.property(fc.array(fc.array(field, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 6 }), fc.nat(), (rows, cutAt) => {
        const text = rows.map((row) => row.map((each) => `"${each.replaceAll('"', '""')}"`).join(',')).join('\r\n');
        const cut = cutAt % (text.length + 1);
        const first = readRecords(text.slice(0, cut), ',', false);
        const second = readRecords(text.slice(first.used), ',', true);
        expect([...first.rows, ...second.rows]).toEqual(rows);
      }),
    );
  });
});

describe('the delimiter', () => {
  it.each([
    ['a,b\n1,2', ','],
    ['a;b\n"1,5";2\n3,5;4', ';'],
    ['a\tb\n1,5\t2', '\t'],
    ['a|b\n1|2', '|'],
    ['name\nAda', ','],
  ])('of %j is %j', (text, expected) => {
    expect(findDelimiter(text, true)).toBe(expected);
  });
});
