/** What is left of sales, and the parts by which it moves. */

/** By what the data hold: all, no marketing, no returns. */
export const contributions = ['contribution', 'contribution_before_marketing', 'contribution_before_returns'] as const;

/** What moved it, in the order of a statement; `volume` is more or fewer gross sales at the margin of before. */
export const bridgeParts = ['volume', 'discount', 'returns', 'cost', 'marketing'] as const;
