/**
 * What takes too long for every run. In `npm test` the first of what is alike, and few runs of a property;
 * in `npm run test:full` a part each day that something was committed; in `npm run test:deep` all of it.
 */
import { execFileSync } from 'node:child_process';

/** Whether everything runs, however long it takes. */
export const deep = process.env.QUARTERDECK_DEEP === '1';

/** Whether the long tests run. */
const full = process.env.QUARTERDECK_FULL === '1';

/** The day of the last commit, so that a run can be repeated; days since 1970. */
function day(): number {
  try {
    return Math.floor(Date.parse(execFileSync('git', ['log', '-1', '--format=%cs'], { encoding: 'utf8' }).trim()) / 86_400_000);
  } catch {
    return 0;
  }
}

/** One of so many parts of the items, each day another. */
export function rotating<T>(items: readonly T[], parts = 10): T[] {
  const today = deep ? 0 : day();
  return items.filter((_, at) => deep || at % parts === today % parts);
}

/** The first of what is alike; all of it in the long run, in which the files that ask for few take turns. */
export function few<T>(items: readonly T[], count = 1): T[] {
  return full ? [...items] : items.slice(0, count);
}

/** How often a property is tried, of how often it is in the long run, in which the files that ask take turns. */
export function tries(most: number): number {
  return full ? most : Math.ceil(most / 5);
}
