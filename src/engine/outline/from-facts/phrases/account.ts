/** Sentences of the review of one customer account, in every language. Every figure is a reference. */

import type { FactId } from '../../../../model/fact.ts';
import type { LanguageCode } from '../../../../model/language.ts';
import { ref, type Text } from '../../../../model/text.ts';
import { counted } from '../../../language/counted.ts';

/** Names of figures and columns. */
export interface AccountLabels {
  orders: string;
  order_value: string;
  ordersToDate: string;
  valueToDate: string;
  product: string;
  plan: string;
  subscriptions: string;
  seats: string;
  monthly_fee: string;
  uses: string;
  features_used: string;
  feature: string;
  requests: string;
  requests_resolved: string;
  requests_open: string;
  requests_rated: string;
  requests_satisfied: string;
  response_time: string;
  resolution_time: string;
  requestsToDate: string;
  renewal: string;
}

/** A count, whose number its noun agrees with. */
interface Count {
  id: FactId;
  value: number;
}

export interface AccountPhrases {
  title: (account: string, now: string) => Text;
  source: (account: string, date: string) => Text;
  labels: AccountLabels;
  /** Parts of the review, as the agenda names them. */
  parts: Record<'goals' | 'delivered' | 'subscription' | 'use' | 'support' | 'roadmap' | 'plan' | 'definitions', string>;
  /** What only the author knows, asked for in one line. */
  asks: { goals: string; plan: string };
  goals: string;
  roadmap: string;
  plan: string;
  /** Orders of the period. */
  ordered: (value: FactId, now: string) => Text;
  orderedCount: (orders: FactId, now: string) => Text;
  noOrders: (now: string) => Text;
  products: (product: string, value: FactId) => Text;
  before: (label: string, value: FactId, prior: string) => Text;
  /** Subscriptions with the seats they hold, and their renewal. */
  subscribed: (fee: FactId, seats: Count | null) => Text;
  renewal: (date: string, days: FactId) => Text;
  noRenewal: Text;
  noSubscription: Text;
  used: (uses: Count, features: Count | null, now: string) => Text;
  mostUsed: (feature: string, uses: Count) => Text;
  noUse: (now: string) => Text;
  notUsed: (now: string) => Text;
  asked: (requests: FactId, now: string) => Text;
  noRequests: (now: string) => Text;
  noSupport: Text;
  openRequests: (open: FactId) => Text;
  noneOpen: Text;
  resolved: (resolved: FactId, now: string) => Text;
  inTime: (inTime: FactId, due: FactId) => Text;
  /** Counts of answers, never a share of a few. */
  rated: (good: FactId, rated: FactId, all: Count) => Text;
  unrated: (all: Count) => Text;
  time: (label: string, value: FactId, count: Count) => Text;
  definitions: string;
  meaning: Partial<Record<keyof AccountLabels, string>>;
}

const counting = (language: LanguageCode, { id, value }: Count, one: string, many: string): Text =>
  `${ref(id)} ${counted(language, value, { one, many })}`;

const en: AccountPhrases = {
  title: (account, now) => `${account}: business review, ${now}`,
  source: (account, date) => `Source: records of ${account}, as of ${date}`,
  labels: {
    orders: 'Orders',
    order_value: 'Value of orders',
    ordersToDate: 'Orders to date',
    valueToDate: 'Value to date',
    product: 'Product',
    plan: 'Plan',
    subscriptions: 'Active subscriptions',
    seats: 'Seats',
    monthly_fee: 'Monthly fee',
    uses: 'Uses',
    features_used: 'Features in use',
    feature: 'Feature',
    requests: 'Support requests',
    requests_resolved: 'Requests resolved',
    requests_open: 'Open requests',
    requests_rated: 'Requests rated',
    requests_satisfied: 'Rated well',
    response_time: 'Median first response',
    resolution_time: 'Median resolution',
    requestsToDate: 'Requests to date',
    renewal: 'Renewal',
  },
  parts: {
    goals: 'Goals',
    delivered: 'Delivered',
    subscription: 'Subscription',
    use: 'Use',
    support: 'Support',
    roadmap: 'Roadmap',
    plan: 'Next steps',
    definitions: 'Definitions',
  },
  asks: { goals: 'the goals agreed for this period, and where each stands', plan: 'what is done until the next review' },
  goals: 'What we set out to achieve together',
  roadmap: 'What is coming that matters to you',
  plan: 'Plan for the coming quarter',
  ordered: (value, now) => `Orders worth ${ref(value)} in ${now}`,
  orderedCount: (orders, now) => `Orders in ${now}: ${ref(orders)}`,
  noOrders: (now) => `The data hold no orders for ${now}`,
  products: (product, value) => `${product} accounts for most to date: ${ref(value)}`,
  before: (label, value, prior) => `${label} in ${prior}: ${ref(value)}.`,
  subscribed: (fee, seats) =>
    seats ? `Subscriptions at ${ref(fee)} a month, with ${counting('en', seats, 'seat', 'seats')}` : `Subscriptions at ${ref(fee)} a month`,
  renewal: (date, days) => `**Next renewal: ${date}**, in ${ref(days)}.`,
  noRenewal: 'The data hold no renewal date.',
  noSubscription: 'The data hold no active subscription.',
  used: (uses, features, now) =>
    features
      ? `Used ${counting('en', uses, 'time', 'times')} in ${now}, across ${counting('en', features, 'feature', 'features')}`
      : `Used ${counting('en', uses, 'time', 'times')} in ${now}`,
  mostUsed: (feature, uses) => `**${feature} is used most**: ${counting('en', uses, 'time', 'times')}.`,
  noUse: (now) => `The data hold no usage for ${now}.`,
  notUsed: (now) => `No use is recorded in ${now}`,
  asked: (requests, now) => `Support requests in ${now}: ${ref(requests)}`,
  noRequests: (now) => `No support requests came in during ${now}`,
  noSupport: 'The data hold no support requests.',
  openRequests: (open) => `**Open now: ${ref(open)}**.`,
  noneOpen: '**No request is open**.',
  resolved: (resolved, now) => `Resolved in ${now}: ${ref(resolved)}.`,
  inTime: (inTime, due) => `Resolved in time: ${ref(inTime)} of ${ref(due)}.`,
  rated: (good, rated, all) =>
    `Rated well: ${ref(good)} of ${ref(rated)} rated, out of ${counting('en', all, 'request', 'requests')} to date.`,
  unrated: (all) => `Requests rated: none of ${ref(all.id)} to date.`,
  time: (label, value, count) => `${label}: ${ref(value)}, over ${counting('en', count, 'request', 'requests')} to date.`,
  definitions: 'How the figures are counted',
  meaning: {
    orders: 'Orders placed and agreed, counted on the day they were agreed.',
    order_value: 'Sum of the amounts of these orders, as agreed.',
    valueToDate: 'All orders in the data, up to the date of this review.',
    subscriptions: 'Subscriptions that run on the date of this review, without trials.',
    monthly_fee: 'Sum of the recurring amounts of these subscriptions for one month.',
    uses: 'Uses as logged, on the day of use.',
    requests: 'Requests by the day they came in.',
    requests_satisfied: 'Answers in the upper part of the scale.',
  },
};

