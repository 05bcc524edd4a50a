import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextOf, patienceMs, pauses, type Standing } from '../../../../src/service/local/webhooks/deliveries.ts';

const standing: Standing = { attempts: 1, retried: true, now: 1_000_000, failingSince: null, random: () => 0 };
const answer = (status: number | null, retryAfter: number | null = null) => ({ status, retryAfter });

describe('after an attempt', () => {
  it.each([200, 201, 204, 299])('%d is success', (status) => {
    expect(nextOf(answer(status), standing)).toEqual({ status: 'delivered' });
  });

  it.each([100, 199, 300, 301, 302, 307, 400, 404, 429, 500, 503, null])('%s is tried again', (status) => {
    expect(nextOf(answer(status), standing)).toEqual({ status: 'pending', at: 1_005_000, disable: null });
  });

  it('410 disables the webhook at once', () => {
    expect(nextOf(answer(410), standing)).toEqual({ status: 'failed', disable: 'gone' });
  });

  it('pauses grow over about 18 hours, then it is given up', () => {
    const hours = pauses.reduce<number>((sum, pause) => sum + pause, 0) / 3600;
    expect(hours).toBeGreaterThan(17);
    expect(hours * 1.1).toBeLessThan(20);
    expect([...pauses].sort((a, b) => a - b)).toEqual(pauses);
    expect(nextOf(answer(500), { ...standing, attempts: pauses.length + 1 })).toEqual({ status: 'failed', disable: null });
  });

  it('a pause is never shorter than its step and at most a tenth longer', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: pauses.length }), fc.double({ min: 0, max: 1, noNaN: true }), (attempts, chance) => {
        const next = nextOf(answer(null), { ...standing, attempts, random: () => chance });
        const ms = next.status === 'pending' ? next.at - standing.now : Number.NaN;
        return ms >= pauses[attempts - 1]! * 1000 && ms <= pauses[attempts - 1]! * 1100 + 1;
      }),
    );
  });

  it.each([
    [429, 120, 120],
    [503, 120, 120],
    [503, 1, 5],
    [500, 120, 5],
    [429, 1_000_000, 36_000],
  ])('%d that asks for %d seconds waits %d', (status, asked, waited) => {
    expect(nextOf(answer(status, asked), standing)).toMatchObject({ at: standing.now + waited * 1000 });
  });

  it('a webhook that has taken nothing for days is disabled', () => {
    const long = { ...standing, failingSince: standing.now - patienceMs };
    expect(nextOf(answer(500), long)).toEqual({ status: 'failed', disable: 'failing' });
    expect(nextOf(answer(200), long)).toEqual({ status: 'delivered' });
    expect(nextOf(answer(500), { ...long, failingSince: long.failingSince + 1 })).toMatchObject({ status: 'pending' });
  });

  it('what is sent by hand is sent once and disables nothing by failing', () => {
    const byHand = { ...standing, retried: false, failingSince: standing.now - patienceMs };
    expect(nextOf(answer(500), byHand)).toEqual({ status: 'failed', disable: null });
  });
});
