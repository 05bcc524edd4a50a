/** `/v1/generate` and `/v1/decks`: start, follow, list, cancel, delete. */
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { QuarterdeckError } from '../../../model/errors.ts';
import { isUploadName } from '../../file-names.ts';
import type { Deck } from '../../schema/deck.ts';
import { requestOfBody } from '../../schema/generate-body.ts';
import { demand, untilRefused } from '../auth.ts';
import { sendEvents } from '../event-stream.ts';
import { withLinks } from '../links.ts';
import type { HandlersOf } from '../register-operations.ts';
import type { RouteParts } from '../route-parts.ts';

export function deckHandlers(
  parts: RouteParts,
): HandlersOf<'generateDeck' | 'listDecks' | 'getDeck' | 'cancelDeck' | 'deleteDeck' | 'followDeck'> {
  const linked = (request: FastifyRequest, deck: Deck) => withLinks(deck, request.caller!, parts);

  return {
    async generateDeck({ service, body, request, reply }) {
      const { documents } = request;
      if (body.prompt === null && documents.length === 0) {
        throw new QuarterdeckError('request_invalid', 'The body has neither a prompt nor documents.', {
          next: 'say in prompt what the deck is about, or send documents as multipart/form-data',
        });
      }
      // Anyone who knows the hash of the files has the files.
      if (body.data_sources?.some((name) => !isUploadName(name))) demand('sources:read', request, reply);
      const idempotencyKey = request.headers['idempotency-key'];
      const { replayed, ...accepted } = await service.decks.generate(requestOfBody(body, documents), {
        keyId: request.caller!.keyId,
        ...(typeof idempotencyKey === 'string' && { idempotencyKey }),
      });
      request.deckId = accepted.deck_id;
      if (replayed) reply.header('idempotency-replayed', 'true');
      reply
        .header('location', `/v1/decks/${accepted.deck_id}`)
        .header('retry-after', String(Math.min(5, accepted.estimated_completion_seconds)));
      return accepted;
    },
    async listDecks({ service, query, request }) {
      const page = await service.decks.list(query);
      return { ...page, data: page.data.map((deck) => linked(request, deck)) };
    },
    async getDeck({ service, params, query, request, reply }) {
      const signal = AbortSignal.any([request.gone, parts.stopping]);
      const deck = await service.decks.get(params.deck_id, { wait: query.wait, signal });
      // Links are new in every response and not part of the deck's state.
      const tag = `"${createHash('sha256').update(JSON.stringify(deck)).digest('base64url').slice(0, 22)}"`;
      reply.header('etag', tag).header('cache-control', 'private, no-cache');
      if (deck.estimated_completion_seconds !== null) reply.header('retry-after', String(Math.min(5, deck.estimated_completion_seconds)));
      if (request.headers['if-none-match']?.split(',').some((one) => one.trim() === tag)) return reply.code(304).send(null);
      return linked(request, deck);
    },
    cancelDeck: async ({ service, params, request }) => linked(request, await service.decks.cancel(params.deck_id)),
    deleteDeck: ({ service, params }) => service.decks.delete(params.deck_id),
    async followDeck({ service: { decks }, params: { deck_id }, request, reply }) {
      // A missing deck is a problem document, not an empty stream.
      await decks.get(deck_id);
      const end = AbortSignal.any([parts.stopping, untilRefused(request, parts)]);
      await sendEvents(reply, end, (signal) => told(decks.watch(deck_id, signal), (deck) => linked(request, deck)));
    },
  };
}

/** `event: deck`, the record as data. */
async function* told(decks: AsyncIterable<Deck>, shown: (deck: Deck) => Deck): AsyncIterable<string> {
  for await (const deck of decks) yield `event: deck\ndata: ${JSON.stringify(shown(deck))}`;
}
