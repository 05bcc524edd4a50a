/** Facts in, findings out: every finder run, the guards applied, the rest scored and put in order. */
import { findConcentrations } from './concentration.ts';
import { deduplicate } from './deduplicate.ts';
import { findDeltas } from './delta.ts';
import { findDrivers } from './driver.ts';
import type { Evidence } from './evidence.ts';
import type { Finding } from './finding.ts';
import { adjust } from './guards.ts';
import { findPatterns } from './pattern.ts';
import { findRanks } from './rank.ts';
import { findRateDifferences } from './rate-difference.ts';
import { scored } from './score.ts';
import { findShareShifts } from './share-shift.ts';
import { steady } from './steady.ts';
import { findThresholds } from './threshold.ts';

export interface Insights {
  /** Measure the story is about: the won value of a sales pipeline, else the first sum of money or count; null when there is none. */
  headline: string | null;
  /** Everything that may be said, best first, ties by id. */
  findings: Finding[];
  /** What is worth saying in a summary: near repeats left out, best first. */
  top: Finding[];
}

/** Measures that carry a sales story, in order of preference. */
const preferred = ['won_value', 'bookings', 'revenue', 'sales', 'arr', 'mrr'];

export function findInsights(evidence: Evidence): Insights {
  const headline = headlineOf(evidence);
  const additive = evidence.table.metrics
    .filter(({ unit, status }) => status === 'computed' && (unit === 'money' || unit === 'count' || unit === 'number'))
    .map(({ id }) => id);
  const candidates = [
    ...findDeltas(evidence, headline),
    ...findDrivers(evidence, additive),
    ...findRanks(evidence, additive),
    ...findConcentrations(evidence, additive),
    ...findShareShifts(evidence, additive),
    ...findPatterns(evidence),
    ...findRateDifferences(evidence),
    ...findThresholds(evidence),
  ];
  const findings = adjust(candidates)
    .flatMap(({ finding, significant }) => {
      if (significant) return [finding];
      return finding.kind === 'delta' ? [steady(finding)] : [];
    })
    .map((finding) =>
      scored(
        finding.metric === headline || finding.kind === 'pattern'
          ? finding
          : { ...finding, impact: finding.impact * (finding.kind === 'delta' || finding.kind === 'steady' ? 0.9 : 0.6) },
      ),
    )
    .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
  return { headline, findings, top: deduplicate(findings) };
}

function headlineOf(evidence: Evidence): string | null {
  const computed = evidence.table.metrics.filter(({ id, status }) => status === 'computed' && evidence.get(id, 0));
  const byName = preferred.find((id) => computed.some((note) => note.id === id));
  if (byName) return byName;
  const adds = (id: string) => evidence.table.dimensions.some((dimension) => evidence.adds(id, dimension, 0, 0.5));
  const order = [
    computed.find(({ id, unit }) => unit === 'money' && adds(id)),
    computed.find(({ id, unit }) => (unit === 'count' || unit === 'number') && adds(id)),
    computed.find(({ unit }) => unit === 'money'),
    computed.find(({ unit }) => unit !== 'text'),
  ];
  return order.find((note) => note)?.id ?? null;
}
