/** Counts wrong tries, and locks whoever made too many for the rest of the time. */

export class WrongTries {
  readonly #most: number;
  readonly #lockedMs: number;
  readonly #tries = new Map<string, { count: number; until: number }>();

  /** @param most Tries that are allowed within `lockedMs`, counted from the first. */
  constructor(most: number, lockedMs: number) {
    this.#most = most;
    this.#lockedMs = lockedMs;
  }

  /** Milliseconds until another try is allowed; 0 for now. @param now Milliseconds of a monotonic clock. */
  lockedFor(who: string, now: number): number {
    const found = this.#tries.get(who);
    return found && found.count >= this.#most && found.until > now ? found.until - now : 0;
  }

  count(who: string, now: number): void {
    for (const [each, { until }] of this.#tries) if (until <= now) this.#tries.delete(each);
    const found = this.#tries.get(who) ?? { count: 0, until: now + this.#lockedMs };
    found.count++;
    this.#tries.set(who, found);
  }
}
