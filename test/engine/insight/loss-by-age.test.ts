/** At which age more is lost than before, and when that is told. */
import { describe, expect, it } from 'vitest';
import { Evidence } from '../../../src/engine/insight/evidence.ts';
import { findInsights } from '../../../src/engine/insight/find-insights.ts';
import { calm, lostBook, type Quarter } from './lost-book.ts';

const findingsOf = async (before: Quarter, now: Quarter) => {
  const evidence = new Evidence(await lostBook(before, now));
  const { findings } = findInsights(evidence);
  return { evidence, age: findings.find(({ kind }) => kind === 'loss-age'), stake: findings.find(({ kind }) => kind === 'loss-stake') };
};

describe('the age that is told', () => {
  it('is the youngest where what is sold is lost at once', async () => {
    const { age } = await findingsOf(calm, { sold: 240, lostOpening: 20, lostSold: 72 });
    expect(age).toMatchObject({ id: 'loss-age:ended_subscriptions:0-30', claim: true, tone: 'bad' });
  });

  it('is an older one where the old book is lost', async () => {
    const { age } = await findingsOf(calm, { ...calm, lostOpening: 120 });
    expect(age?.id).toBe('loss-age:ended_subscriptions:366');
  });

  it('is none where as many are lost as before, and where fewer are', async () => {
    expect((await findingsOf(calm, { ...calm, lostSold: 8 })).age).toBeUndefined();
    expect((await findingsOf({ sold: 240, lostOpening: 20, lostSold: 72 }, calm)).age).toBeUndefined();
  });
});

describe('what is at stake', () => {
  it('is the loss at the rates of now less that at the rates before', async () => {
    const { evidence, stake } = await findingsOf(calm, { sold: 240, lostOpening: 60, lostSold: 72 });
    const value = (role: string) => evidence.byId(stake!.facts[role]!)!.value;
    expect(value('stake')).toBeCloseTo(value('value') - value('before'), 6);
    expect(value('stake')).toBeGreaterThan(0);
  });

  it('is not told where the rates of both quarters may be one, or fell', async () => {
    expect((await findingsOf(calm, { ...calm, lostOpening: 24 })).stake).toBeUndefined();
    expect((await findingsOf({ sold: 120, lostOpening: 80, lostSold: 40 }, calm)).stake).toBeUndefined();
  });
});
