/**
 * For how many months each bill is, where it has a day and neither a period nor an interval: what its plan is called says it, or else the usual
 * time until the next bill of the same subscription.
 */
import { type Database, literal, name } from '../database.ts';
import { words } from '../lexicon.ts';
import type { Column, Table } from '../typing/column-type.ts';
import { intervalIn, monthsOf, monthsSaid } from './subscriptions.ts';

/** Months that a whole term has. */
export const wholeTerms = [1, 3, 6, 12, 24, 36] as const;
/** The column of months, which no export names so. */
export const lengthColumn = 'months billed';

/** Days in a term of so many months, and how far from it the next bill may be written, as a part of it. */
const daysOfMonth = 30.4375;
const near = 0.25;
/** A bill for as many times the usual months is as many times as high, give or take this factor. */
const alike = 1.6;

interface DatedBills {
  table: Table;
  subscription: Column;
  from: Column;
  /** SQL over `m` of what a row bills, and of whether it was voided. */
  net: string;
  voided: string;
  /** What names its plan. */
  product: Column | null;
}

/** The table that lists the subscriptions, and the column that numbers them. */
interface ListOfBills {
  table: Table;
  key: Column;
}

/** The bills with a column of the months that each is for; null where nothing says it. */
export async function withLengths(database: Database, bills: DatedBills, list: ListOfBills | null): Promise<Table | null> {
  const { table, subscription, from, net, voided, product } = bills;
  const [sub, day] = [`m.${name(subscription.name)}`, `CAST(m.${name(from.name)} AS DATE)`];
  const own = product ? await monthsInNames(database, table, product) : 'NULL';
  const told = list ? await toldOf(database, list) : 'NULL';
  const listed =
    told === 'NULL'
      ? ''
      : `LEFT JOIN (SELECT m.${name(list!.key.name)} AS k, any_value(${told}) AS months FROM ${list!.table.sql} m GROUP BY 1) l ON l.k = s.sub`;
  const nearest = (days: string) =>
    `CASE ${wholeTerms.map((months) => `WHEN abs(${days} - ${months * daysOfMonth}) <= ${near * daysOfMonth * Math.min(months, 3)} THEN ${months}`).join(' ')} END`;
  const fits = (months: string) =>
    `(${months} = usual OR middle IS NULL OR abs(ln((amount / middle) / (${months} / usual))) <= ln(${alike}))`;
  const lengths = name(`${table.name} lengths`);
  // Lines of one bill have one length; an amount that the plan explains stands above the day of the next bill, which may be late.
  await database.run(
    `CREATE OR REPLACE TABLE ${lengths} AS WITH
     days AS (SELECT ${sub} AS sub, ${day} AS day, CAST(sum(${net}) AS DOUBLE) AS amount, max(${own}) AS said FROM ${table.sql} m
       WHERE ${sub} IS NOT NULL AND ${day} IS NOT NULL AND (${voided}) IS NOT TRUE GROUP BY ALL HAVING amount > 0),
     steps AS (SELECT *, ${nearest("date_diff('day', day, lead(day) OVER (PARTITION BY sub ORDER BY day))")} AS gap FROM days),
     usual AS (SELECT sub, mode(gap) AS usual, count(gap) AS known FROM steps GROUP BY sub),
     middle AS (SELECT sub, median(amount) AS middle FROM steps JOIN usual USING (sub) WHERE gap = usual GROUP BY sub),
     whole AS (SELECT mode(usual) AS months FROM usual WHERE known >= 2)
     SELECT s.sub, s.day, CAST(CASE WHEN said IS NOT NULL THEN said
       WHEN usual IS NULL THEN coalesce(${listed ? 'l.months' : 'NULL'}, whole.months)
       WHEN gap IS NOT NULL AND ${fits('gap')} THEN gap
       ${listed ? `WHEN gap IS NULL AND l.months IS NOT NULL AND ${fits('l.months')} THEN l.months` : ''}
       ELSE usual END AS INTEGER) AS months
     FROM steps s LEFT JOIN usual USING (sub) LEFT JOIN middle USING (sub) ${listed} CROSS JOIN whole`,
  );
  const [row] = await database.query(`SELECT count(*) AS "all", count(months) AS "known" FROM ${lengths}`);
  if (Number(row!.known) === 0 || Number(row!.known) < Number(row!.all)) return null;
  const sql = name(`${table.name} with lengths`);
  await database.run(
    `CREATE OR REPLACE TABLE ${sql} AS SELECT m.*, x.months AS ${name(lengthColumn)} FROM ${table.sql} m LEFT JOIN ${lengths} x ON x.sub = ${sub} AND x.day = ${day}`,
  );
  return { ...table, sql };
}

/** SQL over `m` of what a list says of the months: its interval, else the name of its plan. */
async function toldOf(database: Database, { table }: ListOfBills): Promise<string> {
  const interval = intervalIn(table.columns);
  const said = interval ? await monthsOf(database, table, interval) : 'NULL';
  if (said !== 'NULL') return said;
  const plan = table.columns.find(
    ({ name: each, type, distinct }) => type.kind === 'text' && distinct <= mostPlans && planNamed.test(words(each)),
  );
  return plan ? monthsInNames(database, table, plan) : 'NULL';
}

const planNamed = /\b(plan|price|item|tier|product|tarif|produkt|forfait|plano|piano)\b/;
/** A column of more values names no plans. */
const mostPlans = 200;

/** SQL of the months that the names of plans say: `growth-monthly`, `Pro (annual)`, `team_USD_Yearly`. */
async function monthsInNames(database: Database, table: Table, column: Column): Promise<string> {
  if (column.type.kind !== 'text' || column.distinct > mostPlans) return 'NULL';
  const rows = await database.query(`SELECT DISTINCT ${name(column.name)} AS "v" FROM ${table.sql} WHERE "v" IS NOT NULL ORDER BY 1`);
  const cases = rows.flatMap(({ v }) => {
    const months = words(String(v))
      .split(' ')
      .flatMap((word) => (word.length > 1 ? (monthsSaid(word) ?? []) : []));
    return months.length > 0 ? [`WHEN ${literal(String(v))} THEN ${months.at(-1)}`] : [];
  });
  return cases.length > 0 ? `CASE m.${name(column.name)} ${cases.join(' ')} END` : 'NULL';
}
