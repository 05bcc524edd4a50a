/** What is said of a course over many periods and of a level that changed, in nine languages. */

import type { FactId } from '../../../../model/fact.ts';
import type { LanguageCode } from '../../../../model/language.ts';
import { ref, type Text } from '../../../../model/text.ts';
import { inner } from './letter-case.ts';

interface CoursePhrases {
  /** One way over all its periods. */
  trend: (label: string, rose: boolean, first: FactId, value: FactId, periods: FactId) => Text;
  /** Another level from a period on, both as means per period. */
  level: (label: string, rose: boolean, since: string, level: FactId, before: FactId) => Text;
  /** The change of level, as a risk. */
  risk: (label: string, rose: boolean) => { head: string; response: string };
}

export const coursePhrases: Readonly<Record<LanguageCode, CoursePhrases>> = {
  en: {
    trend: (label, rose, first, value, periods) =>
      `${label}: a ${rose ? 'rise' : 'fall'} over ${ref(periods)} periods, from ${ref(first)} to ${ref(value)}`,
    level: (label, rose, since, level, before) =>
      `${label}: a ${rose ? 'higher' : 'lower'} level since ${since}, ${ref(level)} a period after ${ref(before)}`,
    risk: (label, rose) => ({
      head: `A lasting ${rose ? 'rise' : 'fall'} in ${inner(label)}`,
      response: 'Consider naming who stops it, and by which quarter',
    }),
  },
  de: {
    trend: (label, rose, first, value, periods) =>
      `${label}: ${rose ? 'Anstieg' : 'Rückgang'} über ${ref(periods)} Zeiträume, von ${ref(first)} auf ${ref(value)}`,
    level: (label, rose, since, level, before) =>
      `${label}: seit ${since} auf ${rose ? 'höherem' : 'niedrigerem'} Niveau, ${ref(level)} je Zeitraum nach ${ref(before)}`,
    risk: (label, rose) => ({
      head: `Anhaltender ${rose ? 'Anstieg' : 'Rückgang'}: ${label}`,
      response: 'Festlegen, wer dies bis wann aufhält',
    }),
  },
  fr: {
    trend: (label, rose, first, value, periods) =>
      `${label} : ${rose ? 'hausse' : 'baisse'} sur ${ref(periods)} périodes, de ${ref(first)} à ${ref(value)}`,
    level: (label, rose, since, level, before) =>
      `${label} : un niveau plus ${rose ? 'élevé' : 'faible'} depuis ${since}, ${ref(level)} par période après ${ref(before)}`,
    risk: (label, rose) => ({
      head: `${rose ? 'Hausse' : 'Baisse'} qui dure : ${label}`,
      response: 'Convenir de qui y met fin, et pour quand',
    }),
  },
  es: {
    trend: (label, rose, first, value, periods) =>
      `${label}: ${rose ? 'alza' : 'caída'} durante ${ref(periods)} períodos, de ${ref(first)} a ${ref(value)}`,
    level: (label, rose, since, level, before) =>
      `${label}: un nivel más ${rose ? 'alto' : 'bajo'} desde ${since}, ${ref(level)} por período tras ${ref(before)}`,
    risk: (label, rose) => ({
      head: `${rose ? 'Alza' : 'Caída'} que continúa: ${label}`,
      response: 'Acordar quién la detiene y para cuándo',
    }),
  },
  pt: {
    trend: (label, rose, first, value, periods) =>
      `${label}: ${rose ? 'alta' : 'queda'} ao longo de ${ref(periods)} períodos, de ${ref(first)} para ${ref(value)}`,
    level: (label, rose, since, level, before) =>
      `${label}: um nível mais ${rose ? 'alto' : 'baixo'} desde ${since}, ${ref(level)} por período após ${ref(before)}`,
    risk: (label, rose) => ({
      head: `${rose ? 'Alta' : 'Queda'} que continua: ${label}`,
      response: 'Definir quem a detém e até quando',
    }),
  },
  it: {
    trend: (label, rose, first, value, periods) =>
      `${label}: ${rose ? 'aumento' : 'calo'} lungo ${ref(periods)} periodi, da ${ref(first)} a ${ref(value)}`,
    level: (label, rose, since, level, before) =>
      `${label}: un livello più ${rose ? 'alto' : 'basso'} da ${since}, ${ref(level)} per periodo dopo ${ref(before)}`,
    risk: (label, rose) => ({
      head: `${rose ? 'Aumento' : 'Calo'} che continua: ${label}`,
      response: 'Stabilire chi lo ferma ed entro quando',
    }),
  },
  ja: {
    trend: (label, rose, first, value, periods) =>
      `${label}は${ref(periods)}期にわたり${rose ? '増加' : '減少'}、${ref(first)}から${ref(value)}へ`,
    level: (label, rose, since, level, before) =>
      `${label}は${since}以降${rose ? '高い' : '低い'}水準、期平均${ref(level)}（以前は${ref(before)}）`,
    risk: (label, rose) => ({ head: `${label}の${rose ? '増加' : '減少'}の継続`, response: '誰がいつまでに止めるかを決める' }),
  },
  zh: {
    trend: (label, rose, first, value, periods) =>
      `${label}在${ref(periods)}个期间内持续${rose ? '上升' : '下降'}，从${ref(first)}到${ref(value)}`,
    level: (label, rose, since, level, before) =>
      `${label}自${since}起处于更${rose ? '高' : '低'}水平，每期平均${ref(level)}，此前为${ref(before)}`,
    risk: (label, rose) => ({ head: `${label}持续${rose ? '上升' : '下降'}`, response: '确定由谁、在何时之前止住' }),
  },
  ar: {
    trend: (label, rose, first, value, periods) =>
      `${label}: ${rose ? 'ارتفاع' : 'انخفاض'} على مدى ${ref(periods)} فترات، من ${ref(first)} إلى ${ref(value)}`,
    level: (label, rose, since, level, before) =>
      `${label}: مستوى ${rose ? 'أعلى' : 'أدنى'} منذ ${since}، ${ref(level)} لكل فترة بعد ${ref(before)}`,
    risk: (label, rose) => ({
      head: `استمرار ${rose ? 'ارتفاع' : 'انخفاض'} ${label}`,
      response: 'تحديد من يوقفه ومتى',
    }),
  },
};
