/** A server that is killed while decks wait: the next one finishes each of them, once. */
import path from 'node:path';
import { expect, it } from 'vitest';
import { serve } from '../helpers/serve.ts';
import { tempDir } from '../helpers/temp-dir.ts';

it('decks that wait when the server is killed are finished by the next one', async () => {
  const home = path.join(tempDir(), 'server');
  const first = await serve(home);
  const headers = { authorization: `Bearer ${first.key}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ prompt: '# Wins\n\n- New office opened\n- Support desk staffed\n' });
  const send = async () =>
    (await (await fetch(`${first.url}/v1/generate`, { method: 'POST', headers, body })).json()) as { deck_id: string };
  const asked = await Promise.all(Array.from({ length: 6 }, send));
  first.process.kill('SIGKILL');
  const second = await serve(home);
  for (const { deck_id } of asked) {
    const answer = await fetch(`${second.url}/v1/decks/${deck_id}?wait=60`, { headers });
    expect(await answer.json()).toMatchObject({ deck_id, status: 'completed' });
  }
  const { data } = (await (await fetch(`${second.url}/v1/decks`, { headers })).json()) as { data: unknown[] };
  expect(data).toHaveLength(asked.length);
  expect(await second.stop()).toBe(0);
}, 240_000);
