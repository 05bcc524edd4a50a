/** A change that happened where two members cross is found there, counted again from the rows; one that a whole member shares is not. */
import { beforeAll, describe, expect, it } from 'vitest';
import { Evidence } from '../../../src/engine/insight/evidence.ts';
import { findInsights } from '../../../src/engine/insight/find-insights.ts';
import { type PairChange, pairChangesOf } from '../../../src/engine/insight/finders/pair.ts';
import { planFromFacts } from '../../../src/engine/outline/from-facts/plan-from-facts.ts';
import { type LanguageCode, languages } from '../../../src/model/language.ts';
import type { OutlineSlide } from '../../../src/model/outline.ts';
import { tries } from '../../helpers/rotating.ts';
import { factsOf } from '../../stories/judge.ts';
import { csv } from '../data/csv-files.ts';
import { faultsOf } from '../outline/faults.ts';
import { brief, exactly, shown } from '../outline/plan-texts.ts';
import { randomFrom } from './fixtures.ts';
import { type Delivery, dealsGone, deliveries, deliveryFacts, goneFacts, lineFacts, orderLines } from './pair-falls.ts';

const isNow = (day: string) => day >= '2025-10-01';
const isBefore = (day: string) => day >= '2025-07-01' && !isNow(day);
const subject = ({ row, column }: PairChange) => [row.member, ...column.members].toSorted();

describe('a rate that fell on nights in Leeds', () => {
  const rows = deliveries(3, ({ site, shift }) => site === 'Leeds' && shift === 'Night');
  const rate = (some: readonly Delivery[]) => some.filter(({ on_time }) => on_time === 'yes').length / some.length;
  const inPair = ({ site, shift }: Delivery) => site === 'Leeds' && shift === 'Night';
  const now = rows.filter(({ delivered }) => isNow(delivered));
  const before = rows.filter(({ delivered }) => isBefore(delivered));
  let evidence: Evidence;
  let pair: PairChange;
  beforeAll(async () => {
    evidence = new Evidence(await deliveryFacts(rows));
    pair = pairChangesOf(evidence)[0]!;
  });

  it('is told of the pair, with its part of the change', () => {
    expect(pairChangesOf(evidence).map(subject)).toEqual([['Leeds', 'Night']]);
    expect(pair.cell.now.value).toBeCloseTo(rate(now.filter(inPair)), 9);
    expect(pair.cell.before.value).toBeCloseTo(rate(before.filter(inPair)), 9);
    const weight = (now.filter(inPair).length / now.length + before.filter(inPair).length / before.length) / 2;
    const effect = weight * (rate(now.filter(inPair)) - rate(before.filter(inPair)));
    expect(pair.part.value).toBeCloseTo(effect / (rate(now) - rate(before)), 9);
    expect(pair.without.value).toBeCloseTo(rate(now) - effect, 9);
  });

  it('stands beside the rest of either member and all others', () => {
    const rests = [pair.restOfRow, pair.restOfColumn].map((area) => area.now.value).toSorted();
    const nights = now.filter((row) => row.shift === 'Night' && row.site !== 'Leeds');
    const leeds = now.filter((row) => row.site === 'Leeds' && row.shift !== 'Night');
    expect(rests[0]).toBeCloseTo(Math.min(rate(nights), rate(leeds)), 9);
    expect(rests[1]).toBeCloseTo(Math.max(rate(nights), rate(leeds)), 9);
    const others = now.filter(({ site, shift }) => site !== 'Leeds' && shift !== 'Night');
    expect(pair.others.now.value).toBeCloseTo(rate(others), 9);
    expect(pair.others.now.n).toBe(others.length);
  });

  it('is blamed on neither member alone', () => {
    const { findings } = findInsights(evidence);
    const blamed = findings.filter(({ kind, member }) => kind !== 'pair' && member !== undefined && ['Leeds', 'Night'].includes(member));
    expect(blamed.filter(({ metric, demoted }) => metric === pair.metric && demoted !== 'pair')).toEqual([]);
  });

  it('heads the summary, has its page and its step', () => {
    const { outline } = planFromFacts(brief({ slides: exactly(12) }), evidence.table);
    const say = (text: string) => shown(text, outline.facts);
    const slide = (id: string) => outline.slides.find((each) => each.id === id)!;
    expect(say(slide('executive-summary').title)).toMatch(
      /^On time rate fell [\d.]+ points to [\d.]+%, nearly all of it from Night in Leeds/,
    );
    const page = slide('pair-on_time_rate') as OutlineSlide<'comparison'>;
    expect(say(page.title)).toMatch(/^Night in Leeds (accounted for [\d.]+% of the fall in|moved) on time rate/);
    expect(page.content.categories).toEqual(expect.arrayContaining(['Night in Leeds', 'Rest of Leeds', 'Rest of Night', 'All others']));
    const { actions } = slide('actions').content as OutlineSlide<'action-table'>['content'];
    expect(say(actions[0]!.what)).toMatch(/^Find out what changed at Night in Leeds since Q3 2025/);
    expect(say(actions[0]!.measure!)).toMatch(/^On time rate, Night in Leeds, back to 8\d\.\d%$/);
    expect(actions.filter(({ what }) => /turn|Leeds, and/.test(say(what)))).toEqual([]);
  });

  it('answers why', () => {
    const questions = [{ kind: 'why' as const, text: 'Why did the on time rate fall', about: 'did the on time rate fall' }];
    const { outline } = planFromFacts(brief({ questions }), evidence.table);
    const { points } = outline.slides.find(({ id }) => id === 'executive-summary')!.content as OutlineSlide<'executive-summary'>['content'];
    expect(shown(points[0]!.text, outline.facts)).toMatch(/came from Night in Leeds: [\d.]+%, from [\d.]+% in Q3 2025\.$/);
    expect(points[0]!.slide).toBe('pair-on_time_rate');
  });

  it.each(Object.keys(languages) as LanguageCode[])('is told whole in %s, without English', (language) => {
    const { outline } = planFromFacts(brief({ language, slides: exactly(30) }), evidence.table);
    expect(outline.slides.some(({ id }) => id === 'pair-on_time_rate')).toBe(true);
    expect(faultsOf(outline, language)).toEqual([]);
  });
});

