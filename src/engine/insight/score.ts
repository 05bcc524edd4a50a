/** How much a finding deserves the room's time: weight of its kind × (impact, significance) × a little more when it is unfavourable. */
import type { Finding, FindingKind } from './finding.ts';

const weights: Record<FindingKind, number> = {
  delta: 1,
  threshold: 1,
  driver: 0.9,
  'rate-difference': 0.9,
  pattern: 0.85,
  yoy: 1,
  loss: 0.95,
  mix: 0.9,
  simpson: 0.95,
  trend: 0.85,
  'change-point': 0.85,
  seasonal: 0.85,
  outlier: 0.85,
  stale: 0.8,
  overdue: 0.8,
  slipped: 0.8,
  renewal: 0.8,
  rank: 0.7,
  steady: 0.7,
  'share-shift': 0.6,
  concentration: 0.55,
};

/** What the season explains, or turns round inside the members, is no headline. */
const demotion = 0.3;

export function scored(finding: Finding): Finding {
  const base = weights[finding.kind] * (0.6 * finding.impact + 0.4 * finding.significance) * (finding.tone === 'bad' ? 1.1 : 1);
  const sure = finding.significance < 0.3 ? base / 2 : base;
  return { ...finding, score: Number((finding.demoted ? sure * demotion : sure).toFixed(6)) };
}
