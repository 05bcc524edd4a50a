/** A mean that moved because of what was sold, and where: told by the dimensions that explain it, with nobody to be put right. */
import { describe, expect, it } from 'vitest';
import { planFromFacts } from '../../../../src/engine/outline/from-facts/plan-from-facts.ts';
import type { OutlineSlide } from '../../../../src/model/outline.ts';
import { randomFrom } from '../../insight/fixtures.ts';
import { askedOf } from '../../insight/planted-cells.ts';
import { shown } from '../plan-texts.ts';

const days = 731;
const iso = (day: number) => new Date(Date.UTC(2024, 0, 1) + day * 86_400_000).toISOString().slice(0, 10);
const price: Readonly<Record<string, number>> = { Cabin: 100, Lodge: 170, Villa: 300 };
const kept: Readonly<Record<string, number>> = { Direct: 1, Portal: 0.75 };

/** Nights in cabins, lodges and villas: from October 2025 on, more are in cabins, and more come by portals. @param fallen part of its price that a cabin then takes */
function nights(fallen = 1) {
  const random = randomFrom(5);
  return Array.from({ length: days * 6 }, (_, at) => {
    const day = Math.floor(at / 6);
    const isLate = day >= 639;
    const draw = random();
    const room = draw < (isLate ? 0.65 : 0.4) ? 'Cabin' : draw < (isLate ? 0.88 : 0.75) ? 'Lodge' : 'Villa';
    const channel = random() < (isLate ? 0.65 : 0.3) ? 'Portal' : 'Direct';
    const own = isLate && room === 'Cabin' ? fallen : 1;
    const rate = Math.round(price[room]! * kept[channel]! * own * (0.9 + 0.2 * random()) * 100) / 100;
    return { night_id: `N${at}`, arrival: iso(day), house: random() < 0.5 ? 'Lake' : 'Wood', room, channel, rate_per_night: rate };
  });
}

type Night = ReturnType<typeof nights>[number];

async function told(rows: readonly Night[]) {
  const { facts, brief } = await askedOf('Q4 2025 review: why did the rate per night fall? With next steps.', 'nights.csv', rows);
  const { outline } = planFromFacts(brief, facts);
  const summary = outline.slides.find(({ kind }) => kind === 'executive-summary') as OutlineSlide<'executive-summary'>;
  const steps = outline.slides.find(({ kind }) => kind === 'action-table') as OutlineSlide<'action-table'> | undefined;
  return {
    facts,
    points: summary.content.points.map(({ text }) => shown(text, outline.facts)).join('\n'),
    titles: outline.slides.map(({ title }) => shown(title, outline.facts)),
    pages: outline.slides.map(({ id }) => id),
    reading:
      (outline.slides.find(({ id }) => id.startsWith('mix-')) as OutlineSlide<'table'> | undefined)?.content.reading?.join(' ') ?? '',
    steps: steps?.content.actions.map(({ what }) => shown(what, outline.facts)) ?? [],
  };
}

/** Independently: by the groups of both periods, at the mean of both. */
function apart(rows: readonly Night[]) {
  const of = (from: string, until: string) => rows.filter(({ arrival }) => arrival >= from && arrival < until);
  const [now, prior] = [of('2025-10-01', '2026-01-01'), of('2025-07-01', '2025-10-01')];
  const keys = [...new Set(rows.map(({ room, channel }) => `${room} ${channel}`))];
  const group = (span: readonly Night[], key: string) => span.filter(({ room, channel }) => `${room} ${channel}` === key);
  const mean = (span: readonly Night[]) => span.reduce((sum, each) => sum + each.rate_per_night, 0) / span.length;
  const parts = keys.map((key) => {
    const [a, b] = [group(now, key), group(prior, key)];
    const [weight, weightBefore] = [a.length / now.length, b.length / prior.length];
    return {
      within: ((weight + weightBefore) / 2) * (mean(a) - mean(b)),
      mix: (weight - weightBefore) * ((mean(a) + mean(b)) / 2),
    };
  });
  const sum = (of: 'within' | 'mix') => parts.reduce((total, each) => total + each[of], 0);
  return { within: sum('within'), mix: sum('mix'), change: mean(now) - mean(prior) };
}

