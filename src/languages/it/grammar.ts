/** Italian. */
import type { Grammar } from '../grammar.ts';

const isMonth = (period: string) => /^\p{Ll}/u.test(period);

export const grammar: Grammar = {
  name: 'Italiano',
  locale: 'it-IT',
  direction: 'ltr',
  script: 'Latn',
  spaced: true,
  list: (items) => (items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} e ${items.at(-1)}`),
  functions: ({ noun }) => {
    const the = (label: string) => noun(label)?.the ?? `«${label}»`;
    /** `del valore`, `dell’importo`. */
    const joined = (short: string, long: string, label: string) =>
      noun(label) ? the(label).replace(/^il /, `${long} `).replace(/^l’/, `${long}l’`) : `${short} ${the(label)}`;
    return {
      THE: the,
      OF: (label) => joined('di', 'del', label),
      WITHIN: (label) => joined('in', 'nel', label),
      /** `nel T4 2017`, `a novembre 2017`, `nel 2017`. */
      DURING: (period) => `${period.includes('–') ? 'in' : isMonth(period) ? 'a' : 'nel'} ${period}`,
      VERSUS: (period) => `rispetto ${isMonth(period) ? 'a' : 'al'} ${period}`,
      OF_PERIOD: (period) => `${isMonth(period) ? 'di' : 'del'} ${period}`,
      LOWER: (text) => text.replace(/^(?:Il(?= )|L(?=’))/, (article) => article.toLowerCase()),
    };
  },
};
