/** Heads of the list of single support requests in a customer's review, in nine languages. */
import type { LanguageCode } from '../../../../model/language.ts';

interface RequestPhrases {
  request: string;
  opened: string;
  closed: string;
  priority: string;
  /** Of one that has not been closed. */
  open: string;
}

export const requestPhrases: Readonly<Record<LanguageCode, RequestPhrases>> = {
  en: { request: 'Request', opened: 'Received', closed: 'Resolved', priority: 'Priority', open: 'open' },
  de: { request: 'Anfrage', opened: 'Eingegangen', closed: 'Gelöst', priority: 'Priorität', open: 'offen' },
  fr: { request: 'Demande', opened: 'Reçue', closed: 'Résolue', priority: 'Priorité', open: 'ouverte' },
  es: { request: 'Solicitud', opened: 'Recibida', closed: 'Resuelta', priority: 'Prioridad', open: 'abierta' },
  pt: { request: 'Solicitação', opened: 'Recebida', closed: 'Resolvida', priority: 'Prioridade', open: 'aberta' },
  it: { request: 'Richiesta', opened: 'Ricevuta', closed: 'Risolta', priority: 'Priorità', open: 'aperta' },
  ja: { request: '問い合わせ', opened: '受付日', closed: '解決日', priority: '優先度', open: '未解決' },
  zh: { request: '请求', opened: '提交日期', closed: '解决日期', priority: '优先级', open: '未解决' },
  ar: { request: 'الطلب', opened: 'تاريخ الاستلام', closed: 'تاريخ الحل', priority: 'الأولوية', open: 'مفتوح' },
};
