/** Requests to the service. */

import type { DeckOptions, DeckRequest } from '../../engine/generate-deck.ts';
import type { FactChoice } from '../../engine/provenance/fact-list.ts';
import type { DocumentFile } from '../../engine/read-documents.ts';
import type { RefreshRequest as EngineRefreshRequest } from '../../engine/refresh/refresh-deck.ts';
import type { ModelChoice } from '../../language-models/choice.ts';
import type { BrandKit } from '../../model/brand-kit.ts';
import type { Gate } from '../../model/gate.ts';
import type { ExportChoice } from './export-formats.ts';

export interface GenerateRequest extends Omit<DeckRequest, 'prompt' | 'documents' | 'outline' | 'brandKit' | 'readPicture' | 'options'> {
  /** null if there is only an outline, or only documents. */
  prompt: string | null;
  /** An outline as JSON: in full as printed by `--outline-only`, or the shorthand of titles and points. */
  outline?: unknown;
  /** Word, PowerPoint, PDF and other documents whose text is the material of the deck. */
  documents?: readonly DocumentFile[];
  /** Folder of the brief or outline, where pictures named in it are. */
  pictures?: string;
  /** Names of saved sources to read in addition to `data`. */
  dataSources?: readonly string[];
  /** A brand kit, or the ID of a saved or built-in one, optionally with a version as in `acme@2`; the light one by default. */
  brandKit?: BrandKit | string;
  /** `today` is the service's by default. */
  options?: Omit<DeckOptions, 'today'> & { today?: string };
  /** Fail the deck if any gate but "unfilled" fails or text is left to fill. */
  strict?: boolean;
  /** Fail the deck if one of these gates fails. */
  failOn?: readonly Gate[];
  /** Writes the outline; on this machine only, because a server's operator chooses its models. */
  model?: ModelChoice;
  /** `embedded` does without the model that the tenant of a server has. */
  planner?: 'embedded';
  /** A model's kept answers, used in its place. */
  replay?: unknown;
  /** Returned with the record. */
  metadata?: Readonly<Record<string, string>>;
}

/** pptx by default. */
export interface ExportRequest extends ExportChoice {
  /** A layout, or the ID of the deck whose layout to export. */
  layout?: unknown;
  deckId?: string;
  strict?: boolean;
  failOn?: readonly Gate[];
}

export interface CheckRequest {
  /** A finished deck. */
  deck: Uint8Array;
  /** ID of a brand kit whose colours and fonts it is held to, with `@` and a version if not the latest. */
  brandKit?: string;
  /** Gates that warnings fail too. */
  failOn?: readonly Gate[];
}

export interface RefreshRequest extends EngineRefreshRequest {
  /** Names of saved sources to read in addition to `data`. */
  dataSources?: readonly string[];
  /** Also fail if edits keep anything from being updated. */
  strict?: boolean;
  failOn?: readonly Gate[];
}

/** Facts of data, of a finished deck, or of an outline. */
export type FactsRequest =
  | (Pick<DeckRequest, 'data' | 'mapping'> &
      FactChoice & {
        /** Names of saved sources to read in addition to `data`. */
        dataSources?: readonly string[];
        options: DeckRequest['options'];
      })
  | { deck: Uint8Array }
  | { outline: unknown };
