/** A rate that fell in one place is found there, counted again from the rows; where nothing fell, nobody is named. */
import { beforeAll, describe, expect, it } from 'vitest';
import { Evidence } from '../../../src/engine/insight/evidence.ts';
import { findInsights } from '../../../src/engine/insight/find-insights.ts';
import { type RateChange, rateChangesOf } from '../../../src/engine/insight/finders/rate-change.ts';
import { nobody } from '../../../src/engine/insight/score.ts';
import { Context } from '../../../src/engine/outline/from-facts/context.ts';
import { comparison } from '../../../src/engine/outline/from-facts/pages/comparison.ts';
import { planFromFacts } from '../../../src/engine/outline/from-facts/plan-from-facts.ts';
import type { FactTable } from '../../../src/model/fact.ts';
import { type LanguageCode, languages } from '../../../src/model/language.ts';
import type { OutlineSlide } from '../../../src/model/outline.ts';
import { tries } from '../../helpers/rotating.ts';
import { factsOf } from '../../stories/judge.ts';
import { csv } from '../data/csv-files.ts';
import { brief, exactly, shown } from '../outline/plan-texts.ts';
import { randomFrom } from './fixtures.ts';
import { type FallenDeal, fallenFacts, localFall } from './local-fall.ts';

const deals = localFall(7);
let evidence: Evidence;
let change: RateChange;
beforeAll(async () => {
  evidence = new Evidence(await fallenFacts(deals));
  change = rateChangesOf(evidence)[0]!;
});

const rate = (some: readonly FallenDeal[]) => some.filter(({ stage }) => stage === 'Won').length / some.length;
const beta = (now: boolean) => deals.filter(({ product, closed }) => product === 'Beta' && closed >= '2025-10-01' === now);
const inSouth = ({ region }: FallenDeal) => region === 'South';

describe('a win rate that fell in one place', () => {
  it('is told of the product, with the deals that the rate before would have won', () => {
    expect(rateChangesOf(evidence).map(({ dimension, first }) => [dimension.id, first.member])).toEqual([['product', 'Beta']]);
    const [now, before] = [beta(true), beta(false)];
    expect(change.first.now.value).toBeCloseTo(rate(now), 9);
    expect(change.first.before.value).toBeCloseTo(rate(before), 9);
    expect(change.outcomes.value).toBe(Math.round(now.length * (rate(before) - rate(now))));
  });

  it('is followed into the region in which it fell', () => {
    const { dimension, cells, apart } = change.drill!;
    expect(dimension.id).toBe('region');
    expect(cells).toHaveLength(3);
    expect(apart!.member).toBe('South');
    expect(apart!.now.value).toBeCloseTo(rate(beta(true).filter(inSouth)), 9);
    expect(apart!.before.value).toBeCloseTo(rate(beta(false).filter(inSouth)), 9);
  });

  it('is worth the deals not won at their average size', () => {
    const won = beta(true).filter(({ stage }) => stage === 'Won');
    const size = won.reduce((sum, { amount }) => sum + amount, 0) / won.length;
    expect(change.worth!.value).toBeCloseTo(change.outcomes.value * size, 2);
  });

  it('has a page with the change of each product beside the regions of the one', () => {
    const { outline } = planFromFacts(brief({ slides: exactly(14) }), evidence.table);
    const page = outline.slides.find(({ id }) => id === 'rate-change-win_rate-product') as OutlineSlide<'comparison'>;
    const say = (text: string) => shown(text, outline.facts);
    expect(say(page.title)).toMatch(/^Win rate at Beta fell [\d.]+ points; no other product moved by more than [\d.]+ points$/);
    expect(page.content.categories).toContain('Beta');
    expect(page.content.aside!.rows.map(({ cells }) => cells[0])).toContain('South');
    expect(page.content.reading.map(say).join(' ')).toMatch(
      /^At its Q3 2025 rate, \d+ more of its \d+ deals would have been won, worth \$[\d.]+K\. The fall was clearest at South: /,
    );
    const { actions } = outline.slides.find(({ id }) => id === 'actions')!.content as OutlineSlide<'action-table'>['content'];
    expect(actions.map(({ measure }) => say(measure ?? ''))).toContainEqual(expect.stringMatching(/^Win rate at Beta back to [\d.]+%$/));
  });
});

