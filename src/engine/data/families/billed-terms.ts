/**
 * The history of recurring revenue out of the invoices of subscriptions: each is for a time of service, and the table of subscriptions beside
 * them holds the plan and the price of today alone.
 */
import { type Database, exactly, literal, name } from '../database.ts';
import { columnFor } from '../joins.ts';
import { words } from '../lexicon.ts';
import { type Mapping, noMapping } from '../mapping.ts';
import { countOnce } from '../repeated-rows.ts';
import type { Column, Table } from '../typing/column-type.ts';
import { lengthColumn, wholeTerms, withLengths } from './bill-lengths.ts';
import { type Billed, isVoid, valuesOf } from './billing.ts';
import { keyOf, losesAmounts } from './monthly-amounts.ts';
import { findSubscriptions, intervalIn, monthsOf, type SubscriptionTable, termColumns } from './subscriptions.ts';

const ofService = /\b(period|service|coverage|line|item|billing|billed|term|leistung\w*|abrechnung\w*|periode|periodo|servicio|servizio)\b/;
const startNamed = /\b(start|starts|started|begin|begins|from|beginn|von|debut|inicio|inizio|dal)\b/;
const endNamed = /\b(end|ends|ended|to|through|until|ende|bis|fin|fine|termino|al)\b/;
const isOfInvoices = /\b(invoices?|bills?|transactions?|rechnung(en)?|factures?|facturas?|faturas?|fatture|fattura)\b/;
const dayNamed = /\b(invoice|invoiced|billed|bill|date|created|issued|rechnungsdatum|datum|fecha|data)\b/;
const isDue = /\b(due|paid|payment|updated|end|ends|end date)\b/;
const planNamed = /\b(plan|price|item|tier)( (id|code|name))?$/;
const subscriptionNamed = /\b(subscription|abonnement|abo|suscripcion|assinatura|abbonamento)\b/;
const statusNamed = /\b(status|state|statut|estado|stato)\b/;
const kindNamed =
  /\b(type|kind|category|origin|reason|entity|charge|product|item|plan|description|art|typ|tipo|produkt|produit|producto|produto|prodotto)\b/;
const isOnce =
  /\b(one (time|off)|once|set ?up|ad ?hoc|onboarding|implementation|training|usage|overages?|metered|einmalig\w*|einrichtung\w*|frais uniques?|unic[ao]|una tantum)\b/;
const isAlive = /^(active|live|trialing|in trial|past due|non renewing|unpaid|overdue|open|aktiv|actif|activ[ao]|ativ[ao]|attiv[ao])$/;
const endedNamed = /^(subscription )?(ended|terminated|expired|end)( at| on| date)?( utc)?$/;
const canceledNamed = /\bcancell?ed( at| on| date)?( utc)?$|\b(cancellation|cancel) date\b|^churn(ed)?( at| on| date)$/;

/** Invoices that a subscription gets at least, on average. */
const leastEach = 1.5;
/** Share of the invoices that begin where the one before of the same subscription ended, give or take a day. */
const leastFollowing = 0.6;
/** Days by which a bill without a period may be written early or late. */
const lateBy = 5;
/** Days without an invoice after which a subscription has ended: one was voided or came late. */
const longestGap = 35;
/** Days of a period from which it is whole months; what is shorter is a part of one. */
const shortestMonth = 26;
const daysOfMonth = 30.4375;
/** Share of the rows of a list with a key of their own, from which the others may repeat them. */
const nearlyAllRows = 0.95;
/** Days by which a bill may be late whose day alone tells its term: it was voided and written again. */
const writtenAgain = 10;
/** Share of the bills that are written on one day of the month, where all are. */
const onOneDay = 0.95;
/** A column of more values names no kinds of rows. */
const mostKinds = 50;
/** Part by which the rate of a part of a month may differ from that of a whole one, as months differ in length. */
const ofMonths = 0.1;