const de: AccountPhrases = {
  title: (account, now) => `${account}: gemeinsamer Rückblick, ${now}`,
  source: (account, date) => `Quelle: Daten zu ${account}, Stand ${date}`,
  labels: {
    orders: 'Bestellungen',
    order_value: 'Bestellwert',
    ordersToDate: 'Bestellungen bisher',
    valueToDate: 'Bestellwert bisher',
    product: 'Produkt',
    plan: 'Tarif',
    subscriptions: 'Laufende Abonnements',
    seats: 'Lizenzen',
    monthly_fee: 'Monatsbetrag',
    uses: 'Nutzungen',
    features_used: 'Genutzte Funktionen',
    feature: 'Funktion',
    requests: 'Supportanfragen',
    requests_resolved: 'Gelöste Anfragen',
    requests_open: 'Offene Anfragen',
    requests_rated: 'Bewertete Anfragen',
    requests_satisfied: 'Gut bewertet',
    response_time: 'Erste Antwort (Median)',
    resolution_time: 'Lösung (Median)',
    requestsToDate: 'Anfragen bisher',
    renewal: 'Verlängerung',
  },
  parts: {
    goals: 'Ziele',
    delivered: 'Geliefert',
    subscription: 'Abonnement',
    use: 'Nutzung',
    support: 'Support',
    roadmap: 'Roadmap',
    plan: 'Nächste Schritte',
    definitions: 'Definitionen',
  },
  asks: { goals: 'die vereinbarten Ziele und wo jedes steht', plan: 'was bis zum nächsten Rückblick geschieht' },
  goals: 'Was wir uns gemeinsam vorgenommen haben',
  roadmap: 'Was kommt und für Sie zählt',
  plan: 'Plan für das kommende Quartal',
  ordered: (value, now) => `Bestellungen über ${ref(value)} in ${now}`,
  orderedCount: (orders, now) => `Bestellungen in ${now}: ${ref(orders)}`,
  noOrders: (now) => `Die Daten enthalten keine Bestellungen in ${now}`,
  products: (product, value) => `${product} macht bisher am meisten aus: ${ref(value)}`,
  before: (label, value, prior) => `${label} in ${prior}: ${ref(value)}.`,
  subscribed: (fee, seats) =>
    seats
      ? `Abonnements über ${ref(fee)} im Monat, ${counting('de', seats, 'Lizenz', 'Lizenzen')}`
      : `Abonnements über ${ref(fee)} im Monat`,
  renewal: (date, days) => `**Nächste Verlängerung: ${date}**, in ${ref(days)}.`,
  noRenewal: 'Die Daten enthalten kein Verlängerungsdatum.',
  noSubscription: 'Die Daten enthalten kein laufendes Abonnement.',
  used: (uses, features, now) =>
    features
      ? `${counting('de', uses, 'Nutzung', 'Nutzungen')} in ${now}, über ${counting('de', features, 'Funktion', 'Funktionen')}`
      : `${counting('de', uses, 'Nutzung', 'Nutzungen')} in ${now}`,
  mostUsed: (feature, uses) => `**${feature} wird am meisten genutzt**: ${ref(uses.id)} Mal.`,
  noUse: (now) => `Die Daten enthalten keine Nutzung für ${now}.`,
  notUsed: (now) => `In ${now} ist keine Nutzung verzeichnet`,
  asked: (requests, now) => `Supportanfragen in ${now}: ${ref(requests)}`,
  noRequests: (now) => `In ${now} kamen keine Supportanfragen`,
  noSupport: 'Die Daten enthalten keine Supportanfragen.',
  openRequests: (open) => `**Jetzt offen: ${ref(open)}**.`,
  noneOpen: '**Keine Anfrage ist offen**.',
  resolved: (resolved, now) => `Gelöst in ${now}: ${ref(resolved)}.`,
  inTime: (inTime, due) => `Rechtzeitig gelöst: ${ref(inTime)} von ${ref(due)}.`,
  rated: (good, rated, all) =>
    `Gut bewertet: ${ref(good)} von ${ref(rated)} bewerteten, bei bisher ${counting('de', all, 'Anfrage', 'Anfragen')}.`,
  unrated: (all) => `Bewertete Anfragen: keine von bisher ${ref(all.id)}.`,
  time: (label, value, count) => `${label}: ${ref(value)}, über bisher ${counting('de', count, 'Anfrage', 'Anfragen')}.`,
  definitions: 'Wie die Zahlen gezählt werden',
  meaning: {
    orders: 'Vereinbarte Bestellungen, gezählt am Tag der Vereinbarung.',
    order_value: 'Summe der Beträge dieser Bestellungen, wie vereinbart.',
    valueToDate: 'Alle Bestellungen der Daten bis zum Tag dieses Rückblicks.',
    subscriptions: 'Abonnements, die am Tag dieses Rückblicks laufen, ohne Testphasen.',
    monthly_fee: 'Summe der wiederkehrenden Beträge dieser Abonnements für einen Monat.',
    uses: 'Nutzungen laut Protokoll, am Tag der Nutzung.',
    requests: 'Anfragen nach dem Tag ihres Eingangs.',
    requests_satisfied: 'Antworten im oberen Teil der Skala.',
  },
};

