/** Measures of pipeline, cohorts, accounts, surveys, margin and what customers cost and bring, in every language but English, which the data stage writes itself. */
import type { Noun as Arabic } from './ar.ts';
import type { Noun as German } from './de.ts';
import type { Noun as Spanish } from './es.ts';
import type { Noun as French } from './fr.ts';
import type { Noun as Italian } from './it.ts';
import type { Name } from './names.ts';
import type { Noun as Portuguese } from './pt.ts';

export const outlookIds = [
  'cohort_win_rate',
  'slipped_count',
  'slipped_value',
  'slippage',
  'pipeline_weighted',
  'pipeline_due',
  'stage_conversion',
  'pipeline_coverage',
  'sales_velocity',
  'account_share',
  'account_hhi',
  'survey_nps',
  'survey_nps_response',
  'survey_csat',
  'survey_csat_response',
  'gross_margin',
  'cac',
  'cac_payback',
  'ltv',
  'ltv_cac',
  'magic_number',
  'net_burn',
  'burn_multiple',
  'runway',
] as const;
type Named<N extends Name> = Readonly<Record<(typeof outlookIds)[number], N>>;

const de = (label: string, the: string, of: string, within: string, definition: string): German => ({
  label,
  the,
  of,
  in: within,
  definition,
});
const fr = (label: string, the: string, of: string, definition: string): French => ({ label, the, of, definition });
const the = (label: string, the: string, definition: string): Spanish & Portuguese & Italian => ({ label, the, definition });
const plain = (label: string, definition: string): Name => ({ label, definition });
const ar = (label: string, gender: 'm' | 'f', definition: string): Arabic => ({ label, definition, feminine: gender === 'f' });

