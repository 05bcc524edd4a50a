/** What one case is worth, and what is left of a sale, in the ways that briefs say it. */
import { describe, expect, it } from 'vitest';
import { givenIn } from '../../../src/engine/brief/given.ts';

describe('what one case costs', () => {
  it.each([
    ['Finance puts each day of delay on an offer at about 60 pounds.', 'day of delay on an offer', 60],
    ['Finance values every lost day at roughly $45.', 'lost day', 45],
    ['Every missed appointment costs us roughly sixty-two pounds.', 'missed appointment', 62],
    ['Money: each reopened conversation costs us about 38 dollars.', 'reopened conversation', 38],
    ['Das Controlling setzt jeden Tag Verzug mit rund 60 Euro an.', 'Tag Verzug', 60],
    ['Ein geplatzter Termin kostet uns etwa 80 Euro.', 'geplatzter Termin', 80],
    ['Wir rechnen je Nacharbeit mit 140 Euro.', 'Nacharbeit', 140],
    ['Comptez 48,90 € par adhérent perdu.', 'adhérent perdu', 48.9],
    ['Chaque rendez-vous manqué nous coûte à peu près 62 euros.', 'rendez-vous manqué', 62],
    ['Finanzas calcula cada día de retraso en 60 euros.', 'día de retraso', 60],
  ])('%s', (sentence, what, amount) => {
    expect(givenIn(sentence)).toEqual([expect.objectContaining({ kind: 'price', what, amount })]);
  });
});

describe('what is left of a sale', () => {
  it.each([
    ['Vom Auftragswert bleiben uns 28 Prozent als Deckungsbeitrag.', 0.28],
    ['We keep 28 percent of an order as contribution margin.', 0.28],
    ['Il nous reste 31 % de marge brute sur chaque commande.', 0.31],
    ['Nos queda un 31 % de margen.', 0.31],
  ])('%s', (sentence, share) => {
    expect(givenIn(sentence)).toEqual([expect.objectContaining({ kind: 'margin', share })]);
  });

  it('but what it fell to is a finding', () => {
    expect(givenIn('The margin fell to 28 percent.')).toEqual([]);
  });
});
