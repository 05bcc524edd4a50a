/** Finds the table of subscriptions and makes it one of intervals: who pays how much a month, from when until when. */
import { amountScale } from './amount-scale.ts';
import type { Column, Table } from './column-type.ts';
import { type Currency, findCurrency } from './currency.ts';
import { type Database, name } from './database.ts';
import { noMember } from './deals.ts';
import { type DimensionColumn, findDimensions, mainRoles } from './dimensions.ts';
import { aliased, findJoins, type Join } from './joins.ts';
import { words } from './lexicon.ts';
import type { Mapping } from './mapping.ts';
import { columnFor } from './roles.ts';
import { withRowHash } from './row-hash.ts';

export interface SubscriptionTable {
  table: Table;
  start: Column;
  /** null where no subscription ends. */
  end: Column | null;
  amount: Column;
  /** Months that one amount pays for: 1 or 12. */
  months: 1 | 12;
  trial: Column | null;
}

export interface Subscriptions extends SubscriptionTable {
  account: Column | null;
  currency: Currency | null;
  dimensions: readonly DimensionColumn[];
  joins: readonly Join[];
  /** Rows left out: exact copies, trials, without a start, that end before they start, without an amount. */
  left: Readonly<Record<'copies' | 'trials' | 'undated' | 'backwards' | 'unpriced', number>>;
}

const monthly =
  /\b(mrr|monthly (recurring )?(amount|revenue|fee|price|charge|value)|mensuel\w*|mensual\w*|mensal\w*|mensile|monatlich\w*|monats(betrag|umsatz|preis|gebuhr))\b/;
const yearly =
  /\b(arr|acv|(annual|yearly) (recurring )?(amount|revenue|fee|price|contract value|value)|annuel\w*|anual\w*|annuale|jahrlich\w*|jahres(betrag|umsatz|preis|gebuhr))\b/;
const starts =
  /\b(start|started|starts|begin|begins|beginn|vertragsbeginn|from|activated|activation|subscribed|debut|inicio|inizio|decorrenza)\b/;
const ends =
  /\b(end|ended|ends|until|to|expiry|expires|expiration|cancel|canceled|cancelled|cancellation|churned|terminated|termination|ende|vertragsende|gekundigt|kundigung|fin|resiliation|fine|scadenza|cancelacion|cancelamento|termino)\b/;
const trials = /\b(trial|free trial|is trial|test|probe|testphase|essai|prueba|prova|teste)\b/;

/** The table with a recurring amount and the day it starts to be paid; the one with an end before one without, larger first on a tie. */
export function findSubscriptions(tables: readonly Table[]): SubscriptionTable | null {
  const found = tables.flatMap((table): SubscriptionTable[] => {
    const dates = table.columns.filter(({ type, filled }) => type.kind === 'date' && filled > 0);
    const start = dates.find((column) => starts.test(words(column.name)));
    const numbers = table.columns.filter(({ type, filled }) => type.kind === 'number' && filled > 0);
    const byMonth = numbers.find((column) => monthly.test(words(column.name)));
    const amount = byMonth ?? numbers.find((column) => yearly.test(words(column.name)));
    if (!start || !amount) return [];
    const end = dates.find((column) => column !== start && ends.test(words(column.name))) ?? null;
    const trial = table.columns.find(({ name: each, type }) => type.kind === 'boolean' && trials.test(words(each))) ?? null;
    return [{ table, start, end, amount, months: byMonth ? 1 : 12, trial }];
  });
  return found.sort((a, b) => Number(b.end !== null) - Number(a.end !== null) || b.table.rows - a.table.rows)[0] ?? null;
}

/**
 * Creates the table `subscriptions` (account, started, ended, mrr, arr, one column a dimension, row_hash), without trials: nobody pays for them.
 * @throws currency_mixed
 */
export async function makeSubscriptions(
  database: Database,
  found: SubscriptionTable,
  others: readonly Table[],
  mapping: Mapping,
  askedCurrency: string | undefined,
): Promise<Subscriptions> {
  const { table, start, end, amount, months, trial } = found;
  const currency = await findCurrency(database, table, amount, mapping, askedCurrency);
  const taken = new Set([start.name, amount.name, ...(end ? [end.name] : []), ...(currency?.column ? [currency.column] : [])]);
  const keys = { ...table, columns: table.columns.filter(({ distinct, filled }) => distinct > 1 && filled >= table.rows * 0.9) };
  const account = columnFor('account', keys, mapping, taken) ?? null;
  const named = mainRoles(table, mapping, taken);
  const aliasIds = (column: string) => [column, named.get(column) ?? column];
  const joins = await findJoins(database, table, others, aliasIds, mapping);
  const dimensions = findDimensions(table, named, joins, mapping, taken);
  const joined = joins.map((join, at) => {
    const value = aliased(`m.${name(join.column)}`, aliasIds(join.column), mapping);
    return `LEFT JOIN ${join.table.sql} j${at} ON ${value} = j${at}.${name(join.key)}`;
  });
  const id = columnFor('id', table, mapping, taken);
  const rows = id ? `(SELECT DISTINCT * FROM ${table.sql})` : table.sql;
  const paid = `m.${name(amount.name)} * ${amountScale(amount.name)}`;
  const split = dimensions.map(
    (dimension) => `, coalesce(CAST(${dimension.sql} AS VARCHAR), '${noMember}') AS ${name(`by_${dimension.id}`)}`,
  );
  await database.run(
    `CREATE TABLE all_subscriptions AS SELECT ${account ? `m.${name(account.name)}` : 'NULL'} AS account, m.${name(start.name)} AS started,
       ${end ? `m.${name(end.name)}` : 'CAST(NULL AS DATE)'} AS ended, ${months === 1 ? paid : `${paid} / 12`} AS mrr, ${months === 1 ? `${paid} * 12` : paid} AS arr,
       ${trial ? `coalesce(m.${name(trial.name)}, false)` : 'false'} AS trial ${split.join('')}
     FROM ${rows} m ${joined.join(' ')} ${currency?.keep ? `WHERE ${currency.keep}` : ''}`,
  );
  const [count] = await database.query(
    `SELECT (SELECT count(*) FROM ${rows}) AS "distinct", count(*) FILTER (WHERE trial) AS "trials", count(*) FILTER (WHERE NOT trial AND started IS NULL) AS "undated",
       count(*) FILTER (WHERE NOT trial AND ended < started) AS "backwards", count(*) FILTER (WHERE NOT trial AND mrr IS NULL) AS "unpriced" FROM all_subscriptions`,
  );
  await database.run(
    `CREATE TABLE subscriptions AS ${withRowHash('SELECT * EXCLUDE (trial) FROM all_subscriptions WHERE NOT trial AND started IS NOT NULL AND mrr IS NOT NULL AND (ended IS NULL OR ended >= started)')}`,
  );
  const left = {
    copies: table.rows - Number(count!.distinct),
    trials: Number(count!.trials),
    undated: Number(count!.undated),
    backwards: Number(count!.backwards),
    unpriced: Number(count!.unpriced),
  };
  return { ...found, account, currency, dimensions, joins, left };
}
