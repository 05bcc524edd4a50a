/** What is to be said of the data, in Italian: `{rows}` and the like are put in. */
import type { QualitySentences } from './quality-sentences.ts';

export const sentences: QualitySentences = {
  'as-of-moved': 'I dati finiscono il {date}; le cifre valgono per quel giorno.',
  'ends-early': 'I dati finiscono il {last}, molto prima del {date}.',
  'no-outcome': 'Nessun valore di {column} in {file} dice che cosa è vinto o perso ({stages}); un file di corrispondenze può dirlo.',
  'unused-stage': 'Il file di corrispondenze cita la fase {stage}; nessuna trattativa ce l’ha.',
  'lines-around': 'Righe fuori dalla tabella in {file} (titolo, totale, piede), escluse: {lines}.',
  'too-many-fields': 'Righe di {file} con più campi dell’intestazione, escluse: {rows}.',
  'not-of-type': 'Valori illeggibili di {column} in {file}, contati come mancanti: {rows}.',
  'other-currency': 'Trattative in valuta diversa da {currency}, escluse: {rows}.',
  'unused-table': '{file} non è usato: niente lo collega alle altre tabelle.',
  'currency-assumed': 'Gli importi non indicano la valuta; si suppone {currency}.',
  repeated: 'Righe di {file} che ne ripetono un’altra esattamente, contate una volta: {rows}.',
  'no-member': 'Trattative senza «{dimension}»: {rows} su {all}; contate sotto «{unnamed}».',
  'amount-scaled': '{column} è letto in unità di {scale}, come dice il nome.',
  'no-amount': 'Trattative vinte senza importo: {rows} su {won}; contano come vinte e nulla aggiungono al valore.',
  'negative-amount': 'Trattative vinte con importo negativo: {rows}; sommate così come sono.',
  'zero-amount-lost': 'Trattative perse con importo zero: {rows} su {lost}.',
  'no-close-date': 'Trattative chiuse senza data di chiusura: {rows} su {closed}; fuori dalle cifre per data di chiusura.',
  'no-creation-date': 'Trattative senza data di creazione ({column}): {rows} su {all}; fuori da trattative nuove e ciclo di vendita.',
  'closed-before-created': 'Trattative chiuse prima della creazione: {rows}.',
  unlisted: 'Trattative il cui valore di {column} non figura in {file}: {rows} su {all} ({values}).',
  'may-be': '{value} in {file} può essere {suggestion} in {other} ({rows} trattative); un file di corrispondenze può dirlo.',
  'without-deals': 'Senza trattative ed esclusi, non mostrati come zero: {rows} su {all} in {file} ({members}).',
  'dimension-left-out':
    '«{dimension}» è escluso: {rows} trattative chiuse su {closed} non lo hanno, perché il loro valore di {column} non figura in {file}.',
  spellings: '«{dimension}» è scritto in più modi, forse lo stesso: {members}; un file di corrispondenze può dirlo.',
};
