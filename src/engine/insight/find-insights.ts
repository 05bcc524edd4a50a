/** From facts to findings: runs every finder, applies the guards, scores and sorts the rest. */

import { directionOf, type Finding, type FindingKind } from '../../model/finding.ts';
import type { QualityNote } from '../../model/quality-note.ts';
import { withinNoise } from './change.ts';
import type { Evidence } from './evidence.ts';
import { contributionFall, findContribution } from './finders/contribution.ts';
import { findChangePoints, findTrends } from './finders/course.ts';
import { findDecisionAges } from './finders/decision-age.ts';
import { findDeltas, findThresholds, findYearOnYear } from './finders/delta.ts';
import { findDiscounts } from './finders/discounts.ts';
import { findDrivers } from './finders/driver.ts';
import { findEffort } from './finders/effort.ts';
import { findFactors } from './finders/factors.ts';
import { findLiveDeals } from './finders/live-deals.ts';
import { findLossByAge, findLossStake } from './finders/loss-by-age.ts';
import { findLossReasons } from './finders/loss-reasons.ts';
import { findLossSignals } from './finders/loss-signals.ts';
import { findLossWhere } from './finders/loss-where.ts';
import { findLossCauses } from './finders/lost-revenue.ts';
import { findMeanDrivers } from './finders/mean-driver.ts';
import { findRateDifferences, findShareShifts } from './finders/members.ts';
import { findMixEffects } from './finders/mix.ts';
import { findOutliers } from './finders/outlier.ts';
import { findPairs, pairChangesOf } from './finders/pair.ts';
import { findPlanMoves } from './finders/plan-moves.ts';
import { findPriceVolume } from './finders/price-volume.ts';
import { findConcentrations, findRanks } from './finders/rank.ts';
import { findRateChanges } from './finders/rate-change.ts';
import { findRecurringGrowth } from './finders/recurring-growth.ts';
import { findRenewals } from './finders/renewals.ts';
import { findRepeats } from './finders/repeats.ts';
import { findLosses, findRiskLists } from './finders/risks.ts';
import { findPatterns, findSeasons, seasonOf } from './finders/seasonal.ts';
import { findServiceCourse } from './finders/service-course.ts';
import { findServicePlace, servicePlace } from './finders/service-place.ts';
import { findReversals } from './finders/simpson.ts';
import { findWeakSpots } from './finders/weak-spots.ts';
import { unweighed } from './found.ts';
import { deduplicate, heardBy, type Listening, nobody, scored } from './score.ts';
import { adjust } from './statistics.ts';

export interface Insights {
  /** The measure the story is about: closed-won revenue of a pipeline, otherwise the first sum of money or count; null if there is none. */
  headline: string | null;
  /** Everything that may be said, best first, ties by ID. */
  findings: Finding[];
  /** Worth saying in a summary: best first, without near duplicates. */
  top: Finding[];
}

/** Headline measures, in order of preference. */
const preferred = [
  'won_value',
  'bookings',
  'revenue',
  'sales',
  'mrr',
  'arr',
  'renewal_churned',
  'headcount',
  'active_accounts',
  'active_spans',
];

