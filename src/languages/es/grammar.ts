/** Spanish. */
import type { Grammar } from '../grammar.ts';

const isPart = (period: string) => /^[TS]\d/.test(period);

export const grammar: Grammar = {
  name: 'Español',
  locale: 'es-ES',
  direction: 'ltr',
  script: 'Latn',
  spaced: true,
  list: (items) => {
    const last = items.at(-1) ?? '';
    return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${/^h?i(?!e)/i.test(last) ? 'e' : 'y'} ${last}`;
  },
  functions: ({ noun }) => {
    const the = (label: string) => noun(label)?.the ?? `«${label}»`;
    return {
      THE: the,
      OF: (label) => `de ${the(label)}`.replace(/^de el /, 'del '),
      WITHIN: (label) => `en ${the(label)}`,
      /** `en el T4 2017`, `en noviembre de 2017`, `en 2017`. */
      DURING: (period) => `en ${isPart(period) ? 'el ' : ''}${period}`,
      VERSUS: (period) => `frente ${isPart(period) ? 'al' : 'a'} ${period}`,
      OF_PERIOD: (period) => `${isPart(period) ? 'del' : 'de'} ${period}`,
      LOWER: (text) => text.replace(/^(?:El|La)(?= )/, (article) => article.toLowerCase()),
    };
  },
};
