/** What is said of the same period a year before and of the season, in nine languages. */

import type { FactId } from '../../../../model/fact.ts';
import type { LanguageCode } from '../../../../model/language.ts';
import { ref, type Text } from '../../../../model/text.ts';

interface YearOnYearPhrases {
  /** A change on a tile, beside the year before. */
  against: (change: Text, year: string) => Text;
  /** What stands between a measure and a clause on it. */
  colon: string;
  /** After a sentence on the year before: the move on the prior period is the season's. */
  usualSeason: (rose: boolean, prior: string) => Text;
  /** How often this part of the year was the highest or the lowest of its year. */
  season: (rose: boolean, prior: string, years: FactId, outOf: FactId) => Text;
  /** Periods above the same one a year before, of those that have one. */
  above: (label: string, periods: FactId, outOf: FactId) => Text;
  /** All of them above it, or none. */
  each: (label: string, above: boolean, outOf: FactId) => Text;
  lead: (label: string, unit: string | null, first: string, last: string) => Text;
  yearBefore: string;
  sameYear: string;
  /** One pair of columns. */
  pair: (period: string, value: FactId, before: FactId) => Text;
}

export const yearOnYearPhrases: Readonly<Record<LanguageCode, YearOnYearPhrases>> = {
  en: {
    against: (change, year) => `${change} vs ${year}`,
    colon: ': ',
    usualSeason: (rose, prior) => `the ${rose ? 'rise' : 'fall'} on ${prior} is the usual season`,
    season: (rose, prior, years, outOf) =>
      `**The ${rose ? 'rise' : 'fall'} on ${prior} is the season**: this part of the year was the ${rose ? 'highest' : 'lowest'} in ${ref(years)} of ${ref(outOf)} years.`,
    above: (label, periods, outOf) => `${label} stood above the year before in ${ref(periods)} of the last ${ref(outOf)} periods`,
    each: (label, above, outOf) => `${label} stood ${above ? 'above' : 'below'} the year before in each of the last ${ref(outOf)} periods`,
    lead: (label, unit, first, last) =>
      `${label}${unit ? ` in ${unit}` : ''}, ${first} to ${last}, each beside the same period a year before`,
    yearBefore: 'A year before',
    sameYear: 'Period shown',
    pair: (period, value, before) => `**${period}**: ${ref(value)} after ${ref(before)} a year before.`,
  },
  de: {
    against: (change, year) => `${change} ggü. ${year}`,
    colon: ': ',
    usualSeason: (rose, prior) => `der ${rose ? 'Anstieg' : 'Rückgang'} gegenüber ${prior} ist saisonüblich`,
    season: (rose, prior, years, outOf) =>
      `**Der ${rose ? 'Anstieg' : 'Rückgang'} gegenüber ${prior} ist saisonal**: Diese Jahreszeit lag in ${ref(years)} von ${ref(outOf)} Jahren am ${rose ? 'höchsten' : 'niedrigsten'}.`,
    above: (label, periods, outOf) => `${label}: in ${ref(periods)} der letzten ${ref(outOf)} Zeiträume über dem Vorjahr`,
    each: (label, above, outOf) => `${label}: in jedem der letzten ${ref(outOf)} Zeiträume ${above ? 'über' : 'unter'} dem Vorjahr`,
    lead: (label, unit, first, last) =>
      `${label}${unit ? ` in ${unit}` : ''}, ${first} bis ${last}, jeweils neben demselben Zeitraum des Vorjahrs`,
    yearBefore: 'Vorjahr',
    sameYear: 'Gezeigter Zeitraum',
    pair: (period, value, before) => `**${period}**: ${ref(value)} nach ${ref(before)} im Vorjahr.`,
  },
  fr: {
    against: (change, year) => `${change} vs ${year}`,
    colon: ' : ',
    usualSeason: (rose, prior) => `la ${rose ? 'hausse' : 'baisse'} par rapport à ${prior} est saisonnière`,
    season: (rose, prior, years, outOf) =>
      `**La ${rose ? 'hausse' : 'baisse'} par rapport à ${prior} est saisonnière** : cette partie de l’année est la plus ${rose ? 'haute' : 'faible'} ${ref(years)} années sur ${ref(outOf)}.`,
    above: (label, periods, outOf) =>
      `${label} : au-dessus de l’année précédente pour ${ref(periods)} des ${ref(outOf)} dernières périodes`,
    each: (label, above, outOf) =>
      `${label} : ${above ? 'au-dessus' : 'au-dessous'} de l’année précédente pour chacune des ${ref(outOf)} dernières périodes`,
    lead: (label, unit, first, last) =>
      `${label}${unit ? ` en ${unit}` : ''}, ${first} à ${last}, à côté de la même période de l’année précédente`,
    yearBefore: 'Année précédente',
    sameYear: 'Période indiquée',
    pair: (period, value, before) => `**${period}** : ${ref(value)} après ${ref(before)} un an plus tôt.`,
  },
  es: {
    against: (change, year) => `${change} vs. ${year}`,
    colon: ': ',
    usualSeason: (rose, prior) => `${rose ? 'el alza' : 'la caída'} frente a ${prior} es estacional`,
    season: (rose, prior, years, outOf) =>
      `**${rose ? 'El alza' : 'La caída'} frente a ${prior} es estacional**: esta parte del año fue la más ${rose ? 'alta' : 'baja'} en ${ref(years)} de ${ref(outOf)} años.`,
    above: (label, periods, outOf) => `${label}: por encima del año anterior en ${ref(periods)} de los últimos ${ref(outOf)} períodos`,
    each: (label, above, outOf) =>
      `${label}: por ${above ? 'encima' : 'debajo'} del año anterior en cada uno de los últimos ${ref(outOf)} períodos`,
    lead: (label, unit, first, last) =>
      `${label}${unit ? ` en ${unit}` : ''}, de ${first} a ${last}, junto al mismo período del año anterior`,
    yearBefore: 'Año anterior',
    sameYear: 'Período indicado',
    pair: (period, value, before) => `**${period}**: ${ref(value)} tras ${ref(before)} un año antes.`,
  },
  pt: {
    against: (change, year) => `${change} vs. ${year}`,
    colon: ': ',
    usualSeason: (rose, prior) => `a ${rose ? 'alta' : 'queda'} em relação a ${prior} é sazonal`,
    season: (rose, prior, years, outOf) =>
      `**A ${rose ? 'alta' : 'queda'} em relação a ${prior} é sazonal**: esta parte do ano foi a mais ${rose ? 'alta' : 'baixa'} em ${ref(years)} de ${ref(outOf)} anos.`,
    above: (label, periods, outOf) => `${label}: acima do ano anterior em ${ref(periods)} dos últimos ${ref(outOf)} períodos`,
    each: (label, above, outOf) => `${label}: ${above ? 'acima' : 'abaixo'} do ano anterior em cada um dos últimos ${ref(outOf)} períodos`,
    lead: (label, unit, first, last) =>
      `${label}${unit ? ` em ${unit}` : ''}, de ${first} a ${last}, ao lado do mesmo período do ano anterior`,
    yearBefore: 'Ano anterior',
    sameYear: 'Período indicado',
    pair: (period, value, before) => `**${period}**: ${ref(value)} após ${ref(before)} um ano antes.`,
  },
  it: {
    against: (change, year) => `${change} vs ${year}`,
    colon: ': ',
    usualSeason: (rose, prior) => `${rose ? 'l’aumento' : 'il calo'} rispetto a ${prior} è stagionale`,
    season: (rose, prior, years, outOf) =>
      `**${rose ? 'L’aumento' : 'Il calo'} rispetto a ${prior} è stagionale**: questa parte dell’anno è stata la più ${rose ? 'alta' : 'bassa'} in ${ref(years)} anni su ${ref(outOf)}.`,
    above: (label, periods, outOf) => `${label}: sopra l’anno precedente in ${ref(periods)} degli ultimi ${ref(outOf)} periodi`,
    each: (label, above, outOf) =>
      `${label}: ${above ? 'sopra' : 'sotto'} l’anno precedente in ciascuno degli ultimi ${ref(outOf)} periodi`,
    lead: (label, unit, first, last) =>
      `${label}${unit ? ` in ${unit}` : ''}, da ${first} a ${last}, accanto allo stesso periodo dell’anno precedente`,
    yearBefore: 'Anno precedente',
    sameYear: 'Periodo indicato',
    pair: (period, value, before) => `**${period}**: ${ref(value)} dopo ${ref(before)} un anno prima.`,
  },
  ja: {
    against: (change) => `前年同期比 ${change}`,
    colon: '：',
    usualSeason: (rose, prior) => `${prior}からの${rose ? '増加' : '減少'}は例年の季節変動`,
    season: (rose, prior, years, outOf) =>
      `**${prior}からの${rose ? '増加' : '減少'}は季節変動**：この時期は${ref(outOf)}年のうち${ref(years)}年で最も${rose ? '高い' : '低い'}水準でした。`,
    above: (label, periods, outOf) => `${label}は直近${ref(outOf)}期のうち${ref(periods)}期で前年を上回る`,
    each: (label, above, outOf) => `${label}は直近${ref(outOf)}期のすべてで前年を${above ? '上回る' : '下回る'}`,
    lead: (label, unit, first, last) => `${label}${unit ? `（${unit}）` : ''}、${first}～${last}、前年の同じ期間との比較`,
    yearBefore: '前年同期',
    sameYear: '当期',
    pair: (period, value, before) => `**${period}**：前年は${ref(before)}、今年は${ref(value)}。`,
  },
  zh: {
    against: (change) => `较上年同期 ${change}`,
    colon: '：',
    usualSeason: (rose, prior) => `较${prior}的${rose ? '上升' : '下降'}属于惯常的季节性`,
    season: (rose, prior, years, outOf) =>
      `**较${prior}的${rose ? '上升' : '下降'}属于季节性**：${ref(outOf)}年中有${ref(years)}年，一年里这段时间${rose ? '最高' : '最低'}。`,
    above: (label, periods, outOf) => `${label}在最近${ref(outOf)}个期间中有${ref(periods)}个高于上年`,
    each: (label, above, outOf) => `${label}在最近${ref(outOf)}个期间中均${above ? '高' : '低'}于上年`,
    lead: (label, unit, first, last) => `${label}${unit ? `（${unit}）` : ''}，${first}至${last}，与上年同期并列`,
    yearBefore: '上年同期',
    sameYear: '本期',
    pair: (period, value, before) => `**${period}**：${ref(value)}，上年同期为${ref(before)}。`,
  },
  ar: {
    against: (change, year) => `${change} مقارنةً ب${year}`,
    colon: ': ',
    usualSeason: (rose, prior) => `و${rose ? 'الارتفاع' : 'الانخفاض'} عن ${prior} موسمي معتاد`,
    season: (rose, prior, years, outOf) =>
      `**${rose ? 'الارتفاع' : 'الانخفاض'} عن ${prior} موسمي**: كانت هذه الفترة من السنة ${rose ? 'الأعلى' : 'الأدنى'} في ${ref(years)} من أصل ${ref(outOf)} سنوات.`,
    above: (label, periods, outOf) => `${label}: فوق مستوى العام السابق في ${ref(periods)} من آخر ${ref(outOf)} فترات`,
    each: (label, above, outOf) => `${label}: ${above ? 'فوق' : 'دون'} مستوى العام السابق في كل من آخر ${ref(outOf)} فترات`,
    lead: (label, unit, first, last) =>
      `${label}${unit ? ` (${unit})` : ''}، من ${first} إلى ${last}، إلى جانب الفترة نفسها من العام السابق`,
    yearBefore: 'العام السابق',
    sameYear: 'الفترة المعروضة',
    pair: (period, value, before) => `**${period}**: ${ref(value)} بعد ${ref(before)} قبل عام.`,
  },
};
