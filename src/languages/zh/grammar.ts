/** Chinese. Lists read `甲、乙和丙`. */
import type { Grammar } from '../grammar.ts';

export const grammar: Grammar = {
  name: '中文',
  locale: 'zh-CN',
  direction: 'ltr',
  script: 'Hans',
  spaced: false,
  colon: '：',
  semicolon: '；',
  list: (items) => (items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join('、')}和${items.at(-1)}`),
  functions: () => ({}),
};
