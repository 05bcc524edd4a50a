/** `/v1/data-sources`: files and databases that decks are made from, kept under names. */

import { createHash } from 'node:crypto';
import { readdir, rm, utimes } from 'node:fs/promises';
import path from 'node:path';
import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isUploadName } from '../../file-names.ts';
import { isPart } from '../../local/store/file-store.ts';
import type { Scope } from '../../schema/api-key.ts';
import { listOf } from '../../schema/list.ts';
import { problemSchema } from '../../schema/problem.ts';
import { readRequest } from '../../schema/read-request.ts';
import type { Source, SourceRequest } from '../../schema/source.ts';
import { databaseSourceSchema, snapshotSchema, sourceDescriptionSchema, sourceSchema, sourceTestSchema } from '../../schema/source.ts';
import { keepUpload } from '../keep-upload.ts';
import type { App, RouteParts } from '../route-parts.ts';
import { typed } from '../route-parts.ts';

const params = z.strictObject({ name: z.string().min(1).max(200) });
const missing = { 404: problemSchema } as const;
/** What reading a source can come to: the database refuses, breaks off, or takes too long. */
const readings = { ...missing, 403: problemSchema, 502: problemSchema, 504: problemSchema } as const;
const largestUpload = 500 * 1024 * 1024;

const { $schema: _, ...database } = z.toJSONSchema(databaseSourceSchema);
const file = { type: 'string', format: 'binary' };
const bodies = {
  'application/json': { schema: database },
  'multipart/form-data': {
    schema: {
      type: 'object',
      properties: { file, mapping: file, replace: { type: 'string', enum: ['true', 'false'] } },
      required: ['file'],
    },
  },
};

