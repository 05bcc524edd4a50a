/** How much a finding deserves the room's time: weight of its kind × (impact, significance) × a little more when it is unfavourable. */
import type { Finding, FindingKind } from './finding.ts';

const weights: Record<FindingKind, number> = {
  delta: 1,
  threshold: 1,
  driver: 0.9,
  'rate-difference': 0.9,
  pattern: 0.85,
  rank: 0.7,
  steady: 0.7,
  'share-shift': 0.6,
  concentration: 0.55,
};

export function scored(finding: Finding): Finding {
  const base = weights[finding.kind] * (0.6 * finding.impact + 0.4 * finding.significance) * (finding.tone === 'bad' ? 1.1 : 1);
  return { ...finding, score: Number((finding.significance < 0.3 ? base / 2 : base).toFixed(6)) };
}
