/** The signs by which the language is known, and its words for figures and their courses. */
import type { Signs } from '../signs.ts';

export const signs: Signs = {
  called: 'portuguese|portugiesisch|portugais|portugués|português|portoghese',
  seen: /^(?:os|dos|das|do|da|e|para|com|sem|uma?|sobre|apresentação|trimestre|equipe|crie|relatório|não)$/,
  moves: {
    up: 'sub(?:iu|iram|e|em)|aument\\p{L}+|cresc\\p{L}+|alta|ganh(?:ou|aram)',
    down: 'ca(?:iu|íram|i|em)|queda|diminu\\p{L}+|reduzi\\p{L}+|recu\\p{L}+|perde\\p{L}*',
    not: '\\bnão\\b|\\bsem\\b',
  },
  compares: { half: 'metade', double: 'dobr\\p{L}+|duplic\\p{L}+', triple: 'triplic\\p{L}+|triplo', most: 'maioria|maior parte' },
  cardinals: ['dois|duas', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez', 'onze', 'doze'],
};
