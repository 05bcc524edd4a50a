/**
 * Brief → facts → outline → layout → file: one function an arrow, each from one plain value to the next.
 * Read this first; every function lives in the folder of its stage and is loaded when it is needed. `generate-deck.ts` joins them.
 */

/** What was asked → how it is understood. */
export const readBrief = async (...args: Parameters<typeof import('./brief/read-brief.ts').readBrief>) =>
  (await import('./brief/read-brief.ts')).readBrief(...args);

/** Tables → the one table of facts. */
export const readFacts = async (...args: Parameters<typeof import('./metrics/read-facts.ts').readFacts>) =>
  (await import('./metrics/read-facts.ts')).readFacts(...args);

/** Brief and facts → ordered slides, numbers only as references. */
export const plan = async (...args: Parameters<typeof import('./outline/plan.ts').plan>) => (await import('./outline/plan.ts')).plan(...args);

/** What a person wrote as brand kit → all colours, fonts and the logo. */
export const readBrandKit = async (...args: Parameters<typeof import('./brand/read-brand-kit.ts').readBrandKit>) =>
  (await import('./brand/read-brand-kit.ts')).readBrandKit(...args);

/** Outline and brand kit → every box placed, every text fitted. */
export const layOut = async (...args: Parameters<typeof import('./layout/lay-out.ts').layOut>) =>
  (await import('./layout/lay-out.ts')).layOut(...args);

/** Layout → the bytes of a pptx file. */
export const writeDeck = async (...args: Parameters<typeof import('./pptx/write-deck.ts').writeDeck>) =>
  (await import('./pptx/write-deck.ts')).writeDeck(...args);

/** Layout and bytes → which gates hold. */
export const checkDeck = async (...args: Parameters<typeof import('./check/check-deck.ts').checkDeck>) =>
  (await import('./check/check-deck.ts')).checkDeck(...args);
