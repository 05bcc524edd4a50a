/** Why the recurring revenue that was lost moved: from one period to the next, by the size of its base and by the loss rates of both pools. */
import { ref, type Text } from '../../../../model/text.ts';
import { type LossCauses, lossCauses } from '../../../insight/finders/lost-revenue.ts';
import { type Context, safe } from '../context.ts';
import type { Draft } from '../draft.ts';
import { evidencePage } from '../evidence-page.ts';
import { topicsOf } from '../topics.ts';

/** From so many times the loss before it is the contradiction a summary is headed with, where net retention is above the whole. */
const multiplied = 2;
/** Sentences beside the chart. */
const mostReading = 4;

export function lossCausesPage(context: Context, worth: number): Draft | null {
  const { catalogue, evidence, table, now } = context;
  const causes = lossCauses(evidence);
  const finding = causes && context.find('loss-causes', causes.now.metric);
  if (!causes || !finding || !table.prior) return null;
  const prior = safe(table.prior.label);
  const { opening, sold, volume, rates, delta } = causes;
  const steps = [
    { label: catalogue.say('loss-causes-step-base'), value: volume },
    { label: catalogue.say('loss-causes-step-opening'), value: opening.effect },
    { label: catalogue.say('loss-causes-step-sold'), value: sold.effect },
  ].filter(({ value }) => value.value !== 0);
  const [count, countBefore] = [evidence.get('ended_subscriptions', 0), evidence.get('ended_subscriptions', table.prior.offset)];
  const reading: Text[] = [
    catalogue.say('loss-causes-opening', { rate: ref(opening.now.rate.id), before: ref(opening.before.rate.id), prior }),
    catalogue.say('loss-causes-sold', { rate: ref(sold.now.rate.id), before: ref(sold.before.rate.id), prior, now: safe(now) }),
    ...(count && countBefore ? [catalogue.say('family-ended', { now: ref(count.id), before: ref(countBefore.id), prior })] : []),
    // Beside net and gross retention, where there is such a page.
    ...(evidence.get('nrr', 0) ? [] : withinText(context)),
  ].slice(0, mostReading);
  return evidencePage(context, {
    topics: topicsOf(context.note(causes.now.metric), null, 'churn loss lost retention recurring causes why bridge'),
    worth,
    metric: causes.now.metric,
    proves: [finding.id, ...context.movesOf([causes.now.metric, 'ended_subscriptions'])],
    id: 'loss-causes',
    kind: 'bridge',
    titles: catalogue.forms('loss-causes-title', saidOfCauses(context, causes)),
    lead: context.leadSpan([causes.now.metric], prior, safe(now)),
    notes: context.notes(reading, [causes.now, volume, opening.effect, sold.effect, causes.atPriorRates]),
    content: {
      start: { label: catalogue.say('loss-causes-total', { period: prior }), value: causes.before.id },
      steps: steps.map(({ label, value }) => ({ label, value: value.id })),
      end: { label: catalogue.say('loss-causes-total', { period: safe(now) }), value: causes.now.id },
      net: delta.id,
      good: 'down',
      reading,
      ...(rates.value > 0 && { soWhat: returnText(context, causes, prior) }),
    },
  });
}

function returnText({ catalogue, now }: Context, { atPriorRates, rates }: LossCauses, prior: string): Text {
  return catalogue.say('loss-causes-return', { prior, now: safe(now), at: ref(atPriorRates.id), worth: ref(rates.id) });
}

function saidOfCauses(context: Context, { per, now, before, delta, volume, rates, volumeShare, ratesShare }: LossCauses) {
  return {
    unit: context.label(per),
    rose: delta.value > 0,
    before: ref(before.id),
    value: ref(now.id),
    volume: volumeShare && ref(volumeShare.id),
    rates: ratesShare && ref(ratesShare.id),
    baseEffect: ref(volume.id),
    ratesEffect: ref(rates.id),
  };
}

/** What was sold and lost within the period, which retention never sees; nothing where nothing was. */
export function withinText(context: Context): Text[] {
  const causes = lossCauses(context.evidence);
  if (!causes || causes.sold.now.lost.value <= 0) return [];
  const { sold, soldShare } = causes;
  return [context.catalogue.say('loss-within', { value: ref(sold.now.lost.id), now: safe(context.now), share: ref(soldShare.id) })];
}

/** As a sentence of the summary, with what retention leaves out where it looks well. */
export function lossCausesPoint(context: Context): Text | null {
  const causes = lossCauses(context.evidence);
  if (!causes) return null;
  const point = context.catalogue.say('loss-causes-point', saidOfCauses(context, causes));
  const nrr = contradicted(context);
  if (!nrr) return point;
  const unseen = context.catalogue.say('loss-causes-unseen', {
    nrr: ref(nrr),
    within: ref(causes.sold.now.lost.id),
    now: safe(context.now),
  });
  return `${point}${context.space}${unseen}`;
}

/** Id of net retention, where it is above the whole although losses multiplied. */
function contradicted({ evidence }: Context): string | null {
  const causes = lossCauses(evidence);
  const nrr = evidence.get('nrr', 0);
  return causes && nrr && nrr.value >= 1 && causes.now.value >= multiplied * causes.before.value && causes.rates.value > 0 ? nrr.id : null;
}

/** What the summary is headed with: the headline's move, and that losses multiplied behind it. */
export function contradictionTitles(context: Context, headline: Text): Text[] {
  const causes = lossCauses(context.evidence);
  const finding = causes && context.find('loss-causes', causes.now.metric);
  const multiple = finding?.facts.multiple;
  if (!causes || !multiple || !context.prior || contradicted(context) === null) return [];
  const unit = context.label(causes.per);
  return context.catalogue.forms('loss-causes-headline', { headline, unit, multiple: ref(multiple), prior: safe(context.prior) });
}

/** What to do about it, with what that is worth; null where the rates took nothing. */
export function lossCausesAction(context: Context): { head: Text; what: Text; measure: Text; worth: Text } | null {
  const causes = lossCauses(context.evidence);
  if (!causes || !context.prior || causes.rates.value <= 0) return null;
  const said = { prior: safe(context.prior), value: ref(causes.atPriorRates.id), unit: context.label(causes.per) };
  return { ...context.catalogue.parts('loss-causes-action', said), worth: ref(causes.rates.id) };
}