const fr: AccountPhrases = {
  title: (account, now) => `${account} : bilan commun, ${now}`,
  source: (account, date) => `Source : données de ${account}, au ${date}`,
  labels: {
    orders: 'Commandes',
    order_value: 'Valeur des commandes',
    ordersToDate: 'Commandes à ce jour',
    valueToDate: 'Valeur à ce jour',
    product: 'Produit',
    plan: 'Formule',
    subscriptions: 'Abonnements en cours',
    seats: 'Licences',
    monthly_fee: 'Montant mensuel',
    uses: 'Utilisations',
    features_used: 'Fonctions utilisées',
    feature: 'Fonction',
    requests: 'Demandes au support',
    requests_resolved: 'Demandes résolues',
    requests_open: 'Demandes ouvertes',
    requests_rated: 'Demandes notées',
    requests_satisfied: 'Bien notées',
    response_time: 'Première réponse (médiane)',
    resolution_time: 'Résolution (médiane)',
    requestsToDate: 'Demandes à ce jour',
    renewal: 'Renouvellement',
  },
  parts: {
    goals: 'Objectifs',
    delivered: 'Livré',
    subscription: 'Abonnement',
    use: 'Utilisation',
    support: 'Support',
    roadmap: 'Feuille de route',
    plan: 'Prochaines étapes',
    definitions: 'Définitions',
  },
  asks: { goals: 'les objectifs convenus et l’état de chacun', plan: 'ce qui se fait d’ici le prochain bilan' },
  goals: 'Ce que nous voulions atteindre ensemble',
  roadmap: 'Ce qui arrive et qui compte pour vous',
  plan: 'Plan du prochain trimestre',
  ordered: (value, now) => `Commandes d’une valeur de ${ref(value)} au ${now}`,
  orderedCount: (orders, now) => `Commandes au ${now} : ${ref(orders)}`,
  noOrders: (now) => `Les données ne contiennent aucune commande au ${now}`,
  products: (product, value) => `${product} pèse le plus à ce jour : ${ref(value)}`,
  before: (label, value, prior) => `${label} au ${prior} : ${ref(value)}.`,
  subscribed: (fee, seats) =>
    seats ? `Abonnements à ${ref(fee)} par mois, ${counting('fr', seats, 'licence', 'licences')}` : `Abonnements à ${ref(fee)} par mois`,
  renewal: (date, days) => `**Prochain renouvellement : ${date}**, dans ${ref(days)}.`,
  noRenewal: 'Les données ne contiennent aucune date de renouvellement.',
  noSubscription: 'Les données ne contiennent aucun abonnement en cours.',
  used: (uses, features, now) =>
    features
      ? `${counting('fr', uses, 'utilisation', 'utilisations')} au ${now}, sur ${counting('fr', features, 'fonction', 'fonctions')}`
      : `${counting('fr', uses, 'utilisation', 'utilisations')} au ${now}`,
  mostUsed: (feature, uses) => `**${feature} est la plus utilisée** : ${ref(uses.id)} fois.`,
  noUse: (now) => `Les données ne contiennent aucune utilisation au ${now}.`,
  notUsed: (now) => `Aucune utilisation enregistrée au ${now}`,
  asked: (requests, now) => `Demandes au support au ${now} : ${ref(requests)}`,
  noRequests: (now) => `Aucune demande au support au ${now}`,
  noSupport: 'Les données ne contiennent aucune demande au support.',
  openRequests: (open) => `**Ouvertes à ce jour : ${ref(open)}**.`,
  noneOpen: '**Aucune demande n’est ouverte**.',
  resolved: (resolved, now) => `Résolues au ${now} : ${ref(resolved)}.`,
  inTime: (inTime, due) => `Résolues à temps : ${ref(inTime)} sur ${ref(due)}.`,
  rated: (good, rated, all) =>
    `Bien notées : ${ref(good)} sur ${ref(rated)} notées, pour ${counting('fr', all, 'demande', 'demandes')} à ce jour.`,
  unrated: (all) => `Demandes notées : aucune sur ${ref(all.id)} à ce jour.`,
  time: (label, value, count) => `${label} : ${ref(value)}, sur ${counting('fr', count, 'demande', 'demandes')} à ce jour.`,
  definitions: 'Comment les chiffres sont comptés',
  meaning: {
    orders: 'Commandes convenues, comptées le jour de l’accord.',
    order_value: 'Somme des montants de ces commandes, tels que convenus.',
    valueToDate: 'Toutes les commandes des données, jusqu’à la date de ce bilan.',
    subscriptions: 'Abonnements en cours à la date de ce bilan, hors essais.',
    monthly_fee: 'Somme des montants récurrents de ces abonnements pour un mois.',
    uses: 'Utilisations enregistrées, au jour de l’utilisation.',
    requests: 'Demandes selon le jour de leur arrivée.',
    requests_satisfied: 'Réponses en haut de l’échelle.',
  },
};

