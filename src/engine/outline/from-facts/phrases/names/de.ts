/** Measures and dimensions in German. */

import { finance } from './finance.ts';
import type { Name, Names } from './names.ts';
import { outlook } from './outlook.ts';
import { recurring } from './recurring.ts';
import { stageTime } from './stage-time.ts';
import { support } from './support.ts';

export interface Noun extends Name {
  /** `der Auftragseingang` */
  the: string;
  /** `des Auftragseingangs` */
  of: string;
  /** `im Auftragseingang` */
  in: string;
}

function noun(label: string, the: string, of: string, within: string, definition: string): Noun {
  return { label, the, of, in: within, definition };
}

export const names: Names<Noun> = {
  metrics: {
    won_value: noun(
      'Auftragseingang',
      'der Auftragseingang',
      'des Auftragseingangs',
      'im Auftragseingang',
      'Summe der Beträge gewonnener Deals, nach Abschlussdatum.',
    ),
    won_count: noun(
      'Gewonnene Deals',
      'die Zahl der gewonnenen Deals',
      'der gewonnenen Deals',
      'bei den gewonnenen Deals',
      'Zahl der gewonnenen Deals, nach Abschlussdatum.',
    ),
    lost_count: noun(
      'Verlorene Deals',
      'die Zahl der verlorenen Deals',
      'der verlorenen Deals',
      'bei den verlorenen Deals',
      'Zahl der verlorenen Deals, nach Abschlussdatum.',
    ),
    win_rate: noun(
      'Gewinnquote',
      'die Gewinnquote',
      'der Gewinnquote',
      'bei der Gewinnquote',
      'Gewonnene Deals geteilt durch abgeschlossene Deals (gewonnen und verloren), nach Anzahl und Abschlussdatum.',
    ),
    win_rate_value: noun(
      'Gewinnquote nach Wert',
      'die Gewinnquote nach Wert',
      'der Gewinnquote nach Wert',
      'bei der Gewinnquote nach Wert',
      'Betrag gewonnener Deals geteilt durch den Betrag abgeschlossener Deals (gewonnen und verloren), nach Abschlussdatum.',
    ),
    average_deal: noun(
      'Mittlerer Auftragswert',
      'der mittlere Auftragswert',
      'des mittleren Auftragswerts',
      'beim mittleren Auftragswert',
      'Summe der Beträge gewonnener Deals geteilt durch ihre Zahl.',
    ),
    median_deal: noun(
      'Auftragswert (Median)',
      'der Auftragswert im Median',
      'des Auftragswerts im Median',
      'beim Auftragswert im Median',
      'Median der Beträge gewonnener Deals.',
    ),
    sales_cycle: noun(
      'Verkaufszyklus',
      'der Verkaufszyklus',
      'des Verkaufszyklus',
      'beim Verkaufszyklus',
      'Mittlere Zahl der Tage von der Anlage bis zum Abschluss gewonnener Deals, nach Abschlussdatum.',
    ),
    sales_cycle_median: noun(
      'Verkaufszyklus (Median)',
      'der Verkaufszyklus im Median',
      'des Verkaufszyklus im Median',
      'beim Verkaufszyklus im Median',
      'Median der Tage von der Anlage bis zum Abschluss gewonnener Deals, nach Abschlussdatum.',
    ),
    lost_cycle: noun(
      'Tage bis zum Verlust',
      'die Zeit bis zum Verlust',
      'der Zeit bis zum Verlust',
      'bei der Zeit bis zum Verlust',
      'Mittlere Zahl der Tage von der Anlage bis zum Abschluss verlorener Deals, nach Abschlussdatum.',
    ),
    lost_cycle_median: noun(
      'Tage bis zum Verlust (Median)',
      'die Zeit bis zum Verlust im Median',
      'der Zeit bis zum Verlust im Median',
      'bei der Zeit bis zum Verlust im Median',
      'Median der Tage von der Anlage bis zum Abschluss verlorener Deals, nach Abschlussdatum.',
    ),
    pipeline_created: noun(
      'Neue Deals',
      'die Zahl der neuen Deals',
      'der neuen Deals',
      'bei den neuen Deals',
      'Zahl der angelegten Deals, nach Anlagedatum.',
    ),
    open_count: noun(
      'Offene Deals',
      'die Zahl der offenen Deals',
      'der offenen Deals',
      'bei den offenen Deals',
      'Zahl der Deals, die weder gewonnen noch verloren sind, wie die Daten sie zeigen.',
    ),
    open_value: noun(
      'Offene Pipeline',
      'die offene Pipeline',
      'der offenen Pipeline',
      'bei der offenen Pipeline',
      'Summe der Beträge von Deals, die weder gewonnen noch verloren sind, wie die Daten sie zeigen.',
    ),
    'won_value.attainment': noun(
      'Zielerreichung',
      'die Zielerreichung',
      'der Zielerreichung',
      'bei der Zielerreichung',
      'Auftragseingang geteilt durch das Ziel desselben Zeitraums.',
    ),
    ...recurring.de,
    ...support.de,
    ...outlook.de,
    ...finance.de,
    ...stageTime.de,
  },
  dimensions: {
    product: ['Produkt', 'Produkte'],
    series: ['Produktserie', 'Produktserien'],
    category: ['Kategorie', 'Kategorien'],
    region: ['Region', 'Regionen'],
    office: ['Regionalbüro', 'Regionalbüros'],
    country: ['Land', 'Länder'],
    location: ['Standort', 'Standorte'],
    team: ['Team', 'Teams'],
    manager: ['Teamleitung', 'Teamleitungen'],
    owner: ['Vertriebsmitarbeiter', 'Vertriebsmitarbeiter'],
    segment: ['Segment', 'Segmente'],
    industry: ['Branche', 'Branchen'],
    account: ['Kunde', 'Kunden'],
    customer: ['Kunde', 'Kunden'],
    parent: ['Muttergesellschaft', 'Muttergesellschaften'],
    channel: ['Kanal', 'Kanäle'],
    source: ['Leadquelle', 'Leadquellen'],
    type: ['Art', 'Arten'],
  },
  subjects: {
    deal: ['Deal', 'Deals'],
    row: ['Zeile', 'Zeilen'],
    subscription: ['Abonnement', 'Abonnements'],
    account: ['Kunde', 'Kunden'],
    ticket: ['Ticket', 'Tickets'],
  },
  lacks: {
    amounts: 'Die Daten haben keine Spalte mit Beträgen.',
    someAmounts: (have, all) => `Nur ${have} von ${all} gewonnenen Deals haben einen Betrag.`,
    created: 'Die Daten haben kein Anlagedatum.',
    closed: 'Die Daten haben kein Abschlussdatum.',
    lostAmounts: 'Verlorene Deals haben keine Beträge.',
    lost: 'Die Daten enthalten keine verlorenen Deals.',
    noWorth: 'Alle Beträge der Daten sind 0.',
    open: 'Die Daten enthalten keine offenen Deals.',
    openAmounts: 'Offene Deals haben keine Beträge.',
    targets: 'Die Daten enthalten keine Ziele.',
  },
  unnamed: '(ohne Angabe)',
};
