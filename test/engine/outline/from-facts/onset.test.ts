/** Where a rate is another one, and since when: claimed where it is beyond chance over all places and months, else told as what to look into. */
import { describe, expect, it } from 'vitest';
import { planFromFacts } from '../../../../src/engine/outline/from-facts/plan-from-facts.ts';
import type { OutlineSlide } from '../../../../src/model/outline.ts';
import { randomFrom } from '../../insight/fixtures.ts';
import { askedOf } from '../../insight/planted-cells.ts';
import { shown } from '../plan-texts.ts';

const regions = ['Coast', 'Lakes', 'Moors'];
const segments = ['Mills', 'Farms'];

/** Every second deal of two years is won; of new ones by mills at the coast, of this size, none from October 2025 on. */
function dealsOfThree(size = 1000) {
  const rows = [];
  for (let day = 0; day < 731; day++) {
    for (const region of ['Coast', 'Moors']) {
      for (const segment of segments) {
        for (const type of ['new', 'existing']) {
          const place = region === 'Coast' && segment === 'Mills' && type === 'new';
          const isHit = place && day >= 639;
          const date = new Date(Date.UTC(2024, 0, 1) + day * 86_400_000).toISOString().slice(0, 10);
          const owner = day >= 650 && region === 'Moors' ? 'Ola Berg' : `${region} desk`;
          const stage = isHit || day % 2 === 0 ? 'Lost' : 'Won';
          rows.push({
            id: `D${rows.length}`,
            stage,
            region,
            segment,
            type,
            owner,
            amount: place ? size : 1000,
            created: date,
            closed: date,
          });
        }
      }
    }
  }
  return rows;
}

type Deal = ReturnType<typeof dealsOfThree>[number];

