/** English. */
import type { Grammar } from '../grammar.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export const grammar: Grammar = {
  name: 'English',
  locale: 'en-US',
  direction: 'ltr',
  script: 'Latn',
  spaced: true,
  list: (items) => (items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`),
  /** `31 Dec 2025` */
  date: (iso) => {
    const [year, month, day] = iso.split('-').map(Number) as [number, number, number];
    return `${day} ${months[month - 1]} ${year}`;
  },
  functions: () => ({
    /** `the board`, `our partners`. */
    WHOM: (audience) => (/^(the|our|your|my|all|every)\b/i.test(audience) ? audience : `the ${audience}`),
    /** `in Q4 2017`, `across all rows`. */
    IN: (period) => `${/^all /.test(period) ? 'across' : 'in'} ${period}`,
    /** `Open deals stand`, `Open pipeline stands`. */
    STANDS: (label) => `${label} ${/s$/.test(label) ? 'stand' : 'stands'}`,
  }),
};
