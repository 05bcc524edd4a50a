/** One deal out of all proportion in the reporting quarter: it alone is `strength` standard deviations of a quarter. */
import { quarterNoise } from './expected.ts';
import { drawLaw } from './market.ts';
import { drawStrength, salesStory } from './sales-story.ts';

export const outlierDeal = salesStory('outlier deal', (chance) => {
  const law = drawLaw(chance);
  const strength = drawStrength(chance);
  const { region, segment, product, owner } = law.dimensions;
  const where = {
    region: chance.one(region).name,
    segment: chance.one(segment).name,
    product: chance.one(product).name,
    owner: chance.one(owner).name,
  };
  return {
    strength,
    law: { ...law, extra: { where, cents: Math.round(strength * quarterNoise(law) * 100) } },
    planted: [
      {
        says: 'one deal stands out',
        strongest: false,
        arithmetic: true,
        matches: ({ kind, member }) => kind === 'outlier' && member === null,
      },
    ],
  };
});
