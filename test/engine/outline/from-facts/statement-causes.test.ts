/** What a statement says beyond its lines: the year before, margins, volume, one-offs, the rest of the year, and answers. */
import { beforeAll, describe, expect, it } from 'vitest';
import { readBrief } from '../../../../src/engine/brief/read-brief.ts';
import { planFromFacts } from '../../../../src/engine/outline/from-facts/plan-from-facts.ts';
import type { FactTable } from '../../../../src/model/fact.ts';
import { factsOf } from '../../../stories/judge.ts';
import { csv } from '../../data/csv-files.ts';
import { shown } from '../plan-texts.ts';
import { type Told, tell } from './told-data.ts';

const plans = { 'Shop sales': 2000, Materials: -800, Wages: -600, Legal: -40 };
type Line = keyof typeof plans;

interface Made {
  /** What a line brings in a month beyond its plan. */
  off?: (line: Line, month: number) => number;
  /** Months that have happened. */
  until?: number;
  units?: { planned: number; actual: number };
  before?: boolean;
}

/** A year by month: materials are dearer from April on, unless `off` says otherwise. */
function statement({ off = dearer, until = 9, units, before = true }: Made = {}): Promise<FactTable> {
  const rows = Array.from({ length: 12 }, (_, at) => at + 1).flatMap((month) => {
    const past = month <= until;
    const row = (account: string, plan: number, actual: number, last: number) => ({
      month: `2025-${String(month).padStart(2, '0')}-01`,
      account,
      'budget USD': plan,
      'actual USD': past ? actual : '',
      ...(before && { 'prior year USD': last }),
    });
    return [
      ...Object.entries(plans).map(([line, plan]) => row(line, plan, plan + off(line as Line, month), plan * 0.9)),
      ...(units ? [row('Units sold', units.planned, units.actual, units.planned)] : []),
    ];
  });
  return factsOf({
    files: [{ name: 'pl_2025.csv', text: csv(rows) }],
    options: { today: until === 12 ? '2026-01-20' : `2025-${until + 1}-05` },
  });
}

const dearer = (line: Line, month: number) => (line === 'Materials' && month >= 4 ? -50 : 0);
/** The same, with a lawsuit in June. */
const withLawsuit = (line: Line, month: number) => dearer(line, month) + (line === 'Legal' && month === 6 ? -500 : 0);
const value = (facts: FactTable | Told['outline'], id: string) => facts.facts[id]?.value;

async function answered(facts: FactTable, prompt: string): Promise<string[]> {
  const { outline } = planFromFacts(await readBrief({ prompt }), facts);
  const page = outline.slides.find(({ id }) => id === 'executive-summary');
  return page?.kind === 'executive-summary' ? page.content.points.map(({ text }) => shown(text, outline.facts)) : [];
}

