/** The library: what `import … from 'quarterdeck'` gives. */

// With it the outline's type knows every slide kind.
import './engine/kinds/registry.ts';

export { defaultBrandKit } from './engine/brand/default-brand-kit.ts';
export { readBrandKit } from './engine/brand/read-brand-kit.ts';
export type { Finding, Report } from './engine/check/report.ts';
export {
  type DeckHooks,
  type DeckOptions,
  type DeckRequest,
  type DeckResult,
  generateDeck,
  type Stage,
  stages,
} from './engine/generate-deck.ts';
export { parseLayout } from './engine/layout/parse-layout.ts';
export { parseOutline } from './engine/outline/parse-outline.ts';
export { writeDeck } from './engine/pptx/write-deck.ts';
export { type RefreshRequest, type RefreshResult, refreshDeck } from './engine/refresh/refresh-deck.ts';
export type { BrandKit } from './model/brand-kit.ts';
export { type ErrorCode, type ErrorDetail, type ErrorKind, errorCodes, QuarterdeckError } from './model/errors.ts';
export type { Fact, FactTable } from './model/fact.ts';
export type { Gate } from './model/gate.ts';
export type { Layout } from './model/layout.ts';
export type { Outline } from './model/outline.ts';
export type { DeckService } from './service/deck-service.ts';
export { LocalDeckService } from './service/local/local-deck-service.ts';
export { LocalHost } from './service/local/local-host.ts';
export { type Deck, deckSchema } from './service/schema/deck.ts';
