/** Which tables hold amounts of accounts: postings, or a plan of them; and by which columns. */
import { type Database, name } from '../database.ts';
import { words } from '../lexicon.ts';
import { amountScale, currencyInName } from '../money.ts';
import { keyNamed } from '../relations/links.ts';
import { repeatedRows } from '../repeated-rows.ts';
import type { Column, Table } from '../typing/column-type.ts';
import { type FiscalYear, periodText } from '../typing/date-shape.ts';
import { isAccountColumn, isAccountNamed } from './account-names.ts';
import { monthColumns } from './months-as-rows.ts';
import { actualNamed, called, planNamed, scenariosOf } from './statement-lines.ts';

/** A table with a row or a column for each amount of an account. */
export interface Side {
  table: Table;
  /** The table that it is some rows of. */
  of?: Table;
  account: Column;
  /** Over `m`: the day or the month of a row, and its amount. */
  day: string;
  amount: string;
  /** SQL of its rows: by month where the table has a column for each, and each posting once. */
  rows: string;
  /** Rows that an export holds twice. */
  repeated: number;
  currency: string | null;
  /** What the plan is called: Budget. */
  plan: string | null;
  /** Debit and credit have a column each. */
  isSplit: boolean;
  /** Nothing calls it a plan but that it has a column for each month. */
  isByMonth?: true;
  /** A forecast that stands beside the plan in the same table. */
  forecast?: Side;
  /** Its months are named by their number in a fiscal year, which may be named for the two years that it is in: `2025/26`. */
  isFiscal: boolean | 'over';
}

const amountNamed =
  /^((net|posted|posting|local|base|total|ledger|gl|budget|budgeted|plan|planned) )*(amount|value|balance|movement|betrag|saldo|wert|montant|solde|importe|valor|importo|planwerte?|istwerte?|金額|金额|المبلغ|actuals?|budget|plan|forecast|target|ist)( (local currency|net|lc|[a-z]{3}))?$/;
const debitNamed = /^(debit|debits|dr|soll|debe|debito|dare|借方|مدين)( (amount|betrag|[a-z]{3}))?$/;
const creditNamed = /^(credit|credits|cr|haben|haber|credito|avere|贷方|貸方|دائن)( (amount|betrag|[a-z]{3}))?$/;
const dayNamed = /\b(posting|posted|post|accounting|effective|gl|transaction|entry|journal|date|datum|buchungsdatum|fecha|data)\b/;
export const periodNamed =
  /^((fiscal|accounting|posting|financial|gl) )?(period|month|monat|mois|mes|mese|buchungsperiode|periode|periodo)( (no|number|name))?$/;
export const yearNamed = /^((fiscal|financial|accounting) )?(year|jahr|geschaftsjahr|exercice|ejercicio|ano|anno)$/;
const textNamed =
  /^((posting|entry|journal|line|transaction) )?(text|description|memo|narrative|details|note|reference text|buchungstext|beschreibung|libelle|concepto|descripcion|descricao|descrizione|causale)$/;
export const currencyNamed = /^((local|posting|document) )?(currency|ccy|wahrung|devise|moneda|moeda|valuta)( code)?$/;

/** Part of the values that have to be read. */
const nearlyAll = 0.99;
/** With more members, a column names rows rather than groups them. */
export const mostMembers = 50;

