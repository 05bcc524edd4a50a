/** Measures of support and of open deals that wait, in every language but English, which the data stage writes itself. */
import type { Noun as Arabic } from './ar.ts';
import type { Noun as German } from './de.ts';
import type { Noun as Spanish } from './es.ts';
import type { Noun as French } from './fr.ts';
import type { Noun as Italian } from './it.ts';
import { ar, de, fr, plain, the } from './name-of.ts';
import type { Name } from './names.ts';
import type { Noun as Portuguese } from './pt.ts';

export const supportIds = [
  'tickets_created',
  'tickets_closed',
  'ticket_backlog',
  'resolution_time',
  'resolution_time_median',
  'resolution_time_p90',
  'first_response',
  'first_response_median',
  'first_response_p90',
  'csat_response',
  'csat_share',
  'csat_mean',
  'escalation_rate',
  'sla_met',
  'stale_count',
  'stale_value',
  'overdue_count',
  'overdue_value',
] as const;
type Named<N extends Name> = Readonly<Record<(typeof supportIds)[number], N>>;

const german: Named<German> = {
  tickets_created: de(
    'Eingegangene Tickets',
    'die Zahl der eingegangenen Tickets',
    'der eingegangenen Tickets',
    'bei den eingegangenen Tickets',
    'Zahl der im Zeitraum eingegangenen Tickets.',
  ),
  tickets_closed: de(
    'Geschlossene Tickets',
    'die Zahl der geschlossenen Tickets',
    'der geschlossenen Tickets',
    'bei den geschlossenen Tickets',
    'Zahl der im Zeitraum geschlossenen Tickets.',
  ),
  ticket_backlog: de(
    'Offene Tickets',
    'die Zahl der offenen Tickets',
    'der offenen Tickets',
    'bei den offenen Tickets',
    'Zahl der Tickets, die am letzten Tag des Zeitraums eingegangen und nicht geschlossen sind.',
  ),
  resolution_time: de(
    'Lösungszeit',
    'die Lösungszeit',
    'der Lösungszeit',
    'bei der Lösungszeit',
    'Mittlere Zeit vom Eingang bis zum Schließen der im Zeitraum eingegangenen Tickets.',
  ),
  resolution_time_median: de(
    'Lösungszeit (Median)',
    'die Lösungszeit im Median',
    'der Lösungszeit im Median',
    'bei der Lösungszeit im Median',
    'Median der Zeit vom Eingang bis zum Schließen der im Zeitraum eingegangenen Tickets.',
  ),
  resolution_time_p90: de(
    'Lösungszeit (oberstes Dezil)',
    'die Lösungszeit im obersten Dezil',
    'der Lösungszeit im obersten Dezil',
    'bei der Lösungszeit im obersten Dezil',
    'Zeit vom Eingang bis zum Schließen, die nur das langsamste Dezil der Tickets überschreitet.',
  ),
  first_response: de(
    'Erste Antwort',
    'die Zeit bis zur ersten Antwort',
    'der Zeit bis zur ersten Antwort',
    'bei der Zeit bis zur ersten Antwort',
    'Mittlere Zeit vom Eingang bis zur ersten Antwort auf die im Zeitraum eingegangenen Tickets.',
  ),
  first_response_median: de(
    'Erste Antwort (Median)',
    'die Zeit bis zur ersten Antwort im Median',
    'der Zeit bis zur ersten Antwort im Median',
    'bei der Zeit bis zur ersten Antwort im Median',
    'Median der Zeit vom Eingang bis zur ersten Antwort auf die im Zeitraum eingegangenen Tickets.',
  ),
  first_response_p90: de(
    'Erste Antwort (oberstes Dezil)',
    'die Zeit bis zur ersten Antwort im obersten Dezil',
    'der Zeit bis zur ersten Antwort im obersten Dezil',
    'bei der Zeit bis zur ersten Antwort im obersten Dezil',
    'Zeit vom Eingang bis zur ersten Antwort, die nur das langsamste Dezil der Tickets überschreitet.',
  ),
  csat_response: de(
    'Anteil bewerteter Tickets',
    'der Anteil bewerteter Tickets',
    'des Anteils bewerteter Tickets',
    'beim Anteil bewerteter Tickets',
    'Anteil der im Zeitraum eingegangenen Tickets mit einer Bewertung der Zufriedenheit.',
  ),
  csat_share: de(
    'Zufriedene Antworten (CSAT)',
    'der Anteil zufriedener Antworten',
    'des Anteils zufriedener Antworten',
    'beim Anteil zufriedener Antworten',
    'Anteil der bewerteten Tickets mit der Bewertung zufrieden oder besser; Tickets ohne Bewertung zählen nicht.',
  ),
  csat_mean: de(
    'Zufriedenheit (Mittelwert)',
    'die mittlere Zufriedenheit',
    'der mittleren Zufriedenheit',
    'bei der mittleren Zufriedenheit',
    'Mittlere Bewertung der im Zeitraum eingegangenen Tickets; Tickets ohne Bewertung zählen nicht.',
  ),
  escalation_rate: de(
    'Eskalationsquote',
    'die Eskalationsquote',
    'der Eskalationsquote',
    'bei der Eskalationsquote',
    'Anteil der im Zeitraum eingegangenen Tickets, die eskaliert wurden.',
  ),
  sla_met: de(
    'Termingerecht geschlossen',
    'der Anteil termingerecht geschlossener Tickets',
    'des Anteils termingerecht geschlossener Tickets',
    'beim Anteil termingerecht geschlossener Tickets',
    'Anteil der im Zeitraum geschlossenen Tickets, die bis zum Fälligkeitstag geschlossen wurden.',
  ),
  stale_count: de(
    'Ruhende Deals',
    'die Zahl der ruhenden Deals',
    'der ruhenden Deals',
    'bei den ruhenden Deals',
    'Zahl der offenen Deals ohne jüngste Aktivität; ohne Angaben zur Aktivität solche, die viel länger offen sind, als gewonnene Deals brauchen.',
  ),
  stale_value: de(
    'Ruhende Pipeline',
    'die ruhende Pipeline',
    'der ruhenden Pipeline',
    'bei der ruhenden Pipeline',
    'Summe der Beträge der ruhenden Deals: ohne jüngste Aktivität oder, ohne Angaben dazu, viel länger offen, als gewonnene Deals brauchen.',
  ),
  overdue_count: de(
    'Überfällige Deals',
    'die Zahl der überfälligen Deals',
    'der überfälligen Deals',
    'bei den überfälligen Deals',
    'Zahl der offenen Deals, deren erwartetes Abschlussdatum vorbei ist.',
  ),
  overdue_value: de(
    'Überfällige Pipeline',
    'die überfällige Pipeline',
    'der überfälligen Pipeline',
    'bei der überfälligen Pipeline',
    'Summe der Beträge offener Deals, deren erwartetes Abschlussdatum vorbei ist.',
  ),
};