describe('a statement with a lawsuit in one month and dearer materials since April', () => {
  let facts: FactTable;
  let told: Told;
  beforeAll(async () => {
    facts = await statement({ off: withLawsuit, units: { planned: 100, actual: 90 } });
    told = tell(facts);
  });

  it('tells the lawsuit as a one-off, with the result without it and what recurs', () => {
    const id = told.outline.slides.find(({ title }) => shown(title, told.outline.facts).includes('is a one-off'))?.id;
    expect(told.title(id!)).toBe('Legal in June is a one-off of $500: without it, Result would be $300 below budget');
    expect(told.reading(id!)).toContain('What recurs: Materials, −$300 vs. budget.');
    expect(told.title('executive-summary')).toContain('Legal (one-off) −$500');
  });

  it('leaves it out of the pace of the year', () => {
    // −50 a month in the three months left: 12 × 560 − 800 − 150.
    expect(told.title('rest-of-year')).toBe('At the current pace, Result ends the year at $6K, $950 below budget');
    expect(value(told.outline, 'statement_result.variance.gap_paced@0')).toBe(-500 - 300 - 150);
    expect(told.reading('rest-of-year')).toContain('−$50 a month vs. budget, since April; one-offs of −$500 left out.');
  });

  it('asks to settle whether it recurs, not to cap it', () => {
    const page = told.page('actions');
    const what = page?.kind === 'action-table' ? page.content.actions.map((each) => each.what) : [];
    expect(what).toContain('Confirm that Legal in June was a one-off, and keep it out of the forecast');
  });

  it('has the year before beside the budget, labelled', () => {
    const page = told.page('plan-variance');
    const content = page?.kind === 'table' ? page.content : null;
    expect(content?.columns.map(({ label }) => label).slice(-2)).toEqual(['Last year', 'vs. last year']);
    // 9 × 504 a year ago, and 9 × 560 − 800 now.
    expect(
      content?.rows
        .at(-1)
        ?.cells.slice(-2)
        .map((cell) => shown(cell, told.outline.facts)),
    ).toEqual(['$5K', '−$296']);
  });

  it('splits the margin into points of each cost, which add up', () => {
    const points = Object.values(told.outline.facts).filter(({ id }) => id.startsWith('statement_result.of_revenue.points['));
    const whole = value(told.outline, 'statement_result.of_revenue.points@0')!;
    expect(points.filter(({ scope }) => !scope.statement_line?.startsWith('(')).reduce((sum, each) => sum + each.value!, 0)).toBeCloseTo(
      whole,
      9,
    );
    expect(told.title('margins')).toMatch(/^Margin came to 23\.6%, 4\.4 points below budget: Legal took 2\.8 points/);
    expect(told.reading('margins')).toContain('Gross margin: 58.3% (Budget 60.0%, Last year 60.0%).');
  });

  it('flexes the budget for volume: the effects add up to the variance', () => {
    const page = told.page('volume');
    if (page?.kind !== 'bridge') throw new Error('no bridge');
    const { start, steps, end } = page.content;
    expect(steps.reduce((sum, step) => sum + value(told.outline, step.value)!, value(told.outline, start.value)!)).toBeCloseTo(
      value(told.outline, end.value)!,
      6,
    );
    // A tenth less volume at a contribution of 1,200 a month, and revenue held by prices.
    expect(value(told.outline, steps[0]!.value)).toBeCloseTo(-9 * 120, 6);
    expect(value(told.outline, steps[1]!.value)).toBeCloseTo(9 * 200, 6);
  });

  it('does not count what was sold as money', () => {
    expect(facts.statement?.kinds).not.toHaveProperty('Units sold');
    expect(value(facts, 'statement_result@0')).toBe(9 * 560 - 800);
  });

  it('answers what a prompt asks, each with its own sentence', async () => {
    const points = await answered(
      facts,
      'P&L review: why did the result miss budget? Which line cost most? What would close the gap? How do we compare with last year?',
    );
    expect(points[0]).toContain('Result came in $800 below budget: Legal (one-off) −$500, Materials −$300');
    expect(points[1]).toContain('Legal took $500 off the result');
    expect(points.join('\n')).toContain('Bringing Materials back to budget closes $300 of the gap of $800; one-offs are not counted.');
    expect(points.join('\n')).toContain('Result came in $296 below last year');
  });

  it('says once what two questions ask for', async () => {
    const points = await answered(facts, 'P&L review: why did the result miss budget? Are there one-offs? Is there a one-off in legal?');
    expect(points.every((point) => point !== '')).toBe(true);
    expect(points.filter((point) => point.includes('is a one-off of $500'))).toHaveLength(1);
  });

  it('says in one line that the data cannot answer', async () => {
    const points = await answered(facts, 'P&L review: why did customer churn rise?');
    expect(points.join('\n')).toContain('Not answered: “why did customer churn rise”');
  });
});

describe('no one-off', () => {
  it.each<[string, (line: Line, month: number) => number, number]>([
    ['is a new level of two months', (line, month) => (line === 'Legal' && month >= 8 ? -500 : 0), 9],
    ['is a line that goes up and down', (line, month) => (line === 'Legal' ? [-300, 0, -400, 20, -350][month % 5]! : 0), 12],
    ['is a month that hardly matters', (line, month) => (line === 'Legal' && month === 6 ? -45 : dearer(line, month)), 9],
    ['is the first month, from which all others differ', (line, month) => (line === 'Legal' && month > 1 ? -500 : 0), 9],
  ])('%s', async (_, off, until) => {
    const { outline } = tell(await statement({ off, until }));
    expect(outline.slides.map(({ title }) => title).filter((title) => title.includes('one-off'))).toEqual([]);
  });

  it('is called so in the latest month, which may be a new level', async () => {
    const told = tell(await statement({ off: (line, month) => (line === 'Legal' && month === 9 ? -500 : dearer(line, month)) }));
    const page = told.outline.slides.find(({ title }) => shown(title, told.outline.facts).includes('in September alone'));
    expect(told.reading(page!.id)).toContain('September is the latest month: the next one will show whether this repeats.');
    expect(value(told.outline, 'statement_result.variance.rest_paced@0')).toBe(-150);
  });
});

it('speaks of one month left as of one', async () => {
  const told = tell(await statement({ until: 11 }));
  expect(told.reading('rest-of-year')).toContain('the 1 month left must bring');
});

it('a statement without the year before says that it cannot compare', async () => {
  const facts = await statement({ before: false });
  const points = await answered(facts, 'P&L review: how do we compare with last year? Which line missed most?');
  expect(points.join('\n')).toMatch(/Not answered: .*There is no complete earlier period/);
  expect(tell(facts).page('plan-variance')?.kind === 'table').toBe(true);
});