const es: AccountPhrases = {
  title: (account, now) => `${account}: revisión conjunta, ${now}`,
  source: (account, date) => `Fuente: datos de ${account}, a ${date}`,
  labels: {
    orders: 'Pedidos',
    order_value: 'Valor de los pedidos',
    ordersToDate: 'Pedidos hasta hoy',
    valueToDate: 'Valor hasta hoy',
    product: 'Producto',
    plan: 'Plan',
    subscriptions: 'Suscripciones activas',
    seats: 'Licencias',
    monthly_fee: 'Cuota mensual',
    uses: 'Usos',
    features_used: 'Funciones en uso',
    feature: 'Función',
    requests: 'Solicitudes de soporte',
    requests_resolved: 'Solicitudes resueltas',
    requests_open: 'Solicitudes abiertas',
    requests_rated: 'Solicitudes valoradas',
    requests_satisfied: 'Bien valoradas',
    response_time: 'Primera respuesta (mediana)',
    resolution_time: 'Resolución (mediana)',
    requestsToDate: 'Solicitudes hasta hoy',
    renewal: 'Renovación',
  },
  parts: {
    goals: 'Objetivos',
    delivered: 'Entregado',
    subscription: 'Suscripción',
    use: 'Uso',
    support: 'Soporte',
    roadmap: 'Hoja de ruta',
    plan: 'Próximos pasos',
    definitions: 'Definiciones',
  },
  asks: { goals: 'los objetivos acordados y cómo va cada uno', plan: 'qué se hace hasta la próxima revisión' },
  goals: 'Lo que nos propusimos juntos',
  roadmap: 'Lo que viene y le importa',
  plan: 'Plan para el próximo trimestre',
  ordered: (value, now) => `Pedidos por ${ref(value)} en ${now}`,
  orderedCount: (orders, now) => `Pedidos en ${now}: ${ref(orders)}`,
  noOrders: (now) => `Los datos no contienen pedidos en ${now}`,
  products: (product, value) => `${product} es lo que más pesa hasta hoy: ${ref(value)}`,
  before: (label, value, prior) => `${label} en ${prior}: ${ref(value)}.`,
  subscribed: (fee, seats) =>
    seats
      ? `Suscripciones por ${ref(fee)} al mes, ${counting('es', seats, 'licencia', 'licencias')}`
      : `Suscripciones por ${ref(fee)} al mes`,
  renewal: (date, days) => `**Próxima renovación: ${date}**, en ${ref(days)}.`,
  noRenewal: 'Los datos no contienen fecha de renovación.',
  noSubscription: 'Los datos no contienen suscripciones activas.',
  used: (uses, features, now) =>
    features
      ? `${counting('es', uses, 'uso', 'usos')} en ${now}, en ${counting('es', features, 'función', 'funciones')}`
      : `${counting('es', uses, 'uso', 'usos')} en ${now}`,
  mostUsed: (feature, uses) => `**${feature} es lo más usado**: ${counting('es', uses, 'vez', 'veces')}.`,
  noUse: (now) => `Los datos no contienen uso en ${now}.`,
  notUsed: (now) => `No consta uso en ${now}`,
  asked: (requests, now) => `Solicitudes de soporte en ${now}: ${ref(requests)}`,
  noRequests: (now) => `No hubo solicitudes de soporte en ${now}`,
  noSupport: 'Los datos no contienen solicitudes de soporte.',
  openRequests: (open) => `**Abiertas ahora: ${ref(open)}**.`,
  noneOpen: '**No hay solicitudes abiertas**.',
  resolved: (resolved, now) => `Resueltas en ${now}: ${ref(resolved)}.`,
  inTime: (inTime, due) => `Resueltas a tiempo: ${ref(inTime)} de ${ref(due)}.`,
  rated: (good, rated, all) =>
    `Bien valoradas: ${ref(good)} de ${ref(rated)} valoradas, de ${counting('es', all, 'solicitud', 'solicitudes')} hasta hoy.`,
  unrated: (all) => `Solicitudes valoradas: ninguna de ${ref(all.id)} hasta hoy.`,
  time: (label, value, count) => `${label}: ${ref(value)}, con ${counting('es', count, 'solicitud', 'solicitudes')} hasta hoy.`,
  definitions: 'Cómo se cuentan las cifras',
  meaning: {
    orders: 'Pedidos acordados, contados el día del acuerdo.',
    order_value: 'Suma de los importes de estos pedidos, tal como se acordaron.',
    valueToDate: 'Todos los pedidos de los datos, hasta la fecha de esta revisión.',
    subscriptions: 'Suscripciones vigentes en la fecha de esta revisión, sin pruebas.',
    monthly_fee: 'Suma de los importes recurrentes de estas suscripciones en un mes.',
    uses: 'Usos registrados, el día del uso.',
    requests: 'Solicitudes según el día en que llegaron.',
    requests_satisfied: 'Respuestas en la parte alta de la escala.',
  },
};

