/** Measures and dimensions in Italian. */

import { finance } from './finance.ts';
import type { Name, Names } from './names.ts';
import { outlook } from './outlook.ts';
import { recurring } from './recurring.ts';
import { stageTime } from './stage-time.ts';
import { support } from './support.ts';

export interface Noun extends Name {
  /** `il tasso di successo` */
  the: string;
}

function noun(label: string, the: string, definition: string): Noun {
  return { label, the, definition };
}

export const names: Names<Noun> = {
  metrics: {
    won_value: noun('Valore acquisito', 'il valore acquisito', 'Somma degli importi delle trattative vinte, per data di chiusura.'),
    won_count: noun('Trattative vinte', 'il numero di trattative vinte', 'Numero di trattative vinte, per data di chiusura.'),
    lost_count: noun('Trattative perse', 'il numero di trattative perse', 'Numero di trattative perse, per data di chiusura.'),
    win_rate: noun(
      'Tasso di successo',
      'il tasso di successo',
      'Trattative vinte divise per le chiuse (vinte e perse), per numero e data di chiusura.',
    ),
    win_rate_value: noun(
      'Tasso di successo a valore',
      'il tasso di successo a valore',
      'Importo delle trattative vinte diviso per quello delle chiuse (vinte e perse), per data di chiusura.',
    ),
    average_deal: noun(
      'Importo medio per trattativa',
      'l’importo medio per trattativa',
      'Somma degli importi delle trattative vinte divisa per il loro numero.',
    ),
    median_deal: noun(
      'Importo mediano per trattativa',
      'l’importo mediano per trattativa',
      'Mediana degli importi delle trattative vinte.',
    ),
    sales_cycle: noun(
      'Ciclo di vendita',
      'il ciclo di vendita',
      'Numero medio di giorni tra la creazione e la chiusura delle trattative vinte, per data di chiusura.',
    ),
    sales_cycle_median: noun(
      'Ciclo di vendita (mediana)',
      'il ciclo di vendita mediano',
      'Numero mediano di giorni tra la creazione e la chiusura delle trattative vinte, per data di chiusura.',
    ),
    lost_cycle: noun(
      'Tempo alla perdita',
      'il tempo alla perdita',
      'Numero medio di giorni tra la creazione e la chiusura delle trattative perse, per data di chiusura.',
    ),
    lost_cycle_median: noun(
      'Tempo alla perdita (mediana)',
      'il tempo mediano alla perdita',
      'Numero mediano di giorni tra la creazione e la chiusura delle trattative perse, per data di chiusura.',
    ),
    pipeline_created: noun('Trattative nuove', 'il numero di trattative nuove', 'Numero di trattative create, per data di creazione.'),
    open_count: noun(
      'Trattative aperte',
      'il numero di trattative aperte',
      'Numero di trattative né vinte né perse, come risultano dai dati.',
    ),
    open_value: noun(
      'Portafoglio aperto',
      'il portafoglio aperto',
      'Somma degli importi delle trattative né vinte né perse, come risultano dai dati.',
    ),
    'won_value.attainment': noun(
      'Raggiungimento dell’obiettivo',
      'il raggiungimento dell’obiettivo',
      'Valore acquisito diviso per l’obiettivo dello stesso periodo.',
    ),
    ...recurring.it,
    ...support.it,
    ...outlook.it,
    ...finance.it,
    ...stageTime.it,
  },
  dimensions: {
    product: ['Prodotto', 'Prodotti'],
    series: ['Linea di prodotto', 'Linee di prodotto'],
    category: ['Categoria', 'Categorie'],
    region: ['Regione', 'Regioni'],
    office: ['Ufficio regionale', 'Uffici regionali'],
    country: ['Paese', 'Paesi'],
    location: ['Sede', 'Sedi'],
    team: ['Team', 'Team'],
    manager: ['Responsabile', 'Responsabili'],
    owner: ['Venditore', 'Venditori'],
    segment: ['Segmento', 'Segmenti'],
    industry: ['Settore', 'Settori'],
    account: ['Cliente', 'Clienti'],
    customer: ['Cliente', 'Clienti'],
    parent: ['Capogruppo', 'Capogruppo'],
    channel: ['Canale', 'Canali'],
    source: ['Provenienza', 'Provenienze'],
    type: ['Tipo', 'Tipi'],
  },
  subjects: {
    deal: ['trattativa', 'trattative'],
    row: ['riga', 'righe'],
    subscription: ['abbonamento', 'abbonamenti'],
    account: ['cliente', 'clienti'],
    ticket: ['ticket', 'ticket'],
  },
  lacks: {
    amounts: 'I dati non hanno una colonna di importi.',
    someAmounts: (have, all) => `Solo ${have} trattative vinte su ${all} hanno un importo.`,
    created: 'I dati non hanno una data di creazione.',
    closed: 'I dati non hanno una data di chiusura.',
    lostAmounts: 'Le trattative perse non hanno importi.',
    lost: 'I dati non contengono trattative perse.',
    noWorth: 'Tutti gli importi dei dati sono 0.',
    open: 'I dati non contengono trattative aperte.',
    openAmounts: 'Le trattative aperte non hanno importi.',
    targets: 'I dati non contengono obiettivi.',
  },
  unnamed: '(non indicato)',
};
