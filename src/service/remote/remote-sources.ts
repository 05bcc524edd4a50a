/** Named data sources of a server, over its REST API; files go there from this machine. */
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { FormData } from 'undici';
import { QuarterdeckError } from '../../model/errors.ts';
import type { Sources } from '../deck-service.ts';
import type { Source, SourceDescription, SourceList, SourceRequest, SourceSnapshot, SourceTest } from '../schema/source.ts';
import type { Transport } from './transport.ts';

export class RemoteSources implements Sources {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  async put(name: string, request: SourceRequest): Promise<Source> {
    if (request.query !== undefined) {
      throw new QuarterdeckError('source_invalid', 'A server reads tables and views of a database, not queries.', {
        next: 'make a view of the query in the database, and name it with --table',
      });
    }
    if (request.kind === 'postgres') return this.#transport.json(this.#path(name), { method: 'PUT', json: { replace: false, ...request } });
    const form = new FormData();
    for (const file of await filesIn(request.location))
      form.append('file', new Blob([new Uint8Array(await readFile(file))]), path.basename(file));
    if (request.mapping !== undefined) form.append('mapping', new Blob([request.mapping]), 'mapping.yaml');
    form.append('replace', String(request.replace === true));
    return this.#transport.json(this.#path(name), { method: 'PUT', form, wait: 300 });
  }

  get(name: string): Promise<Source> {
    return this.#transport.json(this.#path(name));
  }

  list(): Promise<SourceList> {
    return this.#transport.json('/v1/data-sources');
  }

  async delete(name: string): Promise<void> {
    await (await this.#transport.send(this.#path(name), { method: 'DELETE' })).body.dump();
  }

  describe(name: string, { today }: { today: string }): Promise<SourceDescription> {
    return this.#transport.json(`${this.#path(name)}/description`, { query: { today }, wait: 120 });
  }

  test(name: string): Promise<SourceTest> {
    return this.#transport.json(`${this.#path(name)}/test`, { wait: 120 });
  }

  async snapshot(name: string, { today }: { today: string }): Promise<SourceSnapshot> {
    const { manifest, files } = await this.#transport.json<Omit<SourceSnapshot, 'files'> & { files: { name: string; bytes: string }[] }>(
      `${this.#path(name)}/snapshot`,
      { query: { today }, wait: 120 },
    );
    return { manifest, files: files.map(({ name: file, bytes }) => ({ name: file, bytes: Buffer.from(bytes, 'base64') })) };
  }

  #path(name: string): string {
    return `/v1/data-sources/${encodeURIComponent(name)}`;
  }
}

async function filesIn(location: string): Promise<string[]> {
  const found = await stat(location).catch(() => null);
  if (!found) throw new QuarterdeckError('file_not_found', `There is no file or folder ${location}.`, { next: 'check the path' });
  if (!found.isDirectory()) return [location];
  const names = (await readdir(location)).filter((name) => !/^(\.|~\$)/.test(name)).sort();
  return names.map((name) => path.join(location, name));
}
