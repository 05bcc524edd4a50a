/** `/v1/data-sources`: files and databases that decks are made from, kept under names. */

import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { QuarterdeckError } from '../../../engine/errors.ts';
import { normalForm } from '../../../engine/language/normal-form.ts';
import { listOf } from '../../schema/list.ts';
import { problemSchema } from '../../schema/problem.ts';
import type { Source, SourceRequest } from '../../schema/source.ts';
import { databaseSourceSchema, snapshotSchema, sourceDescriptionSchema, sourceSchema, sourceTestSchema } from '../../schema/source.ts';
import { type App, type RouteParts, typed } from '../app.ts';

const params = z.strictObject({ name: z.string().min(1).max(200) });
const missing = { 404: problemSchema } as const;
/** What reading a source can come to: the database refuses, breaks off, or takes too long. */
const readings = { ...missing, 403: problemSchema, 502: problemSchema, 504: problemSchema } as const;
/** Of a mapping file, bytes. */
const largestMapping = 400_000;
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
  const tags = ['data-sources'];
  /** Where its files lie: names are made keys by what they hash to. */
  const uploads = (tenantId: string, source: string) =>
    files.path(`${tenantId}/sources/${createHash('sha256').update(source).digest('hex').slice(0, 24)}`);
  const sourcesOf = (request: FastifyRequest) => serviceOf(request.caller!.tenantId).sources;

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
      config: { scope: 'sources:write' },
      schema: { summary: 'Delete a data source and its files', tags, params, response: { 204: z.null(), ...missing } },
    },
    async (request, reply) => {
      await sourcesOf(request).delete(request.params.name);
      await rm(uploads(request.caller!.tenantId, request.params.name), { recursive: true, force: true });
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
  typed(app).put(
    '/v1/data-sources/:name',
    {
      config: { scope: 'sources:write', bodies },
      bodyLimit: largestUpload,
      schema: {
        summary: 'Keep a data source',
        description:
          'Files as multipart/form-data, each in a part called "file", with a file "mapping" beside if there is one; or a database as JSON.',
        tags,
        params,
        response: { 200: sourceSchema, 409: problemSchema },
      },
    },
    async (request) => {
      const { name } = request.params;
      const tenantId = request.caller!.tenantId;
      const asked: SourceRequest = request.isMultipart()
        ? await keepFiles(
            request,
            uploads(tenantId, name),
            (await sourcesOf(request).list()).data.some((source) => source.name === name),
          )
        : databaseSource(request.body);
      return withoutPath(await sourcesOf(request).put(name, { replace: true, ...asked }));
    },
  );
}

/** Where files lie on the disk of the server is nobody's business: a file is shown by its name, a folder of files by the source's own. */
function withoutPath<S extends Source>(source: S): S {
  if (source.kind === 'postgres') return source;
  return { ...source, location: source.kind === 'file' ? path.basename(source.location) : source.name };
}

/** All of them or none: written beside, then put in the place of those that were there. */
async function keepFiles(request: FastifyRequest, folder: string, exists: boolean): Promise<SourceRequest> {
  const beside = `${folder}.part-${request.id}`;
  const names: string[] = [];
  let mapping: string | undefined;
  let replace = true;
  try {
    await mkdir(beside, { recursive: true, mode: 0o700 });
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        if (part.fieldname === 'replace') replace = part.value === 'true';
        continue;
      }
      // As a file, because the text of a field loses its own line ends.
      if (part.fieldname === 'mapping') {
        mapping = await mappingOf(part.file);
        continue;
      }
      const name = fileName(part.filename);
      if (names.includes(name)) throw refused(`Two files are called ${name}.`, 'give each a name of its own');
      names.push(name);
      await pipeline(part.file, createWriteStream(path.join(beside, name), { mode: 0o600 }));
      if (part.file.truncated)
        throw new QuarterdeckError('body_too_large', `The file ${name} is too large.`, { next: 'send less, or name a database' });
    }
    if (names.length === 0) throw refused('No file was sent.', 'send each file in a part called "file"');
    if (exists && !replace)
      throw new QuarterdeckError('source_exists', 'There is a data source of that name already.', {
        next: 'give another name, or replace it',
      });
    await rm(folder, { recursive: true, force: true });
    await rename(beside, folder);
  } catch (thrown) {
    // What reads the parts names no code; whatever else goes wrong does.
    if (!(thrown instanceof Error) || 'code' in thrown) throw thrown;
    throw new QuarterdeckError('request_invalid', `The parts of the body cannot be read: ${thrown.message}.`, {
      next: 'send multipart/form-data, each file in a part called "file"',
      cause: thrown,
    });
  } finally {
    await rm(beside, { recursive: true, force: true });
  }
  const [only] = names;
  const place =
    names.length === 1 ? { kind: 'file' as const, location: path.join(folder, only!) } : { kind: 'folder' as const, location: folder };
  return { ...place, replace, ...(mapping !== undefined && { mapping }) };
}

async function mappingOf(file: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of file) {
    parts.push(part);
    bytes += part.length;
    if (bytes > largestMapping) throw new QuarterdeckError('body_too_large', 'The mapping file is too large.', { next: 'send less of it' });
  }
  return Buffer.concat(parts).toString('utf8');
}

/** The last part of what the caller calls it, if it can be a name on every system. */
function fileName(given: string): string {
  const name = normalForm(given.split(/[\\/]/).at(-1)!, 'NFC');
  if (/^[\p{L}\p{N}_][\p{L}\p{N}\p{M}_ .()+&,-]{0,120}$/u.test(name)) return name;
  throw refused(`A file cannot be called ${JSON.stringify(given.slice(0, 80))}.`, 'call it as a table, such as deals.csv');
}

function refused(message: string, next: string): QuarterdeckError {
  return new QuarterdeckError('source_invalid', message, { next });
}

/** Read here, as the same address takes files too. @throws QuarterdeckError request_invalid */
function databaseSource(body: unknown): SourceRequest {
  const { data, error } = databaseSourceSchema.safeParse(body ?? {});
  if (data) return data as SourceRequest;
  const errors = error.issues.map(({ path: place, code, message }) => ({ path: place.join('.'), code, message }));
  const [first] = errors;
  throw new QuarterdeckError('request_invalid', `The body cannot be used: ${first!.path ? `${first!.path}: ` : ''}${first!.message}`, {
    next: 'see GET /v1/openapi.json',
    errors,
  });
}
