/** Data in which nothing happens: one law for all quarters and everybody, members alike or not, amounts with or without a heavy tail. */
import { drawLaw } from './market.ts';
import { salesStory } from './sales-story.ts';

export const noEffect = salesStory('no effect', (chance) => {
  const uneven = chance.one([0, 0.5, 1]);
  const logSpread = chance.one([0.4, 0.8, 1.3]);
  return { strength: 0, law: drawLaw(chance, { uneven, logSpread, perQuarter: chance.whole(120, 500) }), planted: [] };
});