const pt: AccountPhrases = {
  title: (account, now) => `${account}: revisão conjunta, ${now}`,
  source: (account, date) => `Fonte: dados de ${account}, em ${date}`,
  labels: {
    orders: 'Pedidos',
    order_value: 'Valor dos pedidos',
    ordersToDate: 'Pedidos até hoje',
    valueToDate: 'Valor até hoje',
    product: 'Produto',
    plan: 'Plano',
    subscriptions: 'Assinaturas ativas',
    seats: 'Licenças',
    monthly_fee: 'Valor mensal',
    uses: 'Usos',
    features_used: 'Funções em uso',
    feature: 'Função',
    requests: 'Pedidos de suporte',
    requests_resolved: 'Pedidos resolvidos',
    requests_open: 'Pedidos de suporte abertos',
    requests_rated: 'Pedidos avaliados',
    requests_satisfied: 'Bem avaliados',
    response_time: 'Primeira resposta (mediana)',
    resolution_time: 'Resolução (mediana)',
    requestsToDate: 'Suporte até hoje',
    renewal: 'Renovação',
  },
  parts: {
    goals: 'Objetivos',
    delivered: 'Entregue',
    subscription: 'Assinatura',
    use: 'Uso',
    support: 'Suporte',
    roadmap: 'Roteiro',
    plan: 'Próximos passos',
    definitions: 'Definições',
  },
  asks: { goals: 'os objetivos acordados e como está cada um', plan: 'o que se faz até a próxima revisão' },
  goals: 'O que nos propusemos juntos',
  roadmap: 'O que vem e importa para vocês',
  plan: 'Plano para o próximo trimestre',
  ordered: (value, now) => `Pedidos de ${ref(value)} em ${now}`,
  orderedCount: (orders, now) => `Pedidos em ${now}: ${ref(orders)}`,
  noOrders: (now) => `Os dados não contêm pedidos em ${now}`,
  products: (product, value) => `${product} é o que mais pesa até hoje: ${ref(value)}`,
  before: (label, value, prior) => `${label} em ${prior}: ${ref(value)}.`,
  subscribed: (fee, seats) =>
    seats ? `Assinaturas de ${ref(fee)} por mês, ${counting('pt', seats, 'licença', 'licenças')}` : `Assinaturas de ${ref(fee)} por mês`,
  renewal: (date, days) => `**Próxima renovação: ${date}**, em ${ref(days)}.`,
  noRenewal: 'Os dados não contêm data de renovação.',
  noSubscription: 'Os dados não contêm assinaturas ativas.',
  used: (uses, features, now) =>
    features
      ? `${counting('pt', uses, 'uso', 'usos')} em ${now}, em ${counting('pt', features, 'função', 'funções')}`
      : `${counting('pt', uses, 'uso', 'usos')} em ${now}`,
  mostUsed: (feature, uses) => `**${feature} é o mais usado**: ${counting('pt', uses, 'vez', 'vezes')}.`,
  noUse: (now) => `Os dados não contêm uso em ${now}.`,
  notUsed: (now) => `Não consta uso em ${now}`,
  asked: (requests, now) => `Pedidos de suporte em ${now}: ${ref(requests)}`,
  noRequests: (now) => `Não houve pedidos de suporte em ${now}`,
  noSupport: 'Os dados não contêm pedidos de suporte.',
  openRequests: (open) => `**Abertos agora: ${ref(open)}**.`,
  noneOpen: '**Nenhum pedido está aberto**.',
  resolved: (resolved, now) => `Resolvidos em ${now}: ${ref(resolved)}.`,
  inTime: (inTime, due) => `Resolvidos a tempo: ${ref(inTime)} de ${ref(due)}.`,
  rated: (good, rated, all) =>
    `Bem avaliados: ${ref(good)} de ${ref(rated)} avaliados, de ${counting('pt', all, 'pedido', 'pedidos')} até hoje.`,
  unrated: (all) => `Pedidos avaliados: nenhum de ${ref(all.id)} até hoje.`,
  time: (label, value, count) => `${label}: ${ref(value)}, com ${counting('pt', count, 'pedido', 'pedidos')} até hoje.`,
  definitions: 'Como os números são contados',
  meaning: {
    orders: 'Pedidos acordados, contados no dia do acordo.',
    order_value: 'Soma dos valores destes pedidos, como acordados.',
    valueToDate: 'Todos os pedidos dos dados, até a data desta revisão.',
    subscriptions: 'Assinaturas em vigor na data desta revisão, sem testes.',
    monthly_fee: 'Soma dos valores recorrentes destas assinaturas num mês.',
    uses: 'Usos registrados, no dia do uso.',
    requests: 'Pedidos pelo dia em que chegaram.',
    requests_satisfied: 'Respostas na parte alta da escala.',
  },
};

