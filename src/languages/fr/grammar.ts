/** French. */
import type { Grammar } from '../grammar.ts';

const quoted = (label: string) => `«\u00a0${label}\u00a0»`;
const isPart = (period: string) => /^[TS]\d/.test(period);

export const grammar: Grammar = {
  name: 'Français',
  locale: 'fr-FR',
  direction: 'ltr',
  script: 'Latn',
  spaced: true,
  colon: '\u00A0: ',
  list: (items) => (items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} et ${items.at(-1)}`),
  functions: ({ noun }) => ({
    THE: (label) => noun(label)?.the ?? quoted(label),
    OF: (label) => noun(label)?.of ?? `de ${quoted(label)}`,
    WITHIN: (label) => `sur ${noun(label)?.the ?? quoted(label)}`,
    /** `au T4 2017`, `en novembre 2017`, `en 2017`. */
    DURING: (period) => `${isPart(period) ? 'au' : period.includes('–') ? 'sur' : 'en'} ${period}`,
    VERSUS: (period) => `par rapport ${isPart(period) ? 'au' : 'à'} ${period}`,
    OF_PERIOD: (period) => (isPart(period) ? `du ${period}` : /^[aeio]/i.test(period) ? `d’${period}` : `de ${period}`),
    LOWER: (text) => text.replace(/^Le(?= )/, 'le'),
  }),
};
