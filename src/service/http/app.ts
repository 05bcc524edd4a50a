/** The REST server: everything that all routes share. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import helmet from '@fastify/helmet';
import swagger from '@fastify/swagger';
import underPressure from '@fastify/under-pressure';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { QuarterdeckError } from '../../model/errors.ts';
import { versionHeader } from '../version-header.ts';
import { authenticate, authorize, clientAddress } from './auth.ts';
import { noticeGone } from './event-stream.ts';
import { answerOnce } from './idempotency.ts';
import { limitRates, limitStrangers, needRoom, readBodies } from './limits.ts';
import { SignedLinks } from './links.ts';
import { documentRoute, openApiInfo } from './openapi.ts';
import { refuseStrangers } from './peers.ts';
import { answerBadAddress, answerBadRequest, answerOtherMethods, handleProblems, tellDeprecation, validatorCompiler } from './problems.ts';
import { type Handlers, registerOperations } from './register-operations.ts';
import type { App, AppParts, RouteParts } from './route-parts.ts';
import { apiKeyHandlers } from './routes/api-keys.ts';
import { brandKitHandlers } from './routes/brand-kits.ts';
import { checkHandlers } from './routes/checks.ts';
import { dataSourceHandlers } from './routes/data-sources.ts';
import { deckHandlers } from './routes/decks.ts';
import { encryptionKeyHandlers } from './routes/encryption-key.ts';
import { exportHandlers } from './routes/exports.ts';
import { fileHandlers } from './routes/files.ts';
import { addOauthRoutes } from './routes/oauth.ts';
import { oauthClientHandlers } from './routes/oauth-clients.ts';
import { operatorHandlers } from './routes/operator.ts';
import { tenantHandlers } from './routes/tenants.ts';
import { webhookHandlers } from './routes/webhooks.ts';
import { limitStorage } from './storage-quotas.ts';
import { auditRequests, logRequests, measureRequests, traceRequests } from './watch-requests.ts';

const largestBody = 5 * 1024 * 1024;
/** Time a server may be busy starting up, milliseconds. */
const startMs = 10_000;

export async function buildApp(parts: AppParts): Promise<App> {
  const app = Fastify({
    logger: parts.log ? { ...parts.log, serializers: { req: withoutSecrets } } : false,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: ({ headers }) => requestIdOf(headers['x-request-id']) ?? `req_${randomUUID().replaceAll('-', '')}`,
    https: parts.tls ?? null,
    bodyLimit: largestBody,
    trustProxy: parts.trustedProxies ?? false,
    requestTimeout: 30_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => answerBadAddress(error, request as FastifyRequest, reply as FastifyReply),
    clientErrorHandler: answerBadRequest,
  }) as unknown as FastifyInstance;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  handleProblems(app);
  readBodies(app);
  answerOtherMethods(app);

  const stopping = new AbortController();
  app.addHook('preClose', () => stopping.abort(new Error('The server is being stopped.')));
  closeUnusedConnections(app.server, parts.tls ? 'secureConnection' : 'connection', stopping.signal);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id).header(versionHeader, parts.version);
  });
  // Node.js keeps idle connections open for over a minute; a closing server would wait for them.
  app.addHook('onSend', async (_request, reply) => {
    if (stopping.signal.aborted) reply.header('connection', 'close');
  });
  app.addHook('onResponse', async ({ caller }, { statusCode }) => {
    if (caller !== null) parts.onAnswer(caller, statusCode);
  });
  logRequests(app);
  if (parts.proxiesOnly !== undefined) refuseStrangers(app, parts.proxiesOnly);
  const requestText = measureRequests(app);
  if (parts.tracer) traceRequests(app, parts.tracer, parts.clock);
  await app.register(helmet, { contentSecurityPolicy: { directives: { defaultSrc: ["'none'"] } }, hsts: false });
  app.addHook('onSend', async (_request, reply) => {
    if (parts.baseUrl().startsWith('https:')) reply.header('strict-transport-security', 'max-age=31536000');
  });
  const begun = performance.now();
  await app.register(underPressure, {
    maxEventLoopDelay: 1000,
    // Thrown: a request that was answered here would go on to its handler, and be taken in all the same.
    pressureHandler: async (request) => {
      // At first, the server is only busy with its own start.
      if (request.routeOptions.config.evenIfBusy || performance.now() - begun < startMs) return;
      throw new QuarterdeckError('server_busy', 'The server is busy.', { next: 'send the request again', retryAfter: 5 });
    },
  });
  await app.register(swagger, { openapi: openApiInfo(parts.version), transform: documentRoute });
  tellDeprecation(app);
  noticeGone(app);
  const refuseTooMany = limitStrangers();
  authenticate(app, parts, refuseTooMany);
  limitRates(app, parts.requestsPerMinute);
  authorize(app);
  auditRequests(app, parts.audit);
  needRoom(app, parts.room);
  limitStorage(app, parts.storedBytes);
  answerOnce(app, parts);

  const links = new SignedLinks(parts.linkSecret);
  const routes: RouteParts = { ...parts, links, requestText, stopping: stopping.signal, refuseTooMany };
  const handlers: Handlers = {
    ...operatorHandlers(routes),
    ...deckHandlers(routes),
    ...fileHandlers(routes),
    ...exportHandlers(routes),
    ...brandKitHandlers,
    ...checkHandlers,
    ...dataSourceHandlers(routes),
    ...apiKeyHandlers,
    ...oauthClientHandlers,
    ...encryptionKeyHandlers,
    ...webhookHandlers(routes),
    ...tenantHandlers(routes),
  };
  registerOperations(app, handlers, routes);
  addOauthRoutes(app, routes);
  app.get('/v1/openapi.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.serializer(JSON.stringify).send({ ...app.swagger(), servers: [{ url: parts.baseUrl() }] }),
  );
  return app;
}

/** A signed link is a secret as long as it is valid, and so are headers. */
function withoutSecrets(request: FastifyRequest) {
  return { method: request.method, path: request.url.split('?')[0], ip: clientAddress(request) };
}

function requestIdOf(header: string | string[] | undefined): string | null {
  return typeof header === 'string' && /^[\w.-]{1,64}$/.test(header) ? header : null;
}

/** Connections on which nothing was asked are no idle ones to Node.js: it waits a minute for their first request. */
function closeUnusedConnections(server: Server, opened: 'connection' | 'secureConnection', stopping: AbortSignal): void {
  const unused = new Set<Socket>();
  server.on(opened, (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }: IncomingMessage) => unused.delete(socket));
  stopping.addEventListener('abort', () => {
    for (const socket of unused) socket.destroy();
  });
}
