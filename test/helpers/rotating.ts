/** What takes too long for every run: a part of it each day that something was committed, all of it in `npm run test:deep`. */
import { execFileSync } from 'node:child_process';

/** Whether everything runs, however long it takes. */
export const deep = process.env.QUARTERDECK_DEEP === '1';

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
