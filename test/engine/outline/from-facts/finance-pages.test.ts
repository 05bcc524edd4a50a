/** Pages on a plan, on what customers cost and bring, and on cash. */
import { beforeAll, describe, expect, it } from 'vitest';
import { planFromFacts } from '../../../../src/engine/outline/from-facts/plan-from-facts.ts';
import type { FactTable } from '../../../../src/model/fact.ts';
import { type LanguageCode, languages } from '../../../../src/model/language.ts';
import { few } from '../../../helpers/rotating.ts';
import { factsOf } from '../../../stories/judge.ts';
import { csv } from '../../data/csv-files.ts';
import { brief, exactly, shown, strings } from '../plan-texts.ts';
import { tell } from './told-data.ts';

const months = Array.from({ length: 24 }, (_, at) => `${2024 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-01`);

/** Revenue above its plan, payroll above it too, and the profit what is left of both. */
function statement(): Promise<FactTable> {
  const rows = months.flatMap((month, at) =>
    (['Actual', 'Budget'] as const).flatMap((scenario) => {
      const isPlan = scenario === 'Budget';
      const [revenue, sales, payroll] = isPlan ? [1000 + at * 10, 300, 400] : [1100 + at * 10, 290, 440];
      const lines = { Revenue: revenue, 'Cost of sales': sales, 'Payroll costs': payroll, EBITDA: revenue - sales - payroll };
      return Object.entries(lines).map(([line, amount]) => ({ month, line, scenario, 'amount (USD)': amount }));
    }),
  );
  return factsOf({ files: [{ name: 'pl.csv', text: csv(rows) }], options: { today: '2026-01-05' } });
}

function subscriptionsWithFinances(): Promise<FactTable> {
  const subscriptions = Array.from({ length: 40 }, (_, at) => ({
    account: `A${at}`,
    start_date: at < 20 ? '2024-01-01' : `2025-${String(1 + (at % 12)).padStart(2, '0')}-15`,
    end_date: at === 0 ? '2025-11-01' : at === 1 ? '2025-12-30' : null,
    mrr_usd: 100 + at * 10,
  }));
  const finances = months.map((month, at) => ({ month, revenue: 4000, cogs: 800, 'Sales & Marketing': 1500, cash: 90000 - at * 2000 }));
  return factsOf({
    files: [
      { name: 'subscriptions.csv', text: csv(subscriptions) },
      { name: 'finance.csv', text: csv(finances) },
    ],
    options: { today: '2026-01-05' },
  });
}

describe('a statement with its budget', () => {
  let facts: FactTable;
  beforeAll(async () => {
    facts = await statement();
  });

  it('has a page of every line beside its plan, the worst first, good news and bad in colour by what each line is', () => {
    const page = tell(facts).page('plan-variance');
    const rows = page?.kind === 'table' ? page.content.rows : [];
    expect(rows.map(({ cells, tones, role }) => [cells[0], tones?.[3], role])).toEqual([
      ['Payroll costs', 'bad', 'body'],
      ['Cost of sales', 'good', 'body'],
      ['Revenue', 'good', 'body'],
      ['EBITDA', 'good', 'total'],
    ]);
    // A year of 100, 10 and −40 more than planned each month.
    expect(facts.facts['statement_result.variance@0']!.value).toBe(12 * (100 + 10 - 40));
    expect(tell(facts).title('executive-summary')).toMatch(/^EBITDA came in \$840 above budget: Revenue \+\$1K, Cost of sales \+\$120/);
    expect(tell(facts).title('plan-variance')).toMatch(/^1 of 3 lines missed budget; Payroll costs cost most/);
  });

  it('has a bridge from the planned profit to the actual one, which a cost above plan lowers', () => {
    const { outline, page } = tell(facts);
    const bridge = page('bridge-plan');
    const { start, steps, end } = bridge?.kind === 'bridge' ? bridge.content : { start: null, steps: [], end: null };
    const value = (id: string) => outline.facts[id]!.value!;
    expect(steps.map(({ label, value: id }) => [label, value(id)])).toEqual([
      ['Payroll costs', -480],
      ['Revenue', 1200],
      ['Cost of sales', 120],
    ]);
    expect(steps.reduce((sum, { value: id }) => sum + value(id), value(start!.value))).toBe(value(end!.value));
  });

  it('shows a board the page of the plan too', () => {
    const { outline } = planFromFacts(brief({ deckType: 'board', slides: exactly(8) }), facts);
    expect(outline.slides.map(({ id }) => id)).toContain('plan-variance');
  });

  it('has no bridge where the lines do not add to the profit', async () => {
    const rows = months.flatMap((month) =>
      ['Actual', 'Budget'].flatMap((scenario) =>
        Object.entries({ Revenue: 1000, 'Cost of sales': 300, 'Payroll costs': 100, EBITDA: 450 }).map(([line, amount]) => ({
          month,
          line,
          scenario,
          'amount (USD)': scenario === 'Actual' ? amount + 7 : amount,
        })),
      ),
    );
    const table = await factsOf({ files: [{ name: 'pl.csv', text: csv(rows) }], options: { today: '2026-01-05' } });
    expect(tell(table).page('plan-variance')).toBeDefined();
    expect(tell(table).page('bridge-plan')).toBeUndefined();
  });
});

describe('subscriptions beside finances', () => {
  let facts: FactTable;
  beforeAll(async () => {
    facts = await subscriptionsWithFinances();
  });

  it('have a page of what a customer costs and brings, from the finances', () => {
    const page = tell(facts).page('unit-economics');
    expect(page?.kind === 'scorecard' && page.content.tiles.map(({ label }) => label)).toEqual([
      'Customer acquisition cost (CAC)',
      'CAC payback in months',
      'Customer lifetime value (LTV)',
      'LTV to CAC',
      'Magic number',
      'Burn multiple',
    ]);
    expect(shown(page?.source ?? '', tell(facts).outline.facts)).toContain('finance.csv');
  });

  it('have a page of the cash, quarter by quarter, and how long it lasts', () => {
    const told = tell(facts);
    const page = told.page('cash');
    const values = page?.kind === 'trend' ? page.content.series[0]!.values : [];
    expect(values.map((id) => told.outline.facts[id!]!.value)).toEqual([2, 5, 8, 11, 14, 17, 20, 23].map((at) => 90000 - at * 2000));
    // 44,000 left, 6,000 burnt a quarter.
    expect(told.title('cash')).toBe('$44K of cash covers 22 months at the current burn');
  });
});

it.each(
  few(
    (Object.keys(languages) as LanguageCode[]).filter((language) => language !== 'en'),
    2,
  ),
)('the pages are whole in %s, without a word of English', async (language) => {
  for (const facts of [await statement(), await subscriptionsWithFinances()]) {
    const { outline } = planFromFacts(brief({ language, slides: exactly(60) }), facts);
    const pages = outline.slides.filter(({ id }) => ['plan-variance', 'bridge-plan', 'unit-economics', 'cash'].includes(id));
    expect(pages).toHaveLength(2);
    const text = pages
      .map((page) =>
        shown(
          strings({ ...page, notes: [], id: '', kind: '' })
            .filter((each) => !/^\S+@-?\d/.test(each))
            .join('\n'),
          outline.facts,
        ),
      )
      .join('\n');
    expect(text).not.toMatch(/\b(plan:|against|above|below|the|cash|present burn|customer|months|forecast|variance)\b/);
    expect(text).not.toContain('undefined');
  }
});
