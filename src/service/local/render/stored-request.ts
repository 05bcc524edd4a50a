/** A stored request: everything a worker needs later in another process, without bytes or secrets. */

import type { DeckOptions } from '../../../engine/generate-deck.ts';
import type { ModelChoice } from '../../../language-models/choice.ts';
import type { BrandKit } from '../../../model/brand-kit.ts';
import type { Gate } from '../../../model/gate.ts';

export interface StoredRequest {
  /** null if there is only an outline, or only documents. */
  prompt: string | null;
  outline?: unknown;
  /** `bytesAt` is the key of the file with the bytes from stdin or an upload; `path` is then only a name. */
  data: readonly { name?: string; path: string; mapping?: string; bytesAt?: string; bytesKey?: string }[];
  /** Names of saved sources, opened when the deck is made. */
  dataSources: readonly string[];
  mapping?: string;
  commentary?: string;
  /** The key of the file with the text of the documents. */
  documentsAt?: string;
  /** Its key; like `bytesKey`, missing for a file of an earlier version, which is not encrypted. */
  documentsKey?: string;
  /** Folder for pictures named in the brief or outline; without it, none are read. */
  pictures?: string;
  /** null for the default kit. A template is stored as its hash; `templateAt` is the key of the file with its bytes. */
  brandKit: BrandKit | null;
  templateAt?: string;
  options: DeckOptions;
  /** Without its key, which is looked up when the deck is made. */
  model?: ModelChoice;
  replay?: unknown;
  strict: boolean;
  /** Gates that refuse the deck if they fail. */
  failOn?: readonly Gate[];
}
