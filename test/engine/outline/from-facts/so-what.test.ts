/** What an evidence page means beyond its chart. */
import { beforeAll, describe, expect, it } from 'vitest';
import { planFromFacts } from '../../../../src/engine/outline/from-facts/plan-from-facts.ts';
import { saidOnce } from '../../../../src/engine/outline/from-facts/titles.ts';
import { type LanguageCode, languages } from '../../../../src/model/language.ts';
import type { AnyOutlineSlide, Outline } from '../../../../src/model/outline.ts';
import { causedDeals, causedFacts } from '../../insight/caused-deals.ts';
import { faultsOf } from '../faults.ts';
import { brief, exactly, shown } from '../plan-texts.ts';

const planned = async (language: LanguageCode = 'en') =>
  planFromFacts(brief({ language, slides: exactly(30) }), await causedFacts()).outline;
const soWhat = ({ slides, facts }: Outline, id: string) => {
  const { content } = slides.find((slide) => slide.id === id)! as { content: { soWhat?: string } };
  return content.soWhat && shown(content.soWhat, facts);
};

describe('the so-what of a page', () => {
  let outline: Outline;
  beforeAll(async () => {
    outline = await planned();
  });

  it('says what revenue had been if its first factor had stayed', () => {
    const [, value] = /^Had deals closed stayed at the Q3 2025 level, closed-won revenue would have been \$([\d.]+)M\.$/.exec(
      soWhat(outline, 'factors-won_value')!,
    )!;
    const closed = (from: string, to: string) =>
      causedDeals.filter((deal) => deal.closed !== null && deal.closed >= from && deal.closed <= to);
    const [now, before] = [closed('2025-10-01', '2025-12-31'), closed('2025-07-01', '2025-09-30')];
    const revenue = now.reduce((sum, { amount }) => sum + amount!, 0);
    expect(Number(value)).toBeCloseTo((revenue * before.length) / now.length / 1e6, 2);
  });

  it('says what a deal brings on either side', () => {
    expect(soWhat(outline, 'effort-product')).toMatch(/^A deal closed at Alpha brings \$\d+K, one at Delta \$[\d.]+\.$/);
  });

  it('concludes nothing from live deals where the export lacks the newest', () => {
    expect(soWhat(outline, 'live-deals')).toBeUndefined();
  });

  it('says of a fall by member what all others did', () => {
    expect(soWhat(outline, 'bridge-won_value-region')).toMatch(
      /^(?:The rest (?:rose|fell) .* too|All the rest together moved by .*|Without \w+, closed-won revenue would have .*)/,
    );
  });

  it('stands on most pages of evidence, once', () => {
    const said = outline.slides.flatMap(({ content }) => ('soWhat' in content && content.soWhat ? [content.soWhat] : []));
    expect(said.length).toBeGreaterThanOrEqual(8);
    expect(new Set(said).size).toBe(said.length);
  });
});

describe('a so-what', () => {
  it.each(Object.keys(languages) as LanguageCode[])('is whole in %s', async (language) => {
    expect(faultsOf(await planned(language), language)).toEqual([]);
  });

  it('is said on the first page that has it', () => {
    const page = (id: string) => ({ id, kind: 'ranking', title: id, content: { items: [], reading: [id], soWhat: 'It hinges on Alpha.' } });
    const [first, second] = saidOnce([page('a'), page('b')] as unknown as AnyOutlineSlide[]);
    expect(first!.content).toHaveProperty('soWhat', 'It hinges on Alpha.');
    expect(second!.content).not.toHaveProperty('soWhat');
  });
});
