/** Where a request comes from, as the log, the audit log and the limit of strangers take it. */
import { describe, expect, it } from 'vitest';
import { serverSettings } from '../../../src/service/settings/settings.ts';
import { api } from '../../helpers/api.ts';

async function addressIn(trustedProxies: string | undefined, forwarded: string, remoteAddress = '127.0.0.1'): Promise<string | null> {
  const { app, host } = await api({ ...(trustedProxies && { trustedProxies }) });
  await app.inject({ url: '/v1/decks', headers: { 'x-forwarded-for': forwarded }, remoteAddress });
  const { audit } = await host.open();
  const all = { tenantId: null, withNobodys: true, from: 0, to: Number.MAX_SAFE_INTEGER, before: Number.MAX_SAFE_INTEGER, limit: 1 };
  return (await audit.read(all))[0]!.address;
}

describe('X-Forwarded-For', () => {
  it.each([
    [undefined, '203.0.113.7', '127.0.0.1', '127.0.0.1'],
    ['loopback', '203.0.113.7', '127.0.0.1', '203.0.113.7'],
    ['loopback', '203.0.113.7', '198.51.100.2', '198.51.100.2'],
    ['10.0.0.0/8, 192.0.2.1', '203.0.113.7', '10.1.2.3', '203.0.113.7'],
    ['10.0.0.0/8', '203.0.113.7', '127.0.0.1', '127.0.0.1'],
    // What the client wrote itself stands to the left of what the proxy adds.
    ['loopback', '192.0.2.99, 203.0.113.7', '127.0.0.1', '203.0.113.7'],
    ['loopback,10.0.0.0/8', '203.0.113.7, 10.0.0.9', '127.0.0.1', '203.0.113.7'],
    ['loopback', '<script>', '127.0.0.1', '127.0.0.1'],
    ['::1', '2001:db8::7', '::1', '2001:db8::7'],
  ])('with %s trusted, of %s from %s is %s', async (trusted, forwarded, from, expected) => {
    expect(await addressIn(trusted, forwarded, from)).toBe(expected);
  });

  it('counts strangers by the client behind a proxy', async () => {
    const { app } = await api({ trustedProxies: 'loopback' });
    const ask = async (client: string) => (await app.inject({ url: '/v1/decks', headers: { 'x-forwarded-for': client } })).statusCode;
    const sent = await Promise.all(Array.from({ length: 250 }, () => ask('203.0.113.7')));
    expect(new Set(sent)).toEqual(new Set([401, 429]));
    expect(await ask('203.0.113.8')).toBe(401);
  });
});

it('the setting takes addresses, networks and loopback', () => {
  const { read } = serverSettings.trustedProxies;
  for (const text of ['loopback', '10.0.0.0/8', '127.0.0.1,::1', 'fd00::/8, loopback']) expect(read(text)).toBe(text);
  for (const text of ['', 'proxy.example.com', '10.0.0.0/33', '10.0.0', 'true', '*', '10.0.0.0/8/8', ','])
    expect(read(text)).toBeUndefined();
});
