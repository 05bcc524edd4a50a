/** Translates named data for the engine: files as they are, databases through the engine's port. */
import type { DataSource, TableSource } from '../../engine/data/table-source.ts';
import { QuarterdeckError } from '../../model/errors.ts';
import { isPostgresUrl, type PostgresAddress, parsePostgresUrl } from '../../sources/postgres/parse-url.ts';
import { hostOf, OutboundPolicy } from '../outbound/outbound-policy.ts';
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

/** A saved source and what is needed to open it. */
export interface SourceAccess {
  source: Source;
  password?: string;
  /** For a caller's database: the networks the operator allows besides public addresses. */
  allowed?: string;
}

/** A named source: a file or folder, or a database with its stored password. */
export function openSource({ source, password, allowed }: SourceAccess, env: Environment): DataSource {
  const { name, kind, location, query, mapping } = source;
  const own = mapping === null ? {} : { mapping };
  if (kind === 'folder') return { path: location, ...own };
  // A file keeps its own table name, so that its mapping still fits.
  if (kind === 'file') return { path: location, ...own };
  const policy = allowed === undefined ? null : new OutboundPolicy(allowed, 'QUARTERDECK_SOURCE_ALLOW');
  const address = policy ? addressForCaller({ location, query }, policy) : parsePostgresUrl(location);
  const login = { password, env, ...(policy && { resolve: (host: string) => policy.resolve(host) }) };
  const read = { ...address, tables: source.tables.length > 0 ? source.tables : address.tables };
  const tables: TableSource = {
    read: async (into) => (await postgres())(read, login, query === null ? null : { sql: query, called: name }).read(into),
  };
  return { name, path: '', tables, ...own };
}

/**
 * Validates a caller's database. Names are not resolved here, so that nobody learns which exist.
 * @throws password_in_argument, source_invalid
 */
export function addressForCaller({ location, query }: Pick<Source, 'location' | 'query'>, policy: OutboundPolicy): PostgresAddress {
  const address = parsePostgresUrl(location, 'caller');
  if (query !== null) {
    throw refused('A server reads tables and views of a database, not queries.', 'make a view of the query, and name it as a table');
  }
  const host = hostOf(address.host);
  if (host === null) throw refused('The PostgreSQL URL names no single host.', 'write it as postgres://user@db.example.com/crm');
  if (!policy.isRefusedAsWritten(host)) return { ...address, host };
  throw refused(
    'The PostgreSQL URL leads to no public address.',
    'name a public host; the operator of a server allows others by QUARTERDECK_SOURCE_ALLOW',
  );
}

function refused(message: string, next: string): QuarterdeckError {
  return new QuarterdeckError('source_invalid', message, { next });
}

/** The driver is loaded with the first database. */
async function postgres() {
  return (await import('../../sources/postgres/postgres-source.ts')).postgresSource;
}