describe('a mean whose groups have other weights than before', () => {
  it('is told by the two dimensions that explain it, exactly', async () => {
    const rows = nights();
    const { facts, points, pages, reading } = await told(rows);
    const { within, mix, change } = apart(rows);
    expect(facts.mixes).toEqual([expect.objectContaining({ dimensions: expect.arrayContaining(['room', 'channel']) })]);
    const part = (name: string) => Object.values(facts.facts).find(({ id }) => id.startsWith(`rate_per_night.${name}[`))!.value!;
    expect(part('by_weights')).toBeCloseTo(mix, 9);
    expect(part('by_levels')).toBeCloseTo(within, 9);
    expect(mix + within).toBeCloseTo(change, 9);
    expect(points).toMatch(/The mix made −\d/);
    expect(reading).toMatch(/(?:Room × Channel|Channel × Room) mix moved average rate per night \{\{/);
    expect(reading).toMatch(/nothing changed beyond chance.*no group to fix/);
    expect(pages.filter((id) => id.startsWith('mix-'))).toEqual([
      expect.stringMatching(/^mix-rate_per_night-(?:room-channel|channel-room)$/),
    ]);
  });

  it('has no group to be fixed for what it costs anyway', async () => {
    const { titles, steps, pages } = await told(nights());
    expect([...titles, ...steps].join('\n')).not.toMatch(/Cabin|fix/);
    expect(pages.filter((id) => /^(?:cells|mean-driver|pair|rate-change)-/.test(id))).toEqual([]);
  });

  it('is not told so where a group takes less', async () => {
    const { reading } = await told(nights(0.7));
    expect(reading).not.toMatch(/no group to fix/);
  });

  it('is not told so where one group takes less and another more', async () => {
    const rows = nights().map((row) =>
      row.arrival < '2025-10-01'
        ? row
        : { ...row, rate_per_night: row.rate_per_night * (row.room === 'Cabin' ? 0.85 : row.room === 'Lodge' ? 1.19 : 1) },
    );
    const { reading, titles } = await told(rows);
    expect([reading, ...titles].join('\n')).not.toMatch(/no group to fix|Only the mix/);
  });
});

describe('a share whose groups have other weights than before', () => {
  /** Jobs of three kinds, of which wiring is seldom done at once: since October 2025 there is more of it. */
  function jobs() {
    const random = randomFrom(7);
    const atOnce: Readonly<Record<string, number>> = { Locks: 0.94, Paint: 0.85, Wiring: 0.38 };
    return Array.from({ length: days * 8 }, (_, at) => {
      const day = Math.floor(at / 8);
      const isLate = day >= 639;
      const draw = random();
      const kind = draw < (isLate ? 0.3 : 0.12) ? 'Wiring' : draw < 0.65 ? 'Locks' : 'Paint';
      const isOnce = random() < atOnce[kind]!;
      return { job_no: `J${at}`, done_on: iso(day), kind, crew: random() < 0.5 ? 'Elm' : 'Oak', visits: isOnce ? 1 : 2 };
    });
  }
  async function stepsOf() {
    const prompt =
      'The share of jobs finished in a single visit has dropped since autumn. Q4 2025 against Q4 2024, with risks and next steps.';
    const { facts, brief } = await askedOf(prompt, 'jobs.csv', jobs());
    const { outline } = planFromFacts(brief, facts);
    const told = outline.slides.filter(({ kind }) => kind === 'action-table' || kind === 'risks' || kind === 'executive-summary');
    return JSON.stringify(told.map((slide) => JSON.stringify(slide)));
  }

  it('asks nobody to win it back and warns of no further decline', async () => {
    const even = await stepsOf();
    expect(even).toMatch(/Only the mix moved/);
    expect(even).not.toMatch(/win it back|close the gap|[Ff]urther decline/);
  });
});
