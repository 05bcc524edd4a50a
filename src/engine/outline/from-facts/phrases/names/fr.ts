/** Measures and dimensions in French. */

import { finance } from './finance.ts';
import type { Name, Names } from './names.ts';
import { outlook } from './outlook.ts';
import { recurring } from './recurring.ts';
import { stageTime } from './stage-time.ts';
import { support } from './support.ts';

export interface Noun extends Name {
  /** `le taux de succès` */
  the: string;
  /** `du taux de succès` */
  of: string;
}

function noun(label: string, the: string, of: string, definition: string): Noun {
  return { label, the, of, definition };
}

export const names: Names<Noun> = {
  metrics: {
    won_value: noun('CA signé', 'le CA signé', 'du CA signé', 'Somme des montants des affaires gagnées, selon la date de clôture.'),
    won_count: noun(
      'Affaires gagnées',
      'le nombre d’affaires gagnées',
      'des affaires gagnées',
      'Nombre d’affaires gagnées, selon la date de clôture.',
    ),
    lost_count: noun(
      'Affaires perdues',
      'le nombre d’affaires perdues',
      'des affaires perdues',
      'Nombre d’affaires perdues, selon la date de clôture.',
    ),
    win_rate: noun(
      'Taux de succès',
      'le taux de succès',
      'du taux de succès',
      'Affaires gagnées divisées par les affaires closes (gagnées et perdues), en nombre et selon la date de clôture.',
    ),
    win_rate_value: noun(
      'Taux de succès en valeur',
      'le taux de succès en valeur',
      'du taux de succès en valeur',
      'Montant des affaires gagnées divisé par celui des affaires closes (gagnées et perdues), selon la date de clôture.',
    ),
    average_deal: noun(
      'Montant moyen par affaire',
      'le montant moyen par affaire',
      'du montant moyen par affaire',
      'Somme des montants des affaires gagnées divisée par leur nombre.',
    ),
    median_deal: noun(
      'Montant médian par affaire',
      'le montant médian par affaire',
      'du montant médian par affaire',
      'Médiane des montants des affaires gagnées.',
    ),
    sales_cycle: noun(
      'Cycle de vente',
      'le cycle de vente',
      'du cycle de vente',
      'Nombre moyen de jours entre la création et la clôture des affaires gagnées, selon la date de clôture.',
    ),
    sales_cycle_median: noun(
      'Cycle de vente (médiane)',
      'le cycle de vente médian',
      'du cycle de vente médian',
      'Nombre médian de jours entre la création et la clôture des affaires gagnées, selon la date de clôture.',
    ),
    lost_cycle: noun(
      'Délai avant perte',
      'le délai avant perte',
      'du délai avant perte',
      'Nombre moyen de jours entre la création et la clôture des affaires perdues, selon la date de clôture.',
    ),
    lost_cycle_median: noun(
      'Délai avant perte (médiane)',
      'le délai médian avant perte',
      'du délai médian avant perte',
      'Nombre médian de jours entre la création et la clôture des affaires perdues, selon la date de clôture.',
    ),
    pipeline_created: noun(
      'Nouvelles affaires',
      'le nombre de nouvelles affaires',
      'des nouvelles affaires',
      'Nombre d’affaires créées, selon la date de création.',
    ),
    open_count: noun(
      'Affaires en cours',
      'le nombre d’affaires en cours',
      'des affaires en cours',
      'Nombre d’affaires ni gagnées ni perdues, telles que les données les montrent.',
    ),
    open_value: noun(
      'Portefeuille en cours',
      'le portefeuille en cours',
      'du portefeuille en cours',
      'Somme des montants des affaires ni gagnées ni perdues, telles que les données les montrent.',
    ),
    'won_value.attainment': noun(
      'Taux d’atteinte de l’objectif',
      'le taux d’atteinte de l’objectif',
      'du taux d’atteinte de l’objectif',
      'CA signé divisé par l’objectif de la même période.',
    ),
    ...recurring.fr,
    ...support.fr,
    ...outlook.fr,
    ...finance.fr,
    ...stageTime.fr,
  },
  dimensions: {
    product: ['Produit', 'Produits'],
    series: ['Gamme', 'Gammes'],
    category: ['Catégorie', 'Catégories'],
    region: ['Région', 'Régions'],
    office: ['Agence régionale', 'Agences régionales'],
    country: ['Pays', 'Pays'],
    location: ['Site', 'Sites'],
    team: ['Équipe', 'Équipes'],
    manager: ['Responsable', 'Responsables'],
    owner: ['Commercial', 'Commerciaux'],
    segment: ['Segment', 'Segments'],
    industry: ['Secteur', 'Secteurs'],
    account: ['Compte', 'Comptes'],
    customer: ['Client', 'Clients'],
    parent: ['Maison mère', 'Maisons mères'],
    channel: ['Canal', 'Canaux'],
    source: ['Origine', 'Origines'],
    type: ['Type', 'Types'],
  },
  subjects: {
    deal: ['affaire', 'affaires'],
    row: ['ligne', 'lignes'],
    subscription: ['abonnement', 'abonnements'],
    account: ['client', 'clients'],
    ticket: ['ticket', 'tickets'],
  },
  lacks: {
    amounts: 'Les données n’ont pas de colonne de montants.',
    someAmounts: (have, all) => `Seules ${have} des ${all} affaires gagnées ont un montant.`,
    created: 'Les données n’ont pas de date de création.',
    closed: 'Les données n’ont pas de date de clôture.',
    lostAmounts: 'Les affaires perdues n’ont pas de montant.',
    lost: 'Les données ne contiennent aucune affaire perdue.',
    noWorth: 'Tous les montants des données valent 0.',
    open: 'Les données ne contiennent aucune affaire en cours.',
    openAmounts: 'Les affaires en cours n’ont pas de montant.',
    targets: 'Les données ne contiennent aucun objectif.',
  },
  unnamed: '(non renseigné)',
};
