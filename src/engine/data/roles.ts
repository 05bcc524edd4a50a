/** Which column plays which part, by its name, its type and its values. */
import { type Database, name } from './database.ts';
import { type ColumnRole, nameFit } from './lexicon.ts';
import type { Mapping } from './mapping.ts';
import type { Column, Table } from './typing/column-type.ts';

/** A column that bears the role's name and whose values are of another kind, with one of them; null when there is none. */
export async function misread(
  database: Database,
  role: 'amount' | 'closed',
  table: Table,
): Promise<{ column: string; value: string } | null> {
  const column = table.columns.find(
    ({ name: each, type, filled }) => filled > 0 && nameFit(role, each) > 0 && !kinds[role]!.includes(type.kind),
  );
  if (!column) return null;
  const [row] = await database.query(`SELECT min(CAST(${name(column.name)} AS VARCHAR)) AS "v" FROM ${table.sql}`);
  return { column: column.name, value: String(row!.v).slice(0, 40) };
}

type Kind = Column['type']['kind'];

const kinds: Partial<Record<ColumnRole, readonly Kind[]>> = {
  created: ['date'],
  closed: ['date'],
  expected: ['date'],
  activity: ['date'],
  amount: ['number'],
  currency: ['text'],
  stage: ['text'],
  won: ['boolean', 'number'],
  closedFlag: ['boolean', 'number'],
  target: ['number'],
  probability: ['number'],
  forecast: ['text'],
  reason: ['text'],
  original: ['date'],
};

/** The column that fits the role best, or undefined. A mapping decides; each column plays one part only. */
export function columnFor(role: ColumnRole, table: Table, mapping: Mapping, taken: ReadonlySet<string> = new Set()): Column | undefined {
  const mapped = mapping.columns[table.name] ?? {};
  const named = table.columns.find((column) => mapped[column.name] === role);
  if (named) return named;
  let best: Column | undefined;
  let bestFit = 0;
  for (const column of table.columns) {
    if (taken.has(column.name) || mapped[column.name] !== undefined || column.filled === 0) continue;
    if (kinds[role] && !kinds[role].includes(column.type.kind)) continue;
    const fit = nameFit(role, column.name);
    if (fit > bestFit) [best, bestFit] = [column, fit];
  }
  return best;
}
