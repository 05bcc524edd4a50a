/** What is to be said of subscriptions and tickets, in every language but English: `{rows}` and the like are put in. */
import type { LanguageCode } from '../../../../../model/language.ts';

export type FamilySentence = 'trials' | 'no-start' | 'ends-first' | 'no-score' | 'closed-before-opened' | 'churn-sources';

export const familySentences: Readonly<Record<Exclude<LanguageCode, 'en'>, Readonly<Record<FamilySentence, string>>>> = {
  de: {
    trials: 'Testphasen in {file}, die noch nichts zahlen, ausgelassen: {rows}.',
    'no-start': 'Abonnements in {file} ohne Beginn oder Betrag, ausgelassen: {rows}.',
    'ends-first': 'Abonnements in {file}, die vor ihrem Beginn enden, ausgelassen: {rows}.',
    'no-score': 'Tickets in {file} ohne Bewertung der Zufriedenheit: {rows} von {all}; die Zufriedenheit spricht nur von den anderen.',
    'closed-before-opened': 'Tickets in {file}, die vor ihrem Eingang geschlossen sind: {rows}.',
    'churn-sources': 'Die Quellen nennen verschiedene Zahlen abgewanderter Kunden; keine wird gezeigt: {sources}.',
  },
  fr: {
    trials: 'Essais dans {file} qui ne paient encore rien, écartés : {rows}.',
    'no-start': 'Abonnements dans {file} sans début ou sans montant, écartés : {rows}.',
    'ends-first': 'Abonnements dans {file} qui finissent avant de commencer, écartés : {rows}.',
    'no-score': 'Tickets dans {file} sans note de satisfaction : {rows} sur {all} ; la satisfaction ne parle que des autres.',
    'closed-before-opened': 'Tickets dans {file} clos avant leur réception : {rows}.',
    'churn-sources': 'Les sources donnent des nombres différents de clients partis ; aucun n’est montré : {sources}.',
  },
  es: {
    trials: 'Pruebas en {file} que aún no pagan nada, excluidas: {rows}.',
    'no-start': 'Suscripciones en {file} sin inicio o sin importe, excluidas: {rows}.',
    'ends-first': 'Suscripciones en {file} que terminan antes de empezar, excluidas: {rows}.',
    'no-score': 'Tickets en {file} sin nota de satisfacción: {rows} de {all}; la satisfacción habla solo de los demás.',
    'closed-before-opened': 'Tickets en {file} cerrados antes de recibirse: {rows}.',
    'churn-sources': 'Las fuentes dan números distintos de clientes perdidos; no se muestra ninguno: {sources}.',
  },
  pt: {
    trials: 'Testes em {file} que ainda nada pagam, excluídos: {rows}.',
    'no-start': 'Assinaturas em {file} sem início ou sem valor, excluídas: {rows}.',
    'ends-first': 'Assinaturas em {file} que terminam antes de começar, excluídas: {rows}.',
    'no-score': 'Chamados em {file} sem nota de satisfação: {rows} de {all}; a satisfação fala só dos demais.',
    'closed-before-opened': 'Chamados em {file} fechados antes de recebidos: {rows}.',
    'churn-sources': 'As fontes dão números diferentes de clientes perdidos; nenhum é mostrado: {sources}.',
  },
  it: {
    trials: 'Prove in {file} che ancora non pagano nulla, escluse: {rows}.',
    'no-start': 'Abbonamenti in {file} senza inizio o senza importo, esclusi: {rows}.',
    'ends-first': 'Abbonamenti in {file} che finiscono prima di iniziare, esclusi: {rows}.',
    'no-score': 'Ticket in {file} senza voto di soddisfazione: {rows} su {all}; la soddisfazione parla solo degli altri.',
    'closed-before-opened': 'Ticket in {file} chiusi prima della ricezione: {rows}.',
    'churn-sources': 'Le fonti danno numeri diversi di clienti persi; nessuno viene mostrato: {sources}.',
  },
  ja: {
    trials: '{file}のうち、まだ支払いのない試用のため除外した行：{rows}。',
    'no-start': '{file}のうち、開始日または金額のない契約のため除外した行：{rows}。',
    'ends-first': '{file}のうち、開始前に終了する契約のため除外した行：{rows}。',
    'no-score': '{file}の問い合わせ{all}件のうち、満足度の評価がないもの：{rows}。満足度は残りのみの値。',
    'closed-before-opened': '{file}のうち、受付前にクローズした問い合わせ：{rows}。',
    'churn-sources': '解約した顧客の数は出典によって異なるため、いずれも示さない：{sources}。',
  },
  zh: {
    trials: '{file} 中尚未付费的试用，已排除：{rows}。',
    'no-start': '{file} 中没有开始日期或金额的订阅，已排除：{rows}。',
    'ends-first': '{file} 中结束早于开始的订阅，已排除：{rows}。',
    'no-score': '{file} 的 {all} 个工单中没有满意度评分的：{rows}；满意度仅就其余而言。',
    'closed-before-opened': '{file} 中关闭早于提交的工单：{rows}。',
    'churn-sources': '各来源的流失客户数不一致，均不展示：{sources}。',
  },
  ar: {
    trials: 'تجارب في {file} لا تدفع بعد، مستبعدة: {rows}.',
    'no-start': 'اشتراكات في {file} بلا بداية أو بلا مبلغ، مستبعدة: {rows}.',
    'ends-first': 'اشتراكات في {file} تنتهي قبل أن تبدأ، مستبعدة: {rows}.',
    'no-score': 'تذاكر في {file} بلا تقييم للرضا: {rows} من {all}؛ والرضا عن البقية وحدها.',
    'closed-before-opened': 'تذاكر في {file} أُغلقت قبل ورودها: {rows}.',
    'churn-sources': 'تختلف المصادر في عدد العملاء المفقودين فلا يُعرض أي منها: {sources}.',
  },
};
