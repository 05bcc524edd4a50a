/** Errors of PostgreSQL and the network in the product's words; never with a password. */
import { QuarterdeckError } from '../../model/errors.ts';
import type { PostgresAddress } from './parse-url.ts';

interface Thrown {
  code?: string;
  message: string;
  errors?: Thrown[];
}

export function sourceError(
  thrown: unknown,
  { host, port, database, user, statementTimeout, connectTimeout }: PostgresAddress,
): QuarterdeckError {
  if (thrown instanceof QuarterdeckError) return thrown;
  const { message, code = '', errors } = thrown as Thrown;
  const where = `${host}:${port}`;
  const why = firstLine(message || errors?.[0]?.message || code);
  const error = (...[as, text, next]: [ConstructorParameters<typeof QuarterdeckError>[0], string, string]) =>
    new QuarterdeckError(as, text, { next, cause: thrown });
  // The driver asks for a password before the server can reject one.
  if (/^28/.test(code) || /SASL|client password must be a string/.test(message)) {
    const noPassword = /client password must be a string/.test(message);
    return error(
      'source_denied',
      noPassword
        ? `PostgreSQL at ${where} asks for a password, and none was given.`
        : `PostgreSQL at ${where} does not let ${user ?? 'this user'} in${/^28/.test(code) ? `: ${why}` : ''}.`,
      'give the password in PGPASSWORD, in ~/.pgpass, or with quarterdeck sources add … --password-stdin',
    );
  }
  if (code === '3D000')
    return error('source_not_found', `PostgreSQL at ${where} has no database ${database}.`, `psql -h ${host} -l lists them`);
  if (code === '42501')
    return error('source_denied', `PostgreSQL does not allow that: ${why}.`, 'ask for SELECT on it, or name other tables with ?table=');
  if (code === '42P01' || code === '42703' || code === '42883')
    return error('source_invalid', `The query cannot be answered: ${why}.`, 'check its tables and columns');
  if (code === '57014' || /Query read timeout/.test(message)) {
    return error(
      'source_timeout',
      `PostgreSQL at ${where} took longer than ${statementTimeout} s over one statement.`,
      'read less with a query, or allow more with ?statement_timeout=900',
    );
  }
  if (/timeout expired|ETIMEDOUT/.test(`${message} ${code}`)) {
    return error(
      'source_timeout',
      `PostgreSQL at ${where} did not answer within ${connectTimeout} s.`,
      'check host and port, and that a firewall lets you through',
    );
  }
  if (code === '25006' || (code === '0A000' && /data-modifying/.test(message))) {
    return error('source_invalid', `The query changes data, and only reading is allowed: ${why}.`, 'give a query that only reads');
  }
  if (/^(22|42|0A|21)/.test(code)) return error('source_invalid', `The query cannot be answered: ${why}.`, 'check it with psql');
  if (/does not support SSL/.test(message)) {
    return error('source_unreachable', `PostgreSQL at ${where} does not speak TLS.`, 'give ?sslmode=disable if the way to it is safe');
  }
  if (/certificate|self.signed|altnames/i.test(message)) {
    return error(
      'source_unreachable',
      `The certificate of PostgreSQL at ${where} is not trusted: ${why}.`,
      'name who signed it with ?sslrootcert=ca.pem',
    );
  }
  if (code === '53300' || /^57P/.test(code))
    return error('source_unreachable', `PostgreSQL at ${where} takes no connection now: ${why}.`, 'try again later');
  if (
    /^(ECONN|ENOTFOUND|EAI_|EHOST|ENET|EACCES|ENOENT|EPIPE|08)/.test(code || (errors?.[0]?.code ?? '')) ||
    /terminated|Connection ended/.test(message)
  ) {
    const what =
      code === 'ENOTFOUND' || /^EAI_/.test(code)
        ? `There is no host ${host}`
        : `PostgreSQL at ${where} cannot be reached (${code || (errors?.[0]?.code ?? why)})`;
    return error('source_unreachable', `${what}.`, 'check host and port, and that the server runs');
  }
  return error('source_failed', `PostgreSQL at ${where} failed: ${why}.`, 'try again; the server’s log says more');
}

function firstLine(text: string): string {
  return text.split('\n')[0]!.replace(/\.$/, '');
}
