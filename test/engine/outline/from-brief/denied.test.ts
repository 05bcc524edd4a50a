/** A sentence that another one denies is told, and is no claim of a page. */
import { expect, it } from 'vitest';
import { readBrief } from '../../../../src/engine/brief/read-brief.ts';
import { planFromBrief } from '../../../../src/engine/outline/from-brief/plan-from-brief.ts';

it.each([
  'The day ticket rises from £21 to £25 in June, the evening ticket stays at £14. Correction: the day ticket is £22.',
  'Die Tageskarte steigt im Juni von 21 € auf 25 €, die Abendkarte bleibt bei 14 €. Korrektur: Die Tageskarte kostet 22 €.',
])('has no figure set large and no title: %s', async (said) => {
  const brief = await readBrief({ prompt: `Make a deck for the swim club.\n\n${said} The pool has 40 lanes of lockers.` });
  expect(brief.denied?.join()).toContain('21');
  const { slides } = planFromBrief(brief, '2026-11-02').outline;
  const all = JSON.stringify(slides);
  expect(all).toContain('14');
  for (const { title } of slides) expect(title).not.toContain('14');
  // What is denied stays as the author wrote it, without a reference that a page may show large.
  expect(all).toMatch(/from £21 to £25|von 21 € auf 25 €/);
});
