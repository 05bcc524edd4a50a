/** Checks for free disk space; a reserve is kept so that work in progress can finish. */
import { mkdir, open, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { quarterdeckErrorOf, storageFull } from '../../errors.ts';
import { partOf } from './file-store.ts';

/** Reserve, bytes; 5% of a small disk. */
const reserve = 32 * 1024 * 1024;
/** What a full disk must accept before it counts as free again, because quotas are invisible, bytes. */
const probe = Buffer.alloc(256 * 1024);

export class Room {
  readonly #folders: readonly string[];
  readonly #lookAgainMs: number;
  /** A write has failed since the last probe. */
  #refused = false;
  #seen: { at: number; has: Promise<boolean> } | undefined;

  /**
   * @param folder Folder of the store.
   * @param lookAgainMs Minimum time between checks.
   */
  constructor(folder: string, lookAgainMs = 1_000) {
    this.#folders = [folder, tmpdir()];
    this.#lookAgainMs = lookAgainMs;
  }

  has(): Promise<boolean> {
    const now = performance.now();
    if (!this.#seen || now - this.#seen.at >= this.#lookAgainMs) this.#seen = { at: now, has: this.#look() };
    return this.#seen.has;
  }

  /** @throws QuarterdeckError storage_full */
  async demand(): Promise<void> {
    if (!(await this.has())) throw storageFull();
  }

  /** Retries work that fails on a full disk or a locked store. @throws any other error; the signal's reason */
  async waitFor<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
    for (;;) {
      try {
        return await work();
      } catch (thrown) {
        if (!this.refuses(thrown) && quarterdeckErrorOf(thrown).code !== 'store_unusable') throw thrown;
        await sleep(this.#lookAgainMs, undefined, { signal });
      }
    }
  }

  /** Whether the error means that a disk is full. */
  refuses(thrown: unknown): boolean {
    if (quarterdeckErrorOf(thrown).code !== 'storage_full') return false;
    this.#refused = true;
    this.#seen = undefined;
    return true;
  }

  async #look(): Promise<boolean> {
    try {
      const free = await Promise.all(this.#folders.map(hasReserve));
      if (!free.every(Boolean)) return false;
      if (this.#refused) for (const folder of this.#folders) await write(folder);
      this.#refused = false;
      return true;
    } catch {
      return false;
    }
  }
}

async function hasReserve(folder: string): Promise<boolean> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return bavail * bsize >= Math.min(reserve, (blocks * bsize) / 20);
}

async function write(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = partOf(path.join(folder, 'quarterdeck-probe'));
  try {
    const handle = await open(file, 'wx', 0o600);
    try {
      await handle.writeFile(probe);
      await handle.sync();
    } finally {
      await handle.close();
    }
  } finally {
    await rm(file, { force: true });
  }
}
