/** How many requests a tenant may send: the generic cell rate algorithm, which lets no burst through where one window ends and the next begins. */

export interface RateAnswer {
  allowed: boolean;
  limit: number;
  /** Requests that may follow at once. */
  remaining: number;
  /** Seconds until the whole limit is free again; for a refusal, until the next request is allowed. */
  seconds: number;
}

/** The window that the limit is told for. */
export const windowSeconds = 60;
/** Tenants that were not heard of for a window are forgotten when there are this many. */
const mostKept = 10_000;

export class RateLimiter {
  readonly #perWindow: number;
  /** When each tenant's bucket will be empty again, milliseconds. */
  readonly #emptyAt = new Map<string, number>();

  /** @param perWindow Requests a minute. */
  constructor(perWindow: number) {
    this.#perWindow = perWindow;
  }

  /** @param now Milliseconds of a clock that never goes back. */
  take(tenant: string, now: number): RateAnswer {
    const windowMs = windowSeconds * 1000;
    const step = windowMs / this.#perWindow;
    const start = Math.max(this.#emptyAt.get(tenant) ?? now, now);
    const end = start + step;
    const limit = this.#perWindow;
    // Rounding must not cost the last request of a window.
    if (end - now > windowMs + 1e-6) return { allowed: false, limit, remaining: 0, seconds: Math.ceil((end - now - windowMs) / 1000) };
    this.#emptyAt.set(tenant, end);
    if (this.#emptyAt.size > mostKept) this.#forget(now);
    return { allowed: true, limit, remaining: Math.floor((windowMs - (end - now)) / step + 1e-6), seconds: Math.ceil((end - now) / 1000) };
  }

  #forget(now: number): void {
    for (const [tenant, end] of this.#emptyAt) if (end <= now) this.#emptyAt.delete(tenant);
  }
}
