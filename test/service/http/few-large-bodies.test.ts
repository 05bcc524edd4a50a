import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { fewLargeBodies } from '../../../src/service/http/limits.ts';

it('so many large bodies are let in at a time, and small ones always', async () => {
  const hook = fewLargeBodies({ large: 1000, atOnce: 2 });
  const ask = async (headers: Record<string, string>) => {
    const raw = new EventEmitter();
    await hook({ headers } as never, { raw } as never);
    return raw;
  };
  const large = { 'content-length': '1000' };
  const first = await ask(large);
  const chunked = { 'transfer-encoding': 'chunked' };
  await ask(chunked);
  await expect(ask(large)).rejects.toMatchObject({ code: 'server_busy', retryAfter: 5 });
  await ask({ 'content-length': '999' });
  await ask({});
  first.emit('close');
  await ask(large);
  await expect(ask(chunked)).rejects.toMatchObject({ code: 'server_busy' });
});
