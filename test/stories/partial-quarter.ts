/** The export ends in the middle of a quarter and begins in the middle of another; in the last whole one a region grows. */
import { quarterNoise, usualQuarter } from './expected.ts';
import { addDays, addMonths, drawLaw } from './market.ts';
import { drawStrength, middling, moves, salesStory } from './sales-story.ts';

export const partialQuarter = salesStory('partial quarter', (chance) => {
  const drawn = drawLaw(chance);
  const strength = drawStrength(chance);
  const { name, weight } = middling(drawn, 'region');
  const volume = 1 + (strength * quarterNoise(drawn)) / (usualQuarter(drawn) * weight);
  const taken = addDays('2026-01-01', chance.whole(20, 60));
  const begins = addDays(addMonths(drawn.reporting, -3 * (drawn.quarters - 1)), chance.whole(25, 60));
  return {
    strength,
    options: { today: taken },
    law: { ...drawn, mostVolume: volume, bend: ({ offset, region }) => (offset === 0 && region === name ? { volume } : undefined) },
    export: (deals) => deals.filter(({ closed }) => closed >= begins),
    planted: [moves('region', name, 'up')],
    wrong: ({ reporting, prior, periods }) => [
      ...(reporting.id === '2025-Q4' ? [] : [`the reporting period is ${reporting.id}`]),
      ...(prior?.id === '2025-Q3' ? [] : [`it is compared with ${prior?.id ?? 'nothing'}`]),
      ...(periods[0]!.partial ? [] : [`${periods[0]!.id} counts as whole`]),
    ],
  };
});
