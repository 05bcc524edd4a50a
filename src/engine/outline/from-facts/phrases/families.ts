/** Sentences of the pages on recurring revenue and support, in every language. Every figure is a reference. */

import type { FactId } from '../../../../model/fact.ts';
import type { LanguageCode } from '../../../../model/language.ts';
import { ref, type Text } from '../../../../model/text.ts';

export interface FamilyPhrases {
  /** What the bridge of MRR says: gained from accounts that were there, and from new ones. */
  movement: (mrr: FactId, expansion: FactId, fresh: FactId) => Text[];
  lost: (lost: FactId, contraction: FactId, churned: FactId) => Text;
  bySubscription: (started: FactId, ended: FactId, period: string) => Text;
  ended: (now: FactId, before: FactId, prior: string) => Text;
  /** Net and gross retention of the accounts that paid at the end of the prior period. */
  retention: (nrr: FactId, grr: FactId, prior: string) => Text[];
  cohort: (accounts: FactId, prior: string) => Text;
  lostAccounts: (rate: FactId) => Text;
  tickets: (created: FactId, closed: FactId | null, now: string) => Text[];
  /** Satisfaction is never said without the share that answered. */
  satisfied: (share: FactId, response: FactId, answers: FactId) => Text;
}

const en: FamilyPhrases = {
  movement: (mrr, expansion, fresh) => [
    `MRR at ${ref(mrr)}: ${ref(expansion)} gained from existing accounts, ${ref(fresh)} from new ones`,
    `MRR at ${ref(mrr)}: ${ref(expansion)} from existing accounts`,
  ],
  lost: (lost, contraction, churned) =>
    `**${ref(lost)} lost**: ${ref(contraction)} with accounts that pay less, ${ref(churned)} with accounts that left.`,
  bySubscription: (started, ended, period) => `By subscription, ${ref(started)} started and ${ref(ended)} ended in ${period}.`,
  ended: (now, before, prior) => `**${ref(now)} subscriptions ended**, after ${ref(before)} in ${prior}.`,
  retention: (nrr, grr, prior) => [
    `Accounts of ${prior} now pay ${ref(nrr)} of what they paid, ${ref(grr)} without expansion`,
    `Retention: ${ref(nrr)} net, ${ref(grr)} gross`,
  ],
  cohort: (accounts, prior) => `**${ref(accounts)} accounts** paid at the end of ${prior}.`,
  lostAccounts: (rate) => `By subscriptions, ${ref(rate)} of them pay nothing any more.`,
  tickets: (created, closed, now) => [
    closed ? `${ref(created)} tickets came in during ${now}, ${ref(closed)} were closed` : `${ref(created)} tickets came in during ${now}`,
  ],
  satisfied: (share, response, answers) =>
    `**${ref(share)} satisfied**, of the ${ref(response)} of tickets that carry a score (${ref(answers)} answers).`,
};

const de: FamilyPhrases = {
  movement: (mrr, expansion, fresh) => [
    `MRR bei ${ref(mrr)}: ${ref(expansion)} mehr von Bestandskunden, ${ref(fresh)} von neuen`,
    `MRR bei ${ref(mrr)}: ${ref(expansion)} mehr von Bestandskunden`,
  ],
  lost: (lost, contraction, churned) =>
    `**${ref(lost)} verloren**: ${ref(contraction)} bei Kunden, die weniger zahlen, ${ref(churned)} bei Kunden, die gingen.`,
  bySubscription: (started, ended, period) => `Nach Abonnements: ${ref(started)} begonnen, ${ref(ended)} beendet (${period}).`,
  ended: (now, before, prior) => `**${ref(now)} Abonnements endeten**, nach ${ref(before)} in ${prior}.`,
  retention: (nrr, grr, prior) => [
    `Kunden aus ${prior} zahlen jetzt ${ref(nrr)} ihres Umsatzes, ${ref(grr)} ohne Zuwachs`,
    `Umsatzbindung: ${ref(nrr)} netto, ${ref(grr)} brutto`,
  ],
  cohort: (accounts, prior) => `**${ref(accounts)} Kunden** zahlten am Ende von ${prior}.`,
  lostAccounts: (rate) => `Nach Abonnements zahlen ${ref(rate)} davon nichts mehr.`,
  tickets: (created, closed, now) => [
    closed
      ? `${ref(created)} Tickets gingen in ${now} ein, ${ref(closed)} wurden geschlossen`
      : `${ref(created)} Tickets gingen in ${now} ein`,
  ],
  satisfied: (share, response, answers) =>
    `**${ref(share)} zufrieden**, von den ${ref(response)} der Tickets mit Bewertung (${ref(answers)} Antworten).`,
};

