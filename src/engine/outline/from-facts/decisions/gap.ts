/** The place that an option names, held against the whole: what it loses there, or that it loses no more than others. */
import type { Fact, MetricNote } from '../../../../model/fact.ts';
import type { Text } from '../../../../model/text.ts';
import type { Known } from '../../../insight/evidence.ts';
import { minRows, pOfZ, proportionOf, twoProportionZ } from '../../../insight/statistics.ts';
import { isCost, measuresAsked, membersAsked } from '../answers/asked-of.ts';
import { statedPrice } from '../answers/given.ts';
import { askedMeasures } from '../answers/in-question.ts';
import type { Context } from '../context.ts';
import { badOf, type Lead, leadOf, leadsOf, placeOf } from './lead.ts';
import { yearly, yearOf } from './years.ts';

/** A place that does no worse than all, beyond chance. */
export interface Level {
  place: Text;
  metric: string;
  rate: Known;
  whole: Known;
}

/** As much as this may be chance. */
const chance = 0.05;

/**
 * What an option would mend: the place that it names or, where it names none, what went wrong first; all cases where they have a price. A level where
 * there is nothing to mend.
 */
export function actsOn(context: Context, text: string): { lead: Lead | null; level: Level | null } {
  const named = membersAsked(context, text);
  const stated = statedPrice(context)?.metric;
  const leads = leadsOf(context);
  if (!named)
    return { lead: stated === undefined ? (leadOf(context) ?? firstGap(context, [...leads, ...weakAt(context)])) : null, level: null };
  const { dimension, members } = named;
  const there = leads.filter(({ scope }) => scope[dimension.id]?.split(' + ').some((member) => members.includes(member)));
  const known = there.find(({ worth, outcomes }) => worth || outcomes);
  if (known) return { lead: known, level: null };
  const scope = { [dimension.id]: members[0]! };
  const measures = [
    ...measuresAsked(context, text).map(({ id }) => id),
    ...(stated === undefined ? [] : [stated]),
    ...[...there, ...leads].map(({ metric }) => metric),
    ...weakAt(context).flatMap(({ metric, scope: at }) => (members.includes(at[dimension.id] ?? '') ? [metric] : [])),
    ...askedMeasures(context),
    ...(context.insights.headline === null ? [] : [context.insights.headline]),
  ];
  for (const metric of new Set(measures)) {
    const found = gapOf(context, metric, scope);
    if (found) return found;
  }
  return { lead: null, level: null };
}

/** What is lost a year, in money or in cases, where nothing is known to have gone wrong and the data hold one measure of it. */
export function lossMeasured(context: Context): Lead | null {
  const flows = context.computed.filter(({ state }) => !state);
  const bad = flows.filter(({ polarity }) => polarity === 'down');
  // `Scrap cost` is what `Scrap` costs.
  const isOfBad = (note: MetricNote) => isCost(note) && bad.some(({ label }) => note.label.toLowerCase().includes(label.toLowerCase()));
  for (const unit of ['money', 'count'] as const) {
    const [note, ...others] = flows.filter((each) => each.unit === unit && (each.polarity === 'down' || isOfBad(each)));
    const worth = note && others.length === 0 ? yearOf(context, note.id) : null;
    if (!note || !worth || worth.value === 0 || context.evidence.noise(worth)?.of === 'mean') continue;
    const plain = { step: null, metric: note.id, scope: {}, place: null, rate: null, lost: null };
    return unit === 'money' ? { ...plain, worth, outcomes: null } : { ...plain, worth: null, outcomes: worth };
  }
  return null;
}

/** Where a rate is worse than elsewhere, though no step mends it. */
function weakAt({ insights }: Context): Pick<Lead, 'metric' | 'scope'>[] {
  return insights.findings.flatMap(({ kind, tone, metric, dimension, member }) =>
    kind === 'rate-difference' && tone === 'bad' && dimension !== undefined && member !== undefined
      ? [{ metric, scope: { [dimension]: member } }]
      : [],
  );
}

/** The first thing that went wrong in a place of which the data say by how much. */
function firstGap(context: Context, leads: readonly Pick<Lead, 'metric' | 'scope'>[]): Lead | null {
  for (const { metric, scope } of leads) {
    const lead = gapOf(context, metric, scope)?.lead;
    if (lead) return lead;
  }
  return null;
}

function gapOf(context: Context, metric: string, scope: Fact['scope']): { lead: Lead | null; level: Level | null } | null {
  const { evidence } = context;
  const note = evidence.metric(metric);
  const place = placeOf(context, scope);
  if (!note || place === null || note.polarity === 'neutral') return null;
  const plain = { step: null, metric, scope, place };
  for (const suffix of ['.ttm', '']) {
    const [rate, whole] = [evidence.get(`${metric}${suffix}`, 0, scope), evidence.get(`${metric}${suffix}`, 0)];
    if (!rate || !whole) continue;
    const [own, all] = [proportionOf(rate), proportionOf(whole)];
    if (own && all) {
      const rest = { hits: all.hits - own.hits, n: all.n - own.n };
      if (own.n < minRows || rest.n < minRows) continue;
      const apart = (note.polarity === 'down' ? 1 : -1) * (rate.value - whole.value);
      if (apart <= 0 || pOfZ(twoProportionZ(own, rest)) > chance) return { lead: null, level: { place, metric, rate, whole } };
      const outcomes = evidence.workedOut(rate, '.to_level', Math.round(apart * own.n), [rate, whole], {
        label: `${rate.label}, at the level of all`,
        formula: 'rows times the distance from the level of all, rounded',
        unit: 'count',
      });
      const bad = badOf(context, rate);
      return {
        lead: { ...plain, worth: null, outcomes: yearly(context, outcomes), rate, lost: bad && yearly(context, bad) },
        level: null,
      };
    }
    // Of a cost, all of it is what may be saved.
    if (rate.unit === 'money' && note.polarity === 'down' && !note.state && evidence.noise(rate)?.of !== 'mean')
      return { lead: { ...plain, worth: yearly(context, rate), outcomes: null, rate: null, lost: null }, level: null };
  }
  return null;
}
