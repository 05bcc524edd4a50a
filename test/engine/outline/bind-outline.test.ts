/** An outline with other data: what the planner wrote is written anew, what a person wrote is theirs. */
import { beforeAll, describe, expect, it } from 'vitest';
import { bindOutline } from '../../../src/engine/outline/bind-outline.ts';
import { planFromFacts } from '../../../src/engine/outline/from-facts/plan-from-facts.ts';
import { parseOutline } from '../../../src/engine/outline/parse-outline.ts';
import { heardOf } from '../../../src/engine/outline/planned.ts';
import { readFacts } from '../../../src/engine/pipeline.ts';
import type { FactTable } from '../../../src/model/fact.ts';
import type { Outline } from '../../../src/model/outline.ts';
import { csv } from '../data/csv-files.ts';
import { type Deal, sampleDeals } from '../metrics/sample-deals.ts';
import { brief } from './plan-texts.ts';

const read = (deals: readonly Deal[], asOf: string) =>
  readFacts([{ path: '-', name: 'deals', bytes: Buffer.from(csv(deals)) }], { today: asOf, asOf });
const edit = (change: (outline: Outline) => void): Outline => {
  const outline = structuredClone(spring);
  change(outline);
  return outline;
};
const slide = (outline: Outline, id: string) => outline.slides.find((each) => each.id === id)!;
let facts: { spring: FactTable; summer: FactTable };
let spring: Outline;

beforeAll(async () => {
  const deals = sampleDeals();
  facts = { spring: await read(deals, '2025-03-31'), summer: await read(deals, '2025-06-30') };
  spring = planFromFacts(brief(), facts.spring).outline;
});

describe('an outline bound to the same data', () => {
  it('is the same outline, printed and read again', () => {
    const printed = parseOutline(JSON.parse(JSON.stringify(spring)));
    expect(bindOutline(printed, facts.spring, brief()).outline).toEqual(spring);
  });

  it('keeps edits as they are', () => {
    const own = edit((outline) => {
      slide(outline, 'cover').title = 'Spring';
    });
    expect(bindOutline(own, facts.spring, brief()).outline).toEqual(own);
  });
});

describe('what a deck told', () => {
  it('is known to the deck of the next period, and to that deck bound once more', () => {
    const told = heardOf(spring, facts.summer);
    expect(Object.keys(told).length).toBeGreaterThan(1);
    const { outline } = bindOutline(spring, facts.summer, brief());
    expect(outline.planned?.heard).toEqual(told);
    expect(bindOutline(outline, facts.summer, brief()).outline).toEqual(outline);
  });

  it('is forgotten with the slides a person took out', () => {
    const bare = edit((outline) => {
      outline.slides = outline.slides.filter(({ id }) => id === 'cover');
    });
    expect(heardOf(bare, facts.summer)).toEqual({});
  });

  it('is no news to an earlier period', () => {
    const { outline } = bindOutline(spring, facts.summer, brief());
    expect(heardOf(outline, facts.spring)).toEqual({});
  });
});

