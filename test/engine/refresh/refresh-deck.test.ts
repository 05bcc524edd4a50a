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
import { hasSchemas, openPackage, schemaErrors, sdkErrors, textsOf } from '../../helpers/ooxml.ts';

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
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a refreshed deck', () => {
  it('is the same file, byte for byte, when the data are the same', async () => {
    const { bytes, updated, kept } = await refresh(deck, '2025-09-30');
    expect(Buffer.from(bytes).equals(Buffer.from(deck))).toBe(true);
    expect([updated, kept]).toEqual([0, []]);
  });

  it('is the same file however another program packed it, when the data are the same', async () => {
    const saved = edited().save();
    expect(Buffer.from((await refresh(saved, '2025-09-30')).bytes).equals(saved)).toBe(true);
  });

  it('says on untouched slides what a new deck of those pages says', async () => {
    const { bytes, updated } = await refresh(deck);
    expect(updated).toBeGreaterThan(20);
    const fresh = new EditedDeck(bytes);
    for (const id of ['cover', 'scorecard', 'trend-won_value']) {
      const title = (text: string) => text.slice(0, 60);
      expect(title(shown(fresh, slideOf[id]!))).toContain(id === 'trend-won_value' ? 'Won value' : id === 'cover' ? 'Q4 2025' : '');
    }
    expect(shown(fresh, 1)).toBe(shown(anew, 1));
    expect([...fresh.parts.values()].join('')).not.toMatch(/as of 30 Sep 2025/);
  });

  it('opens: the lint, the schemas and the Open XML SDK find nothing', async () => {
    const { bytes } = await refresh(edited().move(3, 'Title', 1000).swap(4).save());
    expect(lintPackage(bytes).filter(({ gate }) => gate === 'opens')).toEqual([]);
    expect(await sdkErrors(bytes)).toEqual([]);
    if (hasSchemas) expect(schemaErrors(bytes).filter((error) => !error.includes('a16'))).toEqual([]);
  }, 30_000);

  it('draws new values from a workbook that holds them', async () => {
    const fresh = new EditedDeck((await refresh(deck)).bytes);
    const [chart] = fresh.related(fresh.slide(slideOf['trend-won_value']!), 'chart');
    const values = textsOf(fresh.text(chart!), 'c:v');
    expect(values).toContain('Q4 2025');
    const [book] = fresh.related(chart!, 'package');
    const sheet = openPackage(fresh.parts.get(book!)!).get('xl/worksheets/sheet1.xml')!.toString('utf8');
    for (const value of values.filter((text) => /^\d{4,}/.test(text))) expect(sheet).toContain(`<v>${value}</v>`);
  });

  it('can be refreshed again, and says nothing new for the same data', async () => {
    const { bytes } = await refresh(deck);
    const again = await refresh(bytes);
    expect(Buffer.from(again.bytes).equals(Buffer.from(bytes))).toBe(true);
  });

  it('passes the gates on its own texts', async () => {
    expect((await refresh(deck)).report.findings).toEqual([]);
  });
});

