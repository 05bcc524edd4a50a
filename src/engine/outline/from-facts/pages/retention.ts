/** Retention: net beside gross over the periods, as neither means much alone. */
import { ref, type Text } from '../../../../model/text.ts';
import { type Context, safe } from '../context.ts';
import type { Draft } from '../draft.ts';
import { fitTitle } from '../titles.ts';
import { topicsOf } from '../topics.ts';

/** A cohort this small moves by an account or two. */
const leastAccounts = 30;

export function retention(context: Context, worth: number): Draft | null {
  const { catalogue, evidence, table, now } = context;
  const prior = table.prior;
  const [nrr, grr, churn] = [evidence.get('nrr', 0), evidence.get('grr', 0), evidence.get('logo_churn', 0)];
  if (!prior || !nrr || !grr) return null;
  const points = context.periodsWith('nrr').filter(({ period, fact }) => !period.partial && fact.n >= leastAccounts);
  if (points.length < 2 || points.at(-1)!.fact.id !== nrr.id) return null;
  const label = safe(prior.label);
  const reading: Text[] = [
    catalogue.say('family-cohort', { accounts: ref(evidence.rowsBehind(nrr).id), prior: label }),
    catalogue.say('pipeline-other', { label: context.label('nrr'), value: ref(nrr.id) }),
    catalogue.say('pipeline-other', { label: context.label('grr'), value: ref(grr.id) }),
    ...(churn ? [catalogue.say('family-lost-accounts', { rate: ref(churn.id) })] : []),
  ];
  const source = context.sourceOf('nrr');
  return {
    part: 'evidence',
    topics: topicsOf(context.note('nrr'), null, 'retention churn nrr grr net gross trend cohort'),
    worth,
    metric: 'nrr',
    proves: ['nrr', 'grr', 'revenue_churn', 'logo_churn'].flatMap((metric) => context.moveOf(metric)?.id ?? []),
    slide: {
      id: 'retention',
      kind: 'trend',
      title: fitTitle(catalogue.forms('family-retention', { nrr: ref(nrr.id), grr: ref(grr.id), prior: label })),
      lead: catalogue.say('lead-span', {
        label: `${context.label('nrr')}, ${context.label('grr')}`,
        unit: null,
        first: safe(points[0]!.period.label),
        last: safe(now),
      }),
      section: catalogue.say('sections-evidence'),
      ...(source ? { source } : {}),
      notes: context.notes(reading, [nrr, grr]),
      content: {
        chart: points.length > 3 ? 'line' : 'column',
        periods: points.map(({ period }) => safe(period.label)),
        series: (['nrr', 'grr'] as const).map((metric) => ({
          name: context.label(metric),
          values: points.map(({ period }) => evidence.get(metric, period.offset)?.id ?? null),
        })),
        highlight: points.length - 1,
        partial: [],
        reading,
      },
    },
  };
}