const french: Named<French> = {
  tickets_created: fr('Tickets reçus', 'le nombre de tickets reçus', 'des tickets reçus', 'Nombre de tickets reçus dans la période.'),
  tickets_closed: fr('Tickets clos', 'le nombre de tickets clos', 'des tickets clos', 'Nombre de tickets clos dans la période.'),
  ticket_backlog: fr(
    'Tickets en attente',
    'le nombre de tickets en attente',
    'des tickets en attente',
    'Nombre de tickets reçus et non clos le dernier jour de la période.',
  ),
  resolution_time: fr(
    'Délai de résolution',
    'le délai de résolution',
    'du délai de résolution',
    'Durée moyenne de la réception à la clôture des tickets reçus dans la période.',
  ),
  resolution_time_median: fr(
    'Délai de résolution (médiane)',
    'le délai de résolution médian',
    'du délai de résolution médian',
    'Durée médiane de la réception à la clôture des tickets reçus dans la période.',
  ),
  resolution_time_p90: fr(
    'Délai de résolution (dernier décile)',
    'le délai de résolution au dernier décile',
    'du délai de résolution au dernier décile',
    'Durée de la réception à la clôture que seul le décile le plus lent des tickets dépasse.',
  ),
  first_response: fr(
    'Première réponse',
    'le délai de première réponse',
    'du délai de première réponse',
    'Durée moyenne de la réception à la première réponse aux tickets reçus dans la période.',
  ),
  first_response_median: fr(
    'Première réponse (médiane)',
    'le délai médian de première réponse',
    'du délai médian de première réponse',
    'Durée médiane de la réception à la première réponse aux tickets reçus dans la période.',
  ),
  first_response_p90: fr(
    'Première réponse (dernier décile)',
    'le délai de première réponse au dernier décile',
    'du délai de première réponse au dernier décile',
    'Durée de la réception à la première réponse que seul le décile le plus lent des tickets dépasse.',
  ),
  csat_response: fr(
    'Part de tickets notés',
    'la part de tickets notés',
    'de la part de tickets notés',
    'Part des tickets reçus dans la période avec une note de satisfaction.',
  ),
  csat_share: fr(
    'Réponses satisfaites (CSAT)',
    'la part de réponses satisfaites',
    'de la part de réponses satisfaites',
    'Part des tickets notés satisfait ou mieux ; les tickets sans note ne comptent pas.',
  ),
  csat_mean: fr(
    'Satisfaction (moyenne)',
    'la satisfaction moyenne',
    'de la satisfaction moyenne',
    'Note moyenne de satisfaction des tickets reçus dans la période ; les tickets sans note ne comptent pas.',
  ),
  escalation_rate: fr(
    'Taux d’escalade',
    'le taux d’escalade',
    'du taux d’escalade',
    'Part des tickets reçus dans la période qui ont été escaladés.',
  ),
  sla_met: fr(
    'Clos dans les délais',
    'la part de tickets clos dans les délais',
    'de la part de tickets clos dans les délais',
    'Part des tickets clos dans la période qui l’ont été à l’échéance au plus tard.',
  ),
  stale_count: fr(
    'Affaires dormantes',
    'le nombre d’affaires dormantes',
    'des affaires dormantes',
    'Nombre d’affaires ouvertes sans activité récente ; sans données d’activité, celles ouvertes bien plus longtemps que n’en demandent les affaires gagnées.',
  ),
  stale_value: fr(
    'Pipeline dormant',
    'le pipeline dormant',
    'du pipeline dormant',
    'Somme des montants des affaires dormantes : sans activité récente ou, sans ces données, ouvertes bien plus longtemps que n’en demandent les affaires gagnées.',
  ),
  overdue_count: fr(
    'Affaires en retard',
    'le nombre d’affaires en retard',
    'des affaires en retard',
    'Nombre d’affaires ouvertes dont la date de clôture prévue est passée.',
  ),
  overdue_value: fr(
    'Pipeline en retard',
    'le pipeline en retard',
    'du pipeline en retard',
    'Somme des montants des affaires ouvertes dont la date de clôture prévue est passée.',
  ),
};

