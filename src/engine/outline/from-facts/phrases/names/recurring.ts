/** Measures of recurring revenue in every language but English, which the data stage writes itself. */
import type { Noun as Arabic } from './ar.ts';
import type { Noun as German } from './de.ts';
import type { Noun as Spanish } from './es.ts';
import type { Noun as French } from './fr.ts';
import type { Noun as Italian } from './it.ts';
import { ar, de, fr, plain, the } from './name-of.ts';
import type { Name } from './names.ts';
import type { Noun as Portuguese } from './pt.ts';

export const recurringIds = [
  'mrr',
  'arr',
  'nrr',
  'grr',
  'account_retention',
  'paying_accounts',
  'active_subscriptions',
  'arpa',
  'new_mrr',
  'expansion_mrr',
  'contraction_mrr',
  'churned_mrr',
  'revenue_churn',
  'logo_churn',
  'quick_ratio',
  'started_mrr',
  'ended_mrr',
  'ended_subscriptions',
  'churn_events',
  'usage',
] as const;
type Named<N extends Name> = Readonly<Record<(typeof recurringIds)[number], N>>;

const german: Named<German> = {
  mrr: de(
    'MRR',
    'der MRR',
    'des MRR',
    'beim MRR',
    'Monatlich wiederkehrender Umsatz: Monatswert der bezahlten Abonnements, die am letzten Tag des Zeitraums laufen; Testphasen und beendete zählen nicht.',
  ),
  arr: de(
    'ARR',
    'der ARR',
    'des ARR',
    'beim ARR',
    'Jährlich wiederkehrender Umsatz: der MRR am letzten Tag des Zeitraums mal die Monate eines Jahres, nicht die Summe der Verträge.',
  ),
  nrr: de(
    'Nettoumsatzbindung',
    'die Nettoumsatzbindung',
    'der Nettoumsatzbindung',
    'bei der Nettoumsatzbindung',
    'MRR am Ende des Zeitraums der Kunden, die zu Beginn zahlten, geteilt durch ihren MRR zu Beginn.',
  ),
  grr: de(
    'Bruttoumsatzbindung',
    'die Bruttoumsatzbindung',
    'der Bruttoumsatzbindung',
    'bei der Bruttoumsatzbindung',
    'Dasselbe ohne Zuwachs: je Kunde der kleinere MRR von Beginn und Ende, geteilt durch den MRR zu Beginn.',
  ),
  account_retention: de(
    'Kundenbindung',
    'die Kundenbindung',
    'der Kundenbindung',
    'bei der Kundenbindung',
    'Anteil der Kunden, deren erstes bezahltes Abonnement in einem Zeitraum begann, die am letzten Tag eines späteren zahlen.',
  ),
  paying_accounts: de(
    'Zahlende Kunden',
    'die Zahl der zahlenden Kunden',
    'der zahlenden Kunden',
    'bei den zahlenden Kunden',
    'Zahl der Kunden mit einem bezahlten Abonnement am letzten Tag des Zeitraums.',
  ),
  active_subscriptions: de(
    'Laufende Abonnements',
    'die Zahl der laufenden Abonnements',
    'der laufenden Abonnements',
    'bei den laufenden Abonnements',
    'Zahl der bezahlten Abonnements, die am letzten Tag des Zeitraums laufen.',
  ),
  arpa: de(
    'MRR je Kunde',
    'der MRR je Kunde',
    'des MRR je Kunde',
    'beim MRR je Kunde',
    'MRR geteilt durch die Zahl der zahlenden Kunden; Testphasen zählen nicht.',
  ),
  new_mrr: de(
    'Neuer MRR',
    'der neue MRR',
    'des neuen MRR',
    'beim neuen MRR',
    'MRR am Ende des Zeitraums von Kunden, die zu Beginn nichts zahlten.',
  ),
  expansion_mrr: de(
    'Erweiterungs-MRR',
    'der Erweiterungs-MRR',
    'des Erweiterungs-MRR',
    'beim Erweiterungs-MRR',
    'Zuwachs des MRR der Kunden, die zu Beginn zahlten und am Ende mehr zahlen.',
  ),
  contraction_mrr: de(
    'Verminderter MRR',
    'der verminderte MRR',
    'des verminderten MRR',
    'beim verminderten MRR',
    'Rückgang des MRR der Kunden, die am Ende weniger zahlen als zu Beginn und weiter zahlen.',
  ),
  churned_mrr: de(
    'Abgewanderter MRR',
    'der abgewanderte MRR',
    'des abgewanderten MRR',
    'beim abgewanderten MRR',
    'MRR zu Beginn des Zeitraums von Kunden, die am Ende nichts zahlen.',
  ),
  revenue_churn: de(
    'Umsatzabwanderung',
    'die Umsatzabwanderung',
    'der Umsatzabwanderung',
    'bei der Umsatzabwanderung',
    'Abgewanderter MRR geteilt durch den MRR zu Beginn des Zeitraums.',
  ),
  logo_churn: de(
    'Kundenabwanderung nach Abonnements',
    'die Kundenabwanderung nach Abonnements',
    'der Kundenabwanderung nach Abonnements',
    'bei der Kundenabwanderung nach Abonnements',
    'Kunden, die zu Beginn zahlten und am Ende kein bezahltes Abonnement haben, geteilt durch die, die zu Beginn zahlten.',
  ),
  quick_ratio: de(
    'Quick Ratio',
    'die Quick Ratio',
    'der Quick Ratio',
    'bei der Quick Ratio',
    'Neuer und Erweiterungs-MRR geteilt durch verminderten und abgewanderten MRR.',
  ),
  started_mrr: de(
    'MRR begonnener Abonnements',
    'der MRR begonnener Abonnements',
    'des MRR begonnener Abonnements',
    'beim MRR begonnener Abonnements',
    'Monatswert der bezahlten Abonnements, die im Zeitraum begannen.',
  ),
  ended_mrr: de(
    'MRR beendeter Abonnements',
    'der MRR beendeter Abonnements',
    'des MRR beendeter Abonnements',
    'beim MRR beendeter Abonnements',
    'Monatswert der bezahlten Abonnements, die im Zeitraum endeten.',
  ),
  ended_subscriptions: de(
    'Beendete Abonnements',
    'die Zahl der beendeten Abonnements',
    'der beendeten Abonnements',
    'bei den beendeten Abonnements',
    'Zahl der bezahlten Abonnements, die im Zeitraum endeten.',
  ),
  churn_events: de(
    'Erfasste Abwanderungen',
    'die Zahl der erfassten Abwanderungen',
    'der erfassten Abwanderungen',
    'bei den erfassten Abwanderungen',
    'Zahl der Einträge in der Liste der Abwanderungen im Zeitraum; gezählt sind Einträge, nicht Kunden.',
  ),
  usage: de('Nutzungen', 'die Zahl der Nutzungen', 'der Nutzungen', 'bei den Nutzungen', 'Im Zeitraum erfasste Nutzungen des Produkts.'),
};

