/** Marks a field that a shown kit has beside what a person writes: it may be read again, and nobody is told of it. */
export const shownOnly = { shownOnly: true } as const;
