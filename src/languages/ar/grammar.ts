/** Arabic. In a list a name in Latin letters stands apart from the conjunction: `A و B`. */
import type { Grammar } from '../grammar.ts';

const isYear = (period: string) => /^\d{4}$/.test(period);

export const grammar: Grammar = {
  name: 'العربية',
  locale: 'ar-EG',
  direction: 'rtl',
  script: 'Arab',
  spaced: true,
  semicolon: '؛ ',
  list: (items) =>
    items.reduce((text, item) => (text === '' ? item : `${text} و${/^\p{Script=Arabic}/u.test(item) ? '' : ' '}${item}`), ''),
  functions: ({ noun }) => ({
    /** What the verb of a measure ends in: ت after a feminine noun. */
    VERB_END: (label) => (noun(label)?.gender === 'f' ? 'ت' : ''),
    DURING: (period) => `في ${isYear(period) ? 'عام ' : period.includes('–') ? 'الفترة ' : ''}${period}`,
    /** `مقارنةً بالربع 3 من 2017` */
    VERSUS: (period) => `مقارنةً ب${isYear(period) ? 'عام ' : ''}${period}`,
    OF_PERIOD: (period) => `من ${isYear(period) ? 'عام ' : ''}${period}`,
  }),
};
