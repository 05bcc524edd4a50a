/** Orders in lines as a family: revenue, orders, buyers, and what an order comes to. */
import { QuarterdeckError } from '../../../model/errors.ts';
import { type Dimension, discountCap, type Fact, factId, type MetricNote } from '../../../model/fact.ts';
import { daysBetween } from '../../../model/period.ts';
import type { QualityNote } from '../../../model/quality-note.ts';
import { createCanonical, type Database, name } from '../../data/database.ts';
import { words } from '../../data/lexicon.ts';
import type { MeasureColumn } from '../../data/records/measure-columns.ts';
import type { Cost } from '../../data/relations/amount.ts';
import type { Orders } from '../../data/relations/orders.ts';
import type { Covered } from '../calendar/periods.ts';
import type { Question, Split } from '../compute.ts';
import { computeCrossings } from '../crossings.ts';
import { computeBeside, computeInsightFacts, computeNoise, noiseMetrics } from '../evidence.ts';
import type { FactOptions } from '../fact-options.ts';
import { type Computed, computeMetrics, type Family, noteOf } from '../family.ts';
import { grossMargin, grossMarginNote } from '../finance/rule-of-40.ts';
import type { Basis, Metric } from '../metric.ts';
import { named } from '../named.ts';
import { figure, first, some, spellingNotes, voidNotes } from '../quality/table-notes.ts';
import { splitsOf } from '../splits.ts';
import { putBridge, tradingMetrics } from './contribution.ts';
import { putPlaces } from './contribution-places.ts';
import { type Measure, measureMetric } from './measures.ts';
import { errorOfShare, withQuotients } from './quotients.ts';

const lines: Basis = { table: 'order_lines', where: 'true', date: 'dated', verb: 'dated' };

/** The lines by the day they were sold, with what came back of them by the day it did. */
const flow: Basis = { table: 'order_flow', where: 'true', date: 'dated', verb: 'dated' };
const sent: Basis = { table: 'order_shipping', where: 'true', date: 'dated', verb: 'dated' };

type Told = Pick<Orders, 'amount' | 'beside' | 'order' | 'buyer' | 'subject' | 'returns' | 'shipping'> & {
  cost: Pick<Cost, 'formula'> | null;
};

