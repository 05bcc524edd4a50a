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

const told = new Map<string, FactTable>();

beforeAll(async () => {
  told.set('a season and losses', await retailLines());
  told.set('a mix that shifted', await shiftedMix());
  told.set('a plan', await fourOwners(true));
  told.set('a difference that turns round', await factsOf(simpsonPair(2)));
  told.set('one large deal', await factsOf(outlierDeal(1)));
  told.set('a change of level', await factsOf(slippingSegment(4)));
  told.set('deals that wait', await factsOf(stalePipeline(1)));
}, 60_000);

describe.each(few(Object.keys(languages) as LanguageCode[], 2))('in %s', (language) => {
  it.each([
    'a season and losses',
    'a mix that shifted',
    'a plan',
    'a difference that turns round',
    'one large deal',
    'a change of level',
    'deals that wait',
  ])('%s is told whole, without English, with every direction right', (name) => {
    const { outline } = planFromFacts(brief({ language, slides: exactly(40) }), told.get(name)!);
    expect(faultsOf(outline, language)).toEqual([]);
  });
});
