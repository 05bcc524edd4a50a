/** Decks as the service tells them. */

import { createHash } from 'node:crypto';
import { EventEmitter } from 'node:events';
import type { BrandCheck } from '../../engine/check/report.ts';
import type { RefreshResult } from '../../engine/refresh/refresh-deck.ts';
import { isUploadName } from '../file-names.ts';
import type { Deck } from '../schema/deck.ts';
import type { Refresh } from '../schema/refresh.ts';
import type { MadeDeck, StoredRequest } from './render/jobs.ts';
import type { DeckRow } from './store/decks/deck-event.ts';

/** @param estimate Seconds until it will be done, for a deck that is not. */
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
    files: made?.files.map(({ format, bytes, sha256 }) => ({ format, url: null, bytes, sha256, expires_at: null })) ?? [],
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

/** The name of an upload lets whoever knows it read the files. */
function namesOf({ data, dataSources }: StoredRequest): string[] {
  return [
    ...data.map(({ name, path }) => name ?? path.split(/[\\/]/).at(-1)!),
    ...dataSources.map((name) => (isUploadName(name) ? 'upload' : name)),
  ];
}

export interface DeckFigures {
  /** How many. */
  slides: number;
  /** Of all its files. */
  bytes: number;
  /** Whether it passed the gate "on-brand"; null when no gate was asked, as for an outline alone. */
  onBrand: boolean | null;
  /** Rules of that gate that were broken, once for each finding. */
  brandFindings: string[];
  /** How far it keeps its brand, 0..1; absent where no deck was written, and of decks made before this was told. */
  brand?: { score: number; checks: Partial<Record<BrandCheck['check'], number>> };
}

export function figuresOf({ slides, files, report }: MadeDeck): DeckFigures {
  return {
    slides: slides.length,
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    onBrand: report.gates.find(({ gate }) => gate === 'on-brand')?.passed ?? null,
    brandFindings: report.findings.filter(({ gate, warning }) => gate === 'on-brand' && !warning).map(({ rule }) => rule),
    ...(report.brand && {
      brand: { score: report.brand.score, checks: Object.fromEntries(report.brand.checks.map(({ check, score }) => [check, score])) },
    }),
  };
}

export class DeckChanges {
  readonly #emitter = new EventEmitter().setMaxListeners(0);

  tell(deckId: string): void {
    this.#emitter.emit(deckId);
  }

  /** @returns what ends the listening */
  on(deckId: string, listener: () => void): () => void {
    this.#emitter.on(deckId, listener);
    return () => this.#emitter.off(deckId, listener);
  }

  /** Until the deck changes, the time is over or the signal aborts. */
  wait(deckId: string, ms: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        forget();
        signal?.removeEventListener('abort', done);
        resolve();
      };
      const timer = setTimeout(done, ms);
      const forget = this.on(deckId, done);
      signal?.addEventListener('abort', done, { once: true });
    });
  }
}

export function refreshRecord({ bytes, title, outline, slides, updated, kept, report }: RefreshResult): Refresh {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return {
    refresh_id: `refresh_${sha256.slice(0, 24)}`,
    status: 'completed',
    title,
    as_of: outline.asOf,
    slide_count: slides,
    updated,
    kept,
    path: null,
    bytes: bytes.length,
    sha256,
    report,
  };
}
