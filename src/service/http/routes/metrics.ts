/** `GET /v1/metrics`: as JSON, or as text for Prometheus. */
import { z } from 'zod';
import { text } from '../../schema/generate-body.ts';
import { metricsGroupings, metricsSchema } from '../../schema/metrics.ts';
import type { App, RouteParts } from '../route-parts.ts';
import { typed } from '../route-parts.ts';

export function metricsRoutes(app: App, { serviceOf, requestText }: RouteParts): void {
  typed(app).get(
    '/v1/metrics',
    {
      config: { scope: 'metrics:read' },
      schema: {
        summary: 'Usage, generation speed, brand compliance, the queue, webhooks',
        description:
          'Of the last 30 days unless from and to say otherwise: ISO dates, both counted whole, or moments. Accept: text/plain answers in the format of Prometheus, from the first deck on unless from says otherwise. Deliveries of webhooks are kept, and counted, for 30 days; no group has any.',
        tags: ['metrics'],
        querystring: z.strictObject({ from: text(40).optional(), to: text(40).optional(), group_by: z.enum(metricsGroupings).optional() }),
        response: {
          200: { description: 'Metrics', content: { 'application/json': { schema: metricsSchema }, 'text/plain': { schema: z.string() } } },
        },
      },
    },
    async (request, reply) => {
      const { from, to, group_by } = request.query;
      const service = serviceOf(request.caller!.tenantId);
      if (!/\b(text\/plain|application\/openmetrics-text)\b/.test(request.headers.accept ?? ''))
        return service.metrics({ from, to, groupBy: group_by });
      // Counters only ever grow.
      const metrics = await service.metrics({ from: from ?? '1970-01-01', to });
      const { processText, prometheusText } = await import('../../prometheus.ts');
      const body = `${await prometheusText(metrics)}${await requestText()}${await processText()}`;
      return reply
        .header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
        .serializer((sent: unknown) => sent as string)
        .send(body as never);
    },
  );
}
