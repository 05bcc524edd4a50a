/** Every figure of the reference set of a SaaS company, computed independently, found again among the facts. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { findDataFiles } from '../../../src/engine/data/data-file.ts';
import { readFacts } from '../../../src/engine/metrics/read-facts.ts';
import { type FactAddress, type FactTable, factId } from '../../../src/model/fact.ts';

const folder = path.join(
  process.env.QUARTERDECK_TEST_DATA ?? path.resolve(import.meta.dirname, '../../../../shared'),
  'data/ravenstack-saas',
);
const here = existsSync(folder);
if (!here) console.warn(`The reference data are not in ${folder}: the figures of ravenstack-saas are NOT checked.`);

type Figures = Record<string, string | number>[];

describe.skipIf(!here)('the facts of ravenstack-saas', () => {
  let table: FactTable;
  const truth = here ? JSON.parse(readFileSync(path.join(folder, 'truth.json'), 'utf8')) : { facts: [] };
  const rows = (id: string): Figures => truth.facts.find((fact: { id: string }) => fact.id === id).value;
  const fact = (address: FactAddress) => table.facts[factId(address)];
  const value = (metric: string, at: FactAddress['at'], scope?: Record<string, string>) =>
    fact({ metric, at, ...(scope ? { scope } : {}) })?.value;
  const offset = (quarter: unknown) => table.periods.find(({ id }) => id === quarter)!.offset;
  const round = (number: number | null | undefined) => Number(number!.toFixed(6));
  const message = (sentence: string) => table.quality.find((each) => each.sentence === sentence)?.message;

  beforeAll(async () => {
    table = await readFacts(await findDataFiles(folder), { today: '2026-11-21', asOf: '2024-12-31' });
  });

  it('has all families in one table, recurring revenue first', () => {
    expect([...new Set(table.metrics.map(({ family }) => family))]).toEqual(['recurring', 'support', 'usage']);
    expect(table.subject).toEqual({ one: 'subscription', many: 'subscriptions' });
    expect(table.reporting.id).toBe('2024-Q4');
    expect(table.prior?.id).toBe('2024-Q3');
  });

  it('trap 13: gives MRR, subscriptions and accounts as they stand on the last day of each quarter', () => {
    for (const { quarter, mrr, subs, accounts } of rows('mrr_quarter_end')) {
      expect(value('mrr', offset(quarter))).toBe(mrr);
      expect(value('active_subscriptions', offset(quarter))).toBe(subs);
      expect(value('paying_accounts', offset(quarter))).toBe(accounts);
    }
    expect(fact({ metric: 'mrr', at: 'all' })).toBeUndefined();
  });

  it('trap 14: gives ARR as twelve times MRR of what is active, without ended rows and trials', () => {
    expect(value('arr', 0)).toBe(truth.facts.find((each: { id: string }) => each.id === 'arr_2024_12_31').value);
    expect(message('trials')).toContain('778 trials');
    expect(fact({ metric: 'arpa', at: 0 })).toMatchObject({ value: 10159608 / 500, n: 500 });
  });

  it('gives NRR, GRR and lost logos of the cohort of the quarter before', () => {
    const [cohort] = rows('nrr_grr_2024Q4');
    expect(round(value('nrr', 0))).toBe(cohort!.nrr);
    expect(round(value('grr', 0))).toBe(cohort!.grr);
    expect(fact({ metric: 'nrr', at: 0 })!.n).toBe(cohort!.cohort_accounts);
    expect(value('logo_churn', 0)).toBe(0);
  });

  it('gives the movement by subscription: opening, started, ended, closing', () => {
    const [moved] = rows('mrr_movement_2024Q4');
    expect([value('mrr', -1), value('started_mrr', 0), value('ended_mrr', 0), value('mrr', 0)]).toEqual([
      moved!.opening,
      moved!.started,
      moved!.ended,
      moved!.closing,
    ]);
  });

  it('gives the movement by account, exact in every quarter', () => {
    for (const { offset: at } of table.periods.filter((period) => period.offset > 1 - table.periods.length)) {
      const [opening, closing] = [value('mrr', at - 1)!, value('mrr', at)!];
      const moves = value('new_mrr', at)! + value('expansion_mrr', at)! - value('contraction_mrr', at)! - value('churned_mrr', at)!;
      expect(opening + moves).toBe(closing);
    }
  });

  it('gives MRR by plan', () => {
    const plan = table.dimensions.find(({ label }) => label === 'Plan tier')!;
    expect(plan.role).toBe('product');
    for (const { plan_tier, mrr, subs } of rows('mrr_by_plan')) {
      const scope = { [plan.id]: String(plan_tier) };
      expect(value('mrr', 0, scope)).toBe(mrr);
      expect(value('active_subscriptions', 0, scope)).toBe(subs);
    }
  });

  it('parts what ended into the opening book and what was sold in the quarter, in every quarter', () => {
    for (const { quarter, mrr } of rows('subscription_churn_by_quarter')) {
      const at = offset(quarter);
      expect([quarter, value('lost_opening_mrr', at)! + value('lost_sold_mrr', at)!]).toEqual([quarter, mrr]);
    }
    const [moved] = rows('mrr_movement_2024Q4');
    expect(value('loss_rate.exposed_mrr', 0)).toBe(Number(moved!.opening) + Number(moved!.started));
    expect(value('loss_rate', 0)).toBeCloseTo(Number(moved!.ended) / (Number(moved!.opening) + Number(moved!.started)), 12);
  });

  it('gives loss in the first thirty days, and what the book loses at the rates of both quarters', () => {
    expect([0, -1].map((at) => value('loss_by_age', at, { age: '0-30' })!.toFixed(3))).toEqual(['0.100', '0.019']);
    expect([value('next_loss_arr', 0)! / 1e6, value('next_loss_arr.prior_rates', 0)! / 1e6].map((each) => each.toFixed(1))).toEqual([
      '8.2',
      '2.8',
    ]);
    expect(value('next_loss_arr.book', 0)).toBe(value('arr', 0));
  });

  it('gives ended subscriptions by quarter', () => {
    for (const { quarter, n, mrr } of rows('subscription_churn_by_quarter')) {
      expect(value('ended_subscriptions', offset(quarter))).toBe(n);
      expect(value('ended_mrr', offset(quarter))).toBe(mrr);
    }
  });

  it('gives tickets, times, scores and escalations by quarter', () => {
    for (const row of rows('tickets_by_quarter')) {
      const at = offset(row.quarter);
      expect(value('tickets_created', at)).toBe(row.n);
      expect(round(value('resolution_time', at))).toBe(row.mean_resolution_h);
      expect(round(value('first_response', at))).toBe(row.mean_first_response_min);
      expect(round(value('csat_mean', at))).toBe(row.csat);
      expect(fact({ metric: 'csat_mean', at })!.n).toBe(row.csat_n);
      expect(round(value('escalation_rate', at))).toBe(row.escalation_rate);
    }
    expect([fact({ metric: 'resolution_time', at: 0 })!.unit, fact({ metric: 'first_response', at: 0 })!.unit]).toEqual([
      'hours',
      'minutes',
    ]);
  });

  it('gives tickets by priority over all periods', () => {
    for (const { priority, n, mean_resolution_h } of rows('tickets_by_priority')) {
      const scope = { priority: String(priority) };
      expect(value('tickets_created', 'all', scope)).toBe(n);
      expect(round(value('resolution_time', 'all', scope))).toBe(mean_resolution_h);
    }
  });

  it('gives the share of tickets without a score', () => {
    const missing = truth.facts.find((each: { id: string }) => each.id === 'trap_csat_missing').value;
    expect(round(1 - value('csat_response', 'all')!)).toBe(missing);
    expect(message('no-score')).toContain('825 of 2,000');
  });

  it('trap 25: joins describe accounts and multiply no amount', () => {
    const account = table.dimensions.find(({ role }) => role === 'account')!;
    const [example] = rows('account_example');
    expect(value('mrr', 0, { [account.id]: String(example!.name) })).toBe(example!.mrr);
    expect(value('tickets_created', 0, { [account.id]: String(example!.name) })).toBe(example!.tickets_2024Q4);
    for (const { id, members, role } of table.dimensions) {
      const parts = members.map((member) => value('mrr', 0, { [id]: member })).filter((part) => part != null);
      if (role === 'account' || parts.length === 0) continue;
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(value('mrr', 0));
    }
  });

  it('trap 29: names what each source says of accounts that left, and mixes none', () => {
    const [conflict] = rows('trap_churn_conflict');
    const { accounts_flag, accounts_in_events, accounts_with_ended_sub, accounts_with_no_open_sub } = conflict!;
    const said = message('churn-sources')!;
    for (const [count, source] of [
      [accounts_flag, 'churn_flag of ravenstack_accounts.csv'],
      [accounts_in_events, 'listed in ravenstack_churn_events.csv'],
      [accounts_with_ended_sub, 'with an ended subscription in ravenstack_subscriptions.csv'],
      [accounts_with_no_open_sub, 'with no open subscription in ravenstack_subscriptions.csv'],
    ])
      expect(said).toContain(`${count} ${source}`);
    const counts = Object.values(table.facts).filter(({ metric }) => metric === 'churned_accounts');
    expect(counts).toEqual([]);
  });

  it('shares the dimensions of accounts between the families', () => {
    const both = table.dimensions.filter(
      ({ id, members }) => value('mrr', 0, { [id]: members[0]! }) != null && value('tickets_created', 0, { [id]: members[0]! }) != null,
    );
    expect(both.map(({ label }) => label)).toEqual(expect.arrayContaining(['Industry', 'Country']));
  });

  it('counts churn events by reason and uses by feature, each by itself', () => {
    const reason = table.dimensions.find(({ label }) => label === 'Reason code')!;
    for (const { reason_code, n } of rows('churn_reasons'))
      expect(value('churn_events', 'all', { [reason.id]: String(reason_code) })).toBe(n);
    const feature = table.dimensions.find(({ label }) => label === 'Feature name')!;
    for (const { feature_name, uses } of rows('top5_features_2024Q4'))
      expect(value('usage', 0, { [feature.id]: String(feature_name) })).toBe(uses);
  });

  it('shows a query with every figure that gives it', () => {
    const { sql, formula } = fact({ metric: 'mrr', at: 0 })!;
    expect(sql).toContain("started <= DATE '2024-12-31' AND (ended IS NULL OR ended > DATE '2024-12-31')");
    expect(formula).toBe('sum of the monthly value of subscriptions active on 2024-12-31');
  });
});
