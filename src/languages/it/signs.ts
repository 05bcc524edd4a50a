/** The signs by which the language is known, and its words for figures and their courses. */
import type { Signs } from '../signs.ts';

export const signs: Signs = {
  called: 'italian|italienisch|italien|italiano',
  seen: /^(?:il|gli|dei|della|di|e|per|con|senza|una?|sulla?|presentazione|trimestre|diapositive|crea|relazione)$/,
  moves: {
    up: 'sal(?:ito|ita|iti|ite|e|gono)|aument\\p{L}+|cresc\\p{L}+|guadagn\\p{L}+',
    down: 'sces[oaie]|scende|cal(?:o|a|ato|ata|ati|ate)|diminu\\p{L}+|perso|perd\\p{L}+',
    not: '\\bnon\\b|\\bsenza\\b',
  },
  compares: {
    half: 'metà|dimezzat\\p{L}+',
    double: 'raddoppi\\p{L}+|doppi[oa]',
    triple: 'triplic\\p{L}+|triplo',
    most: 'maggioranza|maggior parte',
  },
  cardinals: ['due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci', 'undici', 'dodici'],
  ambiguous: ['sei'],
};
