/** The REST API when it is told to stop, over a real socket. */
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, it } from 'vitest';
import { api } from '../../helpers/api.ts';

it('a server that stops answers whoever waits for a deck, and lets go of the connection', async () => {
  const { app, keyOf } = await api();
  await app.listen({ host: '127.0.0.1', port: 0 });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/v1`;
  const headers = { authorization: `Bearer ${await keyOf('acme')}`, 'content-type': 'application/json' };
  const asked = await fetch(`${url}/generate`, { method: 'POST', headers, body: JSON.stringify({ prompt: 'All-hands' }) });
  const { deck_id } = (await asked.json()) as { deck_id: string };
  const taken = once(app.server, 'request');
  const waiting = fetch(`${url}/decks/${deck_id}?wait=60`, { headers });
  await taken;
  const closed = app.close();
  const answer = await waiting;
  expect(await answer.json()).toMatchObject({ deck_id, status: 'queued' });
  // A connection that is kept would hold up the end of the server for over a minute.
  expect(answer.headers.get('connection')).toBe('close');
  await closed;
});

it('a server that stops does not wait for a connection on which nothing was asked yet', async () => {
  const { app } = await api();
  await app.listen({ host: '127.0.0.1', port: 0 });
  const opened = once(app.server, 'connection');
  const mute = connect((app.server.address() as AddressInfo).port, '127.0.0.1').resume();
  await opened;
  const ended = once(mute, 'close');
  const begun = performance.now();
  await app.close();
  await ended;
  // Node.js would wait a minute for its first request.
  expect(performance.now() - begun).toBeLessThan(5_000);
});