interface Invoices {
  table: Table;
  account: Column;
  subscription: Column;
  from: Column;
  /** null where the interval says for how long a bill is. */
  to: Column | null;
  /** How often a row is billed. */
  interval: Column | null;
  amount: Column;
  /** SQL of what a row bills without tax, after discounts. */
  net: string;
  product: Column | null;
  currency: Column | null;
}

/**
 * Creates a table of terms, each of one plan at one price, out of the largest table of invoices; null where there is none.
 * @param isCut rows were left out of the tables: an invoice whose subscription the list beside them does not hold belongs to one of these
 */
export async function billedTerms(
  database: Database,
  tables: readonly Table[],
  mapping: Mapping,
  isCut: boolean,
): Promise<SubscriptionTable | null> {
  for (const table of tables.toSorted((a, b) => b.rows - a.rows)) {
    const invoices = invoicesIn(table, mapping);
    const made = invoices && (await makeTerms(database, invoices, { tables, mapping, isCut }));
    if (made) return made;
  }
  return null;
}

function invoicesIn(table: Table, mapping: Mapping): Invoices | null {
  const called = `${table.name} ${table.columns.map((each) => each.name).join(' ')}`;
  if (!isOfInvoices.test(words(called))) return null;
  const dates = table.columns.filter(({ type, filled }) => type.kind === 'date' && filled >= table.rows / 2);
  const of = (named: RegExp) => dates.filter((each) => named.test(words(each.name)));
  const [start, end] = [of(startNamed), of(endNamed)].map((found) => found.find((each) => ofService.test(words(each.name))) ?? found[0]);
  const interval = intervalIn(table.columns) ?? null;
  const [from, to] = start && end && start !== end ? [start, end] : [of(dayNamed).find((each) => !isDue.test(words(each.name))), null];
  const account = keyOf(table) ?? columnFor('account', table, mapping);
  const keys = table.columns.filter(
    ({ name: each, type, filled }) => type.kind !== 'date' && filled > 0 && subscriptionNamed.test(words(each)),
  );
  const subscription = keys.find((each) => /\bsubscription( id| number| code| key)?$/.test(words(each.name))) ?? account;
  const amount = amountsOf(table, mapping);
  if (!from || !account || !subscription || !amount) return null;
  // A day alone begins a term only where its subscription is named.
  if (!to && subscription === account) return null;
  if (subscription.distinct < 2 || subscription.distinct * leastEach > subscription.filled) return null;
  const texts = table.columns.filter(({ type, distinct }) => type.kind === 'text' && distinct > 1);
  const code = texts.find(({ name: each, distinct }) => distinct <= mostKinds && planNamed.test(words(each)));
  const product = columnFor('product', { ...table, columns: texts }, mapping) ?? code ?? null;
  return { table, account, subscription, from, to, interval, ...amount, product, currency: columnFor('currency', table, mapping) ?? null };
}

const money = ({ type, filled }: Column) => type.kind === 'number' && filled > 0;
const netNamed =
  /\b(net|excl|excluding|ex|without|before|pre) ?(amount|total|tax|vat)\b|\bsubtotal after discount|\b(netto\w*|hors taxes?|ht|imponibile|sin iva)\b/;
const lineNamed = /^(line|line item|item) (amount|subtotal|total)( [a-z]{3})?$/;
const discountNamed = /\b(discount|discounts|rabatt|remise|descuento|desconto|sconto)\b/;
const taxNamed = /^(total |sales )?(tax|vat|taxes|steuer|mwst|tva|iva|imposta|imposto|impuesto)( amount)?$/;

