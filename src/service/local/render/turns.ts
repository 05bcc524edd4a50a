/** Limits how many are inside and how many wait. Tenants take turns; whoever gives up leaves the queue. */
import { QuarterdeckError } from '../../../model/errors.ts';

interface Limits {
  inside: number;
  /** Per tenant. */
  insideOfOne: number;
  waiting: number;
}

interface Waiting {
  enter(): void;
  refuse(error: QuarterdeckError): void;
}

interface Line {
  inside: number;
  /** Sequence number of its last admission, over all tenants. */
  served: number;
  waiting: Waiting[];
}

export class Turns {
  readonly #limits: Limits;
  /** Kept for every tenant seen, because turns depend on when each was last served. */
  readonly #lines = new Map<string, Line>();
  #served = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /**
   * @returns a function that admits the next one
   * @throws the signal's reason; QuarterdeckError server_busy if too many wait and no other tenant has more waiting
   */
  async take(tenantId: string, signal?: AbortSignal): Promise<() => void> {
    signal?.throwIfAborted();
    const line = this.#lines.get(tenantId) ?? { inside: 0, served: 0, waiting: [] };
    this.#lines.set(tenantId, line);
    await new Promise<void>((resolve, reject) => {
      const leave = () => {
        line.waiting.splice(line.waiting.indexOf(waiting), 1);
        reject(signal!.reason);
      };
      const stay = () => signal?.removeEventListener('abort', leave);
      const waiting: Waiting = {
        enter() {
          stay();
          resolve();
        },
        refuse(error) {
          stay();
          reject(error);
        },
      };
      line.waiting.push(waiting);
      signal?.addEventListener('abort', leave, { once: true });
      this.#letIn();
      this.#refuseLast(line);
    });
    return () => {
      line.inside--;
      this.#letIn();
    };
  }

  #letIn(): void {
    for (;;) {
      const lines = [...this.#lines.values()];
      const inside = lines.reduce((sum, line) => sum + line.inside, 0);
      const [next] = lines
        .filter((line) => line.waiting.length > 0 && line.inside < this.#limits.insideOfOne)
        .sort((one, other) => one.inside - other.inside || one.served - other.served);
      if (!next || inside >= this.#limits.inside) return;
      next.inside++;
      next.served = ++this.#served;
      next.waiting.shift()!.enter();
    }
  }

  /** Refuses the last one in the longest queue, so that no tenant crowds out another. */
  #refuseLast(line: Line): void {
    const lines = [...this.#lines.values()];
    if (lines.reduce((sum, { waiting }) => sum + waiting.length, 0) <= this.#limits.waiting) return;
    const longest = lines.reduce((one, other) => (other.waiting.length > one.waiting.length ? other : one), line);
    const error = new QuarterdeckError('server_busy', 'Too many others wait for the same.', {
      next: 'send the request again',
      retryAfter: 5,
    });
    longest.waiting.pop()!.refuse(error);
  }
}
