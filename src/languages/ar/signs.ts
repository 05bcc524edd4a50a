/** The signs by which the language is known, and its words for figures and their courses. */
import type { Signs } from '../signs.ts';

export const signs: Signs = {
  called: 'arabic|arabisch|arabe|árabe|arabo',
  asked: /アラビア語で|用阿拉伯[语文]|بالعربية|باللغة العربية/,
  moves: {
    up: 'ارتفع\\p{L}*|ارتفاع|زاد\\p{L}*|نم[اوت]\\p{L}*|زيادة',
    down: 'انخفض\\p{L}*|انخفاض|تراجع\\p{L}*|هبط\\p{L}*',
    not: '\\bلم\\b|\\bلا\\b',
  },
  compares: { half: '(?<!\\p{L})نصف(?! سن)', double: 'تضاعف\\p{L}*|ضعف\\p{L}*', triple: 'ثلاثة أضعاف', most: 'معظم|أغلبية|غالبية' },
};
