/** What cannot be computed, and why. */
import type { MetricNote } from '../../../model/fact.ts';
import type { QualityNote } from '../../../model/quality-note.ts';

/** One note a reason: what lacks the creation date lacks it for the same one. */
export function metricNotes(metrics: readonly MetricNote[]): QualityNote[] {
  const byReason = new Map<string, string[]>();
  for (const { label, status, reason } of metrics) {
    if (status === 'not-computable') byReason.set(reason!, [...(byReason.get(reason!) ?? []), label]);
  }
  return [...byReason].map(([reason, labels]) => ({
    code: 'not-computable',
    message: `${labels.join(', ')} ${labels.length === 1 ? 'is' : 'are'} not computable: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`,
  }));
}
