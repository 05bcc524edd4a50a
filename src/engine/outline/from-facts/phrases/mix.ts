/** What is said of a rate or a mean that the mix of its members moved, in nine languages. */

import type { FactId } from '../../../../model/fact.ts';
import type { LanguageCode } from '../../../../model/language.ts';
import { ref, type Text } from '../../../../model/text.ts';
import { inner } from './letter-case.ts';

interface Effects {
  label: string;
  dimension: string;
  delta: FactId;
  mix: FactId;
  rate: FactId;
}

interface MixPhrases {
  /** What the weights drawn are. */
  lead: (dimension: string, now: string, prior: string) => string;
  titles: (effects: Effects) => Text[];
  /** Weight of the member that moved most. */
  weight: (member: string, weight: FactId, before: FactId, prior: string) => Text;
  point: (effects: Effects) => Text;
  columns: { weight: (period: string) => string; figure: (label: string, period: string) => string };
}

export const mixPhrases: Readonly<Record<LanguageCode, MixPhrases>> = {
  en: {
    lead: (dimension, now, prior) => `Part of the rows by ${inner(dimension)}, ${now} against ${prior}`,
    titles: ({ label, dimension, delta, mix, rate }) => [
      `${label} ${ref(delta, 'signed')}: ${ref(mix, 'signed')} from the ${inner(dimension)} mix, ${ref(rate, 'signed')} from the members`,
      `${label}: the ${inner(dimension)} mix made ${ref(mix, 'signed')} of ${ref(delta, 'signed')}`,
    ],
    weight: (member, weight, before, prior) => `**${member}** makes ${ref(weight)} of the rows, after ${ref(before)} in ${prior}.`,
    point: ({ label, dimension, delta, mix, rate }) =>
      `**The ${inner(dimension)} mix moved ${inner(label)}** by ${ref(mix, 'signed')} of ${ref(delta, 'signed')}; the members themselves by ${ref(rate, 'signed')}.`,
    columns: { weight: (period) => `Weight ${period}`, figure: (label, period) => `${label} ${period}` },
  },
  de: {
    lead: (dimension, now, prior) => `Anteil der Zeilen nach ${dimension}, ${now} gegenüber ${prior}`,
    titles: ({ label, dimension, delta, mix, rate }) => [
      `${label}: ${ref(mix, 'signed')} von ${ref(delta, 'signed')} durch den Mix (${dimension}), ${ref(rate, 'signed')} aus den Teilen selbst`,
      `${label}: ${ref(mix, 'signed')} von ${ref(delta, 'signed')} durch den Mix`,
    ],
    weight: (member, weight, before, prior) => `**${member}**: Gewicht ${ref(weight)} nach ${ref(before)} in ${prior}.`,
    point: ({ label, dimension, delta, mix, rate }) =>
      `**${label}: Der Mix (${dimension}) machte ${ref(mix, 'signed')} von ${ref(delta, 'signed')} aus**, die Teile selbst ${ref(rate, 'signed')}.`,
    columns: { weight: (period) => `Gewicht ${period}`, figure: (label, period) => `${label} ${period}` },
  },
  fr: {
    lead: (dimension, now, prior) => `Part des lignes par ${inner(dimension)}, ${now} et ${prior}`,
    titles: ({ label, dimension, delta, mix, rate }) => [
      `${label} : ${ref(mix, 'signed')} sur ${ref(delta, 'signed')} par le mix (${dimension}), ${ref(rate, 'signed')} par les membres eux-mêmes`,
      `${label} : ${ref(mix, 'signed')} sur ${ref(delta, 'signed')} par le mix`,
    ],
    weight: (member, weight, before, prior) => `**${member}** : poids de ${ref(weight)} après ${ref(before)} en ${prior}.`,
    point: ({ label, dimension, delta, mix, rate }) =>
      `**${label} : le mix (${dimension}) fait ${ref(mix, 'signed')} sur ${ref(delta, 'signed')}**, les membres eux-mêmes ${ref(rate, 'signed')}.`,
    columns: { weight: (period) => `Poids ${period}`, figure: (label, period) => `${label} ${period}` },
  },
  es: {
    lead: (dimension, now, prior) => `Parte de las filas por ${inner(dimension)}, ${now} y ${prior}`,
    titles: ({ label, dimension, delta, mix, rate }) => [
      `${label}: ${ref(mix, 'signed')} de ${ref(delta, 'signed')} por la composición (${dimension}), ${ref(rate, 'signed')} por las partes mismas`,
      `${label}: ${ref(mix, 'signed')} de ${ref(delta, 'signed')} por la composición`,
    ],
    weight: (member, weight, before, prior) => `**${member}**: peso de ${ref(weight)} tras ${ref(before)} en ${prior}.`,
    point: ({ label, dimension, delta, mix, rate }) =>
      `**${label}: la composición (${dimension}) supone ${ref(mix, 'signed')} de ${ref(delta, 'signed')}**, las partes mismas ${ref(rate, 'signed')}.`,
    columns: { weight: (period) => `Peso ${period}`, figure: (label, period) => `${label} ${period}` },
  },
  pt: {
    lead: (dimension, now, prior) => `Parte das linhas por ${inner(dimension)}, ${now} e ${prior}`,
    titles: ({ label, dimension, delta, mix, rate }) => [
      `${label}: ${ref(mix, 'signed')} de ${ref(delta, 'signed')} pela composição (${dimension}), ${ref(rate, 'signed')} pelas próprias partes`,
      `${label}: ${ref(mix, 'signed')} de ${ref(delta, 'signed')} pela composição`,
    ],
    weight: (member, weight, before, prior) => `**${member}**: peso de ${ref(weight)} após ${ref(before)} em ${prior}.`,
    point: ({ label, dimension, delta, mix, rate }) =>
      `**${label}: a composição (${dimension}) responde por ${ref(mix, 'signed')} de ${ref(delta, 'signed')}**, as próprias partes por ${ref(rate, 'signed')}.`,
    columns: { weight: (period) => `Peso ${period}`, figure: (label, period) => `${label} ${period}` },
  },
  it: {
    lead: (dimension, now, prior) => `Quota delle righe per ${inner(dimension)}, ${now} e ${prior}`,
    titles: ({ label, dimension, delta, mix, rate }) => [
      `${label}: ${ref(mix, 'signed')} su ${ref(delta, 'signed')} per il mix (${dimension}), ${ref(rate, 'signed')} per le parti stesse`,
      `${label}: ${ref(mix, 'signed')} su ${ref(delta, 'signed')} per il mix`,
    ],
    weight: (member, weight, before, prior) => `**${member}**: peso di ${ref(weight)} dopo ${ref(before)} in ${prior}.`,
    point: ({ label, dimension, delta, mix, rate }) =>
      `**${label}: il mix (${dimension}) vale ${ref(mix, 'signed')} su ${ref(delta, 'signed')}**, le parti stesse ${ref(rate, 'signed')}.`,
    columns: { weight: (period) => `Peso ${period}`, figure: (label, period) => `${label} ${period}` },
  },
  ja: {
    lead: (dimension, now, prior) => `${dimension}別の構成比、${now}と${prior}の比較`,
    titles: ({ label, dimension, delta, mix, rate }) => [
      `${label}：${ref(delta, 'signed')}のうち${dimension}構成の影響が${ref(mix, 'signed')}、各項目自体が${ref(rate, 'signed')}`,
      `${label}：${ref(delta, 'signed')}のうち構成の影響が${ref(mix, 'signed')}`,
    ],
    weight: (member, weight, before, prior) => `**${member}**の構成比は${ref(weight)}、${prior}は${ref(before)}。`,
    point: ({ label, dimension, delta, mix, rate }) =>
      `**${label}の変化${ref(delta, 'signed')}のうち${dimension}構成の影響が${ref(mix, 'signed')}**、各項目自体が${ref(rate, 'signed')}です。`,
    columns: { weight: (period) => `構成比 ${period}`, figure: (label, period) => `${label} ${period}` },
  },
  zh: {
    lead: (dimension, now, prior) => `按${dimension}的行数占比，${now}与${prior}相比`,
    titles: ({ label, dimension, delta, mix, rate }) => [
      `${label}：${ref(delta, 'signed')}中，${dimension}构成占${ref(mix, 'signed')}，各项自身占${ref(rate, 'signed')}`,
      `${label}：${ref(delta, 'signed')}中构成占${ref(mix, 'signed')}`,
    ],
    weight: (member, weight, before, prior) => `**${member}**的权重为${ref(weight)}，${prior}为${ref(before)}。`,
    point: ({ label, dimension, delta, mix, rate }) =>
      `**${label}的变化${ref(delta, 'signed')}中，${dimension}构成占${ref(mix, 'signed')}**，各项自身占${ref(rate, 'signed')}。`,
    columns: { weight: (period) => `权重 ${period}`, figure: (label, period) => `${label} ${period}` },
  },
  ar: {
    lead: (dimension, now, prior) => `نسبة الصفوف حسب ${dimension}، ${now} مقارنةً ب${prior}`,
    titles: ({ label, delta, mix }) => [`${label}: ${ref(mix, 'signed')} من ${ref(delta, 'signed')} من التركيبة`],
    weight: (member, weight, before, prior) => `**${member}**: الوزن ${ref(weight)} بعد ${ref(before)} في ${prior}.`,
    point: ({ label, dimension, delta, mix, rate }) =>
      `**${label}: حصة التركيبة (${dimension}) ${ref(mix, 'signed')} من ${ref(delta, 'signed')}**، وحصة البنود نفسها ${ref(rate, 'signed')}.`,
    columns: { weight: (period) => `الوزن ${period}`, figure: (label, period) => `${label} ${period}` },
  },
};
