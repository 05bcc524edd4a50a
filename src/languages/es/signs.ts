/** The signs by which the language is known, and its words for figures and their courses. */
import type { Signs } from '../signs.ts';

export const signs: Signs = {
  called: 'spanish|spanisch|espagnol|español|espanhol|spagnolo',
  asked: /スペイン語で|用西班牙[语文]|بالإسبانية|باللغة الإسبانية/,
  seen: /^(?:el|los|las|del|y|para|con|sin|una?|sobre|diapositivas?|presentación|trimestre|equipo|crea|informe)$/,
  moves: {
    up: 'sub(?:ió|e|en|ieron)|aument\\p{L}+|creci\\p{L}+|crece\\p{L}*|alza|ganó|ganaron',
    down: 'baj(?:ó|a|an|aron)|ca(?:yó|e|en|yeron|ída)|disminu\\p{L}+|descen\\p{L}+|perdi\\p{L}+',
    not: '\\bno\\b|\\bsin\\b',
  },
  compares: { half: 'mitad', double: 'duplic\\p{L}+|dobl[eóa]\\p{L}*', triple: 'triplic\\p{L}+|triple', most: 'mayoría|mayor parte' },
  cardinals: ['dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce'],
};
