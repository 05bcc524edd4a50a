/** A connection to PostgreSQL that only reads, encrypted as `sslmode` says, whose values come as text. */
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

/** Where a password may come from, after the one a named source keeps; `.pgpass` is asked last. */
export interface Login {
  password?: string | undefined;
  env: Readonly<Record<string, string | undefined>>;
  /**
   * Given for a caller of a server: says at which addresses the host may be reached, or throws. Nothing of this machine's settings is used then,
   * and whoever fails to connect is not told why, nor sooner or later for one reason than for another.
   */
  resolve?: ((host: string) => Promise<Address[]>) | undefined;
}

interface Address {
  address: string;
  family: number;
}

/** Every value as the server writes it: a driver's dates would follow the time zone of this machine. */
const asText = { getTypeParser: () => (value: string) => value };

/** @throws source_unreachable, source_denied, source_not_found, source_timeout */
export async function connect(address: PostgresAddress, login: Login): Promise<Client> {
  const client = login.resolve ? await connectForCaller(address, login) : await connectAsSaid(address, login);
  // Not as a parameter of the start, which poolers refuse.
  await client.query('SET default_transaction_read_only = on');
  if (login.resolve) await refuseServerFiles(client);
  return client;
}

/** Views and foreign tables may read files and run programs of the database's machine for a login that may: no caller's does. */
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

/** @param at Addresses that the host stands for, and no others; asked for by name unless given */
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
  // As a function, so that the driver does not look for one on this machine.
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

/** Connects to the addresses that were looked at, whatever the name has come to mean since. */
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