const spanish: Named<Spanish> = {
  tickets_created: the('Tickets recibidos', 'el número de tickets recibidos', 'Número de tickets recibidos en el periodo.'),
  tickets_closed: the('Tickets cerrados', 'el número de tickets cerrados', 'Número de tickets cerrados en el periodo.'),
  ticket_backlog: the(
    'Tickets pendientes',
    'el número de tickets pendientes',
    'Número de tickets recibidos y no cerrados el último día del periodo.',
  ),
  resolution_time: the(
    'Tiempo de resolución',
    'el tiempo de resolución',
    'Tiempo medio desde la recepción hasta el cierre de los tickets recibidos en el periodo.',
  ),
  resolution_time_median: the(
    'Tiempo de resolución (mediana)',
    'el tiempo de resolución mediano',
    'Tiempo mediano desde la recepción hasta el cierre de los tickets recibidos en el periodo.',
  ),
  resolution_time_p90: the(
    'Tiempo de resolución (decil superior)',
    'el tiempo de resolución en el decil superior',
    'Tiempo desde la recepción hasta el cierre que solo supera el decil más lento de los tickets.',
  ),
  first_response: the(
    'Primera respuesta',
    'el tiempo hasta la primera respuesta',
    'Tiempo medio desde la recepción hasta la primera respuesta de los tickets recibidos en el periodo.',
  ),
  first_response_median: the(
    'Primera respuesta (mediana)',
    'el tiempo mediano hasta la primera respuesta',
    'Tiempo mediano desde la recepción hasta la primera respuesta de los tickets recibidos en el periodo.',
  ),
  first_response_p90: the(
    'Primera respuesta (decil superior)',
    'el tiempo hasta la primera respuesta en el decil superior',
    'Tiempo desde la recepción hasta la primera respuesta que solo supera el decil más lento de los tickets.',
  ),
  csat_response: the(
    'Proporción de tickets valorados',
    'la proporción de tickets valorados',
    'Proporción de los tickets recibidos en el periodo con una nota de satisfacción.',
  ),
  csat_share: the(
    'Respuestas satisfechas (CSAT)',
    'la proporción de respuestas satisfechas',
    'Proporción de los tickets valorados con nota de satisfecho o mejor; los tickets sin nota no cuentan.',
  ),
  csat_mean: the(
    'Satisfacción (media)',
    'la satisfacción media',
    'Nota media de satisfacción de los tickets recibidos en el periodo; los tickets sin nota no cuentan.',
  ),
  escalation_rate: the('Tasa de escalado', 'la tasa de escalado', 'Proporción de los tickets recibidos en el periodo que se escalaron.'),
  sla_met: the(
    'Cerrados a tiempo',
    'la proporción de tickets cerrados a tiempo',
    'Proporción de los tickets cerrados en el periodo que lo fueron antes de vencer.',
  ),
  stale_count: the(
    'Operaciones inactivas',
    'el número de operaciones inactivas',
    'Número de operaciones abiertas sin actividad reciente; sin datos de actividad, las abiertas mucho más tiempo del que tardan las ganadas.',
  ),
  stale_value: the(
    'Cartera inactiva',
    'la cartera inactiva',
    'Suma de los importes de las operaciones inactivas: sin actividad reciente o, sin esos datos, abiertas mucho más tiempo del que tardan las ganadas.',
  ),
  overdue_count: the(
    'Operaciones vencidas',
    'el número de operaciones vencidas',
    'Número de operaciones abiertas cuya fecha de cierre prevista ya pasó.',
  ),
  overdue_value: the(
    'Cartera vencida',
    'la cartera vencida',
    'Suma de los importes de las operaciones abiertas cuya fecha de cierre prevista ya pasó.',
  ),
};

