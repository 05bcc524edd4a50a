/** German. */
import type { Grammar } from '../grammar.ts';

export const grammar: Grammar = {
  name: 'Deutsch',
  locale: 'de-DE',
  direction: 'ltr',
  script: 'Latn',
  spaced: true,
  list: (items) => (items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} und ${items.at(-1)}`),
  functions: ({ noun }) => ({
    /** `der Auftragseingang`; a measure of unknown gender is called by its label. */
    THE: (label) => noun(label)?.the ?? label,
    OF: (label) => noun(label)?.of ?? `von ${label}`,
    WITHIN: (label) => noun(label)?.in ?? `bei ${label}`,
    /** `im Q4 2017`, `2017`, `im Zeitraum Jan.–Sept. 2026`. */
    DURING: (period) => (/^\d{4}$/.test(period) ? period : `im ${period.includes('–') ? 'Zeitraum ' : ''}${period}`),
    /** A sentence inside another: `der Auftragseingang stieg`. */
    LOWER: (text) => text.replace(/^(?:Der|Die|Das)(?= )/, (article) => article.toLowerCase()),
    /** A head inside a sentence: `weiterer Rückgang`. */
    INSIDE: (head) => head.replace(/^Weiterer/, 'weiterer'),
  }),
};
