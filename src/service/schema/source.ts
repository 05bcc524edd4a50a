/** Named data sources: where tables come from, what was found in them, and what a caller says to keep one. */
import { z } from 'zod';
import type { Snapshot } from '../../engine/data/snapshot.ts';
import type { DataDescription } from '../../engine/metrics/describe-data.ts';

const sourceKinds = ['file', 'folder', 'postgres'] as const;
export type SourceKind = (typeof sourceKinds)[number];

export const sourceSchema = z.strictObject({
  name: z.string(),
  kind: z.enum(sourceKinds),
  /** Path of the file or folder, or the URL of the database, never with a password. A server gives no path: the name of the file, or of the source for several. */
  location: z.string(),
  /** Tables to read of a database; all of them when there are none. */
  tables: z.array(z.string()),
  /** Read instead of tables. */
  query: z.string().nullable(),
  /** Text of the mapping file that belongs to it. */
  mapping: z.string().nullable(),
  /** A password is kept for it; it is never given out. */
  has_password: z.boolean(),
});

export type Source = z.infer<typeof sourceSchema>;

/** A database, as `PUT /v1/data-sources/{name}` takes it: tables and views by name, no SQL. Files are put there as they are, in parts. */
export const databaseSourceSchema = z.strictObject({
  kind: z.literal('postgres'),
  /** `postgres://reader@db.example.com/crm`; never with a password. */
  location: z.string().min(1).max(2000),
  tables: z.array(z.string().min(1).max(200)).max(100).optional(),
  mapping: z.string().min(1).max(100_000).optional(),
  password: z.string().min(1).max(1000).optional(),
  replace: z.boolean().optional(),
});

export interface SourceRequest {
  kind: SourceKind;
  location: string;
  tables?: readonly string[];
  query?: string;
  mapping?: string;
  password?: string;
  /** One of that name may be there, and is replaced with its password. */
  replace?: boolean;
}

/** A source with what was found in it. */
export interface SourceDescription extends Source, Omit<DataDescription, 'tables' | 'mapping'> {
  /** Of the data: each with its columns. */
  found: DataDescription['tables'];
  /** What was found as a mapping file says it; `mapping` is the one that was given. */
  found_mapping: string;
}

const count = z.number().int().min(0);

export const sourceDescriptionSchema = sourceSchema.extend({
  found: z.array(
    z.strictObject({
      name: z.string(),
      file: z.string(),
      rows: count,
      sha256: z.string(),
      columns: z.array(z.strictObject({ name: z.string(), type: z.string(), filled: count, distinct: count, role: z.string().nullable() })),
    }),
  ),
  found_mapping: z.string(),
  /** `sales.account` to `accounts.account`, with the values that no key has. */
  joins: z.array(z.strictObject({ from: z.string(), to: z.string(), unmatched: count })),
  /** Along which the figures can be split. */
  dimensions: z.array(z.strictObject({ id: z.string(), label: z.string(), members: count })),
  metrics: z.array(z.strictObject({ id: z.string(), label: z.string(), computable: z.boolean(), reason: z.string().nullable() })),
  notes: z.array(z.string()),
  /** Why nothing can be computed; null when something can. */
  problem: z.string().nullable(),
}) satisfies z.ZodType<SourceDescription>;

/** What reading it without understanding it gave. */
export const sourceTestSchema = z.strictObject({
  name: z.string(),
  kind: z.enum(sourceKinds),
  tables: z.array(z.strictObject({ name: z.string(), rows: count })),
  notes: z.array(z.string()),
});
export type SourceTest = z.infer<typeof sourceTestSchema>;

/** On the wire: bytes are base64. */
export const snapshotSchema = z.strictObject({
  manifest: z.looseObject({ source: z.string(), as_of: z.string(), tables: z.array(z.looseObject({ name: z.string(), rows: count })) }),
  files: z.array(z.strictObject({ name: z.string(), bytes: z.base64() })),
});

export type SourceSnapshot = Snapshot;
