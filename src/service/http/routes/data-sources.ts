/** `/v1/data-sources`: named files and databases that decks are made from. */

import { createHash } from 'node:crypto';
import { readdir, rm, utimes } from 'node:fs/promises';
import path from 'node:path';
import { isPart } from '../../local/store/file-store.ts';
import { readRequest } from '../../schema/read-request.ts';
import { databaseSourceSchema, type Source, type SourceRequest } from '../../schema/source.ts';
import { keepUpload } from '../keep-upload.ts';
import type { HandlersOf } from '../register-operations.ts';
import type { RouteParts } from '../route-parts.ts';

type Ids =
  | 'listDataSources'
  | 'getDataSource'
  | 'putDataSource'
  | 'deleteDataSource'
  | 'describeDataSource'
  | 'testDataSource'
  | 'copyDataSource';

export function dataSourceHandlers({ files, clock }: RouteParts): HandlersOf<Ids> {
  const turns = new Map<string, Promise<unknown>>();
  /** Serialises changes to a source, so that each finds it complete and leaves it so. */
  const inTurn = async <T>(folder: string, change: () => Promise<T>): Promise<T> => {
    const turn = (turns.get(folder) ?? Promise.resolve()).then(change, change);
    turns.set(folder, turn);
    return turn.finally(() => turns.get(folder) === turn && turns.delete(folder));
  };
  /** Folder of its files, keyed by the hash of the name. */
  const uploads = (tenantId: string, source: string) =>
    files.path(`${tenantId}/sources/${createHash('sha256').update(source).digest('hex').slice(0, 24)}`);
  const today = (asked: string | undefined) => ({ today: asked ?? clock().toISOString().slice(0, 10) });

  return {
    async listDataSources({ service }) {
      const list = await service.sources.list();
      return { ...list, data: list.data.map(withoutPath) };
    },
    getDataSource: async ({ service, params }) => withoutPath(await service.sources.get(params.name)),
    async putDataSource({ service: { sources }, params: { name }, request }) {
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
          // A deck may still be reading the old files: mark them as new, so that they are swept later.
          if (former?.location.startsWith(folder))
            await touch(path.join(folder, path.relative(folder, former.location).split(path.sep)[0]!));
          return source;
        } catch (thrown) {
          await rm(upload, { recursive: true, force: true });
          throw thrown;
        }
      });
    },
    async deleteDataSource({ service, params, request }) {
      const folder = uploads(request.caller!.tenantId, params.name);
      await inTurn(folder, async () => {
        await service.sources.delete(params.name);
        // Keeps uploads in progress.
        const there = await readdir(folder).catch(() => []);
        for (const name of there) if (!isPart(name)) await rm(path.join(folder, name), { recursive: true, force: true });
      });
    },
    describeDataSource: async ({ service, params, query }) => withoutPath(await service.sources.describe(params.name, today(query.today))),
    testDataSource: ({ service, params }) => service.sources.test(params.name),
    async copyDataSource({ service, params, query }) {
      const { manifest, files } = await service.sources.snapshot(params.name, today(query.today));
      return { manifest: { ...manifest }, files: files.map(({ name, bytes }) => ({ name, bytes: Buffer.from(bytes).toString('base64') })) };
    },
  };
}

/** Hides paths on the server's disk: a file is shown by its name, a folder by the source's name. */
function withoutPath<S extends Source>(source: S): S {
  if (source.kind === 'postgres') return source;
  return { ...source, location: source.kind === 'file' ? path.basename(source.location) : source.name };
}

async function touch(file: string): Promise<void> {
  const now = new Date();
  await utimes(file, now, now).catch(() => {});
}
