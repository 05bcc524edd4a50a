/** The library: what `import … from 'quarterdeck'` gives. */
export type { BrandKit } from './engine/brand/brand-kit.ts';
export { defaultBrandKit } from './engine/brand/default-brand-kit.ts';
export { readBrandKit } from './engine/brand/read-brand-kit.ts';
export type { Finding, Gate, Report } from './engine/check/report.ts';
export { type ErrorCode, type ErrorDetail, type ErrorKind, errorCodes, QuarterdeckError } from './engine/errors.ts';
export {
  type DeckHooks,
  type DeckOptions,
  type DeckRequest,
  type DeckResult,
  generateDeck,
  type Stage,
  stages,
} from './engine/generate-deck.ts';
export type { Layout } from './engine/layout/layout.ts';
export { parseLayout } from './engine/layout/parse-layout.ts';
export type { Fact, FactTable } from './engine/metrics/fact.ts';
export type { Outline } from './engine/outline/outline.ts';
export { parseOutline } from './engine/outline/parse-outline.ts';
export { writeDeck } from './engine/pptx/write-deck.ts';
export { type RefreshRequest, type RefreshResult, refreshDeck } from './engine/refresh/refresh-deck.ts';
export type { DeckService } from './service/deck-service.ts';
export { LocalDeckService } from './service/local/local-deck-service.ts';
export { LocalHost } from './service/local/local-host.ts';
export { type Deck, deckSchema } from './service/schema/deck.ts';