const it: AccountPhrases = {
  title: (account, now) => `${account}: revisione congiunta, ${now}`,
  source: (account, date) => `Fonte: dati di ${account}, al ${date}`,
  labels: {
    orders: 'Ordini',
    order_value: 'Valore degli ordini',
    ordersToDate: 'Ordini a oggi',
    valueToDate: 'Valore a oggi',
    product: 'Prodotto',
    plan: 'Piano',
    subscriptions: 'Abbonamenti attivi',
    seats: 'Licenze',
    monthly_fee: 'Canone mensile',
    uses: 'Utilizzi',
    features_used: 'Funzioni in uso',
    feature: 'Funzione',
    requests: 'Richieste di assistenza',
    requests_resolved: 'Richieste risolte',
    requests_open: 'Richieste aperte',
    requests_rated: 'Richieste valutate',
    requests_satisfied: 'Valutate bene',
    response_time: 'Prima risposta (mediana)',
    resolution_time: 'Risoluzione (mediana)',
    requestsToDate: 'Richieste a oggi',
    renewal: 'Rinnovo',
  },
  parts: {
    goals: 'Obiettivi',
    delivered: 'Consegnato',
    subscription: 'Abbonamento',
    use: 'Utilizzo',
    support: 'Assistenza',
    roadmap: 'Roadmap',
    plan: 'Prossimi passi',
    definitions: 'Definizioni',
  },
  asks: { goals: 'gli obiettivi concordati e a che punto è ciascuno', plan: 'che cosa si fa fino alla prossima revisione' },
  goals: 'Che cosa ci siamo proposti insieme',
  roadmap: 'Che cosa arriva e conta per voi',
  plan: 'Piano per il prossimo trimestre',
  ordered: (value, now) => `Ordini per ${ref(value)} in ${now}`,
  orderedCount: (orders, now) => `Ordini in ${now}: ${ref(orders)}`,
  noOrders: (now) => `I dati non contengono ordini in ${now}`,
  products: (product, value) => `${product} pesa di più a oggi: ${ref(value)}`,
  before: (label, value, prior) => `${label} in ${prior}: ${ref(value)}.`,
  subscribed: (fee, seats) =>
    seats ? `Abbonamenti per ${ref(fee)} al mese, ${counting('it', seats, 'licenza', 'licenze')}` : `Abbonamenti per ${ref(fee)} al mese`,
  renewal: (date, days) => `**Prossimo rinnovo: ${date}**, tra ${ref(days)}.`,
  noRenewal: 'I dati non contengono una data di rinnovo.',
  noSubscription: 'I dati non contengono abbonamenti attivi.',
  used: (uses, features, now) =>
    features
      ? `${counting('it', uses, 'utilizzo', 'utilizzi')} in ${now}, su ${counting('it', features, 'funzione', 'funzioni')}`
      : `${counting('it', uses, 'utilizzo', 'utilizzi')} in ${now}`,
  mostUsed: (feature, uses) => `**${feature} è la più usata**: ${counting('it', uses, 'volta', 'volte')}.`,
  noUse: (now) => `I dati non contengono utilizzi in ${now}.`,
  notUsed: (now) => `Nessun utilizzo registrato in ${now}`,
  asked: (requests, now) => `Richieste di assistenza in ${now}: ${ref(requests)}`,
  noRequests: (now) => `Nessuna richiesta di assistenza in ${now}`,
  noSupport: 'I dati non contengono richieste di assistenza.',
  openRequests: (open) => `**Aperte ora: ${ref(open)}**.`,
  noneOpen: '**Nessuna richiesta è aperta**.',
  resolved: (resolved, now) => `Risolte in ${now}: ${ref(resolved)}.`,
  inTime: (inTime, due) => `Risolte in tempo: ${ref(inTime)} su ${ref(due)}.`,
  rated: (good, rated, all) =>
    `Valutate bene: ${ref(good)} su ${ref(rated)} valutate, di ${counting('it', all, 'richiesta', 'richieste')} a oggi.`,
  unrated: (all) => `Richieste valutate: nessuna di ${ref(all.id)} a oggi.`,
  time: (label, value, count) => `${label}: ${ref(value)}, su ${counting('it', count, 'richiesta', 'richieste')} a oggi.`,
  definitions: 'Come si contano le cifre',
  meaning: {
    orders: 'Ordini concordati, contati nel giorno dell’accordo.',
    order_value: 'Somma degli importi di questi ordini, come concordati.',
    valueToDate: 'Tutti gli ordini dei dati, fino alla data di questa revisione.',
    subscriptions: 'Abbonamenti in corso alla data di questa revisione, senza prove.',
    monthly_fee: 'Somma degli importi ricorrenti di questi abbonamenti per un mese.',
    uses: 'Utilizzi registrati, nel giorno dell’utilizzo.',
    requests: 'Richieste secondo il giorno di arrivo.',
    requests_satisfied: 'Risposte nella parte alta della scala.',
  },
};

