/** The cause that a decision is held against: what the first next step mends, where it lies, what that is worth a year and how much is lost there. */
import type { Fact } from '../../../../model/fact.ts';
import type { Text } from '../../../../model/text.ts';
import type { Known } from '../../../insight/evidence.ts';
import { proportionOf } from '../../../insight/statistics.ts';
import type { Context } from '../context.ts';
import { pairInWords } from '../pages/pair.ts';
import type { Step } from '../steps/step.ts';
import { suggestedSteps } from '../steps/steps.ts';
import { monthsOf, yearly } from './years.ts';

export interface Lead {
  /** What mends it; null where no step does. */
  step: Step | null;
  metric: string;
  scope: Fact['scope'];
  /** Where it lies; null where it lies nowhere in particular. */
  place: Text | null;
  /** A year, in money; null where nothing says so. */
  worth: Known | null;
  /** Outcomes that bringing it back is worth, where that is no money: a year. */
  outcomes: Known | null;
  /** The rate that went wrong, there. */
  rate: Known | null;
  /** What went wrong there, a year: deals lost, tickets that came back. */
  lost: Known | null;
}

/** Null where nothing went wrong that a step mends. */
export function leadOf(context: Context): Lead | null {
  const found = leadsOf(context);
  return found.find(({ place, worth, outcomes }) => place !== null && (worth || outcomes)) ?? found.find(({ worth }) => worth) ?? null;
}

/** Everything that went wrong and that a step mends, what weighs most first. */
export function leadsOf(context: Context): readonly Lead[] {
  return context.evidence.once('leads of decisions', () =>
    suggestedSteps(context, context.insights.top).flatMap((step) => leadBy(context, step) ?? []),
  );
}

function leadBy(context: Context, step: Step): Lead | null {
  const { evidence } = context;
  const note = evidence.metric(step.metric);
  // What keeps what there is mends nothing, and a balance such as open deals is worth what they bring, if they do.
  if (step.aside || !note || (note.state && note.family !== 'recurring') || note.polarity === 'neutral') return null;
  const [id] = /\{\{([^{}|]+)/.exec(step.worth ?? '')?.slice(1) ?? [];
  const fact = id === undefined ? null : evidence.byId(id);
  const worth = fact?.unit === 'money' ? fact : null;
  const scope = step.scope ?? {};
  const rate = rateOf(context, step, fact);
  const bad = rate && badOf(context, rate);
  return {
    step,
    metric: step.metric,
    scope,
    place: placeOf(context, scope),
    worth: worth && worth.value !== 0 ? yearly(context, worth) : null,
    outcomes: fact?.unit === 'count' && fact.value !== 0 ? yearly(context, fact) : null,
    rate,
    lost: bad && yearly(context, bad),
  };
}

/** The rate of a step where it went wrong, over the span that its worth is of. */
function rateOf({ evidence }: Context, { metric, scope }: Step, worth: Known | null): Known | null {
  const spans = ['onset_after', 'ttm', 'ever'].filter((span) => worth && new RegExp(`[._]${span}(?:[._[@]|$)`).test(worth.id));
  for (const suffix of [...spans.map((span) => `.${span}`), '']) {
    const fact = evidence.get(`${metric}${suffix}`, 0, scope);
    if (fact && proportionOf(fact)) return fact;
  }
  return null;
}

/** Rows that went wrong, of a rate. */
export function badOf(context: Context, rate: Known): Known | null {
  const proportion = proportionOf(rate);
  const note = context.evidence.metric(rate.metric);
  if (!proportion || !note || monthsOf(context, rate) === null) return null;
  const isGood = note.polarity === 'up';
  return context.evidence.workedOut(rate, '.went_wrong', isGood ? proportion.n - proportion.hits : proportion.hits, [rate], {
    label: `${rate.label}, those that went wrong`,
    formula: isGood ? `rows less those of ${rate.label}` : `${rate.label} times its rows`,
    unit: 'count',
  });
}

export function placeOf(context: Context, scope: Fact['scope']): Text | null {
  const sides = Object.entries(scope).flatMap(([id, joined]) => {
    const dimension = context.evidence.dimension(id);
    return dimension ? [{ dimension, members: joined.split(' + ') }] : [];
  });
  const [first, second] = sides;
  if (!first || sides.length < Object.keys(scope).length) return null;
  if (!second) return context.catalogue.list(first.members.map((member) => context.memberOf(first.dimension, member)));
  if (first.members.length > 1)
    return pairInWords(context, { row: { dimension: second.dimension, member: second.members[0]! }, column: first });
  return pairInWords(context, { row: { dimension: first.dimension, member: first.members[0]! }, column: second });
}