function orderMetrics({ amount, beside, cost, order, buyer, subject: row, returns, shipping }: Told): Metric[] {
  const orders = order ? 'count(DISTINCT ordered)' : 'count(*)';
  const subject = order ? { one: order.one, many: order.many } : row;
  const shared = { needs: [], basis: lines, byDimension: true, n: orders, subject } as const;
  const money = { ...shared, unit: 'money', polarity: 'up' } as const;
  const count = { ...shared, unit: 'count', polarity: 'up', additive: false } as const;
  const metrics: Metric[] = [
    { ...money, ...named('revenue'), value: 'sum(amount)', each: 'amount', formula: `sum of ${amount.formula}`, additive: true },
  ];
  if (cost) {
    const known = 'count(DISTINCT ordered) FILTER (WHERE cost IS NOT NULL)';
    const formula = `${amount.formula} less ${cost.formula}`;
    const n = order ? known : 'count(cost)';
    metrics.push({
      ...money,
      ...named('gross_profit'),
      n,
      value: 'sum(costed - cost)',
      each: 'costed - cost',
      formula: `sum of ${formula}`,
      additive: true,
    });
    metrics.push({
      ...shared,
      ...grossMarginNote,
      // Lines, as an order may hold some with a cost and some without.
      subject: row,
      n: 'count(cost)',
      value: 'CAST(sum(costed - cost) AS DOUBLE) / nullif(sum(costed), 0)',
      weighedBy: 'revenue',
      weight: 'CAST(sum(costed) AS DOUBLE)',
      error: errorOfShare('costed - cost', 'costed'),
      parts: { of: 'costed - cost', by: 'costed' },
      formula: `sum of ${formula}, divided by the former,`,
      additive: false,
    });
  }
  if (order) {
    const called = calledOrders(order);
    const formula = `number of different ${order.column}`;
    metrics.push({ ...count, ...called.count, value: orders, formula });
    metrics.push({
      ...money,
      ...called.mean,
      value: `CAST(sum(amount) AS DOUBLE) / nullif(${orders}, 0)`,
      formula: `sum of ${amount.formula} divided by the ${formula}`,
      additive: false,
    });
  }
  if (buyer) {
    const formula = `number of different ${buyer.column}`;
    const different = 'count(DISTINCT buyer)';
    metrics.push({ ...count, ...named('buyers'), value: different, n: different, subject: { one: 'buyer', many: 'buyers' }, formula });
    if (order) {
      metrics.push({
        ...count,
        ...named(order.one === 'invoice' ? 'invoices_per_buyer' : 'orders_per_buyer'),
        unit: 'number',
        value: `CAST(${orders} AS DOUBLE) / nullif(${different}, 0)`,
        formula: `number of different ${order.column} divided by the ${formula}`,
        byDimension: false,
      });
    }
  }
  if (amount.gross) {
    metrics.push({
      ...shared,
      ...named('discount_rate'),
      beside: 'revenue',
      unit: 'ratio',
      polarity: 'neutral',
      value: '1 - CAST(sum(amount) AS DOUBLE) / nullif(sum(gross), 0)',
      formula: 'amounts taken off by discounts divided by amounts before them',
      additive: false,
      untested: true,
    });
  }
  if (returns) {
    const back = { needs: [], basis: flow, byDimension: true, polarity: 'down', n: 'count(*) FILTER (NOT own)', subject: row } as const;
    metrics.push({
      ...back,
      ...named('refunds'),
      unit: 'money',
      value: 'sum(refund)',
      each: 'CASE WHEN NOT own THEN refund END',
      formula: `sum of ${returns.formula}`,
      additive: true,
    });
    metrics.push({
      ...back,
      ...named('refund_rate'),
      unit: 'ratio',
      n: 'count(*) FILTER (own)',
      value: 'CAST(sum(refund) AS DOUBLE) / nullif(sum(amount), 0)',
      weighedBy: 'revenue',
      weight: 'CAST(sum(amount) AS DOUBLE)',
      error: errorOfShare('refund', 'amount'),
      formula: `sum of ${returns.formula} divided by sum of ${amount.formula}`,
      additive: false,
    });
  }
  if (shipping) {
    metrics.push({
      ...named('shipping_cost'),
      needs: [],
      basis: sent,
      byDimension: false,
      unit: 'money',
      polarity: 'down',
      n: 'count(shipping)',
      subject,
      value: 'sum(shipping)',
      each: 'shipping',
      formula: `sum of ${shipping.column}`,
      additive: true,
    });
  }
  return [...metrics, ...besideMetrics(beside, metrics[0]!, cost !== null)];
}

const someTable = { name: '', sql: '', file: '', rows: 0, columns: [] };

const example: Told & Pick<Orders, 'marketing'> = {
  cost: { formula: 'unit cost × quantity' },
  amount: { kind: 'lines', net: '', gross: '', quantity: '', columns: [], formula: 'price × quantity × (1 − discount)', currencies: [] },
  beside: [],
  order: { one: 'order', many: 'orders', column: '', table: someTable },
  buyer: { column: '', table: someTable },
  subject: { one: 'order line', many: 'order lines' },
  returns: { table: someTable, formula: 'refund', restocked: 'restocked', fees: 'return shipping', reason: null },
  shipping: { column: 'shipping cost' },
  marketing: { table: someTable, column: 'spend' },
};
/** Those that have a name of their own, whatever the data call a sale; a margin has it from any table. */
export const namedOrderMetrics: readonly Metric[] = [...orderMetrics(example), ...tradingMetrics(example)].filter(
  ({ id }) => id !== grossMarginNote.id,
);

