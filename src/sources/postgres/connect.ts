/** A connection to PostgreSQL, encrypted as `sslmode` says, whose values come as text. */
import { readFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import os from 'node:os';
import type { ConnectionOptions } from 'node:tls';
import type { Client } from 'pg';
import { QuarterdeckError } from '../../engine/errors.ts';
import { sourceError } from './errors.ts';
import type { PostgresAddress } from './parse-url.ts';
import { passwordFromFile } from './pgpass.ts';

/** Where a password may come from, after the one a named source keeps; `.pgpass` is asked last. */
export interface Login {
  password?: string | undefined;
  env: Readonly<Record<string, string | undefined>>;
}

/** Every value as the server writes it: a driver's dates would follow the time zone of this machine. */
const asText = { getTypeParser: () => (value: string) => value };

/** @throws source_unreachable, source_denied, source_not_found, source_timeout */
export async function connect(address: PostgresAddress, login: Login): Promise<Client> {
  const ssl = await sslOf(address);
  try {
    return await open(address, login, ssl);
  } catch (error) {
    const refused = address.sslMode === 'prefer' && /does not support SSL/.test((error as Error).message);
    if (!refused) throw sourceError(error, address);
  }
  try {
    return await open(address, login, false);
  } catch (error) {
    throw sourceError(error, address);
  }
}

async function open(address: PostgresAddress, { password, env }: Login, ssl: ConnectionOptions | false): Promise<Client> {
  const { default: pg } = await import('pg');
  const user = address.user ?? env.PGUSER ?? os.userInfo().username;
  const known = password ?? (env.PGPASSWORD || (await passwordFromFile({ ...address, user }, env)));
  const client = new pg.Client({
    host: address.host,
    port: address.port,
    database: address.database,
    user,
    ...(known !== undefined && { password: known }),
    ssl,
    types: asText as never,
    connectionTimeoutMillis: address.connectTimeout * 1000,
    statement_timeout: address.statementTimeout * 1000,
    // The server may be gone without a word.
    query_timeout: (address.statementTimeout + 5) * 1000,
    application_name: 'quarterdeck',
  });
  // A connection that breaks says so in the query that waits for it.
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
}

/** `require` encrypts and trusts any certificate, as PostgreSQL's own programs do; `verify-full` also asks whose it is. */
async function sslOf({ host, sslMode, sslRootCert }: PostgresAddress): Promise<ConnectionOptions | false> {
  if (sslMode === 'disable' || host.startsWith('/')) return false;
  const ca = sslRootCert === undefined ? undefined : await readFile(sslRootCert, 'utf8').catch(missing(sslRootCert));
  return {
    ...(ca !== undefined && { ca }),
    ...(isIP(host) === 0 && { servername: host }),
    rejectUnauthorized: sslMode.startsWith('verify'),
    ...(sslMode === 'verify-ca' && { checkServerIdentity: () => undefined }),
  };
}

function missing(file: string): (cause: unknown) => never {
  return (cause) => {
    throw new QuarterdeckError('file_not_found', `The certificate ${file} of sslrootcert cannot be read.`, {
      next: 'check the path',
      cause,
    });
  };
}
