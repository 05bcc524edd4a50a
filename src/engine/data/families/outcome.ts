/** Finds the table of opportunities: the one whose rows say won, lost or open. */
import { type Database, literal, name } from '../database.ts';
import { nameFit, outcomeOf } from '../lexicon.ts';
import type { Mapping } from '../mapping.ts';
import { columnFor } from '../roles.ts';
import type { Column, Table } from '../typing/column-type.ts';

export interface Outcome {
  /** SQL that gives 'won', 'lost' or 'open'. */
  sql: string;
  /** The stage's column, when there is one. */
  stage: string | null;
  /** Columns used up. */
  columns: string[];
}

const mostStages = 40;

/** The table with the clearest outcome, larger first on a tie; null when no table has one. */
export async function findOpportunities(
  database: Database,
  tables: readonly Table[],
  mapping: Mapping,
): Promise<{ table: Table; outcome: Outcome } | null> {
  let best: { table: Table; outcome: Outcome; score: number } | null = null;
  for (const table of tables) {
    const found = await outcomeIn(database, table, mapping);
    if (!found) continue;
    const score = found.score + (columnFor('amount', table, mapping) ? 1 : 0) + (columnFor('closed', table, mapping) ? 1 : 0);
    if (!best || score > best.score || (score === best.score && table.rows > best.table.rows)) {
      best = { table, outcome: found.outcome, score };
    }
  }
  return best;
}

async function outcomeIn(database: Database, table: Table, mapping: Mapping): Promise<{ outcome: Outcome; score: number } | null> {
  const stage = columnFor('stage', table, mapping)?.name ?? null;
  const won = columnFor('won', table, mapping);
  const closed = columnFor('closedFlag', table, mapping);
  if (won && closed) {
    const flag = (column: string) => `coalesce(CAST(m.${name(column)} AS INTEGER), 0) <> 0`;
    const sql = `CASE WHEN ${flag(won.name)} THEN 'won' WHEN ${flag(closed.name)} THEN 'lost' ELSE 'open' END`;
    return { outcome: { sql, stage, columns: [won.name, closed.name] }, score: 3 };
  }
  let best = won ? await outcomeOfFlag(database, table, won, mapping) : null;
  for (const column of table.columns) {
    if (column.type.kind !== 'text' || column.distinct > mostStages || column.distinct === 0) continue;
    const rows = await database.query(`SELECT DISTINCT ${name(column.name)} AS "v" FROM ${table.sql} WHERE "v" IS NOT NULL ORDER BY 1`);
    const stages = rows.map((row) => ({ text: String(row.v), outcome: mappedOutcome(String(row.v), column.name, mapping) }));
    const named = (outcome: string) => stages.filter((each) => each.outcome === outcome).map((each) => literal(each.text));
    const [wonStages, lostStages] = [named('won'), named('lost')];
    const fit = Math.max(nameFit('stage', column.name), nameFit('won', column.name)) + (column.name === stage ? 0.5 : 0);
    if (wonStages.length === 0 || (lostStages.length === 0 && fit === 0)) continue;
    const score = 1 + fit + (lostStages.length > 0 ? 1 : 0);
    if (best && score <= best.score) continue;
    // Odoo keeps no stage for what is lost: it is archived.
    const active = table.columns.find(({ name: each, type }) => each.toLowerCase() === 'active' && type.kind === 'boolean');
    const archived = active && lostStages.length === 0 ? ` WHEN NOT m.${name(active.name)} THEN 'lost'` : '';
    const lost = lostStages.length > 0 ? ` WHEN m.${name(column.name)} IN (${lostStages.join(', ')}) THEN 'lost'` : archived;
    const sql = `CASE WHEN m.${name(column.name)} IN (${wonStages.join(', ')}) THEN 'won'${lost} ELSE 'open' END`;
    best = { outcome: { sql, stage: column.name, columns: [column.name] }, score };
  }
  return best;
}

/** `Won?` alone: a row that says no is lost when it has closed, and open when nothing says that it has. */
async function outcomeOfFlag(
  database: Database,
  table: Table,
  won: Column,
  mapping: Mapping,
): Promise<{ outcome: Outcome; score: number } | null> {
  const closed = columnFor('closed', table, mapping);
  if (!closed || !columnFor('amount', table, mapping)) return null;
  const flag = `CAST(m.${name(won.name)} AS INTEGER)`;
  const [row] = await database.query(`SELECT min(${flag}) AS "least", max(${flag}) AS "most" FROM ${table.sql} m`);
  // A count of games won is no flag.
  if (Number(row!.least) < 0 || Number(row!.most) !== 1) return null;
  const sql = `CASE WHEN ${flag} = 1 THEN 'won' WHEN ${flag} IS NULL OR m.${name(closed.name)} IS NULL THEN 'open' ELSE 'lost' END`;
  return { outcome: { sql, stage: null, columns: [won.name] }, score: 1.5 };
}

function mappedOutcome(stage: string, column: string, mapping: Mapping): 'won' | 'lost' | 'open' {
  if (mapping.won.includes(stage)) return 'won';
  if (mapping.lost.includes(stage)) return 'lost';
  return outcomeOf(stage, column);
}

/** Stages of a table that looks like one of deals although none of them is known as won. */
export interface UnclearStages {
  file: string;
  column: string;
  stages: string[];
}

/** The first table with a stage, an amount and a date of closing, when no table has an outcome; null when none looks like that. */
export async function unclearStages(database: Database, tables: readonly Table[], mapping: Mapping): Promise<UnclearStages | null> {
  for (const table of tables) {
    const stage = columnFor('stage', table, mapping);
    if (stage?.type.kind !== 'text' || stage.distinct > mostStages || !columnFor('amount', table, mapping)) continue;
    if (!columnFor('closed', table, mapping) && !columnFor('expected', table, mapping)) continue;
    const rows = await database.query(
      `SELECT ${name(stage.name)} AS "v" FROM ${table.sql} WHERE "v" IS NOT NULL GROUP BY 1 ORDER BY count(*) DESC, 1`,
    );
    if (rows.length > 0) return { file: table.file, column: stage.name, stages: rows.map((row) => String(row.v)) };
  }
  return null;
}
