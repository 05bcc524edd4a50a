/** What is said of a change that was tested and is no more than the usual variation, in nine languages. */

import type { FactId } from '../../../../model/fact.ts';
import type { LanguageCode } from '../../../../model/language.ts';
import { ref, type Text } from '../../../../model/text.ts';

interface UsualPhrases {
  /** A figure beside the one before it, without a word of a course: `Won value stood at $2.80M, 6.0% below Q3 2017`. */
  stood: (label: string, value: FactId, change: FactId, above: boolean, prior: string) => Text;
  /** A sentence of its own, after the change. */
  within: Text;
  ofMember: (member: string) => Text;
  /** Title of a scorecard on which some figures moved, `claimed`, and the others did not. */
  others: (claimed: Text) => Text;
  /** Title of a scorecard on which none did. */
  all: (now: string) => Text;
}

export const usualPhrases: Readonly<Record<LanguageCode, UsualPhrases>> = {
  en: {
    stood: (label, value, change, above, prior) =>
      `${label} stood at ${ref(value)}, ${ref(change, 'abs')} ${above ? 'above' : 'below'} ${prior}`,
    within: 'The change is within the usual variation.',
    ofMember: (member) => `The change at ${member} is within the usual variation.`,
    others: (claimed) => `${claimed}; nothing else stands out from the usual variation`,
    all: (now) => `${now}: no change stands out from the usual variation`,
  },
  de: {
    stood: (label, value, change, above, prior) => `${label}: ${ref(value)}, ${ref(change, 'abs')} ${above ? 'über' : 'unter'} ${prior}`,
    within: 'Die Veränderung liegt im üblichen Schwankungsbereich.',
    ofMember: (member) => `Die Veränderung bei ${member} liegt im üblichen Schwankungsbereich.`,
    others: (claimed) => `${claimed}; sonst hebt sich nichts vom Üblichen ab`,
    all: (now) => `${now}: Keine Veränderung hebt sich vom Üblichen ab`,
  },
  fr: {
    stood: (label, value, change, above, prior) =>
      `${label} : ${ref(value)}, soit ${ref(change, 'abs')} ${above ? 'au-dessus' : 'au-dessous'} de ${prior}`,
    within: 'L’écart reste dans la variation habituelle.',
    ofMember: (member) => `L’écart de ${member} reste dans la variation habituelle.`,
    others: (claimed) => `${claimed} ; rien d’autre ne sort de l’ordinaire`,
    all: (now) => `${now} : aucun écart ne sort de l’ordinaire`,
  },
  es: {
    stood: (label, value, change, above, prior) =>
      `${label}: ${ref(value)}, ${ref(change, 'abs')} por ${above ? 'encima' : 'debajo'} de ${prior}`,
    within: 'La diferencia está dentro de la variación habitual.',
    ofMember: (member) => `La diferencia de ${member} está dentro de la variación habitual.`,
    others: (claimed) => `${claimed}; nada más sale de lo habitual`,
    all: (now) => `${now}: ninguna diferencia sale de lo habitual`,
  },
  pt: {
    stood: (label, value, change, above, prior) =>
      `${label}: ${ref(value)}, ${ref(change, 'abs')} ${above ? 'acima' : 'abaixo'} de ${prior}`,
    within: 'A diferença está dentro da variação habitual.',
    ofMember: (member) => `A diferença de ${member} está dentro da variação habitual.`,
    others: (claimed) => `${claimed}; nada mais sai do habitual`,
    all: (now) => `${now}: nenhuma diferença sai do habitual`,
  },
  it: {
    stood: (label, value, change, above, prior) =>
      `${label}: ${ref(value)}, ${ref(change, 'abs')} ${above ? 'sopra' : 'sotto'} il livello di ${prior}`,
    within: 'La differenza rientra nella variazione abituale.',
    ofMember: (member) => `La differenza di ${member} rientra nella variazione abituale.`,
    others: (claimed) => `${claimed}; il resto nella norma`,
    all: (now) => `${now}: nessuna differenza esce dal consueto`,
  },
  ja: {
    stood: (label, value, change, above, prior) =>
      `${label}は${ref(value)}、${prior}を${ref(change, 'abs')}${above ? '上回る水準' : '下回る水準'}`,
    within: 'この変化は通常の変動の範囲内です。',
    ofMember: (member) => `${member}の変化は通常の変動の範囲内です。`,
    others: (claimed) => `${claimed}、その他に目立った変化なし`,
    all: (now) => `${now}は目立った変化なし`,
  },
  zh: {
    stood: (label, value, change, above, prior) => `${label}为${ref(value)}，比${prior}${above ? '高' : '低'}${ref(change, 'abs')}`,
    within: '该变化在正常波动范围内。',
    ofMember: (member) => `${member}的变化在正常波动范围内。`,
    others: (claimed) => `${claimed}；其余无明显变化`,
    all: (now) => `${now}：无明显变化`,
  },
  ar: {
    stood: (label, value, change, above, prior) =>
      `${label}: ${ref(value)}، ${above ? 'فوق' : 'دون'} مستوى ${prior} بفارق ${ref(change, 'abs')}`,
    within: 'يقع هذا التغير ضمن التذبذب المعتاد.',
    ofMember: (member) => `يقع التغير لدى ${member} ضمن التذبذب المعتاد.`,
    others: (claimed) => `${claimed}؛ والباقي معتاد`,
    all: (now) => `${now}: لا تغير يخرج عن المعتاد`,
  },
};
