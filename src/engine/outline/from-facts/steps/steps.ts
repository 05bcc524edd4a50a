/** The next steps that the findings suggest: first what moved the number, then patterns, then what is at risk. */
import type { Finding, FindingKind } from '../../../../model/finding.ts';
import { ref, type Text } from '../../../../model/text.ts';
import { allCellsAsked } from '../answers/in-question.ts';
import { isEvenMix, isOnlyMix } from '../answers/mix-told.ts';
import { isWithinOnset } from '../answers/onset.ts';
import { type Context, safe } from '../context.ts';
import { isAtRisk } from '../pages/at-risk.ts';
import { isToldByContribution } from '../pages/contribution.ts';
import { lossByAgeAction } from '../pages/loss-by-age.ts';
import { lossCausesAction } from '../pages/loss-causes.ts';
import { lossWhereAction } from '../pages/loss-where.ts';
import { pairOf, pairTitles } from '../pages/pair.ts';
import { isOpen } from '../pages/pipeline.ts';
import { planMovesAction } from '../pages/plan-moves.ts';
import { renewalMeasures } from '../pages/renewals-lost.ts';
import { isToldByPlace } from '../pages/service-place.ts';
import { responseTo } from '../responses.ts';
import type { Only } from '../stories/one-question.ts';
import { pointOf } from '../summary-point.ts';
import { withoutBold } from '../titles.ts';
import { saidOf } from '../told.ts';
import { causeSteps } from './cause-steps.ts';
import { contributionSteps } from './contribution-steps.ts';
import { effectSteps } from './effect-step.ts';
import { cellStep, driverStep, lostSteps, pairStep, relyStep, trackStep, trailStep } from './member-steps.ts';
import { mixSteps } from './mix-step.ts';
import { onsetStep, stepAtOnset } from './onset-step.ts';
import { placeSteps } from './place-steps.ts';
import type { Remedy, Step } from './step.ts';

export const mostSteps = 6;
const leastSteps = 3;
/** A member that fell in one dimension mostly fell in the others too. */
const mostLost = 2;

const order: readonly FindingKind[] = [
  'plan-moves',
  'renewal-risk',
  'renewal-cell',
  'service-place',
  'repeats',
  'contribution',
  'loss-causes',
  'loss-age',
  'loss-where',
  'loss-signals',
  'loss',
  'pair',
  'live',
  'decision-age',
  'weak-spots',
  'discount',
  'rate-change',
  'driver',
  'mean-driver',
  'rate-difference',
  'pattern',
  'effort',
  'loss-reasons',
  'delta',
  'overdue',
  'slipped',
  'stale',
  'renewal',
];

export function suggestedSteps(context: Context, findings: readonly Finding[]): Step[] {
  const reliance = context.insights.findings
    .filter(({ kind, metric }) => kind === 'rank' && metric === context.insights.headline)
    .flatMap((finding) => {
      const step = relyStep(context, finding);
      return step ? [{ ...step, why: reasonOf(context, finding, step) }] : [];
    });
  const lost = lostSteps(context)
    .filter(({ metric }) => !fellInPair(context, metric))
    .slice(0, mostLost);
  const cells = allCellsAsked(context).filter((each) => !isWithinOnset(context, each) && !isOnlyMix(context, each));
  const asked = cells.flatMap((each) => cellStep(context, each) ?? []);
  const tested = [...effectSteps(context), ...mixSteps(context)];
  const parted = (context.table.onsets ?? []).flatMap(({ metric }) => onsetStep(context, context.note(metric)) ?? []);
  // Where the place is known, all rows are not looked into.
  const places = [...asked, ...parted];
  const located = new Set(places.map(({ metric }) => metric));
  // A cause is acted on even if the summary has no room for it.
  const first = firstOfEach([...findings, ...context.insights.findings.filter((finding) => isAtRisk(finding) || isCause(finding))]).filter(
    ({ kind, member, metric }) => kind !== 'delta' || member !== undefined || !located.has(metric),
  );
  // That more came of the groups which count for more is no second finding.
  const shifted = new Set((context.table.mixes ?? []).flatMap(({ metric, dimensions }) => (isEvenMix(context, metric) ? dimensions : [])));
  const causes = first
    .flatMap((finding) => stepsOf(context, finding).map((step) => ({ ...step, why: reasonOf(context, finding, step) })))
    .filter(({ scope = {} }) => !Object.keys(scope).some((id) => shifted.has(id)));
  // What is lost in a part of such a place is lost for the same cause.
  const isPart = ({ scope = {} }: Step) =>
    parted.some((each) => each.scope && Object.entries(each.scope).every(([id, member]) => scope[id] === member));
  const acting = [...tested, ...asked, ...parted, ...causes.filter((each) => !isPart(each)), ...lost].filter(
    ({ metric }) => context.note(metric).polarity !== 'neutral',
  );
  // A volume that is neither good nor bad is looked into only where nothing else is to be done.
  // Beside what is asked about, a volume is looked into by nobody.
  const alone = asked.length === 1 && acting.length === 1 && gapSteps(context).length === 0;
  const tracked = alone ? cells.flatMap((each) => (cellStep(context, each) ? (trackStep(context, each) ?? []) : [])).slice(0, 1) : [];
  const before = oncePerPlace(
    acting.length > 1 || places.length + tested.length > 0 ? [...acting, ...tracked] : [...causes, ...lost],
    places,
  );
  const steps = [
    ...before,
    ...oncePerPlace([...before, ...reliance], places)
      .slice(before.length)
      .slice(0, 1),
  ].slice(0, mostSteps);
  return steps.length < leastSteps ? [...steps, ...gapSteps(context)] : steps;
}

