/** How far a rate lies from its target, in words. */
import type { Finding } from '../../../model/finding.ts';
import { ref, type Text } from '../../../model/text.ts';
import type { Context } from './context.ts';

/** A rate beside its target: by how many points it lies above or below. */
export function targetText(context: Context, { facts, metric }: Finding): Text | null {
  const [value, target] = [facts.value, facts.target].map((id) => (id ? context.evidence.byId(id) : null));
  if (!value || !target || value.unit !== 'ratio') return null;
  const gap = context.evidence.workedOut(value, '.target_gap', value.value - target.value, [value, target], {
    label: `${value.label}, distance from the target`,
    formula: `${value.label} minus its target`,
    unit: 'points',
  });
  return context.catalogue.say('target-gap', {
    label: context.label(metric),
    gap: ref(gap.id),
    over: gap.value >= 0,
    value: ref(value.id),
    target: ref(target.id),
  });
}
