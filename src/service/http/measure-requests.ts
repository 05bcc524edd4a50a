/** How long requests took, by route, method and class of status: a histogram of this process, for Prometheus. */
import { Histogram, Registry } from 'prom-client';
import type { App } from './app.ts';

/** @returns what was measured, as text */
export function measureRequests(app: App): () => Promise<string> {
  const registry = new Registry();
  const taken = new Histogram({
    name: 'quarterdeck_http_request_duration_seconds',
    help: 'Time from a request to the end of its answer',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  });
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    // Addresses that are none of ours would be labels without end.
    const route = routeOptions.url ?? 'none';
    taken.observe({ method, route, status: `${Math.floor(statusCode / 100)}xx` }, elapsedTime / 1000);
  });
  return () => registry.metrics();
}