export function findInsights(evidence: Evidence, listening: Listening = nobody): Insights {
  const headline = headlineOf(evidence, listening.asked ?? null);
  const additive = evidence.table.metrics
    .filter(({ unit, status }) => status === 'computed' && (unit === 'money' || unit === 'count' || unit === 'number'))
    .map(({ id }) => id);
  const found = [
    ...findDeltas(evidence, headline),
    ...findYearOnYear(evidence, headline),
    ...findSeasons(evidence),
    ...findTrends(evidence),
    ...findChangePoints(evidence),
    ...findDrivers(evidence, additive),
    ...findMixEffects(evidence),
    ...findMeanDrivers(evidence),
    ...findRateChanges(evidence, listening.regarded),
    ...findPairs(evidence),
    ...findPriceVolume(evidence),
    ...findRanks(evidence, additive),
    ...findConcentrations(evidence, additive),
    ...findShareShifts(evidence, additive),
    ...(headline ? findOutliers(evidence, headline) : []),
    ...findLosses(evidence, additive),
    ...findPatterns(evidence),
    ...findRateDifferences(evidence),
    ...findReversals(evidence),
    ...findThresholds(evidence),
    ...findRiskLists(evidence),
    ...(headline ? findFactors(evidence, headline) : []),
    ...findLiveDeals(evidence),
    ...findDecisionAges(evidence),
    ...findWeakSpots(evidence),
    ...findEffort(evidence),
    ...findDiscounts(evidence),
    ...findLossCauses(evidence),
    ...findLossByAge(evidence),
    ...findLossStake(evidence),
    ...findLossWhere(evidence),
    ...findPlanMoves(evidence),
    ...findLossSignals(evidence),
    ...findLossReasons(evidence),
    ...findRenewals(evidence),
    ...findRecurringGrowth(evidence),
    ...findRepeats(evidence),
    ...findServicePlace(evidence),
    ...findServiceCourse(evidence),
    ...findContribution(evidence),
  ].map(unweighed);
  const candidates = notHeadlined(
    evidence,
    withinPairs(evidence, withinPlace(evidence, withinContribution(evidence, headline, found))),
  ).filter(({ metric }) => {
    const note = evidence.metric(metric);
    // A measure that the brief leaves out has no note.
    return note !== null && note.beside === undefined;
  });
  const said = adjust(candidates, (finding) => weightOf(evidence, headline, finding))
    .flatMap(({ finding, significant }) => (significant ? [finding] : (unproven(evidence, headline, finding) ?? [])))
    .map((finding) =>
      scored(aboutHeadline(evidence, finding, headline) ? finding : { ...finding, impact: finding.impact * besides(finding) }),
    );
  const findings = heardBy(withoutLines(said), evidence, listening).sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
  return { headline, findings, top: deduplicate(findings, evidence) };
}

/** A measure whose level changed is not also described by a trend across both levels. */
function withoutLines(findings: readonly Finding[]): Finding[] {
  const levels = new Set(findings.flatMap(({ kind, metric, claim }) => (kind === 'change-point' && claim ? [metric] : [])));
  return findings.filter(({ kind, metric }) => kind !== 'trend' || !levels.has(metric));
}

/**
 * What happened where two members cross is told of neither alone: their own rates and means, and those of members that hold the pair among
 * others, are its shadows; that sums moved is arithmetic and stays, but does not lead.
 */
function withinPairs(evidence: Evidence, found: readonly Finding[]): Finding[] {
  const pairs = new Map(pairChangesOf(evidence).map((pair) => [pair.metric, pair]));
  const cell = found.some(({ kind }) => kind === 'renewal-cell');
  return found.flatMap((finding): Finding[] => {
    const { kind, metric, dimension, member, direction } = finding;
    // So of lost renewals.
    if (cell && kind === 'driver' && (metric === 'renewal_churned' || metric === 'lost_renewals')) return [{ ...finding, demoted: 'pair' }];
    const pair = pairs.get(metric);
    if (!pair || directionOf(pair.cell.delta.value) !== direction) return [finding];
    const isPart =
      (pair.row.dimension.id === dimension && pair.row.member === member) ||
      (pair.column.dimension.id === dimension && pair.column.members.includes(member!));
    if (kind === 'rate-change' || kind === 'mean-driver' || (kind === 'rate-difference' && isPart)) return [];
    return [kind === 'driver' || (kind === 'share-shift' && isPart) ? { ...finding, demoted: 'pair' } : finding];
  });
}

/** Lines of what is left of sales: where they got worse is told with it. */
const ofContribution = ['gross_profit', 'gross_margin', 'refunds', 'refund_rate'];

/** Where a deck is about what is left of sales, the goods at which it was lost are told, and no other member of a line of it. */
function withinContribution(evidence: Evidence, headline: string | null, found: readonly Finding[]): Finding[] {
  if (headline === null || contributionFall(evidence)?.note.id !== headline) return [...found];
  return found.filter(({ kind, metric }) => kind !== 'discount' && !(ofContribution.includes(metric) && ofMembers.includes(kind)));
}

