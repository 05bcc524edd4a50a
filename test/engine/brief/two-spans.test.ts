/** Two spans that a prompt holds against each other in one sentence: the newer is the deck's, the older what it is compared with. */
import { describe, expect, it } from 'vitest';
import { readBrief } from '../../../src/engine/brief/read-brief.ts';

const heard = async (prompt: string) => {
  const { period, basis } = await readBrief({ prompt });
  return [period, basis ?? null];
};

const novToJun = '2026-11..2027-06';
const novemberToJune: string[] = [
  'Compare Nov 2026 - Jun 2027 with Nov 2025 - Jun 2026.',
  'Compare Nov 2026–Jun 2027 to Nov 2025–Jun 2026.',
  'Basis: Nov 2026 — Jun 2027 vs Nov 2025 — Jun 2026.',
  'Basis: Nov. 2026 − June 2027 vs. Nov. 2025 − June 2026.',
  'By pickup date, Nov 2026 to Jun 2027 against Nov 2025 to Jun 2026.',
  "Please use Nov '26 - Jun '27 against Nov '25 - Jun '26.",
  'Nov 25 - Jun 26 is the base, Nov 26 - Jun 27 is what we look at, please compare.',
  'Compare Nov 2025 - Jun 2026 with Nov 2026 - Jun 2027.',
  'Please compare November 2026 through June 2027 with the same eight months a year before.',
  'Nov 2026 - Jun 2027 against the same months one year earlier, by dispatch date.',
  'Compare Nov-Jun 2026/27 with Nov-Jun 2025/26.',
  'Compare 11/2026 - 06/2027 with 11/2025 - 06/2026.',
  'Compare 2026-11 to 2027-06 with 2025-11 to 2026-06.',
  'Bitte Nov 2026 bis Juni 2027 gegen Nov 2025 bis Juni 2026.',
  'Vergleichen Sie Nov. 2026 – Juni 2027 mit Nov. 2025 – Juni 2026.',
  'Zeitraum: November 2026 bis Juni 2027, verglichen mit November 2025 bis Juni 2026.',
  'Bitte Nov. 26 bis Juni 27 gegenüber Nov. 25 bis Juni 26.',
  'Nov 2026 bis Juni 2027 im Vergleich zum gleichen Zeitraum des Vorjahres.',
  'Bitte Nov 2026 bis Juni 2027 gegen dieselben acht Monate ein Jahr zuvor.',
  'Comparez nov. 2026 - juin 2027 à nov. 2025 - juin 2026.',
  'Comparez novembre 2026 à juin 2027 avec novembre 2025 à juin 2026.',
  'Base : de nov. 2026 à juin 2027 contre de nov. 2025 à juin 2026.',
  'Merci de comparer nov. 2026–juin 2027 et nov. 2025–juin 2026.',
  'Comparez nov. 2026 à juin 2027 aux mêmes huit mois un an plus tôt.',
  'Compara nov. 2026 - jun. 2027 con nov. 2025 - jun. 2026.',
  'Por fecha de alta, de noviembre de 2026 a junio de 2027 frente a noviembre de 2025 a junio de 2026.',
  'Compara noviembre de 2026 - junio de 2027 con los mismos ocho meses del año anterior.',
  'Compare nov. 2026 - jun. 2027 com nov. 2025 - jun. 2026.',
  'De novembro de 2026 a junho de 2027 contra novembro de 2025 a junho de 2026, por favor.',
  'Compare nov. 2026 a jun. 2027 com os mesmos oito meses um ano antes.',
  'Confronta nov. 2026 - giu. 2027 con nov. 2025 - giu. 2026.',
  'Da novembre 2026 a giugno 2027 rispetto a novembre 2025 - giugno 2026.',
  'Confronta novembre 2026 - giugno 2027 con gli stessi otto mesi di un anno prima.',
  '2026年11月～2027年6月と2025年11月～2026年6月を比較してください。',
  '2026年11月から2027年6月までを、2025年11月から2026年6月までと比べてください。',
  '2026年11月〜2027年6月を前年の同じ8か月と比較してください。',
  '请比较2026年11月至2027年6月与2025年11月至2026年6月。',
  '2026年11月到2027年6月对比2025年11月到2026年6月。',
  '请将2026年11月至2027年6月与上一年同样的八个月进行比较。',
  'قارن من نوفمبر 2026 إلى يونيو 2027 مع نوفمبر 2025 إلى يونيو 2026.',
  'قارن نوفمبر 2026 - يونيو 2027 بالفترة نوفمبر 2025 - يونيو 2026.',
  'قارن نوفمبر 2026 إلى يونيو 2027 بنفس الأشهر الثمانية قبل عام.',
];

