/** Lists of a written document: each on one page, with all its items in their order. */
import { describe, expect, it } from 'vitest';
import { readBrief } from '../../../../../src/engine/brief/read-brief.ts';
import { planFromBrief } from '../../../../../src/engine/outline/from-brief/plan-from-brief.ts';

const slidesOf = async (prompt: string) => planFromBrief(await readBrief({ prompt }), '2026-11-30').outline.slides;
const pageOf = async (prompt: string, section: string) => (await slidesOf(prompt)).find((slide) => slide.section === section)!;
/** Two more sections, so that it is a document. */
const document = (section: string) =>
  `Slides for the harbour board, please.\n\n# Harbour report\n\n## Where we stand\n\nThe pier carried 41,000 people in 2026, 4% more than in 2025.\n\n${section}\n\n## Weather\n\nStorms closed the pier on 19 days, which cost £38,000 in fares.\n`;

describe('a plan', () => {
  it('keeps each of its rows, in the order of their days, and what is said beside the day', async () => {
    const plan = await pageOf(
      document(
        '## If you agree\n\n- sign the contract with Tern Lines by 21 December (Ruth Alder)\n- order the crane from Northern Quays by 8 January, 14 weeks to build (Dev Rao, Works)\n- crew training in two groups, 19 and 26 April (Sam Holt)\n- sell the old boats by 31 July, expected £52,000, not counted above (Ruth Alder)',
      ),
      'If you agree',
    );
    expect(plan).toMatchObject({
      kind: 'action-table',
      content: {
        actions: [
          { what: 'Sign the contract with Tern Lines', who: 'Ruth Alder', when: '21 December' },
          { what: 'Order the crane from Northern Quays, 14 weeks to build', who: 'Dev Rao, Works', when: '8 January' },
          { what: 'Crew training in two groups', who: 'Sam Holt', when: '19 and 26 April' },
          { what: 'Sell the old boats, expected £52,000, not counted above', who: 'Ruth Alder', when: '31 July' },
        ],
      },
    });
  });

  it('is no place for what stands elsewhere: neither what happened nor what others are asked for', async () => {
    const slides = await slidesOf(
      document(
        '## How we counted\n\nIn January every pier counted its boats for four weeks before changing anything.\n\n## Rollout plan\n\n- **October 2026:** board decision; post advertised (Helen Marsh, Head of Piers)\n- **January 2027:** first wave, 12 piers (Helen Marsh)\n- **Q2 2027:** second wave (owner: not yet named)',
      ),
    );
    const plans = slides.filter(({ kind }) => kind === 'action-table');
    expect(plans).toHaveLength(1);
    expect(plans[0]).toMatchObject({
      content: {
        actions: [
          { what: 'Board decision; post advertised', who: 'Helen Marsh, Head of Piers', when: 'October 2026' },
          { what: 'First wave, 12 piers', who: 'Helen Marsh', when: 'January 2027' },
          { what: 'Second wave', who: 'To be assigned', when: 'Q2 2027' },
        ],
      },
    });
  });

  it('names whose people do it, in French too', async () => {
    const plan = await pageOf(
      "Bonjour, préparez une présentation de 6 diapositives pour le comité du port.\n\nCe qui va bien\n- Passagers : 41 000 en 2026\n- Retards : 19 jours\n\nPlan d'action pour 2027\n- Formation sur place des équipages (Marelo : Sofia Ricci)\n- Bourse de service ouverte dans tous les ports le 1er mars (Ports du Sud : Hugo Lambert, DSI)\n- Revue à mi-année le 24 juin (tous)\n\nÀ suivre\n- Quai nord : en étude, pas de date\n- Quai sud : en test, ouverture le 20 janvier 2027",
      "Plan d'action pour 2027",
    );
    expect(plan).toMatchObject({
      content: {
        actions: [
          { what: 'Formation sur place des équipages', who: 'Sofia Ricci (Marelo)' },
          { what: 'Bourse de service ouverte dans tous les ports', who: 'Hugo Lambert, DSI (Ports du Sud)', when: '1er mars' },
          { what: 'Revue à mi-année', who: 'Tous', when: '24 juin' },
        ],
      },
    });
  });

  it('is a line of time where one is asked for', async () => {
    const days = ['14 Dec 2026', '18 Jan 2027', '1 Feb 2027', '22 Feb 2027', '8 Mar 2027', '15 Mar 2027', '6 Apr 2027'];
    const slides = await slidesOf(
      document(`## Milestones\n\n${days.map((day, at) => `- ${day} - pier ${at + 1} opens (Jonas Brand, Works)`).join('\n')}`).replace(
        'please.',
        'please. One slide should be a timeline.',
      ),
    );
    expect(slides.find(({ kind }) => kind === 'timeline')).toMatchObject({ content: { events: days.map((when) => ({ when })) } });
  });
});

