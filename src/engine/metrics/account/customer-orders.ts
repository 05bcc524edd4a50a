/** What the account ordered: deals won, by product. */
import { name } from '../../data/database.ts';
import type { Outcome } from '../../data/families/deals.ts';
import { columnOf, makeDeals } from '../../data/families/deals.ts';
import type { Mapping } from '../../data/mapping.ts';
import type { Table } from '../../data/typing/column-type.ts';
import type { CustomerQuestion } from './customer-question.ts';

export async function askOrders(
  question: CustomerQuestion,
  opportunities: { table: Table; outcome: Outcome },
  others: readonly Table[],
  mapping: Mapping,
  currency: string | undefined,
): Promise<void> {
  const { database, asOf } = question;
  const deals = await makeDeals(database, opportunities.table, opportunities.outcome, others, mapping, currency);
  const product = deals.dimensions.find(({ role }) => role === 'product');
  question.currency = deals.currency?.code ?? null;
  await database.run(
    `CREATE TABLE orders AS SELECT closed AS day, amount, ${product ? name(columnOf(product.id)) : 'CAST(NULL AS VARCHAR)'} AS product
     FROM deals WHERE outcome = 'won' AND closed IS NOT NULL AND closed <= DATE '${asOf}'`,
  );
  const by = await question.dimension('product', 'product', product ? 'product' : null, 'orders', 'sum(amount)');
  const split = by && { by };
  await question.ask({ id: 'orders', label: 'orders', unit: 'count', value: 'count(*)', from: 'orders', day: 'day', ...split });
  if (deals.parts.amount)
    await question.ask({
      id: 'order_value',
      label: 'value of orders',
      unit: 'money',
      value: 'coalesce(sum(amount), 0)',
      from: 'orders',
      day: 'day',
      ...split,
    });
}
