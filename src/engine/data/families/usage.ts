/** How much each account uses the product, by month. */
import { type Database, name } from '../database.ts';
import { nameFit, words } from '../lexicon.ts';
import type { Column, Table } from '../typing/column-type.ts';

export interface UsageTable {
  table: Table;
  /** What is counted of its use, as written. */
  counts: readonly Column[];
  /** Of its licences, if both they and those who use them are recorded. */
  seats: { users: Column; licensed: Column } | null;
}

const monthNamed = /\b(month|period|date|day|week|monat|datum|tag|woche|mois|mes|fecha|data|mese|periode|periodo)\b|月|日|شهر|تاريخ/;
const usersNamed =
  /\b(active users?|users?|mau|wau|dau|active seats?|seats? (?:used|active|in use)|used seats?|sieges (?:actifs|utilises)|postes (?:actifs|utilises)|(?:asientos|puestos|licencias|licencas|assentos) (?:activ[oa]s|ativ[oa]s|usad[oa]s)|(?:posti|licenze) (?:attiv[ie]|usat[ie])|aktive (?:platze|lizenzen)|(?:genutzte|belegte) (?:platze|lizenzen)|aktive nutzer|nutzer|utilisateurs|usuarios|utenti)\b|ユーザー|用户|مستخدم/;
const seatsNamed =
  /\b(licen[sc]ed|licen[sc]es?|seats?( purchased| licensed)?|entitled|lizenzen|lizenziert|licencias|licencas|licenze|sieges|postes)\b|席|许可|ライセンス|تراخيص/;
/** What is bad to have more of is no use. */
const noUse = /\b(tickets?|errors?|incidents?|bugs?|cases?|complaints?|score|nps|csat|arr|mrr|amount|revenue|price|latency)\b/;
/** Of more measures the first are enough. */
const mostCounts = 8;

const isDayOf = ({ rows }: Table, { name: each, type, filled }: Column) =>
  filled === rows && (type.kind === 'date' || type.kind === 'text') && (nameFit('period', each) > 0 || monthNamed.test(words(each)));

const isLicensed = ({ name: each }: Column) => seatsNamed.test(words(each)) && !usersNamed.test(words(each));

/** Licences and those who use them, if both are among the columns. */
export function seatsAmong(columns: readonly Column[]): UsageTable['seats'] {
  const licensed = columns.find(isLicensed);
  const users = columns.find(({ name: each }) => usersNamed.test(words(each)));
  return users && licensed ? { users, licensed } : null;
}

/** SQL of the month of each row; null where no column has one in every row, or it has too few. */
export async function monthsOfUse(database: Database, table: Table): Promise<{ column: Column; sql: string } | null> {
  const column = table.columns.find((each) => isDayOf(table, each));
  if (!column) return null;
  const sql =
    column.type.kind === 'date'
      ? `CAST(date_trunc('month', ${name(column.name)}) AS DATE)`
      : `TRY_CAST(regexp_replace(CAST(${name(column.name)} AS VARCHAR), '^(\\d{4})[-/.]?(\\d{2})$', '\\1-\\2-01') AS DATE)`;
  const [row] = await database.query(`SELECT count(${sql}) AS "read", count(DISTINCT ${sql}) AS "months" FROM ${table.sql}`);
  return Number(row!.read) < table.rows || Number(row!.months) < leastMonths ? null : { column, sql };
}

/** Whether its columns could tell use: a month or a day, and something counted. */
export function mayTellUse(table: Table): boolean {
  return table.columns.some((column) => isDayOf(table, column)) && table.columns.some(({ type }) => type.kind === 'number');
}

/**
 * The table with several rows for each account, each of a month or a day and with counts; creates `usage_months` (who, month, one column a count,
 * users, licensed). Null where no table holds that.
 * @param keyOf the column that names the account, in a table that has one
 */
export async function findUsage(
  database: Database,
  tables: readonly Table[],
  keyOf: (table: Table) => string | undefined,
): Promise<UsageTable | null> {
  for (const table of tables) {
    const called = keyOf(table);
    const key = table.columns.find((column) => column.name === called);
    if (!key || key.distinct * leastMonths > table.rows) continue;
    const months = await monthsOfUse(database, table);
    if (!months) continue;
    const { sql: month } = months;
    const numbers = table.columns.filter(
      (column) =>
        column !== key &&
        column.type.kind === 'number' &&
        column.filled > 0 &&
        nameFit('id', column.name) === 0 &&
        !noUse.test(words(column.name)),
    );
    const licensed = numbers.find(isLicensed);
    const counts = numbers.filter((column) => column !== licensed).slice(0, mostCounts);
    if (counts.length === 0) continue;
    const seats = seatsAmong([...counts, ...(licensed ? [licensed] : [])]);
    const sums = counts.map(({ name: each }, at) => `CAST(sum(${name(each)}) AS DOUBLE) AS c${at}`);
    const level = seats ? [`avg(${name(seats.users.name)}) AS users`, `avg(${name(seats.licensed.name)}) AS licensed`] : [];
    await database.run(
      `CREATE OR REPLACE TABLE usage_months AS SELECT CAST(${name(key.name)} AS VARCHAR) AS who, ${[`${month} AS month`, ...sums, ...level].join(', ')} FROM ${table.sql} WHERE ${name(key.name)} IS NOT NULL GROUP BY 1, 2`,
    );
    return { table, counts, seats };
  }
  return null;
}

/** With fewer months no change is known. */
const leastMonths = 4;