/** What is billed before tax and after discounts: stated, or from the columns that state the rest. */
function amountsOf(table: Table, mapping: Mapping): Pick<Invoices, 'amount' | 'net'> | null {
  const numbers = table.columns.filter(money);
  const find = (named: RegExp) => numbers.find((each) => named.test(words(each.name)));
  const sql = (column: Column) => `m.${name(column.name)}`;
  const less = (column: Column, off: Column | undefined) => (off ? `${sql(column)} - abs(coalesce(${sql(off)}, 0))` : sql(column));
  const stated = find(netNamed);
  if (stated) return { amount: stated, net: sql(stated) };
  const line = find(lineNamed);
  const discount = find(discountNamed);
  const tax = find(taxNamed);
  if (line) return { amount: line, net: /total/.test(words(line.name)) ? less(line, tax) : less(line, discount) };
  const [total, subtotal] = [find(/^(invoice |grand )?total( amount)?$/), find(/^sub ?total( amount)?$/)];
  // What is due in all less its tax is right whether or not the prices include it. A credit is below zero with its tax.
  if (total && tax) return { amount: total, net: `${sql(total)} - coalesce(${sql(tax)}, 0)` };
  if (subtotal) return { amount: subtotal, net: less(subtotal, discount) };
  const amount = columnFor(
    'amount',
    { ...table, columns: numbers.filter((each) => !/\b(paid|due|refunded|tax)\b/.test(words(each.name))) },
    mapping,
  );
  return amount ? { amount, net: less(amount, discount) } : null;
}

interface Listed {
  table: Table;
  key: Column;
  /** SQL over `s` of the day it ended, and of whether it still runs. */
  ended: string;
  alive: string;
  listing: NonNullable<Billed['listing']>;
}

/** The table of subscriptions, one a row, that says which of them have ended. */
async function listOf(database: Database, tables: readonly Table[], { table, subscription }: Invoices): Promise<Listed | null> {
  for (const other of tables) {
    if (other === table || !other.columns.some(({ name: each }) => canceledNamed.test(words(each)) || endedNamed.test(words(each))))
      continue;
    const keys = other.columns.filter(
      ({ type, distinct }) => type.kind === subscription.type.kind && distinct >= other.rows * nearlyAllRows && distinct > 1,
    );
    // A key of subscriptions rather than of who has them, where both are told apart.
    const ranked = keys.toSorted((a, b) => Number(subscriptionNamed.test(words(b.name))) - Number(subscriptionNamed.test(words(a.name))));
    for (const key of ranked) {
      const [row] = await database.query(
        `SELECT avg(CAST(v IN (SELECT ${name(key.name)} FROM ${other.sql}) AS INTEGER)) AS "share" FROM (SELECT DISTINCT ${name(subscription.name)} AS v FROM ${table.sql} WHERE v IS NOT NULL)`,
      );
      if (Number(row!.share ?? 0) < 0.9) continue;
      const { tables: counted, notes } = key.distinct < other.rows ? await countOnce(database, [other]) : { tables: [other], notes: [] };
      const once = counted[0]!;
      if (once.rows > key.distinct) continue;
      const day = (named: RegExp) => {
        const column = other.columns.find(({ name: each, type }) => type.kind === 'date' && named.test(words(each)));
        return column ? `CAST(s.${name(column.name)} AS DATE)` : 'CAST(NULL AS DATE)';
      };
      const [status] = await valuesOf(database, other, statusNamed);
      const alive = status
        ? among('s', status.column, (value) => isAlive.test(value), status.values)
        : `${day(endedNamed)} IS NULL AND ${day(canceledNamed)} IS NULL`;
      // One that runs until the end of what is paid is cancelled and has not ended.
      return {
        table: once,
        key,
        alive,
        listing: { given: other, once, notes },
        ended: `CASE WHEN NOT coalesce(${alive}, false) THEN coalesce(${day(endedNamed)}, ${day(canceledNamed)}) END`,
      };
    }
  }
  return null;
}

/** SQL of whether a column holds one of those values that, in words, are meant. */
function among(alias: string, column: Column, means: (value: string) => boolean, values: readonly string[]): string {
  const found = values.filter((value) => means(words(value)));
  return found.length === 0 ? 'false' : `${alias}.${name(column.name)} IN (${found.map(literal).join(', ')})`;
}

/** SQL of a plan without the interval and the currency in its code, which other columns tell: `growth-EUR-Monthly`. */
const planOf = (code: string) =>
  `regexp_replace(CAST(${code} AS VARCHAR), '(?i)[-_ ]+([a-z]{3}[-_ ]+)?(month|monthly|quarter|quarterly|year|yearly|annual|annually)$', '')`;

