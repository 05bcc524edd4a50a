/** A span for each request, below the caller's own when it sends one. */
import type { FastifyInstance } from 'fastify';
import { type Tracer, traceOf } from '../tracing.ts';

export function traceRequests(app: FastifyInstance, tracer: Tracer, clock: () => Date): void {
  app.addHook('onResponse', async ({ method, routeOptions, headers, id }, { statusCode, elapsedTime }) => {
    const route = routeOptions.url ?? 'unknown';
    const end = clock().getTime();
    tracer.add({
      name: `${method} ${route}`,
      start: end - elapsedTime,
      end,
      attributes: {
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': statusCode,
        'quarterdeck.request_id': id,
      },
      kind: 'server',
      failed: statusCode >= 500,
      ...traceOf(headers.traceparent),
    });
  });
}
