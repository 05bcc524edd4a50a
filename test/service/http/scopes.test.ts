/** What a key may do by its scopes: reading data takes more than making decks, and naming a database more than sending files. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sha256Of, uploadName } from '../../../src/service/file-names.ts';
import { LocalDeckService } from '../../../src/service/local/local-deck-service.ts';
import { allows, apiKeyRequestSchema, type Scope, scopes } from '../../../src/service/schema/api-key.ts';
import { api } from '../../helpers/api.ts';

const csv = 'id,stage,amount,close_date\n1,Won,10,2025-01-02\n2,Lost,20,2025-02-03\n';
const own = uploadName([{ name: 'deals.csv', sha256: sha256Of(Buffer.from(csv)) }], undefined);
const database = { kind: 'postgres', location: 'postgres://reader@db.example.com/crm' };

async function callerWith(...scopes: Scope[]) {
  const { app, host } = await api();
  const keyWith = async (held: Scope[]) => ({
    authorization: `Bearer ${(await new LocalDeckService(host, 'acme').apiKeys.create({ name: 'key', scopes: held })).key}`,
  });
  const [headers, admin] = [await keyWith(scopes), await keyWith(['admin'])];
  const putFiles = async (name: string, text = csv, by = headers) => {
    const payload = `--b\r\ncontent-disposition: form-data; name="file"; filename="deals.csv"\r\n\r\n${text}\r\n--b--\r\n`;
    const type = { 'content-type': 'multipart/form-data; boundary=b' };
    return (await app.inject({ method: 'PUT', url: `/v1/data-sources/${name}`, headers: { ...by, ...type }, payload })).statusCode;
  };
  const putDatabase = async () => (await app.inject({ method: 'PUT', url: '/v1/data-sources/db', headers, payload: database })).statusCode;
  const generate = (...names: string[]) =>
    app.inject({
      method: 'POST',
      url: '/v1/generate',
      headers,
      payload: { prompt: 'QBR', ...(names.length > 0 && { data_sources: names }) },
    });
  return { app, admin, headers, putFiles, putDatabase, generate };
}

describe('a key', () => {
  it('that says nothing of scopes can make decks and read sources, and neither put nor name any', async () => {
    const { scopes } = apiKeyRequestSchema.parse({ name: 'pipeline' });
    expect(scopes).toEqual(['decks:read', 'decks:write', 'brand-kits:read', 'sources:read', 'exports:write']);
    const { putFiles, putDatabase } = await callerWith(...scopes);
    expect([await putFiles('deals'), await putDatabase()]).toEqual([403, 403]);
  });

  it('of before, that may put files, names no database by that', async () => {
    const { putFiles, putDatabase } = await callerWith('decks:write', 'sources:read', 'sources:write');
    expect([await putFiles('deals'), await putDatabase()]).toEqual([200, 403]);
  });

  it('that may name databases puts no files', async () => {
    const { putFiles, putDatabase } = await callerWith('sources:connect');
    expect([await putFiles('deals'), await putDatabase()]).toEqual([403, 200]);
  });

  it('that may make decks makes none of sources that it may not read', async () => {
    const { putFiles, generate, admin } = await callerWith('decks:write');
    await putFiles('deals', csv, admin);
    const refused = await generate('deals');
    expect([refused.statusCode, refused.json().code, refused.headers['www-authenticate']]).toEqual([
      403,
      'forbidden',
      'Bearer error="insufficient_scope", scope="sources:read"',
    ]);
    expect((await generate('there-is-none')).statusCode).toBe(403);
    expect((await generate()).statusCode).toBe(202);
    const reader = await callerWith('decks:write', 'sources:read');
    await reader.putFiles('deals', csv, reader.admin);
    expect((await reader.generate('deals')).statusCode).toBe(202);
  });

  it('that may make exports makes none of decks that it may not read', async () => {
    const { app, headers, generate } = await callerWith('decks:write', 'exports:write');
    const { deck_id } = (await generate()).json();
    const refused = await app.inject({ method: 'POST', url: '/v1/export', headers, payload: { deck_id } });
    expect([refused.statusCode, refused.headers['www-authenticate']]).toEqual([
      403,
      'Bearer error="insufficient_scope", scope="decks:read"',
    ]);
  });

  it('that may make decks makes them of files sent for them, named by what they hash to', async () => {
    const { app, admin, putFiles, generate } = await callerWith('decks:write');
    expect(await putFiles(own)).toBe(200);
    // Nothing else takes the place of what others will name.
    expect([await putFiles(own, `${csv}3,Won,9,2025-03-03\n`), await putFiles(`upload-${'0'.repeat(32)}`)]).toEqual([400, 400]);
    const taken = await generate(own);
    expect(taken.statusCode).toBe(202);
    // Who only follows the deck does not learn the name, which is all it takes to use the files.
    const { payload } = await app.inject({ url: `/v1/decks/${taken.json().deck_id}`, headers: admin });
    expect(payload).toContain('"data_sources":["upload"]');
    expect(payload).not.toContain(own);
  });
});

it('every scope is told of in the documentation', () => {
  const page = readFileSync(path.join(import.meta.dirname, '../../../docs/access.md'), 'utf8');
  for (const scope of scopes) expect(page).toContain(`\`${scope}\``);
});

it('no scope but admin holds another', () => {
  for (const held of scopes.filter((scope) => scope !== 'admin')) expect(scopes.filter((scope) => allows([held], scope))).toEqual([held]);
});
