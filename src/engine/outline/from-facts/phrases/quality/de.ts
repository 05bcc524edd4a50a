/** What is to be said of the data, in German: `{rows}` and the like are put in. */
import type { QualitySentences } from './quality-sentences.ts';

export const sentences: QualitySentences = {
  'as-of-moved': 'Die Daten enden am {date}; die Zahlen gelten für diesen Tag.',
  'ends-early': 'Die Daten enden am {last}, lange vor dem {date}.',
  'no-outcome': 'Kein Wert von {column} in {file} sagt, was gewonnen oder verloren ist ({stages}); eine Zuordnungsdatei kann es sagen.',
  'unused-stage': 'Die Zuordnungsdatei nennt die Phase {stage}; kein Deal hat sie.',
  'lines-around': 'Zeilen über dem Kopf oder unter der letzten Zeile von {file} (Titel, Summe, Fußzeile), ausgelassen: {lines}.',
  'too-many-fields': 'Zeilen von {file} mit mehr Feldern als der Kopf, ausgelassen: {rows}.',
  'not-of-type': 'Nicht lesbare Werte von {column} in {file}, als fehlend gezählt: {rows}.',
  'other-currency': 'Deals in anderen Währungen als {currency}, ausgelassen: {rows}.',
  'unused-table': '{file} wird nicht verwendet: nichts verbindet sie mit den anderen Tabellen.',
  'currency-assumed': 'Die Beträge nennen keine Währung; angenommen ist {currency}.',
  repeated: 'Zeilen von {file}, die eine andere genau wiederholen, nur einmal gezählt: {rows}.',
  'no-member': 'Deals ohne Angabe zu „{dimension}“: {rows} von {all}; gezählt unter „{unnamed}“.',
  'amount-scaled': '{column} wird in Einheiten von {scale} gelesen, wie der Name sagt.',
  'no-amount': 'Gewonnene Deals ohne Betrag: {rows} von {won}; sie zählen als gewonnen und tragen nichts zum Wert bei.',
  'negative-amount': 'Gewonnene Deals mit einem Betrag unter {zero}: {rows}; summiert, wie sie sind.',
  'zero-amount-lost': 'Verlorene Deals mit dem Betrag {zero}: {rows} von {lost}.',
  'no-close-date': 'Abgeschlossene Deals ohne Abschlussdatum: {rows} von {closed}; sie stehen in keiner Zahl nach Abschlussdatum.',
  'no-creation-date': 'Deals ohne Anlagedatum ({column}): {rows} von {all}; sie fehlen bei neuen Deals und Verkaufszyklus.',
  'closed-before-created': 'Deals, deren Abschluss vor der Anlage liegt: {rows}.',
  unlisted: 'Deals mit einem Wert von {column}, der nicht in {file} steht: {rows} von {all} ({values}).',
  'may-be': '{value} in {file} könnte {suggestion} in {other} sein ({rows} Deals); eine Zuordnungsdatei kann es sagen.',
  'without-deals': 'Ohne Deal und ausgelassen, nicht als {zero} gezeigt: {rows} von {all} in {file} ({members}).',
  'dimension-left-out':
    '„{dimension}“ ist ausgelassen: {rows} von {closed} abgeschlossenen Deals haben keine Angabe, denn ihr Wert von {column} steht nicht in {file}.',
  spellings: '„{dimension}“ ist verschieden geschrieben, vielleicht dasselbe: {members}; eine Zuordnungsdatei kann es sagen.',
};