const german: Named<German> = {
  cohort_win_rate: de(
    'Gewinnquote angelegter Deals',
    'die Gewinnquote angelegter Deals',
    'der Gewinnquote angelegter Deals',
    'bei der Gewinnquote angelegter Deals',
    'Gewonnene Deals geteilt durch alle im Zeitraum angelegten; erst gezeigt, wenn höchstens ein Dezil davon noch offen ist.',
  ),
  slipped_count: de(
    'Verschobene Deals',
    'die Zahl der verschobenen Deals',
    'der verschobenen Deals',
    'bei den verschobenen Deals',
    'Zahl der Deals, die zuerst im Zeitraum fällig waren und erst danach geschlossen wurden oder erwartet werden.',
  ),
  slipped_value: de(
    'Verschobener Wert',
    'der verschobene Wert',
    'des verschobenen Werts',
    'beim verschobenen Wert',
    'Summe der Beträge von Deals, die zuerst im Zeitraum fällig waren und erst danach geschlossen wurden oder erwartet werden.',
  ),
  slippage: de(
    'Anteil verschobener Deals',
    'der Anteil verschobener Deals',
    'des Anteils verschobener Deals',
    'beim Anteil verschobener Deals',
    'Betrag verschobener Deals geteilt durch den Betrag aller, die zuerst im Zeitraum fällig waren.',
  ),
  pipeline_weighted: de(
    'Gewichtete Pipeline',
    'die gewichtete Pipeline',
    'der gewichteten Pipeline',
    'bei der gewichteten Pipeline',
    'Summe der Beträge offener Deals, jeweils mal ihre Wahrscheinlichkeit; Deals ohne Wahrscheinlichkeit zählen nicht.',
  ),
  pipeline_due: de(
    'Demnächst fällige Pipeline',
    'die demnächst fällige Pipeline',
    'der demnächst fälligen Pipeline',
    'bei der demnächst fälligen Pipeline',
    'Summe der Beträge offener Deals, deren erwarteter Abschluss in den Zeitraum nach dem berichteten fällt oder in den Rest eines laufenden.',
  ),
  stage_conversion: de(
    'Übergang zwischen Phasen',
    'der Übergang zwischen Phasen',
    'des Übergangs zwischen Phasen',
    'beim Übergang zwischen Phasen',
    'Anteil der im Zeitraum geschlossenen Deals einer Phase, die in eine spätere kamen oder gewonnen wurden.',
  ),
  pipeline_coverage: de(
    'Pipeline-Deckung',
    'die Pipeline-Deckung',
    'der Pipeline-Deckung',
    'bei der Pipeline-Deckung',
    'Demnächst fällige Pipeline geteilt durch das, was vom Ziel dieses Zeitraums noch nicht gewonnen ist.',
  ),
  sales_velocity: de(
    'Vertriebsgeschwindigkeit je Tag',
    'die Vertriebsgeschwindigkeit je Tag',
    'der Vertriebsgeschwindigkeit je Tag',
    'bei der Vertriebsgeschwindigkeit je Tag',
    'Zahl offener Deals mal Gewinnquote nach Anzahl und mittlerer Auftragswert des Berichtszeitraums, geteilt durch dessen mittleren Verkaufszyklus in Tagen.',
  ),
  account_share: de(
    'Anteil des größten Kunden',
    'der Anteil des größten Kunden',
    'des Anteils des größten Kunden',
    'beim Anteil des größten Kunden',
    'Auftragseingang des größten Kunden geteilt durch den aller benannten Kunden.',
  ),
  account_hhi: de(
    'Kundenkonzentration (Herfindahl-Index)',
    'die Kundenkonzentration',
    'der Kundenkonzentration',
    'bei der Kundenkonzentration',
    'Summe der quadrierten Anteile der Kunden am Auftragseingang in Prozent: je höher, desto weniger Kunden tragen ihn.',
  ),
  survey_nps: de(
    'Net Promoter Score',
    'der Net Promoter Score',
    'des Net Promoter Score',
    'beim Net Promoter Score',
    'Anteil der Empfehlenden weniger Anteil der Ablehnenden an den Antworten, in Punkten und nicht in Prozent; die übrigen zählen zu keinem.',
  ),
  survey_nps_response: de(
    'Antwortquote',
    'die Antwortquote',
    'der Antwortquote',
    'bei der Antwortquote',
    'Zeilen mit einer Antwort geteilt durch alle Zeilen, auch die ohne.',
  ),
  survey_csat: de(
    'Zufriedene Antworten',
    'der Anteil zufriedener Antworten',
    'des Anteils zufriedener Antworten',
    'beim Anteil zufriedener Antworten',
    'Antworten, die zufrieden oder besser sagen, geteilt durch alle Antworten.',
  ),
  survey_csat_response: de(
    'Antwortquote (Zufriedenheit)',
    'die Antwortquote zur Zufriedenheit',
    'der Antwortquote zur Zufriedenheit',
    'bei der Antwortquote zur Zufriedenheit',
    'Zeilen mit einer Antwort geteilt durch alle Zeilen, auch die ohne.',
  ),
  gross_margin: de(
    'Bruttomarge',
    'die Bruttomarge',
    'der Bruttomarge',
    'bei der Bruttomarge',
    'Erlöse weniger Kosten des Verkauften, geteilt durch die Erlöse, beide zuerst summiert.',
  ),
  cac: de(
    'Kosten je Neukunde (CAC)',
    'die Kosten je Neukunde',
    'der Kosten je Neukunde',
    'bei den Kosten je Neukunde',
    'Ausgaben für Vertrieb und Marketing im Zeitraum geteilt durch die darin neuen Kunden.',
  ),
  cac_payback: de(
    'CAC-Rückfluss in Monaten',
    'der CAC-Rückfluss in Monaten',
    'des CAC-Rückflusses in Monaten',
    'beim CAC-Rückfluss in Monaten',
    'Kosten je Neukunde geteilt durch die monatliche Bruttomarge eines Kunden.',
  ),
  ltv: de(
    'Lebenszeitwert eines Kunden',
    'der Lebenszeitwert eines Kunden',
    'des Lebenszeitwerts eines Kunden',
    'beim Lebenszeitwert eines Kunden',
    'MRR je Kunde mal Bruttomarge, geteilt durch die Kundenabwanderung eines Monats des Zeitraums.',
  ),
  ltv_cac: de(
    'Lebenszeitwert zu CAC',
    'das Verhältnis von Lebenszeitwert zu CAC',
    'des Verhältnisses von Lebenszeitwert zu CAC',
    'beim Verhältnis von Lebenszeitwert zu CAC',
    'Lebenszeitwert eines Kunden geteilt durch die Kosten je Neukunde.',
  ),
  magic_number: de(
    'Magic Number',
    'die Magic Number',
    'der Magic Number',
    'bei der Magic Number',
    'Veränderung des ARR im Zeitraum geteilt durch die Ausgaben für Vertrieb und Marketing des Zeitraums davor.',
  ),
  net_burn: de(
    'Nettomittelabfluss',
    'der Nettomittelabfluss',
    'des Nettomittelabflusses',
    'beim Nettomittelabfluss',
    'Liquide Mittel am Ende des Zeitraums davor weniger die am Ende des Zeitraums.',
  ),
  burn_multiple: de(
    'Burn Multiple',
    'das Burn Multiple',
    'des Burn Multiple',
    'beim Burn Multiple',
    'Nettomittelabfluss geteilt durch die Veränderung des ARR im Zeitraum.',
  ),
  runway: de(
    'Reichweite in Monaten',
    'die Reichweite in Monaten',
    'der Reichweite in Monaten',
    'bei der Reichweite in Monaten',
    'Liquide Mittel am Ende des Zeitraums geteilt durch den Nettomittelabfluss eines Monats.',
  ),
};

