/** What one case costs or brings in may be told by a column: the words for it are what is looked for in the data. */
import { describe, expect, it } from 'vitest';
import { givenIn } from '../../../src/engine/brief/given.ts';

const worth = (text: string) => {
  const [found] = givenIn(text).flatMap((each) => (each.kind === 'worth' ? each : []));
  return found && [found.what, found.by, found.earns === true, found.per ?? null];
};

describe('a case whose worth is in a column', () => {
  it.each([
    ['Each spilled crate costs us whatever deposit is on that crate.', 'Each spilled crate', ['whatever deposit is on that crate'], false],
    ['Every signed lease earns us the agent fee in the sheet.', 'Every signed lease', ['the agent fee in the sheet'], true],
    [
      'A spoiled batch costs us the flour and the energy, both in the file.',
      'A spoiled batch',
      ['the flour', 'the energy', 'both in the file'],
      false,
    ],
    [
      'Eine Fehllieferung kostet uns die Rücknahmegebühr aus der Liste.',
      'Eine Fehllieferung',
      ['die Rücknahmegebühr aus der Liste'],
      false,
    ],
    ['Für jede Beschwerde zahlen wir die Gutschrift der Zeile.', 'jede Beschwerde', ['die Gutschrift der Zeile'], false],
    ['Chaque adhésion nous rapporte la cotisation inscrite au fichier.', 'Chaque adhésion', ['la cotisation inscrite au fichier'], true],
    ['Cada rotura nos cuesta el recargo de la tabla.', 'Cada rotura', ['el recargo de la tabla'], false],
    ['Ogni reso ci costa la tariffa del corriere.', 'Ogni reso', ['la tariffa del corriere'], false],
    ['Cada quebra custa-nos a multa da linha.', 'Cada quebra', ['a multa da linha'], false],
    ['كل طلب مرفوض يكلفنا رسوم الشحن في الجدول.', 'كل طلب مرفوض', ['رسوم الشحن في الجدول'], false],
    ['破損1件ごとに、表の補償料金がかかります。', '破損1件ごとに、', ['表の補償料金'], false],
    ['每次退货我们都要承担表中的运费。', '每次退货', ['表中的运费'], false],
  ])('%s', (text, what, by, earns) => {
    expect(worth(text)).toEqual([what, by, earns, null]);
  });

  it('may be a day of something that takes long', () => {
    expect(worth('Every idle day costs us the daily hire of that crane.')?.[3]).toBe('days');
    expect(worth('Ein Liegetag je Tag kostet uns den Tagessatz des Schiffs.')?.[3]).toBe('days');
  });

  it('is a number where one is told, and nothing where no case is named', () => {
    expect(worth('Each spilled crate costs us 12 dollars.')).toBeUndefined();
    expect(worth('All of this costs us customers.')).toBeUndefined();
    expect(worth('Does each crate cost us the deposit?')).toBeUndefined();
  });
});