const portuguese: Named<Portuguese> = {
  tickets_created: the('Chamados recebidos', 'o número de chamados recebidos', 'Número de chamados recebidos no período.'),
  tickets_closed: the('Chamados fechados', 'o número de chamados fechados', 'Número de chamados fechados no período.'),
  ticket_backlog: the(
    'Chamados pendentes',
    'o número de chamados pendentes',
    'Número de chamados recebidos e não fechados no último dia do período.',
  ),
  resolution_time: the(
    'Tempo de resolução',
    'o tempo de resolução',
    'Tempo médio do recebimento ao fechamento dos chamados recebidos no período.',
  ),
  resolution_time_median: the(
    'Tempo de resolução (mediana)',
    'o tempo de resolução mediano',
    'Tempo mediano do recebimento ao fechamento dos chamados recebidos no período.',
  ),
  resolution_time_p90: the(
    'Tempo de resolução (decil superior)',
    'o tempo de resolução no decil superior',
    'Tempo do recebimento ao fechamento que só o decil mais lento dos chamados ultrapassa.',
  ),
  first_response: the(
    'Primeira resposta',
    'o tempo até a primeira resposta',
    'Tempo médio do recebimento à primeira resposta dos chamados recebidos no período.',
  ),
  first_response_median: the(
    'Primeira resposta (mediana)',
    'o tempo mediano até a primeira resposta',
    'Tempo mediano do recebimento à primeira resposta dos chamados recebidos no período.',
  ),
  first_response_p90: the(
    'Primeira resposta (decil superior)',
    'o tempo até a primeira resposta no decil superior',
    'Tempo do recebimento à primeira resposta que só o decil mais lento dos chamados ultrapassa.',
  ),
  csat_response: the(
    'Parcela de chamados avaliados',
    'a parcela de chamados avaliados',
    'Parcela dos chamados recebidos no período com uma nota de satisfação.',
  ),
  csat_share: the(
    'Respostas satisfeitas (CSAT)',
    'a parcela de respostas satisfeitas',
    'Parcela dos chamados avaliados com nota de satisfeito ou melhor; chamados sem nota não contam.',
  ),
  csat_mean: the(
    'Satisfação (média)',
    'a satisfação média',
    'Nota média de satisfação dos chamados recebidos no período; chamados sem nota não contam.',
  ),
  escalation_rate: the(
    'Taxa de escalonamento',
    'a taxa de escalonamento',
    'Parcela dos chamados recebidos no período que foram escalonados.',
  ),
  sla_met: the(
    'Fechados no prazo',
    'a parcela de chamados fechados no prazo',
    'Parcela dos chamados fechados no período que o foram até o vencimento.',
  ),
  stale_count: the(
    'Negócios parados',
    'o número de negócios parados',
    'Número de negócios abertos sem atividade recente; sem dados de atividade, os abertos por muito mais tempo do que levam os ganhos.',
  ),
  stale_value: the(
    'Pipeline parado',
    'o pipeline parado',
    'Soma dos valores dos negócios parados: sem atividade recente ou, sem esses dados, abertos por muito mais tempo do que levam os ganhos.',
  ),
  overdue_count: the(
    'Negócios atrasados',
    'o número de negócios atrasados',
    'Número de negócios abertos cuja data prevista de fechamento já passou.',
  ),
  overdue_value: the(
    'Pipeline atrasado',
    'o pipeline atrasado',
    'Soma dos valores dos negócios abertos cuja data prevista de fechamento já passou.',
  ),
};