const french: Named<French> = {
  cohort_win_rate: fr(
    'Taux de gain des affaires créées',
    'le taux de gain des affaires créées',
    'du taux de gain des affaires créées',
    'Affaires gagnées divisées par toutes celles créées dans la période ; montré seulement quand un décile au plus est encore ouvert.',
  ),
  slipped_count: fr(
    'Affaires décalées',
    'le nombre d’affaires décalées',
    'des affaires décalées',
    'Nombre d’affaires d’abord attendues dans la période, closes ou attendues seulement après elle.',
  ),
  slipped_value: fr(
    'Valeur décalée',
    'la valeur décalée',
    'de la valeur décalée',
    'Somme des montants des affaires d’abord attendues dans la période, closes ou attendues seulement après elle.',
  ),
  slippage: fr(
    'Part décalée',
    'la part décalée',
    'de la part décalée',
    'Montant des affaires décalées divisé par le montant de toutes celles d’abord attendues dans la période.',
  ),
  pipeline_weighted: fr(
    'Pipeline pondéré',
    'le pipeline pondéré',
    'du pipeline pondéré',
    'Somme des montants des affaires ouvertes, chacun multiplié par sa probabilité ; celles sans probabilité ne comptent pas.',
  ),
  pipeline_due: fr(
    'Pipeline attendu prochainement',
    'le pipeline attendu prochainement',
    'du pipeline attendu prochainement',
    'Somme des montants des affaires ouvertes dont la clôture prévue tombe dans la période suivante, ou dans le reste de celle qui court.',
  ),
  stage_conversion: fr(
    'Passage d’une étape à l’autre',
    'le passage d’une étape à l’autre',
    'du passage d’une étape à l’autre',
    'Part des affaires closes dans la période qui, arrivées à une étape, sont passées à une suivante ou ont été gagnées.',
  ),
  pipeline_coverage: fr(
    'Couverture du pipeline',
    'la couverture du pipeline',
    'de la couverture du pipeline',
    'Pipeline attendu prochainement divisé par ce que l’objectif de cette période laisse à gagner.',
  ),
  sales_velocity: fr(
    'Vitesse de vente par jour',
    'la vitesse de vente par jour',
    'de la vitesse de vente par jour',
    'Nombre d’affaires ouvertes multiplié par le taux de gain en nombre et le montant moyen de la période, divisé par son cycle de vente moyen en jours.',
  ),
  account_share: fr(
    'Part du plus grand client',
    'la part du plus grand client',
    'de la part du plus grand client',
    'Valeur gagnée du plus grand client divisée par celle de tous les clients nommés.',
  ),
  account_hhi: fr(
    'Concentration des clients (indice de Herfindahl)',
    'la concentration des clients',
    'de la concentration des clients',
    'Somme des carrés des parts en pourcentage des clients dans la valeur gagnée : plus elle est haute, moins de clients l’apportent.',
  ),
  survey_nps: fr(
    'Net Promoter Score',
    'le Net Promoter Score',
    'du Net Promoter Score',
    'Part des promoteurs moins part des détracteurs parmi les réponses, en points et non en pourcentage ; les autres ne comptent ni pour ni contre.',
  ),
  survey_nps_response: fr(
    'Taux de réponse',
    'le taux de réponse',
    'du taux de réponse',
    'Lignes avec une réponse divisées par toutes les lignes, y compris celles sans réponse.',
  ),
  survey_csat: fr(
    'Réponses satisfaites',
    'la part de réponses satisfaites',
    'de la part de réponses satisfaites',
    'Réponses satisfaites ou mieux, divisées par toutes les réponses.',
  ),
  survey_csat_response: fr(
    'Taux de réponse (satisfaction)',
    'le taux de réponse sur la satisfaction',
    'du taux de réponse sur la satisfaction',
    'Lignes avec une réponse divisées par toutes les lignes, y compris celles sans réponse.',
  ),
  gross_margin: fr(
    'Marge brute',
    'la marge brute',
    'de la marge brute',
    'Chiffre d’affaires moins coût des ventes, divisé par le chiffre d’affaires, chacun d’abord additionné.',
  ),
  cac: fr(
    'Coût d’un nouveau client (CAC)',
    'le coût d’un nouveau client',
    'du coût d’un nouveau client',
    'Dépenses de vente et de marketing de la période divisées par les clients nouveaux.',
  ),
  cac_payback: fr(
    'Retour du CAC en mois',
    'le retour du CAC en mois',
    'du retour du CAC en mois',
    'Coût d’un nouveau client divisé par la marge brute mensuelle d’un client.',
  ),
  ltv: fr(
    'Valeur vie d’un client',
    'la valeur vie d’un client',
    'de la valeur vie d’un client',
    'MRR par client multiplié par la marge brute, divisé par l’attrition de clients d’un mois de la période.',
  ),
  ltv_cac: fr(
    'Valeur vie sur CAC',
    'le rapport de la valeur vie au CAC',
    'du rapport de la valeur vie au CAC',
    'Valeur vie d’un client divisée par le coût d’un nouveau client.',
  ),
  magic_number: fr(
    'Magic number',
    'le magic number',
    'du magic number',
    'Variation de l’ARR sur la période divisée par les dépenses de vente et de marketing de la période d’avant.',
  ),
  net_burn: fr(
    'Consommation nette de trésorerie',
    'la consommation nette de trésorerie',
    'de la consommation nette de trésorerie',
    'Trésorerie à la fin de la période d’avant moins celle à la fin de la période.',
  ),
  burn_multiple: fr(
    'Burn multiple',
    'le burn multiple',
    'du burn multiple',
    'Consommation nette de trésorerie divisée par la variation de l’ARR.',
  ),
  runway: fr(
    'Autonomie en mois',
    'l’autonomie en mois',
    'de l’autonomie en mois',
    'Trésorerie à la fin de la période divisée par la consommation nette d’un mois.',
  ),
};

