/** Estimates how long a deck will take, from recent ones. */

/** Before the first deck nothing is known; a generous guess, because it may have a large table. */
const firstGuessMs = 10_000;

export interface Standing {
  /** Queued or running decks before this one. */
  ahead: number;
  /** Milliseconds since work on it started; 0 while queued. */
  begun: number;
}

/**
 * @param durations Milliseconds of recent decks.
 * @param slots Decks made in parallel.
 * @returns whole seconds, at least one
 */
export function estimateSeconds(durations: readonly number[], { ahead, begun }: Standing, slots: number): number {
  const median = medianOf(durations);
  const left = begun > 0 ? median - begun : median * (1 + ahead / slots);
  return wholeSeconds(left);
}

/**
 * Time until this many more decks have started.
 * @param durations Milliseconds of recent decks.
 * @param slots Decks made in parallel.
 * @returns whole seconds, at least one
 */
export function secondsUntilBegun(decks: number, durations: readonly number[], slots: number): number {
  return wholeSeconds((medianOf(durations) * decks) / slots);
}

function medianOf(durations: readonly number[]): number {
  const sorted = [...durations].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? firstGuessMs;
}

/** At most a day. */
function wholeSeconds(ms: number): number {
  return Math.min(86_400, Math.max(1, Math.ceil(ms / 1000)));
}
