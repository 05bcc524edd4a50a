import { expect, it } from 'vitest';
import { Client } from '../../../src/service/remote/client.ts';
import { putBrandKit } from '../../../src/service/remote/upload.ts';

it('a brand kit that no server takes is not sent', async () => {
  const sent: string[] = [];
  const request = (async (url: URL) => {
    sent.push(url.pathname);
    throw new Error('Nothing listens here.');
  }) as never;
  const client = new Client({ baseUrl: 'http://127.0.0.1:1', apiKey: 'key', env: {}, version: '0', request });
  const kit = { template: { data: 'A'.repeat(33 * 1024 * 1024) } };
  await expect(putBrandKit('acme', kit, client)).rejects.toMatchObject({
    code: 'body_too_large',
    message: 'The brand kit has 34 MB when it is sent; a server takes 32 MB.',
  });
  expect(sent).toEqual([]);
});
