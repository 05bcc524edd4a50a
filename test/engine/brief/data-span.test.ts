/** What a brief says its data cover is not the period of the deck. */
import { expect, it } from 'vitest';
import { readBrief } from '../../../src/engine/brief/read-brief.ts';

const periodOf = async (prompt: string) => (await readBrief({ prompt })).period;

it.each([
  'Why has retention slipped? The export is every policy that came up since January 2024.',
  'Warum kommen mehr Rollen zurück? Die Aufträge stammen aus zwei Listen, April 2024 bis September 2025.',
  'Our claims take longer. The file is from the claims desk, April 2024 until June 2025.',
  'Why has churn gone up? Make a deck from the attached export of every policy that came due since January 2024.',
  'Los datos vienen del taller, de enero de 2024 a junio de 2025. ¿Por qué tardamos más?',
])('names no period of its own: %s', async (prompt) => {
  expect(await periodOf(prompt)).toBeNull();
});

it.each([
  ['Review January 2024 to June 2025. The file is from the claims desk.', '2024-01..2025-06'],
  ['Write the Q2 2025 review. The export is every policy since January 2024.', '2025-Q2'],
])('but what is asked for is: %s', async (prompt, period) => {
  expect(await periodOf(prompt)).toBe(period);
});