const italian: Named<Italian> = {
  tickets_created: the('Ticket ricevuti', 'il numero di ticket ricevuti', 'Numero di ticket ricevuti nel periodo.'),
  tickets_closed: the('Ticket chiusi', 'il numero di ticket chiusi', 'Numero di ticket chiusi nel periodo.'),
  ticket_backlog: the(
    'Ticket in attesa',
    'il numero di ticket in attesa',
    'Numero di ticket ricevuti e non chiusi l’ultimo giorno del periodo.',
  ),
  resolution_time: the(
    'Tempo di risoluzione',
    'il tempo di risoluzione',
    'Tempo medio dalla ricezione alla chiusura dei ticket ricevuti nel periodo.',
  ),
  resolution_time_median: the(
    'Tempo di risoluzione (mediana)',
    'il tempo di risoluzione mediano',
    'Tempo mediano dalla ricezione alla chiusura dei ticket ricevuti nel periodo.',
  ),
  resolution_time_p90: the(
    'Tempo di risoluzione (decile superiore)',
    'il tempo di risoluzione al decile superiore',
    'Tempo dalla ricezione alla chiusura che solo il decile più lento dei ticket supera.',
  ),
  first_response: the(
    'Prima risposta',
    'il tempo alla prima risposta',
    'Tempo medio dalla ricezione alla prima risposta dei ticket ricevuti nel periodo.',
  ),
  first_response_median: the(
    'Prima risposta (mediana)',
    'il tempo mediano alla prima risposta',
    'Tempo mediano dalla ricezione alla prima risposta dei ticket ricevuti nel periodo.',
  ),
  first_response_p90: the(
    'Prima risposta (decile superiore)',
    'il tempo alla prima risposta al decile superiore',
    'Tempo dalla ricezione alla prima risposta che solo il decile più lento dei ticket supera.',
  ),
  csat_response: the(
    'Quota di ticket valutati',
    'la quota di ticket valutati',
    'Quota dei ticket ricevuti nel periodo con un voto di soddisfazione.',
  ),
  csat_share: the(
    'Risposte soddisfatte (CSAT)',
    'la quota di risposte soddisfatte',
    'Quota dei ticket valutati con voto soddisfatto o migliore; i ticket senza voto non contano.',
  ),
  csat_mean: the(
    'Soddisfazione (media)',
    'la soddisfazione media',
    'Voto medio di soddisfazione dei ticket ricevuti nel periodo; i ticket senza voto non contano.',
  ),
  escalation_rate: the(
    'Tasso di escalation',
    'il tasso di escalation',
    'Quota dei ticket ricevuti nel periodo che sono stati sottoposti a escalation.',
  ),
  sla_met: the(
    'Chiusi entro la scadenza',
    'la quota di ticket chiusi entro la scadenza',
    'Quota dei ticket chiusi nel periodo che lo sono stati entro la scadenza.',
  ),
  stale_count: the(
    'Trattative ferme',
    'il numero di trattative ferme',
    'Numero di trattative aperte senza attività recente; senza dati di attività, quelle aperte molto più a lungo di quanto richiedano le vinte.',
  ),
  stale_value: the(
    'Pipeline ferma',
    'la pipeline ferma',
    'Somma degli importi delle trattative ferme: senza attività recente o, senza quei dati, aperte molto più a lungo di quanto richiedano le vinte.',
  ),
  overdue_count: the(
    'Trattative scadute',
    'il numero di trattative scadute',
    'Numero di trattative aperte la cui data di chiusura prevista è passata.',
  ),
  overdue_value: the(
    'Pipeline scaduta',
    'la pipeline scaduta',
    'Somma degli importi delle trattative aperte la cui data di chiusura prevista è passata.',
  ),
};

