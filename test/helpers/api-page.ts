/** The page on the REST API: every call of the OpenAPI document, each with an example that the server takes. */

import { QuarterdeckError } from '../../src/model/errors.ts';
import type { DeckService } from '../../src/service/deck-service.ts';
import { buildApp } from '../../src/service/http/app.ts';
import type { App } from '../../src/service/http/route-parts.ts';
import { mintKey } from '../../src/service/local/local-api-keys.ts';
import type { ApiKeyStore } from '../../src/service/local/store/api-key-store.ts';
import { TenantFiles } from '../../src/service/local/store/encryption/tenant-files.ts';
import { FileStore } from '../../src/service/local/store/file-store.ts';
import { noKeyLimits, noLimits } from '../../src/service/local/store/tenant-store.ts';
import { exampleParams } from '../../src/service/operation-examples.ts';
import { type Operation, operations } from '../../src/service/operations.ts';
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
export const bodies: Readonly<Record<string, unknown>> = Object.fromEntries(
  Object.values<Operation>(operations).flatMap(({ method, path, example }) =>
    example.body === undefined ? [] : [[`${method} ${path}`, example.body]],
  ),
);

/** The calls whose body is a file. */
export const fileBodies: Readonly<Record<string, { name: string; type: string }>> = Object.fromEntries(
  Object.values<Operation>(operations).flatMap(({ method, path, example: { file } }) => (file ? [[`${method} ${path}`, file]] : [])),
);

/** A server whose service refuses everything: what reaches it was understood. */
export async function refusingApp(): Promise<{ app: App; key: string }> {
  const refuse = async () => {
    throw new QuarterdeckError('stopping', 'Nothing is done here.');
  };
  const part: object = new Proxy({}, { get: () => refuse });
  const service = new Proxy(
    {},
    { get: (_, name) => (['export', 'check', 'metrics', 'auditLog'].includes(String(name)) ? refuse : part) },
  ) as DeckService;
  const app = await buildApp({
    serviceOf: () => service,
    keys: async () => ({ caller: async () => ({ tenantId: 'local', keyId: 'key_1', scopes: [...scopes] }) }) as unknown as ApiKeyStore,
    tenants: async () => ({ standing: async () => ({ state: 'active', tenant: noLimits, key: noKeyLimits }) }),
    register: refuse,
    store: async () => Promise.reject(new Error('Nothing is kept here.')),
    isLive: async () => false,
    ready: async () => true,
    room: { demand: async () => {}, refuses: () => false },
    storedBytes: async () => 0,
    clock: () => new Date(0),
    linkSecret: 'secret',
    baseUrl: () => 'http://127.0.0.1:8080',
    hasPublicUrl: false,
    requestsPerMinute: 1000,
    onAnswer: () => {},
    audit: async () => {},
    files: new FileStore('/nowhere'),
    filesOf: () => new TenantFiles(new FileStore('/nowhere'), refuse),
    version: '1.0.0',
  });
  await app.ready();
  return { app, key: mintKey() };
}

export function callsOf(app: App): Call[] {
  const { paths = {} } = app.swagger() as unknown as { paths?: Record<string, Record<string, Written>> };
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

interface Written {
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
    const value = (exampleParams as Readonly<Record<string, string>>)[name];
    if (value === undefined) throw new Error(`No example says what stands for ${name}.`);
    return value;
  });
}

export function curlOf({ method, path, secured }: Call): string {
  const body = bodies[`${method} ${path}`];
  const file = fileBodies[`${method} ${path}`];
  const signed = path.startsWith('/v1/files/') ? '?exp=1763876400&sig=…' : '';
  const url = `$QUARTERDECK_URL${exampleUrl(path)}${signed}`;
  const lines = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}"${url}"`,
    ...(secured ? ['-H "Authorization: Bearer $QUARTERDECK_API_KEY"'] : []),
    ...(body === undefined ? [] : [`-H 'Content-Type: application/json'`, `-d '${JSON.stringify(body)}'`]),
    ...(file ? [`-H 'Content-Type: ${file.type}'`, `--data-binary @${file.name}`] : []),
    ...(path.includes('/files/') ? ['-o deck.pptx'] : []),
    ...(path.endsWith('/events') && method === 'GET' ? ['-N'] : []),
  ];
  return lines.join(' \\\n  ');
}