it('a plan keeps a span of days whole, and comes before what is asked', async () => {
  const slides = await slidesOf(
    document(
      '## Beschlussvorschlag\n\nThe board is asked to\n\n1. approve £118,000 for the piers;\n2. name a lead for the quay.\n\n## Plan\n\n- crew training on board, 11 January to 5 February (Sofia Ricci)\n- new boats in service by 1 March (Hugo Lambert)',
    ),
  );
  const kinds = slides.map(({ kind }) => kind);
  expect(kinds.slice(-2)).toEqual(['action-table', 'decision-cards']);
  expect(slides.at(-2)).toMatchObject({ content: { actions: [{ what: 'Crew training on board', when: '11 January to 5 February' }, {}] } });
});

describe('amounts', () => {
  it('that add up to the total of the heading are bars, with what is said beside them', async () => {
    const budget = await pageOf(
      document(
        '## Budget (total €480,000)\n\n- Piers 265,000\n- Boats, in use until 31 May 110,000\n- Paint 105,000\n- already committed: €142,000 (as of 27 Nov)',
      ),
      'Budget (total €480,000)',
    );
    expect(budget.kind).toBe('ranking');
    expect(budget.title).toMatch(/Piers/);
    expect(budget).toMatchObject({ content: { items: [{ label: 'Piers' }, { label: 'Boats, in use until 31 May' }, { label: 'Paint' }] } });
    expect(JSON.stringify(budget.content)).toContain('Already committed: €142,000');
  });

  it('that are shares of all have the largest as their claim', async () => {
    const shares = await pageOf(
      document(
        '## Where delays come from\n\nThree causes were counted:\n\n- **Fog** — boats held back: 61 percent of all\n- **Crew** — too few on board: 24 percent\n- **Repairs** — engines and doors: 15 percent',
      ),
      'Where delays come from',
    );
    expect(shares.title).toMatch(/^Fog: \{\{[^}]+\}\}, ahead of Crew/);
  });
});

it('amounts of months that add up to their total are a course', async () => {
  const sales = await pageOf(
    document('## Tickets (total 96,000)\n\n- May 9,000\n- June 18,000\n- July 24,000\n- August 45,000'),
    'Tickets',
  );
  expect(sales).toMatchObject({ kind: 'trend', content: { periods: ['May', 'June', 'July', 'August'] } });
});

describe('the summary of a document', () => {
  it('begins with what its author recommends, and ends with what is asked', async () => {
    const summary =
      '## Summary\n\nBetween January and June six piers tested the measures. Passengers wait less at each of them. The skippers want to keep them. We recommend the four measures for the other 25 piers, at a one-off cost of £118,000.';
    const asked = '## Recommendation\n\nThe board is asked to:\n\n1. approve £118,000 for the piers;\n2. name a lead for the quay.';
    const text = document(asked).replace('Slides', 'Ten slides').replace('## Where', `${summary}\n\n## Where`);
    const page = (await slidesOf(text)).find(({ title }) => /^We recommend the /.test(title));
    expect(JSON.stringify(page)).toMatch(/Approve/);
  });

  it('is what its author calls the main message', async () => {
    const text = document(
      '## Product\n\n- Tern 2: ferry for 60 people\n- Recommended fare €4.50 (Tern 1: €3.80)\n- Main message: "The way to work, done by boat"\n\n## Limits\n\n- **No night trips.** The crew is too small for it.\n- **No bicycles.** The deck holds 60 people and no more.\n- **One pier.** The other two are built in 2028.',
    );
    const slides = await slidesOf(text.replace('Slides', 'Ten slides'));
    expect(slides.map(({ title }) => title)).toContain('The way to work, done by boat');
  });
});