describe('two spans a year apart', () => {
  it.each(novemberToJune)('across a new year: %s', async (prompt) => {
    expect(await heard(`Our scrap rate got worse. ${prompt} Six slides.`)).toEqual([novToJun, 'year']);
  });

  it.each([
    ['Compare Feb-May 2027 with Feb-May 2026.', '2027-02..2027-05'],
    ['by order date, Feb-May 2027 against Feb-May 2026 so the sales season does not muddy it', '2027-02..2027-05'],
    ['Feb–May 2027 vs 2026', '2027-02..2027-05'],
    ['Feb to May this year and Feb to May last year, please: Feb-May 2027 vs. Feb-May 2026.', '2027-02..2027-05'],
    ['Compare Jan-Jun 2027 with Jan-Jun 2026.', 'CY2027-H1'],
    ['Bitte Feb.–Mai 2027 gegen Feb.–Mai 2026.', '2027-02..2027-05'],
    ['Jan-Juni 2027 gegen Jan-Juni 2026, nach Eingangsdatum', 'CY2027-H1'],
    ['Comparez févr.-mai 2027 à févr.-mai 2026.', '2027-02..2027-05'],
    ['Comparez janv. - juin 2027 à janv. - juin 2026.', 'CY2027-H1'],
    ['Comparez sept. - déc. 2026 à sept. - déc. 2025.', '2026-09..2026-12'],
    ['Compara ene.-jun. 2027 con ene.-jun. 2026.', 'CY2027-H1'],
    ['Compara ago.-dic. 2026 frente a ago.-dic. 2025.', '2026-08..2026-12'],
    ['Compare fev.-mai. 2027 com fev.-mai. 2026.', '2027-02..2027-05'],
    ['Compare set.-dez. 2026 com set.-dez. 2025.', '2026-09..2026-12'],
    ['Confronta gen.-giu. 2027 con gen.-giu. 2026.', 'CY2027-H1'],
    ['Confronta set.-dic. 2026 con set.-dic. 2025.', '2026-09..2026-12'],
    ['2027年2月～5月と2026年2月～5月を比較してください。', '2027-02..2027-05'],
    ['比较2027年2月至5月与2026年2月至5月。', '2027-02..2027-05'],
    ['2027年2-5月对比2026年2-5月', '2027-02..2027-05'],
    ['قارن فبراير - مايو 2027 مع فبراير - مايو 2026.', '2027-02..2027-05'],
  ])('within a year: %s', async (prompt, period) => {
    expect(await heard(prompt)).toEqual([period, 'year']);
  });

  it.each([
    ['The file holds Nov 2024 to Jun 2027. Compare Nov 2026 - Jun 2027 with Nov 2025 - Jun 2026.'],
    ['Ci-joint les ventes (nov. 2024 à juin 2027). Comparez nov. 2026 - juin 2027 à nov. 2025 - juin 2026.'],
    ['Anbei der Export, Juli 2025 bis Juni 2027. Bitte Nov 2026 bis Juni 2027 gegen Nov 2025 bis Juni 2026.'],
    ['データは2024年11月～2027年6月です。2026年11月～2027年6月と2025年11月～2026年6月を比較してください。'],
    ['附件为2024年11月至2027年6月的数据。请比较2026年11月至2027年6月与2025年11月至2026年6月。'],
  ])('beside what the file holds: %s', async (prompt) => {
    expect(await heard(prompt)).toEqual([novToJun, 'year']);
  });
});

describe('two spans that follow each other', () => {
  it.each([
    ['Compare Jan-Apr 2027 with Sep-Dec 2026.', '2027-01..2027-04'],
    ['Bitte Januar bis April 2027 gegen September bis Dezember 2026.', '2027-01..2027-04'],
    ['Comparez janv. - avr. 2027 à sept. - déc. 2026.', '2027-01..2027-04'],
    ['请比较2027年1月至4月与2026年9月至12月。', '2027-01..2027-04'],
  ])('are compared without a year between: %s', async (prompt, period) => {
    expect(await heard(prompt)).toEqual([period, null]);
  });
});
