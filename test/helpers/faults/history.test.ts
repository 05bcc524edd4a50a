import { describe, expect, it } from 'vitest';
import { faultsOf, type History, type Seen } from './history.ts';

const history: History = {
  decks: [
    { tenant: 'acme', key: 'k1', ids: ['deck_1', 'deck_1'] },
    { tenant: 'acme', key: 'torn', ids: [] },
  ],
  uploads: [{ tenant: 'acme', name: 'deals', accepted: 'a,b' }],
  wronglyRefused: [],
};
const deck = { tenant: 'acme', id: 'deck_1', key: 'k1', status: 'completed', code: null, isWhole: true };
const event = { id: 'evt_1', type: 'deck.completed', deckId: 'deck_1' };
const seen: Seen = { decks: [deck], uploads: [{ tenant: 'acme', name: 'deals', holds: 'a,b' }], events: [event] };

describe('the log of clients, compared with what a server has', () => {
  it('has no fault where all was kept, and what was torn off was not made', () => {
    expect(faultsOf(history, seen)).toEqual([]);
  });

  it('lets a request that nobody was answered be accepted', () => {
    const torn = { ...deck, id: 'deck_2', key: 'torn' };
    expect(faultsOf(history, { ...seen, decks: [deck, torn], events: [event, { ...event, id: 'evt_2', deckId: 'deck_2' }] })).toEqual([]);
  });

  it.each<[string, Partial<History>, Partial<Seen>, string]>([
    ['a deck that is lost', {}, { decks: [], events: [] }, 'deck_1 was accepted and is lost'],
    ['a deck that failed', {}, { decks: [{ ...deck, status: 'failed', code: 'worker_lost' }] }, 'deck_1 is failed: worker_lost'],
    ['a deck that never ends', {}, { decks: [{ ...deck, status: 'queued' }], events: [event] }, 'deck_1 is queued'],
    ['a file that is broken', {}, { decks: [{ ...deck, isWhole: false }] }, 'the file of deck_1 is not the one that was made'],
    ['a deck of nobody', {}, { decks: [deck, { ...deck, id: 'deck_3', key: '?' }] }, 'deck_3 was asked for by nobody'],
    ['a deck made twice', {}, { decks: [deck, { ...deck, id: 'deck_3' }] }, 'k1 was made twice: deck_1,deck_3'],
    ['a deck of another tenant', {}, { decks: [{ ...deck, tenant: 'other' }] }, 'deck_1 is another deck than the one that was asked for'],
    [
      'two answers to one request',
      { decks: [{ tenant: 'acme', key: 'k1', ids: ['deck_1', 'deck_9'] }] },
      {},
      'k1 was answered with several decks: deck_1,deck_9',
    ],
    ['an event that is missing', {}, { events: [] }, 'deck_1 was told as completed 0 times'],
    ['an event that is told as two', {}, { events: [event, { ...event, id: 'evt_2' }] }, 'deck_1 was told as completed 2 times'],
    ['a failure that was told', {}, { events: [event, { ...event, id: 'evt_2', type: 'deck.failed' }] }, 'deck_1 was told as failed'],
    ['an upload that is lost', {}, { uploads: [] }, 'deals does not hold what was last accepted'],
    [
      'an upload that is torn',
      {},
      { uploads: [{ tenant: 'acme', name: 'deals', holds: 'a,' }] },
      'deals does not hold what was last accepted',
    ],
    ['an answer that no fault excuses', { wronglyRefused: ['500 internal'] }, {}, 'wrongly refused: 500 internal'],
  ])('shows %s', (_, told, is, fault) => {
    expect(faultsOf({ ...history, ...told }, { ...seen, ...is })).toContain(fault);
  });
});
