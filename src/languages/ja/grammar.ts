/** Japanese. */
import type { Grammar } from '../grammar.ts';

export const grammar: Grammar = {
  name: '日本語',
  locale: 'ja-JP',
  direction: 'ltr',
  spaced: false,
  list: (items) => items.join('、'),
  functions: () => ({}),
};
