/**
 * The format of a backup file: a first line, the bytes of all entries, a manifest that describes them, and a last line with
 * the manifest's checksum. Every byte of the file is covered, so that no change goes unnoticed.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { QuarterdeckError } from '../../../model/errors.ts';

const firstLine = Buffer.from('quarterdeck backup 2\n');
const lastLine = /^manifest (\d{15}) sha256 ([0-9a-f]{64})\n$/;
const lastLineBytes = 97;
/** Start of older backups, which were SQLite files. */
const ofEarlierVersion = Buffer.from('SQLite format 3\0');

export interface Entry {
  name: string;
  bytes: number;
  sha256: string;
}

export interface Manifest {
  created_at: string;
  /** Folder of the store. */
  folder: string;
  /** Schema version. */
  schema: number;
  /** In the order of their bytes in the file, without gaps. */
  entries: Entry[];
}

export class BackupWriter {
  readonly #handle: FileHandle;
  readonly #entries: Entry[] = [];

  private constructor(handle: FileHandle) {
    this.#handle = handle;
  }

  /** @param file Must not exist yet. */
  static async open(file: string): Promise<BackupWriter> {
    const handle = await open(file, 'wx', 0o600);
    await handle.writeFile(firstLine);
    return new BackupWriter(handle);
  }

  /** @throws Error from the file system, ENOENT if there is no such file: nothing is added then */
  async add(name: string, at: string): Promise<void> {
    const hash = createHash('sha256');
    let bytes = 0;
    for await (const chunk of createReadStream(at) as AsyncIterable<Buffer>) {
      hash.update(chunk);
      bytes += chunk.length;
      await this.#handle.writeFile(chunk);
    }
    this.#entries.push({ name, bytes, sha256: hash.digest('hex') });
  }

  get entries(): readonly Entry[] {
    return this.#entries;
  }

  /** Flushes to disk before returning. */
  async finish(about: Omit<Manifest, 'entries'>): Promise<void> {
    const manifest = Buffer.from(JSON.stringify({ ...about, entries: this.#entries } satisfies Manifest));
    await this.#handle.writeFile(manifest);
    await this.#handle.writeFile(`manifest ${String(manifest.length).padStart(15, '0')} sha256 ${sha256Of(manifest)}\n`);
    await this.#handle.sync();
  }

  async close(): Promise<void> {
    await this.#handle.close();
  }
}

/**
 * Reads a whole backup and rejects it if any byte was altered.
 * @param take Receives each entry's bytes in chunks, before the whole file is known to be intact.
 * @throws QuarterdeckError backup_damaged
 */
export async function readBackup(file: string, take: (entry: Entry, bytes: AsyncIterable<Buffer>) => Promise<void>): Promise<Manifest> {
  const handle = await open(file, 'r');
  try {
    const { manifest, end } = await readManifest(file, handle);
    let start = firstLine.length;
    for (const entry of manifest.entries) {
      const hash = createHash('sha256');
      await take(entry, hashed(handle, start, entry.bytes, hash));
      if (hash.digest('hex') !== entry.sha256) throw damaged(file, `${JSON.stringify(entry.name)} in it is not as it was written`);
      start += entry.bytes;
    }
    if (start !== end) throw damaged(file, 'it is longer or shorter than its manifest says');
    return manifest;
  } finally {
    await handle.close();
  }
}

/** Verifies without using the content. @throws QuarterdeckError backup_damaged */
export async function verifyBackup(file: string): Promise<Manifest> {
  return readBackup(file, async (_, bytes) => {
    for await (const _chunk of bytes);
  });
}

export function damaged(file: string, why: string, next = 'use another backup'): QuarterdeckError {
  return new QuarterdeckError('backup_damaged', `The backup ${file} cannot be used: ${why}.`, { next });
}

async function readManifest(file: string, handle: FileHandle): Promise<{ manifest: Manifest; end: number }> {
  const { size } = await handle.stat();
  const first = await readAt(handle, 0, firstLine.length);
  if (first.subarray(0, ofEarlierVersion.length).equals(ofEarlierVersion)) {
    throw damaged(
      file,
      'an earlier version of Quarterdeck wrote it, and did not cover every byte of it with a checksum',
      'restore it with that version, and make another backup with this one',
    );
  }
  if (!first.equals(firstLine)) throw damaged(file, 'it does not begin as a backup does');
  const last = lastLine.exec((await readAt(handle, Math.max(0, size - lastLineBytes), lastLineBytes)).toString('latin1'));
  if (!last) throw damaged(file, 'it does not end as a backup does: it was cut off, or something was added');
  const end = size - lastLineBytes - Number(last[1]);
  const written = end < firstLine.length ? Buffer.alloc(0) : await readAt(handle, end, Number(last[1]));
  if (sha256Of(written) !== last[2]) throw damaged(file, 'its manifest is not as it was written');
  return { manifest: JSON.parse(written.toString()) as Manifest, end };
}

async function* hashed(handle: FileHandle, start: number, bytes: number, hash: ReturnType<typeof createHash>): AsyncIterable<Buffer> {
  const most = 1 << 20;
  for (let done = 0; done < bytes; ) {
    const chunk = await readAt(handle, start + done, Math.min(most, bytes - done));
    if (chunk.length === 0) return;
    hash.update(chunk);
    done += chunk.length;
    yield chunk;
  }
}

async function readAt(handle: FileHandle, position: number, bytes: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(bytes), 0, bytes, position);
  return buffer.subarray(0, bytesRead);
}

function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
