/** What is said of the running period, the year and the last twelve months, in nine languages. */

import type { FactId } from '../../../../model/fact.ts';
import type { LanguageCode } from '../../../../model/language.ts';
import { ref, type Text } from '../../../../model/text.ts';

/** A sum so far, with its change on the same span earlier where there is one. */
interface ToDatePhrases {
  period: (now: string, value: FactId, change: FactId | null, prior: string) => Text;
  year: (value: FactId, change: FactId | null) => Text;
  twelveMonths: (value: FactId, change: FactId | null) => Text;
}

const signed = (change: FactId) => ref(change, 'signed');

export const toDatePhrases: Readonly<Record<LanguageCode, ToDatePhrases>> = {
  en: {
    period: (now, value, change, prior) =>
      `**${now} to date: ${ref(value)}**${change ? `, ${signed(change)} on the same days of ${prior}` : ''}.`,
    year: (value, change) => `**Year to date: ${ref(value)}**${change ? `, ${signed(change)} on the year before` : ''}.`,
    twelveMonths: (value, change) => `**A full year back: ${ref(value)}**${change ? `, ${signed(change)} on the one before` : ''}.`,
  },
  de: {
    period: (now, value, change, prior) =>
      `**${now} bisher: ${ref(value)}**${change ? `, ${signed(change)} gegenüber denselben Tagen von ${prior}` : ''}.`,
    year: (value, change) => `**Seit Jahresbeginn: ${ref(value)}**${change ? `, ${signed(change)} gegenüber dem Vorjahr` : ''}.`,
    twelveMonths: (value, change) => `**Ein volles Jahr zurück: ${ref(value)}**${change ? `, ${signed(change)} gegenüber dem davor` : ''}.`,
  },
  fr: {
    period: (now, value, change, prior) =>
      `**${now} à ce jour : ${ref(value)}**${change ? `, ${signed(change)} par rapport aux mêmes jours de ${prior}` : ''}.`,
    year: (value, change) => `**Depuis le début de l’année : ${ref(value)}**${change ? `, ${signed(change)} sur un an` : ''}.`,
    twelveMonths: (value, change) =>
      `**Sur une année pleine : ${ref(value)}**${change ? `, ${signed(change)} par rapport à la précédente` : ''}.`,
  },
  es: {
    period: (now, value, change, prior) =>
      `**${now} hasta la fecha: ${ref(value)}**${change ? `, ${signed(change)} frente a los mismos días de ${prior}` : ''}.`,
    year: (value, change) => `**En lo que va de año: ${ref(value)}**${change ? `, ${signed(change)} frente al año anterior` : ''}.`,
    twelveMonths: (value, change) => `**Año completo hasta aquí: ${ref(value)}**${change ? `, ${signed(change)} frente al anterior` : ''}.`,
  },
  pt: {
    period: (now, value, change, prior) =>
      `**${now} até à data: ${ref(value)}**${change ? `, ${signed(change)} face aos mesmos dias de ${prior}` : ''}.`,
    year: (value, change) => `**Desde o início do ano: ${ref(value)}**${change ? `, ${signed(change)} face ao ano anterior` : ''}.`,
    twelveMonths: (value, change) => `**Ano completo até aqui: ${ref(value)}**${change ? `, ${signed(change)} face ao anterior` : ''}.`,
  },
  it: {
    period: (now, value, change, prior) =>
      `**${now} a oggi: ${ref(value)}**${change ? `, ${signed(change)} sugli stessi giorni di ${prior}` : ''}.`,
    year: (value, change) => `**Da inizio anno: ${ref(value)}**${change ? `, ${signed(change)} sull’anno precedente` : ''}.`,
    twelveMonths: (value, change) => `**Un anno intero fin qui: ${ref(value)}**${change ? `, ${signed(change)} sul precedente` : ''}.`,
  },
  ja: {
    period: (now, value, change, prior) =>
      `**${now}のこれまで：${ref(value)}**${change ? `、${prior}の同じ日数と比べ${signed(change)}` : ''}。`,
    year: (value, change) => `**年初来：${ref(value)}**${change ? `、前年比${signed(change)}` : ''}。`,
    twelveMonths: (value, change) => `**直近の一年間：${ref(value)}**${change ? `、その前の一年比${signed(change)}` : ''}。`,
  },
  zh: {
    period: (now, value, change, prior) => `**${now}至今：${ref(value)}**${change ? `，较${prior}同期天数${signed(change)}` : ''}。`,
    year: (value, change) => `**年初至今：${ref(value)}**${change ? `，较上年${signed(change)}` : ''}。`,
    twelveMonths: (value, change) => `**最近一年：${ref(value)}**${change ? `，较前一年${signed(change)}` : ''}。`,
  },
  ar: {
    period: (now, value, change, prior) =>
      `**${now} حتى الآن: ${ref(value)}**${change ? `، ${signed(change)} مقارنةً بالأيام نفسها من ${prior}` : ''}.`,
    year: (value, change) => `**منذ بداية العام: ${ref(value)}**${change ? `، ${signed(change)} عن العام السابق` : ''}.`,
    twelveMonths: (value, change) => `**آخر سنة كاملة: ${ref(value)}**${change ? `، ${signed(change)} عن التي قبلها` : ''}.`,
  },
};
