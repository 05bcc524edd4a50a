/** The findings in the order they deserve, each weighed down by what the ones before it already said. */
import type { Finding } from './finding.ts';

/** Below this a finding is not worth a sentence. */
const least = 0.15;

/** Maximal marginal relevance: same subject ×0.2, same dimension ×0.6, same member elsewhere ×0.7; ties by id. */
export function deduplicate(findings: readonly Finding[]): Finding[] {
  const left = [...findings].sort((a, b) => (a.id < b.id ? -1 : 1)).map((finding) => ({ finding, score: finding.score }));
  const kept: Finding[] = [];
  while (left.length > 0) {
    const best = left.reduce((top, next) => (next.score > top.score ? next : top));
    if (best.score < least) break;
    left.splice(left.indexOf(best), 1);
    kept.push(best.finding);
    for (const next of left) next.score *= overlap(best.finding, next.finding);
  }
  return kept;
}

function overlap(said: Finding, next: Finding): number {
  if (said.dimension && said.dimension === next.dimension) {
    if (said.kind === next.kind && said.metric === next.metric) return 0.2;
    return said.member === next.member && said.kind === next.kind ? 0.2 : 0.6;
  }
  if (!said.dimension && !next.dimension && said.metric === next.metric && said.kind === next.kind) return 0.2;
  return said.member !== undefined && said.member === next.member ? 0.7 : 1;
}
