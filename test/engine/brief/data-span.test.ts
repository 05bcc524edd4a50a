/** What a brief says its data cover is not the period of the deck. */
import { expect, it } from 'vitest';
import { readBrief } from '../../../src/engine/brief/read-brief.ts';

it.each([
  ['A deck for the mill board on 18 September. Why do sacks tear?', 'M09-18'],
  ["Deck for Thursday's mill meeting: why do sacks tear?", 'D4'],
  ['Why do sacks tear? The data run to 12 October.', undefined],
])('tells when they meet: %s', async (prompt, meeting) => {
  expect((await readBrief({ prompt })).meeting).toBe(meeting);
});

const periodOf = async (prompt: string) => (await readBrief({ prompt })).period;

it.each([
  'Why has retention slipped? The export is every policy that came up since January 2024.',
  'Warum kommen mehr Rollen zurück? Die Aufträge stammen aus zwei Listen, April 2024 bis September 2025.',
  'Our claims take longer. The file is from the claims desk, April 2024 until June 2025.',
  'Why has churn gone up? Make a deck from the attached export of every policy that came due since January 2024.',
  'Los datos vienen del taller, de enero de 2024 a junio de 2025. ¿Por qué tardamos más?',
  'Why are more jars cracked, where and since when? jars.csv is everything since November 2024 through August.',
  'Jars crack more often. Since when, where, why? The file runs from February to September 2025.',
  'Pourquoi tant de bocaux cassés ? bocaux.csv : toutes les commandes, depuis novembre 2024.',
  'Pourquoi tant de bocaux cassés ? Le fichier bocaux.csv va depuis novembre 2024 jusqu’à fin septembre.',
  '¿Por qué se rompen más tarros? El archivo tarros.csv tiene todos los pedidos desde noviembre de 2024 hasta finales de agosto.',
  'Perché si rompono più vasi? Il file vasi.csv contiene tutti gli ordini da novembre 2024 a fine agosto 2025.',
  'Por que se partem mais frascos? O ficheiro frascos.csv tem todas as encomendas desde novembro de 2024.',
  '为什么罐子破损增多？数据包含2024年11月以来的所有订单。',
])('names no period of its own: %s', async (prompt) => {
  expect(await periodOf(prompt)).toBeNull();
});

it.each([
  ['Review January 2024 to June 2025. The file is from the claims desk.', '2024-01..2025-06'],
  ['Since November 2024 more jars are cracked. Why?', '2024-11..'],
  ['Depuis novembre 2024, plus de bocaux cassés. Pourquoi ?', '2024-11..'],
  ['Write the Q2 2025 review. The export is every policy since January 2024.', '2025-Q2'],
])('but what is asked for is: %s', async (prompt, period) => {
  expect(await periodOf(prompt)).toBe(period);
});
