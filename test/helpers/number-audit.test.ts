import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleData } from '../../src/demo/sample-data.ts';
import { type DeckResult, generateDeck } from '../../src/engine/generate-deck.ts';
import { readZip, writeZip } from '../../src/engine/opc/zip.ts';
import { unmatchedNumbers } from './number-audit.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'quarterdeck-audit-'));
for (const { name, text } of sampleData()) writeFileSync(path.join(folder, name), text);
afterAll(() => rmSync(folder, { recursive: true }));

const prompt = 'Q4 2025 business review for the executive team';
let deck: DeckResult;
beforeAll(async () => {
  deck = await generateDeck({ prompt, data: [{ path: folder }], options: { today: '2025-12-31' } });
});

/** The deck with the first match of a pattern replaced, in the first part of that name that has one. */
function changed(part: RegExp, pattern: RegExp, by: string): DeckResult {
  const parts = readZip(Buffer.from(deck.bytes!));
  const [name, content] = [...parts].find(([each, bytes]) => part.test(each) && pattern.test(bytes.toString('utf8')))!;
  parts.set(name, Buffer.from(content.toString('utf8').replace(pattern, by)));
  return { ...deck, bytes: writeZip(parts) };
}

describe('the audit of numbers', () => {
  it('finds every number of a deck in its facts', () => {
    expect(unmatchedNumbers(deck, [prompt])).toEqual([]);
  });

  it.each([
    ['a text', /slides\/slide\d+\.xml$/, /(<a:t>[^<]*)\$\d\.\d\dM/, '$1$$8.88M'],
    ['a rate', /slides\/slide\d+\.xml$/, /(<a:t>[^<]*)\d\d(?:\.\d)?%/, '$199.9%'],
    ['a table', /slides\/slide\d+\.xml$/, /(<a:tc>(?:(?!<\/a:tc>)[\s\S])*<a:t>)[$−+]*\d[^<]*/, '$1987,654'],
    ['a note', /notesSlides\/notesSlide\d+\.xml$/, /(<a:t>[^<]*)based on \d[\d,]* deals/, '$1based on 7,777 deals'],
    ['a chart', /charts\/chart\d+\.xml$/, /(<c:numCache>(?:(?!<\/c:numCache>)[\s\S])*<c:v>)\d+(\.\d+)?/, '$1123456.7'],
  ])('finds a false one in %s', (_, part, pattern, by) => {
    expect(unmatchedNumbers(changed(part, pattern, by), [prompt])).not.toEqual([]);
  });

  it('lets stand what the person who asked wrote', () => {
    const told = changed(/slides\/slide\d+\.xml$/, /<a:t>[^<]*\d[^<]*<\/a:t>/, '<a:t>Price 4,321 a year</a:t>');
    expect(unmatchedNumbers(told, [prompt])).not.toEqual([]);
    expect(unmatchedNumbers(told, [prompt, 'Our price is 4,321 a year'])).toEqual([]);
  });
});