/** Where one measure is all that is asked about, what tells how to mend it: what some group is in a quarter, beside where it changed, is another matter. */
export function stepsOfOne(context: Context, { onset }: Only): Step[] {
  if (!onset) return mixSteps(context);
  const note = context.note(onset.note.metric);
  // Of a number that is neither good nor bad in itself, and of a share, of which nobody knows whether yes is good, who asks why it moved says that it is bad.
  const isTold = note.polarity === 'neutral' || note.unit === 'ratio';
  const own = isTold ? stepAtOnset(context, note, onset) : onsetStep(context, note);
  return [...effectSteps(context), ...(own ? [own] : [])].slice(0, mostSteps);
}

/** One step per kind of finding. */
function firstOfEach(findings: readonly Finding[]): Finding[] {
  const key = ({ kind, metric }: Finding) => (kind === 'delta' || kind === 'pair' ? `${kind} ${metric}` : kind);
  const first = new Map<string, Finding>();
  for (const finding of findings) if (order.includes(finding.kind) && !first.has(key(finding))) first.set(key(finding), finding);
  return [...first.values()].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}

/**
 * Whoever is looked into need not be planned around too; where two members cross is a subject of its own. Of one measure, what is known to go
 * wrong at a place is not looked into again at a part of it, nor wider.
 */
function oncePerPlace(steps: readonly Step[], places: readonly Step[]): Step[] {
  const kept: Step[] = [];
  for (const step of steps) {
    const { scope = {}, what, metric } = step;
    const subject = Object.values(scope).toSorted().join(' × ') || what;
    const isTold = kept.some(
      (other) =>
        (Object.values(other.scope ?? {})
          .toSorted()
          .join(' × ') || other.what) === subject ||
        (places.includes(other) && other.metric === metric && (isWithin(scope, other.scope ?? {}) || isWithin(other.scope ?? {}, scope))),
    );
    if (!isTold) kept.push(step);
  }
  return kept;
}

/** Whether each member of a wider place is one of another. */
function isWithin(place: NonNullable<Step['scope']>, wider: NonNullable<Step['scope']>): boolean {
  const sides = Object.entries(wider);
  return sides.length > 0 && sides.every(([dimension, member]) => place[dimension] === member);
}

const causes: readonly FindingKind[] = [
  'plan-moves',
  'renewal-risk',
  'renewal-cell',
  'service-place',
  'repeats',
  'contribution',
  'pair',
  'loss-signals',
  'loss-reasons',
  'live',
  'decision-age',
  'weak-spots',
  'discount',
  'effort',
];
const isCause = ({ kind }: Finding) => causes.includes(kind);

function reasonOf(context: Context, finding: Finding, { what }: Remedy): Text {
  // How much of a change a pair made is borne out on its own page alone.
  const pair = finding.kind === 'pair' ? pairOf(context, finding.metric) : null;
  if (pair) return pairTitles(context, pair).at(-1)!;
  return withoutBold(pointOf(context, finding) ?? what);
}

function stepsOf(context: Context, finding: Finding): Remedy[] {
  const { metric } = finding;
  const isHeadline = metric === context.insights.headline;
  const only = (step: Remedy | null) => (step ? [step] : []);
  const recurring = (step: Pick<Remedy, 'head' | 'what' | 'worth' | 'measure'> | null) => only(step && { ...step, due: 'quarter', metric });
  switch (finding.kind) {
    case 'plan-moves':
      return recurring(planMovesAction(context));
    case 'loss-causes':
      return recurring(lossCausesAction(context));
    case 'loss-age':
      return recurring(lossByAgeAction(context));
    case 'loss-where':
      return recurring(lossWhereAction(context));
    case 'contribution':
      return contributionSteps(context);
    case 'service-place':
      return placeSteps(context);
    case 'driver':
      // Nobody is looked into by name over what may be chance.
      return isHeadline && !fellInPair(context, metric) && !context.find('plan-moves', metric) && !context.blames(finding)
        ? only(driverStep(context, finding))
        : [];
    case 'pair':
      return finding.tone === 'bad' ? only(pairStep(context, finding)) : [];
    case 'mean-driver':
    case 'rate-change':
      return finding.tone === 'bad' ? only(driverStep(context, finding)) : [];
    case 'rate-difference':
      return finding.tone === 'bad' && isHeadline && !isEvenMix(context, metric) ? [trailStep(context, finding)] : [];
    case 'pattern':
      return finding.direction === 'up' ? [monthStep(context, finding)] : [];
    case 'delta':
      return finding.tone === 'bad' &&
        (isHeadline || isLeadingRate(context, metric)) &&
        !finding.withinNoise &&
        !isToldByPlace(context, metric) &&
        !isToldByContribution(context, metric) &&
        !fellInPair(context, metric) &&
        !isEvenMix(context, metric)
        ? [levelStep(context, finding)]
        : [];
    case 'loss':
      return finding.withinNoise ? [] : [lossStep(context, finding)];
    default:
      return isAtRisk(finding) ? atRiskStep(context, finding) : causeSteps(context, finding);
  }
}