/** Cost and profit as the data name them, and the margin where both are known. */
function besideMetrics(columns: readonly MeasureColumn[], revenue: Metric, margined: boolean): Metric[] {
  const { label } = revenue;
  const sums = columns.map((column, at) =>
    measureMetric(
      column,
      at + 1,
      { rows: revenue.basis, standing: null },
      { panel: false, named: false, single: false },
      words(column.column).replaceAll(' ', '_'),
      {
        parted: false,
        dated: true,
      },
    ),
  );
  const whole: Measure = { ...revenue, at: 0, measured: { how: 'sum', of: label, label } };
  return [...withQuotients([whole, ...sums], false), ...(margined ? [] : grossMargin([whole, ...sums], false))].flatMap((metric) =>
    metric.id === whole.id ? [] : [{ ...metric, subject: revenue.subject! }],
  );
}

type Called = Pick<Metric, 'id' | 'label' | 'definition'> & Pick<MetricNote, 'measured'>;

/** Orders and invoices have names in every language; what else a sale is called the data say. */
function calledOrders({ one, many }: { one: string; many: string }): { count: Called; mean: Called } {
  const id = many.replaceAll(' ', '_');
  if (id === 'orders') return { count: named('orders'), mean: named('revenue_per_order') };
  if (id === 'invoices') return { count: named('invoices'), mean: named('revenue_per_invoice') };
  const label = `${many.charAt(0).toUpperCase()}${many.slice(1)}`;
  const per = `Revenue per ${one}`;
  return {
    count: {
      id,
      label,
      definition: `Number of different ${many}, each counted once.`,
      measured: { how: 'distinct', of: label, label },
    },
    mean: {
      id: `revenue_per_${one.replaceAll(' ', '_')}`,
      label: per,
      definition: `Revenue divided by the number of ${many}.`,
      measured: { how: 'quotient', of: 'Revenue', label: per, by: label },
    },
  };
}

export function orderFamily(database: Database, orders: Orders, options: FactOptions): Family {
  const metrics = [...orderMetrics(orders), ...(orders.trades ? tradingMetrics(orders) : [])];
  return {
    id: 'records',
    subject: orders.subject,
    currency: currencyOf(orders, options),
    covered: () => coveredBy(database, orders, options),
    compute: (question, known) => orderFacts(question, orders, metrics, known, options.discountCap),
  };
}

/** @throws currency_mixed */
function currencyOf({ currencies, main }: Orders, { currency }: FactOptions): string | null {
  if (currencies.length <= 1) return currencies[0] ?? currency ?? null;
  throw new QuarterdeckError('currency_mixed', `The amounts of ${main.file} are in several currencies: ${currencies.join(', ')}.`, {
    next: 'Give a file whose amounts are in one currency.',
  });
}

async function orderFacts(
  question: Question,
  orders: Orders,
  metrics: readonly Metric[],
  known: readonly Dimension[],
  cap?: number,
): Promise<Computed> {
  const { dimensions, splits } = await splitsOf(question, orders.dimensions, metrics[0]!, 'records', known);
  // Each customer is one buyer.
  const apart = splits.filter(({ id }) => dimensions.find((dimension) => dimension.id === id)?.role !== 'account');
  const isBuyers = ({ id }: Metric) => id === 'buyers';
  await computeMetrics(
    question,
    metrics.filter((metric) => !isBuyers(metric)),
    splits,
  );
  await computeMetrics(question, metrics.filter(isBuyers), apart);
  withoutChanceGrowth(question);
  const counted = orders.order && metrics.find(({ id }) => id === calledOrders(orders.order!).count.id);
  if (counted) putEffects(question, metrics[0]!, counted);
  if (orders.trades) {
    putBridge(question);
    await putPlaces(question, orders, splits);
  }
  await computeEvidence(question, orders, metrics, splits);
  if (orders.amount.gross) await computeBeside(question, discounts(metrics[0]!, cap), splits);
  if (orders.amount.quantity) await computeBeside(question, unitMetrics(orders, metrics[0]!), finestProducts(dimensions, splits));
  return {
    dimensions,
    metrics: metrics.map((metric) => ({
      ...noteOf(metric, 'records', orders.main.name, new Map()),
      ...(metric.measured && { measured: metric.measured }),
    })),
    quality: [
      readingNote(orders),
      ...refundedNotes(orders),
      ...costNotes(orders),
      ...(await uncostedNotes(question, orders, splits)),
      ...voidNotes(orders.void),
      ...reconciledNotes(orders),
      ...spellingNotes(dimensions),
    ],
    used: [
      ...orders.nodes.map(({ table }) => table),
      ...[orders.returns, orders.marketing, orders.cost].flatMap((each) => (each ? [each.table] : [])),
    ].map((table) => table.name),
    left: orders.left,
  };
}

