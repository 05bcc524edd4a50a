/** Files of the store: written to a temporary name and renamed. */
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';

const keyPart = /^[\w-][\w.-]*$/;

export class FileStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** @param key Made by us: words, digits and dots between slashes. */
  async put(key: string, bytes: Uint8Array): Promise<{ bytes: number; sha256: string }> {
    const file = this.path(key);
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    const beside = partOf(file);
    try {
      const handle = await open(beside, 'wx', 0o600);
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(beside, file);
    } catch (thrown) {
      await rm(beside, { force: true });
      throw thrown;
    }
    return { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
  }

  read(key: string): Promise<Buffer> {
    return readFile(this.path(key));
  }

  /** @param from First byte; `to` is the last one. */
  stream(key: string, { from, to }: { from?: number; to?: number } = {}): AsyncIterable<Uint8Array> {
    return createReadStream(this.path(key), { start: from ?? 0, ...(to !== undefined && { end: to }) });
  }

  /** @param from First byte; `to` is the last one. Ends with the file. */
  async part(key: string, from: number, to: number): Promise<Buffer> {
    const handle = await open(this.path(key), 'r');
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(to - from + 1), 0, to - from + 1, from);
      return buffer.subarray(0, bytesRead);
    } finally {
      await handle.close();
    }
  }

  async size(key: string): Promise<number | null> {
    return (await stat(this.path(key)).catch(() => null))?.size ?? null;
  }

  /** Marks the file as just written. @returns false if there is no such file */
  async touch(key: string): Promise<boolean> {
    const now = new Date();
    return utimes(this.path(key), now, now).then(
      () => true,
      () => false,
    );
  }

  /** The entries of a folder of keys, with their modification time; milliseconds since 1970. */
  async list(folder?: string): Promise<{ key: string; changedAt: number }[]> {
    const names = await readdir(folder === undefined ? this.#folder : this.path(folder)).catch(() => []);
    const keys = names.filter((name) => keyPart.test(name)).map((name) => (folder === undefined ? name : `${folder}/${name}`));
    const found = await Promise.all(keys.map(async (key) => ({ key, changedAt: (await stat(this.path(key)).catch(() => null))?.mtimeMs })));
    return found.flatMap(({ key, changedAt }) => (changedAt === undefined ? [] : { key, changedAt }));
  }

  /** Removes all files whose keys start with the prefix. */
  async remove(prefix: string): Promise<void> {
    // Someone may be writing in it.
    await rm(this.path(prefix), { recursive: true, force: true, maxRetries: 3 });
  }

  /** Path on disk. */
  path(key: string): string {
    if (!key.split('/').every((part) => keyPart.test(part))) throw new Error(`${JSON.stringify(key)} is no key of a file`);
    return path.join(this.#folder, ...key.split('/'));
  }
}

/** A unique temporary name next to the final one. */
export function partOf(file: string): string {
  return `${file}.part-${randomUUID()}`;
}

export function isPart(name: string): boolean {
  return name.includes('.part-');
}
