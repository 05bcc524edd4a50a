/** A folder for data that do not fit in memory: private to its owner, removed when done, or by a later run if this one is killed. */
import { readdirSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface WorkFolder {
  path: string;
  remove(): void;
}

const prefix = 'quarterdeck-work-';

export async function makeWorkFolder(): Promise<WorkFolder> {
  removeLeft();
  const folder = await mkdtemp(path.join(tmpdir(), `${prefix}${process.pid}-`));
  const remove = () => {
    process.off('exit', remove);
    rmSync(folder, { recursive: true, force: true });
  };
  process.on('exit', remove);
  return { path: folder, remove };
}

/** Removes folders of killed processes. */
function removeLeft(): void {
  for (const file of readdirSync(tmpdir())) {
    const pid = Number(new RegExp(`^${prefix}(\\d+)-`).exec(file)?.[1]);
    if (!pid || isAlive(pid)) continue;
    try {
      rmSync(path.join(tmpdir(), file), { recursive: true, force: true });
    } catch {
      // Another user's folder.
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
