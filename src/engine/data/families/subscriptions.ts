/** Finds subscriptions and the sources that record their end. */
import { createCanonical, type Database, literal, name } from '../database.ts';
import { type DimensionColumn, findDimensions, findNumbers, mainRoles, memberOf, type NumberColumn, selectNumbers } from '../dimensions.ts';
import { columnFor, findJoins, type Join, leftJoins } from '../joins.ts';
import { words } from '../lexicon.ts';
import { type Mapping, noMapping, saidColumns } from '../mapping.ts';
import { amountScale, type Currency, findCurrency, inOneCurrency } from '../money.ts';
import { rowsOnce } from '../repeated-rows.ts';
import type { Column, Table } from '../typing/column-type.ts';
import { wholeIntervals } from './amount-interval.ts';
import type { Billed } from './billing.ts';

export interface SubscriptionTable {
  table: Table;
  start: Column;
  /** Each row is the state of one month, not a contract. */
  snapshots: boolean;
  /** null if no subscription ends. */
  end: Column | null;
  amount: Column;
  /** Months that one amount covers: 1, 12, or the column that says so per row. */
  months: 1 | 12 | Column;
  trial: Column | null;
  /** The column of intervals for which amounts called monthly may be those of a whole interval; they are read as they are called. */
  doubtful?: Column;
  /** Its rows are made of bills. */
  billed?: Billed;
}

export interface Subscriptions extends SubscriptionTable {
  account: Column | null;
  /** Its key, by which other tables may tell of it. */
  id: Column | null;
  currency: Currency | null;
  dimensions: readonly DimensionColumn[];
  /** The reason given for its end. */
  why: Column | null;
  /** Numbers by which rows fall into bands. */
  numbers: readonly NumberColumn[];
  joins: readonly Join[];
  /** Rows left out: exact duplicates, trials, no start, an end before the start, no amount. */
  left: Readonly<Record<'copies' | 'trials' | 'undated' | 'backwards' | 'unpriced', number>>;
}

/** Columns of billed terms that no invoice names: the months that each is billed for, and the day on which what was billed last ends. */
export const termColumns = { every: 'every months', renews: 'renews on' } as const;

const monthly =
  /\b(mrr|monthly (recurring )?(amount|revenue|fee|price|charge|value|rate|premium|dues)|mensuel\w*|mensual\w*|mensal\w*|mensile|monatlich\w*|monats(betrag|beitrag|umsatz|preis|gebuhr|pramie))\b/;
const yearly =
  /\b(arr|acv|(annual|yearly) (recurring )?(amount|revenue|fee|price|contract value|value|rate|premium|dues)|annuel\w*|anual\w*|annuale|jahrlich\w*|jahres(betrag|beitrag|umsatz|preis|gebuhr|pramie))\b/;
const starts =
  /\b(start|started|starts|begin|begins|beginn|inception|effective|commencement|vertragsbeginn|from|activated|activation|subscribed|debut|inicio|inizio|decorrenza)\b/;
/** Where nothing is called a start, a customer begins on the day of signing or joining. */
const joins =
  /\b(sign up|signup|signed|joined|join|since|live|onboarded|registered|registration|created|eintritt|seit|anmeldung|inscription|adhesion|alta|adesao|iscrizione)\b|申込|入会|登録|注册|加入|التسجيل|الاشتراك/;
const ends =
  /\b(end|ended|ends|stop|stopped|lapsed?|until|to|expiry|expires|expiration|cancel|canceled|cancelled|cancellation|churned|terminated|termination|ende|vertragsende|gekundigt|kundigung|fin|resiliation|fine|scadenza|cancelacion|cancelamento|termino)\b/;
const trials = /\b(trial|free trial|is trial|test|probe|testphase|essai|prueba|prova|teste)\b/;

const intervalNamed =
  /\b(interval|frequency|cycle|billing (term|period|type)|term|turnus|intervall|abrechnung\w*|zahlungsweise|periodicite|frequence|facturation|periodicidad|frecuencia|facturacion|periodicidade|frequencia|cobranca|frequenza|fatturazione|cadenza)\b|周期|サイクル|間隔|周期性|دورة|فترة/;
