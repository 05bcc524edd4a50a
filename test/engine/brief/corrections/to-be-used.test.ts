/** A correction that tells the maker which figure to use is carried out and leaves nothing of itself. */
import { expect, it } from 'vitest';
import { corrected } from '../../../../src/engine/brief/corrections/corrected.ts';

it.each([
  [
    'We can buy the press for £1.4m.\n\nOne update since I wrote this: the maker rang with £1.32m, not £1.4m, valid until 3 May, so please use that.',
    'We can buy the press for £1.32m (valid until 3 May).\n',
  ],
  [
    'The roof costs €48,000.\n\nPS: the roofer rang, it is €45,500 now instead of €48,000, please go with that.',
    'The roof costs €45,500.\n',
  ],
  [
    'Die Halle kostet 310.000 €.\n\nNachtrag: Der Bauunternehmer hat sich gemeldet, es sind 295.000 € statt 310.000 €, bitte diese Zahl nehmen.',
    'Die Halle kostet 295.000 €.\n',
  ],
  [
    'El tejado cuesta 82.000 €.\n\nActualización: el proveedor nos ha mandado 79.500 €, no 82.000 €, así que usa esa cifra.',
    'El tejado cuesta 79.500 €.\n',
  ],
  [
    'Site\tVentes\tRetours %\nLille\t410\t2,1\nNice\t380\t9,0\n\nAttention, pour Nice les retours c’est 6,2 % et pas 9,0, j’ai mal recopié.'.replaceAll(
      '’',
      "'",
    ),
    'Site\tVentes\tRetours %\nLille\t410\t2,1\nNice\t380\t6,2\n',
  ],
  ['- von 80 Plänen sind 31 noch offen -> Korrektur nach Rücksprache heute: 28, nicht 31', '- von 80 Plänen sind 28 noch offen'],
  ['There are 134 on the list.\n\nThe list is 143, not 134 (typo I think). The rest is right.', 'There are 143 on the list.\n'],
])('%s', (text, meant) => {
  expect(corrected(text).text).toBe(meant);
});
