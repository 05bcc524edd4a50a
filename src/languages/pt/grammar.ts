/** Portuguese. */
import type { Grammar } from '../grammar.ts';

const isPart = (period: string) => /^[TS]\d/.test(period);

export const grammar: Grammar = {
  name: 'Português',
  locale: 'pt-BR',
  direction: 'ltr',
  script: 'Latn',
  spaced: true,
  list: (items) => (items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} e ${items.at(-1)}`),
  functions: ({ noun }) => {
    const the = (label: string) => noun(label)?.the ?? `“${label}”`;
    return {
      THE: the,
      /** `do valor ganho`, `da taxa de ganho`. */
      OF: (label) => (noun(label) ? `d${the(label)}` : `de ${the(label)}`),
      WITHIN: (label) => (noun(label) ? `n${the(label)}` : `em ${the(label)}`),
      /** `no T4 2017`, `em novembro de 2017`, `em 2017`. */
      DURING: (period) => `${isPart(period) ? 'no' : 'em'} ${period}`,
      VERSUS: (period) => `ante ${isPart(period) ? 'o ' : ''}${period}`,
      OF_PERIOD: (period) => `${isPart(period) ? 'do' : 'de'} ${period}`,
      LOWER: (text) => text.replace(/^[OA](?= )/, (article) => article.toLowerCase()),
    };
  },
};
