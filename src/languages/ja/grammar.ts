/** Japanese. */
import type { Grammar } from '../grammar.ts';

export const grammar: Grammar = {
  name: '日本語',
  locale: 'ja-JP',
  direction: 'ltr',
  script: 'Jpan',
  spaced: false,
  colon: '：',
  semicolon: '、',
  list: (items) => items.join('、'),
  functions: () => ({}),
};