/** Words for billing intervals and their length in months; matched against `words(value)`. */
const intervals: readonly (readonly [months: number, named: RegExp])[] = [
  [
    3,
    /^(quarterly|quarter|3 months?|q|per quarter|vierteljahrlich|quartalsweise|quartal|trimestriel(le)?|trimestral|trimestrale|四半期|每季|季度|季付|ربع سنوي)$/,
  ],
  [6, /^(semi ?annual(ly)?|half ?yearly|biannual(ly)?|6 months?|halbjahrlich|semestriel(le)?|semestral|semestrale|半年|半年付|نصف سنوي)$/],
  [
    12,
    /^(annual|annually|yearly|year|12 months?|1 year|a|y|per year|jahrlich|jahr|annuel(le)?|anual|annuale|年額|年払い|年次|年付|每年|年度|年|سنوي)$/,
  ],
  [24, /^(biennial|2 years?|24 months?)$/],
  [36, /^(3 years?|36 months?)$/],
  [1, /^(monthly|month|1 month|m|per month|monatlich|monat|mensuel(le)?|mensual|mensal|mensile|月額|月払い|月次|月付|每月|月度|月|شهري)$/],
];

/** The table with a recurring amount and its start date; one with an end date first, then the larger one. */
export function findSubscriptions(tables: readonly Table[], mapping: Mapping): SubscriptionTable | null {
  const found = tables.flatMap((table) => contractsIn(table, mapping) ?? []);
  const best = found.sort((a, b) => Number(b.end !== null) - Number(a.end !== null) || b.table.rows - a.table.rows)[0];
  return best ?? tables.flatMap((table) => snapshotsIn(table) ?? []).sort((a, b) => b.table.rows - a.table.rows)[0] ?? null;
}

function contractsIn(table: Table, mapping: Mapping): SubscriptionTable | null {
  const said = saidColumns(table, mapping);
  const dates = said.free.filter(({ type, filled }) => type.kind === 'date' && filled > 0);
  const end = said.as('end') ?? dates.find((column) => ends.test(words(column.name)) && !starts.test(words(column.name))) ?? null;
  const start =
    said.as('start') ??
    dates.find((column) => column !== end && starts.test(words(column.name))) ??
    (end ? dates.find((column) => column !== end && joins.test(words(column.name))) : undefined);
  const numbers = said.free.filter(({ type, filled }) => type.kind === 'number' && filled > 0);
  const yearSaid = said.as('yearly amount');
  const byMonth = said.as('monthly amount') ?? (yearSaid ? undefined : numbers.find((column) => monthly.test(words(column.name))));
  const byYear = byMonth ? undefined : (yearSaid ?? numbers.find((column) => yearly.test(words(column.name))));
  const interval = intervalIn(said.free);
  // A billed amount has its interval in another column.
  const billed = interval && end ? columnFor('amount', { ...table, columns: numbers }, noMapping) : undefined;
  const amount = byMonth ?? byYear ?? billed ?? (interval && end ? numbers.find(({ name: each }) => isPrice.test(words(each))) : undefined);
  if (!start || !amount) return null;
  const trial = said.as('trial') ?? said.free.find(({ name: each, type }) => type.kind === 'boolean' && trials.test(words(each))) ?? null;
  return { table, start, snapshots: false, end, amount, months: byMonth ? 1 : byYear ? 12 : interval!, trial };
}

/** The column that says how often a row is billed. */
export const intervalIn = (columns: readonly Column[]) =>
  columns.find(({ name: each, type, distinct }) => type.kind === 'text' && distinct <= 8 && intervalNamed.test(words(each)));

const isPrice = /\b(price|fee|charge|preis|gebuhr|prix|tarif|precio|cuota|preco|prezzo|canone)\b/;
const dated = /\b(month|date|as of|snapshot|period|monat|stichtag|datum|mois|mes|fecha|data|mese|periode|periodo)\b|月|日期|شهر|تاريخ/;

/** Whoever pays for a subscription, by what the trade calls them. */
const subscribers =
  /^(subscriber|member|policy ?holder|insured|tenant|mitglied\w*|abonnent\w*|versicherungsnehmer\w*|adherent|abonne|socio|abonado|asegurado|assinante|membro|abbonato|iscritto)( (id|no|nr|number|name|code|key|ref))?$/;

