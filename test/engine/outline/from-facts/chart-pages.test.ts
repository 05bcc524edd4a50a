/** Pages on the way through the stages, on what was won against what was lost, and on how a measure spreads. */
import { beforeAll, describe, expect, it } from 'vitest';
import { planFromFacts } from '../../../../src/engine/outline/from-facts/plan-from-facts.ts';
import type { FactTable } from '../../../../src/model/fact.ts';
import { type LanguageCode, languages } from '../../../../src/model/language.ts';
import { factsOf } from '../../../stories/judge.ts';
import { randomFrom } from '../../insight/fixtures.ts';
import { brief, exactly, shown } from '../plan-texts.ts';
import { passed, stages, tell } from './told-data.ts';

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
