/** Pages on the way through the stages, on what was won against what was lost, and on how a measure spreads. */
import { beforeAll, describe, expect, it } from 'vitest';
import { planFromFacts } from '../../../../src/engine/outline/from-facts/plan-from-facts.ts';
import type { FactTable } from '../../../../src/model/fact.ts';
import { type LanguageCode, languages } from '../../../../src/model/language.ts';
import { factsOf } from '../../../stories/judge.ts';
import { randomFrom } from '../../insight/fixtures.ts';
import { brief, exactly, shown } from '../plan-texts.ts';
import { tell } from './told-data.ts';

const stages = ['Discovery', 'Proposal', 'Negotiation'] as const;
/** What part goes on from each stage. */
const onward = [0.8, 0.45, 0.9];

/** Deals of two segments through three stages, most of them lost in the second. */
function passed(): Promise<FactTable> {
  const random = randomFrom(5);
  const deals = ['id,segment,stage,amount,created,closed'];
  const history = ['deal_id,stage,entered_at'];
  const day = (at: number) => new Date(Date.UTC(2024, 0, 1 + at)).toISOString().slice(0, 10);
  for (let deal = 0; deal < 1200; deal++) {
    const id = `D${deal}`;
    const begun = Math.floor((deal / 1200) * 660);
    const segment = deal % 2 === 0 ? 'Enterprise' : 'Retail';
    let at = 0;
    while (at < stages.length) {
      history.push([id, stages[at], day(begun + at * 10)].join(','));
      if (random() > onward[at]! * (segment === 'Retail' ? 1.1 : 0.8)) break;
      at += 1;
    }
    const won = at === stages.length;
    deals.push([id, segment, won ? 'Closed Won' : 'Closed Lost', 500 + Math.floor(random() * 900), day(begun), day(begun + 40)].join(','));
    history.push([id, won ? 'Closed Won' : 'Closed Lost', day(begun + 40)].join(','));
  }
  return factsOf({
    files: [
      { name: 'deals.csv', text: deals.join('\n') },
      { name: 'stage_history.csv', text: history.join('\n') },
    ],
    options: { today: '2026-01-05' },
  });
}

describe('deals with a history of stages', () => {
  let facts: FactTable;
  beforeAll(async () => {
    facts = await passed();
  });

  it('have a funnel in the order of the stages, with the numbers behind each rate', () => {
    const { page, title } = tell(facts);
    const slide = page('funnel-stages');
    const shown = slide?.kind === 'funnel' ? slide.content : null;
    expect(shown!.stages.map(({ label }) => label)).toEqual(stages);
    expect(shown!.highlight).toBe(1);
    const rate = facts.facts['stage_conversion[stage=Proposal]@0']!;
    expect(shown!.stages[1]!.rate).toBe(rate.id);
    expect(title('funnel-stages')).toMatch(new RegExp(`^Proposal: ${(rate.value! * 100).toFixed(1)}% of ${rate.n} `));
  });

  it('have their win rates drawn as what was won against what was lost', () => {
    const slide = tell(facts).page('comparison-win_rate-segment');
    const shown = slide?.kind === 'win-loss' ? slide.content : null;
    for (const { label, won, lost, n } of shown!.segments) {
      const of = (metric: string) => facts.facts[`${metric}[segment=${label}]@0`]!.value!;
      expect([won, lost]).toEqual([`won_count[segment=${label}]@0`, `lost_count[segment=${label}]@0`]);
      expect(of('won_count') / (of('won_count') + of('lost_count'))).toBeCloseTo(of('win_rate'));
      expect(tell(facts).outline.facts[n!]!.value).toBe(of('won_count') + of('lost_count'));
    }
  });

  it.each(Object.keys(languages) as LanguageCode[])('are told in %s with every reference resolved', (language) => {
    const { outline } = planFromFacts(brief({ slides: exactly(40), language }), facts);
    const slide = outline.slides.find(({ id }) => id === 'funnel-stages')!;
    const said = shown([slide.title, slide.lead!, ...(slide.kind === 'funnel' ? slide.content.reading : [])].join(' '), outline.facts);
    expect(said).toContain('Proposal');
    if (language !== 'en') expect(said).not.toMatch(/went on|stayed|not counted|Closed/);
  });
});

/** People and what they earn, without dates. */
function measured(): Promise<FactTable> {
  const random = randomFrom(3);
  const rows = Array.from({ length: 400 }, (_, at) => `P${at},${20_000 + Math.floor(random() * random() * 90_000)},${at % 2 ? 'A' : 'B'}`);
  return factsOf({
    files: [{ name: 'people.csv', text: ['person,income,segment', ...rows].join('\n') }],
    options: { today: '2026-01-05' },
  });
}

describe('a measure with quartiles', () => {
  it('is drawn as a histogram with its median marked', async () => {
    const { outline } = tell(await measured());
    const content = outline.slides.flatMap((slide) => (slide.kind === 'distribution' ? slide.content : []))[0]!;
    expect([content.classes.length, content.classes.length + 1]).toContain(content.edges.length);
    const value = (id: string) => outline.facts[id]!.value!;
    expect(value(content.mark!.value)).toBeGreaterThan(value(content.edges[0]!));
    expect(content.mark!.label).toBe('Median');
  });
});
