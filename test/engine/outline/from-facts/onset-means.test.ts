/** Where a mean, or a sum divided by another, is another one, and since when; and who is named as its cause without being it. */
import { describe, expect, it } from 'vitest';
import { planFromFacts } from '../../../../src/engine/outline/from-facts/plan-from-facts.ts';
import type { OutlineSlide } from '../../../../src/model/outline.ts';
import { randomFrom } from '../../insight/fixtures.ts';
import { askedOf, type Rows } from '../../insight/planted-cells.ts';
import { shown } from '../plan-texts.ts';

const days = 731;
const iso = (day: number) => new Date(Date.UTC(2024, 0, 1) + day * 86_400_000).toISOString().slice(0, 10);

/** Kiln loads of two potteries in three shifts: stoneware at Brook breaks more since August 2025. */
function loads(planted: boolean): Rows {
  const random = randomFrom(3);
  const among = (names: readonly string[]) => names[Math.floor(random() * names.length)]!;
  return Array.from({ length: days * 4 }, (_, at) => {
    const day = Math.floor(at / 4);
    const pottery = at % 2 === 0 ? 'Brook' : 'Hill';
    const [clay, shift] = [among(['Stoneware', 'Earthen', 'Bone']), among(['Early', 'Late', 'Night'])];
    const potter = among(['Ash', 'Birch', 'Cole', 'Dunn', 'Elm (NS)', 'Fern (NS)']);
    const isHit = planted && pottery === 'Brook' && clay === 'Stoneware' && day >= 578;
    const fired = 200 + Math.floor(random() * 100);
    const part = (isHit ? 0.12 : shift === 'Night' ? 0.05 : 0.04) * (0.5 + random());
    return {
      load_id: `L${at}`,
      fired_on: iso(day),
      pottery,
      clay,
      shift,
      potter,
      good: Math.round(fired * (1 - part)),
      scrap: Math.round(fired * part),
      temperature: 1100 + Math.floor(40 * random()) + (isHit ? 150 : 0),
    };
  });
}

async function told(prompt: string, planted = true) {
  const { facts, brief } = await askedOf(prompt, 'kiln-loads.csv', loads(planted));
  const { outline } = planFromFacts(brief, facts);
  const of = <K extends 'executive-summary' | 'action-table'>(kind: K) =>
    outline.slides.find((slide) => slide.kind === kind) as OutlineSlide<K> | undefined;
  return {
    facts,
    onset: facts.onsets?.[0],
    points: of('executive-summary')!
      .content.points.map(({ text }) => shown(text, outline.facts))
      .join('\n'),
    steps:
      of('action-table')?.content.actions.map(({ what, worth }) => `${shown(what, outline.facts)} ${shown(worth ?? '', outline.facts)}`) ??
      [],
    pages: outline.slides.map(({ id }) => id),
  };
}

