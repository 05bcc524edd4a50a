import { beforeAll, describe, expect, it } from 'vitest';
import { planFromFacts } from '../../../../src/engine/outline/from-facts/plan-from-facts.ts';
import type { FactTable } from '../../../../src/model/fact.ts';
import { type LanguageCode, languages } from '../../../../src/model/language.ts';
import { few } from '../../../helpers/rotating.ts';
import { factsOf } from '../../../stories/judge.ts';
import { outlierDeal } from '../../../stories/outlier-deal.ts';
import { simpsonPair } from '../../../stories/simpson-pair.ts';
import { slippingSegment } from '../../../stories/slipping-segment.ts';
import { stalePipeline } from '../../../stories/stale-pipeline.ts';
import { faultsOf } from '../faults.ts';
import { brief, exactly } from '../plan-texts.ts';
import { fourOwners, retailLines, shiftedMix } from './told-data.ts';

const stories: [name: string, make: () => Promise<FactTable>][] = few(
  [
    ['a difference that turns round', () => factsOf(simpsonPair(2))],
    ['one large deal', () => factsOf(outlierDeal(1))],
    ['a change of level', () => factsOf(slippingSegment(4))],
    ['deals that wait', () => factsOf(stalePipeline(1))],
    ['a season and losses', retailLines],
    ['a mix that shifted', shiftedMix],
    ['a plan', () => fourOwners(true)],
  ],
  4,
);
const told = new Map<string, FactTable>();

beforeAll(async () => {
  for (const [name, make] of stories) told.set(name, await make());
}, 60_000);

describe.each(few(Object.keys(languages) as LanguageCode[], 2))('in %s', (language) => {
  it.each(stories.map(([name]) => name))('%s is told whole, without English, with every direction right', (name) => {
    const { outline } = planFromFacts(brief({ language, slides: exactly(40) }), told.get(name)!);
    expect(faultsOf(outline, language)).toEqual([]);
  });
});
