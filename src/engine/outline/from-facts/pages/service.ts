/** Service: tickets opened and closed, the backlog, durations and response rates. */
import { ref, type Text } from '../../../../model/text.ts';
import { type Context, safe } from '../context.ts';
import type { Draft } from '../draft.ts';
import { evidencePage } from '../evidence-page.ts';
import { topicsOf } from '../topics.ts';

export function service(context: Context, worth: number): Draft | null {
  const { catalogue, evidence, now } = context;
  const get = (metric: string) => evidence.get(metric, 0);
  const [created, closed] = [get('tickets_created'), get('tickets_closed')];
  if (!created) return null;
  const points = context.periodsWith('tickets_created');
  if (points.length < 2) return null;
  const [share, response] = [get('csat_share'), get('csat_response')];
  const reading: Text[] = [
    ...['ticket_backlog', 'resolution_time', 'first_response'].flatMap((metric) => {
      const fact = get(metric);
      return fact ? [context.stands(metric, fact)] : [];
    }),
    ...(share && response
      ? [
          catalogue.say('family-satisfied', {
            share: ref(share.id),
            response: ref(response.id),
            answers: ref(evidence.rowsBehind(share).id),
          }),
        ]
      : []),
  ];
  const series = closed ? ['tickets_created', 'tickets_closed'] : ['tickets_created'];
  const partial = points.flatMap(({ period }, index) => (period.partial ? [index] : []));
  return evidencePage(context, {
    topics: topicsOf(context.note('tickets_created'), null, 'support service ticket tickets csat satisfaction resolution response backlog'),
    worth,
    metric: 'tickets_created',
    proves: context.movesOf(['tickets_created', 'tickets_closed', 'ticket_backlog', 'resolution_time', 'first_response']),
    id: 'service',
    kind: 'trend',
    titles: catalogue.forms('family-tickets', {
      created: ref(created.id),
      closed: (closed?.id ?? null) && ref((closed?.id ?? null)!),
      now: safe(now),
    }),
    lead: context.leadSpan(series, safe(points[0]!.period.label), safe(now)),
    notes: context.notes(reading, [created, closed]),
    content: {
      chart: 'column',
      periods: points.map(({ period }) => safe(period.label)),
      series: series.map((metric) => ({
        name: context.label(metric),
        values: points.map(({ period }) => evidence.get(metric, period.offset)?.id ?? null),
      })),
      highlight: Math.max(
        0,
        points.findIndex(({ period }) => period.offset === 0),
      ),
      partial,
      reading,
    },
  });
}