export async function sideOf(database: Database, table: Table, fiscalYear: FiscalYear): Promise<Side | null> {
  if (!table.columns.some(isVersionColumn)) return await sideOfOne(database, table, fiscalYear);
  // A plan may have several versions; with the actual figures among them it is a statement of its own.
  const found = await scenariosOf(database, table);
  if (!found || found.actual || !(found.target ?? found.forecast)) return null;
  const { column } = found;
  const of = async (version: { sql: string; said: string }): Promise<Side | null> => {
    const sql = name(`${table.name} ${version.said}`);
    await database.run(
      `CREATE OR REPLACE TABLE ${sql} AS SELECT * EXCLUDE (${name(column.name)}) FROM ${table.sql} m WHERE ${version.sql}`,
    );
    const [row] = await database.query(`SELECT count(*) AS "n" FROM ${sql}`);
    const own = { ...table, name: table.name, sql, rows: Number(row!.n), columns: table.columns.filter((each) => each !== column) };
    const side = await sideOfOne(database, own, fiscalYear);
    return side && { ...side, plan: planNamed(version.said) ?? 'Plan', of: table };
  };
  const plan = await of((found.target ?? found.forecast)!);
  const forecast = plan && found.target && found.forecast ? await of(found.forecast) : null;
  return plan && { ...plan, ...(forecast && { forecast }) };
}

async function sideOfOne(database: Database, table: Table, fiscalYear: FiscalYear): Promise<Side | null> {
  const { columns } = table;
  const accounts = columns.filter((column) => column.distinct > 1 && isAccountColumn(column) && /text|number/.test(column.type.kind));
  // A number tells an account where its name may be written in several ways.
  const account = accounts.find(({ name: each, type }) => type.kind === 'number' || keyNamed.test(words(each))) ?? accounts[0];
  if (!account) return null;
  const plan = planNamed(table.name) ?? planNamed(table.title ?? '');
  const months = await monthColumns(database, table, fiscalYear);
  if (months)
    return { table, account, day: 'm."month"', amount: 'm."amount"', ...months, plan, isSplit: false, repeated: 0, isByMonth: true };
  const numbers = columns.filter(({ type, name: each }) => type.kind === 'number' && each !== account.name);
  const named = (pattern: RegExp) => numbers.filter(({ name: each }) => pattern.test(words(each)));
  const [debit, credit, amounts] = [named(debitNamed)[0], named(creditNamed)[0], named(amountNamed)];
  // Actual beside plan is a statement of its own.
  if (amounts.some(({ name: each }) => actualNamed.test(words(each))) && amounts.some(({ name: each }) => planNamed(each))) return null;
  const isSplit = debit !== undefined && credit !== undefined;
  const value = isSplit ? debit : amounts[0];
  const day = value && (await dayOf(database, table, fiscalYear));
  if (!day) return null;
  const of = (column: Column) =>
    `coalesce(m.${name(column.name)}, 0)${amountScale(column.name) === 1 ? '' : ` * ${amountScale(column.name)}`}`;
  const repeated = (await repeatedLines(database, table)) || (await repeatedRows(database, table));
  return {
    table,
    account,
    day: day.sql,
    isFiscal: day.isFiscal,
    amount: isSplit ? `(${of(debit)} - ${of(credit)})` : of(value),
    rows: repeated > 0 ? `(SELECT DISTINCT * FROM ${table.sql})` : table.sql,
    repeated,
    currency: await currencyOf(database, table, value),
    plan: plan ?? (isSplit ? null : planNamed(value.name)),
    isSplit,
  };
}

const entryNamed =
  /^(journal|entry|je|voucher|document|doc|transaction|txn|posting|beleg|buchung|piece|asiento|lancamento|registrazione)( (id|no|nr|number|num|key|code|entry))*$/;
const numberedLine =
  /^((journal|entry|document|doc|posting) )?(line|item|row|zeile|position|pos|ligne|linea|linha|riga)( (id|no|nr|number|num))?$/;

/** Rows that repeat another one to the number of its line in an entry: no two postings share it. */
async function repeatedLines(database: Database, { columns, rows, sql }: Table): Promise<number> {
  const has = (pattern: RegExp) => columns.some(({ name: each }) => pattern.test(words(each)));
  if (!has(entryNamed) || !has(numberedLine)) return 0;
  const [row] = await database.query(`SELECT count(*) AS "once" FROM (SELECT DISTINCT * FROM ${sql})`);
  return rows - Number(row!.once);
}