/** What is paid each month, and not what changed of it. */
export const isRecurring = ({ name: each, type, filled }: Column) =>
  type.kind === 'number' && filled > 0 && /\bmrr\b/.test(words(each)) && !moves.test(words(each));

/** Reads a table with one row per account and month, each with the amount paid, as snapshots. */
export function snapshotsIn(table: Table): SubscriptionTable | null {
  const amount = table.columns.find(isRecurring);
  const start = table.columns.find(
    ({ name: each, type, filled }) => type.kind === 'date' && filled === table.rows && dated.test(words(each)),
  );
  const account = columnFor('account', table, noMapping);
  if (!amount || !start || !account || start.distinct < 2 || account.distinct < 2 || account.distinct === table.rows) return null;
  return { table, start, snapshots: true, end: null, amount, months: 1, trial: null };
}

const moves = /\b(new|expansion|contraction|churn|churned|net|opening|closing|lost|total|delta|change)\b/;

/**
 * Creates the table `subscriptions` (account, started, ended, mrr, arr, one column per dimension, row_hash), without unpaid trials.
 * @throws currency_mixed
 */
export async function makeSubscriptions(
  database: Database,
  given: SubscriptionTable,
  others: readonly Table[],
  mapping: Mapping,
  askedCurrency: string | undefined,
): Promise<Subscriptions> {
  const found = await byInterval(database, given, mapping);
  const { table, start, end, amount, months, trial, snapshots, billed } = found;
  const currency = await findCurrency(database, table, amount, mapping, askedCurrency, others);
  const by = currency?.converted?.by;
  const paidIn = by && 'column' in by ? by.column : amount;
  const taken = new Set([start.name, amount.name, paidIn.name, ...(end ? [end.name] : []), ...(currency?.column ? [currency.column] : [])]);
  const keys = { ...table, columns: table.columns.filter(({ distinct, filled }) => distinct > 1 && filled >= table.rows * 0.9) };
  const account =
    columnFor('account', keys, mapping, taken) ??
    keys.columns.find(({ name: each, type }) => !taken.has(each) && type.kind !== 'date' && subscribers.test(words(each))) ??
    null;
  const named = mainRoles(table, mapping, taken);
  const aliasIds = (column: string) => [column, named.get(column) ?? column];
  const joins = await findJoins(database, table, others, aliasIds, mapping);
  const dimensions = findDimensions(table, named, joins, mapping, taken).filter(
    (dimension) => !billed?.terms || !saysToday(dimension, named),
  );
  const numbers = snapshots ? [] : findNumbers(table, joins, mapping, taken);
  const joined = leftJoins(joins, aliasIds, mapping);
  const id = columnFor('id', table, mapping, taken);
  const rows = await rowsOnce(database, table, id !== undefined);
  const one = inOneCurrency(currency, `m.${name(paidIn.name)} * ${amountScale(paidIn.name)}`, null);
  const length = typeof months === 'number' ? String(months) : await monthsOf(database, table, months);
  const yearly = `(${one.amount}) * (12.0 / (${length}))`;
  const price =
    months === 1
      ? `${one.amount} AS mrr, (${one.amount}) * 12 AS arr`
      : months === 12
        ? `(${one.amount}) / 12 AS mrr, ${one.amount} AS arr`
        : `(${one.amount}) / (${length}) AS mrr, ${yearly} AS arr`;
  const split = dimensions.map((dimension) => `, ${memberOf(dimension)} AS ${name(`by_${dimension.id}`)}`);
  const whyOwn = snapshots ? null : reasonIn(table.columns.filter(({ name: each }) => !taken.has(each)));
  // Why a subscription ended stands in the list beside its bills or its months.
  const beside = whyOwn || !(billed?.terms || snapshots) ? [] : joins.map(({ table: list }) => reasonIn(list.columns));
  const why = whyOwn ?? beside.find((each) => each !== null) ?? null;
  const whose = whyOwn ? 'm' : `j${beside.indexOf(why)}`;
  const reason = why ? `, nullif(trim(CAST(${whose}.${name(why.name)} AS VARCHAR)), '') AS why` : '';
  const terms = billed?.terms ? `, m.${name(termColumns.every)} AS every, m.${name(termColumns.renews)} AS renews` : '';
  const contracts = `SELECT ${account ? `m.${name(account.name)}` : 'NULL'} AS account, ${id ? `m.${name(id.name)}` : 'NULL'} AS own_id, m.${name(start.name)} AS started,
       ${end ? `m.${name(end.name)}` : 'CAST(NULL AS DATE)'} AS ended, ${price},
       ${trial ? `coalesce(m.${name(trial.name)}, false)` : 'false'} AS trial ${split.join('')}${selectNumbers(numbers)}${terms}${reason}
     FROM ${rows} m ${joined} ${one.joins} ${currency?.keep ? `WHERE ${currency.keep}` : ''}`;
  const own = dimensions.map(({ id }) => name(`by_${id}`));
  await database.run(`CREATE TABLE all_subscriptions AS ${snapshots ? runsOf(contracts, own, why !== null) : contracts}`);
  const [count] = await database.query(
    `SELECT (SELECT count(*) FROM ${rows}) AS "distinct", count(*) FILTER (WHERE trial) AS "trials", count(*) FILTER (WHERE NOT trial AND started IS NULL) AS "undated",
       count(*) FILTER (WHERE NOT trial AND ended < started) AS "backwards", count(*) FILTER (WHERE NOT trial AND mrr IS NULL) AS "unpriced" FROM all_subscriptions`,
  );
  await createCanonical(
    database,
    'subscriptions',
    'SELECT * EXCLUDE (trial) FROM all_subscriptions WHERE NOT trial AND started IS NOT NULL AND mrr IS NOT NULL AND (ended IS NULL OR ended >= started)',
  );
  const left = {
    copies: table.rows - Number(count!.distinct),
    trials: Number(count!.trials),
    undated: Number(count!.undated),
    backwards: Number(count!.backwards),
    unpriced: Number(count!.unpriced),
  };
  return { ...found, account, id: id ?? null, currency, dimensions, why, numbers, joins, left };
}

