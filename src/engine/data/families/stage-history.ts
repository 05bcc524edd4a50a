/** Finds the history of stages beside the deals: which deal came into which stage, and when. */
import { type Database, name } from '../database.ts';
import { nameFit, outcomeOf } from '../lexicon.ts';
import type { Mapping } from '../mapping.ts';
import { columnFor } from '../roles.ts';
import { withRowHash } from '../row-hash.ts';
import type { Table } from '../typing/column-type.ts';
import type { Deals } from './deals.ts';

const enough = 0.8;

/**
 * Creates the table `stage_passes` (stage, deal, closed, passed, one row a closed deal and stage, row_hash) from the first table that tells
 * it: `passed` says whether the deal came to a later stage or was won. Returns the stages in the order deals go through them.
 */
export async function makeStagePasses(
  database: Database,
  deals: Deals,
  others: readonly Table[],
  mapping: Mapping,
): Promise<{ table: Table; stages: string[] } | null> {
  if (!deals.parts.id) return null;
  for (const table of others) {
    const stage = columnFor('stage', table, mapping);
    const day = table.columns.find(({ type, filled }) => type.kind === 'date' && filled === table.rows);
    if (stage?.type.kind !== 'text' || !day) continue;
    const deal = await dealColumn(database, table);
    if (!deal) continue;
    const events = `(SELECT h.${name(deal)} AS deal, h.${name(stage.name)} AS stage, min(h.${name(day.name)}) AS day FROM ${table.sql} h WHERE h.${name(stage.name)} IS NOT NULL GROUP BY 1, 2)`;
    const order = await database.query(
      `SELECT stage AS "stage", avg(place) AS "place" FROM (SELECT stage, row_number() OVER (PARTITION BY deal ORDER BY day, stage) AS place FROM ${events}) GROUP BY 1 ORDER BY 2, 1`,
    );
    const stages = order.map((row) => String(row.stage)).filter((each) => outcomeIn(each, stage.name, mapping) === 'open');
    if (stages.length < 2) continue;
    const places = stages.map((each, at) => `('${each.replaceAll("'", "''")}', ${at})`).join(', ');
    await database.run(
      `CREATE TABLE stage_passes AS ${withRowHash(`SELECT s.stage, CAST(d.id AS VARCHAR) AS deal, d.closed, d.outcome = 'won' OR s.place < max(s.place) OVER (PARTITION BY d.id) AS passed
       FROM (SELECT e.deal, e.stage, p.place FROM ${events} e JOIN (VALUES ${places}) p(stage, place) ON p.stage = e.stage) s
       JOIN deals d ON CAST(d.id AS VARCHAR) = CAST(s.deal AS VARCHAR) WHERE d.outcome <> 'open' AND d.closed IS NOT NULL`)}`,
    );
    return { table, stages };
  }
  return null;
}

function outcomeIn(stage: string, column: string, mapping: Mapping): 'won' | 'lost' | 'open' {
  return mapping.won.includes(stage) ? 'won' : mapping.lost.includes(stage) ? 'lost' : outcomeOf(stage, column);
}

/** The column whose values are deals, several rows of some; null for a table that only describes them. */
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
