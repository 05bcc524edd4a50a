/** Which kept deck an argument names: by its ID, as the latest, or as the finished file itself. */
import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { QuarterdeckError } from '../model/errors.ts';
import type { Decks } from '../service/deck-service.ts';
import type { Context } from './context.ts';
import { deckId } from './follow-deck.ts';
import { isPackage, readFileBytes } from './read-input.ts';

/** null for what names no deck: a layout or an outline. A file takes precedence over an ID. @throws QuarterdeckError deck_not_found */
export async function namedDeck(typed: string, context: Pick<Context, 'cwd' | 'service'>): Promise<string | null> {
  const file = path.resolve(context.cwd, typed);
  if (typed === '-' || !existsSync(file)) {
    return /^(?:last|deck_\w+)$/.test(typed) ? deckId(typed, (await context.service()).decks) : null;
  }
  if (!statSync(file).isFile()) return null;
  const bytes = await readFileBytes(typed, context);
  return isPackage(bytes) ? deckOfFile(bytes, typed, (await context.service()).decks) : null;
}

/** Decks looked at with one request. */
const pageSize = 100;

/** The latest deck whose file has these bytes: another one would show what the file does not. */
async function deckOfFile(bytes: Uint8Array, shown: string, decks: Decks): Promise<string> {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  let cursor: string | null = null;
  do {
    const page = await decks.list({ limit: pageSize, status: 'completed', ...(cursor !== null && { cursor }) });
    const found = page.data.find(({ files }) => files.some((file) => file.sha256 === sha256));
    if (found) return found.deck_id;
    cursor = page.next_cursor;
  } while (cursor !== null);
  // A deck is drawn from its layout, which is kept with it and is not in its file.
  throw new QuarterdeckError(
    'deck_not_found',
    `No deck kept here has the file ${shown}: it was edited, made elsewhere or by another program, or its deck was deleted.`,
    { next: `name a deck of quarterdeck decks list, which is drawn as it was made; quarterdeck check ${shown} judges any deck` },
  );
}
