import { describe, expect, it } from 'vitest';
import { RateLimiter } from '../../../src/service/http/limits.ts';

/** A limiter of tenants that all have the same limit. */
class Same {
  readonly #limiter = new RateLimiter();
  readonly #limit: number;
  constructor(limit: number) {
    this.#limit = limit;
  }
  take = (of: string, at: number) => this.#limiter.take([{ policy: 'default', of, limit: this.#limit }], at);
}

const allowed = (limiter: Same, count: number, at: number) =>
  Array.from({ length: count }, () => limiter.take('acme', at)).filter((answer) => answer.allowed).length;

describe('the rate limit', () => {
  it('lets the whole limit through at once and no more', () => {
    const limiter = new Same(10);
    expect(allowed(limiter, 20, 0)).toBe(10);
    expect(limiter.take('acme', 0)).toMatchObject({ allowed: false, remaining: 0, seconds: 6 });
  });

  it('lets no burst through where one minute ends and the next begins', () => {
    const limiter = new Same(10);
    expect(allowed(limiter, 9, 59_900)).toBe(9);
    expect(allowed(limiter, 10, 60_100)).toBe(1);
  });

  it('never lets more than the limit and one through in any minute', () => {
    const limiter = new Same(10);
    const times: number[] = [];
    for (let at = 0; at < 300_000; at += 700) if (limiter.take('acme', at).allowed) times.push(at);
    for (const start of times) expect(times.filter((at) => at >= start && at < start + 60_000).length).toBeLessThanOrEqual(20);
    expect(times.filter((at) => at >= 120_000 && at < 180_000).length).toBeLessThanOrEqual(11);
  });

  it('tells how many are left and when', () => {
    const limiter = new Same(60);
    expect(limiter.take('acme', 0)).toEqual({ allowed: true, policy: 'default', limit: 60, remaining: 59, seconds: 1 });
    expect(limiter.take('acme', 0)).toEqual({ allowed: true, policy: 'default', limit: 60, remaining: 58, seconds: 2 });
    expect(limiter.take('acme', 2_000).remaining).toBe(59);
  });

  it('forgets those who were silent for a minute, and nobody else, when many have asked', () => {
    const limiter = new Same(1);
    limiter.take('silent', 0);
    limiter.take('active', 59_000);
    for (let i = 0; i < 10_001; i++) limiter.take(`tenant ${i}`, 60_001);
    expect(limiter.take('active', 60_002).allowed).toBe(false);
    expect(limiter.take('silent', 60_002).allowed).toBe(true);
  });

  it('remembers everyone who is active, also when there are more than it would keep of the silent', () => {
    const limiter = new Same(1);
    const many = Array.from({ length: 12_000 }, (_, at) => `tenant ${at}`);
    for (const tenant of many) limiter.take(tenant, 0);
    expect(many.filter((tenant) => limiter.take(tenant, 30_000).allowed)).toEqual([]);
  });

  it('counts each tenant by itself', () => {
    const limiter = new Same(1);
    expect([limiter.take('acme', 0).allowed, limiter.take('other', 0).allowed, limiter.take('acme', 0).allowed]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('of a key is below that of its tenant: the key is refused first, and the tenant’s other keys are not', () => {
    const limiter = new RateLimiter();
    const tenant = { policy: 'tenant', of: 'acme', limit: 5 };
    const by = (key: string | null) => limiter.take(key === null ? [tenant] : [tenant, { policy: 'key', of: key, limit: 2 }], 0);
    expect([by('key_a'), by('key_a')].map(({ policy, remaining }) => [policy, remaining])).toEqual([
      ['key', 1],
      ['key', 0],
    ]);
    // What the key's limit refuses costs its tenant nothing.
    for (let at = 0; at < 10; at++) expect(by('key_a')).toMatchObject({ allowed: false, policy: 'key', limit: 2 });
    expect([by(null), by(null), by(null), by(null)].map(({ allowed, policy }) => [allowed, policy])).toEqual([
      [true, 'tenant'],
      [true, 'tenant'],
      [true, 'tenant'],
      [false, 'tenant'],
    ]);
    // What the tenant's limit refuses costs the key nothing.
    expect(by('key_b')).toMatchObject({ allowed: false, policy: 'tenant' });
    expect(limiter.take([{ policy: 'key', of: 'key_b', limit: 2 }], 0)).toMatchObject({ allowed: true, remaining: 1 });
  });
});
