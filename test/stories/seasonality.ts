/** The last quarter of every year is the strongest, and nothing else happens: a rise over the quarter before is the season, no growth. */
import { quarterNoise, usualQuarter } from './expected.ts';
import { drawLaw } from './market.ts';
import { drawStrength, salesStory } from './sales-story.ts';

export const seasonality = salesStory('seasonality', (chance) => {
  const law = drawLaw(chance, { quarters: 12 });
  const strength = drawStrength(chance);
  const volume = 1 + (strength * quarterNoise(law)) / usualQuarter(law);
  return {
    strength,
    law: { ...law, mostVolume: volume, bend: ({ offset }) => (offset % 4 === 0 ? { volume } : undefined) },
    planted: [
      {
        says: 'the last quarter is always the strongest',
        strongest: false,
        matches: ({ kind, metric, direction }) =>
          kind === 'seasonal' && direction === 'up' && /^(won_value|won_count|lost_count)$/.test(metric),
      },
    ],
    // A rise on the quarter before is no growth, unless it is said to be the season's.
    strictly: ({ kind, finding }) => kind !== 'delta' || finding.demoted === 'seasonal',
  };
});
