/** The findings in the order they deserve, each weighed down by what the ones before it already said. */

import type { Finding } from '../../model/finding.ts';
import type { Evidence } from './evidence.ts';

/** Below this a finding is not worth a sentence. */
const least = 0.15;

/**
 * Maximal marginal relevance: same subject ×0.2, same dimension ×0.6, same member elsewhere ×0.7; ties by id. What a kept finding implies is
 * dropped: a region that is one manager's whole team says what the manager says.
 */
export function deduplicate(findings: readonly Finding[], evidence: Evidence): Finding[] {
  const left = [...findings].sort((a, b) => (a.id < b.id ? -1 : 1)).map((finding) => ({ finding, score: finding.score }));
  const kept: Finding[] = [];
  while (left.length > 0) {
    const best = left.reduce((top, next) => (next.score > top.score ? next : top));
    if (best.score < least) break;
    left.splice(left.indexOf(best), 1);
    if (kept.some((said) => implies(evidence, said, best.finding))) continue;
    kept.push(best.finding);
    for (const next of left) next.score *= overlap(best.finding, next.finding);
  }
  return kept;
}

/** The same kind of statement about the same rows: members of two dimensions whose figures, and the rows behind them, are one. */
function implies(evidence: Evidence, said: Finding, next: Finding): boolean {
  if (said.kind !== next.kind || said.metric !== next.metric || said.dimension === next.dimension) return false;
  if (said.member === undefined || next.member === undefined) return false;
  const roles = ['value', 'before'].filter((role) => said.facts[role] && next.facts[role]);
  return (
    roles.length > 0 &&
    roles.every((role) => {
      const [a, b] = [evidence.byId(said.facts[role]!), evidence.byId(next.facts[role]!)];
      return a !== null && b !== null && a.value === b.value && a.n === b.n && a.n > 0;
    })
  );
}

/** Kinds that all say how large a member is. */
const standing: readonly string[] = ['rank', 'outlier', 'concentration'];

function overlap(said: Finding, next: Finding): number {
  if (said.dimension && said.dimension === next.dimension) {
    if (said.kind === next.kind && said.metric === next.metric) return 0.2;
    if (said.member === next.member && said.metric === next.metric && standing.includes(said.kind) && standing.includes(next.kind))
      return 0.2;
    return said.member === next.member && said.kind === next.kind ? 0.2 : 0.6;
  }
  if (!said.dimension && !next.dimension && said.metric === next.metric && said.kind === next.kind) return 0.2;
  return said.member !== undefined && said.member === next.member ? 0.7 : 1;
}