/**
 * Chance acts on orders and not on their lines, which stand and fall together: noise and the largest single amount are those of orders, and by
 * a dimension those of the part of each order that is its member's.
 */
async function computeEvidence(
  question: Question,
  { order, dimensions }: Orders,
  metrics: readonly Metric[],
  splits: readonly Split[],
): Promise<void> {
  const ofOrders = metrics.filter(({ id }) => id === 'revenue' || id === 'gross_profit' || id === grossMarginNote.id);
  if (!order) return computeInsightFacts(question, metrics, splits);
  const together = async (table: string, columns: string | null): Promise<Metric[]> => {
    const by = columns === null || columns === '' ? '' : `, ${columns}`;
    await createCanonical(
      question.database,
      table,
      `SELECT dated, ordered${by}, sum(amount) AS amount, sum(costed) AS costed, sum(cost) AS cost FROM order_lines GROUP BY dated, ordered${by}`,
    );
    const basis = { ...lines, table };
    return ofOrders.map((metric) => ({ ...metric, basis, n: 'count(*)' }));
  };
  for (const [at, split] of splits.entries()) {
    await computeNoise(question, await together(`orders_${at}`, name(split.column)), [split]);
  }
  await computeInsightFacts(question, [...(await together('orders', null)), ...metrics.filter((metric) => !ofOrders.includes(metric))], []);
  await computeNoise(
    question,
    metrics.filter(({ basis }) => basis === flow),
    splits,
  );
  const apart = await together('orders_apart', splits.map(({ column }) => name(column)).join(', '));
  await computeCrossings(question, metrics, await noiseMetrics(question.database, apart), crossedFirst(splits, dimensions));
}

/** Who gets a discount is told where codes and kinds of customer cross. */
function crossedFirst(splits: readonly Split[], dimensions: Orders['dimensions']): Split[] {
  const isAhead = ({ column }: Split) => dimensions.some(({ id, tellsDiscount }) => tellsDiscount && column === `by_${id}`);
  return splits.toSorted((a, b) => Number(isAhead(b)) - Number(isAhead(a)));
}

/** Put beside revenue: `revenue.discounts`, what discounts took off, and `revenue.over_cap`, what of it a cap would have kept. */
function discounts(revenue: Metric, cap = discountCap): Metric[] {
  const beside = { ...revenue, n: 'count(*) FILTER (gross > amount)' };
  return [
    {
      ...beside,
      id: `${revenue.id}.discounts`,
      label: 'Discounts',
      value: 'sum(gross - amount)',
      formula: 'amounts taken off by discounts',
    },
    {
      ...beside,
      id: `${revenue.id}.over_cap`,
      label: 'Discounts over the cap',
      value: `sum(greatest(gross * ${1 - cap} - amount, 0))`,
      formula: `amounts taken off by discounts beyond ${Number((cap * 100).toPrecision(12))}% of the price`,
    },
  ];
}

/** The products that are split most finely: a price is that of one thing. */
function finestProducts(dimensions: readonly Dimension[], splits: readonly Split[]): Split[] {
  const [finest] = dimensions.filter(({ role }) => role === 'product').toSorted((a, b) => b.members.length - a.members.length);
  return splits.filter(({ id }) => id === finest?.id);
}

