/** The story of a statement held against its plan: the result and its causes, since when, what is left of the year, next steps. */
import { beforeAll, describe, expect, it } from 'vitest';
import { auditOutline } from '../../../../src/engine/check/audit.ts';
import { planFromFacts } from '../../../../src/engine/outline/from-facts/plan-from-facts.ts';
import type { FactTable } from '../../../../src/model/fact.ts';
import { type LanguageCode, languages } from '../../../../src/model/language.ts';
import { few } from '../../../helpers/rotating.ts';
import { factsOf } from '../../../stories/judge.ts';
import { csv } from '../../data/csv-files.ts';
import { brief, shown, strings } from '../plan-texts.ts';
import { tell } from './told-data.ts';

/** What each line is planned at a month, and how far off it is before May and since. */
const lines = {
  'Sales: shops': { plan: 1000, before: -10, since: -90 },
  'Sales: web': { plan: 400, before: 20, since: 20 },
  'Cost of goods': { plan: -700, before: 0, since: -30 },
  Payroll: { plan: -300, before: 5, since: 5 },
  Travel: { plan: -50, before: -5, since: -5 },
};

function statement(until = 12, of: Readonly<Record<string, { plan: number; before: number; since: number }>> = lines): Promise<FactTable> {
  const rows = Array.from({ length: 12 }, (_, at) => at + 1).flatMap((month) =>
    Object.entries(of).map(([account, { plan, before, since }]) => ({
      month: `2025-${String(month).padStart(2, '0')}-01`,
      account,
      'budget USD': plan,
      'actual USD': month > until ? '' : plan + (month < 5 ? before : since),
    })),
  );
  const today = until === 12 ? '2026-01-20' : `2025-${String(until + 1).padStart(2, '0')}-05`;
  return factsOf({ files: [{ name: 'pl_2025.csv', text: csv(rows) }], options: { today } });
}

/** 4 months of 10 and 8 of −100. */
const gap = 4 * (-10 + 20 + 5 - 5) + 8 * (-90 + 20 - 30 + 5 - 5);

