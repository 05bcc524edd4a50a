/** What is to be said of the data, in French: `{rows}` and the like are put in. */
import type { QualitySentences } from './quality-sentences.ts';

export const sentences: QualitySentences = {
  'as-of-moved': 'Les données s’arrêtent au {date} ; les chiffres valent pour ce jour.',
  'ends-early': 'Les données s’arrêtent au {last}, bien avant le {date}.',
  'no-outcome':
    'Aucune valeur de {column} dans {file} ne dit ce qui est gagné ou perdu ({stages}) ; un fichier de correspondance peut le dire.',
  'unused-stage': 'Le fichier de correspondance cite l’étape {stage} ; aucune affaire ne la porte.',
  'lines-around': 'Lignes hors tableau dans {file} (titre, total, pied), écartées : {lines}.',
  'too-many-fields': 'Lignes de {file} avec plus de champs que l’en-tête, écartées : {rows}.',
  'not-of-type': 'Valeurs illisibles de {column} dans {file}, comptées comme manquantes : {rows}.',
  'other-currency': 'Affaires dans une autre devise que {currency}, écartées : {rows}.',
  'unused-table': '{file} n’est pas utilisé : rien ne le relie aux autres tables.',
  'currency-assumed': 'Les montants n’indiquent pas de devise ; {currency} est supposé.',
  repeated: 'Lignes de {file} qui en répètent une autre à l’identique, comptées une fois : {rows}.',
  'no-member': 'Affaires sans « {dimension} » : {rows} sur {all} ; comptées sous « {unnamed} ».',
  'amount-scaled': '{column} est lu en unités de {scale}, comme son nom le dit.',
  'no-amount': 'Affaires gagnées sans montant : {rows} sur {won} ; elles comptent comme gagnées sans rien ajouter à la valeur.',
  'negative-amount': 'Affaires gagnées au montant négatif : {rows} ; additionnées telles quelles.',
  'zero-amount-lost': 'Affaires perdues au montant nul : {rows} sur {lost}.',
  'no-close-date': 'Affaires closes sans date de clôture : {rows} sur {closed} ; absentes de tout chiffre par date de clôture.',
  'no-creation-date':
    'Affaires sans date de création ({column}) : {rows} sur {all} ; absentes des nouvelles affaires et du cycle de vente.',
  'closed-before-created': 'Affaires closes avant leur création : {rows}.',
  unlisted: 'Affaires dont la valeur de {column} est absente de {file} : {rows} sur {all} ({values}).',
  'may-be': '{value} dans {file} est peut-être {suggestion} dans {other} ({rows} affaires) ; un fichier de correspondance peut le dire.',
  'without-deals': 'Sans affaire et écartés, non affichés à zéro : {rows} sur {all} dans {file} ({members}).',
  'dimension-left-out':
    '« {dimension} » est écarté : {rows} des {closed} affaires closes n’en ont pas, leur valeur de {column} étant absente de {file}.',
  spellings: '« {dimension} » a plusieurs graphies, peut-être une seule chose : {members} ; un fichier de correspondance peut le dire.',
};
