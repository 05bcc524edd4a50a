/** Finds the history of stages beside the deals: which deal came into which stage, and when. */
import { type Database, literal, name } from '../database.ts';
import { outcomeOf } from '../lexicon.ts';
import type { Mapping } from '../mapping.ts';
import { columnFor } from '../roles.ts';
import { createCanonical } from '../row-hash.ts';
import type { Table } from '../typing/column-type.ts';
import type { Deals } from './deals.ts';
import { dealColumn, type FieldHistory } from './field-history.ts';

interface StageEvents {
  table: Table;
  /** SQL of rows (deal, stage, day), the first day of each. */
  sql: string;
  /** Column whose values are stages, as they are read there. */
  column: string;
}

/**
 * Creates the table `stage_passes` (stage, deal, closed, passed, days, one row a closed deal and stage, row_hash) from the first table that tells
 * it: `passed` says whether the deal came to a later stage or was won, `days` how long it stayed. Returns the stages in the order deals go through them.
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

/** Tables with a column of stages and a day for each. */
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

/** What a log of changes says: a deal comes into the new stage on its day; into the one before its first change when it was created. */
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
