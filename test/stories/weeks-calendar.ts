/** A company whose quarters are thirteen weeks, four, four and five, ending on the last Saturday of December: a product falls in the last. */
import { quarterNoise, usualQuarter } from './expected.ts';
import { drawLaw } from './market.ts';
import { drawStrength, largest, moves, salesStory, today } from './sales-story.ts';

export const weeksCalendar = salesStory('4-4-5 calendar', (chance) => {
  const law = drawLaw(chance, { reporting: '2025-09-28' });
  const strength = drawStrength(chance);
  const { name, weight } = largest(law, 'product');
  const left = Math.max(0.05, 1 - (strength * quarterNoise(law)) / (usualQuarter(law) * weight));
  return {
    strength,
    options: { today, fiscalYear: '445:last-sat-dec' },
    law: { ...law, weeks: true, bend: ({ offset, product }) => (offset === 0 && product === name ? { volume: left } : undefined) },
    planted: [moves('product', name, 'down')],
    wrong: ({ reporting: { start, end } }) =>
      start === '2025-09-28' && end === '2025-12-28' ? [] : [`the quarter runs from ${start} to ${end}`],
  };
});
