/** What one sentence asks for: each thing by itself, or the whole where nobody can tell where the second begins. */
import { describe, expect, it } from 'vitest';
import { askParts } from '../../../../../src/engine/outline/from-brief/people/ask-parts.ts';
import type { LanguageCode } from '../../../../../src/model/language.ts';
import { peoplePages } from './people-pages.ts';

const partsOf = (language: LanguageCode, sentence: string) =>
  askParts(sentence, language).map(({ ask, cost }) => (cost === undefined ? ask : `${ask} | ${cost}`));

describe('a sentence that asks for several things', () => {
  it.each<[LanguageCode, string, string[]]>([
    ['en', 'We need the board to approve the £2.4m and the night tariff.', ['Approve the £2.4m', 'Approve the night tariff']],
    [
      'en',
      'We need the council to approve £420,000 for the roof and to appoint a harbour master.',
      ['Approve £420,000 for the roof', 'Appoint a harbour master'],
    ],
    [
      'en',
      'We need approval for the lease (£90,000), for the crane (£1.2m) and for the hiring of two drivers.',
      ['Approval for the lease | £90,000', 'Approval for the crane | £1.2m', 'Approval for the hiring of two drivers'],
    ],
    ['de', 'Wir bitten den Rat, den Kredit und die neue Satzung zu genehmigen.', ['Den Kredit genehmigen', 'Die neue Satzung genehmigen']],
    [
      'de',
      'Wir brauchen vom Ausschuss die Freigabe der 185.000 € und die Zustimmung zur Sonntagsöffnung.',
      ['Freigabe der 185.000 €', 'Zustimmung zur Sonntagsöffnung'],
    ],
    [
      'fr',
      "Nous demandons au comité d'approuver les 38 000 € et de valider le calendrier.",
      ['Approuver les 38 000 €', 'Valider le calendrier'],
    ],
    [
      'es',
      'Pedimos al consejo que apruebe el alquiler y la contratación de seis mozos (162.000 €).',
      ['Aprobar el alquiler', 'Aprobar la contratación de seis mozos | 162.000 €'],
    ],
    [
      'pt',
      'Pedimos à diretoria a aprovação dos R$ 380 mil e da parada de cinco dias em março.',
      ['Aprovação dos R$ 380 mil', 'Aprovação da parada de cinco dias em março'],
    ],
    [
      'it',
      'Chiediamo al consiglio di approvare i 210.000 € e la chiusura ad agosto.',
      ['Approvare i 210.000 €', 'Approvare la chiusura ad agosto'],
    ],
    ['ja', '取締役会に賃借契約と採用予算3,000万円の承認をお願いします。', ['賃借契約の承認', '採用予算3,000万円の承認']],
    ['zh', '请董事会批准租赁合同和招聘预算300万元。', ['批准租赁合同', '批准招聘预算300万元']],
    ['ar', 'نطلب من المجلس الموافقة على عقد الإيجار وعلى ميزانية التوظيف.', ['الموافقة على عقد الإيجار', 'الموافقة على ميزانية التوظيف']],
  ])('asks for each in %s: %s', (language, sentence, parts) => {
    expect(partsOf(language, sentence)).toEqual(parts);
  });

  it.each<[LanguageCode, string]>([
    ['en', 'We ask the board to approve the merger of the north and the south depot.'],
    ['en', 'We ask the board to approve the lease and the crane by 4 May.'],
    ['en', 'We need the board to approve the fare and the unions will follow.'],
    ['en', 'We need approval for the road from the port and the bridge.'],
    ['de', 'Wir bitten den Rat um Zustimmung zum Bau in Kiel und Lübeck.'],
    ['fr', "Nous demandons l'accord pour le rachat de la société et de la marque."],
    ['es', 'Solicitamos la aprobación de la compra de camiones y de remolques.'],
    ['ja', '東京と大阪の倉庫の承認をお願いします。'],
    ['zh', '请董事会批准上海和北京的仓库。'],
    ['ar', 'نطلب من المجلس الموافقة على عقد الإيجار وميزانية التوظيف 600 ألف درهم.'],
  ])('is one ask where it may be one thing, in %s: %s', (language, sentence) => {
    expect(partsOf(language, sentence)).toHaveLength(1);
  });

  it('is the title above a card for each', async () => {
    const [page] = await peoplePages('en', 'We need the board to approve the lease (£90,000) and the night tariff.');
    expect(page).toEqual({
      kind: 'decision-cards',
      title: 'We need the board to approve the lease (£90,000) and the night tariff',
      content: { decisions: [{ ask: 'Approve the lease', figure: '£90,000' }, { ask: 'Approve the night tariff' }] },
    });
  });
});