export function dataSourceRoutes(app: App, { serviceOf, files, clock }: RouteParts): void {
  const turns = new Map<string, Promise<unknown>>();
  /** Changes of one source, one after another: each finds the source whole, and leaves it so. */
  const inTurn = async <T>(folder: string, change: () => Promise<T>): Promise<T> => {
    const turn = (turns.get(folder) ?? Promise.resolve()).then(change, change);
    turns.set(folder, turn);
    return turn.finally(() => turns.get(folder) === turn && turns.delete(folder));
  };
  const tags = ['data-sources'];
  /** Where its files lie: names are made keys by what they hash to. */
  const uploads = (tenantId: string, source: string) =>
    files.path(`${tenantId}/sources/${createHash('sha256').update(source).digest('hex').slice(0, 24)}`);
  const sourcesOf = (request: FastifyRequest) => serviceOf(request.caller!.tenantId, request.gone).sources;

  typed(app).get(
    '/v1/data-sources',
    {
      config: { scope: 'sources:read' },
      schema: { summary: 'List data sources by name', tags, response: { 200: listOf(sourceSchema) } },
    },
    async (request) => {
      const list = await sourcesOf(request).list();
      return { ...list, data: list.data.map(withoutPath) };
    },
  );
  typed(app).get(
    '/v1/data-sources/:name',
    {
      config: { scope: 'sources:read' },
      schema: { summary: 'Get a data source', tags, params, response: { 200: sourceSchema, ...missing } },
    },
    async (request) => withoutPath(await sourcesOf(request).get(request.params.name)),
  );
  typed(app).delete(
    '/v1/data-sources/:name',
    {
      config: { scope: 'sources:write', action: 'source.delete' },
      schema: { summary: 'Delete a data source and its files', tags, params, response: { 204: z.null(), ...missing } },
    },
    async (request, reply) => {
      const folder = uploads(request.caller!.tenantId, request.params.name);
      await inTurn(folder, async () => {
        await sourcesOf(request).delete(request.params.name);
        // What is just being uploaded stays.
        const there = await readdir(folder).catch(() => []);
        for (const name of there) if (!isPart(name)) await rm(path.join(folder, name), { recursive: true, force: true });
      });
      return reply.code(204).send(null);
    },
  );
  const looks = { params, querystring: z.strictObject({ today: z.iso.date().optional() }) };
  const today = (asked: string | undefined) => ({ today: asked ?? clock().toISOString().slice(0, 10) });
  typed(app).get(
    '/v1/data-sources/:name/description',
    {
      config: { scope: 'sources:read' },
      schema: { summary: 'Say what a data source was taken for', tags, ...looks, response: { 200: sourceDescriptionSchema, ...readings } },
    },
    async (request) => withoutPath(await sourcesOf(request).describe(request.params.name, today(request.query.today))),
  );
  typed(app).get(
    '/v1/data-sources/:name/test',
    {
      config: { scope: 'sources:read' },
      schema: { summary: 'Read a data source and say what is there', tags, params, response: { 200: sourceTestSchema, ...readings } },
    },
    (request) => sourcesOf(request).test(request.params.name),
  );
  typed(app).get(
    '/v1/data-sources/:name/snapshot',
    {
      config: { scope: 'sources:read' },
      schema: {
        summary: 'Copy a data source: its tables as CSV, base64, with a manifest',
        tags,
        ...looks,
        response: { 200: snapshotSchema, ...readings },
      },
    },
    async (request) => {
      const { manifest, files } = await sourcesOf(request).snapshot(request.params.name, today(request.query.today));
      return { manifest, files: files.map(({ name, bytes }) => ({ name, bytes: Buffer.from(bytes).toString('base64') })) };
    },
  );
  // In a scope of its own: nothing else takes parts.
  app.register(async (scope) => {
    await scope.register(multipart, { limits: { files: 50, fields: 20, fileSize: 200 * 1024 * 1024 } });
    typed(scope).put(
      '/v1/data-sources/:name',
      {
        config: { scope: scopeOfPut, action: (request) => (isFiles(request) ? 'source.put' : 'source.connect'), bodies },
        bodyLimit: largestUpload,
        schema: {
          summary: 'Keep a data source',
          description:
            'Files as multipart/form-data, each in a part called "file", with a file "mapping" beside if there is one, needing the scope sources:write; or a database as JSON, needing sources:connect. Files for one deck need decks:write alone, under the name upload-… of what they hash to.',
          tags,
          params,
          response: { 200: sourceSchema, 409: problemSchema },
        },
      },
      async (request) => {
        const { name } = request.params;
        const sources = sourcesOf(request);
        if (!request.isMultipart())
          return withoutPath(
            await sources.put(name, { replace: true, ...(readRequest(databaseSourceSchema, request.body, 'body') as SourceRequest) }),
          );
        const folder = uploads(request.caller!.tenantId, name);
        const { upload, asked } = await keepUpload(request, folder, name);
        return inTurn(folder, async () => {
          const former = (await sources.list()).data.find((source) => source.name === name);
          try {
            const source = withoutPath(await sources.put(name, asked));
            // A deck may still be reading the files that were there: they count as written now, and are swept later.
            if (former?.location.startsWith(folder))
              await touch(path.join(folder, path.relative(folder, former.location).split(path.sep)[0]!));
            return source;
          } catch (thrown) {
            await rm(upload, { recursive: true, force: true });
            throw thrown;
          }
        });
      },
    );
  });
}

/** Files sent for a deck belong to making it; a database has the server connect to where the caller says. */
function scopeOfPut(request: FastifyRequest): Scope {
  if (!isFiles(request)) return 'sources:connect';
  return isUploadName((request.params as { name: string }).name) ? 'decks:write' : 'sources:write';
}

function isFiles({ headers }: FastifyRequest): boolean {
  return /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');
}

/** Where files lie on the disk of the server is nobody's business: a file is shown by its name, a folder of files by the source's own. */
function withoutPath<S extends Source>(source: S): S {
  if (source.kind === 'postgres') return source;
  return { ...source, location: source.kind === 'file' ? path.basename(source.location) : source.name };
}

async function touch(file: string): Promise<void> {
  const now = new Date();
  await utimes(file, now, now).catch(() => {});
}
