/** What the page of a funnel says, in nine languages. */

import type { FactId } from '../../../../model/fact.ts';
import type { LanguageCode } from '../../../../model/language.ts';
import { ref, type Text } from '../../../../model/text.ts';

interface FunnelPhrases {
  /** Of so many deals in a stage, this share went on. */
  title: (stage: string, rate: FactId, entered: FactId, many: string) => Text;
  lead: (many: string, now: string) => string;
  /** The stage from which the smallest share went on. */
  spoken: (stage: string, rate: FactId) => Text;
  /** Days a stage takes. */
  days: (stage: string, days: FactId) => Text;
  /** Only what is closed is counted. */
  closed: (many: string) => Text;
}

export const funnelPhrases: Readonly<Record<LanguageCode, FunnelPhrases>> = {
  en: {
    title: (stage, rate, entered, many) => `${stage}: ${ref(rate)} of ${ref(entered)} ${many} went on`,
    lead: (many, now) => `Closed ${many} that had come into each stage and share that went on, ${now}`,
    spoken: (stage, rate) => `**${stage}** let ${ref(rate)} go on.`,
    days: (stage, days) => `They stayed in ${stage} for ${ref(days)} on average.`,
    closed: (many) => `Open ${many} may still go on and are not counted.`,
  },
  de: {
    title: (stage, rate, entered, many) => `${stage}: ${ref(rate)} von ${ref(entered)} ${many} kamen weiter`,
    lead: (many, now) => `Abgeschlossene ${many} je Phase und Anteil, der weiterkam, ${now}`,
    spoken: (stage, rate) => `Aus **${stage}** kamen ${ref(rate)} weiter.`,
    days: (stage, days) => `Im Schnitt blieben sie ${ref(days)} in ${stage}.`,
    closed: (many) => `Offene ${many} können noch weiterkommen und zählen nicht mit.`,
  },
  fr: {
    title: (stage, rate, entered, many) => `${stage} : ${ref(rate)} de ${ref(entered)} ${many} ont passé l’étape`,
    lead: (many, now) => `Nombre de ${many} à l’issue connue par étape et part qui l’a passée, ${now}`,
    spoken: (stage, rate) => `**${stage}** : ${ref(rate)} ont passé cette étape.`,
    days: (stage, days) => `Durée moyenne à l’étape ${stage} : ${ref(days)}.`,
    closed: (many) => `Sans les ${many} à l’issue encore ouverte, qui peuvent avancer.`,
  },
  es: {
    title: (stage, rate, entered, many) => `${stage}: avanzó el ${ref(rate)} de ${ref(entered)} ${many}`,
    lead: (many, now) => `Número de ${many} con desenlace por etapa y proporción que avanzó, ${now}`,
    spoken: (stage, rate) => `Desde **${stage}** avanzó el ${ref(rate)}.`,
    days: (stage, days) => `Permanencia media en ${stage}: ${ref(days)}.`,
    closed: (many) => `No se cuentan ${many} sin desenlace, que aún pueden avanzar.`,
  },
  pt: {
    title: (stage, rate, entered, many) => `${stage}: avançaram ${ref(rate)} de ${ref(entered)} ${many}`,
    lead: (many, now) => `Número de ${many} com desfecho por etapa e parcela que avançou, ${now}`,
    spoken: (stage, rate) => `De **${stage}** avançaram ${ref(rate)}.`,
    days: (stage, days) => `Permanência média em ${stage}: ${ref(days)}.`,
    closed: (many) => `Não se contam ${many} sem desfecho, que ainda podem avançar.`,
  },
  it: {
    title: (stage, rate, entered, many) => `${stage}: è andato avanti il ${ref(rate)} di ${ref(entered)} ${many}`,
    lead: (many, now) => `Numero di ${many} con esito per fase e quota andata avanti, ${now}`,
    spoken: (stage, rate) => `Da **${stage}** è andato avanti il ${ref(rate)}.`,
    days: (stage, days) => `Permanenza media in ${stage}: ${ref(days)}.`,
    closed: (many) => `Non si contano ${many} senza esito, che possono ancora avanzare.`,
  },
  ja: {
    title: (stage, rate, entered, many) => `${stage}：${many}${ref(entered)}件のうち${ref(rate)}が次へ進行`,
    lead: (many, now) => `各段階に入った完了済み${many}の数と次へ進んだ割合、${now}`,
    spoken: (stage, rate) => `**${stage}**から次へ進んだのは${ref(rate)}です。`,
    days: (stage, days) => `${stage}には平均${ref(days)}とどまりました。`,
    closed: (many) => `進行中の${many}は今後進む可能性があるため、数えていません。`,
  },
  zh: {
    title: (stage, rate, entered, many) => `${stage}：${ref(entered)}个${many}中有${ref(rate)}进入下一步`,
    lead: (many, now) => `进入各阶段的已结束${many}及其继续推进的比例，${now}`,
    spoken: (stage, rate) => `从**${stage}**继续推进的占${ref(rate)}。`,
    days: (stage, days) => `在${stage}平均停留${ref(days)}。`,
    closed: (many) => `进行中的${many}仍可能推进，未计入。`,
  },
  ar: {
    title: (stage, rate, entered, many) => `${stage}: انتقل ${ref(rate)} من ${ref(entered)} ${many} إلى ما بعدها`,
    lead: (many, now) => `${many} المغلقة حسب المرحلة ونسبة ما انتقل منها، ${now}`,
    spoken: (stage, rate) => `من **${stage}** انتقل ${ref(rate)}.`,
    days: (stage, days) => `بقيت في ${stage} مدة ${ref(days)} في المتوسط.`,
    closed: (many) => `${many} المفتوحة قد تنتقل لاحقًا ولا تُحسب هنا.`,
  },
};
