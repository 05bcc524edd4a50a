/** Why lost recurring revenue moved: the size of its base and the loss rates of both pools, against figures worked out by hand. */
import { describe, expect, it } from 'vitest';
import { Evidence } from '../../../src/engine/insight/evidence.ts';
import { findInsights } from '../../../src/engine/insight/find-insights.ts';
import { lossCauses } from '../../../src/engine/insight/finders/lost-revenue.ts';
import { calm, lostBook, type Quarter } from './lost-book.ts';

const evidenceOf = async (before: Quarter, now: Quarter) => {
  const evidence = new Evidence(await lostBook(before, now));
  const found = findInsights(evidence).findings.find(({ kind }) => kind === 'loss-causes');
  return { evidence, causes: lossCauses(evidence), found };
};

describe('lost recurring revenue that rose', () => {
  it('is parted into growth and rates, which sum to the change', async () => {
    const { evidence, causes } = await evidenceOf(calm, { sold: 240, lostOpening: 60, lostSold: 48 });
    const [openingBefore, openingNow] = [evidence.get('mrr', -2)!.value, evidence.get('mrr', -1)!.value];
    // Sold 12,000 of which 600 were lost, then 24,000 of which 4,800.
    const volume = (openingNow - openingBefore) * (2000 / openingBefore) + 12_000 * (600 / 12_000);
    const opening = openingNow * (6000 / openingNow - 2000 / openingBefore);
    const sold = 24_000 * (4800 / 24_000 - 600 / 12_000);
    expect(causes!.volume.value).toBeCloseTo(volume, 6);
    expect(causes!.opening.effect.value).toBeCloseTo(opening, 6);
    expect(causes!.sold.effect.value).toBeCloseTo(sold, 6);
    expect(causes!.volume.value + causes!.rates.value).toBeCloseTo(10_800 - 2600, 8);
    expect(causes!.volumeShare!.value + causes!.ratesShare!.value).toBeCloseTo(1, 9);
    expect(causes!.atPriorRates.value).toBeCloseTo(10_800 - opening - sold, 6);
    expect(causes!.soldShare.value).toBeCloseTo(48 / 108, 9);
  });

  it('is found, and bad, where the rates rose by more than chance', async () => {
    const { found } = await evidenceOf(calm, { sold: 120, lostOpening: 60, lostSold: 30 });
    expect(found).toMatchObject({ direction: 'up', tone: 'bad', claim: true, metric: 'ended_mrr' });
  });

  it('is no finding where only the base grew, nor where a few more ended', async () => {
    expect((await evidenceOf(calm, { sold: 240, lostOpening: 21, lostSold: 12 })).found).toBeUndefined();
    expect((await evidenceOf(calm, { sold: 120, lostOpening: 24, lostSold: 7 })).found).toBeUndefined();
  });

  it('is not looked into where next to none ended', async () => {
    const few = { sold: 120, lostOpening: 1, lostSold: 1 };
    expect((await evidenceOf(few, { sold: 120, lostOpening: 12, lostSold: 6 })).causes).toBeNull();
  });
});

describe('lost recurring revenue that fell', () => {
  it('is found, and good, where the rates fell', async () => {
    const { found, causes } = await evidenceOf({ sold: 120, lostOpening: 80, lostSold: 40 }, calm);
    expect(found).toMatchObject({ direction: 'down', tone: 'good' });
    expect(causes!.rates.value).toBeLessThan(0);
  });
});

describe('a pool without a base', () => {
  it('has no rate, and nothing is said', async () => {
    expect((await evidenceOf({ ...calm, sold: 0, lostSold: 0 }, { sold: 240, lostOpening: 60, lostSold: 48 })).causes).toBeNull();
  });
});
