/**
 * The file of a backup: a first line, the bytes of every entry one after another, a manifest that says what they are,
 * and a last line with the checksum of the manifest. Each byte of the file is covered, so that none can change unseen.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { QuarterdeckError } from '../../../model/errors.ts';

const firstLine = Buffer.from('quarterdeck backup 2\n');
const lastLine = /^manifest (\d{15}) sha256 ([0-9a-f]{64})\n$/;
const lastLineBytes = 97;
/** What backups began with that were SQLite files. */
const ofEarlierVersion = Buffer.from('SQLite format 3\0');

export interface Entry {
  name: string;
  bytes: number;
  sha256: string;
}

export interface Manifest {
  created_at: string;
  /** Where the store lay. */
  folder: string;
  /** Version of its tables. */
  schema: number;
  /** In the order in which their bytes lie in the file, without gaps. */
  entries: Entry[];
}

export class BackupWriter {
  readonly #handle: FileHandle;
  readonly #entries: Entry[] = [];

  private constructor(handle: FileHandle) {
    this.#handle = handle;
  }

  /** @param file There may be none of that name. */
  static async open(file: string): Promise<BackupWriter> {
    const handle = await open(file, 'wx', 0o600);
    await handle.writeFile(firstLine);
    return new BackupWriter(handle);
  }

  /** @throws Error of the file system, ENOENT when there is no such file: nothing is added then */
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

  /** On the disk when it comes back. */
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
 * Reads a backup from its first byte to its last, and refuses it when any of them is not as it was written.
 * @param take Given the bytes of each entry, part by part, before the whole of them is known to be sound.
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

/** The same without any use of it. @throws QuarterdeckError backup_damaged */
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
