/** How long deals stay in a stage, in every language but English. */
import { ar, de, fr, plain, the } from './name-of.ts';

export const stageTimeIds = ['stage_duration'] as const;

export const stageTime = {
  de: {
    stage_duration: de(
      'Tage in der Phase',
      'die Zahl der Tage in der Phase',
      'der Tage in der Phase',
      'bei den Tagen in der Phase',
      'Mittlere Zahl der Tage, die im Zeitraum geschlossene Deals in einer Phase waren: vom Eintritt bis zur nächsten oder bis zum Abschluss.',
    ),
  },
  fr: {
    stage_duration: fr(
      'Jours par étape',
      'le nombre de jours par étape',
      'des jours par étape',
      'Jours moyens que les affaires closes dans la période ont passés dans une étape, de leur entrée jusqu’à la suivante ou à la clôture.',
    ),
  },
  es: {
    stage_duration: the(
      'Días en la etapa',
      'el número de días en la etapa',
      'Media de días que las operaciones cerradas en el período pasaron en una etapa, desde la entrada hasta la siguiente o hasta el cierre.',
    ),
  },
  pt: {
    stage_duration: the(
      'Dias na etapa',
      'o número de dias na etapa',
      'Média de dias que os negócios fechados no período passaram em uma etapa, da entrada até a seguinte ou até o fechamento.',
    ),
  },
  it: {
    stage_duration: the(
      'Giorni nella fase',
      'il numero di giorni nella fase',
      'Media dei giorni che le trattative chiuse nel periodo hanno passato in una fase, dall’ingresso alla successiva o alla chiusura.',
    ),
  },
  ja: {
    stage_duration: plain(
      'ステージ滞在日数',
      '期間中に完了した商談が、あるステージに入ってから次のステージまたは完了までに要した平均日数。',
    ),
  },
  zh: { stage_duration: plain('阶段停留天数', '期间内关闭的商机从进入某阶段到下一阶段或关闭的平均天数。') },
  ar: {
    stage_duration: ar(
      'أيام المرحلة',
      'm',
      'متوسط الأيام التي قضتها الصفقات المغلقة في الفترة في مرحلة، من دخولها حتى المرحلة التالية أو الإغلاق.',
    ),
  },
} as const;
