/** The history of deals: changes of their stages and fields. */
import { createCanonical, type Database, literal, name } from '../database.ts';
import { columnFor } from '../joins.ts';
import { isNamed, nameFit, outcomeOf, words } from '../lexicon.ts';
import type { Mapping } from '../mapping.ts';
import type { Column, Table } from '../typing/column-type.ts';
import type { Deals } from './deals.ts';

const enough = 0.8;
const fieldNamed =
  /^(field|field name|property|property name|attribute|changed field|feld|feldname|champ|propriete|campo|propiedad|propriedade|proprieta|項目|フィールト名?|字段|属性|الحقل)$/;
const oldNamed =
  /^(old|previous|prior|from|before|alt(er)?|ancien(ne)?|anterior|antiguo|antigo|precedente|vecchi[oa])\b|^(変更前|旧値?|旧值|原值|القديم[ةه]?|القيم[ةه] القديم[ةه])/;
const newNamed =
  /^(new|to|after|current|neu(er)?|nouvelle|nouveau|nuev[oa]|nov[oa]|nuov[oa])\b|^(変更後|新値?|新值|الجديد[ةه]?|القيم[ةه] الجديد[ةه])/;

interface FieldHistory {
  table: Table;
  /** Column with the deal's ID. */
  deal: string;
  /** Column with the day of the change. */
  day: string;
  old: string;
  fresh: string;
  /** SQL conditions that select changes of the close date, or of the stage; null if the table has none. */
  ofDate: string | null;
  ofStage: string | null;
}

/** The first table that logs changes of deals; null if there is none. */
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
 * Fills `original` with the date each deal was first due to close: before its first logged change, or in its first snapshot.
 * A deal whose date never changed keeps its date; one older than the history stays unknown. Returns the table that was read.
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

/** The old value of a deal's first change, or its new value if there was none before. */
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

/** The day of a change: filled in every row, and not a close date. */
function dayOf(table: Table): Column | undefined {
  return table.columns.find(
    ({ name: each, type, filled }) =>
      type.kind === 'date' && filled === table.rows && !isNamed('expected', each) && !isNamed('closed', each),
  );
}

/** The column of deal IDs, with several rows for some deals; null for a table that only describes deals. */
async function dealColumn(database: Database, table: Table): Promise<string | null> {
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

interface StageEvents {
  table: Table;
  /** SQL of rows (deal, stage, day), with the first day of each. */
  sql: string;
  /** Column with the stages, as read there. */
  column: string;
}

/**
 * Creates the table `stage_passes` (stage, deal, closed, passed, days, row_hash; one row per closed deal and stage) from the first suitable table.
 * `passed`: the deal reached a later stage or was won; `days`: time in the stage. Returns the stages in the order deals pass through them.
 */
export async function makeStagePasses(
  database: Database,
  deals: Deals,
  others: readonly Table[],
  mapping: Mapping,
  history: FieldHistory | null,
): Promise<{ table: Table; stages: string[] } | null> {
  if (!deals.parts.id) return null;
  const changes = history?.ofStage ? [stageChanges(history, history.ofStage)] : [];
  for (const { table, sql, column } of [...(await stageColumns(database, others, mapping)), ...changes]) {
    const events = `(${sql})`;
    const order = await database.query(
      `SELECT stage AS "stage", avg(place) AS "place" FROM (SELECT stage, row_number() OVER (PARTITION BY deal ORDER BY day, stage) AS place FROM ${events}) GROUP BY 1 ORDER BY 2, 1`,
    );
    const stages = order.map((row) => String(row.stage)).filter((each) => outcomeIn(each, column, mapping) === 'open');
    if (stages.length < 2) continue;
    const places = stages.map((each, at) => `(${literal(each)}, ${at})`).join(', ');
    await createCanonical(
      database,
      'stage_passes',
      `SELECT s.stage, CAST(d.id AS VARCHAR) AS deal, d.closed, d.outcome = 'won' OR s.place < max(s.place) OVER (PARTITION BY d.id) AS passed,
         greatest(date_diff('day', s.day, least(lead(s.day) OVER (PARTITION BY d.id ORDER BY s.day, s.place), d.closed)), 0) AS days
       FROM (SELECT e.deal, e.stage, e.day, p.place FROM ${events} e JOIN (VALUES ${places}) p(stage, place) ON p.stage = e.stage) s
       JOIN deals d ON CAST(d.id AS VARCHAR) = CAST(s.deal AS VARCHAR) WHERE d.outcome <> 'open' AND d.closed IS NOT NULL`,
    );
    return { table, stages };
  }
  return null;
}

/** Tables with one column of stages and a date for each. */
async function stageColumns(database: Database, others: readonly Table[], mapping: Mapping): Promise<StageEvents[]> {
  const found: StageEvents[] = [];
  for (const table of others) {
    const stage = columnFor('stage', table, mapping);
    const day = table.columns.find(({ type, filled }) => type.kind === 'date' && filled === table.rows);
    if (stage?.type.kind !== 'text' || !day) continue;
    const deal = await dealColumn(database, table);
    if (!deal) continue;
    const at = `h.${name(stage.name)}`;
    const sql = `SELECT h.${name(deal)} AS deal, ${at} AS stage, min(h.${name(day.name)}) AS day FROM ${table.sql} h WHERE ${at} IS NOT NULL GROUP BY 1, 2`;
    found.push({ table, sql, column: stage.name });
  }
  return found;
}

/** Rows from a change log: a deal enters the new stage on that day, and its first old stage on the day it was created. */
function stageChanges({ table, deal, day, old, fresh }: FieldHistory, ofStage: string): StageEvents {
  const when = `h.${name(day)}`;
  const before = `arg_min(h.${name(old)}, {'day': ${when}, 'stage': h.${name(old)}})`;
  const sql = `SELECT deal, stage, min(day) AS day FROM (
      SELECT h.${name(deal)} AS deal, h.${name(fresh)} AS stage, ${when} AS day FROM ${table.sql} h WHERE ${ofStage}
      UNION ALL SELECT e.deal, e.stage, coalesce(CAST(d.created AS DATE), e.day) FROM
        (SELECT h.${name(deal)} AS deal, ${before} AS stage, min(${when}) AS day FROM ${table.sql} h WHERE ${ofStage} GROUP BY 1) e
        LEFT JOIN deals d ON CAST(d.id AS VARCHAR) = CAST(e.deal AS VARCHAR)
    ) WHERE stage IS NOT NULL GROUP BY 1, 2`;
  return { table, sql, column: 'stage' };
}

function outcomeIn(stage: string, column: string, mapping: Mapping): 'won' | 'lost' | 'open' {
  return mapping.won.includes(stage) ? 'won' : mapping.lost.includes(stage) ? 'lost' : outcomeOf(stage, column);
}