const spanish: Named<Spanish> = {
  cohort_win_rate: the(
    'Tasa de éxito de operaciones creadas',
    'la tasa de éxito de las operaciones creadas',
    'Operaciones ganadas divididas por todas las creadas en el período; solo se muestra cuando como mucho un decil sigue abierto.',
  ),
  slipped_count: the(
    'Operaciones aplazadas',
    'el número de operaciones aplazadas',
    'Número de operaciones previstas primero en el período y cerradas o previstas solo después.',
  ),
  slipped_value: the(
    'Valor aplazado',
    'el valor aplazado',
    'Suma de los importes de operaciones previstas primero en el período y cerradas o previstas solo después.',
  ),
  slippage: the(
    'Parte aplazada',
    'la parte aplazada',
    'Importe de las operaciones aplazadas dividido por el de todas las previstas primero en el período.',
  ),
  pipeline_weighted: the(
    'Cartera ponderada',
    'la cartera ponderada',
    'Suma de los importes de las operaciones abiertas, cada uno por su probabilidad; las que no la tienen no cuentan.',
  ),
  pipeline_due: the(
    'Cartera prevista próxima',
    'la cartera prevista próxima',
    'Suma de los importes de las operaciones abiertas cuyo cierre previsto cae en el período siguiente, o en el resto del que corre.',
  ),
  stage_conversion: the(
    'Paso entre etapas',
    'el paso entre etapas',
    'Parte de las operaciones cerradas en el período que, llegadas a una etapa, pasaron a otra posterior o se ganaron.',
  ),
  pipeline_coverage: the(
    'Cobertura de la cartera',
    'la cobertura de la cartera',
    'Cartera prevista próxima dividida por lo que el objetivo de ese período deja por ganar.',
  ),
  sales_velocity: the(
    'Velocidad de venta por día',
    'la velocidad de venta por día',
    'Número de operaciones abiertas por la tasa de éxito en número y el importe medio del período, dividido por su ciclo de venta medio en días.',
  ),
  account_share: the(
    'Parte del mayor cliente',
    'la parte del mayor cliente',
    'Valor ganado del mayor cliente dividido por el de todos los clientes con nombre.',
  ),
  account_hhi: the(
    'Concentración de clientes (índice de Herfindahl)',
    'la concentración de clientes',
    'Suma de los cuadrados de las partes en porcentaje de los clientes en el valor ganado: cuanto más alta, menos clientes lo aportan.',
  ),
  survey_nps: the(
    'Net Promoter Score',
    'el Net Promoter Score',
    'Parte de promotores menos parte de detractores entre las respuestas, en puntos y no en porcentaje; las demás no cuentan en ninguna.',
  ),
  survey_nps_response: the(
    'Tasa de respuesta',
    'la tasa de respuesta',
    'Filas con respuesta divididas por todas las filas, también las que no la tienen.',
  ),
  survey_csat: the(
    'Respuestas satisfechas',
    'la parte de respuestas satisfechas',
    'Respuestas satisfechas o mejores, divididas por todas las respuestas.',
  ),
  survey_csat_response: the(
    'Tasa de respuesta (satisfacción)',
    'la tasa de respuesta sobre la satisfacción',
    'Filas con respuesta divididas por todas las filas, también las que no la tienen.',
  ),
  gross_margin: the('Margen bruto', 'el margen bruto', 'Ingresos menos coste de ventas, divididos por los ingresos, ambos sumados antes.'),
  cac: the(
    'Coste de un cliente nuevo (CAC)',
    'el coste de un cliente nuevo',
    'Gasto en ventas y marketing del período dividido por los clientes nuevos.',
  ),
  cac_payback: the(
    'Recuperación del CAC en meses',
    'la recuperación del CAC en meses',
    'Coste de un cliente nuevo dividido por el margen bruto mensual de un cliente.',
  ),
  ltv: the(
    'Valor de vida de un cliente',
    'el valor de vida de un cliente',
    'MRR por cliente por el margen bruto, dividido por la pérdida de clientes de un mes del período.',
  ),
  ltv_cac: the(
    'Valor de vida sobre CAC',
    'el valor de vida sobre el CAC',
    'Valor de vida de un cliente dividido por el coste de un cliente nuevo.',
  ),
  magic_number: the(
    'Magic number',
    'el magic number',
    'Variación del ARR en el período dividida por el gasto en ventas y marketing del período anterior.',
  ),
  net_burn: the('Consumo neto de caja', 'el consumo neto de caja', 'Caja al final del período anterior menos la del final del período.'),
  burn_multiple: the('Burn multiple', 'el burn multiple', 'Consumo neto de caja dividido por la variación del ARR.'),
  runway: the('Autonomía en meses', 'la autonomía en meses', 'Caja al final del período dividida por el consumo neto de un mes.'),
};

