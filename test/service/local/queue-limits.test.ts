import { describe, expect, it } from 'vitest';
import { LocalDeckService } from '../../../src/service/local/local-deck-service.ts';
import { LocalHost } from '../../../src/service/local/local-host.ts';
import { tempDir } from '../../helpers/temp-dir.ts';

const request = { prompt: 'Wins', data: [], options: { today: '2025-12-31' } };

function newHost(limits: { inAll: number; ofTenant: number }) {
  const host = new LocalHost({ env: { QUARTERDECK_HOME: tempDir() }, clock: () => new Date(), making: 'by workers' });
  host.queueLimits = limits;
  return host;
}

describe('the queue', () => {
  it('takes no more of a tenant than may wait, and still those of others', async () => {
    const host = newHost({ inAll: 10, ofTenant: 2 });
    const [one, other] = [new LocalDeckService(host, 'one'), new LocalDeckService(host, 'other')];
    for (let at = 0; at < 2; at++) await one.decks.generate(request);
    await expect(one.decks.generate(request)).rejects.toMatchObject({ code: 'too_many_waiting' });
    await other.decks.generate(request);
    await host.close();
  });

  it('takes no more in all than may wait, even of many at once, and keeps nothing of what it refused', async () => {
    const host = newHost({ inAll: 3, ofTenant: 3 });
    const { decks } = new LocalDeckService(host);
    const bytes = Buffer.from('id,amount\n1,2\n');
    const answers = await Promise.allSettled(
      Array.from({ length: 8 }, () => decks.generate({ ...request, data: [{ path: 'a.csv', bytes }] })),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    for (const answer of answers) if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'queue_full' });
    expect(await host.files.list('local')).toHaveLength(3);
    await host.close();
  });

  it('says when to come again by how long decks took', async () => {
    const host = newHost({ inAll: 3, ofTenant: 2 });
    host.slots = 2;
    const [one, other] = [new LocalDeckService(host, 'one'), new LocalDeckService(host, 'other')];
    const { store } = await host.open();
    const { deck_id } = await one.decks.generate(request);
    await store.updateTable('decks').set({ status: 'completed', started_at: 0, completed_at: 40_000 }).where('id', '=', deck_id).execute();
    await other.decks.generate(request);
    await one.decks.generate(request);
    await one.decks.generate(request);
    // One of two hands is free every 20 seconds.
    await expect(other.decks.generate(request)).rejects.toMatchObject({ code: 'queue_full', retryAfter: 20 });
    host.queueLimits = { inAll: 10, ofTenant: 2 };
    await expect(one.decks.generate(request)).rejects.toMatchObject({ code: 'too_many_waiting', retryAfter: 40 });
    await host.close();
  });

  it('answers the same request again though it is full, and takes more when one is gone', async () => {
    const host = newHost({ inAll: 1, ofTenant: 1 });
    const { decks } = new LocalDeckService(host);
    const first = await decks.generate(request, { idempotencyKey: 'monday' });
    expect(await decks.generate(request, { idempotencyKey: 'monday' })).toEqual({ ...first, replayed: true });
    await decks.cancel(first.deck_id);
    await decks.generate(request);
    await host.close();
  });
});