const fr: FamilyPhrases = {
  movement: (mrr, expansion, fresh) => [
    `MRR à ${ref(mrr)} : ${ref(expansion)} de plus des clients existants, ${ref(fresh)} des nouveaux`,
    `MRR à ${ref(mrr)} : ${ref(expansion)} de plus des clients existants`,
  ],
  lost: (lost, contraction, churned) =>
    `**${ref(lost)} perdus** : ${ref(contraction)} chez des clients qui paient moins, ${ref(churned)} chez des clients partis.`,
  bySubscription: (started, ended, period) => `Par abonnement : ${ref(started)} commencés, ${ref(ended)} terminés (${period}).`,
  ended: (now, before, prior) => `**${ref(now)} abonnements terminés**, après ${ref(before)} au ${prior}.`,
  retention: (nrr, grr, prior) => [
    `Les clients du ${prior} paient ${ref(nrr)} de leur montant, ${ref(grr)} hors expansion`,
    `Rétention : ${ref(nrr)} nette, ${ref(grr)} brute`,
  ],
  cohort: (accounts, prior) => `**${ref(accounts)} clients** payaient à la fin du ${prior}.`,
  lostAccounts: (rate) => `Selon les abonnements, ${ref(rate)} d’entre eux ne paient plus rien.`,
  tickets: (created, closed, now) => [
    closed ? `${ref(created)} tickets reçus au ${now}, ${ref(closed)} clos` : `${ref(created)} tickets reçus au ${now}`,
  ],
  satisfied: (share, response, answers) =>
    `**${ref(share)} satisfaits**, parmi les ${ref(response)} de tickets notés (${ref(answers)} réponses).`,
};

const es: FamilyPhrases = {
  movement: (mrr, expansion, fresh) => [
    `MRR en ${ref(mrr)}: ${ref(expansion)} más de clientes existentes, ${ref(fresh)} de nuevos`,
    `MRR en ${ref(mrr)}: ${ref(expansion)} más de clientes existentes`,
  ],
  lost: (lost, contraction, churned) =>
    `**${ref(lost)} perdidos**: ${ref(contraction)} en clientes que pagan menos, ${ref(churned)} en clientes que se fueron.`,
  bySubscription: (started, ended, period) => `Por suscripción: ${ref(started)} iniciados, ${ref(ended)} terminados (${period}).`,
  ended: (now, before, prior) => `**${ref(now)} suscripciones terminadas**, tras ${ref(before)} en ${prior}.`,
  retention: (nrr, grr, prior) => [
    `Los clientes del ${prior} pagan ahora ${ref(nrr)} de lo que pagaban, ${ref(grr)} sin expansión`,
    `Retención: ${ref(nrr)} neta, ${ref(grr)} bruta`,
  ],
  cohort: (accounts, prior) => `**${ref(accounts)} clientes** pagaban al final del ${prior}.`,
  lostAccounts: (rate) => `Según las suscripciones, ${ref(rate)} de ellos ya no pagan nada.`,
  tickets: (created, closed, now) => [
    closed ? `${ref(created)} tickets recibidos en el ${now}, ${ref(closed)} cerrados` : `${ref(created)} tickets recibidos en el ${now}`,
  ],
  satisfied: (share, response, answers) =>
    `**${ref(share)} satisfechos**, del ${ref(response)} de tickets con nota (${ref(answers)} respuestas).`,
};

