/** The signs by which the language is known, and its words for figures and their courses. */
import type { Signs } from '../signs.ts';

export const signs: Signs = {
  called: 'french|französisch|français|francés|francês|francese',
  asked: /フランス語で|用法[语文]|بالفرنسية|باللغة الفرنسية/,
  seen: /^(?:le|les|des|du|et|pour|avec|sans|une?|sur|diapositives?|présentation|trimestre|équipe|crée[rz]?|rapport)$/,
  moves: {
    up: 'augment\\p{L}+|progress\\p{L}+|hausse|croissance|grimp\\p{L}+|gagn\\p{L}+',
    down: 'baiss\\p{L}+|recul\\p{L}+|chut\\p{L}+|diminu\\p{L}+|perd\\p{L}*',
    not: "\\bpas\\b|\\bn[e']\\b",
  },
  compares: { half: 'moitié', double: 'doubl\\p{L}+|deux fois', triple: 'tripl\\p{L}+|trois fois', most: 'majorité|la plupart' },
  cardinals: ['deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf(?! mois)', 'dix', 'onze', 'douze'],
  ambiguous: ['neuf(?! mois)'],
};
