/** A read-only connection to PostgreSQL, encrypted according to `sslmode`, with all values as text. */
import { readFile } from 'node:fs/promises';
import { isIP, type LookupFunction, Socket } from 'node:net';
import os from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ConnectionOptions } from 'node:tls';
import type { Client } from 'pg';
import { QuarterdeckError } from '../../model/errors.ts';
import { sourceError } from './errors.ts';
import type { PostgresAddress } from './parse-url.ts';
import { passwordFromFile } from './pgpass.ts';

/** Where a password may come from, after the one stored with a named source; `.pgpass` comes last. */
export interface Login {
  password?: string | undefined;
  env: Readonly<Record<string, string | undefined>>;
  /**
   * For a caller of a server: returns the addresses the host may be reached at, or throws. None of this machine's settings are used then, and a
   * caller whose connection fails learns neither the reason nor anything from the timing.
   */
  resolve?: ((host: string) => Promise<Address[]>) | undefined;
}

interface Address {
  address: string;
  family: number;
}

/** Every value as the server writes it: the driver's dates would depend on this machine's time zone. */
const asText = { getTypeParser: () => (value: string) => value };

/** @throws source_unreachable, source_denied, source_not_found, source_timeout */
export async function connect(address: PostgresAddress, login: Login): Promise<Client> {
  const client = login.resolve ? await connectForCaller(address, login) : await connectAsSaid(address, login);
  // Not as a startup parameter, which poolers reject.
  await client.query('SET default_transaction_read_only = on');
  if (login.resolve) await refuseServerFiles(client);
  return client;
}

/** With such rights, views and foreign tables could read files and run programs on the database host, so callers may not have them. */
async function refuseServerFiles(client: Client): Promise<void> {
  const { rows } = await client.query(
    `SELECT FROM pg_roles WHERE (rolname = current_user AND rolsuper)
     OR (rolname IN ('pg_read_server_files', 'pg_execute_server_program') AND pg_has_role(oid, 'MEMBER'))`,
  );
  if (rows.length === 0) return;
  await client.end().catch(() => {});
  throw new QuarterdeckError('source_denied', 'This user of the database may read files of its machine, which no source needs.', {
    next: 'use a database user with read-only access to the tables',
  });
}

async function connectForCaller(address: PostgresAddress, login: Login): Promise<Client> {
  const patience = new AbortController();
  const over = sleep(address.connectTimeout * 1000, null, { signal: patience.signal });
  const trying = login.resolve!(address.host).then((found) => connectAsSaid(address, { ...login, env: {} }, found));
  try {
    const client = await Promise.race([trying, over]);
    if (!client) throw new Error(`${address.host} did not answer within ${address.connectTimeout} s.`);
    patience.abort();
    over.catch(() => {});
    return client;
  } catch (cause) {
    trying.then((late) => late.end()).catch(() => {});
    await over;
    throw new QuarterdeckError('source_unreachable', 'The database cannot be connected to with what was given.', {
      next: 'check host, port, database, user and password; the log of the server says why, for its operator',
      cause,
    });
  }
}

/** @param at The only addresses of the host to use; resolved by name if not given */
async function connectAsSaid(address: PostgresAddress, login: Login, at?: Address[]): Promise<Client> {
  const ssl = await sslOf(address);
  try {
    return await open(address, login, ssl, at);
  } catch (error) {
    const refused = address.sslMode === 'prefer' && /does not support SSL/.test((error as Error).message);
    if (!refused) throw sourceError(error, address);
  }
  try {
    return await open(address, login, false, at);
  } catch (error) {
    throw sourceError(error, address);
  }
}

async function open(address: PostgresAddress, { password, env }: Login, ssl: ConnectionOptions | false, at?: Address[]): Promise<Client> {
  const { default: pg } = await import('pg');
  const user = address.user ?? env.PGUSER ?? os.userInfo().username;
  // As a function, so that the driver does not look for a password on this machine.
  const known = at ? async () => password ?? '' : (password ?? (env.PGPASSWORD || (await passwordFromFile({ ...address, user }, env))));
  const client = new pg.Client({
    host: address.host,
    port: address.port,
    database: address.database,
    user,
    ...(known !== undefined && { password: known }),
    ...(at && { stream: () => new PinnedSocket(at) as never }),
    ssl,
    types: asText as never,
    connectionTimeoutMillis: address.connectTimeout * 1000,
    statement_timeout: address.statementTimeout * 1000,
    // The server may have disappeared silently.
    query_timeout: (address.statementTimeout + 5) * 1000,
    application_name: 'quarterdeck',
  });
  // A broken connection is reported by the query that waits for it.
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
}

/** Connects to the checked addresses, whatever the name resolves to by now. */
class PinnedSocket extends Socket {
  readonly #lookup: LookupFunction;

  constructor(found: Address[]) {
    super();
    this.#lookup = ((_name, { all }, told) =>
      all ? told(null, found) : told(null, found[0]!.address, found[0]!.family)) as LookupFunction;
  }

  override connect(...[port, host]: unknown[]): this {
    return super.connect({ port: port as number, host: host as string, lookup: this.#lookup });
  }
}

/** `require` encrypts but trusts any certificate, as PostgreSQL's own tools do; `verify-full` also checks the host name. */
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
