/** Options, risks and decisions keep all that their author says of them. */
import { describe, expect, it } from 'vitest';
import { readBrief } from '../../../../../src/engine/brief/read-brief.ts';
import { planFromBrief } from '../../../../../src/engine/outline/from-brief/plan-from-brief.ts';
import { slideWords } from '../slide-words.ts';

async function pageOf(heading: string, matter: string, instruction = 'Make 6 slides for the board.') {
  const prompt = `${instruction}\n\n# Kelmore\n\n## ${heading}\n\n${matter}\n`;
  const { outline } = planFromBrief(await readBrief({ prompt }), '2026-11-24');
  return slideWords(outline);
}

describe('options', () => {
  const options =
    '**Option A, repair.** New ovens. £85,000. Done by August 2027.\n\n**Option B, new kitchen.** A full kitchen. £1.4 million. Done by March 2028.\n\n**Option C, bought-in meals.** Chilled meals. £310,000 a year. Starts in June 2027.';

  it('have their price and all else side by side', async () => {
    const page = (await pageOf('Options', options)).find(({ kind }) => kind === 'pricing');
    for (const said of ['New ovens', '£85,000', 'August 2027', '£1.4 million', 'March 2028', '£310,000', 'a year', 'June 2027'])
      expect(page?.shown).toContain(said);
  });

  it('are none where one in the row is missing', async () => {
    const pages = await pageOf('Options', options.replace(/\*\*Option B[^*]*\*\*[^\n]*\n\n/, ''));
    expect(pages.map(({ title }) => title).join('\n')).not.toMatch(/two options/i);
  });

  it('written as paragraphs in Spanish', async () => {
    const matter =
      '**Opción A, reparar:** arreglar el tejado. 240.000 €. Termina en octubre de 2026.\n\n**Opción B, reformar:** tejado y nave sur. 690.000 €. Termina en enero de 2027.';
    const pages = await pageOf('Opciones', matter, 'Prepara 6 diapositivas para el comité.');
    const page = pages.find(({ kind }) => kind === 'two-columns');
    for (const said of ['240.000 €', 'octubre de 2026', '690.000 €', 'enero de 2027'])
      expect(page?.shown.replace(/[\u00a0\u202f]/g, ' ')).toContain(said);
  });
});

describe('risks', () => {
  it('have what they mean and the answer in columns of their own where each has one', async () => {
    const matter =
      '- **Tender comes in high.** Two builders are fully booked. We would split the work.\n- **Cooks leave.** Six of 31 retire in 2027. We hire from May on.';
    const page = (await pageOf('Risks', matter)).find(({ shown }) => shown.includes('Two builders are fully booked'));
    expect(page?.shown).toMatch(/Response[\s\S]*Tender comes in high[\s\S]*We would split the work/);
  });

  it('keep the one who sees to them, and nothing stands beside the wrong one', async () => {
    const matter =
      '1. Lieferzeit: zugesagt für den 6. Mai. Jede Woche kostet eine Woche. Verantwortlich: Jens Ohlhoff.\n2. Die Halle fällt weg. Drei Vereine sind betroffen. Verantwortlich: Murat Yıldız.';
    const page = (await pageOf('Risiken', matter, 'Bitte 6 Folien für den Ausschuss.')).find(({ shown }) => shown.includes('Jens Ohlhoff'));
    expect(page?.shown).toMatch(
      /Lieferzeit\*\*\n[\s\S]*Jens Ohlhoff\n\*\*Die Halle fällt weg\*\*\nDrei Vereine sind betroffen\nMurat Yıldız/,
    );
    expect(page?.shown).not.toMatch(/Verantwortlich/);
  });
});

describe('decisions', () => {
  it('are points in full under the one that costs money, without owners and dates to be agreed', async () => {
    const matter =
      '1. Choose the new kitchen and stop the search for a contractor.\n2. Release £1,400,000 from the capital reserve.\n3. Let the director sign contracts in January.';
    const page = (await pageOf('Decisions asked of the board', matter)).find(({ shown }) => shown.includes('stop the search'));
    expect(page).toMatchObject({ kind: 'points', title: 'Release £1,400,000 from the capital reserve' });
    expect(page?.shown).toContain('Let the director sign contracts in January');
  });
});