describe('what a person did', () => {
  it('stays: a title in their own words is kept and listed', async () => {
    const number = slideOf['trend-won_value']!;
    const { bytes, kept } = await refresh(edited().retitle(number, 'Our autumn was quiet').save());
    expect(shown(new EditedDeck(bytes), number)).toContain('Our autumn was quiet');
    expect(kept).toContainEqual(
      expect.stringMatching(new RegExp(`^Slide ${number}: “Title” keeps your words; it would now say “Won value`)),
    );
  });

  it('stays: a shape that was moved is where they put it, with new words', async () => {
    const number = slideOf['trend-won_value']!;
    const { bytes } = await refresh(edited().move(number, 'Reading 1', 123_456).save());
    const [before, after] = [edited().shape(number, 'Reading 1'), new EditedDeck(bytes).shape(number, 'Reading 1')];
    const x = (xml: string) => Number(/<a:off x="(\d+)"/.exec(xml)![1]);
    expect(x(after)).toBe(x(before) + 123_456);
    expect(textsOf(`<a:x xmlns:a="a" xmlns:p="p" xmlns:r="r">${after}</a:x>`, 'a:t')).not.toEqual(
      textsOf(`<a:x xmlns:a="a" xmlns:p="p" xmlns:r="r">${before}</a:x>`, 'a:t'),
    );
  });

  it('stays: a text set larger has new words in that size', async () => {
    const number = slideOf['executive-summary']!;
    const larger = edited().changeShape(number, 'Figure 1', (xml) => xml.replace(/ sz="\d+"/g, ' sz="4400"'));
    const { bytes, kept } = await refresh(larger.save());
    const shape = new EditedDeck(bytes).shape(number, 'Figure 1');
    expect(shape).toContain('sz="4400"');
    expect(shape).not.toContain(/<a:t>([^<]*)/.exec(edited().shape(number, 'Figure 1'))![1]);
    expect(kept).toEqual([]);
  });

  it('stays: a chart recoloured keeps its colour and has new values', async () => {
    const number = slideOf['trend-won_value']!;
    const recoloured = edited();
    const [chart] = recoloured.related(recoloured.slide(number), 'chart');
    recoloured.change(chart!, (xml) =>
      xml.replace(/(<c:ser>.*?<c:spPr><a:solidFill>).*?(<\/a:solidFill>)/s, '$1<a:srgbClr val="00B050"/>$2'),
    );
    const fresh = new EditedDeck((await refresh(recoloured.save())).bytes);
    const xml = fresh.text(fresh.related(fresh.slide(number), 'chart')[0]!);
    expect(xml).toContain('00B050');
    expect(textsOf(xml, 'c:v')).toContain('Q4 2025');
  });

  it('stays: figures typed into a chart are kept and listed', async () => {
    const number = slideOf['trend-won_value']!;
    const retyped = edited();
    const [chart] = retyped.related(retyped.slide(number), 'chart');
    retyped.change(chart!, (xml) => xml.replace(/(<c:val>.*?<c:pt idx="0"><c:v>)[^<]*/s, '$112345'));
    const { bytes, kept } = await refresh(retyped.save());
    const fresh = new EditedDeck(bytes);
    expect(fresh.text(fresh.related(fresh.slide(number), 'chart')[0]!)).toContain('<c:v>12345</c:v>');
    expect(kept).toContainEqual(expect.stringContaining(`Slide ${number}: “Chart” keeps your`));
  });

  it('stays: a shape taken out is not put back, and that is listed', async () => {
    const number = slideOf['trend-won_value']!;
    const { bytes, kept } = await refresh(
      edited()
        .changeShape(number, 'Reading 1', () => '')
        .save(),
    );
    expect(new EditedDeck(bytes).text(new EditedDeck(bytes).slide(number))).not.toContain('name="Reading 1"');
    expect(kept).toContain(`Slide ${number}: “Reading 1” was taken out and stays out`);
  });

  it('stays: the order of slides, one taken out and one of their own', async () => {
    const changed = edited().copy(2, { own: 'Our own words of 30 Sep 2025' }).swap(4).delete(7);
    const count = (deck: EditedDeck) => deck.text('ppt/presentation.xml').match(/<p:sldId /g)!.length;
    const fresh = new EditedDeck((await refresh(changed.save())).bytes);
    expect(count(fresh)).toBe(count(changed));
    expect(shown(fresh, 3)).toContain('Our own words of 30 Sep 2025');
  });

  it('stays: a slide that was duplicated says the new figures twice', async () => {
    const number = slideOf['executive-summary']!;
    const fresh = new EditedDeck((await refresh(edited().copy(number).save())).bytes);
    expect(shown(fresh, number)).toBe(shown(fresh, number + 1));
    expect(shown(fresh, number)).toContain('Q4 2025');
  });

  it('makes the proofs of the summary name slides where they stand now', async () => {
    const title = (deck: EditedDeck, number: number) => shown(deck, number).slice(0, 40);
    const swapped = edited().swap(slideOf['trend-won_value']!);
    const fresh = new EditedDeck((await refresh(swapped.save())).bytes);
    const proof = /see slide (\d+)/.exec(shown(fresh, slideOf['executive-summary']!));
    expect(proof).not.toBeNull();
    expect(title(fresh, Number(proof![1])).length).toBeGreaterThan(0);
    expect(Number(proof![1])).toBeLessThanOrEqual(Object.keys(slideOf).length);
  });
});

describe('a deck that cannot be refreshed', () => {
  it('is no deck', async () => {
    await expect(refresh(Buffer.from('PK no'))).rejects.toMatchObject({ code: 'deck_unsupported' });
  });

  it('is a deck without data', async () => {
    const made = await generateDeck({ prompt: 'All-hands\n\n# Wins\n\n- New office', data: [], options: { today: '2026-01-02' } });
    await expect(refresh(made.bytes!)).rejects.toMatchObject({ code: 'deck_unsupported' });
  });

  it('is a deck of a later version', async () => {
    const later = edited().change('customXml/item1.xml', (xml) => xml.replace('version="1"', 'version="2"'));
    await expect(refresh(later.save())).rejects.toThrow(/another version/);
  });

  it('is one that is given no data', async () => {
    await expect(refreshDeck({ deck, data: [], options: { today: '2026-01-02' } })).rejects.toMatchObject({ code: 'data_insufficient' });
  });
});
