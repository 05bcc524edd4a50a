/** Download links: they end with the key that they were asked for with, and with what they lead to. */
import { expect, it } from 'vitest';
import { LocalDeckService } from '../../../src/service/local/local-deck-service.ts';
import { livingApi } from '../../helpers/living-api.ts';

it('a link ends with its key, whether revoked, replaced or expired, and with its deck; nobody is told which', async () => {
  const { app, host, deckId, headers: admin } = await livingApi('acme');
  const keys = new LocalDeckService(host, 'acme').apiKeys;
  const linkOf = (url: string) => url.replace(/^https?:\/\/[^/]+/, '');
  const fresh = async (days = 365) => {
    const { key, key_id } = await keys.create({ name: 'reader', scopes: ['decks:read', 'exports:write'], expires_in_days: days });
    const headers = { authorization: `Bearer ${key}` };
    const deck = (await app.inject({ url: `/v1/decks/${deckId}`, headers })).json();
    const made = (await app.inject({ method: 'POST', url: '/v1/export', headers, payload: { deck_id: deckId } })).json();
    const kept = (await app.inject({ url: `/v1/exports/${made.export_id}`, headers })).json();
    const links = [deck.download_url, ...deck.files.map(({ url }: { url: string }) => url), made.download_url, kept.download_url].map(
      linkOf,
    );
    return { key_id, links };
  };
  const answers = async (links: string[]) => Promise.all(links.map(async (url) => app.inject({ url })));
  const statuses = async (links: string[]) => [...new Set((await answers(links)).map(({ statusCode }) => statusCode))];

  const [revoked, replaced, overlapping, kept] = [await fresh(), await fresh(), await fresh(), await fresh()];
  expect(await statuses([...revoked.links, ...replaced.links, ...kept.links])).toEqual([200]);
  await keys.revoke(revoked.key_id);
  await keys.rotate(replaced.key_id, { overlapHours: 0 });
  await keys.rotate(overlapping.key_id, { overlapHours: 1 });
  expect(await statuses([...overlapping.links, ...kept.links])).toEqual([200]);

  const { store } = await host.open();
  const expired = await fresh(1);
  await store
    .updateTable('api_keys')
    .set({ expires_at: Date.now() - 1 })
    .where('id', '=', expired.key_id)
    .execute();
  const other = await fresh();
  const borrowed = other.links.map((link) => link.replace(other.key_id, kept.key_id));
  const unknown = other.links.map((link) => link.replace(other.key_id, 'key_none'));
  const refused = await answers([...revoked.links, ...replaced.links, ...expired.links, ...borrowed, ...unknown]);
  expect(new Set(refused.map(({ statusCode }) => statusCode))).toEqual(new Set([403]));
  expect(new Set(refused.map((answer) => answer.json().detail)).size).toBe(1);

  // An export of the deck goes with it.
  expect((await app.inject({ method: 'DELETE', url: `/v1/decks/${deckId}`, headers: admin })).statusCode).toBe(204);
  expect(await statuses(kept.links)).toEqual([404]);
});
