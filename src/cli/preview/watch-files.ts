/** Tells when files change, by their times and sizes: that works on every disk and in every container. */
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds between two looks, and of quiet after a change: programs write a file in pieces. */
const pause = 250;
/** Files of a folder that are looked at. */
const most = 2_000;

/** Yields after each change, until the signal aborts. @param paths Files and folders. */
export async function* changesOf(paths: readonly string[], signal: AbortSignal): AsyncGenerator<void> {
  let seen = stateOf(paths);
  while (!signal.aborted) {
    await sleep(pause, undefined, { signal }).catch(() => {});
    let now = stateOf(paths);
    if (now === seen || signal.aborted) continue;
    for (let before = ''; before !== now && !signal.aborted; ) {
      before = now;
      await sleep(pause, undefined, { signal }).catch(() => {});
      now = stateOf(paths);
    }
    seen = now;
    if (!signal.aborted) yield;
  }
}

function stateOf(paths: readonly string[]): string {
  return paths.map(stateOfOne).join('\n');
}

function stateOfOne(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) return `${file} missing`;
  if (!found.isDirectory()) return `${file} ${found.mtimeMs} ${found.size}`;
  const inside = readdirSync(file).sort().slice(0, most);
  return inside.map((name) => stateOfOne(path.join(file, name))).join('\n');
}
