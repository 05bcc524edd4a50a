/** What follows from a suspected cause that stands clear of chance: it is extended where it did good, and reviewed where it did harm. */

import { ref, type Text } from '../../../../model/text.ts';
import { effectOf } from '../../../insight/finders/effect.ts';
import type { Context } from '../context.ts';
import { saidOfEffect } from '../pages/effect.ts';
import { withoutBold } from '../titles.ts';
import type { Remedy } from './step.ts';

export function effectSteps(context: Context): (Remedy & { why: Text })[] {
  const { catalogue, evidence } = context;
  return (evidence.table.effects ?? []).flatMap((note): (Remedy & { why: Text })[] => {
    const effect = 'missing' in note ? null : effectOf(evidence, note);
    if (effect?.verdict !== 'apart' || effect.basis !== 'others' || effect.metric.polarity === 'neutral') return [];
    const { metric, gap, other, own, way } = effect;
    const isGood = gap.value > 0 === (metric.polarity === 'up');
    const said = saidOfEffect(context, effect);
    // What the gap would come to in the rows of the others.
    const rows = isGood ? other!.after.n : own.after.n;
    const outcomes =
      way === 'rate'
        ? evidence.workedOut(
            gap,
            isGood ? '.extended' : '.undone',
            Math.round(gap.value * rows),
            [gap, isGood ? other!.after : own.after],
            {
              label: `${gap.label}, in the rows of ${isGood ? 'all others' : 'those it was done to'}`,
              formula: 'gap times the rows after, rounded',
              unit: 'count',
            },
          )
        : null;
    const subject = outcomes && context.subjectOf(metric.id, Math.abs(outcomes.value));
    return [
      {
        ...catalogue.parts('step-effect', {
          way: isGood ? 'extend' : 'review',
          who: said.who,
          start: said.start,
          label: said.label,
          before: said.before,
          besideAfter: said.besideAfter,
        }),
        ...(outcomes &&
          outcomes.value !== 0 &&
          subject && { worth: catalogue.say('worth-rows', { count: ref(outcomes.id, 'abs'), subject }) }),
        why: withoutBold(catalogue.say('effect-verdict', said)),
        due: 'month',
        metric: metric.id,
      },
    ];
  });
}
