/** How tables were understood: what each column is taken for, how tables join, what can be computed, and the mapping that says the same. */

import { QuarterdeckError } from '../../model/errors.ts';
import type { MetricNote } from '../../model/fact.ts';
import { openDatabase } from '../data/database.ts';
import { loadTables } from '../data/load-tables.ts';
import { mappingText, noMapping } from '../data/mapping.ts';
import type { RawTable } from '../data/raw-table.ts';
import type { DataFile } from '../data/table-source.ts';
import type { Column, Table } from '../data/typing/column-type.ts';
import type { FactOptions } from './fact-options.ts';
import { foundMapping } from './found-mapping.ts';
import { understandTables } from './read-facts.ts';

export interface DataDescription {
  tables: TableDescription[];
  /** `sales.account` → `accounts.account`, with the values that no key has. */
  joins: { from: string; to: string; unmatched: number }[];
  /** Along which the figures can be split. */
  dimensions: { id: string; label: string; members: number }[];
  metrics: { id: string; label: string; computable: boolean; reason: string | null }[];
  /** As a mapping file would say it. */
  mapping: string;
  notes: string[];
  /** Why nothing can be computed; null when something can. */
  problem: string | null;
}

interface TableDescription {
  name: string;
  file: string;
  rows: number;
  sha256: string;
  columns: { name: string; type: string; filled: number; distinct: number; role: string | null }[];
}

/** @throws whatever reading and typing throw; data that nothing can be computed from are described all the same */
export async function describeData(files: readonly DataFile[], options: FactOptions): Promise<DataDescription> {
  const database = await openDatabase(files.map(({ path }) => path));
  try {
    const mapping = options.mapping ?? noMapping;
    const loaded = await loadTables(database, files, { mapping, dateOrder: options.dateOrder });
    const understood = await understandTables(database, loaded, mapping, options).catch((error: unknown) => {
      if (error instanceof QuarterdeckError) return error;
      throw error;
    });
    if (understood instanceof QuarterdeckError) {
      const problem = understood.next === undefined ? understood.message : `${understood.message} ${understood.next}`;
      const tables = loaded.tables.map((table, at) => describeTable(table, loaded.raw[at]!, new Map()));
      return { tables, joins: [], dimensions: [], metrics: [], mapping: mappingText(mapping), notes: loaded.read, problem };
    }
    const { roles, mapping: found } = await foundMapping(database, loaded.tables, understood, mapping);
    const { facts, deals } = understood;
    return {
      tables: loaded.tables.map((table, at) => describeTable(table, loaded.raw[at]!, roles)),
      joins: (deals?.joins ?? []).map(({ column, table, key, unmatched }) => {
        return { from: `${deals!.main.name}.${column}`, to: `${table.name}.${key}`, unmatched: unmatched.length };
      }),
      dimensions: facts.dimensions.map(({ id, label, members }) => ({ id, label, members: members.length })),
      metrics: facts.metrics.map(metricOf),
      mapping: mappingText(found),
      // The list of metrics says what is not computable.
      notes: facts.quality.filter(({ code }) => code !== 'not-computable').map(({ message }) => message),
      problem: null,
    };
  } finally {
    database.close();
  }
}

function describeTable(table: Table, { sha256 }: RawTable, roles: ReadonlyMap<Column, string>): TableDescription {
  const columns = table.columns.map((column) => {
    return { name: column.name, type: typeName(column), filled: column.filled, distinct: column.distinct, role: roles.get(column) ?? null };
  });
  return { name: table.name, file: table.file, rows: table.rows, sha256, columns };
}

function typeName({ type }: Column): string {
  if (type.kind !== 'number') return type.kind === 'date' && type.hasTime ? 'date and time' : type.kind;
  const currencies = Object.keys(type.currencies);
  if (currencies.length > 0) return `money (${currencies.sort().join(', ')})`;
  return type.percent ? 'percent' : type.integer ? 'whole number' : 'number';
}

function metricOf({ id, label, status, reason }: MetricNote): DataDescription['metrics'][number] {
  return { id, label, computable: status === 'computed', reason: reason ?? null };
}
