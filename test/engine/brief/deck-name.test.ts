/** What a deck is called: by its mail, its title, its first words; never by a sentence. */
import { describe, expect, it } from 'vitest';
import { fewWordsName, isName, openingName } from '../../../src/engine/brief/deck-name.ts';
import { readBrief } from '../../../src/engine/brief/read-brief.ts';

describe('a brief of a few words', () => {
  it.each([
    ['Frost safety toolbox talk for vineyard crews, four slides, read out in the yard', 'Frost safety for vineyard crews'],
    ['Ladder checks in the warehouse, 5 slides', 'Ladder checks in the warehouse'],
    ['Hygiene in der Schulküche, sechs Folien', 'Hygiene in der Schulküche'],
    ['Sécurité incendie à la crèche, 5 diapos', 'Sécurité incendie à la crèche'],
    ['Seguridad en la poda, seis diapositivas', 'Seguridad en la poda'],
    ['Segurança na vindima, 5 slides', 'Segurança na vindima'],
    ['Sicurezza in falegnameria, 6 diapositive', 'Sicurezza in falegnameria'],
    ['保育園の避難訓練の説明資料、5枚。', '保育園の避難訓練'],
    ['食堂卫生培训PPT，6页', '食堂卫生'],
    ['السلامة في المخبز، ٥ شرائح', 'السلامة في المخبز'],
  ])('names itself: %s', (prompt, name) => {
    expect(fewWordsName(prompt)).toBe(name);
  });

  it.each(['Board update, 6 slides', 'Make a deck on hiring, 5 slides', 'Quarterly review for Tarn Foods, 6 slides', 'Hiring'])(
    'does not where it names only a kind: %s',
    (prompt) => {
      expect(fewWordsName(prompt)).toBe(null);
    },
  );
});

describe('a sentence', () => {
  it.each([
    'we have six weeks of stock',
    'I need it by Friday',
    'wir haben noch Vorrat',
    'nous avons six semaines de stock',
    'tenemos stock para seis semanas',
    'temos stock para seis semanas',
    'abbiamo scorte per sei settimane',
    '我们还有六周的库存',
    ', members see it on a screen',
    'Figures from the treasurer, amounts in euros',
    'Zahlen vom Kassenwart, Beträge in Euro',
    'Chiffres de la trésorière',
  ])('is no name: %s', (text) => {
    expect(isName(text)).toBe(false);
  });
});

describe('the first words', () => {
  it.each([
    ['We are Pedalworks. We repair bikes.', 'Pedalworks'],
    ['Wir sind Radhof Nord. Wir reparieren Räder.', 'Radhof Nord'],
    ['Nous sommes Vélo Libre. Nous réparons.', 'Vélo Libre'],
    ['Somos Ruedas Vivas. Reparamos bicis.', 'Ruedas Vivas'],
    ['Siamo Bici Felici. Ripariamo.', 'Bici Felici'],
    ['我们是青山车行。我们修车。', '青山车行'],
    ['Right. The Lantern Walk, edition 2026. It rained.', 'The Lantern Walk, edition 2026'],
  ])('say who speaks or of what: %s', (text, name) => {
    expect(openingName(text)).toBe(name);
  });
});

describe('a cover', () => {
  it.each([
    [
      'MEMO\nTo: Town Council\nFrom: Ines Roth\nRe: Where to build the second skate park\n(For whoever builds the slides: 7 slides, councillors see it on the big screen.)\n\nWe need a second park. It costs $400,000.',
      'Where to build the second skate park',
    ],
    [
      'Incident report, fire in Shed 4, Dunmore Boatyard\nFor: owners, 3 May. Six slides.\n\nA heater failed. Two boats burned.',
      'Incident report, fire in Shed 4, Dunmore Boatyard',
    ],
    [
      'Guten Tag,\n\nich muss dem Rat erklären, wie es weitergeht, und auf die Frage antworten: Was wird aus dem Kino? Bitte 6 Folien.\n\nZahlen vom Kämmerer, Beträge in Euro:\n\nDas Kino kostet 40.000 Euro.',
      'Was wird aus dem Kino?',
    ],
    [
      "I'm pitching next week and need 7 slides.\n\nWe are Pedalworks. We repair 300 bikes a month.\n\nNot on slides: we have six weeks of cash.",
      'Pedalworks',
    ],
  ])('is named by what is given: %j', async (prompt, name) => {
    expect((await readBrief({ prompt })).subject).toBe(name);
  });
});

it('names an Arabic committee whole', async () => {
  expect((await readBrief({ prompt: 'أريد ٦ شرائح للجنة البلدية عن ترميم الجسر القديم.' })).audience).toBe('اللجنة البلدية');
});

describe('a brief cut at an abbreviation', () => {
  it('is not named by its first half', () => {
    expect(fewWordsName('Kurze Übersicht (max. 5 Folien) zum Projekt „Aurora“ für den Beirat, Stand letzte Woche')).toBeNull();
  });
});