describe('an outline bound to new data', () => {
  it('has the pages those data are planned to, as far as it had them', () => {
    const { outline } = bindOutline(spring, facts.summer, brief());
    const anew = planFromFacts(brief(), facts.summer, new Set(spring.slides.map(({ id }) => id)), heardOf(spring, facts.summer)).outline;
    expect(outline.slides).toEqual(spring.slides.flatMap(({ id }) => anew.slides.filter((page) => page.id === id)));
    expect(outline.asOf).toBe('2025-06-30');
  });

  it('holds the facts its slides refer to, and no others', () => {
    const { outline } = bindOutline(spring, facts.summer, brief());
    expect(Object.keys(outline.facts).length).toBeGreaterThan(0);
    const texts = JSON.stringify(outline.slides);
    for (const id of Object.keys(outline.facts)) expect(texts).toContain(JSON.stringify(id).slice(1, -1));
  });

  it('reports a page that the data no longer carry, and leaves it out', () => {
    const fewer: FactTable = { ...facts.summer, dimensions: [] };
    const { outline, notes } = bindOutline(spring, fewer, brief());
    expect(outline.slides.length).toBeLessThan(spring.slides.length);
    expect(notes.changes.filter((change) => change.includes('left out, the new data do not carry it'))).toHaveLength(
      spring.slides.length - outline.slides.length,
    );
  });

  it("keeps a person's slide in the shorthand, with its given figures", () => {
    const printed = JSON.parse(JSON.stringify(spring)) as { slides: unknown[] };
    printed.slides.push({
      title: 'Support in Q1 2025',
      kpis: [
        { label: 'Calls', value: '1,234' },
        { label: 'Days', value: 3 },
      ],
    });
    const { outline } = bindOutline(parseOutline(printed), facts.summer, brief());
    const last = outline.slides.at(-1)!;
    expect(last).toMatchObject({ kind: 'scorecard', title: 'Support in Q1 2025' });
    expect(Object.values(outline.facts).filter(({ metric }) => metric === 'given')).toHaveLength(2);
  });

  it("stops at a person's own slide whose figure the data do not hold", () => {
    const own = edit((outline) => {
      outline.facts['gone@0'] = { ...Object.values(outline.facts)[0]!, id: 'gone@0', metric: 'gone', from: [] };
      outline.slides.push({ id: 'own', kind: 'statement', title: 'Ours', content: { text: 'It was {{gone@0}}' } });
    });
    expect(() => bindOutline(own, facts.summer, brief())).toThrow(/no longer hold a figure/);
  });

  it('keeps members that a person chose, with new figures', () => {
    const id = spring.slides.find(({ kind }) => kind === 'table' || kind === 'ranking')!.id;
    const own = edit((outline) => {
      const page = slide(outline, id);
      if (page.kind === 'table') page.content.rows.splice(1, 1);
      if (page.kind === 'ranking') page.content.items.splice(1, 1);
    });
    const { outline, notes } = bindOutline(own, facts.summer, brief());
    const rows = (page: Outline['slides'][number]) =>
      page.kind === 'table' ? page.content.rows.length : page.kind === 'ranking' ? page.content.items.length : 0;
    expect([rows(slide(outline, id)), notes.open.filter((note) => note.includes('what it shows'))]).toEqual([rows(slide(own, id)), []]);
  });
});

describe('a period that the last outline spoke of', () => {
  const amended = (outline: Outline, amount: number) => {
    const deals = sampleDeals();
    const won = deals.findIndex(({ stage, closed }) => stage === 'Closed Won' && String(closed) < '2025-04-01');
    return read(
      deals.map((deal, at) => (at === won ? { ...deal, amount } : deal)),
      '2025-06-30',
    ).then((table) => bindOutline(outline, table, brief()).notes.changes.filter((change) => change.includes('in the last deck')));
  };

  it('trap 24: is said to be restated where an amount was amended after the close', async () => {
    const changes = await amended(spring, 50_000);
    expect(changes[0]).toMatch(/^Closed-won revenue of Q1 2025 was \$[\d.]+K in the last deck and is \$[\d.]+K now$/);
    expect(changes.every((change) => change.includes('Q1 2025'))).toBe(true);
  });

  it('is told in full where the short figures look the same', async () => {
    expect((await amended(spring, 101))[0]).toMatch(/was \$[\d,.]+ in the last deck and is \$[\d,.]+ now$/);
  });

  it('is not spoken of where its figures are the same', () => {
    expect(bindOutline(spring, facts.summer, brief()).notes.changes.filter((change) => change.includes('in the last deck'))).toEqual([]);
  });

  it('is not said to be restated where it was still running', async () => {
    expect(await amended({ ...spring, asOf: '2025-03-20' }, 50_000)).toEqual([]);
  });
});