const portuguese: Named<Portuguese> = {
  cohort_win_rate: the(
    'Taxa de ganho de negócios criados',
    'a taxa de ganho dos negócios criados',
    'Negócios ganhos divididos por todos os criados no período; mostrada só quando no máximo um decil ainda está aberto.',
  ),
  slipped_count: the(
    'Negócios adiados',
    'o número de negócios adiados',
    'Número de negócios previstos primeiro no período e fechados ou previstos só depois.',
  ),
  slipped_value: the(
    'Valor adiado',
    'o valor adiado',
    'Soma dos valores de negócios previstos primeiro no período e fechados ou previstos só depois.',
  ),
  slippage: the('Parte adiada', 'a parte adiada', 'Valor dos negócios adiados dividido pelo de todos os previstos primeiro no período.'),
  pipeline_weighted: the(
    'Pipeline ponderado',
    'o pipeline ponderado',
    'Soma dos valores dos negócios abertos, cada um vezes sua probabilidade; os sem probabilidade não contam.',
  ),
  pipeline_due: the(
    'Pipeline previsto a seguir',
    'o pipeline previsto a seguir',
    'Soma dos valores dos negócios abertos cujo fechamento previsto cai no período seguinte, ou no resto do que corre.',
  ),
  stage_conversion: the(
    'Passagem entre etapas',
    'a passagem entre etapas',
    'Parte dos negócios fechados no período que, chegados a uma etapa, passaram a outra posterior ou foram ganhos.',
  ),
  pipeline_coverage: the(
    'Cobertura do pipeline',
    'a cobertura do pipeline',
    'Pipeline previsto a seguir dividido pelo que a meta desse período deixa por ganhar.',
  ),
  sales_velocity: the(
    'Velocidade de vendas por dia',
    'a velocidade de vendas por dia',
    'Número de negócios abertos vezes a taxa de ganho em número e o valor médio do período, dividido por seu ciclo de vendas médio em dias.',
  ),
  account_share: the(
    'Parte do maior cliente',
    'a parte do maior cliente',
    'Valor ganho do maior cliente dividido pelo de todos os clientes com nome.',
  ),
  account_hhi: the(
    'Concentração de clientes (índice de Herfindahl)',
    'a concentração de clientes',
    'Soma dos quadrados das partes em porcentagem dos clientes no valor ganho: quanto mais alta, menos clientes o trazem.',
  ),
  survey_nps: the(
    'Net Promoter Score',
    'o Net Promoter Score',
    'Parte de promotores menos parte de detratores entre as respostas, em pontos e não em porcentagem; as demais não contam em nenhuma.',
  ),
  survey_nps_response: the(
    'Taxa de resposta',
    'a taxa de resposta',
    'Linhas com resposta divididas por todas as linhas, também as que não a têm.',
  ),
  survey_csat: the(
    'Respostas satisfeitas',
    'a parte de respostas satisfeitas',
    'Respostas satisfeitas ou melhores, divididas por todas as respostas.',
  ),
  survey_csat_response: the(
    'Taxa de resposta (satisfação)',
    'a taxa de resposta sobre a satisfação',
    'Linhas com resposta divididas por todas as linhas, também as que não a têm.',
  ),
  gross_margin: the('Margem bruta', 'a margem bruta', 'Receita menos custo das vendas, dividida pela receita, ambas somadas antes.'),
  cac: the(
    'Custo de um novo cliente (CAC)',
    'o custo de um novo cliente',
    'Gasto com vendas e marketing no período dividido pelos clientes novos.',
  ),
  cac_payback: the(
    'Retorno do CAC em meses',
    'o retorno do CAC em meses',
    'Custo de um novo cliente dividido pela margem bruta mensal de um cliente.',
  ),
  ltv: the(
    'Valor vitalício de um cliente',
    'o valor vitalício de um cliente',
    'MRR por cliente vezes a margem bruta, dividido pela perda de clientes de um mês do período.',
  ),
  ltv_cac: the(
    'Valor vitalício sobre CAC',
    'o valor vitalício sobre o CAC',
    'Valor vitalício de um cliente dividido pelo custo de um novo cliente.',
  ),
  magic_number: the(
    'Magic number',
    'o magic number',
    'Variação do ARR no período dividida pelo gasto com vendas e marketing do período anterior.',
  ),
  net_burn: the('Consumo líquido de caixa', 'o consumo líquido de caixa', 'Caixa no fim do período anterior menos o do fim do período.'),
  burn_multiple: the('Burn multiple', 'o burn multiple', 'Consumo líquido de caixa dividido pela variação do ARR.'),
  runway: the('Fôlego de caixa em meses', 'o fôlego de caixa em meses', 'Caixa no fim do período dividido pelo consumo líquido de um mês.'),
};

