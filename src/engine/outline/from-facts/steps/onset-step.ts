/** What is to be done where a measure that is asked about went wrong, since when that is known. */
import type { MetricNote } from '../../../../model/fact.ts';
import { toldPer } from '../../../../model/recurring-revenue.ts';
import { ref } from '../../../../model/text.ts';
import { type Onset, onsetTold } from '../answers/onset.ts';
import { alongStep } from '../answers/onset-along.ts';
import type { Context } from '../context.ts';
import type { Step } from './step.ts';

export function onsetStep(context: Context, note: MetricNote): Step | null {
  const onset = onsetTold(context, note);
  const isBad = onset && note.polarity !== 'neutral' && (note.polarity === 'down') === onset.after.value > onset.before.value;
  return isBad ? stepAtOnset(context, note, onset) : null;
}

export function stepAtOnset(context: Context, note: MetricNote, onset: Onset): Step {
  const { said, text, missed, worth, whole, amount, lost } = onset;
  const { catalogue } = context;
  const sum = worth ?? amount ?? (whole && missed);
  const brings = lost
    ? catalogue.say('worth-monthly', { value: ref(lost.monthly.id), unit: context.label(toldPer(context.table)) })
    : sum
      ? ref(sum.id)
      : missed && catalogue.say('worth-rows', { count: ref(missed.id), subject: context.subjectOf(note.id, missed.value) });
  return {
    ...(alongStep(context, onset) ?? catalogue.parts('step-onset', said)),
    why: text,
    ...(brings && { worth: brings }),
    scope: onset.note.scope,
    due: 'month',
    metric: note.id,
  };
}
