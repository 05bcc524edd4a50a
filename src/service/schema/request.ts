/** What a caller asks of the service. */

import type { DeckOptions, DeckRequest } from '../../engine/generate-deck.ts';
import type { FactChoice } from '../../engine/provenance/fact-list.ts';
import type { RefreshRequest as EngineRefreshRequest } from '../../engine/refresh/refresh-deck.ts';
import type { BrandKit } from '../../model/brand-kit.ts';

export interface GenerateRequest extends Omit<DeckRequest, 'prompt' | 'outline' | 'brandKit' | 'readPicture' | 'options'> {
  /** null when an outline says it all. */
  prompt: string | null;
  /** An outline as JSON: in full as `--outline-only` prints it, or the shorthand of titles and points. */
  outline?: unknown;
  /** Folder of the brief or outline: pictures named in it are read from there. */
  pictures?: string;
  /** Names of kept sources to read beside `data`. */
  dataSources?: readonly string[];
  /** A brand kit, or the id of one that the service keeps, such as a built-in look, with a version as in `acme@2` or the latest; the light one without. */
  brandKit?: BrandKit | string;
  /** `today` is the service's unless given. */
  options?: Omit<DeckOptions, 'today'> & { today?: string };
  /** Any failed gate and any text left to fill fails the deck. */
  strict?: boolean;
  /** Given back with the record. */
  metadata?: Readonly<Record<string, string>>;
}

export interface ExportRequest {
  /** A layout, or the id of the deck whose layout is meant. */
  layout?: unknown;
  deckId?: string;
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
