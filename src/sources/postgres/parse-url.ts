/** `postgres://user@host:5432/db?table=a&table=b&sslmode=require`: a database and what to read from it. Never with a password. */
import { didYouMean } from '../../model/did-you-mean.ts';
import { QuarterdeckError } from '../../model/errors.ts';

const sslModes = ['disable', 'prefer', 'require', 'verify-ca', 'verify-full'] as const;
type SslMode = (typeof sslModes)[number];

export interface PostgresAddress {
  host: string;
  port: number;
  database: string;
  /** undefined: PGUSER or the system's user. */
  user: string | undefined;
  sslMode: SslMode;
  /** Path of the certificate authority file. */
  sslRootCert: string | undefined;
  schema: string;
  /** Tables and views to read, `name` or `schema.name`; all of the schema if empty. */
  tables: string[];
  /** Seconds. */
  connectTimeout: number;
  /** Seconds per statement. */
  statementTimeout: number;
}

const forCallers = ['table', 'schema', 'sslmode', 'connect_timeout', 'statement_timeout'] as const;
/** Files and sockets of this machine are for its own users only. */
const parameters = [...forCallers, 'sslrootcert', 'host'] as const;
/** Maximum seconds that a caller of a server may set. */
const longestForCallers = { connect_timeout: 30, statement_timeout: 300 } as const;

export function isPostgresUrl(text: string): boolean {
  return /^postgres(ql)?:\/\//i.test(text);
}

/**
 * @param by A caller of a server must give everything in the URL, without this machine's files, sockets or users.
 * @throws password_in_argument, source_invalid
 */
export function parsePostgresUrl(text: string, by: 'operator' | 'caller' = 'operator'): PostgresAddress {
  const url = URL.canParse(text) ? new URL(text) : null;
  const given = url?.searchParams;
  // Before any of it can be shown.
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
    // A socket folder is given as `?host=/var/run/postgresql`.
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
