/** Deals in euros and in dollars: only the euros asked for are added up; a product falls there, and the dollars, which double, must not show. */
import { quarterNoise, usualQuarter } from './expected.ts';
import { drawLaw } from './market.ts';
import { drawStrength, largest, moves, salesStory, today } from './sales-story.ts';
import { seeded } from './seeded.ts';

export const twoCurrencies = salesStory('two currencies', (chance) => {
  const euros = drawLaw(chance);
  const strength = drawStrength(chance);
  const { name, weight } = largest(euros, 'product');
  const left = Math.max(0.05, 1 - (strength * quarterNoise(euros)) / (usualQuarter(euros) * weight));
  const other = seeded(chance.whole(1, 1e6));
  return {
    strength,
    options: { today, currency: 'EUR' },
    law: { ...euros, bend: ({ offset, product }) => (offset === 0 && product === name ? { volume: left } : undefined) },
    export: (deals) =>
      deals.flatMap((deal) => {
        const own = { ...deal, currency: 'EUR' };
        if (other.unit() > 0.4) return [own];
        const cents = deal.cents * (deal.closed >= euros.reporting ? 2 : 1) + 1;
        return [own, { ...deal, id: `U${deal.id.slice(1)}`, currency: 'USD', cents }];
      }),
    counts: ({ currency }) => currency === 'EUR',
    planted: [moves('product', name, 'down')],
    wrong: ({ currency }) => (currency === 'EUR' ? [] : [`the currency is ${currency}`]),
  };
});
