/** `/v1/audit-log`: who did what, newest first. */
import { auditEntrySchema, auditQuerySchema } from '../../schema/audit.ts';
import { listOf } from '../../schema/list.ts';
import type { App, RouteParts } from '../route-parts.ts';
import { typed } from '../route-parts.ts';

export function auditLogRoutes(app: App, { serviceOf }: RouteParts): void {
  typed(app).get(
    '/v1/audit-log',
    {
      config: { scope: 'admin' },
      schema: {
        summary: 'List who did what, newest first',
        description:
          'Every change, every download by link and every request refused for who sent it. Entries are never changed or deleted; each holds the hash of the one before.',
        tags: ['audit-log'],
        querystring: auditQuerySchema,
        response: { 200: listOf(auditEntrySchema) },
      },
    },
    (request) => serviceOf(request.caller!.tenantId).auditLog(request.query),
  );
}