describe('a product with too few deals to compare', () => {
  const rare: FallenDeal[] = ['2025-08-01', '2025-08-02', '2025-11-01', '2025-11-02'].map((closed, at) => ({
    product: 'Rarity',
    region: 'North',
    stage: at < 2 ? 'Won' : 'Lost',
    amount: 5000,
    closed,
  }));

  it('is in no claim over the others, and named as left out', async () => {
    const facts = await fallenFacts([...deals, ...rare]);
    const { outline } = planFromFacts(brief({ slides: exactly(14) }), facts);
    const page = outline.slides.find(({ id }) => id === 'rate-change-win_rate-product') as OutlineSlide<'comparison'>;
    const say = (text: string) => shown(text, outline.facts);
    expect(say(page.title)).toMatch(
      /^Win rate at Beta fell [\d.]+ points; no other product with enough deals moved more than [\d.]+ points$/,
    );
    expect(page.content.reading.map(say)).toContain('Too few deals to compare: Rarity.');
    const context = new Context(brief({}), new Evidence(facts), { headline: null, findings: [], top: [] });
    expect(comparison(context, 'win_rate', context.evidence.dimension('product')!, 1)!.slide.title).toBe(
      'Win rate is similar across products with enough deals',
    );
  });

  it.each(Object.keys(languages) as LanguageCode[])('is told in %s by a title of its own', async (language) => {
    const facts = await fallenFacts([...deals, ...rare]);
    const title = (all: FactTable) =>
      planFromFacts(brief({ language, slides: exactly(14) }), all).outline.slides.find(({ id }) => id === 'rate-change-win_rate-product')!
        .title;
    expect(title(facts)).toContain('Beta');
    expect(title(facts)).not.toBe(title(evidence.table));
    expect(title(facts)).not.toContain('…');
  });
});

describe('members that moved alike', () => {
  /** Deals won of 300 in either quarter, by team. */
  const book = (won: Readonly<Record<string, readonly [number, number]>>) =>
    Object.entries(won).flatMap(([team, counts]) =>
      counts.flatMap((hits, quarter) =>
        Array.from({ length: 300 }, (_, at) => ({
          team,
          stage: at < hits ? 'Won' : 'Lost',
          amount: 1000,
          closed: new Date(Date.UTC(2025, quarter === 0 ? 6 : 9, 1 + (at % 90))).toISOString().slice(0, 10),
        })),
      ),
    );
  const pageOf = async (won: Parameters<typeof book>[0], language: LanguageCode = 'en') => {
    const { facts: table } = await tableOf(book(won));
    const { outline } = planFromFacts(brief({ language, focus: ['win rate'], slides: exactly(14) }), table);
    const page = outline.slides.find(({ id }) => id === 'rate-change-win_rate-team') as OutlineSlide<'comparison'>;
    const say = (text: string) => shown(text, outline.facts);
    return { title: say(page.title), reading: page.content.reading.map(say), aside: page.content.aside!, say };
  };
  const tableOf = async (rows: ReturnType<typeof book>) => ({
    facts: await factsOf({
      files: [{ name: 'deals.csv', text: csv(rows.map((row, at) => ({ id: `D${at}`, ...row }))) }],
      options: { today: '2026-01-05', asOf: '2025-12-31' },
    }),
  });
  const two = { Ada: [195, 165], Bo: [192, 165], Cy: [165, 186], Di: [180, 178], Ed: [178, 180] } as const;

  it('are all in the title, with who moved against them, and in one sum', async () => {
    const { title, reading, aside, say } = await pageOf(two);
    expect(title).toBe('Win rate fell at Ada (10.0 points) and Bo (9.0 points); Cy rose');
    expect(reading[0]).toBe('At their Q3 2025 rates, 57 more of the deals of Ada and Bo would have been won, worth $57K.');
    expect(aside.rows.map(({ cells }) => cells.map(say))).toEqual([
      ['Cy', '300', '55.0%', '62.0%'],
      ['Ed', '300', '59.3%', '60.0%'],
      ['Di', '300', '60.0%', '59.3%'],
      ['Bo', '300', '64.0%', '55.0%'],
      ['Ada', '300', '65.0%', '55.0%'],
      ['Total', '1500', '60.7%', '58.3%'],
    ]);
    expect(aside.rows.flatMap(({ role, cells }) => (role === 'highlight' ? [cells[0]] : []))).toEqual(['Bo', 'Ada']);
  });

  it('say once what of it may be chance', async () => {
    const { reading } = await pageOf(two);
    expect(reading.filter((text) => text.includes('chance'))).toEqual([
      'On chance: taken together, these moves are more than chance; none of them alone is proof.',
    ]);
    const clear = await pageOf({ ...two, Ada: [210, 150] });
    expect(clear.title).toMatch(/^Win rate at Ada fell 20\.0 points/);
    const first = await pageOf({ ...two, Ada: [198, 156] });
    expect(first.reading).toContain('Beyond chance: the fall at Ada. At Bo, it may be chance.');
  });

  it.each(Object.keys(languages) as LanguageCode[])('are told in %s', async (language) => {
    const { title } = await pageOf(two, language);
    for (const name of ['Ada', 'Bo', 'Cy']) expect(title).toContain(name);
    expect(title).not.toContain('…');
  });
});

