import { describe, expect, it } from 'vitest';
import { pageLanguage, titleOf } from '../../../../../src/engine/outline/from-brief/prose/page-language.ts';

describe('a sentence in the language of a page', () => {
  it('loses what ties it to the one before', () => {
    expect(pageLanguage('However, the jetty is rotten.')).toBe('The jetty is rotten');
    expect(pageLanguage('Außerdem, die Heizung fällt aus.')).toBe('Die Heizung fällt aus');
  });

  it('loses the announcement of what it says', () => {
    expect(pageLanguage('We believe that weekly tests are enough.')).toBe('Weekly tests are enough');
  });
});

describe('a sentence that was said', () => {
  it.each([
    ['But the floor is wet and our pump is broken.', 'The floor is wet and our pump is broken'],
    ['Or a new hall with a stage, £90,000', 'A new hall with a stage, £90,000'],
    ["The cracks aren't from frost like we told everybody.", 'The cracks are not from frost'],
    ["The group was small, 40 against 38, so let's be honest about it.", 'The group was small, 40 against 38'],
    ['Lena also priced a smaller hall in case they ask: £41,000, ready in May', 'A smaller hall: £41,000, ready in May'],
    ['Ask is £60,000 for two years.', 'We ask for £60,000 for two years'],
    ["We've 31 vans and they'd take on six more.", 'We have 31 vans and they would take on six more'],
    ['Plan is to open in May.', 'The plan is to open in May'],
    ['He said "we don\'t know" twice.', 'He said "we don\'t know" twice'],
    ['So far nine vans are back.', 'So far nine vans are back'],
    ['Aber die Türen fehlen noch, wie wir allen gesagt haben.', 'Die Türen fehlen noch'],
    ['Wir haben auch eine kleinere Halle gerechnet: 41.000 €', 'Eine kleinere Halle: 41.000 €'],
    ['-> wir nehmen Angebot B', 'Wir nehmen Angebot B'],
    ['Zwei Fahrer 6 Wochen à 900 €', 'Zwei Fahrer 6 Wochen zu je 900 €'],
    ['Mais la pompe est usée, je crois.', 'La pompe est usée'],
    ['Pero la bomba está vieja.', 'La bomba está vieja'],
    ['Ma la pompa è vecchia, credo.', 'La pompa è vecchia'],
    ['Mas a bomba está velha.', 'A bomba está velha'],
    ['でも、ポンプは古いです。', 'ポンプは古いです'],
    ['但是，水泵已经老化。', '水泵已经老化'],
    ['لكن المضخة قديمة جدا.', 'المضخة قديمة جدا'],
  ] as const)('is written: %s', (said, written) => {
    expect(pageLanguage(said)).toBe(written);
  });
});

describe('a sentence as a title', () => {
  it.each([
    ['en', 'They will review their contracts in the new year.'],
    ['en', 'The other we have to raise ourselves.'],
    ['en', '12 May: the union meets the director'],
    ['de', '15.9. Zugang im System eingerichtet (Weber)'],
    ['fr', 'Les deux sont livrés par le même quai.'],
    ['es', 'Esto no cambia nada en los plazos.'],
    ['ja', 'これは倉庫の問題ではありません。'],
  ] as const)('stands by itself, %s: %s', (language, said) => {
    expect(titleOf(said, language)).toBeNull();
  });

  it.each([
    ['en', 'It takes 17 weeks to find a mentor.'],
    ['de', 'Es fehlen 14 Fenster in Haus 2.'],
    ['fr', 'Il faut louer une salle dès février.'],
    ['it', 'Il calo viene solo dal deposito di Bra.'],
  ] as const)('may open with a pronoun that stands for nothing, %s: %s', (language, said) => {
    expect(titleOf(said, language)).not.toBeNull();
  });

  const long =
    'The supplier of the conveyor now quotes eleven weeks instead of seven, because the motors come from a plant that was flooded';

  it('ends before the clause that explains it', () => {
    expect(titleOf(long, 'en')).toBe('The supplier of the conveyor now quotes eleven weeks instead of seven');
  });

  it('never ends before a clause that limits it', () => {
    expect(titleOf(long.replace('because', 'but only if'), 'en')).toBeNull();
  });

  it('never ends on a word that joins what is cut', () => {
    const said =
      'Our cold store in Haldern holds 6,400 pallets, and since 2019 the compressors have used 38% more power than the design value says';
    expect(titleOf(said, 'en')).toBeNull();
  });

  it('never ends before a clause whose limit is told further on', () => {
    const said =
      'The insurer told us in March that it does not renew the stock cover after 31 December 2026 unless the ammonia plant is replaced';
    expect(titleOf(said, 'en')).toBeNull();
  });

  it('is no question', () => {
    expect(titleOf('Should we move to the new warehouse in May?', 'en')).toBeNull();
  });
});
