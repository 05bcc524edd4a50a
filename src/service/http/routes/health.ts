/** `GET /healthz`: the process answers. `GET /readyz`: it takes work in. Neither asks for a key nor tells details. */
import { z } from 'zod';
import type { App, RouteParts } from '../route-parts.ts';
import { typed } from '../route-parts.ts';

const health = z.strictObject({ status: z.enum(['ok', 'unavailable']) });

export function healthRoutes(app: App, { ready }: RouteParts): void {
  typed(app).get(
    '/healthz',
    {
      // Whoever is busy is alive.
      config: { evenIfBusy: true },
      schema: { summary: 'Whether the server runs', tags: ['health'], security: [], response: { 200: health } },
    },
    async () => ({ status: 'ok' as const }),
  );
  typed(app).get(
    '/readyz',
    { schema: { summary: 'Whether the server takes work in', tags: ['health'], security: [], response: { 200: health, 503: health } } },
    async (_request, reply) => {
      const ok = await ready().catch(() => false);
      return reply.code(ok ? 200 : 503).send({ status: ok ? 'ok' : 'unavailable' });
    },
  );
}
