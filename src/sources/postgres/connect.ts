/** Connects to a PostgreSQL server as its address says. */

import { readFile, stat } from 'node:fs/promises';
import { isIP, type LookupFunction, Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ConnectionOptions } from 'node:tls';
import type { Client } from 'pg';
import { didYouMean } from '../../model/did-you-mean.ts';
import { QuarterdeckError } from '../../model/errors.ts';
import { sourceError } from './errors.ts';

const sslModes = ['disable', 'prefer', 'require', 'verify-ca', 'verify-full'] as const;
type SslMode = (typeof sslModes)[number];

export interface PostgresAddress {
  host: string;
  port: number;
  database: string;
  /** undefined: as PGUSER or the system says. */
  user: string | undefined;
  sslMode: SslMode;
  /** Path of a file with the authority that signed the server's certificate. */
  sslRootCert: string | undefined;
  schema: string;
  /** Tables and views to read, `name` or `schema.name`; all of the schema when there are none. */
  tables: string[];
  /** Seconds. */
  connectTimeout: number;
  /** Seconds a statement may take. */
  statementTimeout: number;
}

const forCallers = ['table', 'schema', 'sslmode', 'connect_timeout', 'statement_timeout'] as const;
/** Files and sockets of this machine are for who works on it. */
const parameters = [...forCallers, 'sslrootcert', 'host'] as const;
/** Seconds that a caller of a server may have it wait. */
const longestForCallers = { connect_timeout: 30, statement_timeout: 300 } as const;

export function isPostgresUrl(text: string): boolean {
  return /^postgres(ql)?:\/\//i.test(text);
}

/**
 * @param by A caller of a server says all of it in the URL, and nothing there that is of the server: no file, no socket, no user of the system.
 * @throws password_in_argument, source_invalid
 */
export function parsePostgresUrl(text: string, by: 'operator' | 'caller' = 'operator'): PostgresAddress {
  const url = URL.canParse(text) ? new URL(text) : null;
  const given = url?.searchParams;
  // Before anything of it can be shown.
  if (url?.password || given?.has('password') || /:\/\/[^?]*:[^?]*@/.test(text.replace(/^([^/]*:\/\/)[^:/?]*@/, '$1'))) {
    throw new QuarterdeckError('password_in_argument', 'The PostgreSQL URL holds a password, which others on this machine could read.', {
      next: 'leave it out, and give it in PGPASSWORD, in ~/.pgpass, or with quarterdeck sources add … --password-stdin',
    });
  }
  const known: readonly string[] = by === 'caller' ? forCallers : parameters;
  if (!url || !isPostgresUrl(text)) throw invalid('The PostgreSQL URL cannot be read.');
  const unknown = [...url.searchParams.keys()].find((key) => !known.includes(key));
  if (unknown !== undefined) {
    const near = didYouMean(unknown, known);
    throw invalid(
      `The PostgreSQL URL has a parameter ${unknown} that is not ${parameters.some((each) => each === unknown) ? 'for callers of a server' : 'known'}${near ? `; did you mean ${near}?` : '.'}`,
    );
  }
  const database = decodeURIComponent(url.pathname.slice(1));
  if (database === '' || database.includes('/')) throw invalid('The PostgreSQL URL names no database.');
  const sslMode = url.searchParams.get('sslmode') ?? 'prefer';
  if (!isSslMode(sslMode)) throw invalid(`sslmode cannot be ${sslMode}; it is one of ${sslModes.join(', ')}.`);
  if (by === 'caller' && url.username === '') throw invalid('The PostgreSQL URL names no user.');
  if (by === 'caller' && url.hostname === '') throw invalid('The PostgreSQL URL names no host.');
  const seconds = (parameter: 'connect_timeout' | 'statement_timeout', otherwise: number) =>
    Math.min(secondsIn(url, parameter, otherwise), by === 'caller' ? longestForCallers[parameter] : Number.POSITIVE_INFINITY);
  return {
    // A folder of sockets stands as `?host=/var/run/postgresql`.
    host: url.searchParams.get('host') ?? (url.hostname.replace(/^\[|\]$/g, '') || 'localhost'),
    port: url.port === '' ? 5432 : Number(url.port),
    database,
    user: url.username === '' ? undefined : decodeURIComponent(url.username),
    sslMode,
    sslRootCert: url.searchParams.get('sslrootcert') ?? undefined,
    schema: url.searchParams.get('schema') ?? 'public',
    tables: url.searchParams
      .getAll('table')
      .flatMap((names) => names.split(','))
      .map((each) => each.trim())
      .filter(Boolean),
    connectTimeout: seconds('connect_timeout', by === 'caller' ? 5 : 10),
    statementTimeout: seconds('statement_timeout', 300),
  };
}

function isSslMode(text: string): text is SslMode {
  return sslModes.some((mode) => mode === text);
}

function secondsIn(url: URL, parameter: 'connect_timeout' | 'statement_timeout', otherwise: number): number {
  const text = url.searchParams.get(parameter);
  if (text === null) return otherwise;
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw invalid(`${parameter} cannot be "${text}"; it is a whole number of seconds.`);
}

function invalid(message: string): QuarterdeckError {
  return new QuarterdeckError('source_invalid', message, { next: 'write it as postgres://user@host:5432/database?table=deals' });
}

interface Sought {
  host: string;
  port: number;
  database: string;
  user: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** undefined when there is no file, no line that fits, or others may read the file, as PostgreSQL itself has it. */
export async function passwordFromFile(sought: Sought, env: Environment): Promise<string | undefined> {
  const file = env.PGPASSFILE || standardPlace(env);
  const found = await stat(file).catch(() => null);
  if (!found?.isFile() || (process.platform !== 'win32' && (found.mode & 0o077) !== 0)) return undefined;
  return findPassword(await readFile(file, 'utf8').catch(() => ''), sought);
}

export function findPassword(text: string, { host, port, database, user }: Sought): string | undefined {
  // A folder of sockets is this machine.
  const wanted = [host.startsWith('/') ? 'localhost' : host, String(port), database, user];
  for (const line of text.split(/\r?\n/)) {
    if (line.startsWith('#')) continue;
    const fields = [...line.matchAll(/((?:[^:\\]|\\.)*)(?::|$)/g)].map((match) => match[1]!);
    if (fields.length < 5 || !wanted.every((each, at) => fields[at] === '*' || unescaped(fields[at]!) === each)) continue;
    return unescaped(fields[4]!);
  }
  return undefined;
}

function unescaped(field: string): string {
  return field.replace(/\\(.)/g, '$1');
}

function standardPlace(env: Environment): string {
  if (process.platform === 'win32' && env.APPDATA) return path.join(env.APPDATA, 'postgresql', 'pgpass.conf');
  return path.join(env.HOME || os.homedir(), '.pgpass');
}

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
    next: 'name a user that may do no more than read the tables',
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
