/** What the OpenAPI document says of every route alike: problems as problem documents, and those that any route of its kind can answer. */
import { STATUS_CODES } from 'node:http';
import type { RouteOptions } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { problemSchema } from '../schema/problem.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Bodies by their media type, of a route that reads them itself: JSON Schema. */
    bodies?: Readonly<Record<string, { schema: object }>>;
    /** Answered however busy the server is. */
    evenIfBusy?: true;
  }
}

const { $schema: _, ...problem } = z.toJSONSchema(problemSchema);

type Transform = typeof jsonSchemaTransform;

export const documentRoute: Transform = (document) => {
  const { schema, url } = jsonSchemaTransform(document);
  if (!schema || schema.hide) return { schema, url };
  const { route, schema: given } = document as typeof document & { route: RouteOptions };
  const own = (given.response ?? {}) as Record<string, unknown>;
  const problems = Object.keys(own).filter((status) => own[status] === problemSchema);
  const response = { ...(schema.response as Record<string, object>) };
  for (const status of [...problems, ...problemsOf(route)]) {
    if (response[status] && !problems.includes(status)) continue;
    response[status] = { description: STATUS_CODES[status], content: { 'application/problem+json': { schema: problem } } };
  }
  const { bodies, deprecated, scope } = route.config ?? {};
  return {
    schema: {
      ...schema,
      response,
      ...(bodies && { body: { content: bodies } }),
      ...(deprecated && { deprecated: true }),
      ...(typeof scope === 'string' && { security: [{ key: [scope] }] }),
    },
    url,
  };
};

function problemsOf({ method, config, schema = {} }: RouteOptions): string[] {
  // A body is read wherever one may be sent, asked for or not.
  const readsBody = method !== 'GET' && method !== 'HEAD';
  const reads = readsBody || schema.params !== undefined || schema.querystring !== undefined || schema.headers !== undefined;
  return [
    ...(reads ? ['400'] : []),
    ...(config?.scope === undefined ? [] : ['401', '403', '429']),
    ...(readsBody ? ['413', '415'] : []),
    ...(config?.idempotent ? ['409', '422'] : []),
    // Whoever is busy says so, but for its health.
    ...(config?.evenIfBusy ? [] : ['503']),
  ];
}
