import { expect, it } from 'vitest';
import { Turns } from '../../../../src/service/local/render/turns.ts';

it('lets in the next one when one has gone, in the order they came', async () => {
  const turns = new Turns(1, 2);
  const first = (await turns.take())!;
  const order: string[] = [];
  const waiting = ['second', 'third'].map(async (name) => {
    const done = (await turns.take())!;
    order.push(name);
    done();
  });
  expect(await turns.take()).toBeNull();
  first();
  await Promise.all(waiting);
  expect(order).toEqual(['second', 'third']);
  expect(await turns.take()).not.toBeNull();
});

it('forgets whoever gives up', async () => {
  const turns = new Turns(1, 1);
  const first = (await turns.take())!;
  const gone = new AbortController();
  const waiting = turns.take(gone.signal);
  gone.abort(new Error('gone'));
  await expect(waiting).rejects.toThrow('gone');
  const next = turns.take();
  first();
  expect(await next).not.toBeNull();
});
