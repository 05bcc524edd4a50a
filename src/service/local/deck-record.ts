/** The record of a deck, from its row. */

import { isUploadName } from '../file-names.ts';
import type { Deck } from '../schema/deck.ts';
import type { MadeDeck } from './render/made-deck.ts';
import type { StoredRequest } from './render/stored-request.ts';
import type { DeckRow } from './store/decks/deck-event.ts';

/** @param estimate Seconds until completion, for an unfinished deck. */
export function deckRecord(row: DeckRow, estimate: number | null): Deck {
  const made: MadeDeck | null = row.made === null ? null : JSON.parse(row.made);
  return {
    deck_id: row.id,
    status: row.status as Deck['status'],
    stage: row.stage as Deck['stage'],
    progress: row.progress,
    title: made?.title ?? null,
    prompt: row.prompt,
    brand_kit_id: made?.brandKitId ?? row.brand_kit_id,
    brand_kit_version: row.brand_kit_version,
    data_sources: made?.dataSources ?? namesOf(JSON.parse(row.request)),
    slide_count: made?.slides.length ?? 0,
    slides: made?.slides ?? [],
    files:
      made?.files.map(({ format, bytes, sha256, encryptedTo }) => ({
        format,
        url: null,
        bytes,
        sha256,
        expires_at: null,
        ...(encryptedTo !== undefined && { encrypted_to: encryptedTo }),
      })) ?? [],
    download_url: null,
    report: made?.report ?? null,
    metadata: JSON.parse(row.metadata),
    error: row.error === null ? null : JSON.parse(row.error),
    estimated_completion_seconds: row.status === 'queued' || row.status === 'processing' ? estimate : null,
    created_at: new Date(row.created_at).toISOString(),
    updated_at: new Date(row.updated_at).toISOString(),
    completed_at: row.completed_at === null ? null : new Date(row.completed_at).toISOString(),
  };
}

/** Hides upload names, because anyone who knows one can read its files. */
function namesOf({ data, dataSources }: StoredRequest): string[] {
  return [
    ...data.map(({ name, path }) => name ?? path.split(/[\\/]/).at(-1)!),
    ...dataSources.map((name) => (isUploadName(name) ? 'upload' : name)),
  ];
}
