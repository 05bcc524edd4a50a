/** What a request names as data, in the engine's terms: files as they are, databases behind the engine's port. */
import type { DataSource } from '../../engine/data/data-file.ts';
import type { TableSource } from '../../engine/data/table-source.ts';
import { isPostgresUrl, parsePostgresUrl } from '../../sources/postgres/parse-url.ts';
import type { Source } from '../schema/source.ts';
import type { Environment } from './home.ts';

/** @throws password_in_argument, source_invalid */
export function openLocation(data: DataSource, env: Environment): DataSource {
  if (!isPostgresUrl(data.path)) return data;
  const address = parsePostgresUrl(data.path);
  const tables: TableSource = {
    read: async (into) => (await postgres())(address, { env }, null).read(into),
  };
  return { ...data, path: address.database, tables };
}

/** A kept source with what opens it. */
export interface SourceAccess {
  source: Source;
  password?: string;
}

/** A named source; a file or folder, or a database with the password kept for it. */
export function openSource({ source, password }: SourceAccess, env: Environment): DataSource {
  const { name, kind, location, query, mapping } = source;
  const own = mapping === null ? {} : { mapping };
  if (kind === 'folder') return { path: location, ...own };
  // A file of one table is called as it was before it had a name as a source, so that its mapping still fits.
  if (kind === 'file') return { path: location, ...own };
  const address = parsePostgresUrl(location);
  const read = { ...address, tables: source.tables.length > 0 ? source.tables : address.tables };
  const tables: TableSource = {
    read: async (into) => (await postgres())(read, { password, env }, query === null ? null : { sql: query, called: name }).read(into),
  };
  return { name, path: '', tables, ...own };
}

/** The driver is loaded when the first database is read. */
async function postgres() {
  return (await import('../../sources/postgres/postgres-source.ts')).postgresSource;
}