describe('a change that is not one of a pair', () => {
  it('is told of the member where all of it fell', async () => {
    const evidence = new Evidence(await deliveryFacts(deliveries(4, ({ site }) => site === 'Leeds')));
    expect(pairChangesOf(evidence)).toEqual([]);
    expect(findInsights(evidence).findings.find(({ kind }) => kind === 'rate-change')).toMatchObject({ member: 'Leeds' });
  });

  it('is none where nothing changed', { timeout: 60_000 }, async () => {
    const named: string[] = [];
    for (let seed = 1; seed <= tries(20); seed++) {
      const pairs = pairChangesOf(new Evidence(await deliveryFacts(deliveries(seed, () => false, 8))));
      named.push(...pairs.map((pair) => `${seed}: ${subject(pair)}`));
    }
    expect(named.length, named.join('\n')).toBeLessThanOrEqual(Math.floor(tries(20) / 20));
  });
});

describe('a handful that rose from none', () => {
  it('is no pair among hundreds that were looked at', async () => {
    const random = randomFrom(4);
    const teams = Array.from({ length: 12 }, (_, at) => `Team ${at}`);
    const sources = ['Fair', 'Web', 'Phone', 'Post', 'Partner', 'Mail'];
    const rows = ['2025-07-01', '2025-10-01'].flatMap((start, quarter) =>
      teams.flatMap((team) =>
        sources.flatMap((source) => {
          const isPlanted = team === 'Team 3' && source === 'Fair';
          const lost = isPlanted ? 12 * quarter : 5;
          return Array.from({ length: lost + 2 }, (_, at) => {
            const closed = new Date(Date.parse(start) + Math.floor(random() * 92) * 86_400_000).toISOString().slice(0, 10);
            return { stage: at < lost ? 'Lost' : 'Won', team, source, closed, amount: 100 };
          });
        }),
      ),
    );
    const deals = rows.map((row, at) => ({ id: `D${at}`, ...row, created: row.closed }));
    const facts = await factsOf({ files: [{ name: 'deals.csv', text: csv(deals) }], options: { today: '2026-01-05', asOf: '2025-12-31' } });
    expect(pairChangesOf(new Evidence(facts)).filter(({ metric }) => metric === 'lost_count')).toEqual([]);
  });
});

describe('two pairs of a row', () => {
  it('are told together where both moved alike', async () => {
    const late = ({ site, shift }: Pick<Delivery, 'site' | 'shift'>) => shift === 'Night' && (site === 'Leeds' || site === 'Hull');
    const [pair] = pairChangesOf(new Evidence(await deliveryFacts(deliveries(6, late))));
    expect(subject(pair!)).toEqual(['Hull', 'Leeds', 'Night']);
  });
});

describe('a margin that fell on one product at one customer', () => {
  it('is found among many customers, and worth the profit', async () => {
    const lines = orderLines(5);
    const evidence = new Evidence(await lineFacts(lines));
    const pair = pairChangesOf(evidence).find(({ metric }) => metric === 'gross_margin')!;
    expect(subject(pair)).toEqual(['Cable', 'Customer C']);
    const margin = (within: (day: string) => boolean) => {
      const own = lines.filter(
        ({ customer, product, order_date }) => customer === 'Customer C' && product === 'Cable' && within(order_date),
      );
      const revenue = own.reduce((sum, { quantity, unit_price }) => sum + quantity * unit_price, 0);
      return {
        revenue,
        share: own.reduce((sum, { quantity, unit_price, unit_cost }) => sum + quantity * (unit_price - unit_cost), 0) / revenue,
      };
    };
    const [now, before] = [margin(isNow), margin(isBefore)];
    expect(pair.cell.now.value).toBeCloseTo(now.share, 9);
    expect(pair.cell.before.value).toBeCloseTo(before.share, 9);
    expect(pair.worth!.value).toBeCloseTo(now.revenue * (before.share - now.share), 2);
    expect(pair.worth!.unit).toBe('money');
  });
});

describe('revenue that fell for one product in one region', () => {
  it('is told of the pair, and worth what it lost', async () => {
    const deals = dealsGone(7);
    const evidence = new Evidence(await goneFacts(deals));
    const pair = pairChangesOf(evidence).find(({ metric }) => metric === 'won_value')!;
    expect(subject(pair)).toEqual(['Beta', 'South']);
    const won = (within: (day: string) => boolean) =>
      deals
        .filter(({ product, region, stage, closed }) => product === 'Beta' && region === 'South' && stage === 'Won' && within(closed))
        .reduce((sum, { amount }) => sum + amount, 0);
    expect(pair.worth!.value).toBeCloseTo(won(isNow) - won(isBefore), 6);
    const { outline } = planFromFacts(brief(), evidence.table);
    const title = shown(outline.slides.find(({ id }) => id === 'executive-summary')!.title, outline.facts);
    expect(title).toMatch(/from Beta in South/);
  });
});
