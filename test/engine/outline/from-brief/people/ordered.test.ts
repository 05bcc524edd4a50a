import { describe, expect, it } from 'vitest';
import { sentences } from '../../../../../src/engine/brief/sentences.ts';
import { askParts } from '../../../../../src/engine/outline/from-brief/people/ask-parts.ts';
import { orderedAfter } from '../../../../../src/engine/outline/from-brief/people/ordered.ts';
import type { LanguageCode } from '../../../../../src/model/language.ts';

const itemsOf = (language: LanguageCode, text: string) => {
  const said = sentences(text).map((each, at) => ({ at, text: each, heading: null, unit: 0, list: null }));
  return orderedAfter(said[0]!, said, language).map(({ text: item, more }) => [item, ...more.map((each) => each.text)]);
};

describe('what sentences count up', () => {
  it.each<[LanguageCode, string, string[][]]>([
    [
      'en',
      'We ask for two decisions. First, to buy the barge. It costs £90,000. Second, to sell the old quay.',
      [['to buy the barge.', 'It costs £90,000.'], ['to sell the old quay.']],
    ],
    [
      'de',
      'Wir bitten um zwei Beschlüsse. Erstens, das Boot zu kaufen. Zweitens: den Kai zu verkaufen.',
      [['das Boot zu kaufen.'], ['den Kai zu verkaufen.']],
    ],
    [
      'fr',
      'Nous demandons deux décisions. Premièrement, acheter la barge. Deuxièmement, vendre le quai.',
      [['acheter la barge.'], ['vendre le quai.']],
    ],
    ['ja', '二つお願いします。第一に、船の購入です。第二に、桟橋の売却です。', [['船の購入です。'], ['桟橋の売却です。']]],
  ])('are items with what is said of each (%s)', (language, text, items) => {
    expect(itemsOf(language, text)).toEqual(items);
  });
  it('have what is said behind the last of them by its words', () => {
    expect(
      itemsOf(
        'en',
        'We ask for two decisions. First, to buy the second barge. Second, to sell the quay. If the board waits, the barge is held until May.',
      ),
    ).toEqual([['to buy the second barge.', 'If the board waits, the barge is held until May.'], ['to sell the quay.']]);
  });
  it('are none where only one is counted, or something else stands between', () => {
    expect(itemsOf('en', 'We ask for a decision. First, to buy the barge.')).toEqual([]);
    expect(itemsOf('en', 'We ask for two decisions. Both matter. First, to buy the barge. Second, to sell the quay.')).toEqual([]);
  });
});

describe('two things that a German sentence asks for with infinitives', () => {
  it('are two', () => {
    expect(askParts('Der Rat wird gebeten, den Plan 2031 zu beschließen und die ersten 1,2 Mio. € für 2027 freizugeben.', 'de')).toEqual([
      { ask: 'Den Plan 2031 beschließen' },
      { ask: 'Die ersten 1,2 Mio. € für 2027 freigeben' },
    ]);
  });
});