describe('a share of deliveries on time', () => {
  it('is told of the carrier in outcomes that would have gone the other way', async () => {
    const random = randomFrom(5);
    const rows = Array.from({ length: 61 * 18 }, (_, at) => {
      const carrier = ['Arrow', 'Bolt', 'Comet'][at % 3]!;
      const isLater = at >= 30 * 18;
      return {
        delivery: `L${at}`,
        delivered: new Date(Date.UTC(2025, 10, 1 + Math.floor(at / 18))).toISOString().slice(0, 10),
        carrier,
        on_time: random() < (carrier === 'Bolt' && isLater ? 0.55 : 0.85) ? 'yes' : 'no',
      };
    });
    const facts = await factsOf({
      files: [{ name: 'deliveries.csv', text: csv(rows) }],
      options: { today: '2026-01-05', asOf: '2025-12-31' },
    });
    const [found] = findInsights(new Evidence(facts)).findings.filter(({ kind }) => kind === 'rate-change');
    expect(found).toMatchObject({ member: 'Bolt', direction: 'down', claim: true });
  });
});

describe('a rate that the brief looks at', () => {
  /** A fall that stands clear of chance among the products alone, and not among everything that is looked at. */
  const slight = localFall(3, 0.52);

  it('is told where it moved most, without a claim, and called no trend yet', async () => {
    const facts = await fallenFacts(slight);
    expect(rateChangesOf(new Evidence(facts))).toEqual([]);
    const looked = planFromFacts(brief({ focus: ['win rate'] }), facts);
    const page = looked.outline.slides.find(({ id }) => id === 'rate-change-win_rate-product') as OutlineSlide<'comparison'>;
    const say = (text: string) => shown(text, looked.outline.facts);
    expect(say(page.title)).toMatch(/^Win rate at Beta fell [\d.]+ points/);
    expect(page.content.reading.map(say).join(' ')).toMatch(/With \d+ deals(?: closed)?, not yet a trend\./);
    const [finding] = findInsights(new Evidence(facts), { ...nobody, regarded: ['win_rate'] }).findings.filter(
      ({ kind }) => kind === 'rate-change',
    );
    expect(finding).toMatchObject({ member: 'Beta', claim: false });
  });

  it('is left alone in a deck that does not look at it', async () => {
    const { outline } = planFromFacts(brief({}), await fallenFacts(slight));
    expect(outline.slides.map(({ id }) => id)).not.toContain('rate-change-win_rate-product');
  });
});

describe('rates that did not change', () => {
  it('name a member in at most one of twelve data sets', { timeout: 60_000 }, async () => {
    const named: string[] = [];
    for (let seed = 1; seed <= tries(60); seed++)
      named.push(...rateChangesOf(new Evidence(await fallenFacts(localFall(seed, 0.6)))).map(({ first }) => `${seed}: ${first.member}`));
    expect(named.length, named.join('\n')).toBeLessThanOrEqual(Math.ceil(tries(60) / 12));
  });
});

describe('deals with many fields that nobody recognises', () => {
  it('are still counted where a product and a region cross', async () => {
    const rows = deals.map((deal, at) => ({
      id: `D${at}`,
      shelf: `s${at % 3}`,
      batch: `b${at % 4}`,
      colour: at % 2 === 0 ? 'red' : 'blue',
      lane: `l${at % 5}`,
      shift: `h${at % 6}`,
      crew: `w${at % 7}`,
      bay: `y${at % 8}`,
      ...deal,
    }));
    const { facts } = await factsOf({
      files: [{ name: 'deals.csv', text: csv(rows) }],
      options: { today: '2026-01-05', asOf: '2025-12-31' },
    });
    expect(facts['win_rate[product=Alpha&region=North]@0']?.value).toBeCloseTo(
      rate(deals.filter(({ product, region, closed }) => product === 'Alpha' && region === 'North' && closed >= '2025-10-01')),
      9,
    );
  });
});
