/** Unit economics: the cost of winning a customer and what a customer is worth. */

import { type Fact, factId, type MetricNote, type Unit } from '../../../model/fact.ts';
import { addDays, type Period } from '../../../model/period.ts';
import { hexOfRows, rowsHash } from '../../data/database.ts';
import type { Finance } from '../../data/families/finance.ts';
import { number, type Question } from '../compute.ts';
import { named, reason } from '../named.ts';
import { putRuleOf40 } from './rule-of-40.ts';

type Note = Omit<MetricNote, 'status' | 'reason'>;

const note = (id: string, unit: Unit, polarity: 'up' | 'down'): Note => ({
  ...named(id),
  family: 'recurring',
  unit,
  polarity,
  untested: true,
  beside: 'mrr',
});

export const unitEconomics = [
  note('cac', 'money', 'down'),
  note('cac_payback', 'number', 'down'),
  note('ltv', 'money', 'up'),
  note('ltv_cac', 'multiple', 'up'),
  note('magic_number', 'multiple', 'up'),
  note('net_burn', 'money', 'down'),
  note('burn_multiple', 'multiple', 'down'),
  note('runway', 'number', 'up'),
] as const;

const lacks = {
  spend: reason('spend'),
  margin: reason('gross-margin'),
  cash: reason('cash'),
  part: reason('parts'),
} as const;

/** Puts each metric that can be computed, such as `cac@0` with `cac.spend@0`, for every complete period; says why those of the reporting period cannot. */
export async function computeUnitEconomics(question: Question, finance: Finance | null): Promise<MetricNote[]> {
  const { periods } = question;
  const { reporting, prior } = periods;
  const whole = periods.periods.filter(({ offset, partial }) => offset < 0 && !partial);
  if (finance)
    for (const period of whole)
      await computeAt(question, finance, period, whole.find(({ offset }) => offset === period.offset - 1) ?? null);
  const reasons = await computeAt(question, finance, reporting, prior);
  const ofRevenue = (metric: string, label: string, part: 'profit' | 'flow') =>
    finance?.has.has(part) && finance.has.has('revenue')
      ? sumOf(question, metric, label, `CAST(sum(${part}) AS DOUBLE) / nullif(CAST(sum(revenue) AS DOUBLE), 0)`, part, reporting)
      : null;
  const earned = await ofRevenue('rule_of_40.margin', 'Operating margin', 'profit');
  const kept = await ofRevenue('rule_of_40_cash.margin', 'Margin of the free cash flow', 'flow');
  // Both tables contribute; the finances decide how far they reach.
  const from = finance ? { source: finance.table.name, subject: { one: 'row', many: 'rows' } } : {};
  const forty = putRuleOf40(question, 'arr', { profit: earned, flow: kept }, { family: 'recurring', beside: 'mrr', ...from });
  const notes = unitEconomics.map((each): MetricNote => {
    const reason = reasons.get(each.id);
    return reason === undefined ? { ...each, ...from, status: 'computed' } : { ...each, status: 'not-computable', reason };
  });
  return [...notes, ...forty];
}

