/** One file on its way into tables: its names, its beginning, and its bytes piece by piece, so that a large file is never held whole. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { QuarterdeckError } from '../../../model/errors.ts';
import type { DataFile } from '../data-file.ts';
import type { Database } from '../database.ts';
import type { Reading } from '../raw-table.ts';

export interface Source {
  /** As a person calls it. */
  file: string;
  /** How its table is called when it holds but one. */
  called: string;
  /** Where the user has it; null when it came in on stdin, or packed. */
  path: string | null;
  /** Where the database can read it itself; null when it is in memory alone. */
  place: string | null;
  /** What lies there is packed by gzip. */
  packed?: true;
  /** In lower case, with its dot; the inner one of a packed file. */
  ending: string;
  /** The first megabyte. */
  head: Buffer;
  size: number;
  sha256: string;
  pieces(from?: number): AsyncIterable<Buffer>;
  /** All of it, for formats that cannot be read otherwise. */
  bytes(): Promise<Buffer>;
}

/** A database, and names for new tables in it. */
export interface Into {
  database: Database;
  next: () => string;
}

export type FormatReader = (source: Source, into: Into) => Promise<Reading>;

export const headBytes = 1 << 20;
const pieceBytes = 1 << 22;

/** @throws file_not_found, file_unreadable */
export async function readSource({ name, path: place, bytes: given }: DataFile): Promise<Source> {
  const file = given ? name : path.basename(place);
  const named = { file, called: name, ending: path.extname(file).toLowerCase() };
  if (given) {
    const sha256 = createHash('sha256').update(given).digest('hex');
    return { ...named, path: null, place: null, sha256, ...inMemory(given) };
  }
  try {
    return { ...named, path: place, place, ...(await onDisk(place)) };
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code === 'ENOENT') {
      throw new QuarterdeckError('file_not_found', `There is no file ${place}.`, { next: 'Check the path of the data.' });
    }
    throw new QuarterdeckError('file_unreadable', `${file} could not be read (${code ?? 'unknown error'}).`, {
      next: 'Check that you may read the file.',
      cause,
    });
  }
}

/** What a source needs of bytes that are held already. */
export function inMemory(bytes: Buffer): Pick<Source, 'head' | 'size' | 'pieces' | 'bytes'> {
  return {
    head: bytes.subarray(0, headBytes),
    size: bytes.length,
    async *pieces(from = 0) {
      for (let at = from; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes);
    },
    bytes: async () => bytes,
  };
}

/** The same of a file; a small one is read once and held. */
async function onDisk(place: string): Promise<Pick<Source, 'head' | 'size' | 'sha256' | 'pieces' | 'bytes'>> {
  const handle = await open(place);
  const hash = createHash('sha256');
  try {
    const first = await upTo(handle, pieceBytes);
    hash.update(first);
    if (first.length < pieceBytes) return { ...inMemory(first), sha256: hash.digest('hex') };
    const head = Buffer.from(first.subarray(0, headBytes));
    let size = first.length;
    for (let read = first.length; read > 0; size += read) {
      read = (await handle.read(first, 0, pieceBytes, size)).bytesRead;
      hash.update(first.subarray(0, read));
    }
    return {
      head,
      size,
      sha256: hash.digest('hex'),
      pieces: (from = 0) => createReadStream(place, { start: from, highWaterMark: pieceBytes }),
      bytes: () => readFile(place),
    };
  } finally {
    await handle.close();
  }
}

async function upTo(handle: Awaited<ReturnType<typeof open>>, most: number): Promise<Buffer> {
  const buffer = Buffer.allocUnsafe(most);
  let length = 0;
  for (let read = -1; read !== 0 && length < most; length += read) {
    read = (await handle.read(buffer, length, most - length, length)).bytesRead;
  }
  return length < most ? Buffer.from(buffer.subarray(0, length)) : buffer;
}

/** What tells a part of a file from the others, and the same part in a copy of the file from none. */
export function partSha256({ sha256 }: Source, part: string): string {
  return createHash('sha256').update(`${sha256} ${part}`).digest('hex');
}
