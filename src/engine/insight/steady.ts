/** What a test did not bear out: a watched rate is said to hold, a headline figure is stated as it is, the rest is left unsaid. */
import type { Finding, FindingKind } from '../../model/finding.ts';

/** Kinds whose figures are true by arithmetic, whatever a test says. */
const arithmetic: readonly FindingKind[] = ['delta', 'seasonal'];
const arithmeticOfHeadline: readonly FindingKind[] = ['yoy', 'driver'];

/** Weight of what is stated and not claimed. */
const said = 0.3;

export function withinNoise(finding: Finding, isRate: boolean, isHeadline: boolean): Finding | null {
  if (finding.kind === 'delta' && isRate) {
    const { p: _, ...rest } = finding;
    const id = finding.id.replace(/^delta:/, 'steady:');
    return { ...rest, id, kind: 'steady', direction: 'flat', tone: 'neutral', claim: false, withinNoise: true, significance: 0.6 };
  }
  const stays =
    arithmetic.includes(finding.kind) ||
    (isHeadline && arithmeticOfHeadline.includes(finding.kind) && (finding.kind !== 'driver' || finding.leads));
  if (!stays) return null;
  // The headline's figures are said whatever the test: they are not halved for being within chance.
  const significance = isHeadline ? Math.max(finding.significance, said) : finding.significance;
  return { ...finding, claim: false, withinNoise: true, significance };
}
