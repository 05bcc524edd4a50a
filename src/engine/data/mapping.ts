/** A mapping file: what the user says about tables and columns, validated. It overrides everything detected. */
import { stringify } from 'yaml';
import { z } from 'zod';
import { mostErrors, QuarterdeckError, said } from '../../model/errors.ts';
import { inspect } from '../inspect.ts';
import { readYaml } from '../read-yaml.ts';
import type { Column, Table } from './typing/column-type.ts';

/**
 * Reads a mapping from JSON or YAML text.
 * @throws mapping_invalid
 */
export function parseMapping(text: string): Mapping {
  let value: unknown;
  try {
    value = readYaml(text);
  } catch (cause) {
    if (cause instanceof QuarterdeckError) throw cause;
    throw new QuarterdeckError('mapping_invalid', 'The mapping file is neither JSON nor YAML.', {
      next: 'Check its brackets and indents.',
      cause,
    });
  }
  const found = inspect(mappingSchema, value ?? {});
  if (found.errors === null) return found.data;
  const { errors } = found;
  throw new QuarterdeckError(
    'mapping_invalid',
    `The mapping file cannot be used: ${errors
      .slice(0, mostErrors)
      .map((detail) => said(detail, 'it'))
      .join('; ')}.`,
    { next: 'It may hold aliases, columns, won, lost, calendar and time_zone, and nothing else.', errors },
  );
}

/** The text of a mapping file, without empty parts. */
export function mappingText(mapping: Mapping): string {
  const said = Object.entries(mapping).filter(([, value]) => !isEmpty(value));
  return said.length === 0 ? '' : stringify(Object.fromEntries(said), { lineWidth: 0 });
}

function isEmpty(value: unknown): boolean {
  return value === undefined || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);
}

/** Roles that only subscriptions, tickets, surveys and finances have. */
export const familyRoles = [
  'start',
  'end',
  'monthly amount',
  'yearly amount',
  'trial',
  'opened',
  'due',
  'score',
  'escalated',
  'time to resolve',
  'time to respond',
  'recommendation',
  'satisfaction',
  'sales and marketing',
  'cost of sales',
  'revenue',
  'cash',
  'operating profit',
  'free cash flow',
] as const;
export type FamilyRole = (typeof familyRoles)[number];

const columnRole = z.enum([
  'id',
  'created',
  'closed',
  'expected',
  'amount',
  'currency',
  'stage',
  'owner',
  'team',
  'region',
  'segment',
  'product',
  'account',
  'probability',
  'forecast',
  'reason',
  'original',
  'ignore',
  ...familyRoles,
]);

/** The roles a mapping can give a column. */
export type ColumnSaid = z.infer<typeof columnRole>;

export const mappingSchema = z.strictObject({
  /** Dimension or column → spelling in the data → spelling to use. */
  aliases: z.record(z.string(), z.record(z.string(), z.string())).default({}),
  /** Table → column → role. */
  columns: z
    .record(z.string(), z.record(z.string(), columnRole, { error: 'must hold columns: columns are named under their table' }))
    .default({}),
  /** Stages that mean won, and lost. */
  won: z.array(z.string()).default([]),
  lost: z.array(z.string()).default([]),
  /** Fiscal year: `feb`, `445:last-sat-jan`. */
  calendar: z.union([z.string(), z.number().transform(String)]).optional(),
  /** Time zone in which timestamps with an offset become dates. */
  time_zone: z.string().optional(),
});

export type Mapping = z.infer<typeof mappingSchema>;

export function isColumnRole(role: string): boolean {
  return columnRole.safeParse(role).success;
}

export const noMapping: Mapping = { aliases: {}, columns: {}, won: [], lost: [] };

/** Merges several mappings; where two disagree, the later one counts. */
export function mergeMappings(mappings: readonly Mapping[]): Mapping {
  return mappings.reduce((all, each) => merged(all, each) as Mapping, noMapping);
}

function merged(a: unknown, b: unknown): unknown {
  if (Array.isArray(a) && Array.isArray(b)) return [...new Set([...a, ...b])];
  if (!isNames(a) || !isNames(b)) return b === undefined ? a : b;
  return Object.fromEntries([...new Set([...Object.keys(a), ...Object.keys(b)])].map((key) => [key, merged(a[key], b[key])]));
}

function isNames(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Rejects tables and columns that the data do not have: silence would hide a typo. */
export function checkMapping(mapping: Mapping, tables: readonly { name: string; columns: readonly { name: string }[] }[]): void {
  for (const [table, columns] of Object.entries(mapping.columns)) {
    const found = tables.find((each) => each.name === table);
    if (!found) {
      throw new QuarterdeckError('mapping_invalid', `The mapping names a table ${table} that is not among the data.`, {
        next: `The tables are ${tables.map((each) => each.name).join(', ')}.`,
      });
    }
    for (const column of Object.keys(columns)) {
      if (found.columns.some((each) => each.name === column)) continue;
      throw new QuarterdeckError('mapping_invalid', `The mapping names a column ${column} that ${table} does not have.`, {
        next: `Its columns are ${found.columns.map((each) => each.name).join(', ')}.`,
      });
    }
  }
}

export interface SaidColumns {
  /** The column that the mapping gives this role. */
  as: (role: FamilyRole | 'closed') => Column | null;
  /** Columns still open for detection by name: neither ignored nor given a family role. */
  free: readonly Column[];
}

export function saidColumns(table: Table, mapping: Mapping): SaidColumns {
  const said = mapping.columns[table.name] ?? {};
  const own: readonly string[] = ['ignore', ...familyRoles];
  return {
    as: (role) => table.columns.find(({ name }) => said[name] === role) ?? null,
    free: table.columns.filter(({ name }) => !own.includes(said[name] ?? '')),
  };
}
