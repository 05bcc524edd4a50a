/** One file on its way into tables: its bytes and its names. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { QuarterdeckError } from '../../errors.ts';
import type { DataFile } from '../data-file.ts';
import type { Database } from '../database.ts';
import type { Reading } from '../raw-table.ts';

export interface Source {
  /** As a person calls it. */
  file: string;
  /** How its table is called when it holds but one. */
  called: string;
  /** Where it lies; null when it came in on stdin, or packed. */
  path: string | null;
  /** In lower case, with its dot; the inner one of a packed file. */
  ending: string;
  bytes: Buffer;
  sha256: string;
}

/** A database, and names for new tables in it. */
export interface Into {
  database: Database;
  next: () => string;
}

export type FormatReader = (source: Source, into: Into) => Promise<Reading>;

/** @throws file_not_found, file_unreadable */
export async function readSource({ name, path: place, bytes: given }: DataFile): Promise<Source> {
  const file = given ? name : path.basename(place);
  const bytes = given ?? (await bytesOf(place, file));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { file, called: name, path: given ? null : place, ending: path.extname(file).toLowerCase(), bytes, sha256 };
}

/** What tells a part of a file from the others, and the same part in a copy of the file from none. */
export function partSha256({ sha256 }: Source, part: string): string {
  return createHash('sha256').update(`${sha256} ${part}`).digest('hex');
}

async function bytesOf(place: string, file: string): Promise<Buffer> {
  try {
    return await readFile(place);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code === 'ENOENT') {
      throw new QuarterdeckError('file_not_found', `There is no file ${place}.`, { next: 'Check the path of the data.' });
    }
    throw new QuarterdeckError('file_unreadable', `${file} could not be read (${code ?? 'unknown error'}).`, {
      next: 'Check that you may read the file, and that it is smaller than 2 GB.',
      cause,
    });
  }
}
