import dns from 'node:dns/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { WebhookAddresses } from '../../../../src/service/local/webhooks/addresses.ts';
import { send } from '../../../../src/service/local/webhooks/deliveries.ts';
import { mintSecret } from '../../../../src/service/webhook-signature.ts';
import { privateHosts } from '../../../helpers/private-hosts.ts';

const message = { eventId: 'evt_1', body: '{"type":"webhook.test"}', secrets: [mintSecret()] };
const now = Date.parse('2026-01-15T12:00:00Z');
const strict = new WebhookAddresses(undefined);
const loopback = new WebhookAddresses('127.0.0.0/8');
const sent = (url: string, addresses = loopback) => send({ ...message, url }, { addresses, now });

async function server(answer: RequestListener): Promise<{ url: string; port: number; hits: () => number }> {
  let hits = 0;
  const made = createServer((request, response) => {
    hits++;
    request.resume();
    answer(request, response);
  });
  await new Promise<void>((resolve) => made.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    made.closeAllConnections();
    made.close();
  });
  const { port } = made.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, port, hits: () => hits };
}

afterEach(() => vi.restoreAllMocks());

describe('a webhook may not lead', () => {
  it.each(privateHosts)('to %s', async (host) => {
    const warned = vi.spyOn(console, 'warn');
    const { status, error } = await sent(`https://${host}/`, strict);
    expect(status).toBeNull();
    expect(error).toMatch(/no public address|not allowed/);
    expect(warned).not.toHaveBeenCalled();
  });

  it('by a name that stands for a private address', async () => {
    vi.spyOn(dns, 'lookup').mockResolvedValue([{ address: '10.0.0.7', family: 4 }] as never);
    const { error } = await sent('https://hooks.example.com/', strict);
    expect(error).toContain('no public address');
    // Whoever may add webhooks is not told what the names of the operator's network stand for.
    expect(error).not.toContain('10.0.0.7');
  });

  it('by a name of which one address is private', async () => {
    const both = [
      { address: '93.184.216.34', family: 4 },
      { address: '::1', family: 6 },
    ];
    vi.spyOn(dns, 'lookup').mockResolvedValue(both as never);
    expect((await sent('https://hooks.example.com/', strict)).error).toContain('no public address');
  });

  it('to another address than the one that was looked at', async () => {
    const inside = await server((_request, response) => void response.end());
    const lookup = vi.spyOn(dns, 'lookup');
    lookup.mockResolvedValueOnce([{ address: '127.0.0.1', family: 4 }] as never);
    lookup.mockResolvedValue([{ address: '10.0.0.7', family: 4 }] as never);
    expect((await sent(`http://rebind.example.com:${inside.port}/`)).status).toBe(200);
    expect(lookup).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['http://127.0.0.1:1/', undefined],
    ['http://8.8.8.8/', '127.0.0.0/8'],
    ['https://ann:s3cr3t@hooks.example.com/', undefined],
    ['file:///etc/passwd', undefined],
  ])('to %s where %s is allowed', async (url, allowed) => {
    const { status, error } = await sent(url, new WebhookAddresses(allowed));
    expect(status).toBeNull();
    expect(error).toMatch(/^The URL /);
    expect(error).not.toContain('s3cr3t');
  });

  it('to what the operator wrote wrongly', () => {
    for (const wrong of ['10.0.0.0/33', 'intranet', '10.0.0', '::/129'])
      expect(() => new WebhookAddresses(wrong)).toThrow(/QUARTERDECK_WEBHOOK_ALLOW/);
  });
});

describe('an answer', () => {
  it('that redirects is not followed', async () => {
    const inside = await server((_request, response) => void response.end());
    const outside = await server((_request, response) => void response.writeHead(302, { location: inside.url }).end());
    expect(await sent(outside.url)).toMatchObject({ status: 302, error: 'It answered 302; redirects are not followed.' });
    expect(inside.hits()).toBe(0);
  });

  it('without an end is read no further than a kilobyte', async () => {
    const { url } = await server((_request, response) => {
      const timer = setInterval(() => response.write('x'.repeat(500)), 5);
      response.on('close', () => clearInterval(timer));
    });
    expect(await sent(url)).toMatchObject({ status: 200, error: null, response: 'x'.repeat(1024) });
  });

  it('that does not come is waited for 15 seconds', async () => {
    const short = AbortSignal.timeout(200);
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(short);
    const { url } = await server(() => {});
    expect(await sent(url)).toMatchObject({ status: null, error: 'No answer came within 15 seconds.' });
    expect(timeout).toHaveBeenCalledWith(15_000);
  });

  it('that drips is cut off at the same moment, its status kept', async () => {
    const short = AbortSignal.timeout(300);
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(short);
    const { url } = await server((_request, response) => {
      const timer = setInterval(() => response.write('.'), 20);
      response.on('close', () => clearInterval(timer));
    });
    expect(await sent(url)).toMatchObject({ status: 200, error: null });
  });

  it('that asks for a pause is heard, in seconds or by date', async () => {
    const { url } = await server((_request, response) => void response.writeHead(429, { 'retry-after': '90' }).end());
    expect((await sent(url)).retryAfter).toBe(90);
    const dated = await server((_request, response) => {
      response.writeHead(503, { 'retry-after': 'Thu, 15 Jan 2026 12:02:00 GMT' }).end();
    });
    expect((await sent(dated.url)).retryAfter).toBe(120);
  });

  it('that nobody gives is told as why', async () => {
    expect(await sent('http://127.0.0.1:1/')).toMatchObject({ status: null, error: expect.stringContaining('ECONNREFUSED') });
  });
});
