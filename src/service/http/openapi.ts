/** The OpenAPI document and its route. */

import { STATUS_CODES } from 'node:http';
import type { RouteOptions } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type Operation, tags, usualStatus } from '../operations.ts';
import { scopeMeanings } from '../schema/api-key.ts';
import { problemSchema } from '../schema/problem.ts';
import { eventsSent } from './event-stream.ts';

const keyDescription = `An API key, qd_live_…, or an access token (see /.well-known/oauth-authorization-server). Scopes:\n\n${Object.entries(
  scopeMeanings,
)
  .map(([scope, meaning]) => `- \`${scope}\`: ${meaning}`)
  .join('\n')}`;

export function openApiInfo(version: string) {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Quarterdeck',
      version,
      description: 'A prompt, a brand kit and CRM data in; a native, editable, on-brand PowerPoint deck out, every number true.',
    },
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    webhooks: eventsSent,
    components: { securitySchemes: { key: { type: 'http' as const, scheme: 'bearer', description: keyDescription } } },
    security: [{ key: [] }],
  };
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation the route implements. */
    operation?: Operation;
    /** Served even if the server is overloaded. */
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
  const { operation, deprecated } = route.config ?? {};
  const { bodies, example, scope } = operation ?? {};
  const content = schema.body || bodies ? { ...(schema.body ? { 'application/json': { schema: schema.body } } : {}), ...bodies } : null;
  if (operation && example?.answer !== undefined) {
    const status = usualStatus(operation);
    response[status] = withExample(response[status]!, example.answer);
  }
  return {
    schema: {
      ...schema,
      response,
      ...(content && { body: { content: exampled(content, example?.body) } }),
      ...(deprecated && { deprecated: true }),
      ...(scope && { security: [scope].flat().map((one) => ({ key: [one] })) }),
    },
    url,
  };
};

/** @param answer Described by media type, or as a schema of JSON alone. */
function withExample(answer: object, example: unknown): object {
  const { description, content } = answer as { description?: string; content?: Record<string, { schema: object }> };
  return {
    description: description ?? 'Default Response',
    content: exampled(content ?? { 'application/json': { schema: answer } }, example),
  };
}

function exampled(content: Readonly<Record<string, { schema: object }>>, example: unknown): Record<string, object> {
  return Object.fromEntries(
    Object.entries(content).map(([type, media]) => [
      type,
      type === 'application/json' && example !== undefined ? { ...media, example } : media,
    ]),
  );
}

function problemsOf({ method, config, schema = {} }: RouteOptions): string[] {
  // A body is parsed wherever one may be sent, needed or not.
  const readsBody = method !== 'GET' && method !== 'HEAD';
  const reads = readsBody || schema.params !== undefined || schema.querystring !== undefined || schema.headers !== undefined;
  return [
    ...(reads ? ['400'] : []),
    ...(config?.scope === undefined ? [] : ['401', '403', '429']),
    ...(readsBody ? ['413', '415'] : []),
    ...(config?.idempotent ? ['409', '422'] : []),
    // Any route may be refused under load, except health.
    ...(config?.evenIfBusy ? [] : ['503']),
  ];
}