const ja: AccountPhrases = {
  title: (account, now) => `${account}様 ${now}レビュー`,
  source: (account, date) => `出典：${account}様の記録、${date}時点`,
  labels: {
    orders: 'ご注文数',
    order_value: 'ご注文額',
    ordersToDate: '累計ご注文数',
    valueToDate: '累計ご注文額',
    product: '製品',
    plan: 'プラン',
    subscriptions: '契約中のサブスクリプション',
    seats: 'シート数',
    monthly_fee: '月額',
    uses: '利用回数',
    features_used: '利用中の機能',
    feature: '機能',
    requests: 'お問い合わせ',
    requests_resolved: '解決件数',
    requests_open: '対応中の件数',
    requests_rated: '評価いただいた件数',
    requests_satisfied: '高評価',
    response_time: '初回応答（中央値）',
    resolution_time: '解決まで（中央値）',
    requestsToDate: '累計お問い合わせ',
    renewal: '更新',
  },
  parts: {
    goals: '目標',
    delivered: '納入実績',
    subscription: 'ご契約',
    use: 'ご利用状況',
    support: 'サポート',
    roadmap: 'ロードマップ',
    plan: '今後の進め方',
    definitions: '定義',
  },
  asks: { goals: '合意した目標とそれぞれの状況', plan: '次回レビューまでに行うこと' },
  goals: 'ともに掲げた目標',
  roadmap: '今後の予定',
  plan: '次の四半期の計画',
  ordered: (value, now) => `${now}のご注文額は${ref(value)}`,
  orderedCount: (orders, now) => `${now}のご注文：${ref(orders)}`,
  noOrders: (now) => `${now}のご注文はデータにありません`,
  products: (product, value) => `累計で最も多いのは${product}：${ref(value)}`,
  before: (label, value, prior) => `${prior}の${label}：${ref(value)}。`,
  subscribed: (fee, seats) => (seats ? `月額${ref(fee)}、${ref(seats.id)}シートのご契約` : `月額${ref(fee)}のご契約`),
  renewal: (date, days) => `**次回更新：${date}**（残り${ref(days)}）。`,
  noRenewal: '更新日はデータにありません。',
  noSubscription: '契約中のサブスクリプションはデータにありません。',
  used: (uses, features, now) =>
    features ? `${now}のご利用は${ref(uses.id)}回、${ref(features.id)}機能` : `${now}のご利用は${ref(uses.id)}回`,
  mostUsed: (feature, uses) => `**最も使われているのは${feature}**：${ref(uses.id)}回。`,
  noUse: (now) => `${now}の利用はデータにありません。`,
  notUsed: (now) => `${now}の利用記録はありません`,
  asked: (requests, now) => `${now}のお問い合わせ：${ref(requests)}件`,
  noRequests: (now) => `${now}のお問い合わせはありません`,
  noSupport: 'お問い合わせはデータにありません。',
  openRequests: (open) => `**対応中：${ref(open)}件**。`,
  noneOpen: '**対応中の件はありません**。',
  resolved: (resolved, now) => `${now}の解決：${ref(resolved)}件。`,
  inTime: (inTime, due) => `期限内の解決：${ref(due)}件中${ref(inTime)}件。`,
  rated: (good, rated, all) => `高評価：評価${ref(rated)}件中${ref(good)}件（累計${ref(all.id)}件）。`,
  unrated: (all) => `累計${ref(all.id)}件に評価はまだありません。`,
  time: (label, value, count) => `${label}：${ref(value)}（累計${ref(count.id)}件）。`,
  definitions: '数値の数え方',
  meaning: {
    orders: '合意した日で数えたご注文。',
    order_value: 'これらのご注文の合意金額の合計。',
    valueToDate: '本レビューの日までのデータ上の全ご注文。',
    subscriptions: '本レビューの日に契約中のもの。試用は除く。',
    monthly_fee: 'これらの契約の一か月分の金額の合計。',
    uses: '記録された利用を、利用した日で数えたもの。',
    requests: '受け付けた日で数えたお問い合わせ。',
    requests_satisfied: '評価の上位。',
  },
};

const zh: AccountPhrases = {
  title: (account, now) => `${account}：${now}业务回顾`,
  source: (account, date) => `来源：${account}的记录，截至${date}`,
  labels: {
    orders: '订单数',
    order_value: '订单金额',
    ordersToDate: '累计订单数',
    valueToDate: '累计金额',
    product: '产品',
    plan: '方案',
    subscriptions: '有效订阅',
    seats: '席位',
    monthly_fee: '月费',
    uses: '使用次数',
    features_used: '使用的功能',
    feature: '功能',
    requests: '支持请求',
    requests_resolved: '已解决请求',
    requests_open: '未结请求',
    requests_rated: '已评价请求',
    requests_satisfied: '好评',
    response_time: '首次响应（中位数）',
    resolution_time: '解决时间（中位数）',
    requestsToDate: '累计请求',
    renewal: '续约',
  },
  parts: {
    goals: '目标',
    delivered: '交付情况',
    subscription: '订阅',
    use: '使用情况',
    support: '支持',
    roadmap: '路线图',
    plan: '下一步',
    definitions: '定义',
  },
  asks: { goals: '约定的目标及各自的进展', plan: '下次回顾前要做的事' },
  goals: '我们共同设定的目标',
  roadmap: '与贵方相关的后续计划',
  plan: '下一季度的计划',
  ordered: (value, now) => `${now}的订单金额为${ref(value)}`,
  orderedCount: (orders, now) => `${now}的订单：${ref(orders)}`,
  noOrders: (now) => `数据中没有${now}的订单`,
  products: (product, value) => `累计最多的是${product}：${ref(value)}`,
  before: (label, value, prior) => `${prior}的${label}：${ref(value)}。`,
  subscribed: (fee, seats) => (seats ? `订阅月费${ref(fee)}，共${ref(seats.id)}个席位` : `订阅月费${ref(fee)}`),
  renewal: (date, days) => `**下次续约：${date}**，还有${ref(days)}。`,
  noRenewal: '数据中没有续约日期。',
  noSubscription: '数据中没有有效订阅。',
  used: (uses, features, now) => (features ? `${now}使用${ref(uses.id)}次，涉及${ref(features.id)}项功能` : `${now}使用${ref(uses.id)}次`),
  mostUsed: (feature, uses) => `**使用最多的是${feature}**：${ref(uses.id)}次。`,
  noUse: (now) => `数据中没有${now}的使用记录。`,
  notUsed: (now) => `${now}没有使用记录`,
  asked: (requests, now) => `${now}的支持请求：${ref(requests)}`,
  noRequests: (now) => `${now}没有支持请求`,
  noSupport: '数据中没有支持请求。',
  openRequests: (open) => `**目前未结：${ref(open)}**。`,
  noneOpen: '**没有未结请求**。',
  resolved: (resolved, now) => `${now}已解决：${ref(resolved)}。`,
  inTime: (inTime, due) => `按时解决：${ref(due)}件中的${ref(inTime)}件。`,
  rated: (good, rated, all) => `好评：${ref(rated)}件评价中的${ref(good)}件，累计${ref(all.id)}件请求。`,
  unrated: (all) => `累计${ref(all.id)}件请求尚无评价。`,
  time: (label, value, count) => `${label}：${ref(value)}，累计${ref(count.id)}件请求。`,
  definitions: '数字如何统计',
  meaning: {
    orders: '已约定的订单，按约定之日计。',
    order_value: '这些订单约定金额之和。',
    valueToDate: '截至本次回顾之日数据中的全部订单。',
    subscriptions: '本次回顾之日有效的订阅，不含试用。',
    monthly_fee: '这些订阅一个月的费用之和。',
    uses: '有记录的使用，按使用之日计。',
    requests: '按收到之日计的请求。',
    requests_satisfied: '评分较高者。',
  },
};