/** Kinds that say which member or mix moved a measure, or how large one is. */
const ofMembers: readonly FindingKind[] = [
  'pair',
  'mix',
  'simpson',
  'rate-change',
  'mean-driver',
  'rate-difference',
  'driver',
  'share-shift',
  'rank',
  'concentration',
  'outlier',
];

/** Where service got worse in one place, that is told of the place alone, and of no other member that holds it among others or moved besides. */
function withinPlace(evidence: Evidence, found: readonly Finding[]): Finding[] {
  const place = servicePlace(evidence);
  if (!place) return [...found];
  return found.filter(({ kind, metric }) => evidence.metric(metric)?.family !== 'support' || !ofMembers.includes(kind));
}

/** What compares a period with others. */
const comparing: readonly FindingKind[] = [
  'mean-driver',
  'rate-change',
  'pair',
  'price-volume',
  'driver',
  'share-shift',
  'trend',
  'change-point',
  'mix',
  'seasonal',
  'steady',
  'loss-causes',
  'loss-age',
  'loss-stake',
  'loss-where',
  'plan-moves',
  'loss-signals',
  'recurring-growth',
  'service-place',
  'service-course',
  'contribution',
];

/** A measure whose newest rows are missing from the export is stated with its prior value; no trend is claimed. Of one that its newest rows do not know yet nothing is said. */
function ripe(evidence: Evidence, candidates: readonly Finding[]): Finding[] {
  const limited = (by: QualityNote['code']) =>
    new Set(evidence.table.quality.flatMap(({ code, metrics = [] }) => (code === by ? metrics : [])));
  const [thin, unknown] = [limited('thinning'), limited('unresolved')];
  return candidates.flatMap((finding): Finding[] => {
    if (unknown.has(finding.metric)) return [];
    if (!thin.has(finding.metric)) return [finding];
    if (comparing.includes(finding.kind)) return [];
    if (finding.kind !== 'delta' && finding.kind !== 'yoy') return [finding];
    const { p: _, ...rest } = finding;
    return [{ ...rest, claim: false, demoted: 'thinning', tone: 'neutral' }];
  });
}

/** What the season explains is stated but does not lead; a difference that reverses within the members is not claimed. */
function notHeadlined(evidence: Evidence, found: readonly Finding[]): Finding[] {
  const ripened = ripe(evidence, found);
  const turned = ripened.filter(({ kind }) => kind === 'simpson');
  const candidates = ripened.filter((finding) => !isShadow(finding, turned, ripened));
  return candidates.map((finding): Finding => {
    if (finding.kind === 'delta' || finding.kind === 'yoy') {
      if (turned.some(({ metric, member }) => metric === finding.metric && member === undefined))
        return { ...finding, claim: false, demoted: 'simpson', tone: 'neutral' };
    }
    if (finding.kind === 'delta') {
      const season = seasonOf(evidence, finding.metric);
      if (season && season.direction === finding.direction) return { ...finding, claim: false, demoted: 'seasonal', tone: 'neutral' };
    }
    if (
      finding.kind === 'rate-difference' &&
      turned.some(
        ({ metric, dimension, member }) => metric === finding.metric && dimension === finding.dimension && member === finding.member,
      )
    )
      return { ...finding, claim: false, demoted: 'simpson', tone: 'neutral' };
    return finding;
  });
}

/** A member that only looks behind, for what it is made of, weighs nothing down: the mix of that does. */
function isShadow({ kind, metric, dimension }: Finding, turned: readonly Finding[], all: readonly Finding[]): boolean {
  if (kind !== 'mix') return false;
  const behind = turned.filter((each) => each.metric === metric && each.dimension === dimension && each.member !== undefined);
  return behind.some(({ inside }) => all.some((each) => each.kind === 'mix' && each.metric === metric && each.dimension === inside));
}

function unproven(evidence: Evidence, headline: string | null, finding: Finding): Finding | null {
  return withinNoise(finding, evidence.metric(finding.metric)?.unit === 'ratio', finding.metric === headline);
}

