/** What waits too long or ends soon: stale, overdue and slipped deals, contracts up for renewal. */
import type { Finding } from '../../../../model/finding.ts';
import type { Text } from '../../../../model/text.ts';
import { type Context, safe } from '../context.ts';
import { type AtRisk, atRiskPhrases } from '../phrases/at-risk.ts';

const kinds: readonly string[] = ['stale', 'overdue', 'slipped', 'renewal'];

export function isAtRisk(finding: Finding): finding is Finding & { kind: AtRisk } {
  return kinds.includes(finding.kind);
}

/** Value, count and part of the whole, as far as they are known. */
export function atRiskText(context: Context, { metric, facts }: Finding): Text {
  const whole = facts.whole ? context.evidence.byId(facts.whole) : null;
  return atRiskPhrases[context.brief.language].stands({
    label: context.label(metric),
    value: facts.value ?? null,
    count: facts.count ?? null,
    subject: safe(context.subjectOf(metric, (facts.count && context.evidence.byId(facts.count)?.value) || 0)),
    share: whole && facts.share ? { of: context.label(whole.metric), share: facts.share } : null,
  });
}
