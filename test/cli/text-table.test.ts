import { describe, expect, it } from 'vitest';
import { folded, listLines, textTable, wrapped } from '../../src/cli/text-table.ts';

const pipe = { isTTY: false, columns: 0 };
const narrow = { isTTY: true, columns: 24 };

describe('a table of text', () => {
  it('aligns words to the left and numbers to the right', () => {
    expect(
      textTable(
        ['table', 'rows'],
        [
          ['deals', '8,800'],
          ['regions', '7'],
        ],
        pipe,
      ),
    ).toEqual(['table     rows', 'deals    8,800', 'regions      7']);
  });

  it('cuts what a terminal cannot hold, the widest column first, and nothing in a pipe', () => {
    const rows = [['sales_pipeline.opportunity', 'id']];
    expect(textTable(null, rows, narrow)).toEqual(['sales_pipeline.oppo…  id']);
    expect(textTable(null, rows, pipe)).toEqual(['sales_pipeline.opportunity  id']);
  });

  it('counts letters of East Asia twice', () => {
    expect(
      textTable(
        null,
        [
          ['金額', 'amount'],
          ['id', 'id'],
        ],
        pipe,
      ),
    ).toEqual(['金額  amount', 'id    id']);
  });

  it('lets no text move the cursor', () => {
    expect(textTable(null, [['a\u001b[2Jb']], pipe)).toEqual(['a[2Jb']);
  });

  it('of records cuts no name on a terminal, and is words between tabs in a pipe', () => {
    const rows = [['deck_1m81qde0s79f', 'Q4 2025 business review']];
    const list = (out: typeof pipe, each = rows) => listLines(['Deck', 'Title'], each, 'No deck was made yet.', out);
    expect(list({ isTTY: true, columns: 33 })).toBe('Deck               Title\ndeck_1m81qde0s79f  Q4 2025 busin…');
    expect(list(pipe)).toBe('deck_1m81qde0s79f\tQ4 2025 business review');
    expect([list(narrow, []), list(pipe, [])]).toEqual(['No deck was made yet.', null]);
  });

  it('breaks a sentence between its words, and not at all in a pipe', () => {
    expect(folded('The amounts name no currency.', narrow, 2, 4)).toEqual(['  The amounts name no', '    currency.']);
    expect(folded('The amounts name no currency.', pipe, 2, 4)).toEqual(['  The amounts name no currency.']);
  });

  it('breaks a list of words where the terminal ends', () => {
    expect(wrapped(['Won value', 'Win rate', 'Open deals'], narrow, 2)).toEqual(['  Won value, Win rate,', '  Open deals']);
  });
});