const pt: FamilyPhrases = {
  movement: (mrr, expansion, fresh) => [
    `MRR em ${ref(mrr)}: ${ref(expansion)} a mais de clientes existentes, ${ref(fresh)} de novos`,
    `MRR em ${ref(mrr)}: ${ref(expansion)} a mais de clientes existentes`,
  ],
  lost: (lost, contraction, churned) =>
    `**${ref(lost)} perdidos**: ${ref(contraction)} em clientes que pagam menos, ${ref(churned)} em clientes que saíram.`,
  bySubscription: (started, ended, period) => `Por assinatura: ${ref(started)} iniciados, ${ref(ended)} encerrados (${period}).`,
  ended: (now, before, prior) => `**${ref(now)} assinaturas encerradas**, após ${ref(before)} no ${prior}.`,
  retention: (nrr, grr, prior) => [
    `Os clientes do ${prior} pagam agora ${ref(nrr)} do que pagavam, ${ref(grr)} sem expansão`,
    `Retenção: ${ref(nrr)} líquida, ${ref(grr)} bruta`,
  ],
  cohort: (accounts, prior) => `**${ref(accounts)} clientes** pagavam no fim do ${prior}.`,
  lostAccounts: (rate) => `Pelas assinaturas, ${ref(rate)} deles não pagam mais nada.`,
  tickets: (created, closed, now) => [
    closed ? `${ref(created)} chamados recebidos no ${now}, ${ref(closed)} fechados` : `${ref(created)} chamados recebidos no ${now}`,
  ],
  satisfied: (share, response, answers) =>
    `**${ref(share)} satisfeitos**, dos ${ref(response)} de chamados com nota (${ref(answers)} respostas).`,
};

const it: FamilyPhrases = {
  movement: (mrr, expansion, fresh) => [
    `MRR a ${ref(mrr)}: ${ref(expansion)} in più dai clienti esistenti, ${ref(fresh)} dai nuovi`,
    `MRR a ${ref(mrr)}: ${ref(expansion)} in più dai clienti esistenti`,
  ],
  lost: (lost, contraction, churned) =>
    `**${ref(lost)} persi**: ${ref(contraction)} con clienti che pagano meno, ${ref(churned)} con clienti andati via.`,
  bySubscription: (started, ended, period) => `Per abbonamento: ${ref(started)} iniziati, ${ref(ended)} conclusi (${period}).`,
  ended: (now, before, prior) => `**${ref(now)} abbonamenti conclusi**, dopo ${ref(before)} nel ${prior}.`,
  retention: (nrr, grr, prior) => [
    `I clienti del ${prior} pagano ora ${ref(nrr)} di quanto pagavano, ${ref(grr)} senza espansione`,
    `Ritenzione: ${ref(nrr)} netta, ${ref(grr)} lorda`,
  ],
  cohort: (accounts, prior) => `**${ref(accounts)} clienti** pagavano alla fine del ${prior}.`,
  lostAccounts: (rate) => `Secondo gli abbonamenti, ${ref(rate)} di loro non paga più nulla.`,
  tickets: (created, closed, now) => [
    closed ? `${ref(created)} ticket ricevuti nel ${now}, ${ref(closed)} chiusi` : `${ref(created)} ticket ricevuti nel ${now}`,
  ],
  satisfied: (share, response, answers) =>
    `**${ref(share)} soddisfatti**, del ${ref(response)} di ticket con voto (${ref(answers)} risposte).`,
};

const ja: FamilyPhrases = {
  movement: (mrr, expansion, fresh) => [
    `MRRは${ref(mrr)}、既存顧客から${ref(expansion)}、新規顧客から${ref(fresh)}の増加`,
    `MRRは${ref(mrr)}、既存顧客から${ref(expansion)}の増加`,
  ],
  lost: (lost, contraction, churned) => `**減少は${ref(lost)}**：支払いの減った顧客で${ref(contraction)}、離れた顧客で${ref(churned)}。`,
  bySubscription: (started, ended, period) => `契約で見ると、開始が${ref(started)}、終了が${ref(ended)}（${period}）。`,
  ended: (now, before, prior) => `**終了した契約は${ref(now)}件**、${prior}は${ref(before)}件。`,
  retention: (nrr, grr, prior) => [
    `${prior}の顧客の支払いは当時の${ref(nrr)}、拡大を除くと${ref(grr)}`,
    `継続率はネット${ref(nrr)}、グロス${ref(grr)}`,
  ],
  cohort: (accounts, prior) => `**${ref(accounts)}社**が${prior}の末に支払っていた。`,
  lostAccounts: (rate) => `契約で見ると、そのうち${ref(rate)}が支払いをやめた。`,
  tickets: (created, closed, now) => [
    closed ? `${now}の受付は${ref(created)}件、クローズは${ref(closed)}件` : `${now}の受付は${ref(created)}件`,
  ],
  satisfied: (share, response, answers) => `**満足は${ref(share)}**：評価のある${ref(response)}（回答${ref(answers)}件）のうち。`,
};

