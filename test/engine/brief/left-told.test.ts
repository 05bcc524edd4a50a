/** What is left of each row after its costs, told in running words. */
import { describe, expect, it } from 'vitest';
import { leftTold, manyOf } from '../../../src/engine/brief/left-told.ts';
import { readBrief } from '../../../src/engine/brief/read-brief.ts';
import type { LanguageCode } from '../../../src/model/language.ts';

describe('what is left of each row', () => {
  it.each<[LanguageCode, string, string, string, string]>([
    ['en', 'What we earn on each repair after parts and wages has fallen', 'repair', 'parts and wages', 'Margin per repair'],
    ['en', 'Less is left of every trip after fuel', 'trip', 'fuel', 'Margin per trip'],
    ['de', 'Seit Mai bleibt von jeder Reparatur nach Teilen und Lohn weniger übrig', 'Reparatur', 'Teilen und Lohn', 'Marge je Reparatur'],
    ['fr', 'Il nous reste moins sur chaque réparation après les pièces', 'réparation', 'les pièces', 'Marge par réparation'],
    ['es', 'Lo que ganamos en cada reparación después de piezas ha bajado', 'reparación', 'piezas', 'Margen por reparación'],
    ['pt', 'O que sobra de cada reparo depois de peças caiu', 'reparo', 'peças', 'Margem por reparo'],
    ['it', 'Quello che resta di ogni riparazione dopo i ricambi è sceso', 'riparazione', 'i ricambi', 'Margine per riparazione'],
    ['ja', '部品代を差し引いた修理1件あたりの粗利が下がった', '修理', '部品代', '修理あたりの粗利'],
    ['zh', '扣除零件后每单维修的毛利下降了', '维修', '零件后每单维修的毛利下降了', '每维修毛利'],
    ['ar', 'ما يتبقى لنا من كل إصلاح بعد القطع انخفض', 'إصلاح', 'القطع انخفض', 'الهامش لكل إصلاح'],
  ])('%s: %s', (language, sentence, of, costs, called) => {
    const found = leftTold(sentence, language);
    expect(found?.means.of).toBe(of);
    expect(found?.means.costs.startsWith(costs)).toBe(true);
    expect(found?.called).toBe(called);
  });

  it.each([
    'Every repair that we lose costs us about £40 of margin',
    'After the move, each repair has a number',
    'We keep one of each bike in the shop',
  ])('is not told by a price, a number or a habit: %s', (sentence) => {
    expect(leftTold(sentence, 'en')).toBeNull();
  });
});

it.each([
  ['Auftrag', 'Die Aufträge kommen aus zwei Listen', 'Aufträge'],
  ['repair', 'All repairs of the year', 'repairs'],
  ['delivery', 'The deliveries are in one file', 'deliveries'],
  ['job', 'The jobless are no rows', null],
])('many of a %s are called as a sentence does: %s', (one, sentence, many) => {
  expect(manyOf(one, [sentence])).toBe(many);
});

it.each([
  'Desde enero nos queda menos dinero por cada reparación. El jefe contesta que es el transporte, que subió en enero.',
  'Since spring less is left of each repair. Sales says it is the freight, which rose in January.',
])('is what is asked why of, not what somebody blames: %s', async (prompt) => {
  const [why] = (await readBrief({ prompt })).questions;
  expect(why).toMatchObject({ kind: 'why', stated: true });
  expect(why!.about).toMatch(/queda menos|less is left/);
});
