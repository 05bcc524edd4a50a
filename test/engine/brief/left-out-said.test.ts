import { describe, expect, it } from 'vitest';
import { fold } from '../../../src/engine/brief/clean.ts';
import { leftOutSaid } from '../../../src/engine/brief/left-out-said.ts';
import { readBrief } from '../../../src/engine/brief/read-brief.ts';
import { sentences } from '../../../src/engine/brief/sentences.ts';

const left = (text: string) => leftOutSaid(sentences(fold(text))).map(({ what }) => what);

describe('what a prompt leaves out by a pronoun or by what it says of it', () => {
  it.each([
    ['Visits called off beforehand are a different matter, leave them out altogether.', 'Visits called off beforehand'],
    ['Whitby was sold at the end of June 2025, so please take it out of both winters.', 'Whitby'],
    ['Whitby was sold in June. Leave it out.', 'Whitby'],
    ['The Hull branch closed in May, do not count it.', 'Hull branch'],
    ['Orders from our own staff should be left out.', 'Orders from our own staff'],
    ['Samples are not sales and have to be excluded.', 'Samples'],
    ['Aufträge mit Grund „XX Doppel“ sind zweimal angelegt und müssen ganz raus.', 'Aufträge mit Grund „XX Doppel“'],
    ['Noch offene Aufträge zählen nicht mit.', 'Noch offene Aufträge'],
    ['Der Standort Harburg wurde Ende Juni verkauft, bitte überall rauslassen.', 'Standort Harburg'],
    ['Das Lager Kassel, das im März geschlossen wurde, bleibt bitte außen vor.', 'Lager Kassel'],
    ['Abgesagte Termine sind etwas anderes, die lassen Sie bitte ganz weg.', 'Abgesagte Termine'],
    ['Interne Umlagerungen sollen nicht mitgezählt werden.', 'Interne Umlagerungen'],
    ['Le dépôt de Brest a fermé fin mars 2025, laissez-le de côté partout.', 'dépôt de Brest'],
    ["Les rendez-vous annulés à l'avance, c'est autre chose : ne les comptez pas.", "rendez-vous annulés à l'avance"],
    ['Les commandes internes doivent être exclues.', 'commandes internes'],
    ['La tienda de Vigo cerró en marzo de 2025, déjala fuera en todas partes.', 'tienda de Vigo'],
    ['Los pedidos internos no cuentan.', 'pedidos internos'],
    ['Las citas anuladas son otra cosa, no las cuentes.', 'citas anuladas'],
    ['A loja do Porto fechou em março, deixe-a de fora.', 'loja do Porto'],
    ['Il magazzino di Parma ha chiuso a marzo, lascialo fuori dappertutto.', 'magazzino di Parma'],
    ['京都倉庫は2025年3月に閉鎖したので、除外してください。', '京都倉庫'],
    ['南特仓库已于2025年3月关闭，请全部剔除。', '南特仓库'],
    ['فرع جدة أُغلق في مارس 2025، فاستبعده من كل شيء.', 'فرع جدة'],
  ])('is named before: %s', (text, what) => {
    expect(left(text)).toEqual([what]);
  });

  it.each([
    'Should we drop the Hull branch and leave it out of the tour?',
    'Decide whether Hull should be left out.',
    'Option B: close Hull and leave it out.',
    'We lost two drivers in May, and it must not happen again.',
    'The team wants to keep it out of the press.',
    'Customers must count on us.',
    "Support review for the COO. Don't count cancelled or test tickets.",
    'Desk review. SPAM tickets out.',
  ])('is nothing: %s', (text) => {
    expect(left(text)).toEqual([]);
  });

  it('is left out of the figures, and its dates are not those of the deck', async () => {
    const brief = await readBrief({
      prompt:
        'Le dépôt de Brest a fermé fin mars 2025, laissez-le de côté partout. Les coûts de janvier à juin 2026 contre les mêmes mois de 2025, en six diapositives.',
    });
    expect(brief.leaveOut).toEqual(['dépôt de Brest']);
    expect(brief.period).toBe('CY2026-H1');
  });
});