const french: Named<French> = {
  mrr: fr(
    'MRR',
    'le MRR',
    'du MRR',
    'Revenu mensuel récurrent : valeur mensuelle des abonnements payants actifs le dernier jour de la période ; ni essais ni abonnements terminés.',
  ),
  arr: fr(
    'ARR',
    'l’ARR',
    'de l’ARR',
    'Revenu annuel récurrent : le MRR du dernier jour de la période sur les mois d’une année, et non la somme des contrats.',
  ),
  nrr: fr(
    'Rétention nette du revenu',
    'la rétention nette du revenu',
    'de la rétention nette du revenu',
    'MRR en fin de période des clients qui payaient au début, divisé par leur MRR du début.',
  ),
  grr: fr(
    'Rétention brute du revenu',
    'la rétention brute du revenu',
    'de la rétention brute du revenu',
    'La même sans les hausses : par client, le plus petit MRR du début et de la fin, divisé par le MRR du début.',
  ),
  account_retention: fr(
    'Rétention des clients',
    'la rétention des clients',
    'de la rétention des clients',
    'Part des clients dont le premier abonnement payant a commencé dans une période et qui paient le dernier jour d’une période suivante.',
  ),
  paying_accounts: fr(
    'Clients payants',
    'le nombre de clients payants',
    'des clients payants',
    'Nombre de clients avec un abonnement payant le dernier jour de la période.',
  ),
  active_subscriptions: fr(
    'Abonnements actifs',
    'le nombre d’abonnements actifs',
    'des abonnements actifs',
    'Nombre d’abonnements payants actifs le dernier jour de la période.',
  ),
  arpa: fr(
    'MRR par client',
    'le MRR par client',
    'du MRR par client',
    'MRR divisé par le nombre de clients payants ; les essais ne comptent pas.',
  ),
  new_mrr: fr('Nouveau MRR', 'le nouveau MRR', 'du nouveau MRR', 'MRR en fin de période des clients qui ne payaient rien au début.'),
  expansion_mrr: fr(
    'MRR d’expansion',
    'le MRR d’expansion',
    'du MRR d’expansion',
    'Hausse du MRR des clients qui payaient au début et paient davantage à la fin.',
  ),
  contraction_mrr: fr(
    'MRR de contraction',
    'le MRR de contraction',
    'du MRR de contraction',
    'Baisse du MRR des clients qui paient moins à la fin qu’au début, et paient encore.',
  ),
  churned_mrr: fr('MRR perdu', 'le MRR perdu', 'du MRR perdu', 'MRR de début de période des clients qui ne paient plus rien à la fin.'),
  revenue_churn: fr(
    'Attrition du revenu',
    'l’attrition du revenu',
    'de l’attrition du revenu',
    'MRR perdu divisé par le MRR de début de période.',
  ),
  logo_churn: fr(
    'Attrition des clients selon les abonnements',
    'l’attrition des clients selon les abonnements',
    'de l’attrition des clients selon les abonnements',
    'Clients qui payaient au début et n’ont plus d’abonnement payant à la fin, divisés par ceux qui payaient au début.',
  ),
  quick_ratio: fr(
    'Ratio de croissance',
    'le ratio de croissance',
    'du ratio de croissance',
    'MRR nouveau et d’expansion divisé par le MRR de contraction et perdu.',
  ),
  started_mrr: fr(
    'MRR des abonnements commencés',
    'le MRR des abonnements commencés',
    'du MRR des abonnements commencés',
    'Valeur mensuelle des abonnements payants commencés dans la période.',
  ),
  ended_mrr: fr(
    'MRR des abonnements terminés',
    'le MRR des abonnements terminés',
    'du MRR des abonnements terminés',
    'Valeur mensuelle des abonnements payants terminés dans la période.',
  ),
  ended_subscriptions: fr(
    'Abonnements terminés',
    'le nombre d’abonnements terminés',
    'des abonnements terminés',
    'Nombre d’abonnements payants terminés dans la période.',
  ),
  churn_events: fr(
    'Départs enregistrés',
    'le nombre de départs enregistrés',
    'des départs enregistrés',
    'Nombre d’entrées dans la liste des départs de la période ; ce sont des entrées, non des clients.',
  ),
  usage: fr('Utilisations', 'le nombre d’utilisations', 'des utilisations', 'Utilisations du produit enregistrées dans la période.'),
};

