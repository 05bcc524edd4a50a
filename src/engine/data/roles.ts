/** Which column plays which part, by its name, its type and its values. */
import type { Column, Table } from './column-type.ts';
import { type ColumnRole, nameFit } from './lexicon.ts';
import type { Mapping } from './mapping.ts';

type Kind = Column['type']['kind'];

const kinds: Partial<Record<ColumnRole, readonly Kind[]>> = {
  created: ['date'],
  closed: ['date'],
  expected: ['date'],
  amount: ['number'],
  currency: ['text'],
  stage: ['text'],
  won: ['boolean', 'number'],
  closedFlag: ['boolean', 'number'],
  target: ['number'],
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
