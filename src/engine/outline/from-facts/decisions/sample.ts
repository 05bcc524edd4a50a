/** Figures of all rows there are, where the brief says that the data hold one of so many. */
import type { Known } from '../../../insight/evidence.ts';
import { type Context, safe } from '../context.ts';

/** How many rows there are for each in the data; null where the data are all. */
export function sampleGiven({ brief, evidence }: Context): Known | null {
  const given = (brief.given ?? []).find((each) => each.kind === 'sample');
  if (given?.kind !== 'sample') return null;
  return evidence.given('sample', {
    label: safe(given.text),
    value: given.of,
    unit: 'number',
  });
}

/** A sum over the rows of the data as one over all there are. */
export function ofAllRows<F extends Known | null>(context: Context, fact: F): F {
  const sample = sampleGiven(context);
  if (!fact || !sample) return fact;
  return context.evidence.workedOut(fact, '.of_all_rows', sample.value * fact.value, [fact, sample], {
    label: `${fact.label}, of all`,
    formula: `${fact.label} times ${sample.label}`,
  }) as F;
}
