/** Scores findings by audience and by what it has heard before, and drops near duplicates. */
import type { DimensionRole, FamilyId } from '../../model/fact.ts';
import type { Direction, Finding, FindingKind } from '../../model/finding.ts';
import type { Evidence } from './evidence.ts';

const kindWeights: Record<FindingKind, number> = {
  delta: 1,
  threshold: 1,
  driver: 0.9,
  'rate-difference': 0.9,
  pattern: 0.85,
  yoy: 1,
  loss: 0.95,
  'loss-causes': 1,
  'loss-age': 0.95,
  'loss-stake': 0.95,
  'loss-where': 0.9,
  'plan-moves': 1,
  'loss-signals': 0.85,
  'loss-reasons': 0.8,
  'renewal-risk': 1,
  'renewal-cell': 1,
  'renewal-reasons': 0.9,
  'recurring-growth': 0.9,
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
  factors: 1,
  live: 1,
  'decision-age': 0.9,
  'weak-spots': 0.85,
  effort: 0.8,
  'mean-driver': 0.95,
  'rate-change': 0.95,
  pair: 1,
  'price-volume': 0.95,
  discount: 0.85,
  'service-place': 1.2,
  'service-course': 0.95,
  repeats: 0.95,
  contribution: 1.2,
  rank: 0.7,
  steady: 0.7,
  'share-shift': 0.6,
  concentration: 0.55,
};

/** Factor for what the season explains or what reverses within the members: it never leads. */
const demotion = 0.3;

export function scored(finding: Finding): Finding {
  const base = kindWeights[finding.kind] * (0.6 * finding.impact + 0.4 * finding.significance) * (finding.tone === 'bad' ? 1.1 : 1);
  const sure = finding.significance < 0.3 ? base / 2 : base;
  return { ...finding, score: rounded(finding.demoted ? sure * demotion : sure) };
}

/**
 * Scores for this audience. Novelty is judged by the best finding of each kind, measure and dimension, so that the others keep their order
 * and the member that moved most is never reported after one that moved less.
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

/** Sales and its leaders; a board, investors or finance; customers. */
export type Listener = 'sales' | 'board' | 'customer';

/** Finding IDs of an earlier deck → the direction each went. */
export type Heard = Readonly<Record<string, Direction>>;

export interface Listening {
  /** Null if the brief names no audience, or one without special weights. */
  listener: Listener | null;
  heard: Heard;
  /** The measure that the brief asks about first, where the data have no story of their own. */
  asked?: string | null;
  /** The measures that the brief looks at: of these, a move that may be chance is told, too. */
  regarded?: readonly string[];
}

export const nobody: Listening = { listener: null, heard: {} };

interface Weights {
  kinds: Partial<Record<FindingKind, number>>;
  roles: Partial<Record<DimensionRole, number>>;
  families: Partial<Record<FamilyId, number>>;
}

/** Anything not listed weighs 1. */
const listenerWeights: Readonly<Record<Listener, Weights>> = {
  // They can act on a deal, a rep or a region this week.
  sales: {
    kinds: { pattern: 1.1, 'rate-difference': 1.1, stale: 1.2, overdue: 1.2, slipped: 1.2, renewal: 1.1, concentration: 0.9 },
    roles: { owner: 1.1, team: 1.1, region: 1.1 },
    families: { sales: 1.1, support: 0.8 },
  },
  // They judge the year, the plan and the company's dependencies.
  board: {
    kinds: {
      yoy: 1.2,
      threshold: 1.2,
      concentration: 1.2,
      trend: 1.1,
      'change-point': 1.1,
      pattern: 0.6,
      'rate-difference': 0.8,
      stale: 0.7,
      overdue: 0.7,
    },
    roles: { owner: 0.5, team: 0.5, account: 1.1 },
    families: { recurring: 1.1, support: 0.8 },
  },
  // They care about the service they got, not about who sold it or how much depends on them.
  customer: {
    kinds: { threshold: 1.2, steady: 1.1, rank: 0.6, concentration: 0.5, outlier: 0.6, loss: 0.5, stale: 0.3, overdue: 0.3, slipped: 0.3 },
    roles: { owner: 0.3, team: 0.3, account: 0.3 },
    families: { support: 1.3, usage: 1.3, sales: 0.8 },
  },
};

/** Factors for what the last deck also said, and for what has reversed since. */
const [again, turned] = [0.8, 1.2];

function forListener({ listener }: Listening, { kind }: Finding, role: DimensionRole | undefined, family: FamilyId | undefined): number {
  if (listener === null) return 1;
  const { kinds, roles, families } = listenerWeights[listener];
  return (kinds[kind] ?? 1) * ((role && roles[role]) ?? 1) * ((family && families[family]) ?? 1);
}

/** A `steady` and a `delta` finding of the same subject count as the same news. */
function novelty({ heard }: Listening, { id, direction }: Finding): number {
  const known = (name: string) => (Object.hasOwn(heard, name) ? heard[name] : undefined);
  const before = known(id) ?? known(id.replace(/^steady:/, 'delta:')) ?? known(id.replace(/^delta:/, 'steady:'));
  if (before === undefined) return 1;
  if (before === direction) return again;
  return before === 'flat' || direction === 'flat' ? 1 : turned;
}

/** Findings below this score are not worth a sentence. */
const least = 0.15;

/**
 * Maximal marginal relevance: same subject ×0.2, same dimension ×0.6, same member elsewhere ×0.7; ties by ID. A finding that a kept one
 * implies is dropped: a region that is one manager's whole team says the same as the manager.
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

/** The same kind of statement about the same rows: members of two dimensions with identical figures and row counts. */
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
