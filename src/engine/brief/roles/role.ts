/** What a sentence of a brief is for. The letters are those of the corpus that the weights were learned from. */

/** For the pages: a finding, background, a decision, what is asked of the readers, a task, a risk, an option, a heading. */
const matter = { F: 'finding', B: 'background', D: 'decision', R: 'request', T: 'task', K: 'risk', O: 'option', H: 'heading' } as const;
/** Not for the pages: said to whoever makes the deck, to nobody in particular, in private, of what was said, or a question to answer. */
const other = { I: 'instruction', A: 'aside', P: 'private', C: 'correction', Q: 'question' } as const;

export const roleOfLetter = { ...matter, ...other } as const;
export type Role = (typeof roleOfLetter)[keyof typeof roleOfLetter];

/** In the order of the weights. */
export const roles = Object.values(roleOfLetter) as readonly Role[];
export const isMatter = (role: Role) => (Object.values(matter) as readonly Role[]).includes(role);
