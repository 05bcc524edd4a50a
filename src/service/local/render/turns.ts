/** Lets so many in at a time and so many wait, in the order they came; whoever gives up leaves the line. */
export class Turns {
  readonly #most: number;
  readonly #mostWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #inside = 0;

  constructor(most: number, mostWaiting: number) {
    this.#most = most;
    this.#mostWaiting = mostWaiting;
  }

  /**
   * @returns what lets the next one in; null when too many wait already
   * @throws the signal's reason
   */
  async take(signal?: AbortSignal): Promise<(() => void) | null> {
    signal?.throwIfAborted();
    if (this.#inside < this.#most) this.#inside++;
    else if (this.#waiting.length >= this.#mostWaiting) return null;
    else await this.#turn(signal);
    return () => {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#inside--;
    };
  }

  #turn(signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#waiting.splice(this.#waiting.indexOf(enter), 1);
        reject(signal!.reason);
      };
      const enter = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      this.#waiting.push(enter);
      signal?.addEventListener('abort', leave, { once: true });
    });
  }
}
