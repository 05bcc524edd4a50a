/** Named data sources of a server, over its REST API; files are uploaded from this machine. */
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { FormData } from 'undici';
import { QuarterdeckError } from '../../model/errors.ts';
import type { Sources } from '../deck-service.ts';
import type { List } from '../schema/list.ts';
import type { Source, SourceDescription, SourceRequest, SourceSnapshot, SourceTest } from '../schema/source.ts';
import type { Client } from './client.ts';

export class RemoteSources implements Sources {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  async put(name: string, request: SourceRequest): Promise<Source> {
    if (request.query !== undefined) {
      throw new QuarterdeckError('source_invalid', 'A server reads tables and views of a database, not queries.', {
        next: 'make a view of the query in the database, and name it with --table',
      });
    }
    if (request.kind === 'postgres') return this.#client.ask('putDataSource', { params: { name }, json: { replace: false, ...request } });
    const form = new FormData();
    const files = await Promise.all((await filesIn(request.location)).map(async (file) => ({ file, bytes: await readFile(file) })));
    this.#client.sending(files.map(({ bytes }) => bytes.length));
    for (const { file, bytes } of files) form.append('file', new Blob([new Uint8Array(bytes)]), path.basename(file));
    if (request.mapping !== undefined) form.append('mapping', new Blob([request.mapping]), 'mapping.yaml');
    form.append('replace', String(request.replace === true));
    return this.#client.ask('putDataSource', { params: { name }, form, wait: 300 });
  }

  get(name: string): Promise<Source> {
    return this.#client.ask('getDataSource', { params: { name } });
  }

  list(): Promise<List<Source>> {
    return this.#client.ask('listDataSources');
  }

  async delete(name: string): Promise<void> {
    await this.#client.ask('deleteDataSource', { params: { name } });
  }

  describe(name: string, { today }: { today: string }): Promise<SourceDescription> {
    return this.#client.ask('describeDataSource', { params: { name }, query: { today }, wait: 120 });
  }

  test(name: string): Promise<SourceTest> {
    return this.#client.ask('testDataSource', { params: { name }, wait: 120 });
  }

  async snapshot(name: string, { today }: { today: string }): Promise<SourceSnapshot> {
    const { manifest, files } = await this.#client.ask('copyDataSource', { params: { name }, query: { today }, wait: 120 });
    return {
      manifest: manifest as unknown as SourceSnapshot['manifest'],
      files: files.map(({ name: file, bytes }) => ({ name: file, bytes: Buffer.from(bytes, 'base64') })),
    };
  }
}

async function filesIn(location: string): Promise<string[]> {
  const found = await stat(location).catch(() => null);
  if (!found) throw new QuarterdeckError('file_not_found', `There is no file or folder ${location}.`, { next: 'check the path' });
  if (!found.isDirectory()) return [location];
  const names = (await readdir(location)).filter((name) => !/^(\.|~\$)/.test(name)).sort();
  return names.map((name) => path.join(location, name));
}
