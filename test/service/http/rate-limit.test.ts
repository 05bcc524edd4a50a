import { describe, expect, it } from 'vitest';
import { RateLimiter } from '../../../src/service/http/limits.ts';

const allowed = (limiter: RateLimiter, count: number, at: number) =>
  Array.from({ length: count }, () => limiter.take('acme', at)).filter((answer) => answer.allowed).length;

describe('the rate limit', () => {
  it('lets the whole limit through at once and no more', () => {
    const limiter = new RateLimiter(10);
    expect(allowed(limiter, 20, 0)).toBe(10);
    expect(limiter.take('acme', 0)).toMatchObject({ allowed: false, remaining: 0, seconds: 6 });
  });

  it('lets no burst through where one minute ends and the next begins', () => {
    const limiter = new RateLimiter(10);
    expect(allowed(limiter, 9, 59_900)).toBe(9);
    expect(allowed(limiter, 10, 60_100)).toBe(1);
  });

  it('never lets more than the limit and one through in any minute', () => {
    const limiter = new RateLimiter(10);
    const times: number[] = [];
    for (let at = 0; at < 300_000; at += 700) if (limiter.take('acme', at).allowed) times.push(at);
    for (const start of times) expect(times.filter((at) => at >= start && at < start + 60_000).length).toBeLessThanOrEqual(20);
    expect(times.filter((at) => at >= 120_000 && at < 180_000).length).toBeLessThanOrEqual(11);
  });

  it('tells how many are left and when', () => {
    const limiter = new RateLimiter(60);
    expect(limiter.take('acme', 0)).toEqual({ allowed: true, limit: 60, remaining: 59, seconds: 1 });
    expect(limiter.take('acme', 0)).toEqual({ allowed: true, limit: 60, remaining: 58, seconds: 2 });
    expect(limiter.take('acme', 2_000).remaining).toBe(59);
  });

  it('forgets those who were silent for a minute, and nobody else, when many have asked', () => {
    const limiter = new RateLimiter(1);
    limiter.take('silent', 0);
    limiter.take('active', 59_000);
    for (let i = 0; i < 10_001; i++) limiter.take(`tenant ${i}`, 60_001);
    expect(limiter.take('active', 60_002).allowed).toBe(false);
    expect(limiter.take('silent', 60_002).allowed).toBe(true);
  });

  it('counts each tenant by itself', () => {
    const limiter = new RateLimiter(1);
    expect([limiter.take('acme', 0).allowed, limiter.take('other', 0).allowed, limiter.take('acme', 0).allowed]).toEqual([
      true,
      true,
      false,
    ]);
  });
});
