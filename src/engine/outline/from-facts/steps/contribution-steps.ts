/** Steps where less was left of sales: stop what took most of it. */
import { ref } from '../../../../model/text.ts';
import { contributionFall } from '../../../insight/finders/contribution.ts';
import type { Context } from '../context.ts';
import { codesIn, reasonIn } from '../pages/contribution.ts';
import type { Remedy } from './step.ts';

export function contributionSteps(context: Context): Remedy[] {
  const { catalogue, evidence } = context;
  const fall = contributionFall(evidence);
  const steps = [fall?.discount, fall?.returns].flatMap((place) => {
    if (!place) return [];
    const said = { member: context.memberOf(place.dimension, place.member), before: ref(place.before.id) };
    const step =
      'codes' in place
        ? catalogue.parts('step-codes', { ...said, codes: codesIn(context, place, false) })
        : catalogue.parts('step-returned', { ...said, reason: reasonIn(place) });
    return [{ place, step }];
  });
  return steps
    .toSorted((a, b) => b.place.excess.value - a.place.excess.value)
    .map(({ place, step }) => ({
      ...step,
      worth: ref(place.excess.id),
      scope: place.excess.scope,
      due: 'two-weeks',
      metric: fall!.note.id,
    }));
}
