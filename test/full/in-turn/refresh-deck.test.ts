/** A deck of the third quarter, edited by hand, with the data of the fourth. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleData } from '../../../src/demo/sample-data.ts';
import { lintPackage } from '../../../src/engine/check/package-lint.ts';
import { generateDeck } from '../../../src/engine/generate-deck.ts';
import { type RefreshResult, refreshDeck } from '../../../src/engine/refresh/refresh-deck.ts';
import { EditedDeck } from '../../helpers/edit-deck.ts';
import { hasSchemas, schemaErrors, sdkErrors, textsOf } from '../../helpers/ooxml.ts';

let folder: string;
let deck: Uint8Array;
/** The fourth quarter's deck as `generate` makes it. */
let anew: EditedDeck;
let slideOf: Record<string, number>;

const data = () => [{ path: folder }];
const refresh = (bytes: Uint8Array, asOf = '2025-12-31'): Promise<RefreshResult> =>
  refreshDeck({ deck: bytes, data: data(), options: { today: '2026-01-02', asOf } });
const edited = () => new EditedDeck(deck);
const shown = (slide: EditedDeck, number: number) =>
  textsOf(slide.text(slide.slide(number)), 'a:t')
    .join(' ')
    .replace(/\s+/g, ' ');
const generate = (asOf: string) =>
  generateDeck({ prompt: 'Business review, 12 slides', data: data(), options: { today: '2026-01-02', asOf } });

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'quarterdeck-refresh-'));
  for (const { name, text } of sampleData()) writeFileSync(path.join(folder, name), text);
  const made = await generate('2025-09-30');
  deck = made.bytes!;
  slideOf = Object.fromEntries(made.layout!.slides.map(({ id }, index) => [id, index + 1]));
  anew = new EditedDeck((await generate('2025-12-31')).bytes!);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a refreshed deck', () => {
  /** The deck as it was written, with the data of the fourth quarter. */
  let refreshed: RefreshResult;
  beforeAll(async () => {
    refreshed = await refresh(deck);
  });

  it('is the same file however another program packed it, when the data are the same', async () => {
    const saved = edited().save();
    expect(Buffer.from((await refresh(saved, '2025-09-30')).bytes).equals(saved)).toBe(true);
  });

  it('can be refreshed again, and says nothing new for the same data', async () => {
    const again = await refresh(refreshed.bytes);
    expect(Buffer.from(again.bytes).equals(Buffer.from(refreshed.bytes))).toBe(true);
  });
});

describe('what a person did', () => {
  const summary = () => slideOf['executive-summary']!;

  it('stays: a slide they duplicated is renewed twice', async () => {
    const twice = new EditedDeck((await refresh(edited().copy(summary()).save())).bytes);
    expect(shown(twice, summary())).toBe(shown(twice, summary() + 1));
    expect(shown(twice, summary())).toContain('Q4 2025');
  });

  it('is found again after a program has dropped the tags and renamed placeholders', async () => {
    const stripped = edited();
    for (const number of Object.values(slideOf))
      stripped.change(stripped.slide(number), (xml) =>
        xml.replace(/<p:custDataLst>.*?<\/p:custDataLst>/, '').replace('name="Title"', 'name="PlaceHolder 1"'),
      );
    const fresh = new EditedDeck((await refresh(stripped.save())).bytes);
    // What its pages are about depends on which pages it has.
    const withoutTopics = (text: string) => text.replace(/review .*? and next steps/, 'review');
    expect(withoutTopics(shown(fresh, 1))).toBe(withoutTopics(shown(anew, 1)));
    expect(shown(fresh, summary())).toContain('Q4 2025');
  });
});

describe('a deck put in another order, with a slide of their own and one taken out', () => {
  let changed: EditedDeck;
  let result: RefreshResult;
  let fresh: EditedDeck;
  const own = () => slideOf['executive-summary']! + 1;
  beforeAll(async () => {
    changed = edited()
      .move(3, 'Title', 1000)
      .copy(own() - 1, { own: 'Our own words of 30 Sep 2025' })
      .swap(4)
      .delete(7);
    result = await refresh(changed.save());
    fresh = new EditedDeck(result.bytes);
  });

  it('stays in that order, and keeps their own slide as it is', () => {
    const count = (deck: EditedDeck) => deck.text('ppt/presentation.xml').match(/<p:sldId /g)!.length;
    expect(count(fresh)).toBe(count(changed));
    expect(shown(fresh, own())).toContain('Our own words of 30 Sep 2025');
  });

  it('is told of by the numbers its slides have', () => {
    const title = (deck: EditedDeck, number: number) => [...deck.shape(number, 'Title').matchAll(/<a:t>([^<]*)/g)].join();
    const told = result.report.changes.flatMap((change) => Number(/^Slide (\d+): title rewritten/.exec(change)?.[1]) || []);
    expect(told.length).toBeGreaterThan(1);
    for (const number of told) expect(title(fresh, number)).not.toBe(title(changed, number));
  });

  it('opens: the lint, the schemas and the Open XML SDK find nothing', async () => {
    const { bytes } = result;
    expect(lintPackage(bytes).filter(({ gate }) => gate === 'opens')).toEqual([]);
    expect(await sdkErrors(bytes)).toEqual([]);
    if (hasSchemas) expect(schemaErrors(bytes).filter((error) => !error.includes('a16'))).toEqual([]);
  });
});