const reasonNamed = /\b(reasons?|cause|\w*grunde?|motif|motivo|raison|razon|causa|razao)\b|理由|原因|سبب/;
/** With more, the column holds sentences. */
const mostReasons = 40;

/** The column of reasons: of those that end, and so empty for most. */
function reasonIn(columns: readonly Column[]): Column | null {
  const named = columns.filter(
    ({ name: each, type, distinct }) => type.kind === 'text' && distinct >= 2 && distinct <= mostReasons && reasonNamed.test(words(each)),
  );
  return named.find(({ name: each }) => leaves.test(words(each)) || ends.test(words(each))) ?? named[0] ?? null;
}

/** Of the terms that were billed, what a list says of today alone, its status and how a bill is paid; its plan, where the bills name none. */
function saysToday({ label, lookup, role }: DimensionColumn, named: ReadonlyMap<string, string>): boolean {
  const today = /\b(status|state|card|payment|collection|coupon|reason|delinquent)\b/;
  const plan = /\b(plan|price|product|tier)\b/;
  const isNamed = [...named.values()].includes('product');
  return lookup !== null && role !== 'account' && (today.test(words(label)) || (isNamed && plan.test(words(label))));
}

/** With the column of intervals where amounts called monthly are of whole intervals. */
async function byInterval(database: Database, found: SubscriptionTable, mapping: Mapping): Promise<SubscriptionTable> {
  const { table, amount, months, snapshots } = found;
  if (months !== 1 || snapshots || found.billed) return found;
  const able: { column: Column; months: string }[] = [];
  for (const column of table.columns.filter(({ type, distinct }) => type.kind === 'text' && distinct >= 2 && distinct <= mostIntervals)) {
    const sql = await monthsOf(database, table, column);
    if (sql === 'NULL') continue;
    const [row] = await database.query(
      `SELECT count(${sql}) AS "read", count(*) FILTER (WHERE (${sql}) = 1) AS "monthly" FROM ${table.sql} m WHERE m.${name(column.name)} IS NOT NULL`,
    );
    if (Number(row!.read) === column.filled && Number(row!.monthly) > 0) able.push({ column, months: sql });
  }
  const whole = able.length === 0 ? null : await wholeIntervals(database, { table, amount, intervals: able }, mapping);
  if (!whole) return found;
  return whole.sure ? { ...found, months: whole.column } : { ...found, doubtful: whole.column };
}

