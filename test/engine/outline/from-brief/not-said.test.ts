/** What a deck must not say: matters kept from its readers, and claims that a brief's figures do not make. */
import { describe, expect, it } from 'vitest';
import { readBrief } from '../../../../src/engine/brief/read-brief.ts';
import { planFromBrief } from '../../../../src/engine/outline/from-brief/plan-from-brief.ts';
import { slideWords } from './slide-words.ts';

async function deck(prompt: string): Promise<string> {
  const { outline } = planFromBrief(await readBrief({ prompt }), '2026-11-21');
  const facts = Object.entries(outline.facts).reduce(
    (text, [id, { display, value }]) => text.replaceAll(`{{${id}}}`, display ?? String(value)),
    slideWords(outline)
      .map(({ shown, notes }) => `${shown}\n${notes}`)
      .join('\n'),
  );
  return facts;
}

const figures = 'Delivery reached 94% against a target of 97%. Picking errors fell from 0.9% to 0.6%. The move costs €120,000.';

describe('a matter kept from the readers', () => {
  it.each([
    ['in a sentence of its own', `Update for the council.\n\n${figures}\n\nPlease don't mention the talks with Hellweg about a takeover.`],
    ['after a colon', `Bericht für den Beirat.\n\n${figures}\n\nBitte nicht erwähnen: die Gespräche mit Hellweg über eine Übernahme.`],
    ['by a German request for nothing', `Bericht für den Beirat.\n\n${figures}\n\nBitte nichts über den Streit mit Hellweg.`],
    [
      'as not for this audience',
      `Update for the council.\n\n${figures}\n\nAnd the row with Hellweg in October isn't for this audience either.`,
    ],
    [
      'in a section not for the deck',
      `Update for the council.\n\n# Report\n\n${figures}\n\n## Internal notes (not for the deck)\n\nHellweg will be replaced.\n\n## Costs\n\nRent is €9,000.`,
    ],
    [
      'in a Spanish section',
      `Informe para el comité.\n\n# Informe\n\n${figures}\n\n## Notas (no incluir en la presentación)\n\nSe sustituirá a Hellweg en enero.`,
    ],
  ])('%s is nowhere, notes included', async (_, prompt) => {
    const said = await deck(prompt);
    expect(said).not.toMatch(/Hellweg|erwähnen|mention|nichts über|audience either/i);
    expect(said).toContain('94%');
  });

  it('in a section not for the deck takes no other section along', async () => {
    const prompt = `Update for the council.\n\n# Report\n\n${figures}\n\n## Internal (not for the deck)\n\nHellweg goes.\n\n## Costs\n\nRent is €9,000.`;
    expect(await deck(prompt)).toContain('€9,000');
  });
});

describe('two figures side by side', () => {
  it.each([
    ['a part of a whole', 'Update for the city. Car trips were 221 from 1,912 counted, bikes 640.'],
    ['a German part of a whole', 'Bericht für den Beirat. Es fehlen noch 12 von 40 Staplerfahrern. Die Miete beträgt 28.000 Euro.'],
    ['a difference', 'Update for the trustees. The reserve stands at £212,000, £18,000 less than last year. Trusts gave £90,000.'],
  ])('are no change where one is %s', async (_, prompt) => {
    expect(await deck(prompt)).not.toMatch(/\b(?:fell|rose|sank|stieg|grew)\b|gesunken|gestiegen|Rückgang|Anstieg|−\d|\+\d/);
  });

  it('are a plan and what came of it where one is planned', async () => {
    expect(await deck('Update for the trustees. Trusts gave £392k against £390k planned.')).toMatch(/plan/);
  });
});

describe('a list of statuses', () => {
  it('is not said to be whole where only some could be read', async () => {
    const prompt =
      'Status for the board.\n\n- Data: green, 80% complete\n- Training: green, 90% complete\n- Vendors: we wait for an answer';
    expect(await deck(prompt)).not.toMatch(/\ball\b|both/i);
  });
});

describe('a request about a person who is only called him', () => {
  it('leaves out no other sentence with such letters', async () => {
    const prompt = `Update for the council.\n\n${figures} The mayor came himself.\n\nHellweg sold his shares. Please do not mention him, the lease or that we spoke.`;
    expect(await deck(prompt)).toContain('himself');
  });
});
