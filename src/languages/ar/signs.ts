/** The signs by which the language is known, its words for figures and their courses, and how it asks. */
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
  asks: {
    why: 'لماذا|لم(?= )|ما سبب|ما أسباب|ما الذي (?:أدى|يفسر)',
    which: 'أي|أية|من(?= هو| هم)|أين',
    amount: 'كم|ما (?:هو|هي|مقدار|قيمة)|هل',
    cost: 'تكلف\\p{L}*|يكلف\\p{L}*|كلف\\p{L}*|تكلفة|نخسر|خسائر',
    best: 'أفضل|الأفضل|أسرع|أرخص|نبقي',
    worst: 'نحسن|نصلح|أسوأ|الأسوأ|أبطأ|أضعف|أغلى|نتخلى|نستغني|نوقف|نترك',
    most: 'أكثر|الأكثر|أعلى|أكبر',
    least: 'أقل|الأقل|أدنى|أصغر',
  },
};