const mostIntervals = 8;

/** The months of an interval in words, such as `half yearly`. */
export const monthsSaid = (text: string): number | undefined => intervals.find(([, named]) => named.test(text))?.[0];

/** SQL of the months that a row's amount covers; null for an unknown interval. */
export async function monthsOf(database: Database, table: Table, column: Column): Promise<string> {
  const rows = await database.query(`SELECT DISTINCT ${name(column.name)} AS "v" FROM ${table.sql} WHERE "v" IS NOT NULL ORDER BY 1`);
  const cases = rows.flatMap(({ v }) => {
    const months = monthsSaid(words(String(v)));
    return months === undefined ? [] : [`WHEN ${literal(String(v))} THEN ${months}`];
  });
  return cases.length > 0 ? `CASE m.${name(column.name)} ${cases.join(' ')} END` : 'NULL';
}

/** Merges consecutive months with the same amount into one row, which ends in the first month without one. The end of the data ends nothing. */
function runsOf(states: string, own: readonly string[], hasWhy: boolean): string {
  const whose = ['account', ...own].join(', ');
  const month = "CAST(date_trunc('month', started) AS DATE)";
  const last = `(SELECT max(${month}) FROM states)`;
  const at = 'year(month) * 12 + month(month)';
  return `WITH states AS (${states}), months AS (SELECT * EXCLUDE (started, ended, trial), ${month} AS month FROM states WHERE mrr > 0 AND started IS NOT NULL
      QUALIFY row_number() OVER (PARTITION BY ${whose}, ${month} ORDER BY states.started DESC, mrr DESC) = 1)
    SELECT account, min(month) AS started, CASE WHEN max(month) < ${last} THEN CAST(max(month) + INTERVAL 1 MONTH AS DATE) END AS ended, mrr, arr, false AS trial ${own.map((each) => `, ${each}`).join('')}${hasWhy ? ', max(why) AS why' : ''}
    FROM (SELECT *, ${at} - row_number() OVER (PARTITION BY ${whose}, mrr, arr ORDER BY month) AS run FROM months) GROUP BY ${whose}, mrr, arr, run`;
}

export interface ChurnSource {
  /** `churn_flag of accounts.csv`. */
  called: string;
  accounts: number;
}

const leaves = /\b(churn\w*|cancel\w*|kundigung\w*|abwanderung\w*|attrition|resiliation\w*|baja\w*|cancelamento\w*|disdett\w*)\b/;

/** The churn sources, in table order, subscriptions last; none if the subscriptions have no account. */
export async function churnSources(
  database: Database,
  { table, account, end, billed }: Subscriptions,
  others: readonly Table[],
): Promise<ChurnSource[]> {
  if (!account) return [];
  const sources: ChurnSource[] = [];
  for (const other of others) {
    const key = other.columns.find((column) => words(column.name) === words(account.name));
    if (!key) continue;
    const flag = other.columns.find(({ name: each, type }) => type.kind === 'boolean' && leaves.test(words(each)));
    const isList = leaves.test(words(other.name));
    if (!flag && !isList) continue;
    const where = isList ? 'true' : name(flag!.name);
    const [row] = await database.query(`SELECT count(DISTINCT ${name(key.name)}) AS "n" FROM ${other.sql} WHERE ${where}`);
    sources.push({ called: isList ? `listed in ${other.file}` : `${flag!.name} of ${other.file}`, accounts: Number(row!.n) });
  }
  // A term ends where a plan changes.
  if (sources.length === 0 || !end || billed) return sources;
  const [row] = await database.query(
    `SELECT count(*) FILTER (WHERE some_ended) AS "some", count(*) FILTER (WHERE all_ended) AS "all"
     FROM (SELECT bool_or(${name(end.name)} IS NOT NULL) AS some_ended, bool_and(${name(end.name)} IS NOT NULL) AS all_ended FROM ${table.sql} GROUP BY ${name(account.name)})`,
  );
  return [
    ...sources,
    { called: `with an ended subscription in ${table.file}`, accounts: Number(row!.some) },
    { called: `with no open subscription in ${table.file}`, accounts: Number(row!.all) },
  ];
}