const spanish: Named<Spanish> = {
  mrr: the(
    'MRR',
    'el MRR',
    'Ingresos mensuales recurrentes: valor mensual de las suscripciones de pago activas el último día del periodo; no cuentan pruebas ni terminadas.',
  ),
  arr: the(
    'ARR',
    'el ARR',
    'Ingresos anuales recurrentes: el MRR del último día del periodo por los meses de un año, no la suma de los contratos.',
  ),
  nrr: the(
    'Retención neta de ingresos',
    'la retención neta de ingresos',
    'MRR al final del periodo de los clientes que pagaban al inicio, dividido entre su MRR inicial.',
  ),
  grr: the(
    'Retención bruta de ingresos',
    'la retención bruta de ingresos',
    'Lo mismo sin aumentos: por cliente, el menor MRR entre inicio y final, dividido entre el MRR inicial.',
  ),
  account_retention: the(
    'Retención de clientes',
    'la retención de clientes',
    'De los clientes cuya primera suscripción de pago empezó en un período, la parte que paga el último día de uno posterior.',
  ),
  paying_accounts: the(
    'Clientes de pago',
    'el número de clientes de pago',
    'Número de clientes con una suscripción de pago el último día del periodo.',
  ),
  active_subscriptions: the(
    'Suscripciones activas',
    'el número de suscripciones activas',
    'Número de suscripciones de pago activas el último día del periodo.',
  ),
  arpa: the('MRR por cliente', 'el MRR por cliente', 'MRR dividido entre el número de clientes de pago; las pruebas no cuentan.'),
  new_mrr: the('MRR nuevo', 'el MRR nuevo', 'MRR al final del periodo de los clientes que no pagaban nada al inicio.'),
  expansion_mrr: the(
    'MRR de expansión',
    'el MRR de expansión',
    'Aumento del MRR de los clientes que pagaban al inicio y pagan más al final.',
  ),
  contraction_mrr: the(
    'MRR de contracción',
    'el MRR de contracción',
    'Descenso del MRR de los clientes que al final pagan menos que al inicio y siguen pagando.',
  ),
  churned_mrr: the('MRR perdido', 'el MRR perdido', 'MRR inicial de los clientes que al final no pagan nada.'),
  revenue_churn: the('Pérdida de ingresos', 'la pérdida de ingresos', 'MRR perdido dividido entre el MRR al inicio del periodo.'),
  logo_churn: the(
    'Pérdida de clientes según suscripciones',
    'la pérdida de clientes según suscripciones',
    'Clientes que pagaban al inicio y al final no tienen suscripción de pago, divididos entre los que pagaban al inicio.',
  ),
  quick_ratio: the(
    'Ratio de crecimiento',
    'el ratio de crecimiento',
    'MRR nuevo y de expansión dividido entre el MRR de contracción y perdido.',
  ),
  started_mrr: the(
    'MRR de suscripciones iniciadas',
    'el MRR de suscripciones iniciadas',
    'Valor mensual de las suscripciones de pago iniciadas en el periodo.',
  ),
  ended_mrr: the(
    'MRR de suscripciones terminadas',
    'el MRR de suscripciones terminadas',
    'Valor mensual de las suscripciones de pago terminadas en el periodo.',
  ),
  ended_subscriptions: the(
    'Suscripciones terminadas',
    'el número de suscripciones terminadas',
    'Número de suscripciones de pago terminadas en el periodo.',
  ),
  churn_events: the(
    'Bajas registradas',
    'el número de bajas registradas',
    'Número de entradas en la lista de bajas del periodo; se cuentan entradas, no clientes.',
  ),
  usage: the('Usos', 'el número de usos', 'Usos del producto registrados en el periodo.'),
};

