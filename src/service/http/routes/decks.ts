/** `/v1/decks`: follow, list, cancel, delete. */
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Deck, deckSchema } from '../../schema/deck.ts';
import { deckStatuses } from '../../schema/deck-status.ts';
import { listOf, listQuerySchema } from '../../schema/list.ts';
import { problemSchema } from '../../schema/problem.ts';
import { eventStream, sendEvents } from '../event-stream.ts';
import { idempotencyHeaders } from '../idempotency.ts';
import { withLinks } from '../links.ts';
import type { App, RouteParts } from '../route-parts.ts';
import { typed } from '../route-parts.ts';

const params = z.strictObject({ deck_id: z.string().regex(/^\w{1,64}$/) });
const missing = { 404: problemSchema } as const;

export function deckRoutes(app: App, parts: RouteParts): void {
  const decksOf = (request: FastifyRequest) => parts.serviceOf(request.caller!.tenantId).decks;
  const linked = (request: FastifyRequest, deck: Deck) => withLinks(deck, request.caller!, parts);

  typed(app).get(
    '/v1/decks',
    {
      config: { scope: 'decks:read' },
      schema: {
        summary: 'List decks, newest first',
        tags: ['decks'],
        querystring: listQuerySchema.extend({ status: z.enum(deckStatuses).optional() }),
        response: { 200: listOf(deckSchema) },
      },
    },
    async (request) => {
      const page = await decksOf(request).list(request.query);
      return { ...page, data: page.data.map((deck) => linked(request, deck)) };
    },
  );

  typed(app).get(
    '/v1/decks/:deck_id',
    {
      config: { scope: 'decks:read' },
      schema: {
        summary: 'Get a deck',
        description: 'With `wait`, answers as soon as the deck is settled or the time is over.',
        tags: ['decks'],
        params,
        querystring: z.strictObject({ wait: z.coerce.number().int().min(0).max(60).default(0) }),
        response: { 200: deckSchema, 304: z.null(), ...missing },
      },
    },
    async (request, reply) => {
      const signal = AbortSignal.any([request.gone, parts.stopping]);
      const deck = await decksOf(request).get(request.params.deck_id, { wait: request.query.wait, signal });
      // Links are made anew for each answer and say nothing about the deck.
      const tag = `"${createHash('sha256').update(JSON.stringify(deck)).digest('base64url').slice(0, 22)}"`;
      reply.header('etag', tag).header('cache-control', 'private, no-cache');
      if (deck.estimated_completion_seconds !== null) reply.header('retry-after', String(Math.min(5, deck.estimated_completion_seconds)));
      if (request.headers['if-none-match']?.split(',').some((one) => one.trim() === tag)) return reply.code(304).send(null);
      return reply.code(200).send(linked(request, deck));
    },
  );

  typed(app).post(
    '/v1/decks/:deck_id/cancel',
    {
      config: { idempotent: true, action: 'deck.cancel', scope: 'decks:write' },
      schema: {
        headers: idempotencyHeaders,
        summary: 'Cancel a deck that is not settled',
        tags: ['decks'],
        params,
        response: { 200: deckSchema, 409: problemSchema, ...missing },
      },
    },
    async (request) => linked(request, await decksOf(request).cancel(request.params.deck_id)),
  );

  typed(app).delete(
    '/v1/decks/:deck_id',
    {
      config: { scope: 'decks:write', action: 'deck.delete' },
      schema: { summary: 'Delete a deck and its files', tags: ['decks'], params, response: { 204: z.null(), ...missing } },
    },
    async (request, reply) => {
      await decksOf(request).delete(request.params.deck_id);
      return reply.code(204).send(null);
    },
  );

  typed(app).get(
    '/v1/decks/:deck_id/events',
    {
      exposeHeadRoute: false,
      config: { scope: 'decks:read' },
      schema: {
        summary: 'Follow a deck by server-sent events, until it is settled',
        tags: ['decks'],
        params,
        response: { 200: eventStream, ...missing },
      },
    },
    async (request, reply) => {
      const { deck_id } = request.params;
      const decks = decksOf(request);
      // A deck that is not there is a problem document, not an empty stream.
      await decks.get(deck_id);
      return sendEvents(reply, parts.stopping, (signal) => told(decks.watch(deck_id, signal), (deck) => linked(request, deck)));
    },
  );
}

/** `event: deck`, the record as data. */
async function* told(decks: AsyncIterable<Deck>, shown: (deck: Deck) => Deck): AsyncIterable<string> {
  for await (const deck of decks) yield `event: deck\ndata: ${JSON.stringify(shown(deck))}`;
}
