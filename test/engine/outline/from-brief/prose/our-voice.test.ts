import { describe, expect, it } from 'vitest';
import { inOurVoice } from '../../../../../src/engine/outline/from-brief/prose/our-voice.ts';

describe('a sentence of one person on a page', () => {
  it.each([
    ['I recommend the second bid', 'We recommend the second bid'],
    ['Ich empfehle das zweite Angebot', 'Wir empfehlen das zweite Angebot'],
    ['Je propose la deuxième offre', 'Nous proposons la deuxième offre'],
    ['Recomiendo la segunda oferta', 'Recomendamos la segunda oferta'],
    ['Propongo que abramos en mayo', 'Proponemos que abramos en mayo'],
    ['Propongo di aprire a maggio', 'Proponiamo di aprire a maggio'],
    ['Recomendo a segunda proposta', 'Recomendamos a segunda proposta'],
    ['我建议采用第二份报价', '我们建议采用第二份报价'],
    ['أوصي بالعرض الثاني', 'نوصي بالعرض الثاني'],
  ])('%s is said by all who present it', (one, several) => {
    expect(inOurVoice(one)).toBe(several);
  });

  it.each(['I recommended the first bid in May', 'Ines recommends the second bid', 'Pidolada sells 40 tonnes a year'])(
    '%s stays',
    (said) => {
      expect(inOurVoice(said)).toBe(said);
    },
  );
});