const ar: AccountPhrases = {
  title: (account, now) => `${account}: مراجعة مشتركة، ${now}`,
  source: (account, date) => `المصدر: سجلات ${account}، حتى ${date}`,
  labels: {
    orders: 'الطلبات',
    order_value: 'قيمة الطلبات',
    ordersToDate: 'الطلبات حتى اليوم',
    valueToDate: 'القيمة حتى اليوم',
    product: 'المنتج',
    plan: 'الباقة',
    subscriptions: 'الاشتراكات السارية',
    seats: 'المقاعد',
    monthly_fee: 'الرسم الشهري',
    uses: 'مرات الاستخدام',
    features_used: 'الميزات المستخدمة',
    feature: 'الميزة',
    requests: 'طلبات الدعم',
    requests_resolved: 'طلبات الدعم المحلولة',
    requests_open: 'طلبات الدعم المفتوحة',
    requests_rated: 'طلبات الدعم المقيّمة',
    requests_satisfied: 'تقييم جيد',
    response_time: 'أول رد (الوسيط)',
    resolution_time: 'الحل (الوسيط)',
    requestsToDate: 'طلبات الدعم حتى اليوم',
    renewal: 'التجديد',
  },
  parts: {
    goals: 'الأهداف',
    delivered: 'ما تم تسليمه',
    subscription: 'الاشتراك',
    use: 'الاستخدام',
    support: 'الدعم',
    roadmap: 'خارطة الطريق',
    plan: 'الخطوات التالية',
    definitions: 'التعريفات',
  },
  asks: { goals: 'الأهداف المتفق عليها وأين وصل كل منها', plan: 'ما يُنجز حتى المراجعة القادمة' },
  goals: 'ما أردنا تحقيقه معًا',
  roadmap: 'ما هو قادم ويهمكم',
  plan: 'خطة الربع القادم',
  ordered: (value, now) => `طلبات بقيمة ${ref(value)} في ${now}`,
  orderedCount: (orders, now) => `الطلبات في ${now}: ${ref(orders)}`,
  noOrders: (now) => `لا تتضمن البيانات طلبات في ${now}`,
  products: (product, value) => `${product} هو الأكبر حتى اليوم: ${ref(value)}`,
  before: (label, value, prior) => `${label} في ${prior}: ${ref(value)}.`,
  subscribed: (fee, seats) => (seats ? `اشتراكات بقيمة ${ref(fee)} شهريًا، المقاعد: ${ref(seats.id)}` : `اشتراكات بقيمة ${ref(fee)} شهريًا`),
  renewal: (date, days) => `**التجديد القادم: ${date}**، بعد ${ref(days)}.`,
  noRenewal: 'لا تتضمن البيانات تاريخ تجديد.',
  noSubscription: 'لا تتضمن البيانات اشتراكًا ساريًا.',
  used: (uses, features, now) =>
    features ? `مرات الاستخدام في ${now}: ${ref(uses.id)}، الميزات: ${ref(features.id)}` : `مرات الاستخدام في ${now}: ${ref(uses.id)}`,
  mostUsed: (feature, uses) => `**الأكثر استخدامًا ${feature}**: ${ref(uses.id)}.`,
  noUse: (now) => `لا تتضمن البيانات استخدامًا في ${now}.`,
  notUsed: (now) => `لا يوجد استخدام مسجل في ${now}`,
  asked: (requests, now) => `طلبات الدعم في ${now}: ${ref(requests)}`,
  noRequests: (now) => `لا طلبات دعم في ${now}`,
  noSupport: 'لا تتضمن البيانات طلبات دعم.',
  openRequests: (open) => `**المفتوحة الآن: ${ref(open)}**.`,
  noneOpen: '**لا طلبات مفتوحة**.',
  resolved: (resolved, now) => `المحلولة في ${now}: ${ref(resolved)}.`,
  inTime: (inTime, due) => `المحلولة في الموعد: ${ref(inTime)} من ${ref(due)}.`,
  rated: (good, rated, all) => `تقييم جيد: ${ref(good)} من ${ref(rated)} مقيّمة، من أصل ${ref(all.id)} حتى اليوم.`,
  unrated: (all) => `لم يُقيَّم أي من طلبات الدعم حتى اليوم (${ref(all.id)}).`,
  time: (label, value, count) => `${label}: ${ref(value)} (عدد الطلبات حتى اليوم: ${ref(count.id)}).`,
  definitions: 'كيف تُحتسب الأرقام',
  meaning: {
    orders: 'الطلبات المتفق عليها، محسوبة يوم الاتفاق.',
    order_value: 'مجموع مبالغ هذه الطلبات كما اتُّفق عليها.',
    valueToDate: 'كل الطلبات في البيانات حتى تاريخ هذه المراجعة.',
    subscriptions: 'الاشتراكات السارية في تاريخ هذه المراجعة، من دون التجارب.',
    monthly_fee: 'مجموع المبالغ المتكررة لهذه الاشتراكات في شهر.',
    uses: 'مرات الاستخدام المسجلة، يوم الاستخدام.',
    requests: 'طلبات الدعم بحسب يوم ورودها.',
    requests_satisfied: 'الإجابات في أعلى المقياس.',
  },
};

const all: Readonly<Record<LanguageCode, AccountPhrases>> = { en, de, fr, es, pt, it, ja, zh, ar };

export function accountPhrases(language: LanguageCode): AccountPhrases {
  return all[language];
}