describe('a change that a brief opens with', () => {
  const asked = async (prompt: string, rows = dealsOfThree()) => {
    const { facts, brief } = await askedOf(prompt, 'deals.csv', rows);
    const { outline } = planFromFacts(brief, facts);
    const summary = outline.slides.find(({ kind }) => kind === 'executive-summary') as OutlineSlide<'executive-summary'>;
    return { onset: facts.onsets?.[0], points: summary.content.points.map(({ text }) => shown(text, outline.facts)) };
  };
  const prompt =
    'Q4 2025 against Q4 2024: our win rate has slipped. The CFO blames the November price rise; sales think it is Ola. Where is it, and since when?';

  it('since a month of which the data hold little before holds the newest months against those', async () => {
    const late = dealsOfThree().filter(({ closed }) => closed >= '2025-07-01');
    const { facts } = await askedOf('Our win rate has slipped since October. Where is it? Six slides.', 'deals.csv', late);
    expect(facts.reporting).toMatchObject({ id: '2025-Q4' });
    expect(facts.prior).toMatchObject({ id: '2025-Q3', partial: false });
    expect(facts.onsets?.[0]).toMatchObject({ scope: { region: 'Coast', segment: 'Mills', type: 'new' }, start: { id: '2025-10' } });
  });

  it('since a month with fewer before than after holds as many of the newest against them', async () => {
    const late = dealsOfThree().filter(({ closed }) => closed >= '2025-08-01');
    const { facts } = await askedOf('Our win rate has slipped since October. Where is it? Six slides.', 'deals.csv', late);
    expect(facts.reporting).toMatchObject({ id: '2025-11..2025-12' });
    expect(facts.prior).toMatchObject({ id: '2025-08..2025-09', partial: false });
  });

  it('is not where a reason for losing is given, which no deal that was won has', async () => {
    const reasoned = dealsOfThree().map((deal, at) => {
      const stage = deal.closed >= '2025-10-01' && at % 3 > 0 ? 'Lost' : deal.stage;
      return { ...deal, stage, loss_reason: stage === 'Lost' ? ['Price', 'Timing'][at % 2] : '' };
    });
    const { onset } = await asked('Our win rate has slipped since October. Where is it? Six slides.', reasoned);
    expect(Object.keys(onset?.scope ?? {})).not.toContain('loss_reason');
  });

  it('is what its questions ask of, down to the part of two that cross', async () => {
    const { onset, points } = await asked(prompt);
    expect(onset).toMatchObject({ scope: { region: 'Coast', segment: 'Mills', type: 'new' }, start: { id: '2025-10' } });
    expect(points[0]).toMatch(/^Win rate dropped /);
    expect(points[0]).toMatch(/Coast.*: win rate went from \d[\d.]*% before October 2025 to 0\.0% since/);
  });

  it('is not blamed on who sells elsewhere, nor on what began later', async () => {
    const { points } = await asked(prompt);
    expect(points).toContainEqual(
      expect.stringMatching(
        /^None of the 2 explanations holds\. “the November price rise” – came too late; “Ola” – makes no difference\.$/,
      ),
    );
  });

  it('is told with what it has cost since, where that is asked', async () => {
    const { points } = await asked(`${prompt} And how much revenue has it cost us?`);
    expect(
      points.some((text) => /^That has cost \$?[\d.]+K? since October 2025: \d+ more of \d+ deals at the rate before/.test(text)),
    ).toBe(true);
  });

  it('costs what deals there come to, and not what all do on average', async () => {
    const { points } = await asked(`${prompt} And how much revenue has it cost us?`, dealsOfThree(6000));
    expect(points.find((text) => text.startsWith('That has cost'))).toMatch(/ at the rate before, \$?6(?:,?000|(?:\.0+)?K) each\.$/);
  });

  it('within the prior quarter is told since when, although the last quarter as a whole is no worse than that one', async () => {
    const isPlace = ({ region, segment, type }: Deal) => region === 'Coast' && segment === 'Mills' && type === 'new';
    const rows = dealsOfThree().map((deal, at) => {
      if (isPlace(deal)) return deal.closed >= '2025-08-01' ? { ...deal, stage: 'Lost' } : deal;
      // Everywhere else a few more are won in the last quarter.
      return deal.closed >= '2025-10-01' && at % 30 === 0 ? { ...deal, stage: 'Won' } : deal;
    });
    const { points } = await asked('Q4 2025 review against Q3: our win rate has slipped since summer. Where is it, and since when?', rows);
    expect(points[0]).toMatch(/^Win rate has been [\d.]+% since August 2025, [\d.]+% before/);
  });

  it('is no part of a sum, of which everybody has one', async () => {
    const { points } = await asked(
      prompt.replace('our win rate has slipped', 'our closed-won revenue has slipped').replace('Ola', 'Coast desk'),
    );
    expect(points.filter((text) => /is (?:most|part) of it|^Not /.test(text))).toEqual([]);
  });

  it('is where somebody holds it to be', async () => {
    const { points } = await asked(prompt.replace('Ola', 'Coast desk'));
    expect(points).toContainEqual(expect.stringMatching(/“Coast desk” – fits the place only; “the November price rise” – came too late/));
  });
});

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
    soWhats: outline.slides.flatMap(({ content }) => ('soWhat' in content && content.soWhat ? [shown(content.soWhat, outline.facts)] : [])),
  };
}

describe('a rate that is another one in one place', () => {
  it('is found with the month, and told beside all others', async () => {
    const { onset, points, steps } = await told(0.15, 3);
    expect(onset).toMatchObject({ metric: 'win_rate', scope: { region: 'Coast', segment: 'Mills' }, start: { id: '2025-09' } });
    expect(points[1]).toMatch(
      /^Mills in Coast: win rate went from \d[\d.]*% before September 2025 to \d[\d.]*% since \(\d+ deals\); everywhere else from \d[\d.]*% to \d[\d.]*%\.$/,
    );
    expect(points[2]).toMatch(/^That /);
    expect(steps).toContain('Find what changed at Mills in Coast since September 2025, and reverse it');
  });

  it('is not called broader than that place', async () => {
    const { soWhats } = await told(0.15, 3);
    expect(soWhats.join(' ')).not.toMatch(/broader than one|in common/);
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
