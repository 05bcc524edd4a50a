/** Recurring revenue out of bills: what each account is billed for every month, without what is charged once and what was voided. */
import type { QualityNote } from '../../../model/quality-note.ts';
import { type Database, exactly, literal, name } from '../database.ts';
import { columnFor } from '../joins.ts';
import { words } from '../lexicon.ts';
import type { Mapping } from '../mapping.ts';
import { currencyInName } from '../money.ts';
import { columnLabel } from '../records/measure-columns.ts';
import { totalOf } from '../relations/amount.ts';
import type { Column, Table } from '../typing/column-type.ts';
import { periodText } from '../typing/date-shape.ts';
import type { SpanTable } from './spans.ts';
import type { SubscriptionTable } from './subscriptions.ts';

/** The bills behind a table of months, and the rows among them that are no recurring revenue. */
export interface Billed {
  once: number;
  voided: number;
  /** Its rows are terms of subscriptions, billed from the first day to the last. */
  terms?: { first: string; last: string };
  /** The list of subscriptions beside them, as given and with its repeated rows counted once. */
  listing?: { given: Table; once: Table; notes: readonly QualityNote[] };
}

const monthNamed =
  /\b(service|billing|billed|coverage|period|month|leistungs\w*|abrechnungs\w*|monat|mois|periode|periodo|mes|mese|competencia|competenza)\b|月|شهر/;
const dayNamed = /\b(invoice|invoiced|bill|billed|rechnungsdatum|facture|facturation|factura|fatura|fattura|date|datum|fecha|data)\b/;
const kindNamed =
  /\b(type|kind|category|item|charge|line|art|typ|posten|position|categorie|nature|tipo|concepto|categoria|voce)\b|種別|種類|类型|نوع/;
const statusNamed = /\b(status|state|statut|etat|estado|stato|situacao)\b|状態|状态|الحالة/;
const recurring =
  /\b(subscriptions?|recurring|licen[cs]es?|monthly fee|membership|retainer|rent|rental|lease|abos?|abonnements?|abogebuhr|miete|wartung|maintenance|lizenz|grundgebuhr|loyer|recurrente?|suscripcion(es)?|cuota|alquiler|assinaturas?|mensalidade|aluguel|abbonament[oi]|canone|affitto)\b|月額|定期|サブスク|订阅|月租|اشتراك/;
export const isVoid =
  /^(void|voided|cancell?ed|draft|deleted|reversed|written off|storniert|storno|entwurf|annulee?|brouillon|anulad[ao]|borrador|cancelad[ao]|rascunho|annullat[ao]|bozza)$|取消|無効|作废|ملغ/;

/** Bills that an account gets at least, on average: fewer recur too seldom to tell. */
const leastBills = 3;
/** Missing months after which an account counts as gone: an account billed again sooner never was. */
const longestGap = 2;

interface Bills {
  table: Table;
  account: Column;
  amount: Column;
  /** SQL of the first day of the month that a row is for. */
  month: string;
  monthColumn: Column;
  /** SQL of whether a row recurs, and of whether it was voided. */
  recurs: string;
  voided: string;
}

/** Creates a table of accounts by month out of the largest table of bills; null where none tells what recurs. */
export async function billedMonths(
  database: Database,
  tables: readonly Table[],
  spans: SpanTable | null,
  mapping: Mapping,
): Promise<SubscriptionTable | null> {
  for (const table of [...tables].filter((each) => each !== spans?.table).sort((a, b) => b.rows - a.rows)) {
    const bills = await billsIn(database, table, spans, mapping);
    const made = bills && (await makeMonths(database, bills, spans, listOf(tables, bills)));
    if (made) return made;
  }
  return null;
}

async function billsIn(database: Database, table: Table, spans: SpanTable | null, mapping: Mapping): Promise<Bills | null> {
  const account = columnFor('account', table, mapping);
  const amount = totalOf(table) ?? onlyMoney(table);
  if (!account || !amount || account.distinct < 2 || account.distinct * leastBills > table.rows) return null;
  const month = await monthOf(database, table, account);
  if (!month) return null;
  const kinds = await valuesOf(database, table, kindNamed);
  const kind = kinds.find(({ values }) => values.some((value) => recurring.test(words(value))));
  const repeated = kind
    ? []
    : monthNamed.test(words(month.monthColumn.name))
      ? await repeatedKinds(database, table, { account, amount, month: month.month }, kinds)
      : [];
  // Without a kind, only a list of accounts says that bills month by month are for what they hold.
  if (!kind && repeated.length === 0 && (kinds.length > 0 || !spans || !keyOf(spans.table, account))) return null;
  const [status] = await valuesOf(database, table, statusNamed);
  const among = (column: Column, values: readonly string[]) =>
    values.length === 0 ? 'false' : `m.${name(column.name)} IN (${values.map(literal).join(', ')})`;
  return {
    table,
    account,
    amount,
    ...month,
    recurs: repeated[0]
      ? among(repeated[0].column, repeated[0].values)
      : kind
        ? `${among(
            kind.column,
            kind.values.filter((value) => recurring.test(words(value))),
          )}`
        : 'true',
    voided: status
      ? among(
          status.column,
          status.values.filter((value) => isVoid.test(words(value))),
        )
      : 'false',
  };
}

