/** One segment slips: in the reporting quarter fewer of its deals come to a close, whoever sells what where. */
import { quarterNoise, usualQuarter } from './expected.ts';
import { drawLaw } from './market.ts';
import { drawStrength, largest, moves, salesStory } from './sales-story.ts';

export const slippingSegment = salesStory('slipping segment', (chance) => {
  const law = drawLaw(chance);
  const strength = drawStrength(chance);
  const { name, weight } = largest(law, 'segment');
  const left = Math.max(0.05, 1 - (strength * quarterNoise(law)) / (usualQuarter(law) * weight));
  return {
    strength,
    law: { ...law, bend: ({ offset, segment }) => (offset === 0 && segment === name ? { volume: left } : undefined) },
    planted: [moves('segment', name, 'down')],
  };
});
