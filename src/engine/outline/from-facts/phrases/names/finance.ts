/** Measures of growth and margin together in every language but English, and why they cannot be computed. */

import type { LanguageCode } from '../../../../../model/language.ts';
import { ruleOf40Lacks } from '../../../../metrics/finance/rule-of-40.ts';
import type { Noun as Arabic } from './ar.ts';
import type { Noun as German } from './de.ts';
import type { Noun as Spanish } from './es.ts';
import type { Noun as French } from './fr.ts';
import type { Noun as Italian } from './it.ts';
import { ar, de, fr, plain, the } from './name-of.ts';
import type { Name } from './names.ts';
import type { Noun as Portuguese } from './pt.ts';

export const financeIds = ['rule_of_40', 'rule_of_40_cash'] as const;
type Named<N extends Name> = Readonly<Record<(typeof financeIds)[number], N>>;

const german: Named<German> = {
  rule_of_40: de(
    'Rule of 40',
    'die Rule of 40',
    'der Rule of 40',
    'bei der Rule of 40',
    'Wachstum über ein Jahr, des ARR oder sonst des Umsatzes, plus operative Marge des Zeitraums: EBITDA oder Betriebsergebnis geteilt durch Umsatz.',
  ),
  rule_of_40_cash: de(
    'Rule of 40 (Cashflow)',
    'die Rule of 40 nach Cashflow',
    'der Rule of 40 nach Cashflow',
    'bei der Rule of 40 nach Cashflow',
    'Wachstum über ein Jahr, des ARR oder sonst des Umsatzes, plus freier Cashflow des Zeitraums geteilt durch Umsatz.',
  ),
};

const french: Named<French> = {
  rule_of_40: fr(
    'Règle des 40',
    'la règle des 40',
    'de la règle des 40',
    'Croissance sur un an, de l’ARR ou à défaut du chiffre d’affaires, plus la marge opérationnelle de la période : EBITDA ou résultat d’exploitation divisé par le chiffre d’affaires.',
  ),
  rule_of_40_cash: fr(
    'Règle des 40 (trésorerie)',
    'la règle des 40 en trésorerie',
    'de la règle des 40 en trésorerie',
    'Croissance sur un an, de l’ARR ou à défaut du chiffre d’affaires, plus le flux de trésorerie disponible de la période divisé par le chiffre d’affaires.',
  ),
};

const spanish: Named<Spanish> = {
  rule_of_40: the(
    'Regla del 40',
    'la regla del 40',
    'Crecimiento en un año, del ARR o, en su defecto, de los ingresos, más el margen operativo del período: EBITDA o resultado operativo dividido por los ingresos.',
  ),
  rule_of_40_cash: the(
    'Regla del 40 (flujo de caja)',
    'la regla del 40 por flujo de caja',
    'Crecimiento en un año, del ARR o, en su defecto, de los ingresos, más el flujo de caja libre del período dividido por los ingresos.',
  ),
};

const portuguese: Named<Portuguese> = {
  rule_of_40: the(
    'Regra dos 40',
    'a regra dos 40',
    'Crescimento em um ano, do ARR ou, na falta dele, da receita, mais a margem operacional do período: EBITDA ou resultado operacional dividido pela receita.',
  ),
  rule_of_40_cash: the(
    'Regra dos 40 (fluxo de caixa)',
    'a regra dos 40 por fluxo de caixa',
    'Crescimento em um ano, do ARR ou, na falta dele, da receita, mais o fluxo de caixa livre do período dividido pela receita.',
  ),
};

const italian: Named<Italian> = {
  rule_of_40: the(
    'Regola del 40',
    'la regola del 40',
    'Crescita in un anno, dell’ARR o in mancanza dei ricavi, più il margine operativo del periodo: EBITDA o risultato operativo diviso per i ricavi.',
  ),
  rule_of_40_cash: the(
    'Regola del 40 (flusso di cassa)',
    'la regola del 40 per flusso di cassa',
    'Crescita in un anno, dell’ARR o in mancanza dei ricavi, più il flusso di cassa libero del periodo diviso per i ricavi.',
  ),
};

