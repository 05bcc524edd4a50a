/** Several people's steps in one sentence become rows with their owner and date, and what only looks so stays a sentence. */
import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '../../../../../src/model/language.ts';
import { peoplePages } from './people-pages.ts';

async function rowsOf(language: LanguageCode, paragraph: string): Promise<string[] | undefined> {
  const page = (await peoplePages(language, paragraph)).find(({ kind }) => kind === 'action-table');
  const actions = page?.content.actions as { what: string; who?: string; when?: string }[] | undefined;
  return actions?.map(({ what, who, when }) => [who ?? '', what, when ?? ''].join(' | '));
}

describe('a sentence of several steps', () => {
  it.each<[LanguageCode, string, string[]]>([
    [
      'en',
      'Petra from legal reviews the lease by 4 March, Owen Marsh books the movers by 11 March, and the landlord hands over the keys on 30 March.',
      [
        'Petra from legal | Review the lease | 4 March',
        'Owen Marsh | Book the movers | 11 March',
        'Landlord | Hand over the keys | 30 March',
      ],
    ],
    [
      'en',
      'Next: Nora Quist signs the crane contract by 5 May, Theo Bell tells the pilots by 12 May, finance (Ida) updates the budget in June.',
      ['Nora Quist | Sign the crane contract | 5 May', 'Theo Bell | Tell the pilots | 12 May', 'Finance (Ida) | Update the budget | June'],
    ],
    [
      'en',
      'Anna will call the supplier tomorrow, Ben and Lea test the scanner by Friday, and IT must migrate the records before 20 December.',
      ['Anna | Call the supplier | Tomorrow', 'Ben and Lea | Test the scanner | Friday', 'IT | Migrate the records | Before 20 December'],
    ],
    [
      'en',
      'To do: Ana calls the bank by Friday, I will talk to the landlord next week and Piotr tests the oven before Christmas.',
      ['Ana | Call the bank | Friday', '– | I will talk to the landlord | Next week', 'Piotr | Test the oven | Before Christmas'],
    ],
    [
      'de',
      'Frau Adler bestellt die Möbel bis 3. Februar, Tim Vogt holt drei Angebote für den Zaun ein bis 10. Februar und die Verwaltung meldet den Umbau im März an.',
      [
        'Frau Adler | Bestellt die Möbel | Bis 3. Februar',
        'Tim Vogt | Holt drei Angebote für den Zaun ein | Bis 10. Februar',
        'Verwaltung | Meldet den Umbau an | März',
      ],
    ],
    [
      'fr',
      "Léa Faure réserve la salle avant le 3 mars, Hugo Petit installe les vitrines du 8 au 12 mars et le service technique branche l'éclairage en avril.",
      [
        'Léa Faure | Réserve la salle | Avant le 3 mars',
        'Hugo Petit | Installe les vitrines | Du 8 au 12 mars',
        "Service technique | Branche l'éclairage | Avril",
      ],
    ],
    [
      'es',
      'Elena Soto cierra el acuerdo antes del 3 de marzo, Raúl Gil avisa a los vecinos antes del 10 de marzo y compras lanza la licitación en abril.',
      [
        'Elena Soto | Cierra el acuerdo | Antes del 3 de marzo',
        'Raúl Gil | Avisa a los vecinos | Antes del 10 de marzo',
        'Compras | Lanza la licitación | Abril',
      ],
    ],
    [
      'pt',
      'Próximos passos: a Joana Melo fecha o contrato até 3 de março, o Rui Costa avisa os vizinhos até 10 de março e a direção lança o concurso em abril.',
      [
        'Joana Melo | Fecha o contrato | Até 3 de março',
        'Rui Costa | Avisa os vizinhos | Até 10 de março',
        'Direção | Lança o concurso | Abril',
      ],
    ],
    [
      'it',
      "Paola Neri chiude l'accordo entro il 3 marzo, Dario Villa avvisa i soci entro il 10 marzo e l'ufficio acquisti lancia la gara ad aprile.",
      [
        "Paola Neri | Chiude l'accordo | Entro il 3 marzo",
        'Dario Villa | Avvisa i soci | Entro il 10 marzo',
        'Ufficio acquisti | Lancia la gara | Ad aprile',
      ],
    ],
    [
      'ja',
      '山田部長が3月3日までに契約を結び、鈴木課長が3月10日までに工事を発注し、総務部は4月に案内を出します。',
      ['山田部長 | 契約を結び | 3月3日まで', '鈴木課長 | 工事を発注し | 3月10日まで', '総務部 | 案内を出します | 4月'],
    ],
    [
      'zh',
      '下一步：张伟在3月3日前完成报价，陈静在3月10日前签合同，后勤部在4月发通知。',
      ['张伟 | 完成报价 | 3月3日前', '陈静 | 签合同 | 3月10日前', '后勤部 | 发通知 | 4月'],
    ],
    [
      'ar',
      'سيتولى سامي إعداد العطاء قبل 3 مارس، وستتولى هدى توقيع العقد قبل 10 مارس.',
      ['سامي | إعداد العطاء | قبل 3 مارس', 'هدى | توقيع العقد | قبل 10 مارس'],
    ],
    [
      'ar',
      'الخطوات التالية: يوقع أحمد العلي العقد قبل 5 مايو، وتبلغ سارة حسن النقابة قبل 12 مايو.',
      [' | يوقع أحمد العلي العقد | قبل 5 مايو', ' | تبلغ سارة حسن النقابة | قبل 12 مايو'],
    ],
  ])('has a row for each, in %s: %s', async (language, paragraph, rows) => {
    expect(await rowsOf(language, paragraph)).toEqual(rows);
  });

  it.each<[LanguageCode, string]>([
    ['en', 'North Gate reopens in May, South Hall moves in June.'],
    ['en', 'Kelso Abbey attracts walkers in May, Tarn House draws families in June.'],
    ['en', 'Olga orders the motor by 9 May so that the crane runs in June.'],
    ['en', 'Mira Holt joined in May and Theo Bell left in June.'],
    ['de', 'Das Werk Aalen schließt im Mai und das Werk Ulm öffnet im Juni.'],
    ['fr', 'Le musée ferme en mai et la salle Ravel rouvre en juin.'],
    ['es', 'El contrato vence en mayo y la obra empieza en junio.'],
    ['it', 'La mostra apre a maggio e il bar chiude a giugno.'],
    ['ja', '工事は5月に終わり、店は6月に開きます。'],
    ['zh', '工程在5月结束，商店在6月开业。'],
  ])('is none where nobody acts, in %s: %s', async (language, paragraph) => {
    expect(await rowsOf(language, paragraph)).toBeUndefined();
  });
});