const japanese: Named<Name> = {
  tickets_created: plain('受付件数', '期間中に受け付けた問い合わせの件数。'),
  tickets_closed: plain('解決件数', '期間中にクローズした問い合わせの件数。'),
  ticket_backlog: plain('未解決件数', '期末日に受付済みで未クローズの問い合わせの件数。'),
  resolution_time: plain('解決時間', '期間中に受け付けた問い合わせの、受付からクローズまでの平均時間。'),
  resolution_time_median: plain('解決時間の中央値', '期間中に受け付けた問い合わせの、受付からクローズまでの時間の中央値。'),
  resolution_time_p90: plain('解決時間の上位十分位', '受付からクローズまでの時間のうち、最も遅い十分位だけが超える値。'),
  first_response: plain('初回応答時間', '期間中に受け付けた問い合わせの、受付から初回応答までの平均時間。'),
  first_response_median: plain('初回応答時間の中央値', '期間中に受け付けた問い合わせの、受付から初回応答までの時間の中央値。'),
  first_response_p90: plain('初回応答時間の上位十分位', '受付から初回応答までの時間のうち、最も遅い十分位だけが超える値。'),
  csat_response: plain('評価のある割合', '期間中に受け付けた問い合わせのうち、満足度の評価があるものの割合。'),
  csat_share: plain('満足と答えた割合', '評価のある問い合わせのうち、満足以上の評価の割合。評価のないものは含まない。'),
  csat_mean: plain('満足度の平均', '期間中に受け付けた問い合わせの満足度の平均。評価のないものは含まない。'),
  escalation_rate: plain('エスカレーション率', '期間中に受け付けた問い合わせのうち、エスカレーションされたものの割合。'),
  sla_met: plain('期限内の解決率', '期間中にクローズした問い合わせのうち、期限までにクローズしたものの割合。'),
  stale_count: plain(
    '停滞中の案件数',
    '最近の活動がない進行中の案件の件数。活動の記録がない場合は、受注までの通常の日数を大きく超えるもの。',
  ),
  stale_value: plain(
    '停滞中の案件額',
    '停滞中の案件の金額の合計。最近の活動がないもの、記録がない場合は受注までの通常の日数を大きく超えるもの。',
  ),
  overdue_count: plain('期限超過の案件数', '予定クローズ日を過ぎた進行中の案件の件数。'),
  overdue_value: plain('期限超過の案件額', '予定クローズ日を過ぎた進行中の案件の金額の合計。'),
};

const chinese: Named<Name> = {
  tickets_created: plain('新增工单数', '期间提交的工单数量。'),
  tickets_closed: plain('关闭工单数', '期间关闭的工单数量。'),
  ticket_backlog: plain('未关闭工单数', '期末当日已提交而未关闭的工单数量。'),
  resolution_time: plain('解决时长', '期间提交的工单从提交到关闭的平均时长。'),
  resolution_time_median: plain('解决时长中位数', '期间提交的工单从提交到关闭时长的中位数。'),
  resolution_time_p90: plain('解决时长最高十分位', '从提交到关闭的时长中，仅最慢十分位工单超过的值。'),
  first_response: plain('首次响应时长', '期间提交的工单从提交到首次响应的平均时长。'),
  first_response_median: plain('首次响应时长中位数', '期间提交的工单从提交到首次响应时长的中位数。'),
  first_response_p90: plain('首次响应时长最高十分位', '从提交到首次响应的时长中，仅最慢十分位工单超过的值。'),
  csat_response: plain('评分工单占比', '期间提交的工单中有满意度评分的占比。'),
  csat_share: plain('满意占比', '有评分的工单中评为满意或更好的占比，不含无评分的工单。'),
  csat_mean: plain('满意度均值', '期间提交的工单的满意度平均分，不含无评分的工单。'),
  escalation_rate: plain('升级率', '期间提交的工单中被升级的占比。'),
  sla_met: plain('按期关闭率', '期间关闭的工单中在到期日前关闭的占比。'),
  stale_count: plain('停滞的商机数', '近期没有活动的进行中商机数量；没有活动记录时，为远超通常赢单周期的商机。'),
  stale_value: plain('停滞的商机金额', '停滞商机的金额合计：近期没有活动，或在没有记录时远超通常赢单周期。'),
  overdue_count: plain('逾期的商机数', '预计关闭日期已过的进行中商机数量。'),
  overdue_value: plain('逾期的商机金额', '预计关闭日期已过的进行中商机金额合计。'),
};