/** Put beside revenue: units, what they cost, what they were listed at, and how far the prices of a product lie apart. */
function unitMetrics({ amount, cost }: Orders, revenue: Metric): Metric[] {
  const { each: _, ...plain } = revenue;
  const beside = { ...plain, n: 'count(*)' };
  const price = `CAST(${amount.gross ? 'gross' : 'amount'} AS DOUBLE) / nullif(CAST(quantity AS DOUBLE), 0)`;
  const sum = (id: string, label: string, column: string, formula: string): Metric => ({
    ...beside,
    id: `${revenue.id}.${id}`,
    label,
    value: `sum(${column})`,
    formula,
  });
  return [
    { ...sum('units', 'Units sold', 'quantity', 'sum of units sold'), unit: 'number' },
    ...(amount.gross ? [sum('list', 'Revenue at list prices', 'gross', 'amounts before discounts')] : []),
    ...(cost && cost.unknown === 0 ? [sum('cost', 'Cost of what was sold', 'cost', `sum of ${cost.formula}`)] : []),
    {
      ...beside,
      id: `${revenue.id}.price_spread`,
      label: 'Spread of prices',
      unit: 'number',
      additive: false,
      value: `stddev_pop(${price}) / nullif(avg(${price}), 0)`,
      formula: 'standard deviation of the price of a unit divided by its mean',
    },
  ];
}

/** Puts `revenue.volume_effect@0`, what the number of orders made of the change, and `revenue.size_effect@0`, what the rest is: what one comes to. */
function putEffects({ facts, periods }: Question, revenue: Metric, count: Metric): void {
  const at = (metric: string, offset: number) => facts.get(factId({ metric, at: offset }));
  const delta = facts.get(factId({ metric: `${revenue.id}.delta`, at: 0 }));
  if (!periods.prior || delta?.value == null) return;
  const [now, before, amount] = [at(count.id, 0), at(count.id, periods.prior.offset), at(revenue.id, periods.prior.offset)];
  if (!now?.value || !before?.value || amount?.value == null) return;
  const volume = Number((((now.value - before.value) * amount.value) / before.value).toPrecision(12)) + 0;
  const put = (name: string, value: number, of: string, from: readonly Fact[]) => {
    const id = factId({ metric: `${revenue.id}.${name}`, at: 0 });
    facts.set(id, {
      ...delta,
      id,
      label: `${delta.label}, ${of}`,
      value,
      formula: `${delta.formula}, ${of}`,
      from: from.map((fact) => fact.id),
    });
  };
  put('volume_effect', volume, `from the number of ${count.label.toLowerCase()}`, [now, before, amount]);
  put('size_effect', Number((delta.value - volume).toPrecision(12)) + 0, 'from what each comes to', [delta, now, before, amount]);
}

/** Growth of a member from fewer orders than this says what one order was, and nothing of the member. */
const leastOrders = 5;