describe('a year held against its budget', () => {
  let facts: FactTable;
  beforeAll(async () => {
    facts = await statement();
  });

  it('is headed by the result against budget, with its main causes', () => {
    expect(gap).toBe(-760);
    expect(tell(facts).title('executive-summary')).toMatch(/^Result came in \$760 below budget: Sales shops −\$760, Cost of goods −\$240/);
  });

  it('has no page on a margin that moved by nothing that shows', async () => {
    const costs = { Rent: { plan: -300, before: 0, since: 0 }, Payroll: { plan: -400, before: -0.2, since: -0.2 } };
    const still = { 'Sales: shops': { plan: 1000, before: 0, since: 0 }, ...costs };
    expect(tell(await statement(12, still)).page('margins')).toBeUndefined();
    expect(tell(await statement(12, { ...still, Payroll: { plan: -400, before: -20, since: -20 } })).page('margins')).toBeDefined();
  });

  it('says which lines cost most and how often each was worse, as its figures bear out', async () => {
    const costly = { ...lines, 'Sales: shops': { plan: 1000, before: 30, since: 30 }, Travel: { plan: -50, before: -20, since: -60 } };
    const { outline } = tell(await statement(12, costly));
    expect(outline.slides.map(({ title }) => shown(title, outline.facts)).join('\n')).toContain('Travel cost most');
    expect(auditOutline(outline, Object.keys(costly)).changes).toEqual([]);
  });

  it('has a table with the largest adverse variance first, and the result as its total', () => {
    const page = tell(facts).page('plan-variance');
    const rows = page?.kind === 'table' ? page.content.rows : [];
    expect(rows.map(({ cells, tones }) => [cells[0], tones?.[3]])).toEqual([
      ['Sales shops', 'bad'],
      ['Cost of goods', 'bad'],
      ['Travel', 'bad'],
      ['Payroll', 'good'],
      ['Sales web', 'good'],
      ['Result', 'bad'],
    ]);
  });

  it('tells a line that the brief leaves out only within the sum of others', () => {
    const { outline } = planFromFacts(brief({ exclude: ['payroll'] }), facts);
    expect(JSON.stringify(outline.slides)).not.toContain('Payroll');
    const table = outline.slides.find(({ id }) => id === 'plan-variance');
    const labels = table?.kind === 'table' ? table.content.rows.map(({ cells }) => cells[0]) : [];
    expect(labels).toEqual(['Sales shops', 'Cost of goods', 'Travel', 'Sales web', 'Other', 'Result']);
    const bridge = outline.slides.find(({ id }) => id === 'bridge-plan');
    if (bridge?.kind !== 'bridge') throw new Error('no bridge');
    const value = (id: string) => outline.facts[id]!.value!;
    const { start, steps, end } = bridge.content;
    expect(steps.reduce((sum, step) => sum + value(step.value), value(start.value))).toBe(value(end.value));
  });

  it('has a bridge that adds up from budget to actual', () => {
    const { outline, page } = tell(facts);
    const bridge = page('bridge-plan');
    if (bridge?.kind !== 'bridge') throw new Error('no bridge');
    const value = (id: string) => outline.facts[id]!.value!;
    const { start, steps, end } = bridge.content;
    expect(steps.reduce((sum, step) => sum + value(step.value), value(start.value))).toBe(value(end.value));
    expect(value(end.value) - value(start.value)).toBe(gap);
  });

  it('says since when the result is off, and what that comes to in a year', () => {
    const told = tell(facts);
    expect(told.title('trend-result')).toMatch(/since May by \$100 a month$/);
    expect(told.reading('trend-result')).toContain('Until May, +$10 a month vs. budget; since then −$100 a month.');
    expect(told.reading('trend-result')).toContain('−$1K vs. budget');
  });

  it('splits the gap into the amount of revenue and what it costs', () => {
    const { outline } = tell(facts);
    const [volume, ratio, whole] = ['variance.volume', 'ratio_worth', 'variance'].map((of) => outline.facts[`statement_result.${of}@0`]);
    expect(volume!.value! + ratio!.value!).toBeCloseTo(whole!.value!, 6);
  });

  it('asks for each cause what it costs, and one thing where several lines turned at once', () => {
    const { outline, page } = tell(facts);
    const steps = page('actions');
    const rows = steps?.kind === 'action-table' ? steps.content.actions : [];
    expect(rows.map(({ worth }) => shown(worth ?? '', outline.facts))).toEqual(['$760', '$240', '$60', '$240']);
    const summary = page('executive-summary');
    expect(summary?.kind === 'executive-summary' && summary.content.ask).toContain('what changed in Sales shops and Cost of goods in May');
  });

  it('has no page on the rest of a year that is over', () => {
    expect(tell(facts).page('rest-of-year')).toBeUndefined();
  });
});

describe('a year in progress', () => {
  it('says what is left to do to reach the budget, and holds only what has happened against it', async () => {
    const told = tell(await statement(8));
    // Twelve months of 350 planned, 4 × 10 − 4 × 100 to date, and −100 in each of the four left.
    expect(told.title('rest-of-year')).toBe('At the current pace, Result ends the year at $3K, $760 below budget');
    // Four months of 350 planned, and 360 to make up.
    expect(told.reading('rest-of-year')).toContain('To reach budget, the 4 months left must bring $2K, $360 more than planned.');
    expect(told.title('cover')).toContain('January – August 2025');
    const chart = told.page('trend-result');
    expect(chart?.kind === 'trend' && chart.content.periods).toHaveLength(8);
  });
});

it.each(
  few(
    (Object.keys(languages) as LanguageCode[]).filter((language) => language !== 'en'),
    3,
  ),
)('the story is whole in %s, without a word of English', async (language) => {
  for (const facts of [await statement(), await statement(8)]) {
    const { outline } = planFromFacts(brief({ language }), facts);
    expect(outline.slides.length).toBeGreaterThan(9);
    // IDs of facts and slides, and what a content's own words stand for, are no text.
    const said = strings(outline.slides.map((page) => ({ ...page, notes: [], id: '', kind: '' }))).filter(
      (each) => !/^\S+@-?\d|^[a-z-]+\d*$/.test(each),
    );
    const text = Object.keys(lines).reduce(
      (all, line) => all.replaceAll(line.replace(': ', ' '), ''),
      shown(said.join('\n'), outline.facts),
    );
    expect(text).not.toMatch(/\b(the|against|above|below|missed|months?|line|took|actual)\b/i);
    expect(text).not.toContain('undefined');
  }
});
