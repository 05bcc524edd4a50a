/** What else changed where a measure did and nowhere else, and what is suspected and did not. */
import { describe, expect, it } from 'vitest';
import { planFromFacts } from '../../../../src/engine/outline/from-facts/plan-from-facts.ts';
import type { OutlineSlide } from '../../../../src/model/outline.ts';
import { randomFrom } from '../../insight/fixtures.ts';
import { askedOf, type Rows } from '../../insight/planted-cells.ts';
import { shown } from '../plan-texts.ts';

const iso = (day: number) => new Date(Date.UTC(2024, 0, 1) + day * 86_400_000).toISOString().slice(0, 10);
/** 1 July 2025. */
const change = 547;

interface Planted {
  /** Hours that glue dries there since then; elsewhere and before, about four. */
  drying: number;
  glue: (isHit: boolean, random: () => number) => string;
}

/** Violins repaired in three shops: cellos at the quay are late more often since July 2025. */
function repairs({ drying, glue }: Planted): Rows {
  const random = randomFrom(21);
  const among = (names: readonly string[]) => names[Math.floor(random() * names.length)]!;
  return Array.from({ length: 5800 }, (_, at) => {
    const day = Math.floor(at / 8);
    const [shop, instrument] = [among(['Quay', 'Mill', 'Abbey']), among(['Violin', 'Cello', 'Bass'])];
    const isHit = shop === 'Quay' && instrument === 'Cello' && day >= change;
    const used = glue(isHit, random);
    return {
      repair_id: `R${at}`,
      repaired_on: iso(day),
      shop,
      instrument,
      glue: used,
      drying_hours: Math.round((isHit ? drying : 4) * (0.7 + 0.6 * random()) * 10) / 10,
      varnish_coats: 2 + Math.floor(random() * 6),
      late: random() < (isHit ? 0.3 : used === 'Casein' ? 0.005 : 0.06) ? 'yes' : 'no',
    };
  });
}

const prompt = 'Deck on repairs, Q4 2025 against Q4 2024: why did the late rate rise? The owner blames the varnish coats. For the board.';

async function told(planted: Planted) {
  const { facts, brief } = await askedOf(prompt, 'repairs.csv', repairs(planted));
  const { outline } = planFromFacts(brief, facts);
  const of = <K extends 'executive-summary' | 'action-table'>(kind: K) =>
    outline.slides.find((slide) => slide.kind === kind) as OutlineSlide<K>;
  const page = outline.slides.find(({ id }) => id.startsWith('along-')) as OutlineSlide<'table'> | undefined;
  return {
    facts,
    onset: facts.onsets?.[0],
    points: of('executive-summary').content.points.map(({ text }) => shown(text, outline.facts)),
    steps: of('action-table').content.actions.map(({ what }) => shown(what, outline.facts)),
    rows: page?.content.rows.map(({ cells }) => cells.map((cell) => shown(cell, outline.facts))),
    course: outline.slides.find(({ id }) => id.startsWith('onset-')) as OutlineSlide<'trend'> | undefined,
  };
}

const usual: Planted = { drying: 4, glue: (_, random) => (random() < 0.5 ? 'Hide' : 'Fish') };

