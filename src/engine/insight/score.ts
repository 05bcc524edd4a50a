/**
 * How much a finding deserves the room's time: weight of its kind × (0.6 impact + 0.4 significance) × 1.1 when it is unfavourable, halved when
 * it is unsure; then × what it is to those who listen × whether they heard it last time (`listening.ts`).
 */

import type { Finding, FindingKind } from '../../model/finding.ts';
import type { Evidence } from './evidence.ts';
import { forListener, type Listening, novelty } from './listening.ts';

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
  return { ...finding, score: rounded(finding.demoted ? sure * demotion : sure) };
}

/**
 * Scores as those who listen would give them. Findings of one kind, measure and dimension keep their order: whether they are news is asked of
 * the first alone, so that the member that moved most is never told after one that moved less.
 */
export function heardBy(findings: readonly Finding[], evidence: Evidence, listening: Listening): Finding[] {
  const leaders = new Map<string, Finding>();
  for (const finding of findings) {
    const leader = leaders.get(familyOf(finding));
    if (!leader || finding.score > leader.score || (finding.score === leader.score && finding.id < leader.id))
      leaders.set(familyOf(finding), finding);
  }
  return findings.map((finding) => {
    const role = finding.dimension === undefined ? undefined : evidence.dimension(finding.dimension)?.role;
    const weight = forListener(listening, finding, role, evidence.metric(finding.metric)?.family);
    return { ...finding, score: rounded(finding.score * weight * novelty(listening, leaders.get(familyOf(finding))!)) };
  });
}

const familyOf = ({ kind, metric, dimension }: Finding) => `${kind} ${metric} ${dimension ?? ''}`;
const rounded = (score: number) => Number(score.toFixed(6));
