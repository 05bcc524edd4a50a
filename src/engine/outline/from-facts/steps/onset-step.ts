/** What is to be done where a rate that is asked about went wrong, since when that is known. */
import type { MetricNote } from '../../../../model/fact.ts';
import { ref } from '../../../../model/text.ts';
import { onsetTold } from '../answers/onset.ts';
import type { Context } from '../context.ts';
import type { Step } from './step.ts';

export function onsetStep(context: Context, note: MetricNote): Step | null {
  const onset = onsetTold(context, note);
  if (!onset || (note.polarity === 'down') !== onset.after.value > onset.before.value || note.polarity === 'neutral') return null;
  const { after, before, said, text } = onset;
  const missed = context.evidence.workedOut(after, '.missed', Math.round(Math.abs(before.value - after.value) * after.n), [after, before], {
    label: `${after.label}, outcomes at the rate before`,
    formula: 'rows since then times the gap to the rate before',
    unit: 'count',
  });
  return {
    ...context.catalogue.parts('step-onset', said),
    why: text,
    worth: context.catalogue.say('worth-rows', { count: ref(missed.id), subject: context.subjectOf(note.id, missed.value) }),
    scope: onset.note.scope,
    due: 'month',
    metric: note.id,
  };
}
