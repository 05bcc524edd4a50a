/** Who stepped down from one plan to a cheaper one: from which to which, on what billing interval, and who still may. */
import { type Fact, factId } from '../../../model/fact.ts';
import { addDays } from '../../../model/period.ts';
import { planMove } from '../../../model/recurring-revenue.ts';
import { hexOfRows, literal, name } from '../../data/database.ts';
import type { Subscriptions } from '../../data/families/subscriptions.ts';
import { number, type Question } from '../compute.ts';
import { marksOf } from '../states.ts';

const metric = 'contraction_mrr';
/** Months after the period in which a longer term that ends may be moved. */
const monthsAhead = 6;
/** A term of more months is one that a customer leaves at its end alone. */
const oneMonth = 1;

/**
 * Puts `contraction_mrr.moves[from=Team&to=Lite]@0` and `.moved_mrr`, also of the period before; of the pair that lost most, also by billing
 * interval, with those who stood on the plan at the start, those who still do, and those whose longer term was or will be up.
 */
export async function computePlanMoves(question: Question, { dimensions, billed }: Subscriptions): Promise<void> {
  const { database, facts, currency, periods } = question;
  const product = dimensions.find(({ role }) => role === 'product');
  const { reporting, prior } = periods;
  if (!product || !billed?.terms || !prior || reporting.partial) return;
  const marks = marksOf(question, false).filter(({ at }) => at === reporting.offset || at === prior.offset);
  const values = marks.map(({ at, period, day }) => `(${at}, DATE '${addDays(period.start, -1)}', DATE '${day}')`);
  const plan = name(`by_${product.id}`);
  const on = (day: string) => `FILTER (WHERE started <= ${day} AND (ended IS NULL OR ended > ${day}))`;
  const most = (column: string, day: string) => `arg_max(${column}, {'mrr': mrr, 'by': ${plan}}) ${on(day)}`;
  // The end of what was last billed, less whole terms, is the end of the term that a day lies in.
  const due = `list_min(list_filter([${[0, 1, 2, 3].map((back) => `CAST(renews - to_months(${back} * every) AS DATE)`).join(', ')}], x -> x > since))`;
  await database.run(
    `CREATE TABLE plan_steps AS SELECT k.period_at, account, until, coalesce(sum(mrr) ${on('since')}, 0) AS opening, coalesce(sum(mrr) ${on('until')}, 0) AS closing,
       ${most(plan, 'since')} AS plan_from, ${most(plan, 'until')} AS plan_to, ${most('every', 'since')} AS every_from, ${most('every', 'until')} AS every_to,
       ${most(due, 'since')} AS due, ${most('renews', 'until')} AS renews, sum(row_hash) FILTER (WHERE started <= until AND (ended IS NULL OR ended > since)) AS row_hash
     FROM subscriptions, (VALUES ${values.join(', ')}) k(period_at, since, until) WHERE account IS NOT NULL GROUP BY account, period_at, since, until`,
  );
  const moved = 'closing > 0 AND closing < opening AND plan_from <> plan_to';
  const put = async (
    part: string,
    scope: Fact['scope'],
    { value, where, unit, formula, at = 0 }: { value: string; where: string; unit: Fact['unit']; formula: string; at?: number },
  ) => {
    const period = marks.find((mark) => mark.at === at)!.period;
    const from = `FROM plan_steps WHERE period_at = ${at} AND ${where}`;
    const [row] = await database.query(`SELECT ${value} AS "v", count(*) AS "n", sum(row_hash) AS "rows" ${from}`);
    const id = factId({ metric: `${metric}.${part}`, scope, at });
    facts.set(id, {
      id,
      metric,
      label: [formula, ...Object.values(scope)].join(', '),
      value: number(row!.v!) ?? 0,
      unit,
      ...(unit === 'money' && currency && { currency }),
      period: period.id,
      scope,
      n: Number(row!.n),
      rows: hexOfRows(row!.rows),
      formula: `${formula} in ${period.label}`,
      sql: `SELECT ${value} ${from}`,
    });
  };
  const [count, lost] = ['count(*)', 'coalesce(sum(opening - closing), 0)'];
  const accounts = { value: count, unit: 'count' } as const;
  const pairs = await database.query(
    `SELECT plan_from AS "from", plan_to AS "to", ${lost} AS "lost" FROM plan_steps WHERE period_at = 0 AND ${moved} GROUP BY 1, 2 ORDER BY 3 DESC, 1, 2`,
  );
  const [first] = pairs;
  if (!first) return;
  const [from, to] = [String(first.from), String(first.to)];
  const pair = { [planMove.from]: from, [planMove.to]: to };
  const between = `${moved} AND plan_from = ${literal(from)} AND plan_to = ${literal(to)}`;
  for (const { at } of marks) {
    const when = { at: Number(at), where: between };
    await put('moves', pair, { ...accounts, ...when, formula: 'number of accounts that pay less on another plan' });
    await put('moved_mrr', pair, { value: lost, unit: 'money', ...when, formula: 'monthly value lost to another plan' });
  }
  await put('moved_arr', pair, {
    value: `12 * ${lost}`,
    unit: 'money',
    where: between,
    formula: '12 times the monthly value lost to another plan',
  });
  const fresh = `opening = 0 AND closing > 0 AND plan_to = ${literal(to)}`;
  const on_ = { [planMove.to]: to };
  await put('fresh', on_, { ...accounts, where: fresh, formula: 'number of new accounts on the plan' });
  await put('fresh_mrr', on_, {
    value: 'coalesce(sum(closing), 0)',
    unit: 'money',
    where: fresh,
    formula: 'monthly value of new accounts on the plan',
  });
  const [stood, open] = [`opening > 0 AND plan_from = ${literal(from)}`, `closing > 0 AND plan_to = ${literal(from)}`];
  const intervals = await database.query(
    `SELECT DISTINCT every_from AS "every" FROM plan_steps WHERE period_at = 0 AND ${stood} AND every_from IS NOT NULL ORDER BY 1`,
  );
  for (const { every: months } of intervals) {
    const by = { [planMove.every]: String(months) };
    const own = { [planMove.from]: from, ...by };
    await put(
      'moves',
      { ...pair, ...by },
      { ...accounts, where: `${between} AND every_from = ${months}`, formula: 'number of accounts that pay less on another plan' },
    );
    await put(
      'moved_mrr',
      { ...pair, ...by },
      { value: lost, unit: 'money', where: `${between} AND every_from = ${months}`, formula: 'monthly value lost to another plan' },
    );
    await put('stood', own, {
      ...accounts,
      where: `${stood} AND every_from = ${months}`,
      formula: 'number of accounts on the plan at the start',
    });
    await put('open', own, {
      ...accounts,
      where: `${open} AND every_to = ${months}`,
      formula: 'number of accounts on the plan at the end',
    });
    await put('open_mrr', own, {
      value: 'coalesce(sum(closing), 0)',
      unit: 'money',
      where: `${open} AND every_to = ${months}`,
      formula: 'monthly value on the plan at the end',
    });
  }
  const [own, longer] = [{ [planMove.from]: from }, `every_from > ${oneMonth}`];
  await put('due', own, {
    ...accounts,
    where: `${stood} AND ${longer} AND due <= until`,
    formula: 'number of accounts on the plan whose longer term was up',
  });
  await put('due_moves', pair, {
    ...accounts,
    where: `${between} AND ${longer} AND due <= until`,
    formula: 'number of accounts whose longer term was up that pay less on another plan',
  });
  const last = addDays(reporting.end, -1);
  const ahead = `${open} AND every_to > ${oneMonth} AND renews > DATE '${last}' AND renews <= DATE '${last}' + INTERVAL ${monthsAhead} MONTH`;
  await put('ahead', own, {
    ...accounts,
    where: ahead,
    formula: `number of accounts on the plan whose longer term is up in the next ${monthsAhead} months,`,
  });
  await put('ahead_mrr', own, {
    value: 'coalesce(sum(closing), 0)',
    unit: 'money',
    where: ahead,
    formula: `monthly value on the plan whose longer term is up in the next ${monthsAhead} months,`,
  });
}
