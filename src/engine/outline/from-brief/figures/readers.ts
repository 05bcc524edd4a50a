/** What the figures of a brief say: each reader takes what those before it have left. */
import type { Finding, Reader } from '../said.ts';
import { readComparisons } from './comparison-pages.ts';
import { readCosts } from './cost-pages.ts';
import { readOneVerb } from './one-verb.ts';
import { readPairs } from './pair-pages.ts';
import { readPlannedChanges } from './planned-changes.ts';
import { readRecords } from './records.ts';
import { readRunway } from './runway.ts';
import { readScores } from './score-pages.ts';
import { readSeries } from './series/series-pages.ts';
import { readShifts } from './shifts/shift-pages.ts';
import { readStatuses } from './status-pages.ts';

const readers: readonly Reader[] = [
  readSeries,
  readStatuses,
  readScores,
  readCosts,
  readRunway,
  readRecords,
  readOneVerb,
  readPlannedChanges,
  readComparisons,
  readShifts,
  readPairs,
];

/** A sentence of more figures is a listing, and compares nothing. */
const mostFigures = 60;

export const readFigures: Reader = (all, context) => {
  const sentences = all.filter(({ text }) => (text.match(/\d+/g)?.length ?? 0) <= mostFigures);
  const told = new Set<number>();
  return readers.flatMap((read): Finding[] => {
    const found = read(
      sentences.filter(({ at }) => !told.has(at)),
      context,
    );
    for (const { tells } of found) for (const at of tells) told.add(at);
    return found;
  });
};
