/** A data file: its bytes, unpacked if gzipped, and its format. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { QuarterdeckError } from '../../../model/errors.ts';
import type { Reading } from '../raw-table.ts';
import type { DataFile, Into } from '../table-source.ts';
import { notText, startOf } from './decode.ts';

const most = 1024 ** 3;
const times = 200;
/** Small files of repeated rows may exceed the ratio harmlessly. */
const harmless = 64 * 1024 ** 2;

/** Maximum unpacked size of a gzip file of this size, bytes. */
export function mayUnfoldTo(packed: number): number {
  return Math.min(most, Math.max(harmless, packed * times));
}

export function unfoldsTooFar(file: string): QuarterdeckError {
  return new QuarterdeckError('data_unsupported', `${file} unfolds to more than 1 GB, or to more than ${times} times its size.`, {
    next: 'Unpack it yourself and look at what it holds; a large table is best given as Parquet or CSV.',
  });
}

interface ZipEntry {
  name: string;
  packed: number;
  unpacked: number;
}

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
/** Marks ZIP64 sizes, over 4 GB; such files are not read. */
const beyond = 0xffffffff;

/** null if there is no readable directory: the archive is damaged or truncated. */
export function zipEntries(bytes: Buffer): ZipEntry[] | null {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  if (end < 0 || end + 22 > bytes.length || bytes.readUInt32LE(end) !== endSignature) return null;
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  const entries: ZipEntry[] = [];
  for (let read = 0; read < count; read++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== entrySignature) return null;
    const nameLength = bytes.readUInt16LE(at + 28);
    const packed = bytes.readUInt32LE(at + 20);
    const unpacked = bytes.readUInt32LE(at + 24);
    if (packed === beyond || unpacked === beyond) return null;
    entries.push({ name: bytes.toString('utf8', at + 46, at + 46 + nameLength), packed, unpacked });
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

/** Above this size the file is unpacked again on every pass instead of held in memory. */
const mostHeld = 64 * 1024 ** 2;

/** The unpacked file, named without `.gz`. */
export async function unpackGzip(source: Source): Promise<Source> {
  const { file } = source;
  const ending = path.extname(file.replace(/\.gz$/i, '')).toLowerCase();
  const inner = { ...source, path: null, packed: true as const, ending };
  const most = mayUnfoldTo(source.size);
  const held: Buffer[] = [];
  let size = 0;
  try {
    for await (const piece of unfolded(source)) {
      size += piece.length;
      if (size > most) throw unfoldsTooFar(file);
      if (size <= mostHeld) held.push(piece);
    }
  } catch (cause) {
    if (cause instanceof QuarterdeckError) throw cause;
    throw new QuarterdeckError('data_not_tabular', `${file} cannot be unpacked: it is damaged or cut off.`, {
      next: 'Download or save it again.',
      cause,
    });
  }
  const start = Buffer.concat(held);
  if (start.length === size) return { ...inner, ...inMemory(start) };
  return {
    ...inner,
    head: Buffer.from(start.subarray(0, headBytes)),
    size,
    pieces: (from = 0) => after(from, unfolded(source)),
    bytes: async () => Buffer.concat(await Readable.from(unfolded(source)).toArray()),
  };
}

function unfolded(source: Source): AsyncIterable<Buffer> {
  // The error surfaces when the stream is read.
  return pipeline(Readable.from(source.pieces()), createGunzip({ chunkSize: 1 << 20 }), () => undefined);
}

async function* after(from: number, pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let at = 0;
  for await (const piece of pieces) {
    if (at + piece.length > from) yield piece.subarray(Math.max(0, from - at));
    at += piece.length;
  }
}

export type Kind = 'delimited' | 'json' | 'parquet' | 'workbook' | 'sqlite' | 'gzip';

/** @throws data_unsupported for known formats that are not supported, data_not_tabular for anything that is not a table */
export async function kindOf({ file, head, size, bytes }: Source): Promise<Kind> {
  const begins = (text: string) => head.subarray(0, text.length).equals(Buffer.from(text, 'latin1'));
  if (begins('PAR1')) return 'parquet';
  if (begins('SQLite format 3\0')) return 'sqlite';
  if (begins('\x1f\x8b')) return 'gzip';
  if (begins('PK\x03\x04')) return inZip(file, await bytes());
  if (begins('\xd0\xcf\x11\xe0')) {
    throw new QuarterdeckError('data_unsupported', `${file} is an old Excel workbook (.xls), or a workbook with a password.`, {
      next: 'Save it as .xlsx without a password, and give that file.',
    });
  }
  const what = size > 0 ? notText(head) : null;
  if (what) {
    throw new QuarterdeckError('data_not_tabular', `${file} is not a table in text: it holds ${what}.`, {
      next: 'Export the table as CSV (UTF-8) and give that file.',
    });
  }
  // `[Account],[Amount]` is a CSV header; `[{` and `{"` start JSON.
  return /^\s*(\{\s*["}]|\[\s*[[{"\]\d-])/.test(startOf(head)) ? 'json' : 'delimited';
}

function inZip(file: string, bytes: Buffer): Kind {
  const names = zipEntries(bytes)?.map(({ name }) => name);
  if (!names) {
    throw new QuarterdeckError('data_not_tabular', `${file} holds a zip package, such as an Excel workbook, that is damaged or cut off.`, {
      next: 'Download or save it again.',
    });
  }
  if (names.includes('xl/workbook.xml')) return 'workbook';
  const what = names.includes('xl/workbook.bin')
    ? 'a binary Excel workbook (.xlsb)'
    : names.includes('content.xml')
      ? 'an OpenDocument file'
      : names.includes('[Content_Types].xml')
        ? 'an Office file that is no workbook'
        : 'a zip archive';
  throw new QuarterdeckError('data_unsupported', `${file} is ${what}.`, {
    next: what === 'a zip archive' ? 'Unpack it, and give the folder.' : 'Save the table as .xlsx or CSV, and give that file.',
  });
}

export interface Source {
  /** Name shown to the user. */
  file: string;
  /** Name of its table, if it holds only one. */
  called: string;
  /** Path given by the user; null for stdin or an unpacked file. */
  path: string | null;
  /** Path DuckDB can read directly; null if it is only in memory. */
  place: string | null;
  /** The file at `place` is gzipped. */
  packed?: true;
  /** Lower case, with the dot; for a gzipped file, the inner one. */
  ending: string;
  /** The first megabyte. */
  head: Buffer;
  size: number;
  sha256: string;
  pieces(from?: number): AsyncIterable<Buffer>;
  /** The whole file, for formats that cannot be streamed. */
  bytes(): Promise<Buffer>;
}

export type FormatReader = (source: Source, into: Into) => Promise<Reading>;

const headBytes = 1 << 20;
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

/** The byte-related part of a source, for bytes already in memory. */
function inMemory(bytes: Buffer): Pick<Source, 'head' | 'size' | 'pieces' | 'bytes'> {
  return {
    head: bytes.subarray(0, headBytes),
    size: bytes.length,
    async *pieces(from = 0) {
      for (let at = from; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes);
    },
    bytes: async () => bytes,
  };
}

/** The same for a file on disk; a small one is read once and kept. */
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

/** Hash that tells one part of a file from the others, and is the same in a copy of the file. */
export function partSha256({ sha256 }: Source, part: string): string {
  return createHash('sha256').update(`${sha256} ${part}`).digest('hex');
}
