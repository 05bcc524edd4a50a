import { describe, expect, it } from 'vitest';
import { QuarterdeckError } from '../../../src/model/errors.ts';
import { isPostgresUrl, parsePostgresUrl } from '../../../src/sources/postgres/parse-url.ts';

function refusal(url: string): QuarterdeckError {
  try {
    parsePostgresUrl(url);
  } catch (error) {
    if (error instanceof QuarterdeckError) return error;
    throw error;
  }
  throw new Error(`${url} was taken`);
}

describe('the URL of a database', () => {
  it('names host, port, database and user', () => {
    expect(parsePostgresUrl('postgres://ann%40acme@db.example.com:6543/crm')).toMatchObject({
      host: 'db.example.com',
      port: 6543,
      database: 'crm',
      user: 'ann@acme',
      sslMode: 'prefer',
      schema: 'public',
      tables: [],
    });
  });

  it('names tables one by one or in a row', () => {
    expect(parsePostgresUrl('postgresql://h/db?table=a&table=b,sales.c').tables).toEqual(['a', 'b', 'sales.c']);
  });

  it('takes IPv6, a folder of sockets and its own limits', () => {
    expect(parsePostgresUrl('postgres://[::1]/db').host).toBe('::1');
    expect(parsePostgresUrl('postgres:///db?host=/var/run/postgresql').host).toBe('/var/run/postgresql');
    expect(parsePostgresUrl('postgres://h/db?connect_timeout=3&statement_timeout=9')).toMatchObject({
      connectTimeout: 3,
      statementTimeout: 9,
    });
  });

  it.each([
    'postgres://ann:s3cr3t@h/db',
    'postgres://h/db?user=ann&password=s3cr3t',
    'postgres://ann:s3cr3t@h:notaport/db',
    'postgres://ann:s3cr3t%zz@h/db',
    'postgres://ann:s3/cr3t@h/db',
    'postgres://ann:12/cr3t@h',
  ])('is refused with a password, which is not repeated: %s', (url) => {
    const error = refusal(url);
    expect(error.code).toBe('password_in_argument');
    expect(`${error.message} ${error.next} ${error.stack}`).not.toMatch(/s3cr3t|cr3t/);
  });

  it.each([
    ['postgres://h', 'names no database'],
    ['postgres://h/db?sslmode=on', 'sslmode'],
    ['postgres://h/db?tabel=a', 'did you mean table'],
    ['postgres://h/db?statement_timeout=0', 'whole number of seconds'],
  ])('is refused when it cannot be used: %s', (url, why) => {
    expect(refusal(url)).toMatchObject({ code: 'source_invalid', message: expect.stringContaining(why) });
  });

  it('is told from a path', () => {
    expect(['postgres://h/d', 'PostgreSQL://h/d', 'postgres.csv', 'deals=postgres.csv'].map(isPostgresUrl)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
