/** The single row that is a large part of a measure, and the measure without it. */
import type { Finding } from '../../../model/finding.ts';
import { ref, type Text } from '../../../model/text.ts';
import { changeOf, growthOf } from '../../insight/derived-fact.ts';
import { type Context, safe } from './context.ts';

/** Null if no single row stands out. */
export function largestRow(context: Context, metric: string): Finding | null {
  return context.insights.findings.find((finding) => finding.kind === 'outlier' && finding.metric === metric && !finding.member) ?? null;
}

/** Two sentences: its size, and the total without it against the prior period. */
export function largestRowTexts(context: Context, { metric, facts }: Finding): Text[] {
  const { catalogue, evidence, table, prior } = context;
  const { one, many } = context.note(metric).subject ?? table.subject;
  const label = context.label(metric);
  const without = evidence.byId(facts.without!);
  const before = table.prior && evidence.get(metric, table.prior.offset);
  const change = without && before && evidence.keep(before.value > 0 ? growthOf(without, before) : changeOf(without, before));
  return [
    catalogue.say('outlier-largest', { value: ref(facts.value!), share: ref(facts.share!), label, one: safe(one), many: safe(many) }),
    catalogue.say('outlier-without', {
      label,
      without: ref(facts.without!),
      change: change && prior && change.value !== 0 ? ref(change.id) : null,
      above: change !== null && change.value > 0,
      prior,
    }),
  ];
}
