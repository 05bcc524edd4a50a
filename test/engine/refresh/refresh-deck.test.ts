/** A deck of the third quarter, edited by hand, with the data of the fourth. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleData } from '../../../src/demo/sample-data.ts';
import { generateDeck } from '../../../src/engine/generate-deck.ts';
import { type RefreshResult, refreshDeck } from '../../../src/engine/refresh/refresh-deck.ts';
import { EditedDeck } from '../../helpers/edit-deck.ts';
import { openPackage, textsOf } from '../../helpers/ooxml.ts';

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
  generateDeck({ prompt: 'Business review, focus on the win rate trend, 20 slides', data: data(), options: { today: '2026-01-02', asOf } });

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

  it('is the same file, byte for byte, when the data are the same', async () => {
    const { bytes, updated, kept } = await refresh(deck, '2025-09-30');
    expect(Buffer.from(bytes).equals(Buffer.from(deck))).toBe(true);
    expect([updated, kept]).toEqual([0, []]);
  });

  it('says on untouched slides what a new deck of those pages says', () => {
    const { bytes, updated } = refreshed;
    expect(updated).toBeGreaterThan(20);
    const fresh = new EditedDeck(bytes);
    // What its pages are about depends on which pages it has.
    const withoutTopics = (text: string) => text.replace(/review .*? and next steps/, 'review');
    expect(withoutTopics(shown(fresh, 1))).toBe(withoutTopics(shown(anew, 1)));
    const dated = [...fresh.parts].flatMap(([name, part]) => (part.toString().includes('as of 30 Sep 2025') ? [name] : []));
    expect(dated).toEqual([]);
  });

  it('draws new values from a workbook that holds them', () => {
    const fresh = new EditedDeck(refreshed.bytes);
    const [chart] = fresh.related(fresh.slide(slideOf['trend-won_value']!), 'chart');
    const values = textsOf(fresh.text(chart!), 'c:v');
    expect(values.filter((text) => /^Q\d$/.test(text)).at(-1)).toBe('Q4');
    const [book] = fresh.related(chart!, 'package');
    const sheet = openPackage(fresh.parts.get(book!)!).get('xl/worksheets/sheet1.xml')!.toString('utf8');
    for (const value of values.filter((text) => /^\d{5,}/.test(text))) expect(sheet).toContain(`<v>${value}</v>`);
  });

  it('passes the gates on its own texts', () => {
    expect(refreshed.report.findings.filter(({ gate }) => gate !== 'unfilled')).toEqual([]);
  });
});

describe('what a person did', () => {
  let before: EditedDeck;
  let after: EditedDeck;
  let kept: string[];
  let changes: string[];
  const trend = () => slideOf['trend-won_value']!;
  const rates = () => slideOf['trend-win_rate']!;
  const leaders = () => slideOf['ranking-won_value-owner']!;
  const summary = () => slideOf['executive-summary']!;
  const chartOf = (deck: EditedDeck, slide: number) => deck.related(deck.slide(slide), 'chart')[0]!;
  const words = (xml: string) => [...xml.matchAll(/<a:t>([^<]*)/g)].map(([, text]) => text).join('');

  beforeAll(async () => {
    before = edited()
      .retitle(trend(), 'Our autumn was quiet')
      .move(trend(), 'Reading 1', 123_456)
      .changeShape(summary(), 'Figure 1', (xml) => xml.replace(/ sz="\d+"/g, ' sz="4400"'))
      .changeShape(leaders(), 'Reading 1', () => '');
    before.change(chartOf(before, trend()), (xml) =>
      xml.replace(/(<c:ser>.*?<c:spPr><a:solidFill>).*?(<\/a:solidFill>)/s, '$1<a:srgbClr val="00B050"/>$2'),
    );
    before.change(chartOf(before, rates()), (xml) => xml.replace(/(<c:val>.*?<c:pt idx="0"><c:v>)[^<]*/s, '$10.12345'));
    const result = await refresh(before.save());
    after = new EditedDeck(result.bytes);
    kept = result.kept;
    changes = result.report.changes;
  });

  it('stays: a title in their own words is kept and listed', () => {
    expect(shown(after, trend())).toContain('Our autumn was quiet');
    expect(kept).toContainEqual(
      expect.stringMatching(new RegExp(`^Slide ${trend()}: “Title” keeps your words; it would now say “Closed-won revenue`)),
    );
  });

  it('stays: a title in their own words is not told to be rewritten too', () => {
    expect(changes.filter((change) => change.startsWith(`Slide ${trend()}: title`))).toEqual([]);
    expect(changes.some((change) => change.includes('title rewritten'))).toBe(true);
  });

  it('stays: a shape that was moved is where they put it, with new words', () => {
    const [old, now] = [before.shape(trend(), 'Reading 1'), after.shape(trend(), 'Reading 1')];
    const x = (xml: string) => /<a:off x="(\d+)"/.exec(xml)![1];
    expect(x(now)).toBe(x(old));
    expect(words(now)).not.toBe(words(old));
  });

  it('stays: a text set larger has new words in that size', () => {
    const figure = after.shape(summary(), 'Figure 1');
    expect(figure).toContain('sz="4400"');
    expect(words(figure)).not.toBe(words(before.shape(summary(), 'Figure 1')));
  });

  it('stays: a chart recoloured keeps its colour and has new values', () => {
    const xml = after.text(chartOf(after, trend()));
    expect(xml).toContain('00B050');
    expect(
      textsOf(xml, 'c:v')
        .filter((text) => /^Q\d$/.test(text))
        .at(-1),
    ).toBe('Q4');
  });

  it('stays: figures typed into a chart are kept and listed', () => {
    expect(after.text(chartOf(after, rates()))).toContain('<c:v>0.12345</c:v>');
    expect(kept).toContainEqual(expect.stringContaining(`Slide ${rates()}: “Chart” keeps your`));
  });

  it('stays: a shape taken out is not put back, and that is listed', () => {
    expect(after.text(after.slide(leaders()))).not.toContain('name="Reading 1"');
    expect(kept).toContain(`Slide ${leaders()}: “Reading 1” was taken out and stays out`);
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
