/** What is late or ends soon: stale, overdue and slipped deals, contracts up for renewal. */
import type { Finding } from '../../../../model/finding.ts';
import { ref, type Text } from '../../../../model/text.ts';
import { type Context, safe } from '../context.ts';

const kinds: readonly string[] = ['stale', 'overdue', 'slipped', 'renewal'];

type AtRisk = 'stale' | 'overdue' | 'slipped' | 'renewal';

export function isAtRisk(finding: Finding): finding is Finding & { kind: AtRisk } {
  return kinds.includes(finding.kind);
}

/** Value, count and share of the whole, as far as known. */
export function atRiskText(context: Context, { metric, facts }: Finding): Text {
  const whole = facts.whole ? context.evidence.byId(facts.whole) : null;
  const first = facts.value ?? facts.count;
  return context.catalogue.say('at-risk-stands', {
    label: context.label(metric),
    first: first === undefined ? '' : ref(first),
    count: facts.value && facts.count ? ref(facts.count) : null,
    subject: safe(context.subjectOf(metric, (facts.count && context.evidence.byId(facts.count)?.value) || 0)),
    share: whole && facts.share ? ref(facts.share) : null,
    of: whole && context.label(whole.metric),
  });
}