const portuguese: Named<Portuguese> = {
  mrr: the(
    'MRR',
    'o MRR',
    'Receita mensal recorrente: valor mensal das assinaturas pagas ativas no último dia do período; testes e encerradas não contam.',
  ),
  arr: the('ARR', 'o ARR', 'Receita anual recorrente: o MRR do último dia do período pelos meses de um ano, não a soma dos contratos.'),
  nrr: the(
    'Retenção líquida de receita',
    'a retenção líquida de receita',
    'MRR no fim do período dos clientes que pagavam no início, dividido pelo MRR deles no início.',
  ),
  grr: the(
    'Retenção bruta de receita',
    'a retenção bruta de receita',
    'O mesmo sem aumentos: por cliente, o menor MRR entre início e fim, dividido pelo MRR do início.',
  ),
  account_retention: the(
    'Retenção de clientes',
    'a retenção de clientes',
    'Dos clientes cuja primeira assinatura paga começou em um período, a parte que paga no último dia de um posterior.',
  ),
  paying_accounts: the(
    'Clientes pagantes',
    'o número de clientes pagantes',
    'Número de clientes com uma assinatura paga no último dia do período.',
  ),
  active_subscriptions: the(
    'Assinaturas ativas',
    'o número de assinaturas ativas',
    'Número de assinaturas pagas ativas no último dia do período.',
  ),
  arpa: the('MRR por cliente', 'o MRR por cliente', 'MRR dividido pelo número de clientes pagantes; testes não contam.'),
  new_mrr: the('MRR novo', 'o MRR novo', 'MRR no fim do período dos clientes que nada pagavam no início.'),
  expansion_mrr: the('MRR de expansão', 'o MRR de expansão', 'Aumento do MRR dos clientes que pagavam no início e pagam mais no fim.'),
  contraction_mrr: the(
    'MRR de contração',
    'o MRR de contração',
    'Queda do MRR dos clientes que no fim pagam menos que no início e ainda pagam.',
  ),
  churned_mrr: the('MRR perdido', 'o MRR perdido', 'MRR no início do período dos clientes que no fim nada pagam.'),
  revenue_churn: the('Perda de receita', 'a perda de receita', 'MRR perdido dividido pelo MRR no início do período.'),
  logo_churn: the(
    'Perda de clientes pelas assinaturas',
    'a perda de clientes pelas assinaturas',
    'Clientes que pagavam no início e no fim não têm assinatura paga, divididos pelos que pagavam no início.',
  ),
  quick_ratio: the('Índice de crescimento', 'o índice de crescimento', 'MRR novo e de expansão dividido pelo MRR de contração e perdido.'),
  started_mrr: the(
    'MRR de assinaturas iniciadas',
    'o MRR de assinaturas iniciadas',
    'Valor mensal das assinaturas pagas iniciadas no período.',
  ),
  ended_mrr: the(
    'MRR de assinaturas encerradas',
    'o MRR de assinaturas encerradas',
    'Valor mensal das assinaturas pagas encerradas no período.',
  ),
  ended_subscriptions: the(
    'Assinaturas encerradas',
    'o número de assinaturas encerradas',
    'Número de assinaturas pagas encerradas no período.',
  ),
  churn_events: the(
    'Saídas registradas',
    'o número de saídas registradas',
    'Número de entradas na lista de saídas do período; contam-se entradas, não clientes.',
  ),
  usage: the('Usos', 'o número de usos', 'Usos do produto registrados no período.'),
};