function withoutChanceGrowth({ facts }: Question): void {
  for (const fact of facts.values()) {
    if (Object.keys(fact.scope).length === 0 || !/\.(pct|yoy)[[@]/.test(fact.id)) continue;
    const before = facts.get(fact.from?.[1] ?? '');
    if (before && before.n < leastOrders) facts.set(fact.id, { ...fact, value: null });
  }
}

/** Less than three quarters of data are told by month. */
const shortDays = 240;

async function coveredBy(database: Database, { main }: Orders, { asOf, today }: FactOptions): Promise<Covered> {
  const until = asOf ?? today;
  const [row] = await database.query(
    `SELECT CAST(min(dated) AS VARCHAR) AS "first", CAST(max(dated) AS VARCHAR) AS "last", count(DISTINCT dated) AS "days"
     FROM order_lines WHERE dated <= DATE '${until}'`,
  );
  if (row!.first === null) {
    throw new QuarterdeckError('data_insufficient', `${main.file} holds nothing dated up to ${until}.`, {
      next: 'Give a table with the days of the sales, or a later date with --as-of.',
    });
  }
  const [first, last] = [String(row!.first), String(row!.last)];
  return { first, last, days: Number(row!.days), ...(daysBetween(first, last) < shortDays && { usual: 1 as const }) };
}

/** How revenue was read out of the tables. */
function readingNote({ main, amount, date }: Orders): QualityNote {
  const dated = date.node.table === main ? date.column : `${date.column} of ${date.node.table.file}`;
  const message = `Revenue is ${amount.formula} of each row of ${main.file}, dated by ${dated}.`;
  const figures = { formula: amount.formula, file: main.file, column: date.column, other: date.node.table.file };
  return { code: 'tables-joined', message, table: main.name, sentence: 'lines-read', figures };
}

/** What was paid back by the order alone, in no figure. */
function refundedNotes({ main, refunded }: Orders): QualityNote[] {
  if (!refunded) return [];
  const { column, file } = refunded;
  const message = `${column} of ${file} is taken off no figure, as it says neither what came back nor when: revenue is before refunds.`;
  return [{ code: 'left-out', message, table: main.name, column, sentence: 'refunds-kept', figures: { column, file } }];
}

function costNotes({ main, cost }: Orders): QualityNote[] {
  if (!cost) return [];
  const message = `Gross profit is revenue less ${cost.formula}; ${figure(cost.unknown)} rows of ${main.file} without a cost are left out of it.`;
  const figures = { formula: cost.formula, rows: cost.unknown, file: main.file };
  const read: QualityNote = { code: 'tables-joined', message, table: main.name, column: cost.column, sentence: 'cost-read', figures };
  if (cost.since === null) return [read];
  return [
    read,
    {
      code: 'tables-joined',
      message: `${cost.column} of ${cost.table.file} counts as in force on the day of each row, by ${cost.since}; a cost from a later day is used for none before it.`,
      table: cost.table.name,
      column: cost.since,
      sentence: 'cost-in-force',
      figures: { column: cost.column, file: cost.table.file, since: cost.since },
    },
  ];
}

/** A part of sales below this is nothing to tell of. */
const leastUncosted = 0.001;

/** What was sold in the period without a cost that is known, and its part of revenue: gross profit and margin are of the rest. */
async function uncostedNotes({ database, periods }: Question, { main, cost }: Orders, splits: readonly Split[]): Promise<QualityNote[]> {
  if (!cost) return [];
  const { start, end, label } = periods.reporting;
  const within = `FROM order_lines WHERE dated >= DATE '${start}' AND dated < DATE '${end}'`;
  const [row] = await database.query(
    `SELECT CAST(sum(amount) FILTER (WHERE cost IS NULL) AS DOUBLE) / nullif(CAST(sum(amount) AS DOUBLE), 0) AS "share" ${within}`,
  );
  const share = Number(row!.share ?? 0);
  const goods = splits.filter(({ role }) => role === 'product').toSorted((a, b) => b.members.length - a.members.length)[0];
  if (share < leastUncosted || !goods) return [];
  const by = name(goods.column);
  const rows = await database.query(
    `SELECT CAST(${by} AS VARCHAR) AS "v" ${within} AND ${by} IS NOT NULL GROUP BY 1 HAVING count(cost) = 0 ORDER BY sum(amount) DESC, 1`,
  );
  if (rows.length === 0) return [];
  const members = rows.map(({ v }) => String(v));
  const percent = Math.round(share * 1000) / 10;
  const message = `${cost.table.file} has no cost of ${some(members)}: ${percent}% of the revenue of ${label} is left out of gross profit and gross margin.`;
  const figures = { members: first(members), percent, file: cost.table.file, period: label };
  return [{ code: 'missing-values', message, table: main.name, column: cost.column, sentence: 'uncosted', figures }];
}

function reconciledNotes({ reconciled, order }: Orders): QualityNote[] {
  if (!reconciled || !order) return [];
  const { table, column, orders, unequal, difference } = reconciled;
  const shared = { code: 'tables-joined' as const, table: table.name, column };
  const figures = { rows: unequal, all: orders, column, file: table.file };
  if (unequal === 0) {
    const message = `Revenue matches ${column} of ${table.file} in all ${figure(orders)} ${order.many}.`;
    return [{ ...shared, message, sentence: 'total-matches', figures }];
  }
  const by = Math.round(Math.abs(difference) * 100) / 100;
  const message = `In ${figure(unequal)} of ${figure(orders)} ${order.many}, ${column} of ${table.file} is another amount than its rows of revenue, ${figure(by)} ${difference > 0 ? 'more' : 'less'} in all; revenue is counted row by row.`;
  return [{ ...shared, message, rows: unequal, sentence: 'total-differs', figures: { ...figures, difference: by } }];
}
