/**
 * Words that only callers know, after a whole run over HTTP with everything switched on that writes: none of them stands readable in
 * a log line, trace, metric, audit entry, backup or file of the server, but for the uploads, which hold their data as they were sent.
 */
import { generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { runCli } from '../helpers/run-cli.ts';
import { type Served, startServer } from '../helpers/serve.ts';
import { suiteDir, tempDir } from '../helpers/temp-dir.ts';
import { templates } from '../helpers/templates/templates.ts';
import { readableIn } from '../helpers/vault.ts';

const words = {
  prompt: 'Canaryprompt',
  email: 'canary.mail@secret.example',
  metadata: 'canary-metadata-91ab',
  password: 'canary-password-d2b8',
  hook: 'canary-hook-7731',
  kit: 'Canarykit',
  slide: 'Canaryslide',
  idempotency: 'canary-idempotency-11',
};
/** Stands in the template alone. */
const inTemplate = 'ppt/slideMasters/slideMaster1.xml';
const cell = 'Canarycell Ltd';
const csv = `id,stage,amount,close_date,account\n${Array.from({ length: 30 }, (_, at) => `${at},${at % 3 ? 'Won' : 'Lost'},${100 + at},2025-${String((at % 12) + 1).padStart(2, '0')}-10,${at % 2 ? cell : 'Other'}`).join('\n')}\n`;

/** A layout that a caller has, as `generate --layout-only` prints it. */
async function layoutOf(home: string): Promise<object> {
  const { code, stdout } = await runCli(['generate', `# ${words.slide}\n\n- New office opened\n`, '--layout-only'], {
    env: { QUARTERDECK_HOME: home },
  });
  expect(code).toBe(0);
  return JSON.parse(stdout) as object;
}

describe('what only callers know', () => {
  const home = suiteDir();
  const callers = suiteDir();
  let server: Served;
  const traces: string[] = [];
  const said: string[] = [];
  let secrets: string[];

  beforeAll(async () => {
    const collector = createServer((request, response) => {
      request.on('data', (chunk: Buffer) => traces.push(chunk.toString())).on('end', () => response.end('{}'));
    });
    await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
    server = await startServer(home, ['--log', 'debug'], {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
      QUARTERDECK_WEBHOOK_ALLOW: '127.0.0.0/8',
    });
    const ask = async (method: string, url: string, body?: object | FormData, more: Record<string, string> = {}) => {
      const json = body !== undefined && !(body instanceof FormData);
      const answer = await fetch(`${server.url}${url}`, {
        method,
        headers: { authorization: `Bearer ${server.key}`, ...(json && { 'content-type': 'application/json' }), ...more },
        ...(body && { body: json ? JSON.stringify(body) : (body as FormData) }),
      });
      const text = await answer.text();
      if (answer.status >= 300) throw new Error(`${method} ${url}: ${answer.status} ${text}`);
      return text;
    };
    const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    await ask('PUT', '/v1/encryption-key', { public_key: publicKey.export({ format: 'jwk' }) });
    const form = new FormData();
    form.append('file', new Blob([csv]), 'deals.csv');
    await ask('PUT', '/v1/data-sources/deals', form);
    const database = { kind: 'postgres', location: 'postgres://reader@db.example.com/crm', password: words.password };
    await ask('PUT', '/v1/data-sources/crm', database);
    const template = Buffer.from(templates.german()).toString('base64');
    await ask('PUT', '/v1/brand-kits/house', { name: words.kit, template: { data: template } });
    const hook = JSON.parse(await ask('POST', '/v1/webhooks', { url: `http://127.0.0.1:9/${words.hook}` })) as { secret: string };
    const asked = {
      prompt: `Sales review for ${words.prompt}, written by ${words.email}`,
      metadata: { note: words.metadata },
      brand_kit_id: 'house',
      data_sources: ['deals'],
      options: { as_of: '2025-12-31' },
    };
    const { deck_id } = JSON.parse(await ask('POST', '/v1/generate', asked, { 'idempotency-key': words.idempotency })) as {
      deck_id: string;
    };
    const deck = JSON.parse(await ask('GET', `/v1/decks/${deck_id}?wait=60`)) as { status: string; prompt: string; metadata: object };
    expect(deck).toMatchObject({ status: 'completed', prompt: asked.prompt, metadata: asked.metadata });
    await ask('GET', `/v1/decks/${deck_id}/files/pptx`);
    const layout = { layout: await layoutOf(callers), format: 'html' };
    const exported = JSON.parse(await ask('POST', '/v1/export', layout)) as { status: string; download_url: string };
    expect(exported.status).toBe('completed');
    expect(await (await fetch(exported.download_url)).text()).toContain(words.slide);
    said.push(await ask('GET', '/v1/metrics'), await ask('GET', '/v1/metrics', undefined, { accept: 'text/plain' }));
    said.push(await ask('GET', '/v1/audit-log'));
    secrets = [...Object.values(words).filter((word) => word !== words.idempotency), hook.secret, server.key!];
    return async () => {
      await server.stop();
      collector.close();
    };
  });

  it('is in no log line, trace, metric or audit entry', async () => {
    await expect.poll(() => traces.length, { timeout: 15_000 }).toBeGreaterThan(0);
    expect(server.log()).toContain('/v1/generate');
    const all = [server.log(), traces.join(''), ...said].join('\n');
    expect([...secrets, cell, words.idempotency].filter((word) => all.includes(word))).toEqual([]);
  });

  it('is in no file, but for a table in the upload that it came in', () => {
    expect(readableIn(home, [...secrets, inTemplate])).toEqual([]);
    const places = readableIn(home, [cell]).map((each) => each.replace(/\\/g, '/').replace(/^.* in /, ''));
    expect(places).toEqual([expect.stringMatching(/^store\/files\/local\/sources\/[\w/-]+\/deals\.csv$/)]);
  });

  it('is in no backup, but for that upload', async () => {
    const folder = tempDir();
    const file = path.join(folder, 'monday.backup');
    const { code } = await runCli(['backup', file], { env: { QUARTERDECK_HOME: home } });
    expect([code, readableIn(folder, [...secrets, inTemplate])]).toEqual([0, []]);
    const bytes = readFileSync(file);
    expect(bytes.subarray(bytes.indexOf('SQLite format 3')).includes(cell)).toBe(false);
  });
});
