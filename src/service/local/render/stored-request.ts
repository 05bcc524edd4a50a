/** A request as it is kept: all that a worker needs later, in another process; no bytes, no secrets. */

import type { DeckOptions } from '../../../engine/generate-deck.ts';
import type { BrandKit } from '../../../model/brand-kit.ts';

export interface StoredRequest {
  /** null when the outline says it all. */
  prompt: string | null;
  outline?: unknown;
  /** `bytesAt` is where the bytes of what came in on stdin or by upload lie; `path` is then only how it is called. */
  data: readonly { name?: string; path: string; mapping?: string; bytesAt?: string }[];
  /** Names of kept sources; they are opened when the deck is made. */
  dataSources: readonly string[];
  mapping?: string;
  commentary?: string;
  /** Folder that pictures named in the brief or outline are read from; none are read without. */
  pictures?: string;
  /** null is the built-in kit. Of a template it holds the digest; `templateAt` is where its bytes lie. */
  brandKit: BrandKit | null;
  templateAt?: string;
  options: DeckOptions;
  strict: boolean;
}
