/** Decks of briefs that complain of one measure of records: which pages stand in them, and how many. */
import { describe, expect, it } from 'vitest';
import { planFromFacts } from '../../../../src/engine/outline/from-facts/plan-from-facts.ts';
import { randomFrom } from '../../insight/fixtures.ts';
import { askedOf, type Rows } from '../../insight/planted-cells.ts';
import { shown, strings } from '../plan-texts.ts';

const iso = (day: number) => new Date(Date.UTC(2024, 3, 1) + day * 86_400_000).toISOString().slice(0, 10);
/** 12 May 2025, within a quarter. */
const change = 406;

/** Bells cast in three foundries over eighteen months: large ones of the Marsh crack more often since May 2025, with sand of another pit. */
const bells: Rows = (() => {
  const random = randomFrom(8);
  const among = (names: readonly string[]) => names[Math.floor(random() * names.length)]!;
  return Array.from({ length: 6000 }, (_, at) => {
    const day = Math.floor((at / 6000) * 548);
    const [foundry, size] = [among(['Marsh', 'Holm', 'Beck']), among(['Large', 'Small', 'Hand'])];
    const isHit = foundry === 'Marsh' && size === 'Large' && day >= change;
    const sand = isHit ? 'Skerry' : among(['Dune', 'Quarry']);
    return {
      bell_id: `B${at}`,
      cast_on: iso(day),
      foundry,
      size,
      sand,
      clapper: among(['Iron', 'Bronze']),
      tin_percent: Math.round((20 + 4 * random()) * 10) / 10,
      cracked: random() < (isHit ? 0.3 : 0.06) ? 'yes' : 'no',
    };
  });
})();

const complaint =
  'Deck for the guild. Too many bells are cracked. Why did the cracked rate rise, where, and since when? The founder blames the tin percent. A cracked bell costs us £90.';

async function deck(prompt: string) {
  const { facts, brief } = await askedOf(prompt, 'bells.csv', bells);
  const { outline } = planFromFacts(brief, facts);
  return {
    facts,
    ids: outline.slides.map(({ id }) => id),
    texts: outline.slides.map((slide) => strings(slide).map((text) => shown(text, outline.facts))),
  };
}

/** Pages of figures by the quarter, or by a group in one. */
const byQuarter =
  /^(?:trend|scorecard|year-on-year|comparison|ranking|pair|mean-driver|rate-change|mix|cells|crossed|table|given-cost)(?:-|$)/;

describe('a brief that complains of one measure', () => {
  it('has the pages that answer it and none by the quarter, in no more than eight', async () => {
    const { facts, ids } = await deck(complaint);
    expect(facts.onsets?.[0]).toMatchObject({ scope: { foundry: 'Marsh', size: 'Large' }, start: { id: '2025-05' } });
    expect(ids).toEqual(
      expect.arrayContaining(['cover', 'executive-summary', ...['onset-', 'along-', 'apart-'].map((id) => expect.stringMatching(id))]),
    );
    expect(ids.filter((id) => byQuarter.test(id))).toEqual([]);
    expect(ids.length).toBeLessThanOrEqual(8);
  });

  it.each(['in five slides at most', 'in four slides'])('keeps where and since when longest: %s', async (length) => {
    const { ids } = await deck(`${complaint} Tell it ${length}.`);
    expect(ids.length).toBeLessThanOrEqual(length.includes('four') ? 4 : 5);
    expect(ids).toEqual(expect.arrayContaining([expect.stringMatching(/^onset-/), 'actions']));
  });

  it('leaves no question open that asks why of the same again', async () => {
    const { texts } = await deck(complaint.replace('The founder', 'What is the cause of it? The founder'));
    expect(texts.flat().join('\n')).not.toMatch(/No column measures it|Not answered/);
  });

  it('takes apart by the months since and before what began within a quarter', async () => {
    const { facts, ids, texts } = await deck(complaint);
    expect(facts.onsets?.[0]).toMatchObject({ apart: 'since' });
    const apart = texts[ids.findIndex((id) => id.startsWith('apart-'))]!.join('\n');
    expect(apart).not.toMatch(/Q\d 2025/);
  });

  it('keeps to the periods that it names itself', async () => {
    const { ids } = await deck('Q3 2025 against Q2 2025: why did the cracked rate rise, and where?');
    expect(ids.some((id) => byQuarter.test(id))).toBe(true);
  });

  it('keeps a page of something else that it asks to see', async () => {
    const { ids } = await deck(`${complaint} Focus on tin percent.`);
    expect(ids.filter((id) => byQuarter.test(id) && /tin/.test(id))).not.toEqual([]);
    expect(ids.filter((id) => byQuarter.test(id) && /cracked/.test(id))).toEqual([]);
  });
});
