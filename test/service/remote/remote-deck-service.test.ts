import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { examples } from '../../../src/service/operation-examples.ts';
import { RemoteDeckService } from '../../../src/service/remote/remote-deck-service.ts';
import type { RemoteOptions } from '../../../src/service/remote/transport.ts';

const sha256 = createHash('sha256').update('the deck').digest('hex');

/** A server that makes one export and sends these bytes for it. */
function serverSending(bytes: string): RemoteDeckService {
  const record = { ...examples.export, download_url: '/v1/files/1', sha256 };
  const request = (async ({ pathname }: URL) => ({
    statusCode: 200,
    headers: { 'quarterdeck-version': '0' },
    body: pathname === '/v1/files/1' ? new Response(bytes) : { json: async () => record },
  })) as unknown as NonNullable<RemoteOptions['request']>;
  return new RemoteDeckService({ baseUrl: 'http://127.0.0.1:9', apiKey: 'k', env: {}, version: '0', request });
}

describe('an export made by a server', () => {
  it('is the file that was made', async () => {
    const { bytes } = await serverSending('the deck').export({ layout: { title: 'Q4', slides: [] } });
    expect(Buffer.from(bytes).toString()).toBe('the deck');
  });

  it('is refused where other bytes arrive', async () => {
    await expect(serverSending('the dech').export({ layout: { title: 'Q4', slides: [] } })).rejects.toMatchObject({
      code: 'download_damaged',
    });
  });
});