const arabic: Named<Arabic> = {
  tickets_created: ar('عدد التذاكر الواردة', 'm', 'عدد تذاكر الدعم الواردة في الفترة.'),
  tickets_closed: ar('عدد التذاكر المغلقة', 'm', 'عدد تذاكر الدعم المغلقة في الفترة.'),
  ticket_backlog: ar('عدد التذاكر المعلقة', 'm', 'عدد التذاكر الواردة غير المغلقة في آخر يوم من الفترة.'),
  resolution_time: ar('زمن الحل', 'm', 'متوسط الزمن من ورود التذاكر إلى إغلاقها للتذاكر الواردة في الفترة.'),
  resolution_time_median: ar('وسيط زمن الحل', 'm', 'وسيط الزمن من ورود التذاكر إلى إغلاقها للتذاكر الواردة في الفترة.'),
  resolution_time_p90: ar('زمن الحل عند العشير الأعلى', 'm', 'الزمن من الورود إلى الإغلاق الذي لا تتجاوزه إلا أبطأ التذاكر.'),
  first_response: ar('زمن الرد الأول', 'm', 'متوسط الزمن من ورود التذاكر إلى الرد الأول عليها للتذاكر الواردة في الفترة.'),
  first_response_median: ar('وسيط زمن الرد الأول', 'm', 'وسيط الزمن من ورود التذاكر إلى الرد الأول عليها للتذاكر الواردة في الفترة.'),
  first_response_p90: ar('زمن الرد الأول عند العشير الأعلى', 'm', 'الزمن من الورود إلى الرد الأول الذي لا تتجاوزه إلا أبطأ التذاكر.'),
  csat_response: ar('نسبة التذاكر المقيّمة', 'f', 'نسبة التذاكر الواردة في الفترة ذات تقييم للرضا.'),
  csat_share: ar('نسبة الإجابات الراضية', 'f', 'نسبة التذاكر المقيّمة بالرضا أو أفضل، دون غير المقيّمة.'),
  csat_mean: ar('متوسط الرضا', 'm', 'متوسط تقييم الرضا للتذاكر الواردة في الفترة، دون غير المقيّمة.'),
  escalation_rate: ar('معدل التصعيد', 'm', 'نسبة التذاكر الواردة في الفترة التي جرى تصعيدها.'),
  sla_met: ar('نسبة الإغلاق في الموعد', 'f', 'نسبة التذاكر المغلقة في الفترة التي أُغلقت حتى موعد استحقاقها.'),
  stale_count: ar(
    'عدد الصفقات الراكدة',
    'm',
    'عدد الصفقات المفتوحة بلا نشاط حديث، أو المفتوحة مدة أطول كثيرًا مما تستغرقه الصفقات الرابحة حيث لا يُسجَّل النشاط.',
  ),
  stale_value: ar(
    'قيمة الصفقات الراكدة',
    'f',
    'مجموع مبالغ الصفقات المفتوحة بلا نشاط حديث، أو المفتوحة مدة أطول كثيرًا مما تستغرقه الصفقات الرابحة حيث لا يُسجَّل النشاط.',
  ),
  overdue_count: ar('عدد الصفقات المتأخرة', 'm', 'عدد الصفقات المفتوحة التي مضى تاريخ إغلاقها المتوقع.'),
  overdue_value: ar('قيمة الصفقات المتأخرة', 'f', 'مجموع مبالغ الصفقات المفتوحة التي مضى تاريخ إغلاقها المتوقع.'),
};

export const support = { de: german, fr: french, es: spanish, pt: portuguese, it: italian, ja: japanese, zh: chinese, ar: arabic };
