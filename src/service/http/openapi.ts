/** The OpenAPI document and its route. */

import { STATUS_CODES } from 'node:http';
import type { RouteOptions } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { scopeMeanings } from '../schema/api-key.ts';
import { problemSchema } from '../schema/problem.ts';
import { eventsSent } from './event-stream.ts';

const keyDescription = `An API key: qd_live_…. What it may do, by scope:\n\n${Object.entries(scopeMeanings)
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
    tags: [
      { name: 'decks', description: 'Decks are made in the background: taken in, followed, fetched.' },
      { name: 'exports', description: 'Layouts as files.' },
      { name: 'brand-kits', description: 'Colours, fonts and logos that decks are made with.' },
      { name: 'data-sources', description: 'Where the numbers come from.' },
      { name: 'api-keys', description: 'Who may do what.' },
      {
        name: 'metrics',
        description: 'How much is asked for, how fast it is made, how well it keeps to the brand, what became of telling webhooks.',
      },
      { name: 'webhooks', description: 'Who is told when something has happened.' },
      { name: 'audit-log', description: 'Who did what.' },
      { name: 'health', description: 'Whether the server is well.' },
    ],
    webhooks: eventsSent,
    components: { securitySchemes: { key: { type: 'http' as const, scheme: 'bearer', description: keyDescription } } },
    security: [{ key: [] }],
  };
}

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