/** The column of money where there is only one, whose head names a currency: `net GBP`. */
function onlyMoney({ columns }: Table): Column | undefined {
  const money = columns.filter((column) => column.type.kind === 'number' && currencyInName(column.name) !== undefined);
  return money.length === 1 ? money[0] : undefined;
}

const bills = /\b(invoice|invoices|bill|bills|billing|rechnung|facture|factura|fatura|fattura)/;

/** Months of each account in which a kind is billed, from which it recurs. */
const recurringMonths = 2.5;

/** Different amounts by month, up to which an account pays the same again: what is used or bought differs each time. */
const mostChanging = 0.5;

/** Of the first column of kinds, those that accounts are billed for month after month, where some are and others are charged once. */
async function repeatedKinds(
  database: Database,
  table: Table,
  { account, amount, month }: Pick<Bills, 'account' | 'amount' | 'month'>,
  kinds: readonly { column: Column; values: string[] }[],
): Promise<{ column: Column; values: string[] }[]> {
  for (const { column } of kinds) {
    const rows = await database.query(
      `SELECT "v", avg("n") AS "months", avg("p" / "n") AS "changing" FROM (SELECT CAST(m.${name(column.name)} AS VARCHAR) AS "v", m.${name(account.name)} AS "a", count(DISTINCT ${month}) AS "n", count(DISTINCT m.${name(amount.name)}) AS "p" FROM ${table.sql} m WHERE "v" IS NOT NULL GROUP BY 1, 2) GROUP BY 1 ORDER BY 1`,
    );
    const values = rows
      .filter(({ months, changing }) => Number(months) >= recurringMonths && Number(changing) <= mostChanging)
      .map(({ v }) => String(v));
    if (values.length > 0 && isOfBills(table)) return [{ column, values }];
  }
  return [];
}

const isOfBills = (table: Table) => bills.test(words(`${table.name} ${table.columns.map((each) => each.name).join(' ')}`));

export async function valuesOf(
  database: Database,
  table: Table,
  named: RegExp,
  most = 12,
): Promise<{ column: Column; values: string[] }[]> {
  const found: { column: Column; values: string[] }[] = [];
  for (const column of table.columns) {
    if (column.type.kind !== 'text' || column.distinct === 0 || column.distinct > most || !named.test(words(column.name))) continue;
    const rows = await database.query(`SELECT DISTINCT ${name(column.name)} AS "v" FROM ${table.sql} WHERE "v" IS NOT NULL ORDER BY 1`);
    found.push({ column, values: rows.map(({ v }) => String(v)) });
  }
  return found;
}

/** The month that is paid for, before the day on which the bill was written. */
async function monthOf(database: Database, table: Table, account: Column): Promise<Pick<Bills, 'month' | 'monthColumn'> | null> {
  const filled = table.columns.filter((column) => column !== account && column.filled >= table.rows * 0.9 && column.distinct > 1);
  const dates = filled.filter(({ type }) => type.kind === 'date');
  const first = (column: Column) => `CAST(date_trunc('month', m.${name(column.name)}) AS DATE)`;
  const date = dates.find((column) => monthNamed.test(words(column.name)));
  if (date) return { month: first(date), monthColumn: date };
  for (const column of filled.filter(({ name: each, type }) => type.kind === 'text' && monthNamed.test(words(each)))) {
    const { month, months } = periodText(`m.${name(column.name)}`, { monthsAhead: 0, yearsToName: 0 });
    const [row] = await database.query(`SELECT count(*) FILTER (WHERE (${months}) = 1) AS "read" FROM ${table.sql} m`);
    if (Number(row!.read) === column.filled)
      return { month: `make_date(CAST((${month}) // 12 AS INTEGER), CAST((${month}) % 12 + 1 AS INTEGER), 1)`, monthColumn: column };
  }
  const day = dates.find((column) => dayNamed.test(words(column.name)));
  return day ? { month: first(day), monthColumn: day } : null;
}

/** The column of a list that numbers the same accounts, one a row. */
function keyOf({ columns, rows }: Table, account: Column): Column | undefined {
  return columns.find((column) => words(column.name) === words(account.name) && column.distinct === rows);
}

/** The table that describes each account in one row, where no list says when accounts end. */
function listOf(tables: readonly Table[], { table, account }: Bills): Table | undefined {
  return tables.find((each) => each !== table && keyOf(each, account) !== undefined);
}

/**
 * A bill for a quarter or a year is spread over its months, and what an account is usually billed for says how many these are. An account that
 * the list says has ended pays nothing at the end of that month.
 */
