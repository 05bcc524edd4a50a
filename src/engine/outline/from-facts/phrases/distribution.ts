/** What the page of a measure's distribution says, in nine languages. */

import type { FactId } from '../../../../model/fact.ts';
import type { LanguageCode } from '../../../../model/language.ts';
import { ref, type Text } from '../../../../model/text.ts';

interface DistributionPhrases {
  /** Label as a sentence begins with it, the share of rows between the quartiles, and these. */
  title: (label: string, middle: FactId, lower: FactId, upper: FactId) => Text;
  lead: (label: string, many: string) => string;
  median: (median: FactId) => Text;
  /** Where the median stands on the axis. */
  mark: string;
  /** The mean lies well above the median. */
  skewed: (mean: FactId) => Text;
}

export const distributionPhrases: Readonly<Record<LanguageCode, DistributionPhrases>> = {
  en: {
    title: (label, middle, lower, upper) => `${label}: ${ref(middle)} lie between ${ref(lower)} and ${ref(upper)}`,
    lead: (label, many) => `Number of ${many} by class of ${label.charAt(0).toLowerCase()}${label.slice(1)}`,
    median: (median) => `**The median is ${ref(median)}**: as many lie below it as above.`,
    mark: 'Median',
    skewed: (mean) => `The mean, ${ref(mean)}, lies well above it: a few large values pull it up.`,
  },
  de: {
    title: (label, middle, lower, upper) => `${label}: ${ref(middle)} liegen zwischen ${ref(lower)} und ${ref(upper)}`,
    lead: (label, many) => `Anzahl der ${many} nach Klassen: ${label}`,
    median: (median) => `**Der Median ist ${ref(median)}**: Ebenso viele liegen darunter wie darüber.`,
    mark: 'Median',
    skewed: (mean) => `Der Mittelwert, ${ref(mean)}, liegt deutlich darüber: Wenige große Werte ziehen ihn nach oben.`,
  },
  fr: {
    title: (label, middle, lower, upper) => `${label} : ${ref(middle)} se situent entre ${ref(lower)} et ${ref(upper)}`,
    lead: (label, many) => `Nombre de ${many} par classe : ${label}`,
    median: (median) => `**La médiane est de ${ref(median)}** : autant sont en dessous qu’au-dessus.`,
    mark: 'Médiane',
    skewed: (mean) => `La moyenne, ${ref(mean)}, est nettement au-dessus : quelques grandes valeurs la tirent vers le haut.`,
  },
  es: {
    title: (label, middle, lower, upper) => `${label}: ${ref(middle)} están entre ${ref(lower)} y ${ref(upper)}`,
    lead: (label, many) => `Número de ${many} por clase: ${label}`,
    median: (median) => `**La mediana es ${ref(median)}**: quedan tantos por debajo como por encima.`,
    mark: 'Mediana',
    skewed: (mean) => `La media, ${ref(mean)}, queda muy por encima: unos pocos valores grandes la elevan.`,
  },
  pt: {
    title: (label, middle, lower, upper) => `${label}: ${ref(middle)} ficam entre ${ref(lower)} e ${ref(upper)}`,
    lead: (label, many) => `Número de ${many} por classe: ${label}`,
    median: (median) => `**A mediana é ${ref(median)}**: tantos ficam abaixo como acima.`,
    mark: 'Mediana',
    skewed: (mean) => `A média, ${ref(mean)}, fica bem acima: alguns valores grandes puxam-na para cima.`,
  },
  it: {
    title: (label, middle, lower, upper) => `${label}: ${ref(middle)} stanno tra ${ref(lower)} e ${ref(upper)}`,
    lead: (label, many) => `Numero di ${many} per classe: ${label}`,
    median: (median) => `**La mediana è ${ref(median)}**: tanti stanno sotto quanti sopra.`,
    mark: 'Mediana',
    skewed: (mean) => `La media, ${ref(mean)}, sta ben sopra: pochi valori grandi la spingono in alto.`,
  },
  ja: {
    title: (label, middle, lower, upper) => `${label}：${ref(middle)}が${ref(lower)}から${ref(upper)}の間`,
    lead: (label, many) => `${label}の階級別の${many}数`,
    median: (median) => `**中央値は${ref(median)}**：これを下回る数と上回る数は同じです。`,
    mark: '中央値',
    skewed: (mean) => `平均の${ref(mean)}はこれを大きく上回ります。少数の大きな値が引き上げています。`,
  },
  zh: {
    title: (label, middle, lower, upper) => `${label}：${ref(middle)}介于${ref(lower)}与${ref(upper)}之间`,
    lead: (label, many) => `按${label}分组的${many}数`,
    median: (median) => `**中位数为${ref(median)}**：低于它的与高于它的一样多。`,
    mark: '中位数',
    skewed: (mean) => `平均值${ref(mean)}明显更高：少数较大的数值将其拉高。`,
  },
  ar: {
    title: (label, middle, lower, upper) => `${label}: ${ref(middle)} بين ${ref(lower)} و${ref(upper)}`,
    lead: (label, many) => `عدد ${many} حسب الفئات: ${label}`,
    median: (median) => `**الوسيط هو ${ref(median)}**: ما دونه بقدر ما فوقه.`,
    mark: 'الوسيط',
    skewed: (mean) => `المتوسط، ${ref(mean)}، أعلى منه بوضوح: ترفعه قيم كبيرة قليلة.`,
  },
};
