/** Why a measure of subscriptions, tickets or open deals cannot be computed, in every language but English. */
import type { LanguageCode } from '../../../../language/language.ts';

const english = [
  'The subscriptions name no account.',
  'The tickets have no closing date.',
  'The tickets have no time of resolution.',
  'The tickets have no time of first response.',
  'The tickets have no satisfaction score.',
  'The tickets do not say whether they were escalated.',
  'The tickets have no due date.',
  'Open deals have no expected close date.',
  'Open deals have no date of activity or creation.',
] as const;

/** In the order of the English ones. */
const others: Readonly<Record<Exclude<LanguageCode, 'en'>, readonly string[]>> = {
  de: [
    'Die Abonnements nennen keinen Kunden.',
    'Die Tickets haben kein Schließdatum.',
    'Die Tickets haben keine Lösungszeit.',
    'Die Tickets haben keine Zeit bis zur ersten Antwort.',
    'Die Tickets haben keine Bewertung der Zufriedenheit.',
    'Die Tickets sagen nicht, ob sie eskaliert wurden.',
    'Die Tickets haben keinen Fälligkeitstag.',
    'Offene Deals haben kein erwartetes Abschlussdatum.',
    'Offene Deals haben kein Datum der Aktivität oder Anlage.',
  ],
  fr: [
    'Les abonnements ne nomment aucun client.',
    'Les tickets n’ont pas de date de clôture.',
    'Les tickets n’ont pas de délai de résolution.',
    'Les tickets n’ont pas de délai de première réponse.',
    'Les tickets n’ont pas de note de satisfaction.',
    'Les tickets ne disent pas s’ils ont été escaladés.',
    'Les tickets n’ont pas d’échéance.',
    'Les affaires ouvertes n’ont pas de date de clôture prévue.',
    'Les affaires ouvertes n’ont pas de date d’activité ni de création.',
  ],
  es: [
    'Las suscripciones no nombran ningún cliente.',
    'Los tickets no tienen fecha de cierre.',
    'Los tickets no tienen tiempo de resolución.',
    'Los tickets no tienen tiempo hasta la primera respuesta.',
    'Los tickets no tienen nota de satisfacción.',
    'Los tickets no dicen si se escalaron.',
    'Los tickets no tienen fecha de vencimiento.',
    'Las operaciones abiertas no tienen fecha de cierre prevista.',
    'Las operaciones abiertas no tienen fecha de actividad ni de creación.',
  ],
  pt: [
    'As assinaturas não nomeiam nenhum cliente.',
    'Os chamados não têm data de fechamento.',
    'Os chamados não têm tempo de resolução.',
    'Os chamados não têm tempo até a primeira resposta.',
    'Os chamados não têm nota de satisfação.',
    'Os chamados não dizem se foram escalonados.',
    'Os chamados não têm data de vencimento.',
    'Os negócios abertos não têm data prevista de fechamento.',
    'Os negócios abertos não têm data de atividade nem de criação.',
  ],
  it: [
    'Gli abbonamenti non nominano alcun cliente.',
    'I ticket non hanno una data di chiusura.',
    'I ticket non hanno un tempo di risoluzione.',
    'I ticket non hanno un tempo alla prima risposta.',
    'I ticket non hanno un voto di soddisfazione.',
    'I ticket non dicono se sono stati sottoposti a escalation.',
    'I ticket non hanno una scadenza.',
    'Le trattative aperte non hanno una data di chiusura prevista.',
    'Le trattative aperte non hanno una data di attività né di creazione.',
  ],
  ja: [
    '契約に顧客の記載がない。',
    '問い合わせにクローズ日がない。',
    '問い合わせに解決時間がない。',
    '問い合わせに初回応答時間がない。',
    '問い合わせに満足度の評価がない。',
    '問い合わせにエスカレーションの記録がない。',
    '問い合わせに期限がない。',
    '進行中の案件に予定クローズ日がない。',
    '進行中の案件に活動日も作成日もない。',
  ],
  zh: [
    '订阅未注明客户。',
    '工单没有关闭日期。',
    '工单没有解决时长。',
    '工单没有首次响应时长。',
    '工单没有满意度评分。',
    '工单未注明是否升级。',
    '工单没有到期日。',
    '进行中的商机没有预计关闭日期。',
    '进行中的商机没有活动日期或创建日期。',
  ],
  ar: [
    'لا تذكر الاشتراكات أي عميل.',
    'ليس للتذاكر تاريخ إغلاق.',
    'ليس للتذاكر زمن حل.',
    'ليس للتذاكر زمن رد أول.',
    'ليس للتذاكر تقييم للرضا.',
    'لا تذكر التذاكر ما إذا جرى تصعيدها.',
    'ليس للتذاكر موعد استحقاق.',
    'ليس للصفقات المفتوحة تاريخ إغلاق متوقع.',
    'ليس للصفقات المفتوحة تاريخ نشاط أو إنشاء.',
  ],
};

/** The reason in the language; null for one that is not known here. */
export function familyReason(reason: string, language: LanguageCode): string | null {
  const at = (english as readonly string[]).indexOf(reason);
  return at < 0 || language === 'en' ? null : others[language][at]!;
}
