/** How long a deck will take, from how long the latest ones took. */

/** Before any deck was made nothing is known; the guess is generous, as a deck of a large table may be the first. */
const firstGuessMs = 10_000;

export interface Standing {
  /** Decks that wait or are being made before this one. */
  ahead: number;
  /** Milliseconds since work on it began; 0 while it waits. */
  begun: number;
}

/**
 * @param durations Milliseconds of the latest decks.
 * @param slots Decks made at a time.
 * @returns whole seconds, at least one
 */
export function estimateSeconds(durations: readonly number[], { ahead, begun }: Standing, slots: number): number {
  const median = medianOf(durations);
  const left = begun > 0 ? median - begun : median * (1 + ahead / slots);
  return wholeSeconds(left);
}

/**
 * How long until so many more decks are begun.
 * @param durations Milliseconds of the latest decks.
 * @param slots Decks made at a time.
 * @returns whole seconds, at least one
 */
export function secondsUntilBegun(decks: number, durations: readonly number[], slots: number): number {
  return wholeSeconds((medianOf(durations) * decks) / slots);
}

function medianOf(durations: readonly number[]): number {
  const sorted = [...durations].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? firstGuessMs;
}

/** A day at most. */
function wholeSeconds(ms: number): number {
  return Math.min(86_400, Math.max(1, Math.ceil(ms / 1000)));
}
