/** What a place that has changed makes of the change of the whole, and who is suspected there without being the cause. */
import { describe, expect, it } from 'vitest';
import { planFromFacts } from '../../../../src/engine/outline/from-facts/plan-from-facts.ts';
import type { OutlineSlide } from '../../../../src/model/outline.ts';
import { randomFrom } from '../../insight/fixtures.ts';
import { askedOf } from '../../insight/planted-cells.ts';
import { shown } from '../plan-texts.ts';

const days = 731;
const iso = (day: number) => new Date(Date.UTC(2024, 0, 1) + day * 86_400_000).toISOString().slice(0, 10);
/** The first of October 2025. */
const change = 639;

interface Rates {
  /** Who carries a parcel from a dock, by the day. */
  carrier: (dock: string, day: number, random: () => number) => string;
  late: (dock: string, carrier: string, day: number) => number;
}

/** Parcels of three docks over two years, with the carrier and the packer of each. */
function parcels({ carrier, late }: Rates) {
  const random = randomFrom(11);
  return Array.from({ length: days * 18 }, (_, at) => {
    const day = Math.floor(at / 18);
    const dock = ['Dock 1', 'Dock 2', 'Dock 3'][Math.floor(random() * 3)]!;
    const by = carrier(dock, day, random);
    const packer = `Packer ${1 + Math.floor(random() * 20)}`;
    const isLate = random() < late(dock, by === 'packer' ? packer : by, day);
    return {
      parcel_id: `P${at}`,
      shipped_on: iso(day),
      dock,
      carrier: by === 'packer' ? 'Norline' : by,
      packer,
      late: isLate ? 'yes' : 'no',
    };
  });
}

type Parcel = ReturnType<typeof parcels>[number];

/** From September 2025 on, Swift carries most of what leaves Dock 3 and a little of the rest. */
const swiftComes: Rates['carrier'] = (dock, day, random) => {
  const part = day < change - 30 ? 0 : dock === 'Dock 3' ? 0.6 : 0.2;
  return random() < part ? 'Swift' : random() < 0.5 ? 'Norline' : 'Postex';
};

async function told(rates: Rates, blamed = 'Operations blame Swift.') {
  const rows = parcels(rates);
  const { facts, brief } = await askedOf(`Q4 2025 review: why did the late rate rise? ${blamed} With next steps.`, 'parcels.csv', rows);
  const { outline } = planFromFacts(brief, facts);
  const of = <K extends 'executive-summary' | 'action-table' | 'table' | 'comparison'>(kind: K, id = '') =>
    outline.slides.find((slide) => slide.kind === kind && slide.id.startsWith(id)) as OutlineSlide<K> | undefined;
  return {
    rows,
    facts,
    onset: facts.onsets?.[0],
    points: of('executive-summary')!
      .content.points.map(({ text }) => shown(text, outline.facts))
      .join('\n'),
    steps: of('action-table')?.content.actions.map(({ what }) => shown(what, outline.facts)) ?? [],
    titles: outline.slides.map(({ title }) => shown(title, outline.facts)),
    apart: outline.slides.find(({ id }) => id === 'apart-late_rate'),
    beside: of('comparison', 'beside-'),
    outlineFacts: outline.facts,
  };
}

const rateOf = (rows: readonly Parcel[]) => rows.filter(({ late }) => late === 'yes').length / rows.length;

describe('a place that has changed', () => {
  const atDock: Rates = { carrier: swiftComes, late: (dock, _, day) => (dock === 'Dock 3' && day >= change ? 0.2 : 0.04) };

  it('is told with its part of the change of the whole, and what all others came to', async () => {
    const { points, apart, facts, onset, rows } = await told(atDock);
    expect(onset).toMatchObject({ scope: { dock: 'Dock 3' }, start: { id: '2025-10' }, apart: 'periods' });
    expect(points).toMatch(/That is (?:\d+(?:\.\d)?% of the overall|the whole) rise of \d\.\d points from Q3 2025\./);
    expect(apart).toBeDefined();
    const part = (name: string) => Object.values(facts.facts).find(({ id }) => id.startsWith(`late_rate.onset_${name}[`))!.value!;
    const of = (from: string, until: string, isThere?: boolean) =>
      rows.filter(({ shipped_on: day, dock }) => day >= from && day < until && (isThere === undefined || (dock === 'Dock 3') === isThere));
    const [now, then] = [['2025-10-01', '2026-01-01'] as const, ['2025-07-01', '2025-10-01'] as const];
    const weight = (span: readonly [string, string]) => of(...span, true).length / of(...span).length;
    const moved = (isThere: boolean) => rateOf(of(...now, isThere)) - rateOf(of(...then, isThere));
    expect(part('by_place')).toBeCloseTo(((weight(now) + weight(then)) / 2) * moved(true), 12);
    expect(part('by_rest')).toBeCloseTo((1 - (weight(now) + weight(then)) / 2) * moved(false), 12);
    expect(part('change')).toBeCloseTo(rateOf(of(...now)) - rateOf(of(...then)), 12);
    expect(part('by_place') + part('by_weight') + part('by_rest')).toBeCloseTo(part('change'), 12);
  });

  it('clears who is often there, by those beside him and by himself elsewhere', async () => {
    const { points, beside, steps, titles, facts, rows, outlineFacts } = await told(atDock);
    expect(points).toMatch(
      /Not Swift: outside Dock 3, late rate is \d\.\d% with Swift and \d\.\d% without; in Dock 3, it is \d\d\.\d% even without Swift, from \d\.\d%\./,
    );
    expect(beside!.content.categories.map((text) => shown(text, outlineFacts))).toEqual([
      'Swift in Dock 3',
      'Others in Dock 3',
      'Swift elsewhere',
      'All others elsewhere',
    ]);
    const others = rows.filter(({ shipped_on: day, dock, carrier }) => day >= '2025-10-01' && dock === 'Dock 3' && carrier !== 'Swift');
    const fact = Object.values(facts.facts).find(({ id }) => id.startsWith('late_rate.onset_others_inside_after[carrier=Swift'))!;
    expect(fact.value).toBeCloseTo(rateOf(others), 12);
    expect(fact.n).toBe(others.length);
    expect([...steps, ...titles].filter((text) => /Swift/.test(text) && !/^Not Swift/.test(text))).toEqual([]);
  });

  it('clears nobody who is as bad elsewhere', async () => {
    const late: Rates['late'] = (dock, carrier, day) => (day >= change && (dock === 'Dock 3' || carrier === 'Swift') ? 0.2 : 0.04);
    const { points } = await told({ carrier: swiftComes, late });
    expect(points).not.toMatch(/Not Swift:/);
  });

  it('names who alone has changed there, among many', async () => {
    const late: Rates['late'] = (dock, packer, day) => (day >= change && dock === 'Dock 3' && packer === 'Packer 7' ? 0.95 : 0.04);
    const { points } = await told({ carrier: () => 'packer', late }, 'Operations blame Packer 7.');
    expect(points).not.toMatch(/Not Packer 7:/);
  });

  it('makes nothing of the whole where nothing has changed', async () => {
    const { points, apart } = await told({ carrier: swiftComes, late: () => 0.05 });
    expect(points).not.toMatch(/That is|That alone|Not Swift:/);
    expect(apart).toBeUndefined();
  });
});
