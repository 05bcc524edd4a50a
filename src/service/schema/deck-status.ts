/** Where a deck can stand and what is kept of it: plain values, which commands need before any schema is loaded. */
export const deckStatuses = ['queued', 'processing', 'completed', 'failed', 'canceled'] as const;
export type DeckStatus = (typeof deckStatuses)[number];

/** The stages of a deck in the making, in order. */
export const deckStages = ['brief', 'data', 'outline', 'layout', 'pptx', 'check'] as const;

/** What is kept of a deck; which of them depends on how far it was asked to go. */
export const artifactFormats = ['pptx', 'layout', 'outline', 'provenance'] as const;
export type ArtifactFormat = (typeof artifactFormats)[number];

export function isSettled({ status }: { status: DeckStatus }): boolean {
  return status === 'completed' || status === 'failed' || status === 'canceled';
}
