/** The signs by which the language is known, and its words for figures and their courses. */
import type { Signs } from '../signs.ts';

export const signs: Signs = {
  called: 'japanese|japanisch|japonais|japonés|japonês|giapponese',
  asked: /日本語で|用日[语文]|باليابانية/,
  moves: { up: '増加|上昇|増え|伸び|増', down: '減少|下落|低下|減っ|減', not: 'ない|ません' },
  compares: { half: '半分|半減', double: '倍増|二倍', triple: '三倍', most: '過半数|大半|大部分' },
};