describe('what is asked', () => {
  it('is a card for each thing below the words that ask', async () => {
    const slides = await slidesOf(
      document(
        '## Recommendation\n\nThe board is asked to:\n\n1. approve £118,000 for the 25 piers;\n2. set a target of 90 boats a day by July 2028;\n3. ask the skippers to review breaks before September 2027.',
      ),
    );
    expect(slides.find(({ kind }) => kind === 'decision-cards')).toMatchObject({
      content: {
        decisions: [
          { ask: 'Approve £118,000 for the 25 piers', figure: '£118,000' },
          { ask: 'Set a target of 90 boats a day by July 2028' },
          { ask: 'Ask the skippers to review breaks before September 2027' },
        ],
      },
    });
  });
});

describe('points', () => {
  it('behind their labels are all on one page, in their order, under their names', async () => {
    const points = [
      ['Two ticket sizes', 'Passengers choose a short or a long trip at the counter, and may stay on board for more'],
      ['Ordering ahead', 'Groups order by a quarter past nine on the day; crews load to the order plus 5 percent'],
      ['Weighing', 'A scale at the ramp shows the load of the day on a screen, in kilograms for each boat'],
      ['Route changes', 'Each month the two routes with the most delay are changed or given up'],
    ] as const;
    const page = await pageOf(
      document(`## What we changed\n\n${points.map(([head, text], at) => `${at + 1}. **${head}.** ${text}.`).join('\n')}`),
      'What we changed',
    );
    expect(page.title).toBe('What we changed: two ticket sizes, ordering ahead, weighing and route changes');
    expect(page).toMatchObject({ kind: 'table', content: { rows: points.map(([head, text]) => ({ cells: [`**${head}**`, text] })) } });
  });
});

describe('options under a heading each', () => {
  const prompt =
    'I need slides for the bakers’ meeting on Monday.\n\nOption A: Buy 12 boats\n- Boats £924,000\n- Five-year cost: £1,180,000\n- Cash needed in 2027: £1,070,000\n- For: we own the boats\n- Against: the oven has to wait\n\nOption B: Rent 12 boats\n- Rent £495 a month\n- Five-year cost: £1,148,000\n- Cash needed in 2027 before rent: £146,000\n- For: risk stays with the lender\n- Against: nothing is ours\n\nRecommendation: Option B. It is the cheapest over five years.';

  it('are compared label by label, with the recommended one marked and at the head of the deck', async () => {
    const slides = await slidesOf(prompt);
    const table = slides.find(({ kind }) => kind === 'table')!;
    expect(table).toMatchObject({
      title: 'Option B, Rent 12 boats: five-year cost £1,148,000',
      content: {
        columns: [{}, { label: 'Option A: Buy 12 boats' }, { label: 'Option B: Rent 12 boats (recommended)' }],
        rows: [
          { cells: ['**Five-year cost**', '£1,180,000', '£1,148,000'] },
          { cells: ['**Cash needed in 2027**', '£1,070,000', '£146,000 (before rent)'] },
          { cells: ['**For**', 'We own the boats', 'Risk stays with the lender'] },
          { cells: ['**Against**', 'The oven has to wait', 'Nothing is ours'] },
        ],
      },
    });
    expect(JSON.stringify(table.notes)).toContain('Boats £924,000');
    expect(slides.find(({ kind }) => kind === 'executive-summary')?.title ?? table.title).toMatch(/Option B/);
  });
});
