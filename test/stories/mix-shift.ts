/** The mix shifts: one product loses what another gains, and the whole stays as it is. */
import { quarterNoise, usualQuarter } from './expected.ts';
import { drawLaw } from './market.ts';
import { drawStrength, moves, salesStory } from './sales-story.ts';

export const mixShift = salesStory('mix shift', (chance) => {
  const law = drawLaw(chance);
  const strength = drawStrength(chance);
  const [from, to] = [...law.dimensions.product].sort((a, b) => b.weight - a.weight);
  const moved = Math.min(0.95, (strength * quarterNoise(law)) / (usualQuarter(law) * from!.weight));
  const gained = 1 + (moved * from!.weight) / to!.weight;
  return {
    strength,
    law: {
      ...law,
      mostVolume: gained,
      bend: ({ offset, product }) => {
        if (offset !== 0) return undefined;
        return product === from!.name ? { volume: 1 - moved } : product === to!.name ? { volume: gained } : undefined;
      },
    },
    planted: [moves('product', from!.name, 'down'), moves('product', to!.name, 'up', false)],
  };
});
