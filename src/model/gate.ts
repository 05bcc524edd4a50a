/** The gates of a deck, by the names that `--fail-on` takes. */
export const gates = ['opens', 'editable', 'on-brand', 'fits', 'readable', 'composed', 'true', 'accessible', 'clean', 'unfilled'] as const;
export type Gate = (typeof gates)[number];

/** Gates that a refreshed deck is held to: how its pages look is whoever edited them's. */
export const refreshGates: readonly Gate[] = ['opens', 'true', 'unfilled'];