/** Whether a table of such columns holds postings, as each year or entity has a file of them. */
export function isOfPostings(columns: readonly string[]): boolean {
  const has = (pattern: RegExp) => columns.some((column) => pattern.test(words(column)));
  const isDated = has(dayNamed) || has(periodNamed);
  return (
    isDated && columns.some(isAccountNamed) && ((has(debitNamed) && has(creditNamed)) || (has(amountNamed) && !columns.some(planNamed)))
  );
}

/** A type of account is no version of the figures. */
export const isVersionColumn = ({ name: column, type, distinct }: Column) =>
  type.kind === 'text' &&
  distinct > 1 &&
  called.test(words(column)) &&
  !/^(type|category|tipo|nature|view|case|区分|النوع)$/.test(words(column));

/** SQL of the day of a row: by a date, by a period in words, or by a year and the number of its month. */
async function dayOf(
  database: Database,
  { columns, rows, sql }: Table,
  fiscalYear: FiscalYear,
): Promise<(Pick<Side, 'isFiscal'> & { sql: string }) | null> {
  const dates = columns.filter(({ type, filled }) => type.kind === 'date' && filled >= rows * nearlyAll);
  const date = dates.find(({ name: each }) => dayNamed.test(words(each))) ?? dates[0];
  if (date) return { sql: `m.${name(date.name)}`, isFiscal: false };
  const period = columns.find(({ name: each }) => periodNamed.test(words(each)));
  if (!period) return null;
  const text = `CAST(m.${name(period.name)} AS VARCHAR)`;
  const year = columns.find(({ name: each }) => yearNamed.test(words(each)));
  const inYear = year && `regexp_extract(CAST(m.${name(year.name)} AS VARCHAR), '[0-9]{2}$')`;
  // `202603` is a month, and so is `03.2026`.
  const plain = `regexp_replace(regexp_replace(${text}, '^(20[0-9]{2})([0-9]{2})$', '\\1-\\2'), '^0?([0-9]{2})[./](20[0-9]{2})$', '\\2-\\1')`;
  const { month } = periodText(inYear ? `concat('FY', ${inYear}, ' P', regexp_extract(${text}, '[0-9]{1,2}'))` : plain, fiscalYear);
  const [row] = await database.query(
    `SELECT count(${month}) AS "read", bool_and(regexp_matches(upper(${text}), '^P|FY')) AS "fiscal",
       bool_and(regexp_matches(CAST(m.${name((year ?? period).name)} AS VARCHAR), '(^|[^0-9])(20)?[0-9]{2}[/-](20)?[0-9]{2}([^0-9]|$)')) AS "over" FROM ${sql} m`,
  );
  if (Number(row!.read) < rows * nearlyAll) return null;
  const first = `(${month}) - ${fiscalYear.monthsAhead}`;
  const day = `make_date(CAST((${first}) // 12 AS INTEGER), CAST((${first}) % 12 + 1 AS INTEGER), 1)`;
  const isFiscal = inYear !== undefined || row!.fiscal === true;
  return { sql: day, isFiscal: isFiscal && row!.over === true ? 'over' : isFiscal };
}

async function currencyOf(database: Database, { columns, sql }: Table, value: Column): Promise<string | null> {
  const [own, other] = value.type.kind === 'number' ? Object.keys(value.type.currencies) : [];
  if (own !== undefined) return other === undefined ? own : null;
  const column = columns.find(({ name: each, distinct }) => distinct === 1 && currencyNamed.test(words(each)));
  if (!column) return currencyInName(value.name) ?? null;
  const [row] = await database.query(`SELECT upper(CAST(any_value(${name(column.name)}) AS VARCHAR)) AS "code" FROM ${sql}`);
  return currencyInName(String(row!.code)) ?? null;
}

/** What a posting says of itself, by which a brief may name it. */
export function textOf({ table: { columns } }: Side): string {
  const text = columns.find(
    ({ name: each, type, distinct }) => type.kind === 'text' && distinct > mostMembers && textNamed.test(words(each)),
  );
  return text ? `m.${name(text.name)}` : 'CAST(NULL AS VARCHAR)';
}