describe('what else changed where a rate did', () => {
  it('is a number of its rows that moved there alone, with a point, a row and the first step', async () => {
    const { points, rows, steps, facts, onset } = await told({ ...usual, drying: 1.5 });
    expect(onset).toMatchObject({ scope: { shop: 'Quay', instrument: 'Cello' }, start: { id: '2025-07' } });
    expect(points.join('\n')).toMatch(
      /What changed there: drying hours per repair, [34]\.[09]\d+ before July 2025, 1\.[45]\d+ since; elsewhere [34]\.[09]\d+ before, [34]\.[09]\d+ since\./,
    );
    expect(rows?.map(([what]) => what)).toContainEqual(expect.stringMatching(/Drying hours/i));
    expect(steps[0]).toMatch(/^Bring drying hours per repair at .* back to [34]\.[09]\d+ \(1\.[45]\d+ since July 2025\)/);
    const there = repairs({ ...usual, drying: 1.5 }).filter(
      ({ shop, instrument, repaired_on: on }) =>
        shop === 'Quay' && instrument === 'Cello' && String(on) >= '2025-07-01' && String(on) < onset!.end.end,
    );
    const fact = Object.values(facts.facts).find(({ id }) => /\.onset_after_of_\w*drying/.test(id))!;
    expect(fact.value).toBeCloseTo(there.reduce((sum, row) => sum + Number(row.drying_hours), 0) / there.length, 9);
    expect(fact.n).toBe(there.length);
  });

  it('is a member that most of its rows are of since then, and elsewhere few', async () => {
    const { points, steps } = await told({ ...usual, glue: (isHit, random) => (isHit ? 'Casein' : random() < 0.5 ? 'Hide' : 'Fish') });
    expect(points.join('\n')).toMatch(
      /What changed there: “Glue: Casein”, 0\.0% of its .* before July 2025, 100\.0% since; elsewhere 0\.0%/,
    );
    expect(steps[0]).toMatch(/^Review “Glue: Casein” at /);
  });

  it('is no place itself: a glue that came to be used there is told beside the shop and the instrument', async () => {
    const glue: Planted['glue'] = (isHit, random) => (isHit || random() < 0.1 ? 'Casein' : random() < 0.5 ? 'Hide' : 'Fish');
    const { onset } = await told({ ...usual, glue });
    expect(onset).toMatchObject({ scope: { shop: 'Quay', instrument: 'Cello' }, start: { id: '2025-07' } });
    expect(onset!.along!.find(({ of, member }) => of === 'glue' && member === 'Casein')!.z).toBeGreaterThan(10);
  });

  it('is told although the brief leaves out something of half its name', async () => {
    const { facts, brief } = await askedOf(`${prompt} Leave out late rent.`, 'repairs.csv', repairs({ ...usual, drying: 1.5 }));
    const { outline } = planFromFacts(brief, facts);
    expect(outline.slides.map(({ id }) => id)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^onset-/), expect.stringMatching(/^along-/)]),
    );
  });

  it('clears a number of whom a brief names, though it leaves out rows called like what a column is of', async () => {
    const rows = repairs(usual).map((row, at) => ({ ...row, repair_master: ['Ash', 'Birch', 'Cole'][at % 3]! }));
    const { facts, brief } = await askedOf(
      'Repairs, Q4 2025 against Q4 2024: why did the late rate rise? Leave out open repairs. People blame Ash and Birch.',
      'repairs.csv',
      rows,
    );
    const { outline } = planFromFacts(brief, facts);
    const summary = outline.slides.find(({ kind }) => kind === 'executive-summary') as OutlineSlide<'executive-summary'>;
    expect(summary.content.points.map(({ text }) => shown(text, outline.facts)).join('\n')).toMatch(/Not the cause: Ash and Birch/);
  });

  it('is nothing where nothing else moved there', async () => {
    const { points, rows, steps } = await told(usual);
    expect(points.join('\n')).not.toMatch(/elsewhere \d/);
    expect(rows).toBeUndefined();
    expect(steps[0]).toMatch(/^Find what changed at /);
  });

  it('is not what moved everywhere, though there it moved further', async () => {
    const everywhere = repairs(usual).map((row) => {
      const factor = row.shop === 'Quay' && row.instrument === 'Cello' ? 0.4 : 0.6;
      return { ...row, drying_hours: Number(row.drying_hours) * (String(row.repaired_on) >= '2025-07-01' ? factor : 1) };
    });
    const { facts, brief } = await askedOf(prompt, 'repairs.csv', everywhere);
    const { outline } = planFromFacts(brief, facts);
    expect(facts.onsets?.[0]?.scope).toMatchObject({ shop: 'Quay', instrument: 'Cello' });
    expect(outline.slides.map(({ id }) => id).filter((id) => id.startsWith('along-'))).toEqual([]);
  });

  it('clears a number that is suspected and did not move there', async () => {
    const { points, rows } = await told({ ...usual, drying: 1.5 });
    expect(points.join('\n')).toMatch(/Not average varnish coats: 4\.\d+ at .* since July 2025, 4\.\d+ before/);
    expect(rows?.map(([what]) => what)).toContainEqual(expect.stringMatching(/Varnish coats/i));
  });
});

describe('the place by month', () => {
  it('stands beside all others, in months or blocks of which none lies on both sides of the change', async () => {
    const { course, facts, onset } = await told(usual);
    const { periods, series, highlight } = course!.content;
    expect(course!.kind).toBe('trend');
    expect(series).toHaveLength(2);
    expect(periods[highlight!]).toMatch(/Jul/);
    const values = series[0]!.values.map((id) => Object.values(facts.facts).find((fact) => fact.id === id)!.value!);
    const [before, since] = [values.slice(0, highlight), values.slice(highlight)];
    expect(Math.max(...before)).toBeLessThan(Math.min(...since));
    expect(onset!.course!.filter(({ first, last }) => first.start < '2025-07-01' && last.end > '2025-07-01')).toEqual([]);
  });
});
