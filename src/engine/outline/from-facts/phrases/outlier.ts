/** What is said of a single row or member that is large out of all proportion, in nine languages. */

import type { FactId } from '../../../../model/fact.ts';
import type { LanguageCode } from '../../../../model/language.ts';
import { ref, type Text } from '../../../../model/text.ts';
import { inner } from './letter-case.ts';

interface OutlierPhrases {
  largest: (value: FactId, share: FactId, label: string, subject: { one: string; many: string }) => Text;
  /** The whole less that row, beside the prior period where it is known. */
  without: (label: string, without: FactId, against: { change: FactId; above: boolean; prior: string } | null) => Text;
  member: (member: string, label: string, value: FactId, median: FactId) => Text;
  risk: { head: string; response: string };
}

export const outlierPhrases: Readonly<Record<LanguageCode, OutlierPhrases>> = {
  en: {
    largest: (value, share, label, { one }) => `**The largest ${one}, ${ref(value)},** makes ${ref(share)} of ${inner(label)}.`,
    without: (label, without, against) =>
      `Without it ${inner(label)} would be ${ref(without)}${against ? `, ${ref(against.change, 'abs')} ${against.above ? 'above' : 'below'} ${against.prior}` : ''}.`,
    member: (member, label, value, median) =>
      `**${member} stands far from its peers** in ${inner(label)}: ${ref(value)} against a median of ${ref(median)}.`,
    risk: { head: 'Results that hang on a single entry', response: 'Consider judging the period without it' },
  },
  de: {
    largest: (value, share, label, { many }) => `**Größter Einzelposten (${many}): ${ref(value)}**, Anteil ${ref(share)} (${label}).`,
    without: (label, without, against) =>
      `${label} ohne ihn: ${ref(without)}${against ? `, ${ref(against.change, 'abs')} ${against.above ? 'über' : 'unter'} ${against.prior}` : ''}.`,
    member: (member, label, value, median) =>
      `**${member} liegt weit von den übrigen entfernt** (${label}): ${ref(value)} bei einem Median von ${ref(median)}.`,
    risk: { head: 'Ein Ergebnis, das an einem einzigen Posten hängt', response: 'Den Zeitraum auch ohne ihn beurteilen' },
  },
  fr: {
    largest: (value, share, label, { many }) => `**Plus gros élément (${many}) : ${ref(value)}**, soit ${ref(share)} (${label}).`,
    without: (label, without, against) =>
      `${label} hors cet élément : ${ref(without)}${against ? `, soit ${ref(against.change, 'abs')} ${against.above ? 'au-dessus' : 'au-dessous'} de ${against.prior}` : ''}.`,
    member: (member, label, value, median) =>
      `**${member} se détache nettement** (${label}) : ${ref(value)} pour une médiane de ${ref(median)}.`,
    risk: { head: 'Un résultat suspendu à un seul élément', response: 'Juger aussi la période sans lui' },
  },
  es: {
    largest: (value, share, label, { many }) => `**Mayor elemento (${many}): ${ref(value)}**, un ${ref(share)} (${label}).`,
    without: (label, without, against) =>
      `${label}, descontándolo: ${ref(without)}${against ? `, ${ref(against.change, 'abs')} por ${against.above ? 'encima' : 'debajo'} de ${against.prior}` : ''}.`,
    member: (member, label, value, median) =>
      `**${member} se aparta mucho del resto** (${label}): ${ref(value)} frente a una mediana de ${ref(median)}.`,
    risk: { head: 'Un resultado que depende de un solo elemento', response: 'Valorar también el período sin él' },
  },
  pt: {
    largest: (value, share, label, { many }) => `**Maior item (${many}): ${ref(value)}**, ${ref(share)} (${label}).`,
    without: (label, without, against) =>
      `${label}, descontando-o: ${ref(without)}${against ? `, ${ref(against.change, 'abs')} ${against.above ? 'acima' : 'abaixo'} de ${against.prior}` : ''}.`,
    member: (member, label, value, median) =>
      `**${member} está longe dos demais** (${label}): ${ref(value)} para uma mediana de ${ref(median)}.`,
    risk: { head: 'Um resultado que depende de um só item', response: 'Avaliar também o período sem ele' },
  },
  it: {
    largest: (value, share, label, { many }) => `**Voce più grande (${many}): ${ref(value)}**, pari a ${ref(share)} (${label}).`,
    without: (label, without, against) =>
      `${label} al netto di questa voce: ${ref(without)}${against ? `, ${ref(against.change, 'abs')} ${against.above ? 'sopra' : 'sotto'} il livello di ${against.prior}` : ''}.`,
    member: (member, label, value, median) =>
      `**${member} è molto distante dagli altri** (${label}): ${ref(value)} contro una mediana di ${ref(median)}.`,
    risk: { head: 'Un risultato che dipende da una sola voce', response: 'Valutare il periodo anche al netto di essa' },
  },
  ja: {
    largest: (value, share, label) => `**最大の一件は${ref(value)}**で、${label}の${ref(share)}を占めます。`,
    without: (label, without, against) =>
      `これを除く${label}は${ref(without)}${against ? `で、${against.prior}を${ref(against.change, 'abs')}${against.above ? '上回ります' : '下回ります'}` : 'です'}。`,
    member: (member, label, value, median) => `**${member}は突出しています**（${label}）：${ref(value)}、中央値は${ref(median)}。`,
    risk: { head: '一件に左右される実績', response: 'その一件を除いても期間を評価する' },
  },
  zh: {
    largest: (value, share, label) => `**最大的一笔为${ref(value)}**，占${label}的${ref(share)}。`,
    without: (label, without, against) =>
      `除去这一笔，${label}为${ref(without)}${against ? `，比${against.prior}${against.above ? '高' : '低'}${ref(against.change, 'abs')}` : ''}。`,
    member: (member, label, value, median) => `**${member}与其他项相差悬殊**（${label}）：${ref(value)}，中位数为${ref(median)}。`,
    risk: { head: '业绩取决于单独一笔', response: '也在除去这一笔的情况下评估本期' },
  },
  ar: {
    largest: (value, share, label, { many }) => `**أكبر بند (${many}): ${ref(value)}**، بحصة ${ref(share)} (${label}).`,
    without: (label, without, against) =>
      `${label} بعد استبعاده: ${ref(without)}${against ? `، ${against.above ? 'فوق' : 'دون'} مستوى ${against.prior} بفارق ${ref(against.change, 'abs')}` : ''}.`,
    member: (member, label, value, median) => `**${member} بعيد عن البقية** (${label}): ${ref(value)} مقابل وسيط قدره ${ref(median)}.`,
    risk: { head: 'نتيجة معلّقة ببند واحد', response: 'تقييم الفترة أيضًا بعد استبعاده' },
  },
};