const italian: Named<Italian> = {
  mrr: the(
    'MRR',
    'l’MRR',
    'Ricavi mensili ricorrenti: valore mensile degli abbonamenti a pagamento attivi l’ultimo giorno del periodo; prove e conclusi non contano.',
  ),
  arr: the(
    'ARR',
    'l’ARR',
    'Ricavi annui ricorrenti: l’MRR dell’ultimo giorno del periodo per i mesi di un anno, non la somma dei contratti.',
  ),
  nrr: the(
    'Ritenzione netta dei ricavi',
    'la ritenzione netta dei ricavi',
    'MRR a fine periodo dei clienti che pagavano all’inizio, diviso per il loro MRR iniziale.',
  ),
  grr: the(
    'Ritenzione lorda dei ricavi',
    'la ritenzione lorda dei ricavi',
    'La stessa senza aumenti: per cliente il minore tra MRR iniziale e finale, diviso per l’MRR iniziale.',
  ),
  account_retention: the(
    'Fidelizzazione dei clienti',
    'la fidelizzazione dei clienti',
    'Dei clienti il cui primo abbonamento a pagamento è iniziato in un periodo, la quota che paga l’ultimo giorno di uno successivo.',
  ),
  paying_accounts: the(
    'Clienti paganti',
    'il numero di clienti paganti',
    'Numero di clienti con un abbonamento a pagamento l’ultimo giorno del periodo.',
  ),
  active_subscriptions: the(
    'Abbonamenti attivi',
    'il numero di abbonamenti attivi',
    'Numero di abbonamenti a pagamento attivi l’ultimo giorno del periodo.',
  ),
  arpa: the('MRR per cliente', 'l’MRR per cliente', 'MRR diviso per il numero di clienti paganti; le prove non contano.'),
  new_mrr: the('MRR nuovo', 'l’MRR nuovo', 'MRR a fine periodo dei clienti che all’inizio non pagavano nulla.'),
  expansion_mrr: the(
    'MRR di espansione',
    'l’MRR di espansione',
    'Aumento dell’MRR dei clienti che pagavano all’inizio e alla fine pagano di più.',
  ),
  contraction_mrr: the(
    'MRR di contrazione',
    'l’MRR di contrazione',
    'Calo dell’MRR dei clienti che alla fine pagano meno che all’inizio e pagano ancora.',
  ),
  churned_mrr: the('MRR perso', 'l’MRR perso', 'MRR a inizio periodo dei clienti che alla fine non pagano nulla.'),
  revenue_churn: the('Perdita di ricavi', 'la perdita di ricavi', 'MRR perso diviso per l’MRR a inizio periodo.'),
  logo_churn: the(
    'Perdita di clienti secondo gli abbonamenti',
    'la perdita di clienti secondo gli abbonamenti',
    'Clienti che pagavano all’inizio e alla fine non hanno abbonamenti a pagamento, divisi per quelli che pagavano all’inizio.',
  ),
  quick_ratio: the('Indice di crescita', 'l’indice di crescita', 'MRR nuovo e di espansione diviso per l’MRR di contrazione e perso.'),
  started_mrr: the(
    'MRR degli abbonamenti iniziati',
    'l’MRR degli abbonamenti iniziati',
    'Valore mensile degli abbonamenti a pagamento iniziati nel periodo.',
  ),
  ended_mrr: the(
    'MRR degli abbonamenti conclusi',
    'l’MRR degli abbonamenti conclusi',
    'Valore mensile degli abbonamenti a pagamento conclusi nel periodo.',
  ),
  ended_subscriptions: the(
    'Abbonamenti conclusi',
    'il numero di abbonamenti conclusi',
    'Numero di abbonamenti a pagamento conclusi nel periodo.',
  ),
  churn_events: the(
    'Abbandoni registrati',
    'il numero di abbandoni registrati',
    'Numero di voci nell’elenco degli abbandoni del periodo; si contano voci, non clienti.',
  ),
  usage: the('Utilizzi', 'il numero di utilizzi', 'Utilizzi del prodotto registrati nel periodo.'),
};

