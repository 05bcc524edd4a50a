/** English. */
import type { Grammar } from '../grammar.ts';

export const grammar: Grammar = {
  name: 'English',
  locale: 'en-US',
  direction: 'ltr',
  list: (items) => (items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`),
  functions: () => ({
    /** `Open deals stand`, `Open pipeline stands`. */
    STANDS: (label) => `${label} ${/s$/.test(label) ? 'stand' : 'stands'}`,
  }),
};
