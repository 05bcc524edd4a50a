/** Whatever goes wrong in a request, as a problem document (RFC 9457) with a stable code. */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { QuarterdeckError } from '../../model/errors.ts';
import { problemOf, quarterdeckErrorOf } from '../errors.ts';

export function answerProblem(request: FastifyRequest, reply: FastifyReply, error: QuarterdeckError): FastifyReply {
  const problem = { ...problemOf(error), request_id: request.id };
  if (problem.status >= 500) request.log.error({ err: error.cause ?? error, code: error.code }, error.message);
  if (problem.status === 401) reply.header('www-authenticate', 'Bearer realm="quarterdeck"');
  if (error.retryAfter !== undefined || problem.status === 503 || problem.status === 429)
    reply.header('retry-after', String(error.retryAfter ?? 5));
  return reply.code(problem.status).type('application/problem+json').serializer(JSON.stringify).send(problem);
}

/** For addresses that are refused before any route is looked up: badly written, or too long. */
export function answerBadAddress(thrown: unknown, request: FastifyRequest, reply: FastifyReply): void {
  answerProblem(request, reply.header('x-request-id', request.id), errorOf(thrown, request));
}

/** For what Node.js cannot read as a request, or waits for in vain: no more than a status, as it may be no HTTP at all. */
export function answerBadRequest({ code }: Error & { code?: string }, socket: Socket): void {
  const status = code === 'HPE_HEADER_OVERFLOW' ? 431 : code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
  if (socket.writable) socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`);
  else socket.destroy();
}

export function handleProblems(app: FastifyInstance): void {
  app.setErrorHandler((thrown, request, reply) => answerProblem(request, reply, errorOf(thrown, request)));
}

/** Fastify's own refusals by what they mean. */
function errorOf(thrown: unknown, request: FastifyRequest): QuarterdeckError {
  if (thrown instanceof QuarterdeckError) return thrown;
  const { code, statusCode = 500 } = thrown as { code?: string; statusCode?: number };
  // Nobody hears this answer.
  if (code === 'ECONNRESET' && request.raw.readableAborted) return new QuarterdeckError('canceled', 'The caller has gone.');
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || code === 'FST_REQ_FILE_TOO_LARGE' || statusCode === 413) {
    return new QuarterdeckError('body_too_large', `The body is larger than this address takes.`, { next: 'send less at a time' });
  }
  if (statusCode === 415) {
    return new QuarterdeckError(
      'media_type_unsupported',
      `A body of type ${request.headers['content-type'] ?? 'none'} cannot be read here.`,
      {
        next: request.routeOptions.url?.startsWith('/v1/brand-kits/')
          ? 'send application/json, or a template as what it is: .pptx or .potx'
          : 'send application/json',
      },
    );
  }
  if (statusCode >= 400 && statusCode < 500) return new QuarterdeckError('request_invalid', (thrown as Error).message, { cause: thrown });
  return quarterdeckErrorOf(thrown);
}
