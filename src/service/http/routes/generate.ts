/** `POST /v1/generate`: takes a deck in. */

import { isUploadName } from '../../file-names.ts';
import { acceptedSchema } from '../../schema/deck.ts';
import { generateBodySchema, requestOfBody } from '../../schema/generate-body.ts';
import { problemSchema } from '../../schema/problem.ts';
import { demand } from '../auth.ts';
import { idempotencyHeaders } from '../idempotency.ts';
import type { App, RouteParts } from '../route-parts.ts';
import { typed } from '../route-parts.ts';

export function generateRoutes(app: App, { serviceOf }: RouteParts): void {
  typed(app).post(
    '/v1/generate',
    {
      config: { scope: 'decks:write', action: 'deck.create' },
      schema: {
        summary: 'Start making a deck',
        description:
          'Answers at once; the deck is made in the background. Data sources need the scope sources:read too, but for files sent for this deck by the same content. The same Idempotency-Key with the same body means the same deck for 24 hours.',
        tags: ['decks'],
        headers: idempotencyHeaders,
        body: generateBodySchema,
        response: { 202: acceptedSchema, 404: problemSchema, 422: problemSchema },
      },
    },
    async (request, reply) => {
      // Whoever can name what files hash to has them.
      if (request.body.data_sources?.some((name) => !isUploadName(name))) demand('sources:read', request, reply);
      const idempotencyKey = request.headers['idempotency-key'];
      const { decks } = serviceOf(request.caller!.tenantId, request.gone);
      const { replayed, ...accepted } = await decks.generate(requestOfBody(request.body), {
        keyId: request.caller!.keyId,
        ...(idempotencyKey !== undefined && { idempotencyKey }),
      });
      request.deckId = accepted.deck_id;
      if (replayed) reply.header('idempotency-replayed', 'true');
      return reply
        .code(202)
        .header('location', `/v1/decks/${accepted.deck_id}`)
        .header('retry-after', String(Math.min(5, accepted.estimated_completion_seconds)))
        .send(accepted);
    },
  );
}
