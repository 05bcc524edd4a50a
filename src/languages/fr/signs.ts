/** The signs by which the language is known, its words for figures and their courses, and how it asks. */
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
  asks: {
    why: "pourquoi|qu'est-ce qui (?:explique|cause)|raisons? (?:de|pour)|à quoi est dû\\p{L}*",
    which: 'quel(?:le)?s?|qui|où',
    amount: 'combien|à combien|avons-nous|est-ce que|que (?:nous )?coûte(?:nt)?',
    cost: 'coûte(?:nt|r)?|coût|perd(?:ons|re)|chère?s?',
    best: 'meilleure?s?|mieux|plus rapides?|moins chère?s?|plus rentables?|investir|garder|conserver',
    worst:
      'redresser|corriger|améliorer|pires?|plus lente?s?|plus faibles?|plus mauvaise?s?|plus chère?s?|abandonner|arrêter|quitter|supprimer|fermer',
    most: 'plus|plus élevée?s?|plus grande?s?',
    least: 'moins|plus basse?s?|plus petite?s?',
  },
};
