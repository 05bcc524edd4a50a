/** That the newest records seem to lack, in every language but English. */
import type { LanguageCode } from '../../../../../model/language.ts';
import type { CaveatSentence } from '../../../../../model/quality-note.ts';

export const caveatSentences: Readonly<Record<Exclude<LanguageCode, 'en'>, Readonly<Record<CaveatSentence, string>>>> = {
  de: {
    thinning:
      'Seit dem {date} angelegte Deals in {file}: nur {rows}, in einem üblichen Monat {usual}. Die neuesten fehlen wohl; ein Rückgang der neuen Pipeline sagt daher wenig.',
  },
  fr: {
    thinning:
      'Affaires de {file} créées depuis le {date} : {rows} seulement, contre {usual} un mois habituel. Les plus récentes manquent sans doute ; une baisse du pipeline créé dit donc peu de chose.',
  },
  es: {
    thinning:
      'Operaciones de {file} creadas desde el {date}: solo {rows}, frente a {usual} en un mes habitual. Probablemente faltan las más recientes; una caída del pipeline creado dice poco.',
  },
  pt: {
    thinning:
      'Negócios de {file} criados desde {date}: apenas {rows}, contra {usual} num mês habitual. Provavelmente faltam os mais recentes; uma queda do pipeline criado diz pouco.',
  },
  it: {
    thinning:
      'Trattative di {file} create dal {date}: solo {rows}, contro {usual} in un mese consueto. Probabilmente mancano le più recenti; un calo della pipeline creata dice poco.',
  },
  ja: {
    thinning:
      '{file}のうち{date}以降に作成された案件は{rows}件のみで、通常の月は{usual}件。直近の案件が欠けている可能性が高く、新規パイプラインの減少からは多くを言えない。',
  },
  zh: {
    thinning: '{file}中自{date}起创建的交易仅{rows}笔，通常每月{usual}笔：最新的交易很可能缺失，新建管道的下降说明不了什么。',
  },
  ar: {
    thinning:
      'الصفقات المُنشأة في {file} منذ {date}: {rows} فقط، مقابل {usual} في شهر معتاد. يُرجَّح أن أحدثها ناقص، فلا يدل انخفاض الصفقات الجديدة على الكثير.',
  },
};
