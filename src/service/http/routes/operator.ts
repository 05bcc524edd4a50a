/** Health, metrics and the audit log. `healthz` and `readyz` need no key and give no details. */
import type { HandlersOf } from '../register-operations.ts';
import type { RouteParts } from '../route-parts.ts';

export const operatorHandlers = ({
  ready,
  requestText,
}: RouteParts): HandlersOf<'checkHealth' | 'checkReadiness' | 'getMetrics' | 'listAuditLog'> => ({
  checkHealth: async () => ({ status: 'ok' }),
  async checkReadiness({ reply }) {
    const ok = await ready().catch(() => false);
    return reply.code(ok ? 200 : 503).send({ status: ok ? 'ok' : 'unavailable' });
  },
  /** As JSON, or as text for Prometheus. */
  async getMetrics({ service, query: { from, to, group_by }, request, reply }) {
    if (!/\b(text\/plain|application\/openmetrics-text)\b/.test(request.headers.accept ?? ''))
      return service.metrics({ from, to, groupBy: group_by });
    // Counters must never decrease.
    const metrics = await service.metrics({ from: from ?? '1970-01-01', to });
    const { processText, prometheusText } = await import('../../prometheus.ts');
    const body = `${await prometheusText(metrics)}${await requestText()}${await processText()}`;
    return reply
      .header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
      .serializer((sent: unknown) => sent as string)
      .send(body);
  },
  listAuditLog: ({ service, query }) => service.auditLog(query),
});
