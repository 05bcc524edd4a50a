/** A caller who breaks off, over a real socket. */
import { EventEmitter, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { api } from '../../helpers/api.ts';

const calls = [
  ['export', 'POST', '/v1/export', { layout: { title: 'Wins' } }],
  ['brand-kit', 'PUT', '/v1/brand-kits/house', { name: 'House' }],
  ['outline', 'POST', '/v1/generate', { prompt: { title: 'Wins', slides: [{ title: 'One', points: ['Two'] }] } }],
  ['description', 'GET', '/v1/data-sources/deals/description', undefined],
  ['snapshot', 'GET', '/v1/data-sources/deals/snapshot', undefined],
] as const;

it('a caller who breaks off ends the work on what was asked', async () => {
  const { app, host, keyOf } = await api();
  const seen = new EventEmitter();
  const of: { tenantId?: string | undefined } = {};
  host.run = (asked, _what, hooks) => {
    of.tenantId = hooks.tenantId;
    seen.emit('begun', asked);
    return new Promise((_resolve, reject) => {
      hooks.signal!.addEventListener('abort', () => {
        seen.emit('ended', hooks.signal!.reason.code);
        reject(hooks.signal!.reason);
      });
    });
  };
  await host.sourcesOf('acme').put('deals', { kind: 'file', location: import.meta.filename });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const authorization = `Bearer ${await keyOf('acme')}`;
  for (const [kind, method, path, body] of calls) {
    const leaving = new AbortController();
    const [begun, ended] = [once(seen, 'begun'), once(seen, 'ended')];
    const answer = fetch(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}${path}`, {
      method,
      headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: leaving.signal,
    }).catch((error: Error) => error.name);
    expect(await begun).toEqual([kind]);
    leaving.abort();
    expect(await answer).toBe('AbortError');
    expect(await ended).toEqual(['canceled']);
    expect(of.tenantId).toBe('acme');
  }
  // Nobody is told of an export that was given up.
  const { store } = await host.open();
  expect(await store.selectFrom('events').select('type').execute()).toEqual([]);
});
