/** Which deck is meant: its id, or `last` for the latest one. */
import { QuarterdeckError } from '../model/errors.ts';
import type { Decks } from '../service/deck-service.ts';

/** @throws QuarterdeckError deck_not_found */
export async function deckId(typed: string, decks: Decks): Promise<string> {
  if (typed !== 'last') return typed;
  const [latest] = (await decks.list({ limit: 1 })).data;
  if (latest) return latest.deck_id;
  throw new QuarterdeckError('deck_not_found', 'No deck was made yet.', {
    next: 'quarterdeck generate "Quarterly business review" --data crm/',
  });
}
