/** The signs by which the language is known, and its words for figures and their courses. */
import type { Signs } from '../signs.ts';

export const signs: Signs = {
  called: 'chinese|mandarin|chinesisch|chinois|chino|chinês|cinese',
  asked: /中国語で|用中文|بالصينية/,
  moves: { up: '增长|上升|增加|提高|上涨', down: '下降|减少|下滑|下跌|降低', not: '没有|未' },
  compares: { half: '一半|减半', double: '翻倍|翻番|两倍', triple: '三倍', most: '大多数|多数|过半|大部分' },
};
