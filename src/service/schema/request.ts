/** What a caller asks of the service. */
import type { DeckRequest } from '../../engine/generate-deck.ts';
import type { FactChoice } from '../../engine/provenance/fact-list.ts';
import type { RefreshRequest as EngineRefreshRequest } from '../../engine/refresh/refresh-deck.ts';

export interface GenerateRequest extends Omit<DeckRequest, 'prompt' | 'outline' | 'brandKit'> {
  /** null when an outline says it all. */
  prompt: string | null;
  /** An outline as JSON: in full as `--outline-only` prints it, or the shorthand of titles and points. */
  outline?: unknown;
  /** Names of kept sources to read beside `data`. */
  dataSources?: readonly string[];
  /** Path of a brand kit file; the built-in kit without. */
  brandKit?: string;
  /** Any failed gate and any text left to fill fails the deck. */
  strict?: boolean;
  /** Given back with the record. */
  metadata?: Readonly<Record<string, string>>;
}

export interface ExportRequest {
  layout: unknown;
  /** pptx unless given. */
  format?: string;
  strict?: boolean;
}

export interface RefreshRequest extends EngineRefreshRequest {
  /** Names of kept sources to read beside `data`. */
  dataSources?: readonly string[];
  /** What a person's edits kept from being renewed fails the refresh too. */
  strict?: boolean;
}

/** Whose facts: those of data, those that a written deck carries, or those of an outline. */
export type FactsRequest =
  | (Pick<DeckRequest, 'data' | 'mapping'> &
      FactChoice & {
        /** Names of kept sources to read beside `data`. */
        dataSources?: readonly string[];
        options: DeckRequest['options'];
      })
  | { deck: Uint8Array }
  | { outline: unknown };