const zh: FamilyPhrases = {
  movement: (mrr, expansion, fresh) => [
    `MRR为${ref(mrr)}：现有客户增加${ref(expansion)}，新客户带来${ref(fresh)}`,
    `MRR为${ref(mrr)}：现有客户增加${ref(expansion)}`,
  ],
  lost: (lost, contraction, churned) => `**减少${ref(lost)}**：付费减少的客户${ref(contraction)}，离开的客户${ref(churned)}。`,
  bySubscription: (started, ended, period) => `按订阅计，新开${ref(started)}，结束${ref(ended)}（${period}）。`,
  ended: (now, before, prior) => `**结束的订阅为${ref(now)}份**，${prior}为${ref(before)}份。`,
  retention: (nrr, grr, prior) => [
    `${prior}的客户现在的付费为当时的${ref(nrr)}，不计扩展为${ref(grr)}`,
    `留存率：净${ref(nrr)}，总${ref(grr)}`,
  ],
  cohort: (accounts, prior) => `**${ref(accounts)}位客户**在${prior}末付费。`,
  lostAccounts: (rate) => `按订阅计，其中${ref(rate)}不再付费。`,
  tickets: (created, closed, now) => [closed ? `${now}新增工单${ref(created)}个，关闭${ref(closed)}个` : `${now}新增工单${ref(created)}个`],
  satisfied: (share, response, answers) => `**满意占${ref(share)}**：限于有评分的${ref(response)}工单（${ref(answers)}个评分）。`,
};

const ar: FamilyPhrases = {
  movement: (mrr, expansion, fresh) => [
    `الإيراد الشهري المتكرر ${ref(mrr)}: زاد ${ref(expansion)} من العملاء الحاليين و${ref(fresh)} من الجدد`,
    `الإيراد الشهري المتكرر ${ref(mrr)}: زاد ${ref(expansion)} من العملاء الحاليين`,
  ],
  lost: (lost, contraction, churned) =>
    `**الفاقد ${ref(lost)}**: ${ref(contraction)} لدى عملاء يدفعون أقل، و${ref(churned)} لدى عملاء غادروا.`,
  bySubscription: (started, ended, period) => `بحسب الاشتراكات: بدأ ${ref(started)} وانتهى ${ref(ended)} (${period}).`,
  ended: (now, before, prior) => `**الاشتراكات المنتهية ${ref(now)}**، بعد ${ref(before)} في ${prior}.`,
  retention: (nrr, grr, prior) => [
    `يدفع عملاء ${prior} الآن ${ref(nrr)} مما كانوا يدفعون، و${ref(grr)} دون التوسع`,
    `الاحتفاظ بالإيراد: صافٍ ${ref(nrr)}، إجمالي ${ref(grr)}`,
  ],
  cohort: (accounts, prior) => `**عدد العملاء ${ref(accounts)}** كانوا يدفعون في نهاية ${prior}.`,
  lostAccounts: (rate) => `بحسب الاشتراكات لم يعد ${ref(rate)} منهم يدفع شيئًا.`,
  tickets: (created, closed, now) => [
    closed ? `التذاكر الواردة في ${now} ${ref(created)}، والمغلقة ${ref(closed)}` : `التذاكر الواردة في ${now} ${ref(created)}`,
  ],
  satisfied: (share, response, answers) =>
    `**نسبة الراضين ${ref(share)}** من ${ref(response)} من التذاكر ذات التقييم (عدد الإجابات ${ref(answers)}).`,
};

const all: Readonly<Record<LanguageCode, FamilyPhrases>> = { en, de, fr, es, pt, it, ja, zh, ar };

export function familyPhrases(language: LanguageCode): FamilyPhrases {
  return all[language];
}
