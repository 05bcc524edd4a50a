/** Problem details, and responses to unknown methods, fields and paths. */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import { QuarterdeckError } from '../../model/errors.ts';
import { problemOf, quarterdeckErrorOf } from '../errors.ts';
import { readRequest } from '../schema/read-request.ts';
import type { App } from './route-parts.ts';

function answerProblem(request: FastifyRequest, reply: FastifyReply, error: QuarterdeckError): FastifyReply {
  const problem = { ...problemOf(error), request_id: request.id };
  if (problem.status >= 500) request.log.error({ err: error.cause ?? error, code: error.code }, error.message);
  if (problem.status === 401 && !reply.hasHeader('www-authenticate')) reply.header('www-authenticate', 'Bearer realm="quarterdeck"');
  if (error.retryAfter !== undefined || problem.status === 503 || problem.status === 429)
    reply.header('retry-after', String(error.retryAfter ?? 5));
  if (error.policy !== undefined) {
    const { name, quota, windowSeconds } = error.policy;
    reply.header('ratelimit-policy', `"${name}";q=${quota}${windowSeconds === undefined ? '' : `;w=${windowSeconds}`}`);
    reply.header('ratelimit', `"${name}";r=0;t=${error.retryAfter ?? 5}`);
  }
  return reply.code(problem.status).type('application/problem+json').serializer(JSON.stringify).send(problem);
}

/** For paths rejected before routing: malformed or too long. */
export function answerBadAddress(thrown: unknown, request: FastifyRequest, reply: FastifyReply): void {
  answerProblem(request, reply.header('x-request-id', request.id), errorOf(thrown, request));
}

/** For what Node.js cannot parse as a request, or that times out: only a status, because it may not be HTTP at all. */
export function answerBadRequest({ code }: Error & { code?: string }, socket: Socket): void {
  const status = code === 'HPE_HEADER_OVERFLOW' ? 431 : code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
  if (socket.writable) socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`);
  else socket.destroy();
}

export function handleProblems(app: FastifyInstance): void {
  app.setErrorHandler((thrown, request, reply) => answerProblem(request, reply, errorOf(thrown, request)));
}

/** Fastify's own errors as product errors. */
function errorOf(thrown: unknown, request: FastifyRequest): QuarterdeckError {
  if (thrown instanceof QuarterdeckError) return thrown;
  const { code, statusCode = 500 } = thrown as { code?: string; statusCode?: number };
  // The client has gone and will not see this response.
  if (code === 'ECONNRESET' && request.raw.readableAborted) return new QuarterdeckError('canceled', 'The caller has gone.');
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || code === 'FST_REQ_FILE_TOO_LARGE' || statusCode === 413) {
    return new QuarterdeckError('body_too_large', `The body is larger than this address takes.`, { next: 'send less data at a time' });
  }
  if (statusCode === 415) {
    return new QuarterdeckError(
      'media_type_unsupported',
      `A body of type ${request.headers['content-type'] ?? 'none'} cannot be read here.`,
      {
        next: bodiesOf(request.routeOptions.url ?? ''),
      },
    );
  }
  if (statusCode >= 400 && statusCode < 500) return new QuarterdeckError('request_invalid', (thrown as Error).message, { cause: thrown });
  return quarterdeckErrorOf(thrown);
}

function bodiesOf(url: string): string {
  if (url.startsWith('/v1/brand-kits/')) return 'send application/json, or a template as what it is: .pptx or .potx';
  return url === '/v1/generate' ? 'send application/json, or multipart/form-data with documents' : 'send application/json';
}

const parts: Readonly<Record<string, string>> = { body: 'body', querystring: 'query', params: 'address', headers: 'header' };

export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart = 'body' }) =>
  (value) => {
    try {
      return { value: readRequest(schema, value, parts[httpPart]) };
    } catch (error) {
      return { error: error as Error };
    }
  };

/** Registers for every route added from now on; a path without a route stays not found. */
export function answerOtherMethods(app: App): void {
  const methodsOf = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const methods = methodsOf.get(url) ?? new Set(['OPTIONS']);
    for (const each of [method].flat()) methods.add(each);
    methodsOf.set(url, methods);
  });
  app.addHook('onReady', () => {
    addresses = [...methodsOf].map(([url, methods]) => ({ pattern: patternOf(url), allow: [...methods].sort().join(', ') }));
  });
  let addresses: { pattern: RegExp; allow: string }[] = [];
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0]!;
    const known = addresses.find(({ pattern }) => pattern.test(path));
    if (!known) {
      throw new QuarterdeckError('route_not_found', `There is nothing at ${request.method} ${path}.`, { next: 'see GET /v1/openapi.json' });
    }
    reply.header('allow', known.allow);
    if (request.method === 'OPTIONS') return reply.code(204).send();
    throw new QuarterdeckError('method_not_allowed', `${path} does not take ${request.method}.`, { next: `use one of ${known.allow}` });
  });
}

/** `/v1/decks/:deck_id` matches one segment per parameter. */
function patternOf(url: string): RegExp {
  return new RegExp(`^${url.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}/?$`);
}

interface Deprecation {
  /** From this date on, new callers should not use it. */
  since: Date;
  /** After this date it may be removed. */
  sunset: Date;
  /** Link to its replacement. */
  link: string;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    deprecated?: Deprecation;
  }
}

export function tellDeprecation(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ routeOptions: { config } }, reply) => {
    if (!config.deprecated) return;
    const { since, sunset, link } = config.deprecated;
    reply
      .header('deprecation', `@${Math.floor(since.getTime() / 1000)}`)
      .header('sunset', sunset.toUTCString())
      .header('link', `<${link}>; rel="deprecation"; type="text/html"`);
  });
}
