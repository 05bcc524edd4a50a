/** Makes a route for every operation, served by the handler of the same name. */
import multipart from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { DeckService } from '../deck-service.ts';
import { isUploadName } from '../file-names.ts';
import { type AnswerOf, type Operation, type OperationId, operations, presentationTypes, type Read, usualStatus } from '../operations.ts';
import type { Scope } from '../schema/api-key.ts';
import { problemSchema } from '../schema/problem.ts';
import { idempotencyHeaders } from './idempotency.ts';
import { fewLargeBodies } from './limits.ts';
import { receiveDocuments } from './receive-documents.ts';
import type { App, RouteParts } from './route-parts.ts';

/** A request, parsed for its operation. */
interface Asked<Id extends OperationId> {
  params: Read<Id, 'params'>;
  query: Read<Id, 'query'>;
  headers: Read<Id, 'headers'>;
  body: Read<Id, 'body'>;
  /** The service for the caller's tenant; work done only for the response stops when the caller disconnects. */
  service: DeckService;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Returns what is sent with the operation's usual status, or replies itself. */
export type Handlers = {
  [Id in OperationId]: (asked: Asked<Id>) => Promise<AnswerOf<Id> extends null ? unknown : AnswerOf<Id> | FastifyReply>;
};
/** The handlers of these operations. */
export type HandlersOf<Ids extends OperationId> = Pick<Handlers, Ids>;

/** Scope and action that depend on the request, where one path does several things. */
const byRequest: { [Id in OperationId]?: { scope: (request: FastifyRequest) => Scope; action: (request: FastifyRequest) => string } } = {
  putDataSource: { scope: scopeOfPut, action: (request) => (isFiles(request) ? 'source.put' : 'source.connect') },
};

/** Parsers for bodies that only one operation takes. */
const ownBodies: { [Id in OperationId]?: (scope: App) => void } = {
  generateDeck: receiveDocuments,
  putBrandKit: presentations,
  checkDeck: presentations,
  putDataSource: (scope) => void scope.register(multipart, { limits: { files: 50, fields: 20, fileSize: 200 * 1024 * 1024 } }),
};

/** Decks and templates as they are. */
function presentations(scope: App): void {
  scope.addContentTypeParser(presentationTypes, { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes));
  scope.addHook('onRequest', fewLargeBodies({ large: 5 * 1024 * 1024, atOnce: 4 }));
}

export function registerOperations(app: App, handlers: Handlers, { serviceOf }: Pick<RouteParts, 'serviceOf'>): void {
  for (const [id, operation] of Object.entries(operations) as [OperationId, Operation][]) {
    const handler = handlers[id] as (asked: Asked<OperationId>) => Promise<unknown>;
    const add = (scope: App) => {
      scope.route({
        ...routeOf(id, operation),
        handler: async (request, reply) => {
          if (operation.secret) reply.header('cache-control', 'no-store');
          const { params, query, headers, body } = request as unknown as Asked<OperationId>;
          const answer = await handler({
            ...{ params, query, headers, body, request, reply },
            get service() {
              return serviceOf(request.caller!.tenantId, request.gone);
            },
          });
          return answer === reply || reply.sent ? reply : reply.code(usualStatus(operation)).send(answer ?? null);
        },
      });
    };
    const own = ownBodies[id];
    if (own)
      // In its own scope, so that no other route accepts such bodies.
      app.register(async (scope) => {
        own(scope);
        add(scope);
      });
    else add(app);
  }
}

function routeOf(id: OperationId, operation: Operation) {
  const { method, path, tag, summary, description, scope, action, idempotent, stream, evenIfBusy, stores, largestBody } = operation;
  const { params, query, body } = operation;
  const headers = idempotent ? idempotencyHeaders : operation.headers;
  const decided = byRequest[id];
  const asked = decided?.scope ?? (typeof scope === 'string' ? scope : undefined);
  const named = decided?.action ?? action;
  return {
    method,
    url: path.replace(/\{(\w+)\}/g, ':$1'),
    ...(stream && { exposeHeadRoute: false }),
    ...(largestBody !== undefined && { bodyLimit: largestBody }),
    config: {
      operation,
      ...(asked !== undefined && { scope: asked }),
      ...(named !== undefined && { action: named }),
      ...(idempotent === true && { idempotent }),
      ...(evenIfBusy && { evenIfBusy }),
      ...(stores && { stores }),
    },
    schema: {
      operationId: id,
      summary,
      tags: [tag],
      ...(description !== undefined && { description }),
      ...(scope === null && { security: [] }),
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(headers && { headers }),
      ...(body && { body }),
      response: { ...operation.answers, ...problemsOf(operation) },
    },
  };
}

function problemsOf({ problems = [] }: Operation): Record<number, z.ZodType> {
  return Object.fromEntries(problems.map((status) => [status, problemSchema]));
}

/** Files uploaded for a deck are part of making it; a database makes the server connect to an address the caller names. */
function scopeOfPut(request: FastifyRequest): Scope {
  if (!isFiles(request)) return 'sources:connect';
  return isUploadName((request.params as { name: string }).name) ? 'decks:write' : 'sources:write';
}

function isFiles({ headers }: FastifyRequest): boolean {
  return /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');
}
