/** How many pages are asked for, in any form and nine languages. */
import { describe, expect, it } from 'vitest';
import { countAnswered, slideCount } from '../../../src/engine/brief/slide-count.ts';

describe('the number of pages', () => {
  it.each([
    ['10-page deck on bees', 10],
    ['Half a dozen slides on fleas', 6],
    ['six slides or so', 6],
    ['12 slides, one slide per option', 12],
    ['8 pages please, two pages on costs', 8],
    ['9 slides for the partners; one page of detail is plenty', 9],
    ['5 slides. The committee would take 8 slides too', 8],
    ['Turn this 40-page report into 7 slides', 7],
    ['Bitte 6 Folien, am besten eine Folie zum Fazit', 6],
    ['ein halbes Dutzend Folien', 6],
    ['Sechs Folien, davon zwei Folien zu Kosten', 6],
    ['une demi-douzaine de diapos', 6],
    ['9 diapos, une diapo sur les coûts', 9],
    ['media docena de diapositivas', 6],
    ['8 páginas, una página con el mapa', 8],
    ['7 diapositivos, um diapositivo com o mapa', 7],
    ['8 pagine, una pagina sui rischi', 8],
    ['8枚、1枚は地図', 8],
    ['给员工看的PPT，6页，话要短', 6],
    ['八页，一页讲风险', 8],
    ['٨ شرائح وشريحة واحدة للمخاطر', 8],
  ])('is the largest whole: %s', (text, count) => {
    expect(slideCount(text)).toMatchObject({ min: count, max: count });
  });

  it.each([
    'under 8 slides',
    'fewer than eight pages',
    'weniger als acht Seiten',
    'moins de 8 diapos',
    'menos de ocho diapositivas',
    'meno di 8 pagine',
    '8枚未満',
    '少于八页',
  ])('is less than the number named: %s', (text) => {
    expect(slideCount(text)).toMatchObject({ max: 7 });
  });

  it.each([
    ['Keep it to seven, Ann.', 7],
    ['Eight slides plus the cover', 9],
    ['7 Folien, Deckblatt nicht mitgezählt', 8],
    ['7 diapositives, sans compter la couverture', 8],
    ['表紙を除いて5枚', 6],
    ['表紙を含めて6枚', 6],
    ['不含封面6页', 7],
  ])('counts the cover as it is said: %s', (text, count) => {
    expect(slideCount(text)).toMatchObject({ min: count, max: count });
  });

  it.each([
    'A handful of pages on the orchard',
    'eine Handvoll Folien, mehr liest dort niemand',
    'une poignée de diapositives',
    'un puñado de diapositivas',
    'um punhado de slides',
    'una manciata di slide',
    '数枚でお願いします',
    '几页就好',
    'بضع شرائح',
    'Keep it short, the jury is tired',
    'I need a short deck on the mill',
    'Slides on the mill, as few as will do the job',
    'Folien zur Mühle, so wenige wie möglich',
    'Diapositivas sobre el molino, lo más breve posible',
    'なるべく短い資料をお願いします',
    'Bitte eine kurze Präsentation zur Mühle',
    'Haltet es bitte kurz',
    'il me faut un document court pour le comité',
    'una presentación breve del molino',
    'uma apresentação curta do moinho',
    'una breve presentazione del mulino',
    '水車の短い資料',
    '磨坊的简短报告',
    'عرض قصير عن الطاحونة',
  ])('is small where it is to be short: %s', (text) => {
    expect(slideCount(text)).toMatchObject({ min: 2, max: 6 });
  });

  it.each([
    ['They read five pages, no more', 5],
    ['five pages tops', 5],
    ['Fünf Seiten, mehr nicht', 5],
    ['Fünf Folien reichen', 5],
    ['cinq pages au plus', 5],
    ['cinco láminas como mucho', 5],
    ['cinco páginas, no más', 5],
    ['não mais de cinco páginas', 5],
    ['cinque pagine, non di più', 5],
    ['The jury will not read more than five pages', 5],
    ['多くても5枚', 5],
    ['五页为限', 5],
    ['لا تتجاوز خمس شرائح', 5],
    ['A deck for the jury, no more than five please.', 5],
    ['Folien für die Jury, höchstens fünf bitte', 5],
  ])('is the most that is to be read: %s', (text, count) => {
    expect(slideCount(text)).toMatchObject({ min: 2, max: count });
  });

  it.each([
    'Deck on the mill with a few slides on costs',
    'Deck on the mill: it must lose no more than five sacks',
    'The queue is short. Deck on the mill',
    'Un document sur la récolte de la court',
    'Deck on short-time work',
  ])('is not told by what is said of something else: %s', (text) => {
    expect(slideCount(text)).toBeNull();
  });

  it('is a range in Italian too', () => {
    expect(slideCount('6 o 7 pagine')).toMatchObject({ min: 6, max: 7 });
  });

  it.each([
    "Good, that's a slide.",
    'For the partners; one page of detail is plenty, they read no more.',
    'Now the costs, make this a slide on its own.',
  ])('is not that of a part: %s', (text) => {
    expect(slideCount(text)).toBe(null);
  });

  it.each([
    ['TOM: How many?\n\nANN: Six. With the cover.', 6],
    ['Combien de diapos ?\nLéa : huit, pas plus', 8],
    ['几页?\n王: 6页', 6],
  ])('is what a talk answers: %s', (text, count) => {
    expect(countAnswered(text)).toMatchObject({ min: count, max: count });
  });

  it.each(['How many hives? Anna: 600 hives', 'How many?\nTom: 12 tons'])('is nothing else that is counted: %s', (text) => {
    expect(countAnswered(text)).toBe(null);
  });
});