async function makeMonths(
  database: Database,
  bills: Bills,
  spans: SpanTable | null,
  list: Table | undefined,
): Promise<SubscriptionTable | null> {
  const { table, account, amount, month, monthColumn, recurs, voided } = bills;
  const [who, when, paid] = [name(account.name), name(monthColumn.name), name(amount.name)];
  const taken = new Set([account.name, monthColumn.name, amount.name]);
  const ends = spans && keyOf(spans.table, account) ? spans : null;
  const described = ends?.table ?? list;
  const key = described && keyOf(described, account);
  // What the list says of an account is said of its months; a column that differs from account to account groups nothing.
  const traits = described
    ? described.columns.filter(
        (each) =>
          ((each.type.kind === 'text' && each.distinct <= described.rows / 2) || (each.type.kind === 'boolean' && each.distinct === 2)) &&
          !taken.has(each.name),
      )
    : [];
  const traitSql = (each: Column) =>
    each.type.kind === 'boolean'
      ? `CASE WHEN s.${name(each.name)} THEN ${literal(`${columnLabel(each.name)}: yes`)} ELSE ${literal(`${columnLabel(each.name)}: no`)} END AS ${name(each.name)}`
      : `s.${name(each.name)}`;
  const listed = key ? `LEFT JOIN ${described!.sql} s ON s.${name(key.name)} = b.${who}` : '';
  const pays = ends ? `WHERE s.${name(ends.end.name)} IS NULL OR s.${name(ends.end.name)} > last_day(b.${when})` : '';
  const gap = "date_diff('month', month, next)";
  await database.run(
    `CREATE TABLE billed_months AS WITH bills AS (
       SELECT m.${who} AS account, ${month} AS month, sum(m.${paid}) AS amount FROM ${table.sql} m
       WHERE (${recurs}) AND (${voided}) IS NOT TRUE AND m.${who} IS NOT NULL GROUP BY 1, 2 HAVING sum(m.${paid}) > 0),
     steps AS (SELECT *, lead(month) OVER (PARTITION BY account ORDER BY month) AS next FROM bills),
     usual AS (SELECT account, median(${gap}) AS gap FROM steps WHERE next IS NOT NULL GROUP BY account),
     whole AS (SELECT median(gap) AS gap, (SELECT max(month) FROM bills) AS last FROM usual),
     spread AS (SELECT s.account, s.month, s.next, s.amount, CASE WHEN g < 2 THEN 1 WHEN g < 5 THEN 3 WHEN g < 9 THEN 6 ELSE 12 END AS length, last
       FROM (SELECT steps.*, whole.last, coalesce(usual.gap, whole.gap) AS g FROM steps LEFT JOIN usual USING (account), whole) s)
     SELECT b.*${traits.map((each) => `, ${traitSql(each)}`).join('')} FROM (SELECT account AS ${who}, unnest(range(month, least(last + INTERVAL 1 MONTH, CASE WHEN next <= month + to_months(CAST(length + ${longestGap} AS INTEGER)) THEN next
         ELSE month + to_months(CAST(length AS INTEGER)) END), INTERVAL 1 MONTH))::DATE AS ${when}, ${exactly('amount / length')} AS ${paid} FROM spread) b
     ${listed} ${pays}`,
  );
  const [row] = await database.query(
    `SELECT (SELECT count(*) FROM billed_months) AS "rows", (SELECT count(DISTINCT ${who}) FROM billed_months) AS "accounts",
       (SELECT count(DISTINCT ${when}) FROM billed_months) AS "months", (SELECT count(DISTINCT ${paid}) FROM billed_months) AS "amounts",
       ${traits.map((each, at) => `(SELECT count(${name(each.name)}) FROM billed_months) AS "filled${at}",`).join(' ')}
       count(*) FILTER (WHERE (${recurs}) IS NOT TRUE) AS "once", count(*) FILTER (WHERE (${recurs}) AND (${voided})) AS "voided" FROM ${table.sql} m`,
  );
  const rows = Number(row!.rows);
  if (rows < Number(row!.accounts) * leastBills || Number(row!.months) < leastBills) {
    await database.run('DROP TABLE billed_months');
    return null;
  }
  const column = (of: Column, distinct: unknown): Column => ({ ...of, filled: rows, distinct: Number(distinct) });
  const start: Column = { ...column(monthColumn, row!.months), type: { kind: 'date', formats: [], hasTime: false } };
  const [whose, money] = [column(account, row!.accounts), column(amount, row!.amounts)];
  const own = traits.map(
    ({ listed: _, ...each }, at): Column => ({ ...each, type: { kind: 'text' }, filled: Number(row![`filled${at}`]) }),
  );
  return {
    table: { name: table.name, file: table.file, sql: 'billed_months', rows, columns: [whose, start, money, ...own] },
    start,
    snapshots: true,
    end: null,
    amount: money,
    months: 1,
    trial: null,
    billed: { once: Number(row!.once), voided: Number(row!.voided) },
  };
}
