/** A server that was not told at which address its callers reach it names none that they cannot reach. */
import { describe, expect, it } from 'vitest';
import { api } from '../../helpers/api.ts';

const metadata = '/.well-known/oauth-authorization-server';

describe('without a public URL, OAuth', () => {
  it.each([
    ['127.0.0.1:8080', {}],
    ['localhost:8080', {}],
    ['[::1]:8080', {}],
  ])('serves this machine, called %s', async (host, more) => {
    const { app } = await api({ hasPublicUrl: false });
    const answer = await app.inject({ url: metadata, headers: { host, ...more } });
    expect([answer.statusCode, answer.json().issuer]).toEqual([200, 'http://127.0.0.1:8080']);
  });

  it.each([
    ['by another name', { host: 'decks.example.com' }],
    ['through a proxy that keeps its own name', { host: '127.0.0.1:8080', 'x-forwarded-for': '192.0.2.1' }],
    ['through a proxy that tells the name', { host: '127.0.0.1:8080', 'x-forwarded-host': 'decks.example.com' }],
  ])('tells who calls %s what is missing, and gives nothing', async (_, headers) => {
    const { app } = await api({ hasPublicUrl: false });
    for (const [method, url] of [
      ['GET', metadata],
      ['POST', '/oauth/token'],
      ['POST', '/oauth/device_authorization'],
      ['GET', '/oauth/device'],
    ] as const) {
      const answer = await app.inject({
        method,
        url,
        headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
        ...(method === 'POST' && { payload: 'client_id=quarterdeck' }),
      });
      expect([answer.statusCode, answer.json()]).toEqual([
        503,
        expect.objectContaining({ code: 'public_url_missing', next: expect.stringContaining('--public-url') }),
      ]);
      expect(answer.body).not.toContain('127.0.0.1');
    }
  });

  it('with one, every caller is told it', async () => {
    const { app } = await api({ baseUrl: 'https://decks.example.com' });
    for (const host of ['decks.example.com', '127.0.0.1:8080'])
      expect((await app.inject({ url: metadata, headers: { host, 'x-forwarded-for': '192.0.2.1' } })).json().issuer).toBe(
        'https://decks.example.com',
      );
  });

  it('follows the address that the server listens on, if callers use that', async () => {
    const { app } = await api({ hasPublicUrl: false, baseUrl: 'https://192.0.2.5:8443' });
    expect((await app.inject({ url: metadata, headers: { host: '192.0.2.5:8443' } })).json().issuer).toBe('https://192.0.2.5:8443');
    expect((await app.inject({ url: metadata, headers: { host: '192.0.2.6:8443' } })).statusCode).toBe(503);
  });
});
