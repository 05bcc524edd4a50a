/** Spans of time that are no quarter or year, as people name them. */
import { describe, expect, it } from 'vitest';
import { basisOf } from '../../../src/engine/brief/basis.ts';
import { periodFromOption, periodOf } from '../../../src/engine/brief/period.ts';

describe('a span', () => {
  it.each([
    ['Sales review January to September against the same months last year', 'M01..M09'],
    ['Jan–Sep 2026 vs 2025 for the board', '2026-01..2026-09'],
    ['October 2025 to March 2026', '2025-10..2026-03'],
    ['Von Januar bis September gegen Vorjahr', 'M01..M09'],
    ['between February and September 2026 than in those months of 2025', '2026-02..2026-09'],
    ['zwischen Februar und September 2026', '2026-02..2026-09'],
    ['de janvier à septembre 2026', '2026-01..2026-09'],
    ['Ventas de enero a septiembre', 'M01..M09'],
    ['vendas de janeiro a setembro', 'M01..M09'],
    ['vendite da gennaio a settembre', 'M01..M09'],
    ['2026年1月～9月の売上', '2026-01..2026-09'],
    ['من يناير إلى سبتمبر 2026', '2026-01..2026-09'],
    ['January to March 2026', 'CY2026-Q1'],
    ['Why is margin down in the twelve months to 31 May 2026?', '2025-06..2026-05'],
    ['die zwölf Monate bis Ende Mai 2026', '2025-06..2026-05'],
    ['sur les douze mois au 31 mai 2026', '2025-06..2026-05'],
    ['in the six months ending June 2026', 'CY2026-H1'],
    ['Board paper on retention for the year to June 2026', '2025-07..2026-06'],
    ['Results for the year ended 31 March 2026', '2025-04..2026-03'],
    ['das Jahr bis Ende September 2025', '2024-10..2025-09'],
    ["l'exercice clos en juin 2026", '2025-07..2026-06'],
    ['el año hasta junio de 2026', '2025-07..2026-06'],
    ['churn in 2026 against 2025', '2026'],
  ])('of months in %s', (prompt, period) => {
    expect(periodOf(prompt)).toBe(period);
  });

  it.each([
    ['revenue year to date', 'YTD'],
    ['How did we do this year?', 'YTD'],
    ['Umsatz seit Jahresbeginn', 'YTD'],
    ['今年以来的销售', 'YTD'],
    ['last 12 months', 'L12M'],
    ['the last two quarters', 'L2Q'],
    ['die letzten zwei Quartale', 'L2Q'],
    ['les 12 derniers mois', 'L12M'],
    ['últimos dois trimestres', 'L2Q'],
    ['gli ultimi sei mesi', 'L6M'],
    ['過去12か月', 'L12M'],
    ['最近两个季度', 'L2Q'],
    ['آخر 12 شهرا', 'L12M'],
    ['Churn since March', 'M03..'],
    ['Absatz seit März 2026', '2026-03..'],
    ['What our data show is worse since March', 'M03..'],
    ['Punctuality has been slipping since about mid May', 'M05..'],
    ['Die Quote lag bei 91 %, seit etwa Mitte Juni sind wir nur noch bei 83 %', 'M06..'],
    ['Le taux est tombé depuis début mai', 'M05..'],
    ['La tasa ha bajado desde mediados de julio', 'M07..'],
    ['3月中旬以降の解約', 'M03..'],
  ])('up to the newest data in %s', (prompt, period) => {
    expect(periodOf(prompt)).toBe(period);
  });

  it.each([
    'QBR, say what we should do this year',
    'win rate trend over the last 8 quarters',
    'workshop from May 3 to June 4, 2026',
    'Retention review. What comes up for renewal from October to December?',
    'Welche Verträge sind von Januar bis März fällig?',
    'workshop from 3 March to 5 April',
    'I have been CFO since March. Make a deck',
    'The export is every repair that came in since January 2024, from our own system.',
    'Die Datei enthält alle Aufträge seit Januar 2024.',
    'Le fichier contient toutes les commandes depuis janvier 2024.',
    'El archivo incluye todos los pedidos desde enero de 2024.',
    'O ficheiro contém todos os pedidos desde janeiro de 2024.',
    'Il file contiene tutti gli ordini da gennaio 2024.',
  ])('is none in %s', (prompt) => {
    expect(periodOf(prompt)).toBeNull();
  });

  it('gives way to a quarter that is named', () => {
    expect(periodOf('Q3 2026 sales, and how this year went')).toBe('2026-Q3');
  });

  it('can be given as an option', () => {
    expect(['Jan-Sep 2026', 'YTD', 'last 12 months'].map(periodFromOption)).toEqual(['2026-01..2026-09', 'YTD', 'L12M']);
  });

  it.each([
    'Jan–Sep 2026 vs 2025',
    'January to September against the same months last year',
    'Von Januar bis September gegen Vorjahr',
    'vendas de janeiro a setembro contra o mesmo período do ano passado',
    'les mêmes mois de l’année dernière',
  ])('is held against the year before in %s', (prompt) => {
    expect(basisOf(prompt)).toBe('year');
  });
});
