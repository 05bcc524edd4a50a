/** The page on the REST API: every call of the OpenAPI document, each with an example that the server takes. */

import { QuarterdeckError } from '../../src/model/errors.ts';
import type { DeckService } from '../../src/service/deck-service.ts';
import { buildApp } from '../../src/service/http/app.ts';
import type { App } from '../../src/service/http/route-parts.ts';
import { mintKey } from '../../src/service/local/local-api-keys.ts';
import type { ApiKeyStore } from '../../src/service/local/store/api-key-store.ts';
import { FileStore } from '../../src/service/local/store/file-store.ts';
import { scopes } from '../../src/service/schema/api-key.ts';

export interface Call {
  method: string;
  path: string;
  summary: string;
  description: string | undefined;
  tags: string[];
  secured: boolean;
  query: string[];
  statuses: string[];
  takesBody: boolean;
}

/** Bodies of the calls that take one, as JSON. */
export const bodies: Readonly<Record<string, unknown>> = {
  'POST /v1/generate': {
    prompt: 'Q4 2025 sales QBR for Northfield, 12 slides',
    brand_kit_id: 'northfield',
    data_sources: ['crm'],
    options: { language: 'en', period: 'Q4 2025' },
    metadata: { team: 'revenue operations' },
  },
  'POST /v1/export': { deck_id: 'deck_01jd8kq2v9', format: 'pptx' },
  'PUT /v1/brand-kits/{brand_kit_id}': { name: 'Northfield', colors: { primary: '#0B5FFF' } },
  'PUT /v1/data-sources/{name}': { kind: 'postgres', location: 'postgres://reader@db.example.com/crm', tables: ['deals'] },
  'POST /v1/api-keys': { name: 'pipeline', scopes: ['decks:read', 'decks:write'] },
  'POST /v1/api-keys/{key_id}/rotate': { overlap_hours: 24 },
  'POST /v1/webhooks': { url: 'https://hooks.example.com/quarterdeck', events: ['deck.completed', 'deck.failed'] },
  'POST /v1/webhooks/{webhook_id}/rotate-secret': { overlap_hours: 24 },
  'POST /v1/events': { type: 'deck.completed' },
};

/** What stands in paths. */
const values: Readonly<Record<string, string>> = {
  deck_id: 'deck_01jd8kq2v9',
  export_id: 'export_5f0c2a',
  key_id: 'key_01jd8kq2v9',
  webhook_id: 'wh_01jd8kq2v9',
  delivery_id: 'dlv_01jd8kq2v9',
  brand_kit_id: 'northfield',
  name: 'crm',
  format: 'pptx',
  tenant_id: 'local',
};

/** A server whose service refuses everything: what reaches it was understood. */
export async function refusingApp(): Promise<{ app: App; key: string }> {
  const refuse = async () => {
    throw new QuarterdeckError('stopping', 'Nothing is done here.');
  };
  const part: object = new Proxy({}, { get: () => refuse });
  const service = new Proxy(
    {},
    { get: (_, name) => (['export', 'metrics', 'auditLog'].includes(String(name)) ? refuse : part) },
  ) as DeckService;
  const app = await buildApp({
    serviceOf: () => service,
    keys: async () => ({ caller: async () => ({ tenantId: 'local', keyId: 'key_1', scopes: [...scopes] }) }) as unknown as ApiKeyStore,
    store: async () => Promise.reject(new Error('Nothing is kept here.')),
    ready: async () => true,
    room: { demand: async () => {}, refuses: () => false },
    clock: () => new Date(0),
    linkSecret: 'secret',
    baseUrl: () => 'http://127.0.0.1:8080',
    requestsPerMinute: 1000,
    onAnswer: () => {},
    audit: async () => {},
    files: new FileStore('/nowhere'),
    version: '1.0.0',
  });
  await app.ready();
  return { app, key: mintKey() };
}

export function callsOf(app: App): Call[] {
  const { paths = {} } = app.swagger() as unknown as { paths?: Record<string, Record<string, Operation>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, { summary = '', description, tags = [], security, parameters = [], requestBody, responses }]) => ({
        method: method.toUpperCase(),
        path,
        summary,
        description,
        tags,
        secured: security === undefined || security.length > 0,
        query: parameters.filter((each) => each.in === 'query').map(({ name }) => name),
        statuses: Object.keys(responses),
        takesBody: requestBody !== undefined || bodies[`${method.toUpperCase()} ${path}`] !== undefined,
      }),
    ),
  );
}

interface Operation {
  summary?: string;
  description?: string;
  tags?: string[];
  security?: object[];
  parameters?: { in: string; name: string }[];
  requestBody?: object;
  responses: object;
}

export function exampleUrl(path: string): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No example says what stands for ${name}.`);
    return value;
  });
}

export function curlOf({ method, path, secured }: Call): string {
  const body = bodies[`${method} ${path}`];
  const signed = path.startsWith('/v1/files/') ? '?exp=1763876400&sig=…' : '';
  const url = `$QUARTERDECK_URL${exampleUrl(path)}${signed}`;
  const lines = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}"${url}"`,
    ...(secured ? ['-H "Authorization: Bearer $QUARTERDECK_API_KEY"'] : []),
    ...(body === undefined ? [] : [`-H 'Content-Type: application/json'`, `-d '${JSON.stringify(body)}'`]),
    ...(path.includes('/files/') ? ['-o deck.pptx'] : []),
    ...(path.endsWith('/events') && method === 'GET' ? ['-N'] : []),
  ];
  return lines.join(' \\\n  ');
}