const japanese: Named<Name> = {
  mrr: plain('MRR', '月次経常収益。期末日に有効な有料契約の月額の合計（試用と終了した契約は含まない）。'),
  arr: plain('ARR', '年次経常収益。期末日のMRRを一年分に換算した値であり、契約額の合計ではない。'),
  nrr: plain('売上継続率（ネット）', '期首に支払っていた顧客の期末のMRRを、その期首のMRRで割った値。'),
  grr: plain('売上継続率（グロス）', '増加分を除いた継続率。顧客ごとに期首と期末のMRRの小さい方を合計し、期首のMRRで割った値。'),
  account_retention: plain('顧客継続率', '最初の有料契約が同じ期間に始まった顧客のうち、後の期間の末日に支払っている割合。'),
  paying_accounts: plain('有料顧客数', '期末日に有料契約を持つ顧客の数。'),
  active_subscriptions: plain('有効な契約数', '期末日に有効な有料契約の数。'),
  arpa: plain('顧客あたりMRR', 'MRRを有料顧客数で割った値（試用は含まない）。'),
  new_mrr: plain('新規MRR', '期首に支払いのなかった顧客の期末のMRR。'),
  expansion_mrr: plain('拡大MRR', '期首に支払っていて期末に支払いが増えた顧客のMRRの増加額。'),
  contraction_mrr: plain('縮小MRR', '期末の支払いが期首より減り、なお支払っている顧客のMRRの減少額。'),
  churned_mrr: plain('解約MRR', '期末に支払いのなくなった顧客の期首のMRR。'),
  revenue_churn: plain('売上解約率', '解約MRRを期首のMRRで割った値。'),
  logo_churn: plain('契約で見た顧客解約率', '期首に支払っていて期末に有料契約のない顧客の数を、期首に支払っていた顧客の数で割った値。'),
  quick_ratio: plain('クイックレシオ', '新規MRRと拡大MRRの合計を、縮小MRRと解約MRRの合計で割った値。'),
  started_mrr: plain('開始した契約のMRR', '期間中に開始した有料契約の月額の合計。'),
  ended_mrr: plain('終了した契約のMRR', '期間中に終了した有料契約の月額の合計。'),
  ended_subscriptions: plain('終了した契約数', '期間中に終了した有料契約の数。'),
  churn_events: plain('記録された解約件数', '期間中の日付を持つ解約記録の件数（顧客数ではない）。'),
  usage: plain('利用回数', '期間中に記録された製品の利用回数。'),
};

