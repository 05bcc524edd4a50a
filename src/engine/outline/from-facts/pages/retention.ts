/** Retention: net and gross over the periods, because neither means much alone, and what both leave out. */
import { ref, type Text } from '../../../../model/text.ts';
import type { Known } from '../../../insight/evidence.ts';
import { lossCauses } from '../../../insight/finders/lost-revenue.ts';
import { proportionOf } from '../../../insight/statistics.ts';
import { type Context, safe } from '../context.ts';
import type { Draft } from '../draft.ts';
import { evidencePage } from '../evidence-page.ts';
import { topicsOf } from '../topics.ts';
import { withinText } from './loss-causes.ts';

/** With fewer accounts, one or two move the rate. */
const leastAccounts = 30;
/** Part of the opening book from which what was sold and lost within the period heads the page. */
const leastHidden = 0.01;
/** Points by which the loss by subscription must exceed that by account. */
const leastOffset = 0.005;

export function retention(context: Context, worth: number): Draft | null {
  const { catalogue, evidence, table, now } = context;
  const prior = table.prior;
  // Of the accounts of the period compared with, be it the one before or that of a year before.
  const isYear = prior !== null && prior.id === evidence.yearBefore?.id;
  const [net, gross] = isYear ? (['nrr_year', 'grr_year'] as const) : (['nrr', 'grr'] as const);
  const [nrr, grr] = [evidence.get(net, 0), evidence.get(gross, 0)];
  if (!prior || !nrr || !grr) return null;
  const points = context.periodsWith(net).filter(({ period, fact }) => !period.partial && fact.n >= leastAccounts);
  if (points.length < 2 || points.at(-1)!.fact.id !== nrr.id) return null;
  const label = safe(prior.label);
  const accounts = ref(evidence.rowsBehind(nrr).id);
  const hidden = isYear ? null : hiddenIn(context);
  const left = isYear ? null : leftOf(context);
  const partial = left?.value === 0 && grr.value < 1;
  const counted =
    left === null
      ? catalogue.say('family-cohort', { accounts, prior: label })
      : left.value === 0
        ? catalogue.say('retention-none-left', { accounts, prior: label, partial })
        : catalogue.say('retention-left', { left: ref(left.id), accounts, prior: label });
  const within = withinText(context);
  const reading: Text[] = [
    ...(hidden
      ? [catalogue.say('retention-within', { share: ref(hidden.share.id), now: safe(now) }), counted]
      : // The title has both rates; what neither counts is said in their place.
        [counted, ...(within.length > 0 ? within : [context.stands(net, nrr), context.stands(gross, grr)])]),
    ...(isYear ? [] : bySubscription(context, grr)),
  ];
  return evidencePage(context, {
    topics: topicsOf(context.note(net), null, 'retention churn nrr grr net gross trend cohort'),
    worth,
    metric: net,
    proves: context.movesOf([net, gross, 'revenue_churn', 'logo_churn']),
    id: 'retention',
    kind: 'trend',
    titles: catalogue.forms('retention-titles', {
      nrr: ref(nrr.id),
      grr: ref(grr.id),
      prior: label,
      now: safe(now),
      accounts,
      within: hidden && ref(hidden.within.id),
      partial: partial ? '' : null,
    }),
    lead: context.leadSpan([net, gross], safe(points[0]!.period.label), safe(now)),
    notes: context.notes(reading, [nrr, grr]),
    content: {
      chart: points.length > 3 ? 'line' : 'column',
      periods: points.map(({ period }) => safe(period.label)),
      series: [net, gross].map((metric) => ({
        name: context.label(metric),
        values: points.map(({ period }) => evidence.get(metric, period.offset)?.id ?? null),
      })),
      highlight: points.length - 1,
      partial: [],
      reading,
    },
  });
}

/** What was sold and lost within the period, where it is much beside the opening book. */
function hiddenIn({ evidence }: Context): { within: Known; share: Known } | null {
  const causes = lossCauses(evidence);
  if (!causes) return null;
  const within = causes.sold.now.lost;
  return within.value >= leastHidden * causes.opening.now.base.value ? { within, share: causes.soldShare } : null;
}

/** How many of the accounts of the period before pay nothing any more. */
function leftOf({ evidence }: Context): Known | null {
  const churn = evidence.get('logo_churn', 0);
  const counted = churn && proportionOf(churn);
  return churn && counted ? evidence.hitsOf(churn, counted.hits) : null;
}

/** What was lost subscription by subscription, where gross retention by account looks better. */
function bySubscription(context: Context, grr: Known): Text[] {
  const { catalogue, evidence } = context;
  const causes = lossCauses(evidence);
  if (!causes) return [];
  const { rate } = causes.opening.now;
  if (rate.value - (1 - grr.value) < leastOffset) return [];
  return [catalogue.say('retention-by-subscription', { lost: ref(rate.id), grr: ref(grr.id), unit: context.label(causes.per) })];
}
