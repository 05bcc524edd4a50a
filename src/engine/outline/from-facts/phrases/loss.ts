/** What is said of members whose sum is below zero, in nine languages. No verb agrees with a member's name: `Furniture` may be one or many. */

import type { FactId } from '../../../../model/fact.ts';
import type { LanguageCode } from '../../../../model/language.ts';
import { ref, type Text } from '../../../../model/text.ts';
import { inner } from './letter-case.ts';

interface LossPhrases {
  one: (member: string, label: string, value: FactId, whole: FactId) => Text[];
  many: (members: readonly string[], label: string, sum: FactId, whole: FactId) => Text[];
  point: (member: string, label: string, value: FactId, whole: FactId) => Text;
  /** The others without them. */
  without: (label: string, without: FactId) => Text;
  risk: (member: string, label: string) => { head: string; response: string };
  action: (member: string) => { head: string; what: string };
}

export const lossPhrases: Readonly<Record<LanguageCode, LossPhrases>> = {
  en: {
    one: (member, label, value, whole) => [
      `A loss at ${member}: ${ref(value)} in a total ${inner(label)} of ${ref(whole)}`,
      `A loss at ${member}: ${ref(value)}`,
    ],
    many: (members, label, sum, whole) => [
      `Losses at ${members.slice(0, -1).join(', ')} and ${members.at(-1)}: ${ref(sum)} in a total ${inner(label)} of ${ref(whole)}`,
      `Losses at ${members[0]} and others: ${ref(sum)} in ${inner(label)}`,
    ],
    point: (member, label, value, whole) => `**A loss at ${member}**: ${ref(value)} in a total ${inner(label)} of ${ref(whole)}.`,
    without: (label, without) => `Without the losses ${inner(label)} would be ${ref(without)}.`,
    risk: (member, label) => ({
      head: `A lasting loss at ${member}`,
      response: `Consider what price, cost or exit would end it (${inner(label)})`,
    }),
    action: (member) => ({
      head: `decide on ${member}`,
      what: `Go through prices, discounts and costs at ${member} and decide whether to go on`,
    }),
  },
  de: {
    one: (member, label, value, whole) => [
      `Verlust bei ${member}: ${ref(value)}, insgesamt ${ref(whole)} (${label})`,
      `Verlust bei ${member}: ${ref(value)}`,
    ],
    many: (members, label, sum, whole) => [
      `Verluste bei ${members.slice(0, -1).join(', ')} und ${members.at(-1)}: ${ref(sum)}, insgesamt ${ref(whole)} (${label})`,
      `Verluste bei ${members[0]} und weiteren: ${ref(sum)} (${label})`,
    ],
    point: (member, label, value, whole) => `**Verlust bei ${member}**: ${ref(value)}, insgesamt ${ref(whole)} (${label}).`,
    without: (label, without) => `${label} ohne diese Verluste: ${ref(without)}.`,
    risk: (member, label) => ({
      head: `Anhaltender Verlust bei ${member}`,
      response: `Klären, welcher Preis, welche Kosten oder welcher Ausstieg ihn beendet (${label})`,
    }),
    action: (member) => ({
      head: `über ${member} entscheiden`,
      what: `Preise, Rabatte und Kosten bei ${member} prüfen und über die Fortführung entscheiden`,
    }),
  },
  fr: {
    one: (member, label, value, whole) => [
      `Perte chez ${member} : ${ref(value)}, pour un total de ${ref(whole)} (${label})`,
      `Perte chez ${member} : ${ref(value)}`,
    ],
    many: (members, label, sum, whole) => [
      `Pertes chez ${members.slice(0, -1).join(', ')} et ${members.at(-1)} : ${ref(sum)}, pour un total de ${ref(whole)} (${label})`,
      `Pertes chez ${members[0]} et d’autres : ${ref(sum)} (${label})`,
    ],
    point: (member, label, value, whole) => `**Perte chez ${member}** : ${ref(value)}, pour un total de ${ref(whole)} (${label}).`,
    without: (label, without) => `${label} hors pertes : ${ref(without)}.`,
    risk: (member, label) => ({
      head: `Une perte durable chez ${member}`,
      response: `Voir quel prix, quel coût ou quel retrait y mettrait fin (${label})`,
    }),
    action: (member) => ({ head: `trancher pour ${member}`, what: `Revoir prix, remises et coûts de ${member} et décider de la suite` }),
  },
  es: {
    one: (member, label, value, whole) => [
      `Pérdida en ${member}: ${ref(value)}, de un total de ${ref(whole)} (${label})`,
      `Pérdida en ${member}: ${ref(value)}`,
    ],
    many: (members, label, sum, whole) => [
      `Pérdidas en ${members.slice(0, -1).join(', ')} y ${members.at(-1)}: ${ref(sum)}, de un total de ${ref(whole)} (${label})`,
      `Pérdidas en ${members[0]} y otros: ${ref(sum)} (${label})`,
    ],
    point: (member, label, value, whole) => `**Pérdida en ${member}**: ${ref(value)}, de un total de ${ref(whole)} (${label}).`,
    without: (label, without) => `${label} descontando las pérdidas: ${ref(without)}.`,
    risk: (member, label) => ({
      head: `Una pérdida duradera en ${member}`,
      response: `Considerar qué precio, coste o salida la terminaría (${label})`,
    }),
    action: (member) => ({
      head: `decidir sobre ${member}`,
      what: `Revisar precios, descuentos y costes de ${member} y decidir si se continúa`,
    }),
  },
  pt: {
    one: (member, label, value, whole) => [
      `Prejuízo em ${member}: ${ref(value)}, de um total de ${ref(whole)} (${label})`,
      `Prejuízo em ${member}: ${ref(value)}`,
    ],
    many: (members, label, sum, whole) => [
      `Prejuízos em ${members.slice(0, -1).join(', ')} e ${members.at(-1)}: ${ref(sum)}, de um total de ${ref(whole)} (${label})`,
      `Prejuízos em ${members[0]} e outros: ${ref(sum)} (${label})`,
    ],
    point: (member, label, value, whole) => `**Prejuízo em ${member}**: ${ref(value)}, de um total de ${ref(whole)} (${label}).`,
    without: (label, without) => `${label} descontados os prejuízos: ${ref(without)}.`,
    risk: (member, label) => ({
      head: `Um prejuízo duradouro em ${member}`,
      response: `Considerar que preço, custo ou saída o encerraria (${label})`,
    }),
    action: (member) => ({ head: `decidir sobre ${member}`, what: `Rever preços, descontos e custos de ${member} e decidir se continua` }),
  },
  it: {
    one: (member, label, value, whole) => [
      `Perdita per ${member}: ${ref(value)}, su un totale di ${ref(whole)} (${label})`,
      `Perdita per ${member}: ${ref(value)}`,
    ],
    many: (members, label, sum, whole) => [
      `Perdite per ${members.slice(0, -1).join(', ')} e ${members.at(-1)}: ${ref(sum)}, su un totale di ${ref(whole)} (${label})`,
      `Perdite per ${members[0]} e altri: ${ref(sum)} (${label})`,
    ],
    point: (member, label, value, whole) => `**Perdita per ${member}**: ${ref(value)}, su un totale di ${ref(whole)} (${label}).`,
    without: (label, without) => `${label} al netto delle perdite: ${ref(without)}.`,
    risk: (member, label) => ({
      head: `Una perdita duratura per ${member}`,
      response: `Valutare quale prezzo, costo o uscita la chiuderebbe (${label})`,
    }),
    action: (member) => ({ head: `decidere su ${member}`, what: `Rivedere prezzi, sconti e costi di ${member} e decidere se proseguire` }),
  },
  ja: {
    one: (member, label, value, whole) => [
      `${member}は赤字：${ref(value)}（${label}の合計は${ref(whole)}）`,
      `${member}は赤字：${ref(value)}`,
    ],
    many: (members, label, sum, whole) => [
      `${members.join('、')}は赤字：計${ref(sum)}（${label}の合計は${ref(whole)}）`,
      `${members[0]}などは赤字：計${ref(sum)}`,
    ],
    point: (member, label, value, whole) => `**${member}は赤字**：${ref(value)}（${label}の合計は${ref(whole)}）。`,
    without: (label, without) => `赤字を除いた${label}は${ref(without)}です。`,
    risk: (member, label) => ({ head: `${member}の赤字の継続`, response: `価格、費用、撤退のいずれで止めるかを検討する（${label}）` }),
    action: (member) => ({ head: `${member}の方針を決める`, what: `${member}の価格、値引き、費用を見直し、続けるかを決める` }),
  },
  zh: {
    one: (member, label, value, whole) => [`${member}亏损：${ref(value)}（${label}合计${ref(whole)}）`, `${member}亏损：${ref(value)}`],
    many: (members, label, sum, whole) => [
      `${members.join('、')}亏损：共${ref(sum)}（${label}合计${ref(whole)}）`,
      `${members[0]}等亏损：共${ref(sum)}`,
    ],
    point: (member, label, value, whole) => `**${member}亏损**：${ref(value)}（${label}合计${ref(whole)}）。`,
    without: (label, without) => `除去亏损，${label}为${ref(without)}。`,
    risk: (member, label) => ({ head: `${member}持续亏损`, response: `考虑以何种价格、成本或退出来止住（${label}）` }),
    action: (member) => ({ head: `对${member}作出决定`, what: `梳理${member}的价格、折扣和成本，决定是否继续` }),
  },
  ar: {
    one: (member, label, value, whole) => [
      `خسارة لدى ${member}: ${ref(value)} من إجمالي ${ref(whole)} (${label})`,
      `خسارة لدى ${member}: ${ref(value)}`,
    ],
    many: (members, label, sum, whole) => [
      `خسائر لدى ${members.join('، ')}: ${ref(sum)} من إجمالي ${ref(whole)} (${label})`,
      `خسائر لدى ${members[0]} وغيرها: ${ref(sum)} (${label})`,
    ],
    point: (member, label, value, whole) => `**خسارة لدى ${member}**: ${ref(value)} من إجمالي ${ref(whole)} (${label}).`,
    without: (label, without) => `${label} بعد استبعاد الخسائر: ${ref(without)}.`,
    risk: (member, label) => ({
      head: `خسارة مستمرة لدى ${member}`,
      response: `النظر في السعر أو التكلفة أو الخروج الذي ينهيها (${label})`,
    }),
    action: (member) => ({ head: `حسم وضع ${member}`, what: `مراجعة أسعار ${member} وخصوماتها وتكاليفها والبت في الاستمرار` }),
  },
};
