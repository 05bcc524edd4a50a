/** Plain HTTP beyond this machine: only a named proxy may speak it. */
import { describe, expect, it } from 'vitest';
import { api } from '../../helpers/api.ts';

describe('a server behind a named proxy', () => {
  it.each([
    ['127.0.0.1', 200],
    ['::1', 200],
    ['10.1.2.3', 200],
    ['::ffff:10.1.2.3', 200],
    ['fd00::7', 200],
    ['10.2.0.1', 403],
    ['203.0.113.9', 403],
    ['::ffff:203.0.113.9', 403],
    ['fd01::7', 403],
    ['2001:db8::1', 403],
  ])('answers a peer at %s with %i', async (remoteAddress, status) => {
    const { app } = await api({ proxiesOnly: '10.1.0.0/16, fd00::/16', trustedProxies: '10.1.0.0/16, fd00::/16' });
    expect((await app.inject({ url: '/healthz', remoteAddress })).statusCode).toBe(status);
  });

  it('says to anyone else to call the public address, before it looks at the key', async () => {
    const { app, keyOf } = await api({ proxiesOnly: '10.0.0.0/8' });
    const headers = { authorization: `Bearer ${await keyOf('acme')}` };
    const answer = await app.inject({ url: '/v1/decks', remoteAddress: '203.0.113.9', headers });
    expect(answer.json()).toMatchObject({ status: 403, code: 'tls_required' });
    expect(answer.headers).not.toHaveProperty('ratelimit');
  });

  it('is not fooled by a forwarded address', async () => {
    const { app } = await api({ proxiesOnly: '10.0.0.0/8', trustedProxies: '10.0.0.0/8' });
    const headers = { 'x-forwarded-for': '10.0.0.1' };
    expect((await app.inject({ url: '/healthz', remoteAddress: '203.0.113.9', headers })).statusCode).toBe(403);
  });

  it('sends no HSTS over plain HTTP, and does when its public address is HTTPS', async () => {
    const hsts = async (baseUrl: string) => (await (await api({ baseUrl })).app.inject('/healthz')).headers['strict-transport-security'];
    expect([await hsts('http://127.0.0.1:8080'), await hsts('https://decks.example.com')]).toEqual([undefined, 'max-age=31536000']);
  });
});
