/** Retention: net and gross over the periods, because neither means much alone. */
import { ref, type Text } from '../../../../model/text.ts';
import { type Context, safe } from '../context.ts';
import type { Draft } from '../draft.ts';
import { evidencePage } from '../evidence-page.ts';
import { topicsOf } from '../topics.ts';
import { withinText } from './loss-causes.ts';

/** With fewer accounts, one or two move the rate. */
const leastAccounts = 30;

export function retention(context: Context, worth: number): Draft | null {
  const { catalogue, evidence, table, now } = context;
  const prior = table.prior;
  // Of the accounts of the period compared with, be it the one before or that of a year before.
  const isYear = prior !== null && prior.id === evidence.yearBefore?.id;
  const [net, gross] = isYear ? (['nrr_year', 'grr_year'] as const) : (['nrr', 'grr'] as const);
  const [nrr, grr, churn] = [evidence.get(net, 0), evidence.get(gross, 0), isYear ? null : evidence.get('logo_churn', 0)];
  if (!prior || !nrr || !grr) return null;
  const points = context.periodsWith(net).filter(({ period, fact }) => !period.partial && fact.n >= leastAccounts);
  if (points.length < 2 || points.at(-1)!.fact.id !== nrr.id) return null;
  const label = safe(prior.label);
  const within = withinText(context);
  const reading: Text[] = [
    catalogue.say('family-cohort', { accounts: ref(evidence.rowsBehind(nrr).id), prior: label }),
    // The title has both; what neither counts is said in their place.
    ...(within.length > 0 ? within : [context.stands(net, nrr), context.stands(gross, grr)]),
    ...(churn ? [catalogue.say('family-lost-accounts', { rate: ref(churn.id) })] : []),
  ];
  return evidencePage(context, {
    topics: topicsOf(context.note(net), null, 'retention churn nrr grr net gross trend cohort'),
    worth,
    metric: net,
    proves: context.movesOf([net, gross, 'revenue_churn', 'logo_churn']),
    id: 'retention',
    kind: 'trend',
    titles: catalogue.forms('family-retention', { nrr: ref(nrr.id), grr: ref(grr.id), prior: label }),
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