const italian: Named<Italian> = {
  cohort_win_rate: the(
    'Tasso di successo delle trattative create',
    'il tasso di successo delle trattative create',
    'Trattative vinte divise per tutte quelle create nel periodo; mostrato solo quando al più un decile è ancora aperto.',
  ),
  slipped_count: the(
    'Trattative slittate',
    'il numero di trattative slittate',
    'Numero di trattative previste prima nel periodo e chiuse o previste solo dopo.',
  ),
  slipped_value: the(
    'Valore slittato',
    'il valore slittato',
    'Somma degli importi delle trattative previste prima nel periodo e chiuse o previste solo dopo.',
  ),
  slippage: the(
    'Quota slittata',
    'la quota slittata',
    'Importo delle trattative slittate diviso per quello di tutte le previste prima nel periodo.',
  ),
  pipeline_weighted: the(
    'Pipeline ponderata',
    'la pipeline ponderata',
    'Somma degli importi delle trattative aperte, ciascuno per la sua probabilità; quelle senza non contano.',
  ),
  pipeline_due: the(
    'Pipeline in scadenza',
    'la pipeline in scadenza',
    'Somma degli importi delle trattative aperte la cui chiusura prevista cade nel periodo seguente, o nel resto di quello in corso.',
  ),
  stage_conversion: the(
    'Passaggio tra le fasi',
    'il passaggio tra le fasi',
    'Quota delle trattative chiuse nel periodo che, giunte a una fase, sono passate a una successiva o sono state vinte.',
  ),
  pipeline_coverage: the(
    'Copertura della pipeline',
    'la copertura della pipeline',
    'Pipeline in scadenza divisa per quanto l’obiettivo di quel periodo lascia da vincere.',
  ),
  sales_velocity: the(
    'Velocità di vendita al giorno',
    'la velocità di vendita al giorno',
    'Numero di trattative aperte per il tasso di successo in numero e l’importo medio del periodo, diviso per il suo ciclo di vendita medio in giorni.',
  ),
  account_share: the(
    'Quota del cliente maggiore',
    'la quota del cliente maggiore',
    'Valore vinto del cliente maggiore diviso per quello di tutti i clienti con un nome.',
  ),
  account_hhi: the(
    'Concentrazione dei clienti (indice di Herfindahl)',
    'la concentrazione dei clienti',
    'Somma dei quadrati delle quote in percentuale dei clienti nel valore vinto: più è alta, meno clienti lo portano.',
  ),
  survey_nps: the(
    'Net Promoter Score',
    'il Net Promoter Score',
    'Quota dei promotori meno quota dei detrattori tra le risposte, in punti e non in percentuale; le altre non contano in nessuna.',
  ),
  survey_nps_response: the(
    'Tasso di risposta',
    'il tasso di risposta',
    'Righe con una risposta divise per tutte le righe, anche quelle senza.',
  ),
  survey_csat: the(
    'Risposte soddisfatte',
    'la quota di risposte soddisfatte',
    'Risposte soddisfatte o migliori, divise per tutte le risposte.',
  ),
  survey_csat_response: the(
    'Tasso di risposta (soddisfazione)',
    'il tasso di risposta sulla soddisfazione',
    'Righe con una risposta divise per tutte le righe, anche quelle senza.',
  ),
  gross_margin: the('Margine lordo', 'il margine lordo', 'Ricavi meno costo del venduto, divisi per i ricavi, entrambi prima sommati.'),
  cac: the(
    'Costo di un nuovo cliente (CAC)',
    'il costo di un nuovo cliente',
    'Spesa in vendite e marketing del periodo divisa per i clienti nuovi.',
  ),
  cac_payback: the(
    'Rientro del CAC in mesi',
    'il rientro del CAC in mesi',
    'Costo di un nuovo cliente diviso per il margine lordo mensile di un cliente.',
  ),
  ltv: the(
    'Valore di vita di un cliente',
    'il valore di vita di un cliente',
    'MRR per cliente per il margine lordo, diviso per l’abbandono di clienti di un mese del periodo.',
  ),
  ltv_cac: the(
    'Valore di vita su CAC',
    'il valore di vita sul CAC',
    'Valore di vita di un cliente diviso per il costo di un nuovo cliente.',
  ),
  magic_number: the(
    'Magic number',
    'il magic number',
    'Variazione dell’ARR nel periodo divisa per la spesa in vendite e marketing del periodo precedente.',
  ),
  net_burn: the(
    'Consumo netto di cassa',
    'il consumo netto di cassa',
    'Cassa alla fine del periodo precedente meno quella alla fine del periodo.',
  ),
  burn_multiple: the('Burn multiple', 'il burn multiple', 'Consumo netto di cassa diviso per la variazione dell’ARR.'),
  runway: the('Autonomia in mesi', 'l’autonomia in mesi', 'Cassa alla fine del periodo divisa per il consumo netto di un mese.'),
};

