/** Finds what happened to deals field by field, as CRMs log it: deal, day, field, old and new value; or a snapshot of each deal at each change. */
import { type Database, literal, name } from '../database.ts';
import { isNamed, nameFit, words } from '../lexicon.ts';
import type { Column, Table } from '../typing/column-type.ts';
import type { Deals } from './deals.ts';

const enough = 0.8;
const fieldNamed =
  /^(field|field name|property|property name|attribute|changed field|feld|feldname|champ|propriete|campo|propiedad|propriedade|proprieta|項目|フィールト名?|字段|属性|الحقل)$/;
const oldNamed =
  /^(old|previous|prior|from|before|alt(er)?|ancien(ne)?|anterior|antiguo|antigo|precedente|vecchi[oa])\b|^(変更前|旧値?|旧值|原值|القديم[ةه]?|القيم[ةه] القديم[ةه])/;
const newNamed =
  /^(new|to|after|current|neu(er)?|nouvelle|nouveau|nuev[oa]|nov[oa]|nuov[oa])\b|^(変更後|新値?|新值|الجديد[ةه]?|القيم[ةه] الجديد[ةه])/;

export interface FieldHistory {
  table: Table;
  /** Column of the deal's id. */
  deal: string;
  /** Column of the day of the change. */
  day: string;
  old: string;
  fresh: string;
  /** Condition under which a change is one of the close date, or of the stage; null where the table has none. */
  ofDate: string | null;
  ofStage: string | null;
}

/** The first table that logs changes of deals; null when there is none. */
export async function findFieldHistory(database: Database, others: readonly Table[]): Promise<FieldHistory | null> {
  for (const table of others) {
    const day = dayOf(table);
    const texts = table.columns.filter(({ type }) => type.kind === 'text');
    const field = texts.find(({ name: each, distinct }) => fieldNamed.test(words(each)) && distinct <= 60);
    const old = table.columns.find(({ name: each }) => oldNamed.test(words(each)));
    const fresh = texts.find(({ name: each }) => newNamed.test(words(each)));
    if (!day || !field || !old || !fresh) continue;
    const deal = await dealColumn(database, table);
    if (!deal) continue;
    const rows = await database.query(`SELECT DISTINCT ${name(field.name)} AS "v" FROM ${table.sql} WHERE "v" IS NOT NULL ORDER BY 1`);
    const fields = rows.map((row) => String(row.v));
    const among = (found: readonly string[]) => (found.length > 0 ? `h.${name(field.name)} IN (${found.map(literal).join(', ')})` : null);
    const dates = fields.filter((each) => isNamed('expected', each) || isNamed('closed', each));
    const stages = fields.filter((each) => isNamed('stage', each) && !dates.includes(each));
    if (dates.length + stages.length === 0) continue;
    return { table, deal, day: day.name, old: old.name, fresh: fresh.name, ofDate: among(dates), ofStage: among(stages) };
  }
  return null;
}

/**
 * Fills `original` of the deals with the date they were first due to close, as far as a history tells: before its first change, or of its first
 * snapshot. A deal whose date never changed is due when it closes or is expected; one older than the history is left unknown. Returns the table it read.
 */
export async function fillFirstDue(
  database: Database,
  { parts }: Deals,
  others: readonly Table[],
  history: FieldHistory | null,
): Promise<Table | null> {
  const close = parts.expected ?? parts.closed;
  if (!close || !parts.id) return null;
  const first = history?.ofDate ? firstChange(history, close) : await firstSnapshot(database, others);
  if (!first) return null;
  await database.run(
    `UPDATE deals SET original = coalesce(f.due, CASE WHEN deals.created >= f.since THEN coalesce(deals.closed, deals.expected) END)
     FROM (SELECT d.id, first.due, (SELECT min(h.${name(first.day)}) FROM ${first.table.sql} h) AS since FROM (SELECT DISTINCT id FROM deals) d
       LEFT JOIN (${first.sql}) first ON CAST(first.deal AS VARCHAR) = CAST(d.id AS VARCHAR)) f WHERE f.id = deals.id`,
  );
  const [row] = await database.query(`SELECT count(original) AS "n" FROM deals`);
  return Number(row!.n) > 0 ? first.table : null;
}

/** The old value of a deal's first change, or the new one where there was none before. */
function firstChange({ table, deal, day, old, fresh, ofDate }: FieldHistory, close: Column) {
  const formats = close.type.kind === 'date' ? close.type.formats : [];
  const dateOf = (column: string) => {
    const text = `CAST(h.${name(column)} AS VARCHAR)`;
    return `coalesce(${[`TRY_CAST(left(${text}, 10) AS DATE)`, ...formats.map((each) => `CAST(try_strptime(${text}, ${literal(each)}) AS DATE)`)].join(', ')})`;
  };
  const due = `coalesce(${dateOf(old)}, ${dateOf(fresh)})`;
  const sql = `SELECT h.${name(deal)} AS deal, arg_min(${due}, {'day': h.${name(day)}, 'due': ${due}}) AS due FROM ${table.sql} h WHERE ${ofDate} AND ${due} IS NOT NULL GROUP BY 1`;
  return { table, day, sql };
}

async function firstSnapshot(database: Database, others: readonly Table[]) {
  for (const table of others) {
    const day = dayOf(table);
    const dates = table.columns.filter(({ type }) => type.kind === 'date');
    const due = dates.find((column) => column !== day && (isNamed('expected', column.name) || isNamed('closed', column.name)));
    if (!day || !due) continue;
    const deal = await dealColumn(database, table);
    if (!deal) continue;
    const at = `h.${name(due.name)}`;
    const sql = `SELECT h.${name(deal)} AS deal, arg_min(${at}, {'day': h.${name(day.name)}, 'due': ${at}}) AS due FROM ${table.sql} h WHERE ${at} IS NOT NULL GROUP BY 1`;
    return { table, day: day.name, sql };
  }
  return null;
}

/** The day of a change: filled in every row, and no date to close on. */
function dayOf(table: Table): Column | undefined {
  return table.columns.find(
    ({ name: each, type, filled }) =>
      type.kind === 'date' && filled === table.rows && !isNamed('expected', each) && !isNamed('closed', each),
  );
}

/** The column whose values are deals, several rows of some; null for a table that only describes them. */
export async function dealColumn(database: Database, table: Table): Promise<string | null> {
  for (const column of table.columns) {
    if (nameFit('id', column.name) === 0 || column.distinct < 2 || column.distinct === table.rows) continue;
    const [row] = await database.query(
      `SELECT count(*) AS "all", count(*) FILTER (WHERE v IN (SELECT CAST(id AS VARCHAR) FROM deals)) AS "hit"
       FROM (SELECT DISTINCT CAST(${name(column.name)} AS VARCHAR) AS v FROM ${table.sql}) WHERE v IS NOT NULL`,
    );
    if (Number(row!.hit) >= Math.max(Number(row!.all) * enough, 1)) return column.name;
  }
  return null;
}
