/** The record of a finished deck. */
import { createHash } from 'node:crypto';
import path from 'node:path';
import type { DeckResult } from '../../engine/generate-deck.ts';
import type { Deck } from '../schema/deck.ts';
import type { GenerateRequest } from '../schema/request.ts';

/** Made of nothing but the request and its result, so that the same input gives the same record. */
export function deckRecord(request: GenerateRequest, { outline, layout, bytes, brandKit, facts, report }: DeckResult): Deck {
  const file = bytes ?? new TextEncoder().encode(`${JSON.stringify(layout ?? outline, null, 2)}\n`);
  const sha256 = createHash('sha256').update(file).digest('hex');
  const at = `${outline.asOf}T00:00:00Z`;
  const slides = (layout?.slides ?? outline.slides).map(({ id, kind, title }, index) => ({ number: index + 1, id, kind, title }));
  return {
    deck_id: `deck_${sha256.slice(0, 24)}`,
    status: 'completed',
    stage: null,
    progress: 1,
    title: layout?.title ?? outline.title,
    prompt: request.prompt,
    brand_kit_id: brandKit.id,
    data_sources: facts?.sources.map(({ name }) => name) ?? request.data.map(({ name, path: file }) => name ?? path.basename(file)),
    slide_count: slides.length,
    slides,
    files: [{ format: bytes ? 'pptx' : layout ? 'layout' : 'outline', path: null, bytes: file.length, sha256 }],
    report,
    metadata: { ...request.metadata },
    error: null,
    created_at: at,
    updated_at: at,
    completed_at: at,
  };
}
