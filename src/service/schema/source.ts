/** Named data sources: where tables come from, what is in them, and how to save one. */
import { z } from 'zod';
import type { Snapshot } from '../../engine/data/snapshot.ts';
import type { DataDescription } from '../../engine/metrics/describe-data.ts';

const sourceKinds = ['file', 'folder', 'postgres'] as const;
export type SourceKind = (typeof sourceKinds)[number];

export const sourceSchema = z.strictObject({
  name: z.string(),
  kind: z.enum(sourceKinds),
  /** Path of the file or folder, or URL of the database, never with a password. A server returns only the file's name, or the source's for several. */
  location: z.string(),
  /** Tables to read from a database; all if empty. */
  tables: z.array(z.string()),
  /** Read instead of tables. */
  query: z.string().nullable(),
  /** Text of its mapping file. */
  mapping: z.string().nullable(),
  /** Whether a password is stored; it is never returned. */
  has_password: z.boolean(),
});

export type Source = z.infer<typeof sourceSchema>;

/** A database, as `PUT /v1/data-sources/{name}` takes it: tables and views by name, no SQL. Files are sent as multipart instead. */
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
  /** Replace a source of the same name, including its password. */
  replace?: boolean;
}

/** A source and what is in it. */
export interface SourceDescription extends Source, Omit<DataDescription, 'tables' | 'mapping'> {
  /** The tables and their columns. */
  found: DataDescription['tables'];
  /** The detected roles as a mapping file; `mapping` is the given one. */
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
  /** `sales.account` to `accounts.account`, with the number of values without a key. */
  joins: z.array(z.strictObject({ from: z.string(), to: z.string(), unmatched: count })),
  /** Dimensions that figures can be split by. */
  dimensions: z.array(z.strictObject({ id: z.string(), label: z.string(), members: count })),
  metrics: z.array(z.strictObject({ id: z.string(), label: z.string(), computable: z.boolean(), reason: z.string().nullable() })),
  notes: z.array(z.string()),
  /** Why nothing can be computed; null if something can. */
  problem: z.string().nullable(),
}) satisfies z.ZodType<SourceDescription>;

/** Result of reading a source without interpreting it. */
export const sourceTestSchema = z.strictObject({
  name: z.string(),
  kind: z.enum(sourceKinds),
  tables: z.array(z.strictObject({ name: z.string(), rows: count })),
  notes: z.array(z.string()),
});
export type SourceTest = z.infer<typeof sourceTestSchema>;

/** As sent over HTTP: bytes are base64. */
export const snapshotSchema = z.strictObject({
  manifest: z.looseObject({ source: z.string(), as_of: z.string(), tables: z.array(z.looseObject({ name: z.string(), rows: count })) }),
  files: z.array(z.strictObject({ name: z.string(), bytes: z.base64() })),
});

export type SourceSnapshot = Snapshot;