/** SQL of whether a row was voided, as it or the invoice that it is a line of says. */
async function voidedOf(database: Database, tables: readonly Table[], table: Table): Promise<string> {
  const [own] = await valuesOf(database, table, statusNamed);
  if (own) return among('m', own.column, (value) => isVoid.test(value), own.values);
  for (const head of tables.filter((each) => each !== table && isOfInvoices.test(words(each.name)))) {
    const [status] = await valuesOf(database, head, statusNamed);
    const line = table.columns.find((each) => isOfInvoices.test(words(each.name)) && each.type.kind !== 'date');
    const key = head.columns.find(({ name: each, distinct }) => distinct === head.rows && line && pointsAt(words(line.name), words(each)));
    const condition = status && among('h', status.column, (value) => isVoid.test(value), status.values);
    if (line && key && condition && condition !== 'false')
      return `m.${name(line.name)} IN (SELECT h.${name(key.name)} FROM ${head.sql} h WHERE ${condition})`;
  }
  return 'false';
}

const pointsAt = (line: string, key: string) => line === key || (/^(id|number)$/.test(key) && / (id|number)$/.test(line));

interface Given {
  tables: readonly Table[];
  mapping: Mapping;
  isCut: boolean;
}

/** Where a list holds the amount of what has ended too, it tells its own history better than the days of bills. */
async function needsBills(database: Database, { table }: Listed, mapping: Mapping): Promise<boolean> {
  const contracts = findSubscriptions([table], mapping);
  return !contracts?.end || contracts.snapshots || losesAmounts(database, table, contracts.end, contracts.amount);
}

/**
 * The rates of all invoices of a subscription and product that cover a day add up to what it pays a month: what was not used of a plan, and is
 * credited when another begins, takes itself off.
 */