const japanese: Named<Name> = {
  cohort_win_rate: plain(
    '作成案件の受注率',
    '受注した案件を、期間中に作成されたすべての案件で割った値。未クローズがごくわずかになった期間のみ示す。',
  ),
  slipped_count: plain('延期された案件数', '当初は期間中に予定され、期間の後にクローズした、または後に予定されている案件の件数。'),
  slipped_value: plain('延期された案件額', '当初は期間中に予定され、期間の後にクローズした、または後に予定されている案件の金額の合計。'),
  slippage: plain('延期の割合', '延期された案件の金額を、当初期間中に予定されたすべての案件の金額で割った値。'),
  pipeline_weighted: plain('加重パイプライン', '進行中の案件の金額にそれぞれの確度を掛けた合計。確度のない案件は含まない。'),
  pipeline_due: plain('次に期限が来るパイプライン', '予定クローズ日が次の期間、または進行中の期間の残りにある案件の金額の合計。'),
  stage_conversion: plain('ステージ通過率', '期間中にクローズし、あるステージに達した案件のうち、後のステージに進んだか受注した割合。'),
  pipeline_coverage: plain('パイプラインカバレッジ', '次に期限が来るパイプラインを、その期間の目標のうちまだ受注していない額で割った値。'),
  sales_velocity: plain(
    '日あたりの営業速度',
    '進行中の案件数に報告期間の件数ベースの受注率と平均受注単価を掛け、平均営業サイクルの日数で割った値。',
  ),
  account_share: plain('最大顧客の割合', '最大の顧客の受注額を、名前のあるすべての顧客の受注額で割った値。'),
  account_hhi: plain(
    '顧客の集中度（ハーフィンダール指数）',
    '受注額に占める各顧客の割合（パーセント）の二乗の合計。高いほど少ない顧客に集中する。',
  ),
  survey_nps: plain(
    'ネットプロモータースコア',
    '回答に占める推奨者の割合から批判者の割合を引いた値。単位はポイントで、パーセントではない。',
  ),
  survey_nps_response: plain('回答率', '回答のある行を、回答のない行も含むすべての行で割った値。'),
  survey_csat: plain('満足の回答', '満足以上の回答を、すべての回答で割った値。'),
  survey_csat_response: plain('満足度の回答率', '回答のある行を、回答のない行も含むすべての行で割った値。'),
  gross_margin: plain('売上総利益率', '売上から売上原価を引き、売上で割った値。いずれも先に合計する。'),
  cac: plain('顧客獲得単価（CAC）', '期間中の営業・マーケティング費用を、新規の顧客数で割った値。'),
  cac_payback: plain('CAC回収期間（月）', '顧客獲得単価を、顧客あたりの月次粗利で割った値。'),
  ltv: plain('顧客生涯価値', '顧客あたりMRRに粗利率を掛け、期間中の月あたりの顧客解約率で割った値。'),
  ltv_cac: plain('顧客生涯価値とCACの比', '顧客生涯価値を顧客獲得単価で割った値。'),
  magic_number: plain('マジックナンバー', '期間中のARRの変化を、前の期間の営業・マーケティング費用で割った値。'),
  net_burn: plain('ネットバーン', '前の期間末の現金から期間末の現金を引いた値。'),
  burn_multiple: plain('バーンマルチプル', 'ネットバーンを期間中のARRの変化で割った値。'),
  runway: plain('資金の余命（月）', '期間末の現金を、月あたりのネットバーンで割った値。'),
};

const chinese: Named<Name> = {
  cohort_win_rate: plain('新建商机赢单率', '赢单商机除以期间内新建的全部商机；仅在未关闭的极少时显示。'),
  slipped_count: plain('延期商机数', '原定在期间内关闭、却在期间之后才关闭或预计关闭的商机数。'),
  slipped_value: plain('延期金额', '原定在期间内关闭、却在期间之后才关闭或预计关闭的商机金额之和。'),
  slippage: plain('延期比例', '延期商机的金额除以原定在期间内关闭的全部商机金额。'),
  pipeline_weighted: plain('加权管道', '进行中商机的金额各乘以其概率之和；没有概率的不计。'),
  pipeline_due: plain('即将到期的管道', '预计关闭日期落在下一期间或当前期间余下部分的进行中商机金额之和。'),
  stage_conversion: plain('阶段转化率', '期间内关闭且到达某阶段的商机中，进入后续阶段或赢单的比例。'),
  pipeline_coverage: plain('管道覆盖率', '即将到期的管道除以该期间目标中尚未赢得的部分。'),
  sales_velocity: plain('每日销售速度', '进行中商机数乘以报告期按数量计的赢单率和平均成交额，再除以平均销售周期天数。'),
  account_share: plain('最大客户占比', '最大客户的赢单金额除以所有已注明客户的赢单金额。'),
  account_hhi: plain('客户集中度（赫芬达尔指数）', '各客户占赢单金额百分比的平方和：越高表示越集中于少数客户。'),
  survey_nps: plain('净推荐值', '回答中推荐者占比减去贬损者占比，单位为点而非百分比；其余不计入任一方。'),
  survey_nps_response: plain('回答率', '有回答的行除以全部行，包括没有回答的。'),
  survey_csat: plain('满意的回答', '满意或更好的回答除以全部回答。'),
  survey_csat_response: plain('满意度回答率', '有回答的行除以全部行，包括没有回答的。'),
  gross_margin: plain('毛利率', '收入减去销售成本，再除以收入，均先求和。'),
  cac: plain('获客成本（CAC）', '期间内销售与营销支出除以新增客户数。'),
  cac_payback: plain('获客成本回收月数', '获客成本除以每个客户的月毛利。'),
  ltv: plain('客户终身价值', '每客户MRR乘以毛利率，再除以期间内月度客户流失率。'),
  ltv_cac: plain('终身价值与获客成本之比', '客户终身价值除以获客成本。'),
  magic_number: plain('魔法数字', '期间内ARR的变化除以上一期间的销售与营销支出。'),
  net_burn: plain('净消耗', '上一期间末的现金减去期间末的现金。'),
  burn_multiple: plain('消耗倍数', '净消耗除以期间内ARR的变化。'),
  runway: plain('现金可用月数', '期间末的现金除以月度净消耗。'),
};

