import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readBrandKit } from '../../../src/engine/brand/read-brand-kit.ts';
import { checkDeck } from '../../../src/engine/check/check-deck.ts';
import { thinPages } from '../../../src/engine/check/report.ts';
import { findDataFiles } from '../../../src/engine/data/data-file.ts';
import { layOut } from '../../../src/engine/layout/lay-out.ts';
import { readFacts } from '../../../src/engine/metrics/read-facts.ts';
import { metrics } from '../../../src/engine/metrics/registry.ts';
import { planFromFacts } from '../../../src/engine/outline/from-facts/plan-from-facts.ts';
import { writeDeck } from '../../../src/engine/pptx/write-deck.ts';
import { catalogueOf } from '../../../src/languages/catalogue.ts';
import type { FactTable } from '../../../src/model/fact.ts';
import { type LanguageCode, languages } from '../../../src/model/language.ts';
import type { Outline } from '../../../src/model/outline.ts';
import type { QualityNote } from '../../../src/model/quality-note.ts';
import { salesData } from '../../helpers/data-sets.ts';
import { few } from '../../helpers/rotating.ts';
import { factTable, nullDeals, planted } from '../insight/fixtures.ts';
import { faultsOf } from './faults.ts';
import { brief, exactly, strings } from './plan-texts.ts';

const others = (Object.keys(languages) as LanguageCode[]).filter((language) => language !== 'en');

const rising = planted(11, (deal, random) => (deal.month <= -3 && random() < 0.5 ? null : deal));
const falling = planted(9, (deal, random) => (deal.month > -3 && deal.product === 'Beta' && random() < 0.8 ? null : deal));
const late = planted(5, (deal, random) => ({ ...deal, won: random() < (deal.month % 3 === 0 ? 0.85 : 0.45) }));
const every = ['won_value', 'won_count', 'win_rate', 'average_deal', 'sales_cycle'];

const tables: [string, FactTable][] = [
  ['a quarter that fell', factTable(falling, { metrics: every })],
  ['a quarter that rose', factTable(rising, { metrics: every })],
  ['wins that come late', factTable(late, { metrics: every })],
  ['nothing that moved', factTable(nullDeals(31, 2400, 4), { quarters: 4, partial: -3, metrics: every })],
  ['no prior period', factTable(nullDeals(27, 900, 2), { quarters: 2, noPrior: true, metrics: every })],
];

describe.each(others)('a review in %s', (language) => {
  it.each(tables)('of %s is whole, without English', (_, table) => {
    const { outline } = planFromFacts(brief({ language, slides: exactly(30) }), table);
    expect(faultsOf(outline, language)).toEqual([]);
  });

  it('names and defines every measure', () => {
    const catalogue = catalogueOf(language);
    const labels = metrics.map(({ id }) => catalogue.find(`measure-${id.replaceAll('.', '-')}`));
    expect(new Set(labels).size).toBe(metrics.length);
    for (const label of labels) expect(catalogue.noun(label!)?.definition).toMatch(/[.。]$/);
  });

  it('says of a measure of unknown name what it says of others', () => {
    const table = factTable(falling, { metrics: every });
    const own = { ...table, metrics: table.metrics.map((note) => ({ ...note, id: note.id, label: 'Zorblax', definition: 'X.' })) };
    const renamed: FactTable = JSON.parse(JSON.stringify(own).replaceAll('won_value', 'zorblax'));
    const { outline } = planFromFacts(brief({ language, slides: exactly(30) }), renamed);
    expect(faultsOf(outline, language)).toEqual([]);
    expect(outline.slides.map(({ title }) => title).join('\n')).toContain('Zorblax');
  });

  it.runIf(few(others).includes(language))('passes every gate as a deck', async () => {
    const { outline } = planFromFacts(brief({ language, slides: exactly(14) }), tables[0]![1]);
    expect((await findingsOf(outline)).filter(({ gate, rule }) => gate !== 'unfilled' && !thinPages.has(rule))).toEqual([]);
  });
});

describe.each(few(salesData()))('a review of $name', ({ folder, asOf }) => {
  let facts: FactTable;

  beforeAll(async () => {
    facts = await readFacts(await findDataFiles(folder), { today: '2026-11-21', asOf });
  });

  it.each(few(others))('in %s is whole and without English, to a hundred slides', (language) => {
    const { outline } = planFromFacts(brief({ language, slides: exactly(100) }), facts);
    expect(outline.slides.length).toBeGreaterThan(80);
    expect(faultsOf(outline, language)).toEqual([]);
  });

  it.each(few(others))('in %s passes every gate', async (language) => {
    const { outline } = planFromFacts(brief({ language, audience: 'ACME', ending: 'next steps', slides: exactly(16) }), facts);
    expect((await findingsOf(outline)).filter(({ gate, rule }) => gate !== 'unfilled' && !thinPages.has(rule))).toEqual([]);
  });
});

describe.each(others)('what is to be said of the data, in %s,', (language) => {
  it('is said with all its figures', () => {
    expect(figuresOfNotes(language)).toEqual(figuresOfNotes('de'));
  });

  it('falls back to the message of a note without figures', () => {
    const quality: QualityNote[] = [
      { code: 'zero-amount-losses', message: 'x', sentence: 'zero-amount-lost', figures: { rows: 7, lost: 41 } },
      { code: 'files-stacked', message: 'Two files are read as one.' },
    ];
    const { outline } = planFromFacts(brief({ language, slides: exactly(14) }), { ...tables[0]![1], quality });
    const page = outline.slides.find(({ id }) => id === 'data-quality');
    const texts = strings(page?.content);
    expect(texts).toContain('Two files are read as one.');
    expect(texts.some((text) => text.includes('figure=rows') && text.includes('figure=lost') && !text.includes('{rows}'))).toBe(true);
  });
});

/** Each sentence of the data with what it puts in. */
function figuresOfNotes(language: LanguageCode): Record<string, string[]> {
  const text = readFileSync(path.resolve(import.meta.dirname, `../../../src/languages/${language}/quality.ftl`), 'utf8');
  const lines = [...text.matchAll(/^(quality-\S+) = (.*)$/gm)];
  return Object.fromEntries(
    lines.map(([, key, said]) => [key, [...new Set(said!.match(/\$\w+/g))].filter((name) => name !== '$zero').sort()]),
  );
}

async function findingsOf(outline: Outline) {
  const kit = await readBrandKit({ name: 'Acme', colors: { primary: '#003366' } }, async () => new Uint8Array());
  const { layout } = await layOut(outline, kit);
  return checkDeck({ layout, outline, bytes: await writeDeck(layout), allowed: ['deals.csv'] });
}
