/** Named sources on this machine: saved, inspected, and opened for a deck. */
import { stat } from 'node:fs/promises';
import { didYouMean } from '../../model/did-you-mean.ts';
import { QuarterdeckError } from '../../model/errors.ts';
import { parsePostgresUrl } from '../../sources/postgres/parse-url.ts';
import type { Sources } from '../deck-service.ts';
import { OutboundPolicy } from '../outbound/outbound-policy.ts';
import type { List } from '../schema/list.ts';
import type { Source, SourceDescription, SourceRequest, SourceSnapshot, SourceTest } from '../schema/source.ts';
import { addressForCaller, type SourceAccess } from './open-source.ts';
import type { RunJob } from './render/jobs.ts';
import type { SourceSecrets } from './source-secrets.ts';
import { SourceStore } from './source-store.ts';

/** Which databases may be reached. */
export interface Reach {
  /** Sources come from callers of a server, not from this machine's user. */
  isServer: boolean;
  /** Networks allowed for callers' databases besides public ones. */
  allowed: string | undefined;
}

export class LocalSources implements Sources {
  readonly #store: SourceStore;
  readonly #run: RunJob;
  readonly #reach: Reach;

  /**
   * @param folder Folder of definitions and passwords.
   * @param run Reads the data.
   * @param secrets Encrypts the passwords.
   */
  constructor(folder: string, run: RunJob, reach: Reach, secrets: SourceSecrets) {
    this.#store = new SourceStore(folder, secrets);
    this.#run = run;
    this.#reach = reach;
  }

  async list(): Promise<List<Source>> {
    return { object: 'list', data: await this.#store.list(), has_more: false, next_cursor: null };
  }

  async get(name: string): Promise<Source> {
    const known = await this.#store.list();
    const found = known.find((source) => source.name === name);
    if (found) return found;
    const names = known.map((source) => source.name);
    const near = didYouMean(name, names);
    throw new QuarterdeckError('source_not_found', `There is no data source ${name}${near ? `; did you mean ${near}?` : '.'}`, {
      next:
        names.length > 0
          ? `use one of ${names.join(', ')}`
          : `quarterdeck sources add ${/^[\w-]+$/.test(name) ? name : 'sales'} --folder crm/`,
    });
  }

  /** @throws source_invalid, source_exists, password_in_argument, mapping_invalid, file_not_found */
  async put(name: string, request: SourceRequest): Promise<Source> {
    if (!/^[\p{L}\p{N}_][\p{L}\p{N}_.-]{0,63}$/u.test(name)) {
      throw new QuarterdeckError('source_invalid', `A data source cannot be called "${name}".`, {
        next: 'use letters, digits, - and _, such as sales or crm-eu',
      });
    }
    if (request.replace !== true && (await this.#store.get(name))) {
      throw new QuarterdeckError('source_exists', `There is a data source ${name} already.`, {
        next: 'give another name, or --force to replace it',
      });
    }
    if (request.mapping !== undefined) await this.#run('mapping', { text: request.mapping }, {});
    const source = await checked(name, request);
    const { isServer, allowed } = this.#reach;
    if (isServer && source.kind === 'postgres') addressForCaller(source, new OutboundPolicy(allowed, 'QUARTERDECK_SOURCE_ALLOW'));
    await this.#store.put(source, request.password, isServer);
    return source;
  }

  async delete(name: string): Promise<void> {
    await this.get(name);
    await this.#store.delete(name);
  }

  /** What is needed to open it: its definition and stored password. */
  async access(name: string): Promise<SourceAccess> {
    const source = await this.get(name);
    const password = await this.#store.password(name);
    const { isServer, allowed } = this.#reach;
    // A database added on this machine may be anywhere; one added by a caller may not.
    const bySomeoneElse = (await this.#store.isOfCaller(name)) ?? isServer;
    return { source, ...(password !== undefined && { password }), ...(bySomeoneElse && { allowed: allowed ?? '' }) };
  }

  async describe(name: string, { today }: { today: string }): Promise<SourceDescription> {
    const access = await this.access(name);
    const { tables: found, mapping: found_mapping, ...rest } = await this.#run('description', { ...access, today }, {});
    return { ...access.source, found, found_mapping, ...rest };
  }

  async test(name: string): Promise<SourceTest> {
    const { kind } = await this.get(name);
    const { manifest } = await this.snapshot(name, { today: '1970-01-01' });
    return { name, kind, tables: manifest.tables.map(({ name: called, rows }) => ({ name: called, rows })), notes: manifest.notes };
  }

  async snapshot(name: string, { today }: { today: string }): Promise<SourceSnapshot> {
    return this.#run('snapshot', { ...(await this.access(name)), asOf: today }, {});
  }
}

async function checked(name: string, { kind, location, tables = [], query, mapping, password }: SourceRequest): Promise<Source> {
  if (kind === 'postgres') {
    parsePostgresUrl(location);
    if (query !== undefined && tables.length > 0) throw refused('A source reads tables or a query, not both.', 'leave one of them out');
    if (query !== undefined && query.trim() === '') throw refused('The query is empty.', '--query "select * from deals"');
  } else {
    if (query !== undefined || tables.length > 0)
      throw refused('Only a database has tables and queries to choose.', 'leave out --table and --query');
    if (password !== undefined) throw refused('Only a database takes a password.', 'leave out --password-stdin');
    const found = await stat(location).catch(() => null);
    if (!found) throw new QuarterdeckError('file_not_found', `There is no file or folder ${location}.`, { next: 'check the path' });
    if (found.isDirectory() !== (kind === 'folder')) {
      throw refused(
        `${location} is a ${kind === 'folder' ? 'file' : 'folder'}.`,
        `give it with --${kind === 'folder' ? 'file' : 'folder'}`,
      );
    }
  }
  return {
    name,
    kind,
    location,
    tables: [...tables],
    query: query ?? null,
    mapping: mapping ?? null,
    has_password: password !== undefined,
  };
}

function refused(message: string, next: string): QuarterdeckError {
  return new QuarterdeckError('source_invalid', message, { next });
}
