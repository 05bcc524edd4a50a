import { chmodSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findPassword, passwordFromFile } from '../../../src/sources/postgres/pgpass.ts';
import { tempDir } from '../../helpers/temp-dir.ts';

const sought = { host: 'db.example.com', port: 5432, database: 'crm', user: 'ann' };

describe('.pgpass', () => {
  it.each([
    ['db.example.com:5432:crm:ann:secret', 'secret'],
    ['# a note\nother:*:*:*:no\n*:*:*:ann:yes\n*:*:*:*:later', 'yes'],
    ['*:*:*:ann:a\\:b\\\\c', 'a:b\\c'],
    ['db.example.com:5433:crm:ann:no', undefined],
    ['*:*:*:bob:no\r\n*:*:crm:ann:yes\r\n', 'yes'],
    ['', undefined],
  ])('is read as PostgreSQL reads it: %s', (text, password) => {
    expect(findPassword(text, sought)).toBe(password);
  });

  it('counts sockets as this machine', () => {
    expect(findPassword('localhost:*:*:*:yes', { ...sought, host: '/var/run/postgresql' })).toBe('yes');
  });

  it.skipIf(process.platform === 'win32')('is left alone when others may read it', async () => {
    const file = path.join(tempDir(), '.pgpass');
    writeFileSync(file, '*:*:*:*:secret\n', { mode: 0o600 });
    expect(await passwordFromFile(sought, { PGPASSFILE: file })).toBe('secret');
    chmodSync(file, 0o644);
    expect(await passwordFromFile(sought, { PGPASSFILE: file })).toBeUndefined();
  });
});
