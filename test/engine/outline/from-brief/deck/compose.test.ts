import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBrief } from '../../../../../src/engine/brief/read-brief.ts';
import { planFromBrief } from '../../../../../src/engine/outline/from-brief/plan-from-brief.ts';
import { slideWords } from '../slide-words.ts';

const planned = async (prompt: string) => planFromBrief(await readBrief({ prompt }), '2026-11-21');
const pages = async (prompt: string) => slideWords((await planned(prompt)).outline);

const orchard =
  'Make a deck on the orchard. The frost of April took most of the early blossom. Late varieties were not touched. We lost two of nine pickers to the vineyard. The cold store leaks and has to be sealed before the harvest. A new seal can be fitted by our own people. This work fills a weekend. We propose to sell half of the crop directly at the gate.';

describe('prose without headings', () => {
  it('has claims as titles', async () => {
    const titles = (await pages(orchard)).slice(1).map(({ title }) => title);
    expect(titles.every((title) => title.split(' ').length > 4)).toBe(true);
  });

  it('never has a title that points back to what stands elsewhere', async () => {
    expect((await pages(orchard)).filter(({ title }) => /^This /.test(title))).toEqual([]);
  });

  it('loses no sentence', async () => {
    const shown = (await pages(orchard)).map((page) => `${page.shown}\n${page.notes}`).join('\n');
    for (const said of ['early blossom', 'Late varieties', 'two of nine pickers', 'cold store leaks', 'fills a weekend', 'at the gate'])
      expect(shown).toContain(said);
  });
});

describe('a document', () => {
  const document = [
    '# Depot report',
    '## Table of contents\n\n- Buses\n- Drivers',
    '## Buses\n\nThree buses were out of service for a month because parts were late. The fleet is older than that of any neighbour. Repairs took longer in winter.',
    '## Drivers\n\nFour drivers retired and nobody followed them. The school in town has closed its course. We now train drivers ourselves.',
    '## Attendees\n\nAnna, Ben and Carla.',
  ].join('\n\n');

  it('keeps the order of its sections and leaves out what only serves a document', async () => {
    const { outline } = await planned(document);
    const sections = outline.slides.flatMap(({ section }) => section ?? []);
    expect([...new Set(sections)]).toEqual(['Buses', 'Drivers']);
  });

  it('has each section named once, with a claim as title', async () => {
    const titles = (await pages(document)).map(({ title }) => title);
    expect(titles).toContain('Three buses were out of service for a month because parts were late');
  });
});

describe('minutes in running text', () => {
  it('lose the list of who was there, and nothing after it', async () => {
    const prompt =
      'Make slides of these minutes. Present: 41 of 68 members.\n\nThe roof holds two more winters at most. A full repair takes three months. Several members fear for the pensioners.';
    const shown = (await pages(prompt)).map((page) => page.shown).join('\n');
    expect(shown).toMatch(/two more winters/);
    expect(shown).not.toMatch(/41 of 68/);
  });
});

