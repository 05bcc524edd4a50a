/** Where a rate is another one, and since when: claimed where it is beyond chance over all places and months, else told as what to look into. */
import { describe, expect, it } from 'vitest';
import { planFromFacts } from '../../../../src/engine/outline/from-facts/plan-from-facts.ts';
import type { OutlineSlide } from '../../../../src/model/outline.ts';
import { randomFrom } from '../../insight/fixtures.ts';
import { askedOf } from '../../insight/planted-cells.ts';
import { shown } from '../plan-texts.ts';

const regions = ['Coast', 'Lakes', 'Moors'];
const segments = ['Mills', 'Farms'];

/** A deal of each place every `every` days over two years, half of them won; of mills at the coast `part` from September 2025 on. */
function deals(part: number, every: number) {
  const random = randomFrom(5);
  const rows = [];
  for (let day = 0; day < 731; day += every) {
    for (const region of regions) {
      for (const segment of segments) {
        const isHit = region === 'Coast' && segment === 'Mills' && day >= 609;
        const date = new Date(Date.UTC(2024, 0, 1) + day * 86_400_000).toISOString().slice(0, 10);
        const stage = random() < (isHit ? part : 0.5) ? 'Won' : 'Lost';
        rows.push({ id: `D${rows.length}`, stage, region, segment, amount: 1000, created: date, closed: date });
      }
    }
  }
  return rows;
}

async function told(part: number, every: number) {
  const { facts, brief } = await askedOf(
    'Q4 2025 sales review: why are we winning less than last year, and where?',
    'deals.csv',
    deals(part, every),
  );
  const { outline } = planFromFacts(brief, facts);
  const of = <K extends 'executive-summary' | 'action-table'>(kind: K) =>
    outline.slides.find((slide) => slide.kind === kind) as OutlineSlide<K> | undefined;
  return {
    onset: facts.onsets?.[0],
    points: of('executive-summary')!.content.points.map(({ text }) => shown(text, outline.facts)),
    steps: of('action-table')?.content.actions.map(({ what }) => shown(what, outline.facts)) ?? [],
  };
}

describe('a rate that is another one in one place', () => {
  it('is found with the month, and told beside all others', async () => {
    const { onset, points, steps } = await told(0.15, 3);
    expect(onset).toMatchObject({ metric: 'win_rate', scope: { region: 'Coast', segment: 'Mills' }, start: { id: '2025-09' } });
    expect(points[0]).toMatch(
      /Mills in Coast since September 2025: win rate of \d[\d.]*%, \d[\d.]*% before \(\d+ deals\); all others \d[\d.]*% before, \d[\d.]*% since\.$/,
    );
    expect(steps).toContain('Find what changed at Mills in Coast since September 2025, and reverse it');
  });

  it('is told as what to look into where it may be chance, with how many were looked at', async () => {
    const { points } = await told(0.2, 4);
    expect(points[0]).toMatch(
      /The largest shift is Mills in Coast since September 2025: win rate of \d[\d.]*%, from \d[\d.]*% \(\d+ deals\)\. Of \d+ places looked at, one may do so by chance: confirm it first\.$/,
    );
  });

  it('is no answer where nothing happened', async () => {
    const { points, steps } = await told(0.5, 3);
    expect(points.join(' ')).not.toMatch(/since \p{L}+ 20\d\d|largest shift/u);
    expect(steps.join(' ')).not.toMatch(/since \p{L}+ 20\d\d/u);
  });
});
