/** The states and files of a deck, as plain values that commands need without loading schemas. */
export const deckStatuses = ['queued', 'processing', 'completed', 'failed', 'canceled'] as const;
export type DeckStatus = (typeof deckStatuses)[number];

/** The stages of making a deck, in order. */
export const deckStages = ['brief', 'data', 'outline', 'layout', 'pptx', 'check'] as const;

/** The files of a deck; which ones exist depends on how far it was made. */
export const artifactFormats = ['pptx', 'layout', 'outline', 'provenance', 'answers'] as const;
export type ArtifactFormat = (typeof artifactFormats)[number];

export function isSettled({ status }: { status: DeckStatus }): boolean {
  return status === 'completed' || status === 'failed' || status === 'canceled';
}
