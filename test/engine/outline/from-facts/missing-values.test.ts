/** Rows that a figure leaves out for want of a value are named at the foot of the page, where they are many. */
import { beforeAll, describe, expect, it } from 'vitest';
import { readFacts } from '../../../../src/engine/metrics/read-facts.ts';
import { planFromFacts } from '../../../../src/engine/outline/from-facts/plan-from-facts.ts';
import type { FactTable } from '../../../../src/model/fact.ts';
import { type LanguageCode, languages } from '../../../../src/model/language.ts';
import { csv, csvFiles } from '../../data/csv-files.ts';
import { brief, shown } from '../plan-texts.ts';

const day = (number: number) => new Date(Date.UTC(2025, 0, 1) + number * 86_400_000).toISOString().slice(0, 10);

/** A deal closed every day of 2025, every `n`th without an amount. */
const read = async (n: number): Promise<FactTable> => {
  const rows = Array.from({ length: 365 }, (_, at) => ({
    id: `D${at}`,
    stage: at % 2 === 0 ? 'Closed Won' : 'Closed Lost',
    amount: at % n === 0 ? null : 100 + (at % 7),
    created: day(at - 40),
    close_date: day(at),
    product: at % 5 < 2 ? 'Atlas' : 'Boreas',
  }));
  return readFacts(await csvFiles({ 'deals.csv': csv(rows) }), { today: '2026-01-02', asOf: '2025-12-31' });
};
let many: FactTable;
let few: FactTable;
const feet = (table: FactTable, language: LanguageCode = 'en') => {
  const { slides, facts } = planFromFacts(brief({ language, slides: { min: 20, max: 20, asked: true } }), table).outline;
  return slides.map(({ id, source }) => ({ id, foot: shown(source ?? '', facts) }));
};
const footOf = (table: FactTable, slide: string) => feet(table).find(({ id }) => id === slide)!.foot;

beforeAll(async () => {
  [many, few] = [await read(3), await read(12)];
});

describe('the foot of a page', () => {
  it('says how many rows the figures leave out, where it is a third', () => {
    expect(footOf(many, 'scorecard')).toMatch(/ · 33\.\d% of won deals carry no amount and add nothing$/);
  });

  it('says nothing where it is a twelfth', () => {
    expect(feet(few).filter(({ foot }) => foot.includes('no amount'))).toEqual([]);
  });

  it('says it only on pages that show such a figure', () => {
    expect(footOf(many, 'comparison-win_rate-product')).not.toContain('no amount');
  });

  it.each(Object.keys(languages) as LanguageCode[])('says it in %s', (language) => {
    const told = feet(many, language).filter(({ foot }) => /33\.\d%/.test(foot));
    expect(told.length).toBeGreaterThan(2);
    if (language !== 'en') expect(told.map(({ foot }) => foot).join(' ')).not.toMatch(/carry|won deals/);
  });
});
