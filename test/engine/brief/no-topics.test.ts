/** How many slides a brief wants and for whom is how the deck is made, and none of its topics. */
import { describe, expect, it } from 'vitest';
import { readBrief } from '../../../src/engine/brief/read-brief.ts';

const topics = async (prompt: string) => {
  const { sections, focus, exclude, slides, audience } = await readBrief({ prompt });
  return { topics: [...sections, ...focus, ...exclude], slides: [slides.min, slides.max], audience };
};

describe('the number of slides beside other wishes', () => {
  it.each([
    ['I need a deck for our owners: 9 slides max, why has scrap risen and what do we do.', 9],
    ['For the plant board: max. 9 slides, what happened, what it costs, what we do.', 9],
    ['For the plant board: at most 9 slides, no jargon-free zone needed.', 9],
    ['Ich brauche für die Werkleitung maximal 9 Folien: woran liegt es, was kostet es, was tun wir.', 9],
    ['Höchstens 9 Folien: wodurch ist der Ausschuss gestiegen, womit fangen wir an.', 9],
    ['Pour le comité : 9 diapos maximum, à quoi est-ce dû, combien cela coûte, que faire.', 9],
    ['Para la dirección: 9 diapositivas como máximo, a qué se debe, cuánto cuesta, qué hacemos.', 9],
    ['Para a direção: no máximo 9 slides, a que se deve, quanto custa, o que fazemos.', 9],
    ['Per la direzione: massimo 9 slide, da cosa dipende, quanto costa, che cosa facciamo.', 9],
    ['経営陣向け：スライドは9枚以内、なぜ増えたのか、いくらかかるのか、何をするのか。', 9],
    ['给管理层：幻灯片最多9页，为什么上升，花费多少，怎么办。', 9],
    ['للإدارة: 9 شرائح كحد أقصى، لماذا ارتفع، كم يكلف، ماذا نفعل.', 9],
  ])('is no topic, nor are its questions: %s', async (prompt, most) => {
    const found = await topics(`Our scrap rate has risen since May. ${prompt}`);
    expect(found.slides[1]).toBe(most);
    expect(found.topics.filter((each) => !/jargon/.test(each))).toEqual([]);
  });
});

describe('those who read the deck', () => {
  it.each([
    ['6 to 8 slides, audience: CEO, CFO, head of purchasing.'],
    ['6-8 slides, for the COO and the shift leads.'],
    ['Readers: COO, shift leads, purchasing.'],
    ['6 bis 8 Folien, Zielgruppe: Werkleiter, Einkauf, Controlling.'],
    ['Publikum: Geschäftsführer, Einkaufsleiterin.'],
    ['6 à 8 diapos, public : PDG, DAF, directrice des achats.'],
    ['Destinataires : PDG, DAF, directrice des achats.'],
    ['6 a 8 diapositivas, público: director general, directora financiera.'],
    ['6 a 8 slides, público: diretor-geral, diretora financeira.'],
    ['6-8 slide, pubblico: direttore generale, direttrice acquisti.'],
    ['6～8枚、対象：社長、財務部長、購買部長。'],
    ['6到8页，受众：总经理、财务总监、采购经理。'],
    ['6 إلى 8 شرائح، الجمهور: المدير العام، المدير المالي.'],
  ])('are no topics of it: %s', async (prompt) => {
    const found = await topics(`Our scrap rate has risen since May. ${prompt}`);
    expect(found.topics).toEqual([]);
  });

  it('are all of those listed', async () => {
    expect((await topics('Review of scrap in June. 6 to 8 slides, audience: CEO, CFO, head of purchasing.')).audience).toBe(
      'CEO, CFO, head of purchasing',
    );
    expect((await topics('Revue des rebuts en juin. 6 à 8 diapos, public : PDG, DAF, directrice des achats.')).audience).toBe(
      'PDG, DAF, directrice des achats',
    );
  });
});
