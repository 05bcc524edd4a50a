import { expect, it } from 'vitest';
import { Turns } from '../../../../src/service/local/render/turns.ts';

const one = { inside: 1, insideOfOne: 1, waiting: 100 };

/** Lets those who wait go one after the other. @returns who went, in their order */
async function letAllGo(turns: Turns, names: readonly string[]): Promise<string[]> {
  const first = await turns.take('before');
  const order: string[] = [];
  const gone = names.map(async (name) => {
    const done = await turns.take(name.split(' ')[0]!);
    order.push(name);
    done();
  });
  first();
  await Promise.all(gone);
  return order;
}

it('lets in the next one when one has gone, in the order they came', async () => {
  expect(await letAllGo(new Turns(one), ['acme 1', 'acme 2', 'acme 3'])).toEqual(['acme 1', 'acme 2', 'acme 3']);
});

it('lets tenants take turns, however many of one wait', async () => {
  const names = ['acme 1', 'acme 2', 'acme 3', 'acme 4', 'brown 1', 'brown 2', 'clark 1'];
  expect(await letAllGo(new Turns(one), names)).toEqual(['acme 1', 'brown 1', 'clark 1', 'acme 2', 'brown 2', 'acme 3', 'acme 4']);
});

it('never lets those who come one by one starve who waits', async () => {
  const turns = new Turns(one);
  let waiting = true;
  const first = await turns.take('acme');
  const waited = turns.take('acme').then((done) => {
    waiting = false;
    done();
  });
  // Two others, each there again as soon as they are done.
  let served = 0;
  const again = ['brown', 'clark'].map(async (name) => {
    while (waiting && served < 100) {
      const done = await turns.take(name);
      served++;
      done();
    }
  });
  first();
  await Promise.all([waited, ...again]);
  expect(served).toBeLessThan(6);
});

it('lets no more of one tenant in at a time than may be, and others beside', async () => {
  const turns = new Turns({ inside: 3, insideOfOne: 1, waiting: 100 });
  const first = await turns.take('acme');
  let second = false;
  const waiting = turns.take('acme').then((done) => {
    second = true;
    done();
  });
  (await turns.take('brown'))();
  expect(second).toBe(false);
  first();
  await waiting;
});

it('refuses the last one of the longest line when too many wait', async () => {
  const turns = new Turns({ inside: 1, insideOfOne: 1, waiting: 2 });
  const first = await turns.take('acme');
  const waiting = [turns.take('acme'), turns.take('acme')];
  await expect(turns.take('acme')).rejects.toMatchObject({ code: 'server_busy' });
  const other = turns.take('brown');
  await expect(waiting[1]).rejects.toMatchObject({ code: 'server_busy' });
  // Of lines that are as long, the one who came last is refused.
  await expect(turns.take('clark')).rejects.toMatchObject({ code: 'server_busy' });
  first();
  (await other)();
  (await waiting[0])!();
});

it('forgets whoever gives up', async () => {
  const turns = new Turns({ ...one, waiting: 1 });
  const first = await turns.take('acme');
  const gone = new AbortController();
  const waiting = turns.take('acme', gone.signal);
  gone.abort(new Error('gone'));
  await expect(waiting).rejects.toThrow('gone');
  const next = turns.take('acme');
  first();
  (await next)();
});
