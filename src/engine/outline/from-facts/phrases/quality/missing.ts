/** What a page's foot says of rows that its figures leave out for want of a value, in nine languages. */
import type { LanguageCode } from '../../../../../model/language.ts';
import type { QualitySentence } from '../../../../../model/quality-note.ts';
import type { Text } from '../../../../../model/text.ts';

export type MissingSentence = Extract<QualitySentence, 'no-amount' | 'no-creation-date' | 'no-close-date' | 'no-score'>;

/** `share`: part of the rows that lack the value. */
type Missing = Readonly<Record<MissingSentence, (share: Text) => Text>>;

export const missingPhrases: Readonly<Record<LanguageCode, Missing>> = {
  en: {
    'no-amount': (share) => `${share} of won deals carry no amount and add nothing`,
    'no-creation-date': (share) => `${share} of deals have no creation date and are left out`,
    'no-close-date': (share) => `${share} of closed deals have no close date and are left out`,
    'no-score': (share) => `${share} of tickets carry no score and are left out`,
  },
  de: {
    'no-amount': (share) => `${share} der gewonnenen Deals ohne Betrag, nicht im Wert`,
    'no-creation-date': (share) => `${share} der Deals ohne Anlagedatum, nicht enthalten`,
    'no-close-date': (share) => `${share} der abgeschlossenen Deals ohne Abschlussdatum, nicht enthalten`,
    'no-score': (share) => `${share} der Tickets ohne Bewertung, nicht enthalten`,
  },
  fr: {
    'no-amount': (share) => `${share} des affaires gagnées sans montant, hors valeur`,
    'no-creation-date': (share) => `${share} des affaires sans date de création, non comptées`,
    'no-close-date': (share) => `${share} des affaires closes sans date de clôture, non comptées`,
    'no-score': (share) => `${share} des tickets sans note, non comptés`,
  },
  es: {
    'no-amount': (share) => `${share} de las operaciones ganadas sin importe, fuera del valor`,
    'no-creation-date': (share) => `${share} de las operaciones sin fecha de creación, no incluidas`,
    'no-close-date': (share) => `${share} de las operaciones cerradas sin fecha de cierre, no incluidas`,
    'no-score': (share) => `${share} de los tickets sin nota, no incluidos`,
  },
  pt: {
    'no-amount': (share) => `${share} dos negócios ganhos sem valor, fora da soma`,
    'no-creation-date': (share) => `${share} dos negócios sem data de criação, não incluídos`,
    'no-close-date': (share) => `${share} dos negócios fechados sem data de fechamento, não incluídos`,
    'no-score': (share) => `${share} dos chamados sem nota, não incluídos`,
  },
  it: {
    'no-amount': (share) => `${share} delle trattative vinte senza importo, fuori dal valore`,
    'no-creation-date': (share) => `${share} delle trattative senza data di creazione, non incluse`,
    'no-close-date': (share) => `${share} delle trattative chiuse senza data di chiusura, non incluse`,
    'no-score': (share) => `${share} dei ticket senza voto, non inclusi`,
  },
  ja: {
    'no-amount': (share) => `受注案件の${share}は金額がなく、合計に含まず`,
    'no-creation-date': (share) => `案件の${share}は作成日がなく、対象外`,
    'no-close-date': (share) => `完了案件の${share}はクローズ日がなく、対象外`,
    'no-score': (share) => `問い合わせの${share}は評価がなく、対象外`,
  },
  zh: {
    'no-amount': (share) => `${share}的赢单商机没有金额，未计入金额`,
    'no-creation-date': (share) => `${share}的商机没有创建日期，未计入`,
    'no-close-date': (share) => `${share}的已关闭商机没有关闭日期，未计入`,
    'no-score': (share) => `${share}的工单没有评分，未计入`,
  },
  ar: {
    'no-amount': (share) => `${share} من الصفقات الرابحة بلا مبلغ ولا تدخل في القيمة`,
    'no-creation-date': (share) => `${share} من الصفقات بلا تاريخ إنشاء وغير محتسبة`,
    'no-close-date': (share) => `${share} من الصفقات المغلقة بلا تاريخ إغلاق وغير محتسبة`,
    'no-score': (share) => `${share} من التذاكر بلا تقييم وغير محتسبة`,
  },
};