const chinese: Named<Name> = {
  mrr: plain('MRR', '月度经常性收入：期末当日有效的付费订阅的月度金额合计，不含试用和已结束的订阅。'),
  arr: plain('ARR', '年度经常性收入：期末当日MRR按全年月数折算，并非合同金额合计。'),
  nrr: plain('净收入留存率', '期初付费客户的期末MRR除以其期初MRR。'),
  grr: plain('总收入留存率', '不计增长的留存率：每位客户取期初与期末MRR中较小者，合计后除以期初MRR。'),
  account_retention: plain('客户留存率', '首个付费订阅始于同一期间的客户中，在之后期间末日仍付费的比例。'),
  paying_accounts: plain('付费客户数', '期末当日有付费订阅的客户数量。'),
  active_subscriptions: plain('有效订阅数', '期末当日有效的付费订阅数量。'),
  arpa: plain('每客户MRR', 'MRR除以付费客户数，不含试用。'),
  new_mrr: plain('新增MRR', '期初未付费客户的期末MRR。'),
  expansion_mrr: plain('扩展MRR', '期初付费且期末付费更多的客户的MRR增加额。'),
  contraction_mrr: plain('收缩MRR', '期末付费少于期初且仍在付费的客户的MRR减少额。'),
  churned_mrr: plain('流失MRR', '期末不再付费的客户的期初MRR。'),
  revenue_churn: plain('收入流失率', '流失MRR除以期初MRR。'),
  logo_churn: plain('按订阅计的客户流失率', '期初付费而期末没有付费订阅的客户数，除以期初付费客户数。'),
  quick_ratio: plain('速动比率', '新增与扩展MRR之和除以收缩与流失MRR之和。'),
  started_mrr: plain('新开订阅的MRR', '期间开始的付费订阅的月度金额合计。'),
  ended_mrr: plain('结束订阅的MRR', '期间结束的付费订阅的月度金额合计。'),
  ended_subscriptions: plain('结束的订阅数', '期间结束的付费订阅数量。'),
  churn_events: plain('流失记录数', '日期在期间内的流失记录数量，统计的是记录而非客户。'),
  usage: plain('使用次数', '期间记录的产品使用次数。'),
};

