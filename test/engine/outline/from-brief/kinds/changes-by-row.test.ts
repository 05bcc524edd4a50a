/** Tables of two periods whose rows moved both ways: the change of each, sorted, what groups have in common, and the author's word for it. */
import { describe, expect, it } from 'vitest';
import { readBrief } from '../../../../../src/engine/brief/read-brief.ts';
import { ToldFigures } from '../../../../../src/engine/outline/from-brief/figures/told-figures.ts';
import { tableDrafts } from '../../../../../src/engine/outline/from-brief/kinds/from-table.ts';
import { GivenFacts } from '../../../../../src/engine/outline/from-brief/read/given-facts.ts';

async function drafts(prompt: string) {
  const brief = await readBrief({ prompt });
  const facts = new GivenFacts();
  const block = brief.material.flatMap(({ blocks }) => blocks).find(({ type }) => type === 'table');
  if (block?.type !== 'table') throw new Error('The brief holds no table.');
  const told = new ToldFigures(facts, brief.language);
  return tableDrafts(block, { brief, facts, heading: null, stated: [] }).map((draft) => {
    const content = draft.content as { categories?: string[]; reading?: string[] };
    return {
      kind: draft.kind,
      title: told.shown(draft.title).replaceAll('\u00a0', ' '),
      categories: content.categories,
      reading: (content.reading ?? []).map((line) => told.shown(line).replaceAll('\u00a0', ' ')),
    };
  });
}

const clinics = `Board update please.

| Clinic | Sales 2024 | Sales 2025 | No-shows | Region |
|---|---|---|---|---|
| Harrow | 4,210 | 4,480 | 6% | South |
| Dene | 3,120 | 3,300 | 5% | South |
| Marsh | 5,020 | 4,310 | 14% | North |
| Quarry | 2,480 | 2,150 | 16% | North |
`;

describe('two periods by row', () => {
  it('are the change of each, sorted, under the change of the sum', async () => {
    const [first] = await drafts(clinics);
    expect(first).toMatchObject({
      kind: 'comparison',
      title: 'Sales fell 4% from 2024 to 2025, to 14,240: Marsh −710, Quarry −330',
      categories: ['Harrow', 'Dene', 'Quarry', 'Marsh'],
    });
  });

  it('tell what a column of groups has in common', async () => {
    const [first, table, ...others] = await drafts(clinics);
    expect(first!.reading).toEqual(['**Region:** South +450 and North −1,040.', '**No-shows:** South 5%–6%, North 14%–16%.']);
    expect(table).toMatchObject({ kind: 'table', title: 'No-shows: South 5%–6%, North 14%–16%' });
    // No page for each of the other columns.
    expect(others).toEqual([]);
  });

  it.each([
    ['All of the fall comes from Marsh and Quarry.', 'All of the fall comes from Marsh and Quarry'],
    ['The drop at Marsh and Quarry began when the bus route was cut.', 'The drop at Marsh and Quarry began when the bus route was cut'],
    // It names one of the two that fell.
    ['The fall at Marsh is the largest.', 'Sales fell 4% from 2024 to 2025, to 14,240: Marsh −710, Quarry −330'],
    // It says nothing of a fall.
    ['Marsh and Quarry get new reception desks.', 'Sales fell 4% from 2024 to 2025, to 14,240: Marsh −710, Quarry −330'],
    // It names one that rose.
    ['The fall at Marsh and Quarry is more than Harrow gained.', 'Sales fell 4% from 2024 to 2025, to 14,240: Marsh −710, Quarry −330'],
  ])('stand under the author’s sentence on the rows that fell: %s', async (sentence, title) => {
    expect((await drafts(`${clinics}\n${sentence}\n`))[0]!.title).toBe(title);
  });

  it('keep both years where nobody knows whether more is good', async () => {
    const [first] = await drafts(clinics.replaceAll('Sales', 'Bursts'));
    expect(first!.categories).toEqual(['Harrow', 'Dene', 'Marsh', 'Quarry']);
  });

  it('are read in French, with half-years', async () => {
    const [first] = await drafts(
      'Présentation pour le comité.\n\nAgence\tHonoraires S1 2024 (k€)\tHonoraires S1 2025 (k€)\tDélai (jours)\tPôle\nNantes\t820\t870\t12\tOuest\nRennes\t640\t655\t14\tOuest\nLille\t910\t760\t26\tNord\nArras\t330\t290\t29\tNord\nTotal\t2 700\t2 575\n\nToute la baisse vient de Lille et d’Arras.\n',
    );
    expect(first).toMatchObject({ title: 'Toute la baisse vient de Lille et d’Arras', categories: ['Nantes', 'Rennes', 'Arras', 'Lille'] });
    expect(first!.reading.at(1)).toBe('**Pôle :** Ouest +65 k€ et Nord −190 k€.');
  });

  it('are read in German, without groups', async () => {
    const [first] = await drafts(
      'Vorstandsvorlage bitte.\n\n| Werk | Umsatz 2024 (T€) | Umsatz 2025 (T€) |\n|---|---|---|\n| Kassel | 12.400 | 13.100 |\n| Jena | 9.800 | 10.050 |\n| Trier | 11.200 | 9.400 |\n\nDer Rückgang kommt allein aus Trier.\n',
    );
    expect(first).toMatchObject({ title: 'Der Rückgang kommt allein aus Trier', categories: ['Kassel', 'Jena', 'Trier'] });
  });
});
