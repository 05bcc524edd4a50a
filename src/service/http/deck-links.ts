/** A deck's record with links to its files, which whoever holds them may follow for a day, as long as the caller's key holds. */
import type { Caller } from '../local/store/api-key-store.ts';
import type { Deck } from '../schema/deck.ts';
import type { RouteParts } from './app.ts';
import { linkHours } from './signed-links.ts';

export function withLinks(
  deck: Deck,
  { tenantId, keyId }: Caller,
  { links, clock, baseUrl }: Pick<RouteParts, 'links' | 'clock' | 'baseUrl'>,
): Deck {
  const expires = Math.floor(clock().getTime() / 1000) + linkHours * 3600;
  const expires_at = new Date(expires * 1000).toISOString();
  const url = (format: string) => `${baseUrl()}${links.make({ tenantId, deckId: deck.deck_id, format, keyId }, expires)}`;
  return {
    ...deck,
    files: deck.files.map((file) => ({ ...file, url: url(file.format), expires_at })),
    download_url: deck.files.some(({ format }) => format === 'pptx') ? url('pptx') : null,
  };
}
