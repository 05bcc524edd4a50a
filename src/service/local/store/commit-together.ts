/**
 * Small transactions of many callers as one: those that wait while another is under way are committed together, so that the disk is
 * waited for once. Each is done whole or not at all, whatever becomes of the others.
 */
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Store } from './open-store.ts';

interface Waiting {
  work(trx: Store): Promise<unknown>;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

type Outcome = { value: unknown } | { error: unknown };

/** So many that each still gets its answer soon. */
const most = 50;

const queues = new WeakMap<Store, Waiting[]>();

/** @returns what the work returns, once it is on the disk */
export function commitTogether<T>(store: Store, work: (trx: Store) => Promise<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const one: Waiting = { work, resolve: resolve as Waiting['resolve'], reject };
    const queue = queues.get(store);
    if (queue) queue.push(one);
    else {
      const begun = [one];
      queues.set(store, begun);
      void drain(store, begun);
    }
  });
}

async function drain(store: Store, queue: Waiting[]): Promise<void> {
  while (queue.length > 0) {
    let group: Waiting[] = [];
    try {
      // Requests that have come in already get as far as this.
      await setImmediate();
      const outcomes = await store.transaction().execute(async (trx) => {
        // Not before it is our turn to write: whoever came meanwhile is among them.
        group = queue.splice(0, most);
        const all: Outcome[] = [];
        for (const { work } of group) all.push(await apart(trx, work));
        return all;
      });
      for (const [at, outcome] of outcomes.entries()) {
        if ('error' in outcome) group[at]!.reject(outcome.error);
        else group[at]!.resolve(outcome.value);
      }
    } catch (error) {
      // If it could not even begin, nobody will be served by waiting.
      for (const { reject } of group.length > 0 ? group : queue.splice(0)) reject(error);
    }
  }
  queues.delete(store);
}

/** @throws what ended the whole transaction, as a full disk does */
async function apart(trx: Store, work: Waiting['work']): Promise<Outcome> {
  await sql`savepoint one`.execute(trx);
  try {
    const value = await work(trx);
    await sql`release one`.execute(trx);
    return { value };
  } catch (error) {
    try {
      await sql`rollback to one`.execute(trx);
      await sql`release one`.execute(trx);
    } catch {
      throw error;
    }
    return { error };
  }
}