/** Beside the headline, what a review of sales or of recurring revenue looks at first. */
const opening: ReadonlySet<string> = new Set([
  'win_rate',
  'churned_mrr',
  'churned_arr',
  'ended_subscriptions',
  'logo_churn',
  'attrition',
  'voluntary_attrition',
  'account_churn',
  'ended_rate',
]);

/** What a review asks first: what changed and who moved it; then prior year, levels and mix. */
const asked: Partial<Record<FindingKind, number>> = {
  driver: 3,
  'mean-driver': 2,
  delta: 2,
  seasonal: 2,
  'loss-causes': 2,
  'loss-age': 1,
  'share-shift': 1,
  yoy: 0.5,
  'rate-difference': 0.7,
};
const askedLater = 0.5;

/** The opening measures of a review, by its main dimensions, get most of the error level. */
function weightOf(evidence: Evidence, headline: string | null, { kind, metric, dimension }: Finding): number {
  const role = dimension === undefined ? null : evidence.dimension(dimension)?.role;
  const ofMetric = metric === headline || opening.has(metric) ? 8 : metric === 'won_count' ? 4 : 1;
  return ofMetric * (asked[kind] ?? askedLater) * (role === 'account' || role === 'other' ? 0.25 : 1);
}

/** Why deals are lost is about what is won. */
function aboutHeadline(evidence: Evidence, { metric, kind, dimension }: Finding, headline: string | null): boolean {
  const role = dimension === undefined ? null : evidence.dimension(dimension)?.role;
  return (
    metric === headline ||
    role === 'reason' ||
    kind === 'pattern' ||
    kind === 'simpson' ||
    kind.startsWith('loss-') ||
    kind.startsWith('renewal-')
  );
}

function besides({ kind }: Finding): number {
  return kind === 'delta' || kind === 'steady' || kind === 'yoy' || kind === 'trend' ? 0.9 : 0.6;
}

function headlineOf(evidence: Evidence, asked: string | null): string | null {
  const computed = evidence.table.metrics.filter(({ id, status }) => status === 'computed' && evidence.get(id, 0));
  // What the brief defines leads, whatever a review of such data is about otherwise.
  if (asked !== null && evidence.metric(asked)?.stated !== undefined) return asked;
  // What is left of sales leads where the brief asks for it, before what came in.
  if (asked !== null && asked === contributionFall(evidence)?.note.id) return asked;
  const byName = preferred.find((id) => computed.some((note) => note.id === id && note.beside === undefined));
  if (byName) return byName;
  // Of a support desk, quality that got worse in one place leads before volume, and before another of its measures that a question names.
  const place = servicePlace(evidence);
  const worst = evidence.table.subject.one === 'ticket' ? [...(place?.measures ?? []), ...(place?.costs ?? [])] : [];
  if (worst.length > 0 && (asked === null || asked === 'tickets_created' || worst.some(({ note }) => note.id === asked)))
    return worst[0]!.note.id;
  if (asked !== null) return asked;
  // Who counts what came to nothing asks of it, and not of how much was made.
  const lost = computed.find(({ id }) => /^(?:scrap|defect|damage|shortage|returned)_rate$/.test(id));
  if (lost) return lost.id;
  // Without dates there is no trend: an outcome rate, such as churn, is the story.
  const outcome = evidence.table.periods.length === 0 && computed.find(({ measured }) => measured?.how === 'rate');
  if (outcome) return outcome.id;
  const adds = (id: string) => evidence.table.dimensions.some((dimension) => evidence.adds(id, dimension, 0, 0.5));
  const order = [
    // What comes in says more than what it costs, whichever the table names first.
    computed.find(({ id, unit, polarity }) => unit === 'money' && polarity !== 'down' && adds(id)),
    computed.find(({ id, unit }) => unit === 'money' && adds(id)),
    computed.find(({ id, unit }) => (unit === 'count' || unit === 'number') && adds(id)),
    computed.find(({ unit }) => unit === 'money'),
    computed.find(({ unit }) => unit !== 'text'),
  ];
  return order.find((note) => note)?.id ?? null;
}