/** The metrics of one period, and what is missing for each without a figure. */
async function computeAt(
  question: Question,
  finance: Finance | null,
  period: Period,
  prior: Period | null,
): Promise<ReadonlyMap<string, string>> {
  const { facts, periods } = question;
  const { length } = periods.cut;
  const has = (part: 'spend' | 'cash') => finance?.has.has(part) === true;
  const spent = (of: Period) => sumOf(question, 'cac.spend', 'Spend on sales and marketing', 'sum(spend)', 'spend', of);
  const spend = has('spend') ? await spent(period) : null;
  const before = has('spend') && prior ? await spent(prior) : null;
  const margin =
    finance?.has.has('sold') && finance.has.has('revenue')
      ? await sumOf(
          question,
          'ltv.margin',
          'Gross margin',
          '(CAST(sum(revenue) AS DOUBLE) - abs(CAST(sum(sold) AS DOUBLE))) / nullif(CAST(sum(revenue) AS DOUBLE), 0)',
          'revenue',
          period,
        )
      : null;
  const cash = has('cash') ? await cashAt(question, period) : null;
  const cashBefore = has('cash') && prior ? await cashAt(question, prior) : null;
  const of = (metric: string) => facts.get(factId({ metric, at: period.offset })) ?? null;
  const reasons = new Map<string, string>();
  const put = (
    id: string,
    from: readonly (Fact | null)[],
    lack: string,
    compute: (...values: number[]) => number | null,
    formula: string,
    n?: number,
  ) => {
    const of = unitEconomics.find((each) => each.id === id)!;
    const values = from.map((fact) => fact?.value ?? null);
    const value = values.some((each) => each === null) ? null : compute(...(values as number[]));
    if (value === null || !Number.isFinite(value)) {
      reasons.set(id, values.some((each) => each === null) ? lack : lacks.part);
      return null;
    }
    const fact: Fact = {
      id: factId({ metric: id, at: period.offset }),
      metric: id,
      label: of.label,
      value,
      unit: of.unit,
      ...(of.unit === 'money' && question.currency ? { currency: question.currency } : {}),
      period: period.id,
      scope: {},
      n: n ?? from[0]!.n,
      formula,
      sql: '',
      from: from.map((each) => each!.id),
    };
    facts.set(fact.id, fact);
    return fact;
  };
  const positive = (value: number, by: number) => (by > 0 ? value / by : null);
  const fresh = of('new_mrr');
  const customers = fresh?.n ?? 0;
  const cac = put(
    'cac',
    [spend, fresh],
    lacks.spend,
    (cost) => positive(cost, customers),
    'spend on sales and marketing divided by the number of accounts with new MRR',
    customers,
  );
  const arpa = of('arpa');
  put(
    'cac_payback',
    [cac, arpa, margin],
    cac ? lacks.margin : lacks.spend,
    (cost, size, share) => positive(cost, size * share),
    'CAC divided by MRR per account times gross margin',
  );
  const ltv = put(
    'ltv',
    [arpa, margin, of('logo_churn')],
    lacks.margin,
    (size, share, churn) => positive(size * share, churn / length),
    'MRR per account times gross margin, divided by logo churn of a month',
  );
  put('ltv_cac', [ltv, cac], cac ? lacks.margin : lacks.spend, positive, 'lifetime value divided by CAC');
  const growth = of('arr.delta');
  put(
    'magic_number',
    [growth, before],
    lacks.spend,
    positive,
    'change of ARR divided by the spend on sales and marketing of the period before',
  );
  const burn = put(
    'net_burn',
    [cashBefore, cash],
    lacks.cash,
    (then, now) => then - now,
    'cash at the end of the period before less cash at the end of the period',
  );
  put('burn_multiple', [burn, growth], lacks.cash, positive, 'net burn divided by the change of ARR');
  put('runway', [cash, burn], lacks.cash, (left, burnt) => positive(left, burnt / length), 'cash divided by the net burn of a month');
  return reasons;
}

/** A period's total if the table covers each of its months; otherwise null. */
async function sumOf(
  question: Question,
  metric: string,
  label: string,
  value: string,
  column: string,
  period: Period,
): Promise<Fact | null> {
  const { database, facts, currency, periods } = question;
  const from = `FROM finance WHERE day >= DATE '${period.start}' AND day < DATE '${period.end}'`;
  const [row] = await database.query(
    `SELECT ${value} AS "v", count(${column}) AS "n", count(DISTINCT CASE WHEN ${column} IS NOT NULL THEN date_trunc('month', day) END) AS "months", ${rowsHash} ${from}`,
  );
  const found = number(row!.v!);
  if (found === null || Number(row!.months) < (Number(row!.n) === 1 ? 1 : periods.cut.length)) return null;
  const ratio = metric.endsWith('margin');
  const fact: Fact = {
    id: factId({ metric, at: period.offset }),
    metric: metric.replace(/\..*/, ''),
    label: `${label}, ${period.label}`,
    value: found,
    unit: ratio ? 'ratio' : 'money',
    ...(!ratio && currency ? { currency } : {}),
    period: period.id,
    scope: {},
    n: Number(row!.n),
    rows: hexOfRows(row!.rows),
    formula: `${label.charAt(0).toLowerCase()}${label.slice(1)} in ${period.label}`,
    sql: `SELECT ${value} ${from}`,
  };
  facts.set(fact.id, fact);
  return fact;
}

/** The last cash balance in a period's last month. */
async function cashAt({ database, facts, currency, periods }: Question, period: Period): Promise<Fact | null> {
  const from = `FROM finance WHERE cash IS NOT NULL AND day < DATE '${period.end}' AND day >= DATE '${addDays(period.end, -31)}' AND day <= DATE '${periods.asOf}'`;
  const [row] = await database.query(`SELECT arg_max(cash, day) AS "v", count(*) AS "n", ${rowsHash} ${from}`);
  const value = number(row!.v!);
  if (value === null) return null;
  const id = factId({ metric: 'runway.cash', at: period.offset });
  const fact: Fact = {
    id,
    metric: 'runway',
    label: `Cash at the end of ${period.label}`,
    value,
    unit: 'money',
    ...(currency && { currency }),
    period: period.id,
    scope: {},
    n: Number(row!.n),
    rows: hexOfRows(row!.rows),
    formula: `cash as last told in ${period.label}`,
    sql: `SELECT arg_max(cash, day) ${from}`,
  };
  facts.set(id, fact);
  return fact;
}
