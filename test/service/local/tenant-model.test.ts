/** The language model of a server's tenant: chosen by the operator, asked by the server and not by its children. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json, type ModelServer, startModelServer } from '../../helpers/model-server.ts';
import { type Served, startServer } from '../../helpers/serve.ts';
import { suiteDir } from '../../helpers/temp-dir.ts';

const brief = 'Board update on the kiln at Harrow Tiles. 18 of 24 operators are trained. Gas use falls by 31 %.';
const deck = JSON.stringify({
  title: 'The kiln at Harrow Tiles is ready',
  slides: [
    { id: 'people', kind: 'statement', title: '18 of 24 operators are trained', content: { text: 'Gas use falls by 31 %' } },
    { id: 'gas', kind: 'big-number', title: 'The new kiln needs much less gas', content: { value: '31 %', label: 'less gas' } },
  ],
});

let model: ModelServer;
let server: Served;
beforeAll(async () => {
  model = await startModelServer(json(500, {}), deck);
  server = await startServer(suiteDir(), ['--slots', '1', '--tenant-models', `local=compatible:test@${model.baseUrl}`], {
    QUARTERDECK_MODEL_KEY: 'sk-secret',
  });
}, 60_000);
afterAll(async () => {
  await server.stop();
  await model.close();
});

async function made(options: object): Promise<{ slides: { id: string }[]; report: unknown }> {
  const call = (path: string, init: RequestInit = {}) =>
    fetch(`${server.url}${path}`, {
      ...init,
      headers: { authorization: `Bearer ${server.key}`, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    }).then((response) => response.json() as Promise<Record<string, never>>);
  const { deck_id } = await call('/v1/generate', { method: 'POST', body: JSON.stringify({ prompt: brief, options }) });
  for (;;) {
    const record = await call(`/v1/decks/${deck_id}?wait=30`);
    if (record.status === 'completed') return record as never;
    if (record.status === 'failed') throw new Error(JSON.stringify(record));
  }
}

describe('the model of a tenant', () => {
  it('writes its decks, also after a failure of the moment', async () => {
    const { slides, report } = await made({});
    expect(slides.map(({ id }) => id)).toEqual(['cover', 'people', 'gas']);
    expect(JSON.stringify(report)).not.toContain('secret');
    expect(model.received.at(-1)!.headers.authorization).toBe('Bearer sk-secret');
  }, 60_000);

  it('is left alone where the caller wants the embedded planner', async () => {
    const before = model.received.length;
    await made({ planner: 'embedded' });
    expect(model.received).toHaveLength(before);
  }, 60_000);
});
