/** A prompt leaves out what its sentences say whole, and nothing that they only tell of. */
import { describe, expect, it } from 'vitest';
import { fold } from '../../../src/engine/brief/clean.ts';
import { readBrief } from '../../../src/engine/brief/read-brief.ts';
import { rowsLeftOut } from '../../../src/engine/brief/rows-left-out.ts';

const left = async (prompt: string) => (await readBrief({ prompt })).leaveOut;

describe('what a sentence leaves out', () => {
  it.each([
    [
      'Skip trips where the rider asked for another day, and anything booked in May or June, since many are open.',
      'trips where the rider asked for another day|anything booked in May|anything booked in June',
    ],
    ['Debit notes and freight bills that were withdrawn later should not count.', 'Debit notes|freight bills that were withdrawn later'],
    ['Leave June out, as many are open.', 'June'],
    ['Exclude guests who left and came back.', 'guests who left and came back'],
    ['Mietausfälle bitte nicht mitrechnen, dafür zahlt niemand.', 'Mietausfälle'],
    ['Garantiefälle lassen Sie bitte weg.', 'Garantiefälle'],
    ['Lassen Sie bitte Probefahrten und den Juli 2024 weg, da fehlt noch viel.', 'Probefahrten|Juli 2024'],
    ['Was noch nicht bezahlt ist, bitte weglassen.', 'Was noch nicht bezahlt ist'],
    ['Fahrten, die mit einer anderen zusammengelegt wurden, gehören nicht rein.', 'Fahrten, die mit einer anderen zusammengelegt wurden'],
    [
      "Laissez de côté mai 2024, les voyageurs ont encore le temps d'écrire, et ce qui n'a pas été réglé.",
      "mai 2024|ce qui n'a pas été réglé",
    ],
    ['Écartez les mois de mai et juin 2024, trop récents, et les courses annulées.', 'mois de mai 2024|mois de juin 2024|courses annulées'],
    ['Deja fuera agosto de 2024, que no está completo.', 'agosto de 2024'],
    ['Deixe de fora junho de 2024 e as viagens não pagas.', 'junho de 2024|viagens não pagas'],
    ['Lasciate fuori giugno 2024 e ciò che non è stato pagato.', 'giugno 2024|ciò che non è stato pagato'],
    ['Le note di credito non vanno contate.', 'note di credito'],
    [
      "Please drop our own staff's trips, the ones from ferry.example, and anything that was merged into another trip; a few are in there twice.",
      "own staff's trips, the ones from ferry.example|anything that was merged into another trip",
    ],
    ['Remove trips that were called off and anything from the night crew.', 'trips that were called off|anything from the night crew'],
    [
      'Bitte Leerfahrten weglassen, die haben den Fahrtcode LEER, ebenso verkaufte Fähren, und doppelt ausgespielte Zeilen nur einmal zählen.',
      'Leerfahrten, die haben den Fahrtcode LEER|verkaufte Fähren',
    ],
    ["Supprimez s'il vous plaît les essais et les lignes en double.", 'essais|lignes en double'],
    ['Quiten por favor los viajes de prueba y los que el cliente anuló.', 'viajes de prueba|los que el cliente anuló'],
    ['Eliminate per favore le prove e quelle che il cliente ha ritirato.', 'prove|quelle che il cliente ha ritirato'],
    ['Retirem, por favor, os testes e os que o cliente desmarcou.', 'testes|os que o cliente desmarcou'],
  ])('is each whole, without the reason: %s', (sentence, items) => {
    expect(rowsLeftOut(fold(sentence))).toEqual(items.split('|'));
  });

  it.each([
    'We must choose between two: drop the toll, or leave out Sundays.',
    'Should we skip June?',
    'We could hire two skippers, drop the toll, or close the pier.',
    'Drop the fare by five per cent.',
    'Leave everything but night trips out.',
    'The riders asked us to leave.',
    'Drivers who are ill do not count on us.',
  ])('is nothing: %s', (sentence) => {
    expect(rowsLeftOut(fold(sentence))).toEqual([]);
  });
});

describe('what a prompt leaves out', () => {
  it('is no option that it weighs', async () => {
    const prompt =
      'Trois choix sont sur la table : ouvrir un dépôt à Nantes, 30 000 euros par an ; supprimer la livraison offerte, avec le risque de perdre des clients ; ou arrêter le catalogue papier, 90 000 euros de budget annuel. Le directeur accuse la livraison offerte. Écartez les essais.';
    expect(await left(prompt)).toEqual(['essais']);
  });

  it.each([
    ['Reparaturen für den Beirat. Mietausfälle bitte nicht mitrechnen, dafür bekommen wir keine Miete.', ['Mietausfälle']],
    ['Review of our ferries. We run at night without a second crew. Please exclude test trips.', ['test trips']],
    ['Point sur les navettes. Sans deuxième chauffeur, nous perdons des courses. Écartez les essais.', ['essais']],
  ])('is nothing that it says somebody does without: %s', async (prompt, phrases) => {
    expect(await left(prompt)).toEqual(phrases);
  });

  it('stays off the pages where it may be a matter of them, and is asked of the data only where it tells of rows', async () => {
    const { exclude, dictated = [] } = await readBrief({ prompt: 'Ferry review. Skip anything about the strike, and exclude May.' });
    expect(exclude).toEqual(['anything about the strike']);
    expect(dictated.map((each) => 'what' in each && each.what)).toEqual(['May']);
  });

  it('is no change that somebody asks about', async () => {
    const { questions } = await readBrief({
      prompt: 'Ferry review. Please drop our own trips, and anything that was merged into another.',
    });
    expect(questions).toEqual([]);
  });

  it('is nothing less where rows that stand there twice shall count once', async () => {
    const { dictated = [] } = await readBrief({ prompt: 'Fährbericht. Doppelt ausgespielte Fahrten bitte nur einmal zählen.' });
    expect(dictated.filter(({ kind }) => kind === 'only')).toEqual([]);
  });

  it('is what an order names, and not what the sentence before speaks of', async () => {
    expect(await left('Fährbericht. Lassen Sie den Mai weg.')).toEqual(['Mai']);
  });

  it('counts a word only where it is left out, and not where it is spoken of', async () => {
    const prompt =
      'Ferry review. The data run from March 2024 to September 2025. Skip anything booked in August or September, since many are open.';
    expect(await left(prompt)).toEqual(['anything booked in August', 'anything booked in September']);
  });

  it.each([
    ['渡船の報告。2025年6月は除いてください。未払いの便も除外してください。', ['2025年6月', '未払いの便']],
    ['渡船报告。不计2025年6月，也不要计入未付款的航次。', ['2025年6月', '未付款的航次']],
  ])('is read where no spaces part the words: %s', async (prompt, phrases) => {
    expect(await left(prompt)).toEqual(phrases);
  });
});