describe('a part of pieces that is another one in one place', () => {
  const prompt =
    'Deck on the kilns for Thursday. Since summer we break more than last year (Jul-Dec 2025 against the same months of 2024, scrap / (good + scrap) in pieces). The foreman blames the night shift, others the helpers (they have "(NS)" behind the name).';

  it('is found with its month, and has a page and one step', async () => {
    const { onset, points, pages, steps } = await told(prompt);
    expect(onset).toMatchObject({ scope: { pottery: 'Brook', clay: 'Stoneware' }, start: { id: '2025-08' } });
    expect(points).toMatch(/from [345]\.\d% before August 2025 to 1[0-3]\.\d% since/);
    expect(pages.filter((id) => id.startsWith('onset-'))).toHaveLength(1);
    expect(steps.filter((step) => /Brook.*Stoneware|Stoneware.*Brook/.test(step))).toEqual([
      expect.stringMatching(/^Bring average temperature at Brook × Stoneware back to 11\d\d/),
    ]);
  });

  it('is the figure that the facts of each side come to', async () => {
    const { facts, onset } = await told(prompt);
    const rows = loads(true) as unknown as { fired_on: string; pottery: string; clay: string; good: number; scrap: number }[];
    const after = rows.filter(
      (row) => row.pottery === 'Brook' && row.clay === 'Stoneware' && row.fired_on >= '2025-08-01' && row.fired_on < '2026-01-01',
    );
    const scrap = after.reduce((sum, row) => sum + row.scrap, 0);
    const all = after.reduce((sum, row) => sum + row.scrap + row.good, 0);
    const fact = Object.values(facts.facts).find(({ id }) => id.startsWith(`${onset!.metric}.onset_after`))!;
    expect(fact.value).toBeCloseTo(scrap / all, 12);
    expect(fact.n).toBe(after.length);
  });

  it('is not made by who is only named', async () => {
    const { points } = await told(prompt);
    expect(points).toMatch(
      /Not the cause: Night, (?:Elm|Fern) \(NS\) and (?:Elm|Fern) \(NS\)\. In Brook × Stoneware, scrap rate moved without each of them too/,
    );
    expect(points).not.toMatch(/(?:Night|NS\)) is (?:most|part) of it/);
  });

  it('is no answer where nothing happened', async () => {
    const { points, steps } = await told(prompt, false);
    expect(points).not.toMatch(/since August|largest shift/);
    expect(steps.join(' ')).not.toMatch(/since \p{L}+ 20\d\d/u);
  });
});

describe('a mean that is another one in one place', () => {
  it('is found with its month', async () => {
    const { onset, points } = await told('Kilns, Q4 2025 against Q4 2024: why is the temperature higher, and where?');
    expect(onset).toMatchObject({ metric: 'temperature', scope: { pottery: 'Brook', clay: 'Stoneware' }, start: { id: '2025-08' } });
    expect(points).toMatch(/average temperature went from \d[\d.]* before August 2025 to \d/i);
  });
});

/** A year of orders of tents and stoves; from July 2025 on, tents in the north go at a third off. */
function ordersOfTents() {
  const random = randomFrom(11);
  return Array.from({ length: 3600 }, (_, at) => {
    const [category, region] = [at % 2 === 0 ? 'Tents' : 'Stoves', ['North', 'South', 'West'][at % 3]!];
    const date = new Date(Date.UTC(2025, 0, 1) + Math.floor(random() * 365) * 86_400_000).toISOString().slice(0, 10);
    const isHit = category === 'Tents' && region === 'North' && date >= '2025-07-01';
    const [quantity, price] = [1 + Math.floor(random() * 3), 80 + Math.floor(random() * 40)];
    const code = isHit ? 'NORTHTRADE' : random() < 0.1 ? 'WELCOME' : '';
    const share = isHit ? 0.33 : code === '' ? 0 : 0.1;
    const discount = Math.round(quantity * price * share * 100) / 100;
    return {
      order: `#${at}`,
      order_date: date,
      category,
      region,
      quantity,
      unit_price: price,
      discount,
      discount_code: code,
      unit_cost: 55,
    };
  });
}

describe('a margin that discounts took in one place', () => {
  it('is told by the place and its month before what took it, and by no weights', async () => {
    const prompt = 'Gross margin has slipped since July. What is driving it, and where? Six slides.';
    const { facts, brief } = await askedOf(prompt, 'orders.csv', ordersOfTents());
    const { outline } = planFromFacts(brief, facts);
    const summary = outline.slides.find(({ kind }) => kind === 'executive-summary') as OutlineSlide<'executive-summary'>;
    const [first, second, ...others] = summary.content.points.map(({ text }) => shown(text, outline.facts));
    expect(first).toMatch(/^Gross margin fell/);
    expect(second).toMatch(/^Tents (?:×|in) North: gross margin went from \d[\d.]*% before July 2025/);
    expect([first, second, ...others].join(' ')).not.toMatch(/no group to fix/);
  });
});