/** Whether a step aims at where two members cross: no other is to be taken against the same change. */
const fellInPair = (context: Context, metric: string) =>
  context.find('pair', metric)?.tone === 'bad' || (renewalMeasures.has(metric) && context.find('renewal-cell', 'lost_renewals') !== null);

function monthStep(context: Context, { metric, facts }: Finding): Remedy {
  const { catalogue, evidence } = context;
  const said = catalogue.parts('step-month', { label: context.label(metric), value: ref(facts.first!) });
  const [first, whole, size] = [evidence.byId(facts.first!), evidence.get(metric, 0), evidence.get('average_deal', 0)];
  const gained = metric === 'win_rate' && first && whole && size ? first.n * (whole.value - first.value) * size.value : 0;
  const worth =
    gained > 0
      ? evidence.workedOut(size!, '.of_first_month', gained, [first!, whole!, size!], {
          label: 'Closed-won revenue of the first month at the win rate of the quarter',
          formula: 'deals closed in the first month times its gap to the win rate of the quarter times average deal size',
        })
      : null;
  return { ...said, ...(worth && { worth: ref(worth.id) }), due: 'quarter', metric };
}

/** A measure that went the wrong way: what fits what it measures, or else its cause. */
function levelStep(context: Context, finding: Finding): Remedy {
  const { catalogue } = context;
  const told = saidOf(context.told(finding));
  const { head, what } = catalogue.parts('step-level', told);
  const { delta, before } = finding.facts;
  // Points are what is lost, not what it is worth.
  const isWorth = delta !== undefined && context.evidence.byId(delta)?.unit !== 'points';
  return {
    head,
    what: responseTo(catalogue, finding.metric) ?? what,
    ...(before && { measure: catalogue.say('aim-level', told) }),
    ...(isWorth && { worth: ref(delta, 'abs') }),
    due: 'month',
    metric: finding.metric,
  };
}

/** A member below zero. */
function lossStep(context: Context, { metric, dimension, member = '', facts }: Finding): Remedy {
  const said = context.catalogue.parts('loss-action', { member: context.member(member), label: context.label(metric) });
  const scope = dimension ? { scope: { [dimension]: member } } : {};
  return { ...said, ...(facts.value && { worth: ref(facts.value, 'abs') }), ...scope, due: 'month', metric };
}

function atRiskStep(context: Context, finding: Finding & { kind: 'stale' | 'overdue' | 'slipped' | 'renewal' }): Remedy[] {
  const { catalogue, insights } = context;
  // Deals that can no longer be won are closed as such.
  if (finding.kind === 'stale' && insights.findings.some(({ kind }) => kind === 'live')) return [];
  const first = finding.facts.value ?? finding.facts.count;
  const said = first === undefined ? null : { label: context.label(finding.metric), value: ref(first) };
  const isHygiene = finding.kind !== 'renewal';
  return [
    {
      ...catalogue.parts(`step-${finding.kind}`),
      ...(said && { worth: said.value, ...(isHygiene && { measure: catalogue.say('aim-below', said) }) }),
      due: isHygiene ? 'two-weeks' : 'month',
      ...(isHygiene && { owner: 'operations' as const }),
      metric: finding.metric,
    },
  ];
}

/** A rate of the leading family; counts of events belong elsewhere. */
function isLeadingRate(context: Context, metric: string): boolean {
  const { headline } = context.insights;
  const of = context.note(metric);
  return of.unit === 'ratio' && headline !== null && of.family === context.note(headline).family;
}

/** What the data lack, where there is little else to do: answers that few gave, then what nobody recorded. */
function gapSteps(context: Context): Step[] {
  const { catalogue, evidence } = context;
  const rated = evidence.get('csat_response', 0);
  if (!rated || rated.value >= 1) return recordSteps(context);
  const said = { label: context.label('csat_response'), share: ref(rated.id) };
  const step = { ...catalogue.parts('step-rate', said), worth: said.share, due: 'month' as const, metric: 'csat_response' };
  return [{ ...step, why: step.measure }, ...recordSteps(context)];
}

function recordSteps(context: Context): Step[] {
  return context.table.metrics
    .filter((note) => note.status === 'not-computable' && isOpen(note) && note.reason)
    .slice(0, 1)
    .map((note) => ({
      ...context.catalogue.parts('step-record', { label: safe(note.label) }),
      why: safe(note.reason!),
      due: 'month',
      owner: 'operations',
      metric: note.id,
    }));
}
