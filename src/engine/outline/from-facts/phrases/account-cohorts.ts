/** What is said of accounts followed from the period they came in, in nine languages. Every figure is a reference. */

import type { FactId } from '../../../../model/fact.ts';
import type { LanguageCode } from '../../../../model/language.ts';
import { ref, type Text } from '../../../../model/text.ts';

interface CohortPhrases {
  /** Of all that came since the first period shown, those that pay; the second form for narrow titles. */
  title: (share: FactId, since: string) => Text[];
  /** What a row and a column are. */
  lead: Text;
  /** Over the names of the rows. */
  head: string;
  /** One group of accounts, at the end of the reporting period. */
  group: (accounts: FactId, came: string, share: FactId, now: string) => Text;
}

export const cohortPhrases: Readonly<Record<LanguageCode, CohortPhrases>> = {
  en: {
    title: (share, since) => [`${ref(share)} of the accounts that came since ${since} still pay`, `${ref(share)} of accounts still pay`],
    lead: 'Share of accounts that pay at the end of each quarter, by the quarter they came in',
    head: 'Came in',
    group: (accounts, came, share, now) =>
      `Of the **${ref(accounts)} accounts** that came in ${came}, **${ref(share)}** paid at the end of ${now}.`,
  },
  de: {
    title: (share, since) => [`${ref(share)} der Kunden, die seit ${since} kamen, zahlen noch`, `${ref(share)} der Kunden zahlen noch`],
    lead: 'Anteil der Kunden, die am Ende eines Quartals zahlen, nach dem Quartal ihres Beginns',
    head: 'Gekommen',
    group: (accounts, came, share, now) =>
      `Von den **${ref(accounts)} Kunden**, die in ${came} kamen, zahlten **${ref(share)}** am Ende von ${now}.`,
  },
  fr: {
    title: (share, since) => [`${ref(share)} des clients arrivés depuis ${since} paient encore`, `${ref(share)} des clients paient encore`],
    lead: 'Part des clients qui paient à la fin de chaque trimestre, selon leur trimestre d’arrivée',
    head: 'Arrivée',
    group: (accounts, came, share, now) =>
      `Sur les **${ref(accounts)} clients** arrivés en ${came}, **${ref(share)}** payaient à la fin de ${now}.`,
  },
  es: {
    title: (share, since) => [
      `El ${ref(share)} de los clientes llegados desde ${since} sigue pagando`,
      `El ${ref(share)} de los clientes sigue pagando`,
    ],
    lead: 'Parte de los clientes que paga al final de cada trimestre, según el trimestre en que llegó',
    head: 'Llegada',
    group: (accounts, came, share, now) =>
      `De los **${ref(accounts)} clientes** llegados en ${came}, el **${ref(share)}** pagaba al final de ${now}.`,
  },
  pt: {
    title: (share, since) => [
      `${ref(share)} dos clientes que chegaram desde ${since} ainda pagam`,
      `${ref(share)} dos clientes ainda pagam`,
    ],
    lead: 'Parte dos clientes que paga no fim de cada trimestre, pelo trimestre em que chegou',
    head: 'Chegada',
    group: (accounts, came, share, now) =>
      `Dos **${ref(accounts)} clientes** que chegaram em ${came}, **${ref(share)}** pagavam no fim de ${now}.`,
  },
  it: {
    title: (share, since) => [`Il ${ref(share)} dei clienti arrivati da ${since} paga ancora`, `Il ${ref(share)} dei clienti paga ancora`],
    lead: 'Quota dei clienti che paga alla fine di ogni trimestre, per trimestre di arrivo',
    head: 'Arrivo',
    group: (accounts, came, share, now) =>
      `Dei **${ref(accounts)} clienti** arrivati in ${came}, il **${ref(share)}** pagava alla fine di ${now}.`,
  },
  ja: {
    title: (share, since) => [`${since}以降に加わった顧客の${ref(share)}が支払いを続けている`, `顧客の${ref(share)}が支払いを続けている`],
    lead: '各四半期末に支払っている顧客の割合（加わった四半期別）',
    head: '加わった期',
    group: (accounts, came, share, now) => `${came}に加わった**${ref(accounts)}社**のうち、**${ref(share)}**が${now}の末に支払っていた。`,
  },
  zh: {
    title: (share, since) => [`自${since}以来的客户中有${ref(share)}仍在付费`, `${ref(share)}的客户仍在付费`],
    lead: '各季度末付费客户的比例，按加入季度划分',
    head: '加入季度',
    group: (accounts, came, share, now) => `${came}加入的**${ref(accounts)}位客户**中，**${ref(share)}**在${now}末付费。`,
  },
  ar: {
    title: (share, since) => [`${ref(share)} من العملاء المنضمين منذ ${since} ما زالوا يدفعون`, `${ref(share)} من العملاء ما زالوا يدفعون`],
    lead: 'نسبة العملاء الدافعين في نهاية كل ربع سنة، بحسب ربع الانضمام',
    head: 'الانضمام',
    group: (accounts, came, share, now) =>
      `من العملاء المنضمين في ${came} وعددهم **${ref(accounts)}**، كان **${ref(share)}** يدفعون في نهاية ${now}.`,
  },
};