const arabic: Named<Arabic> = {
  cohort_win_rate: ar(
    'معدل الفوز بالصفقات المنشأة',
    'm',
    'الصفقات الرابحة مقسومة على جميع الصفقات المنشأة في الفترة؛ لا يُعرض إلا حين لا يبقى مفتوحًا منها إلا القليل.',
  ),
  slipped_count: ar('عدد الصفقات المؤجلة', 'm', 'عدد الصفقات التي كان إغلاقها متوقعًا أولًا في الفترة ثم أُغلقت أو صارت متوقعة بعدها.'),
  slipped_value: ar('القيمة المؤجلة', 'f', 'مجموع مبالغ الصفقات التي كان إغلاقها متوقعًا أولًا في الفترة ثم أُغلقت أو صارت متوقعة بعدها.'),
  slippage: ar('نسبة التأجيل', 'f', 'مبلغ الصفقات المؤجلة مقسومًا على مبلغ كل ما كان متوقعًا أولًا في الفترة.'),
  pipeline_weighted: ar(
    'قيمة الصفقات المرجحة',
    'f',
    'مجموع مبالغ الصفقات المفتوحة، كل منها مضروب في احتماله؛ ولا تُحسب التي لا احتمال لها.',
  ),
  pipeline_due: ar(
    'قيمة الصفقات المستحقة قريبًا',
    'f',
    'مجموع مبالغ الصفقات المفتوحة التي يقع إغلاقها المتوقع في الفترة التالية أو في بقية الفترة الجارية.',
  ),
  stage_conversion: ar(
    'معدل الانتقال بين المراحل',
    'm',
    'نسبة الصفقات المغلقة في الفترة التي بلغت مرحلة ثم انتقلت إلى مرحلة لاحقة أو رُبحت.',
  ),
  pipeline_coverage: ar('معدل تغطية الهدف', 'm', 'قيمة الصفقات المستحقة قريبًا مقسومة على ما بقي من هدف تلك الفترة.'),
  sales_velocity: ar(
    'سرعة البيع في اليوم',
    'f',
    'عدد الصفقات المفتوحة مضروبًا في معدل الفوز ومتوسط الصفقة في فترة التقرير، مقسومًا على متوسط دورة البيع بالأيام.',
  ),
  account_share: ar('نسبة أكبر عميل', 'f', 'القيمة الرابحة لأكبر عميل مقسومة على قيمة جميع العملاء المذكورين.'),
  account_hhi: ar(
    'مؤشر تركز العملاء (هيرفندال)',
    'm',
    'مجموع مربعات نسب العملاء المئوية من القيمة الرابحة: كلما ارتفع قل عدد العملاء الذين يأتون بها.',
  ),
  survey_nps: ar('صافي نقاط الترويج', 'm', 'نسبة المروجين ناقص نسبة المنتقدين من الإجابات، بالنقاط لا بالنسبة المئوية.'),
  survey_nps_response: ar('معدل الاستجابة', 'm', 'الصفوف ذات الإجابة مقسومة على جميع الصفوف، بما فيها التي بلا إجابة.'),
  survey_csat: ar('نسبة الإجابات الراضية في الاستبيان', 'f', 'الإجابات الراضية أو الأفضل مقسومة على جميع الإجابات.'),
  survey_csat_response: ar('معدل الاستجابة للرضا', 'm', 'الصفوف ذات الإجابة مقسومة على جميع الصفوف، بما فيها التي بلا إجابة.'),
  gross_margin: ar('هامش الربح الإجمالي', 'm', 'الإيرادات ناقص تكلفة المبيعات، مقسومة على الإيرادات، بعد جمع كل منهما.'),
  cac: ar('تكلفة العميل الجديد', 'f', 'الإنفاق على المبيعات والتسويق في الفترة مقسومًا على العملاء الجدد فيها.'),
  cac_payback: ar('مدة استرداد تكلفة العميل بالأشهر', 'f', 'تكلفة العميل الجديد مقسومة على هامش الربح الإجمالي الشهري للعميل.'),
  ltv: ar(
    'قيمة العميل مدى الحياة',
    'f',
    'الإيراد الشهري المتكرر للعميل مضروبًا في هامش الربح الإجمالي، مقسومًا على فقدان العملاء في شهر من الفترة.',
  ),
  ltv_cac: ar('نسبة قيمة العميل إلى تكلفته', 'f', 'قيمة العميل مدى الحياة مقسومة على تكلفة العميل الجديد.'),
  magic_number: ar(
    'مؤشر كفاءة المبيعات',
    'm',
    'تغير الإيراد السنوي المتكرر في الفترة مقسومًا على الإنفاق على المبيعات والتسويق في الفترة السابقة.',
  ),
  net_burn: ar('صافي استهلاك النقد', 'm', 'النقد في نهاية الفترة السابقة ناقص النقد في نهاية الفترة.'),
  burn_multiple: ar('مضاعف استهلاك النقد', 'm', 'صافي استهلاك النقد مقسومًا على تغير الإيراد السنوي المتكرر.'),
  runway: ar('مدة كفاية النقد بالأشهر', 'f', 'النقد في نهاية الفترة مقسومًا على صافي استهلاك شهر.'),
};

export const outlook = { de: german, fr: french, es: spanish, pt: portuguese, it: italian, ja: japanese, zh: chinese, ar: arabic };
