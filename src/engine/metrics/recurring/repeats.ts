/** Subscriptions that repeat another one of the same account: the same plan at the same price, both live. */
import { type Fact, factId } from '../../../model/fact.ts';
import { repeated } from '../../../model/recurring-revenue.ts';
import { hexOfRows, name, type Row } from '../../data/database.ts';
import type { Subscriptions } from '../../data/families/subscriptions.ts';
import { number, type Question } from '../compute.ts';
import { marksOf } from '../states.ts';

/**
 * Puts `mrr.repeats@0` and `arr.repeats@0`, what the further ones pay beyond one of each, with the number of them and of their accounts, also
 * of the period before; and `active_subscriptions.repeats[account=…&plan=…]@0`, the most that one account has of one plan and price.
 */
export async function computeRepeats(question: Question, { account, dimensions }: Subscriptions): Promise<void> {
  const { database, facts, currency, periods } = question;
  const product = dimensions.find(({ role }) => role === 'product');
  const { reporting, prior } = periods;
  if (!account || !product || !prior || reporting.partial) return;
  const plan = name(`by_${product.id}`);
  const called = dimensions.find(({ role, coded }) => role === 'account' && !coded);
  const shown = called ? `CAST(${name(`by_${called.id}`)} AS VARCHAR)` : 'CAST(account AS VARCHAR)';
  for (const { at, period, day } of marksOf(question, false).filter((mark) => mark.at === reporting.offset || mark.at === prior.offset)) {
    const standing = `started <= DATE '${day}' AND (ended IS NULL OR ended > DATE '${day}') AND account IS NOT NULL AND mrr > 0`;
    const groups = `(SELECT account, any_value(${shown}) AS shown, CAST(${plan} AS VARCHAR) AS plan, mrr, any_value(arr) AS arr, count(*) AS held, sum(row_hash) AS row_hash
       FROM subscriptions WHERE ${standing} GROUP BY account, ${plan}, mrr HAVING count(*) > 1)`;
    const put = (
      metric: string,
      scope: Fact['scope'],
      { value, unit, formula }: { value: string; unit: Fact['unit']; formula: string },
      row: Row,
    ) => {
      const id = factId({ metric: `${metric}.repeats`, scope, at: Number(at) });
      facts.set(id, {
        id,
        metric,
        label: [formula, ...Object.values(scope)].join(', '),
        value: number(row.v!) ?? 0,
        unit,
        ...(unit === 'money' && currency && { currency }),
        period: period.id,
        scope,
        n: Number(row.n ?? 0),
        rows: hexOfRows(row.rows),
        formula: `${formula} at the end of ${period.label}`,
        sql: `SELECT ${value} FROM ${groups}`,
      });
    };
    const all = [
      {
        metric: 'mrr',
        value: 'sum((held - 1) * mrr)',
        unit: 'money',
        formula: 'monthly value of subscriptions beyond the first of the same account, plan and price',
      },
      {
        metric: 'arr',
        value: 'sum((held - 1) * arr)',
        unit: 'money',
        formula: 'yearly value of subscriptions beyond the first of the same account, plan and price',
      },
      {
        metric: 'active_subscriptions',
        value: 'sum(held - 1)',
        unit: 'count',
        formula: 'subscriptions beyond the first of the same account, plan and price',
      },
      {
        metric: 'paying_accounts',
        value: 'count(DISTINCT account)',
        unit: 'count',
        formula: 'accounts with several live subscriptions of one plan and price',
      },
    ] as const;
    for (const { metric, ...asked } of all) {
      const [row] = await database.query(
        `SELECT CAST(${asked.value} AS DOUBLE) AS "v", CAST(coalesce(sum(held), 0) AS BIGINT) AS "n", sum(row_hash) AS "rows" FROM ${groups}`,
      );
      put(metric, {}, asked, row!);
    }
    if (at !== reporting.offset) continue;
    const [most] = await database.query(
      `SELECT shown, plan, held AS "v", held AS "n", row_hash AS "rows" FROM ${groups} ORDER BY held DESC, held * mrr DESC, shown, plan LIMIT 1`,
    );
    if (most) {
      const scope = { [repeated.account]: String(most.shown), [repeated.plan]: String(most.plan) };
      put('active_subscriptions', scope, { value: 'max(held)', unit: 'count', formula: 'live subscriptions of one plan and price' }, most);
    }
  }
}
