/** What a ranking says besides its leader, in nine languages. */

import type { FactId } from '../../../../model/fact.ts';
import type { LanguageCode } from '../../../../model/language.ts';
import { ref, type Text } from '../../../../model/text.ts';

interface RankingPhrases {
  /** Whoever is first, where no more than that is to be said. */
  first: (label: string, member: string, value: FactId) => Text;
  /** Members that are not drawn, with their sum. */
  remainder: (count: FactId, many: string, value: FactId) => Text;
  /** The lowest of those that are not drawn. */
  last: (member: string, value: FactId) => Text;
  /** The members in a table that nobody leads. */
  figures: (dimension: string) => Text;
}

export const rankingPhrases: Readonly<Record<LanguageCode, RankingPhrases>> = {
  en: {
    first: (label, member, value) => `${label}: ${member} is first at ${ref(value)}`,
    remainder: (count, many, value) => `The remaining ${ref(count)} ${many.toLowerCase()} come to ${ref(value)} together.`,
    last: (member, value) => `Not shown: the others, down to ${member} at ${ref(value)}.`,
    figures: (dimension) => `${dimension} in figures`,
  },
  de: {
    first: (label, member, value) => `${label}: ${member} liegt vorn mit ${ref(value)}`,
    remainder: (count, many, value) => `Die übrigen ${ref(count)} (${many}) kommen zusammen auf ${ref(value)}.`,
    last: (member, value) => `Nicht gezeigt: die übrigen, bis hinab zu ${member} mit ${ref(value)}.`,
    figures: (dimension) => `${dimension} in Zahlen`,
  },
  fr: {
    first: (label, member, value) => `${label} : ${member} arrive en tête avec ${ref(value)}`,
    remainder: (count, many, value) => `Les ${ref(count)} autres (${many}) totalisent ${ref(value)}.`,
    last: (member, value) => `Non affichés : les autres, jusqu’à ${member} avec ${ref(value)}.`,
    figures: (dimension) => `${dimension} en chiffres`,
  },
  es: {
    first: (label, member, value) => `${label}: ${member} va en primer lugar con ${ref(value)}`,
    remainder: (count, many, value) => `Los ${ref(count)} restantes (${many}) suman ${ref(value)}.`,
    last: (member, value) => `No se muestran los demás, hasta ${member} con ${ref(value)}.`,
    figures: (dimension) => `${dimension} en cifras`,
  },
  pt: {
    first: (label, member, value) => `${label}: ${member} vem em primeiro lugar com ${ref(value)}`,
    remainder: (count, many, value) => `Os ${ref(count)} restantes (${many}) somam ${ref(value)}.`,
    last: (member, value) => `Não são mostrados os demais, até ${member} com ${ref(value)}.`,
    figures: (dimension) => `${dimension} em números`,
  },
  it: {
    first: (label, member, value) => `${label}: ${member} è al primo posto con ${ref(value)}`,
    remainder: (count, many, value) => `Gli altri ${ref(count)} (${many}) sommano ${ref(value)}.`,
    last: (member, value) => `Non mostrati: gli altri, fino a ${member} con ${ref(value)}.`,
    figures: (dimension) => `${dimension} in cifre`,
  },
  ja: {
    first: (label, member, value) => `${label}：${member}が${ref(value)}で首位`,
    remainder: (count, many, value) => `残り${ref(count)}の${many}の合計は${ref(value)}です。`,
    last: (member, value) => `表示していない中で最も低いのは${member}の${ref(value)}です。`,
    figures: (dimension) => `数値で見る${dimension}`,
  },
  zh: {
    first: (label, member, value) => `${label}：${member}以${ref(value)}居首`,
    remainder: (count, many, value) => `其余${ref(count)}个${many}合计${ref(value)}。`,
    last: (member, value) => `未显示的其余项中最低的是${member}，为${ref(value)}。`,
    figures: (dimension) => `${dimension}数据一览`,
  },
  ar: {
    first: (label, member, value) => `${label}: ${member} في المقدمة بقيمة ${ref(value)}`,
    remainder: (count, many, value) => `مجموع البقية وعددها ${ref(count)} (${many}) هو ${ref(value)}.`,
    last: (member, value) => `لم تُعرض البقية، وأدناها ${member} بقيمة ${ref(value)}.`,
    figures: (dimension) => `${dimension} بالأرقام`,
  },
};