describe('what is asked of the readers', () => {
  const greenhouse = [
    '# Greenhouse',
    '## Why\n\nThe old boiler burns 41,000 litres of oil a year and failed twice in January. The growers lost a third of the tomato seedlings. Its permit ends in May.',
    '## Costs\n\n| Part | Budget (€k) | Spent (€k) |\n|---|---|---|\n| Boiler | 140 | 96 |\n| Pipes | 60 | 71 |',
    '## Crop\n\nTomatoes brought €212,000, a tenth less than last year. Cucumbers came three weeks late because the house was cold. Lettuce was not touched.',
    '## People\n\nTwo of nine growers left because nights in the cold house were unpaid. Students fill in until June. Their hours cost €18,000.',
    '## Decision\n\nWe ask the cooperative to release €25,000. The grant ends otherwise.',
    '## Next\n\n- Ida Berg orders the pump by 3 March\n- Tom Lund files the grant by 20 March',
  ].join('\n\n');

  it('is a page by itself, however short', async () => {
    const found = (await pages(greenhouse)).find(({ title }) => /^We ask/.test(title));
    expect(found?.shown).toMatch(/grant ends otherwise/);
    expect(found?.shown).not.toMatch(/boiler|seedlings/);
  });

  it('closes the summary, which does not tell what somebody does next', async () => {
    const summary = (await planned(greenhouse)).outline.slides.find(({ kind }) => kind === 'executive-summary');
    expect(JSON.stringify(summary?.content)).toMatch(/"ask":"We ask the cooperative/);
    expect(JSON.stringify(summary?.content)).not.toMatch(/Ida Berg|Tom Lund/);
  });
});

describe('a summary that its author wrote in two sentences', () => {
  it('is filled with what the pages claim, and closed by what is asked', async () => {
    const mill = [
      'Condense this to 7 slides for the trustees.\n\n# Mill',
      '## Summary\n\nThe mill loses a fifth of its water. We recommend a new sluice for €61,500.',
      '## Water\n\nThe race took 18,400 m³ in 2026, which is 1,500 m³ more than the year before. Leaks at the wheel took a fifth of it. The pond is silted.',
      '## Money\n\nWe hold €74,000 in reserve and must keep €20,000 of it. The fund pays 40% of the sluice. Without it there is a levy.',
      '## Ask\n\nThe trustees are asked to approve €4,200 for the survey.',
    ].join('\n\n');
    const { outline } = await planned(mill);
    const summary = outline.slides.find(({ kind }) => kind === 'executive-summary')!;
    const { points, ask } = summary.content as { points: { text: string; slide?: string }[]; ask?: string };
    expect(summary.title).toMatch(/^We recommend a new sluice/);
    expect(points.length).toBeGreaterThanOrEqual(3);
    expect(points[0]!.text).toMatch(/loses a fifth/);
    expect(points.slice(1).every(({ slide }) => slide !== undefined)).toBe(true);
    expect(ask).toMatch(/asked to approve/);
  });
});

describe('a cover', () => {
  it('shows no figure whose name says nothing without its page', async () => {
    const prompt =
      '# Quay\n\n## Money\n\nWe have used €40,000 of the €150,000 contingency. The rest is kept for the crane.\n\n## Work\n\nThe quay wall is done. The crane comes in May. The road is next.';
    const { outline } = await planned(prompt);
    expect(JSON.stringify(outline.slides[0])).not.toMatch(/Spent|Total/);
  });
});

describe('what the brief does not say', () => {
  it('is one page of questions, and no other page is empty of it', async () => {
    const { outline, questions } = await planned('Pitch deck for Tidewell, a laundry by boat. Cover pricing and team.');
    expect(outline.slides.map(({ kind }) => kind)).toEqual(['cover', 'points']);
    expect(new Set(questions.slice(0, 2).map(({ page }) => page))).toEqual(new Set(['Pricing', 'Team']));
  });

  it('is asked for in full where nothing is said yet, what matters most first', async () => {
    const { questions } = await planned('Prepare a deck of 6 slides on staff turnover in our bakeries, for the management team');
    expect(questions.map(({ page }) => page)).toEqual(['Background', 'Key figures', 'Recommendation', 'Next steps', 'Causes', 'Options']);
  });

  it('is not asked where the material says it', async () => {
    const { questions } = await planned(`${orchard} Anna seals the store by 1 August.`);
    expect(questions.map(({ page }) => page)).not.toContain('Recommendation');
  });
});

describe('a label in running text', () => {
  it('is shown where what stands under it is half of its page', async () => {
    const prompt = [
      'Slides about our trees.',
      'The Alder workshop moved to another building.',
      'The Birch workshop moved to another building. Cedar: 41% of the answers.',
      '- The Dogwood workshop moved to another building.\n- The Elm workshop moved to another building.',
      'The Fir workshop moved to another building.',
    ].join('\n\n');
    expect((await pages(prompt)).map(({ shown }) => shown).join('\n')).toContain('Cedar');
  });
});

describe('any brief', () => {
  const names =
    'Alder Birch Cedar Dogwood Elm Fir Ginkgo Hazel Ivy Juniper Katsura Larch Maple Nutmeg Oak Pine Quince Rowan Spruce Teak Umbra Viburnum Willow Yew'.split(
      ' ',
    );
  const sayings: readonly ((name: string) => string)[] = [
    (name) => `The ${name} workshop moved to another building.`,
    (name) => `Sales of ${name} rose from 12,000 to 15,000.`,
    (name) => `We lost the ${name} contract because the price was too high.`,
    (name) => `${name} Street is closed until the repair is paid for.`,
    (name) => `Anna will call the ${name} supplier by 14 March.`,
    (name) => `The risk is that ${name} delivers late.`,
    (name) => `${name}: 41% of the answers.`,
    (name) => `It was cheaper than ${name} and easier to learn.`,
  ];
  const saying = fc.constantFrom(...sayings);
  const paragraph = fc.record({
    form: fc.constantFrom('prose', 'list', 'headed', 'labelled'),
    said: fc.array(saying, { minLength: 1, maxLength: 5 }),
  });
  const asked = fc.constantFrom('', ', 4 slides', ', 9 slides');

  it('is told whole: each sentence on a page or in the notes, at any length asked for', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(paragraph, { minLength: 1, maxLength: 6 }), asked, async (paragraphs, length) => {
        let next = 0;
        const named: string[] = [];
        const texts = paragraphs.map(({ form, said }, at) => {
          const sentences = said.slice(0, names.length - next).map((say) => {
            named.push(names[next]!);
            next += 1;
            return say(named.at(-1)!);
          });
          if (form === 'list') return sentences.map((text) => `- ${text}`).join('\n');
          if (form === 'headed') return `## Part ${'abcdef'[at]}\n\n${sentences.join(' ')}`;
          return `${form === 'labelled' ? 'Background: ' : ''}${sentences.join(' ')}`;
        });
        const told = (await pages(`Slides about our trees${length}.\n\n${texts.join('\n\n')}`))
          .map((page) => `${page.shown}\n${page.notes}`)
          .join('\n');
        expect(named.filter((name) => !told.includes(name))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a number of slides that was asked for', () => {
  const table = [
    'I need 4 slides for the practice managers. The table is copied from our sheet, my comments follow.',
    '',
    'Practice\tVisits 2024\tVisits 2025\tRate %\tWait (days)\tLab',
    'Ashby\t4,210\t4,390\t31\t4\tNorth',
    'Brook\t2,120\t2,180\t33\t5\tNorth',
    'Calder\t3,640\t3,090\t29\t17\tSouth',
    'Dene\t1,480\t1,210\t28\t19\tSouth',
    '',
    'My comments:',
    '- All of the fall comes from Calder and Dene.',
    '- Both send their samples to the south lab, which changed its courier in November.',
    '- I propose to send them to the north lab.',
  ].join('\n');

  it('is kept also where a deck so short has no summary', async () => {
    expect((await planned(table)).outline.slides).toHaveLength(4);
  });
});