const japanese: Named<Name> = {
  rule_of_40: plain(
    'ルール・オブ・40',
    '1年間の成長率（ARR、なければ売上高）に、期間の営業利益率（EBITDAまたは営業利益を売上高で割った値）を加えたもの。',
  ),
  rule_of_40_cash: plain(
    'ルール・オブ・40（キャッシュフロー）',
    '1年間の成長率（ARR、なければ売上高）に、期間のフリーキャッシュフローを売上高で割った値を加えたもの。',
  ),
};

const chinese: Named<Name> = {
  rule_of_40: plain('40法则', '一年内的增长率（ARR，若无则为收入）加上期间的营业利润率：EBITDA或营业利润除以收入。'),
  rule_of_40_cash: plain('40法则（现金流）', '一年内的增长率（ARR，若无则为收入）加上期间自由现金流除以收入。'),
};

const arabic: Named<Arabic> = {
  rule_of_40: ar(
    'قاعدة الأربعين',
    'f',
    'النمو خلال سنة للإيراد السنوي المتكرر، أو للإيرادات إن لم يوجد، مضافًا إليه هامش التشغيل للفترة: الربح قبل الفوائد والضرائب والإهلاك أو الربح التشغيلي مقسومًا على الإيرادات.',
  ),
  rule_of_40_cash: ar(
    'قاعدة الأربعين (التدفق النقدي)',
    'f',
    'النمو خلال سنة للإيراد السنوي المتكرر، أو للإيرادات إن لم يوجد، مضافًا إليه التدفق النقدي الحر للفترة مقسومًا على الإيرادات.',
  ),
};

export const finance = { de: german, fr: french, es: spanish, pt: portuguese, it: italian, ja: japanese, zh: chinese, ar: arabic };

const lacks: Readonly<Record<Exclude<LanguageCode, 'en'>, Readonly<Record<keyof typeof ruleOf40Lacks, string>>>> = {
  de: {
    growth: 'Die Daten enthalten keinen Wert von vor einem Jahr für das Wachstum.',
    profit: 'Die Daten enthalten kein Betriebsergebnis neben dem Umsatz.',
    flow: 'Die Daten enthalten keinen freien Cashflow neben dem Umsatz.',
  },
  fr: {
    growth: 'Les données n’ont pas de valeur d’un an plus tôt pour la croissance.',
    profit: 'Les données n’ont pas de résultat d’exploitation à côté du chiffre d’affaires.',
    flow: 'Les données n’ont pas de flux de trésorerie disponible à côté du chiffre d’affaires.',
  },
  es: {
    growth: 'Los datos no tienen ningún valor de hace un año con el que medir el crecimiento.',
    profit: 'Los datos no tienen resultado operativo junto a los ingresos.',
    flow: 'Los datos no tienen flujo de caja libre junto a los ingresos.',
  },
  pt: {
    growth: 'Os dados não têm um valor de há um ano para medir o crescimento.',
    profit: 'Os dados não têm resultado operacional ao lado da receita.',
    flow: 'Os dados não têm fluxo de caixa livre ao lado da receita.',
  },
  it: {
    growth: 'I dati non hanno un valore di un anno prima con cui misurare la crescita.',
    profit: 'I dati non hanno un risultato operativo accanto ai ricavi.',
    flow: 'I dati non hanno un flusso di cassa libero accanto ai ricavi.',
  },
  ja: {
    growth: '成長率を測る1年前の値がデータにありません。',
    profit: '売上高に対応する営業利益がデータにありません。',
    flow: '売上高に対応するフリーキャッシュフローがデータにありません。',
  },
  zh: {
    growth: '数据中没有一年前的数值来衡量增长。',
    profit: '数据中没有与收入对应的营业利润。',
    flow: '数据中没有与收入对应的自由现金流。',
  },
  ar: {
    growth: 'لا تتضمن البيانات قيمة من قبل سنة لقياس النمو.',
    profit: 'لا تتضمن البيانات ربحًا تشغيليًا إلى جانب الإيرادات.',
    flow: 'لا تتضمن البيانات تدفقًا نقديًا حرًا إلى جانب الإيرادات.',
  },
};

/** Why there is no rule of 40; null for any other reason. */
export function financeReason(reason: string, language: Exclude<LanguageCode, 'en'>): string | null {
  const key = (Object.keys(ruleOf40Lacks) as (keyof typeof ruleOf40Lacks)[]).find((each) => ruleOf40Lacks[each] === reason);
  return key ? lacks[language][key] : null;
}