async function makeTerms(database: Database, invoices: Invoices, { tables, mapping, isCut }: Given): Promise<SubscriptionTable | null> {
  const { account, subscription, from, to, interval, amount, net, product, currency } = invoices;
  const at = (column: Column | null) => (column ? `m.${name(column.name)}` : 'CAST(NULL AS VARCHAR)');
  const stated = interval ? await monthsOf(database, invoices.table, interval) : 'NULL';
  const isDated = !to && stated === 'NULL';
  const voided = await voidedOf(database, tables, invoices.table);
  const list = await listOf(database, tables, invoices);
  if (isDated && list && !(await needsBills(database, list, mapping))) return null;
  const table = isDated ? await withLengths(database, { ...invoices, voided }, list) : invoices.table;
  if (!table) return null;
  const said = isDated ? `m.${name(lengthColumn)}` : stated;
  const late = isDated ? writtenAgain : lateBy;
  // A code such as that of an item price is the plan.
  const plan = product && (columnFor('product', { ...table, columns: [product] }, noMapping) ? product : { ...product, name: 'Plan' });
  const last: Column = to ?? { ...from, name: `${from.name} until` };
  const since = `CAST(${at(from)} AS DATE)`;
  const until = to ? `CAST(${at(to)} AS DATE)` : `CAST(${since} + to_months(${said}) AS DATE)`;
  const [follow] = await database.query(
    `SELECT count(*) AS "all", count(*) FILTER (WHERE abs(gap) <= ${to ? 1 : late}) AS "following", mode(gap) AS "usual" FROM (
       SELECT date_diff('day', ${until}, lead(${since}) OVER (PARTITION BY ${at(subscription)} ORDER BY ${since}, ${until})) AS gap FROM ${table.sql} m WHERE ${until} > ${since})
     WHERE gap IS NOT NULL`,
  );
  if (Number(follow!.all) === 0 || Number(follow!.following) < leastFollowing * Number(follow!.all)) return null;
  // Where the next period begins the day after, the last day is part of its own.
  const ends = to && Number(follow!.usual) === 1 ? `${until} + 1` : until;
  const once = (await valuesOf(database, table, kindNamed, mostKinds)).map(
    ({ column, values }) => `coalesce(${among('m', column, (value) => isOnce.test(value), values)}, false)`,
  );
  const single = [
    `${at(subscription)} IS NULL`,
    `${since} IS NULL`,
    `${until} IS NULL`,
    `coalesce(${ends} <= ${since}, true)`,
    ...once,
  ].join(' OR ');
  const days = 'date_diff(\'day\', "from", "to")';
  const held = isCut && list ? ` m WHERE ${at(subscription)} IN (SELECT ${name(list.key.name)} FROM ${list.table.sql})` : '';
  const isNumbered = columnFor('id', table, noMapping) !== undefined;
  const rows = isNumbered || held ? `(SELECT ${isNumbered ? 'DISTINCT ' : ''}* FROM ${table.sql}${held})` : table.sql;
  const key = 'sub, who, what, money';
  // A bill written some days before or after its day begins its term all the same where the one before ends.
  const next = 'min("from") OVER (PARTITION BY sub ORDER BY "from" RANGE BETWEEN INTERVAL 1 DAY FOLLOWING AND UNBOUNDED FOLLOWING)';
  const written = to
    ? '*'
    : `* REPLACE (CASE WHEN ${next} BETWEEN "to" - ${late} AND "to" THEN CAST(${next} AS DATE) ELSE "to" END AS "to")`;
  await database.run(
    `CREATE TABLE rated AS SELECT ${written}, row_number() OVER () AS line, amount / months AS rate, coalesce(said, CASE WHEN months IN (${wholeTerms.join(', ')}) THEN months END) AS whole FROM (
       SELECT *, CASE WHEN ${days} >= ${shortestMonth} THEN round(${days} / ${daysOfMonth}) ELSE ${days} / ${daysOfMonth} END AS months FROM (
         SELECT ${at(subscription)} AS sub, ${at(account)} AS who, ${planOf(at(product))} AS what, ${at(currency)} AS money, ${since} AS "from", ${ends} AS "to", CAST(${net} AS DOUBLE) AS amount, ${said} AS said, ${at(interval)} AS spoken
         FROM ${rows} m WHERE NOT (${single}) AND (${voided}) IS NOT TRUE)) WHERE amount <> 0`,
  );
  // Where all bills are written on one day of the month, the next ones come a month later: until then all is known.
  const known = `CASE WHEN avg(CAST(day("from") = (SELECT day(max("from")) FROM rated) AS INTEGER)) >= ${onOneDay} THEN CAST(max("from") + INTERVAL 1 MONTH - INTERVAL 1 DAY AS DATE) ELSE max("from") END`;
  await database.run(
    `CREATE TABLE billed_terms AS WITH
     wholes AS (SELECT DISTINCT sub, what, whole, rate FROM rated WHERE months = whole AND rate > 0),
     parts AS (SELECT p.line, arg_min(w.rate, abs(w.rate - abs(p.rate))) * sign(any_value(p.rate)) AS rate, arg_min(w.whole, abs(w.rate - abs(p.rate))) AS whole
       FROM rated p JOIN wholes w ON w.sub = p.sub AND w.what IS NOT DISTINCT FROM p.what
       WHERE (p.months IS DISTINCT FROM p.whole OR p.rate < 0) AND abs(w.rate - abs(p.rate)) <= ${ofMonths} * w.rate GROUP BY 1),
     priced AS (SELECT ${key}, "from", "to", coalesce(p.rate, r.rate) AS rate, CASE WHEN r.rate > 0 THEN CAST(coalesce(p.whole, r.whole, greatest(round(months), 1)) AS INTEGER) END AS every
       FROM rated r LEFT JOIN parts p USING (line) WHERE r.rate > 0 OR p.rate IS NOT NULL),
     changes AS (SELECT ${key}, day, sum(change) AS change, max(every) AS every, max("to") AS "to" FROM (
         SELECT ${key}, "from" AS day, rate AS change, every, CASE WHEN rate > 0 THEN "to" END AS "to" FROM priced
         UNION ALL SELECT ${key}, "to", -rate, NULL, NULL FROM priced) GROUP BY ALL),
     states AS (SELECT ${key}, day AS started, lead(day) OVER w AS next, round(sum(change) OVER w, 8) AS mrr, last_value(every IGNORE NULLS) OVER w AS every, last_value("to" IGNORE NULLS) OVER w AS renews
       FROM changes WINDOW w AS (PARTITION BY ${key} ORDER BY day)),
     last AS (SELECT ${known} AS day FROM rated),
     known AS (${list ? `SELECT s.${name(list.key.name)} AS sub, ${list.ended} AS gone, ${list.alive} AS alive FROM ${list.table.sql} s` : 'SELECT NULL AS sub, CAST(NULL AS DATE) AS gone, false AS alive'}),
     paid AS (SELECT *, lead(started) OVER (PARTITION BY ${key} ORDER BY started) AS again, lead(started) OVER (PARTITION BY sub ORDER BY started) AS later
       FROM states s LEFT JOIN known k USING (sub), last WHERE mrr > 0),
     lasting AS (SELECT *, least(gone, CASE WHEN again - next <= ${longestGap} THEN again WHEN later IS NULL AND gone - next <= ${longestGap} THEN gone
         WHEN later IS NULL AND alive AND day - next <= ${longestGap} THEN NULL ELSE next END) AS until FROM paid),
     runs AS (SELECT *, count(*) FILTER (WHERE fresh) OVER (PARTITION BY ${key} ORDER BY started) AS run FROM (
         SELECT *, (mrr, every, started) IS DISTINCT FROM lag((mrr, every, until)) OVER (PARTITION BY ${key} ORDER BY started) AS fresh FROM lasting))
     SELECT sub AS ${name(subscription.name)}${account === subscription ? '' : `, who AS ${name(account.name)}`}${plan ? `, what AS ${name(plan.name)}` : ''}${currency ? `, money AS ${name(currency.name)}` : ''}${interval ? `, (SELECT mode(CAST(spoken AS VARCHAR)) FROM rated WHERE said = every) AS ${name(interval.name)}` : ''},
       min(started) AS ${name(from.name)}, CASE WHEN bool_or(until IS NULL OR until > day) THEN NULL ELSE max(until) END AS ${name(last.name)},
       ${exactly('mrr')} AS ${name(amount.name)}, every AS ${name(termColumns.every)}, max(renews) AS ${name(termColumns.renews)}
     FROM runs WHERE gone IS NULL OR started < gone GROUP BY ${key}, mrr, every, run ORDER BY sub, min(started)`,
  );
  const made = [
    subscription,
    ...(account === subscription ? [] : [account]),
    ...[plan, currency, interval].flatMap((each) => each ?? []),
    from,
    last,
    amount,
  ];
  const [row] = await database.query(
    `SELECT count(*) AS "rows", (SELECT CAST(min("from") AS VARCHAR) FROM rated) AS "first", (SELECT CAST(${known} AS VARCHAR) FROM rated) AS "last",
       ${made.flatMap(({ name: each }, index) => [`count(${name(each)}) AS "filled${index}"`, `count(DISTINCT ${name(each)}) AS "distinct${index}"`]).join(', ')},
       (SELECT count(*) FROM ${rows} m WHERE ${single}) AS "once", (SELECT count(*) FROM ${rows} m WHERE NOT (${single}) AND (${voided})) AS "voided" FROM billed_terms`,
  );
  await database.run('DROP TABLE rated');
  const columns = made.map((column, index): Column => {
    const { moment: _, listed: __, ...each } = column;
    return { ...each, filled: Number(row![`filled${index}`]), distinct: Number(row![`distinct${index}`]) };
  });
  const own = (column: Column) => columns[made.indexOf(column)]!;
  return {
    table: { name: table.name, file: table.file, sql: 'billed_terms', rows: Number(row!.rows), columns },
    start: own(from),
    snapshots: false,
    end: own(last),
    amount: own(amount),
    months: 1,
    trial: null,
    billed: {
      once: Number(row!.once),
      voided: Number(row!.voided),
      terms: { first: String(row!.first), last: String(row!.last) },
      ...(list && { listing: list.listing }),
    },
  };
}