const arabic: Named<Arabic> = {
  mrr: ar('الإيراد الشهري المتكرر', 'm', 'القيمة الشهرية للاشتراكات المدفوعة السارية في آخر يوم من الفترة، دون التجريبية والمنتهية.'),
  arr: ar('الإيراد السنوي المتكرر', 'm', 'الإيراد الشهري المتكرر في آخر يوم من الفترة محسوبًا على أشهر السنة، لا مجموع العقود.'),
  nrr: ar(
    'صافي الاحتفاظ بالإيراد',
    'm',
    'الإيراد الشهري في نهاية الفترة من العملاء الذين كانوا يدفعون في بدايتها مقسومًا على إيرادهم في بدايتها.',
  ),
  grr: ar('إجمالي الاحتفاظ بالإيراد', 'm', 'الاحتفاظ دون الزيادات: الأقل لكل عميل من إيراد البداية والنهاية مقسومًا على إيراد البداية.'),
  account_retention: ar(
    'نسبة الاحتفاظ بالعملاء',
    'f',
    'من العملاء الذين بدأ أول اشتراك مدفوع لهم في فترة، نسبة من يدفعون في آخر يوم من فترة لاحقة.',
  ),
  paying_accounts: ar('عدد العملاء الدافعين', 'm', 'عدد العملاء ذوي اشتراك مدفوع في آخر يوم من الفترة.'),
  active_subscriptions: ar('عدد الاشتراكات السارية', 'm', 'عدد الاشتراكات المدفوعة السارية في آخر يوم من الفترة.'),
  arpa: ar('الإيراد الشهري لكل عميل', 'm', 'الإيراد الشهري المتكرر مقسومًا على عدد العملاء الدافعين، دون التجريبيين.'),
  new_mrr: ar('الإيراد الشهري الجديد', 'm', 'الإيراد الشهري في نهاية الفترة من عملاء لم يدفعوا شيئًا في بدايتها.'),
  expansion_mrr: ar('إيراد التوسع الشهري', 'm', 'زيادة الإيراد الشهري من عملاء كانوا يدفعون في البداية ويدفعون أكثر في النهاية.'),
  contraction_mrr: ar('إيراد الانكماش الشهري', 'm', 'نقص الإيراد الشهري من عملاء يدفعون في النهاية أقل من البداية وما زالوا يدفعون.'),
  churned_mrr: ar('الإيراد الشهري المفقود', 'm', 'إيراد بداية الفترة من عملاء لا يدفعون شيئًا في نهايتها.'),
  revenue_churn: ar('معدل فقد الإيراد', 'm', 'الإيراد الشهري المفقود مقسومًا على إيراد بداية الفترة.'),
  logo_churn: ar(
    'معدل فقد العملاء بحسب الاشتراكات',
    'm',
    'العملاء الذين كانوا يدفعون في البداية ولا اشتراك مدفوع لهم في النهاية مقسومين على من كانوا يدفعون في البداية.',
  ),
  quick_ratio: ar('نسبة النمو السريعة', 'f', 'الإيراد الجديد وإيراد التوسع مقسومين على إيراد الانكماش والإيراد المفقود.'),
  started_mrr: ar('إيراد الاشتراكات البادئة', 'm', 'القيمة الشهرية للاشتراكات المدفوعة التي بدأت في الفترة.'),
  ended_mrr: ar('إيراد الاشتراكات المنتهية', 'm', 'القيمة الشهرية للاشتراكات المدفوعة التي انتهت في الفترة.'),
  ended_subscriptions: ar('عدد الاشتراكات المنتهية', 'm', 'عدد الاشتراكات المدفوعة التي انتهت في الفترة.'),
  churn_events: ar('عدد حالات المغادرة المسجلة', 'm', 'عدد القيود في قائمة المغادرة ضمن الفترة، وهي قيود لا عملاء.'),
  usage: ar('عدد مرات الاستخدام', 'm', 'مرات استخدام المنتج المسجلة في الفترة.'),
};

export const recurring = { de: german, fr: french, es: spanish, pt: portuguese, it: italian, ja: japanese, zh: chinese, ar: arabic };
