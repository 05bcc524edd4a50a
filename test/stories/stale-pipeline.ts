/**
 * Open deals nobody touches: in one region more of the older ones have had no activity for two months and longer. The noise is the root of
 * the number of deals that are stale anyway; the region has `strength` times as many more.
 */
import { addDays, type Deal, drawLaw } from './market.ts';
import { drawStrength, largest, salesStory, today } from './sales-story.ts';
import { seeded } from './seeded.ts';

const usualShare = 0.1;
/** Days since creation from which on a deal can be stale. */
const oldEnough = 50;

export const stalePipeline = salesStory('stale pipeline', (chance) => {
  const law = drawLaw(chance);
  const strength = drawStrength(chance);
  const { name } = largest(law, 'region');
  const own = seeded(chance.whole(1, 1e6));
  const stale = { count: 0, cents: 0 };
  const quiet = (deal: Deal): Deal => {
    stale.count++;
    stale.cents += deal.cents;
    return { ...deal, touched: addDays(today, -own.whole(35, oldEnough - 10)) };
  };
  return {
    strength,
    law,
    export: (deals) => {
      const old = (deal: Deal) => deal.outcome === 'open' && deal.created < addDays(today, -oldEnough);
      const usual = Math.round(deals.filter(old).length * usualShare);
      let more = Math.round(strength * Math.sqrt(usual));
      return deals.map((deal) => {
        if (!old(deal)) return deal;
        if (deal.region === name && more > 0) {
          more--;
          return quiet(deal);
        }
        return own.unit() < usualShare ? quiet(deal) : deal;
      });
    },
    planted: [
      {
        says: 'deals are stale',
        strongest: false,
        arithmetic: true,
        matches: ({ kind, metric }) => kind === 'stale' && /^stale_/.test(metric),
      },
    ],
    wrong: ({ facts }) => {
      const [count, value] = [facts['stale_count@all'] ?? facts['stale_count@0'], facts['stale_value@all'] ?? facts['stale_value@0']];
      return count?.value === stale.count && Math.abs((value?.value ?? 0) - stale.cents / 100) < 0.001
        ? []
        : [`stale are ${count?.value} worth ${value?.value}; they add up to ${stale.count} worth ${stale.cents / 100}`];
    },
  };
});
