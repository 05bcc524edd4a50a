/** A snapshot: a source's tables as they were read, in a folder, to make the same deck again offline. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { StringDecoder } from 'node:string_decoder';
import { z } from 'zod';
import { QuarterdeckError } from '../../model/errors.ts';
import { readRecords } from './formats/delimited.ts';
import { createRaw, type Found } from './raw-table.ts';
import type { DataFile, Into } from './table-source.ts';

/** Manifest next to the tables; it marks the folder as a snapshot. */
export const snapshotFile = 'quarterdeck-snapshot.json';

const tableSchema = z.strictObject({
  name: z.string(),
  /** The table's CSV file and its checksum. */
  csv: z.string().regex(/^[^/\\]+\.csv$/),
  csv_sha256: z.string(),
  columns: z.array(z.string()).min(1),
  rows: z.number().int(),
  /** Name and counts of the table as originally read. */
  file: z.string(),
  sha256: z.string(),
  rejected: z.number().int(),
  around: z.number().int(),
  delimiter: z.enum([',', ';', '\t', '|']).nullable(),
  derived: z.literal(true).optional(),
  references: z.array(z.strictObject({ columns: z.array(z.string()), table: z.string(), keys: z.array(z.string()) })).optional(),
});

const headerSchema = z.strictObject({
  source: z.string(),
  kind: z.string(),
  /** ISO date of the snapshot; counts as today for a deck made from it. */
  as_of: z.iso.date(),
  /** Text of the mapping file, or null. */
  mapping: z.string().nullable(),
});

const snapshotSchema = headerSchema.extend({ version: z.literal(1), notes: z.array(z.string()), tables: z.array(tableSchema).min(1) });

export type SnapshotHeader = z.infer<typeof headerSchema>;
export type SnapshotManifest = z.infer<typeof snapshotSchema>;

export interface Snapshot {
  manifest: SnapshotManifest;
  /** The manifest and the tables, by file name. */
  files: { name: string; bytes: Uint8Array }[];
}

/** @throws snapshot_damaged */
export async function openSnapshot(folder: string): Promise<DataFile> {
  const manifest = await readManifest(folder);
  return {
    name: manifest.source,
    path: '',
    asOf: manifest.as_of,
    ...(manifest.mapping !== null && { mapping: manifest.mapping }),
    tables: {
      async read(into) {
        const tables: Found[] = [];
        for (const table of manifest.tables) tables.push(await restore(folder, table, into));
        return { tables, notes: [...manifest.notes] };
      },
    },
  };
}

async function readManifest(folder: string): Promise<SnapshotManifest> {
  try {
    return snapshotSchema.parse(JSON.parse(await readFile(path.join(folder, snapshotFile), 'utf8')));
  } catch (cause) {
    throw damaged(`${snapshotFile} in ${folder} cannot be read`, cause);
  }
}

async function restore(folder: string, table: SnapshotManifest['tables'][number], { database, next }: Into): Promise<Found> {
  const { name, csv, csv_sha256, derived, references, ...counted } = table;
  const bytes = await readFile(path.join(folder, csv)).catch((cause: unknown) => {
    throw damaged(`${csv} of the snapshot in ${folder} cannot be read`, cause);
  });
  if (createHash('sha256').update(bytes).digest('hex') !== csv_sha256) {
    throw damaged(`${csv} is not as it was when the snapshot in ${folder} was taken`);
  }
  const raw = next();
  await createRaw(database, raw, counted.columns);
  for await (const rows of recordsOf(bytes)) {
    await database.append(
      raw,
      rows.map((row) => counted.columns.map((_, at) => row[at] || null)),
    );
  }
  return { called: name, raw: { table: raw, ...counted, ...(derived && { derived }), ...(references && { references }) } };
}

/** Without the header. */
function* recordsOf(bytes: Buffer): Generator<string[][]> {
  const decoder = new StringDecoder('utf8');
  const step = 1 << 22;
  let rest = '';
  let header = true;
  for (let at = 0; at < bytes.length; at += step) {
    rest += decoder.write(bytes.subarray(at, at + step));
    const { rows, used } = readRecords(rest, ',', at + step >= bytes.length);
    rest = rest.slice(used);
    if (header && rows.length > 0) {
      rows.shift();
      header = false;
    }
    yield rows;
  }
}

function damaged(what: string, cause?: unknown): QuarterdeckError {
  return new QuarterdeckError('snapshot_damaged', `${what}.`, {
    next: 'Take the snapshot again: quarterdeck sources snapshot <name> -o <folder>. To read edited tables, give them one by one.',
    ...(cause !== undefined && { cause }),
  });
}
