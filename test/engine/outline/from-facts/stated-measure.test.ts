/** A deck is about the measure that its brief defines: by its name, before all others, and a bare why is asked of it. */
import { describe, expect, it } from 'vitest';
import { planFromFacts } from '../../../../src/engine/outline/from-facts/plan-from-facts.ts';
import type { Outline, OutlineSlide } from '../../../../src/model/outline.ts';
import { randomFrom } from '../../insight/fixtures.ts';
import { askedOf } from '../../insight/planted-cells.ts';
import { shown } from '../plan-texts.ts';

const dayOf = (day: number) => new Date(Date.UTC(2024, 0, 1) + day * 86_400_000).toISOString().slice(0, 10);
const half = 366;

/** Translations of two years, three a day; from 2025 on, legal ones of one desk cost more and come back late more often. */
const jobs = (() => {
  const random = randomFrom(23);
  const of = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]!;
  return Array.from({ length: 3 * 731 }, (_, at) => {
    const day = Math.floor(at / 3);
    const [desk, kind] = [of(['Lisbon', 'Porto', 'Faro']), of(['Legal', 'Medical', 'Technical'])];
    const isHit = day >= half && desk === 'Porto' && kind === 'Legal';
    const isLate = random() < (isHit ? 0.5 : 0.1);
    const fee = 300 + Math.round(random() * 200);
    return {
      'Job ID': `J${at}`,
      Desk: desk,
      Kind: kind,
      Accepted: dayOf(day),
      'Wanted by': dayOf(day + 2),
      'Agreed date': dayOf(day + 6),
      'Delivery date': dayOf(day + (isLate ? 9 : 5)),
      State: random() < 0.06 ? 'Withdrawn' : 'Delivered',
      'Fee (EUR)': fee,
      'Translator (EUR)': Math.round(fee * (isHit ? 0.62 : 0.4)),
      'Waiting (days)': 1 + Math.round(random() * 3),
    };
  });
})();

async function deckOf(prompt: string): Promise<{ outline: Outline; open: readonly string[]; texts: string; first: string }> {
  const { facts, brief } = await askedOf(prompt, 'jobs.csv', jobs);
  const { outline, notes } = planFromFacts(brief, facts);
  const summary = outline.slides.find(({ kind }) => kind === 'executive-summary') as OutlineSlide<'executive-summary'>;
  const point = shown(summary.content.points[0]!.text, outline.facts);
  return {
    outline,
    open: notes.open,
    texts: JSON.stringify(outline.slides),
    first: `${shown(summary.title, outline.facts)} ${point}`,
  };
}

describe('a measure that the brief defines', () => {
  it.each([
    [
      '2025 review. Punctuality = delivered on or before the agreed date, by month of the agreed date. It is clearly worse since the winter. Why?',
      'Punctuality',
    ],
    [
      'Jahresrückblick 2025. Liefertreue = geliefert am oder vor dem agreed date. Seit dem Winter ist sie schlechter: woran liegt es, was tun wir?',
      'Liefertreue',
    ],
  ])('is what a bare why is of: %s', async (prompt, called) => {
    const { first, outline, open, texts } = await deckOf(prompt);
    expect(first).toContain(called);
    expect(first).toContain('Porto');
    expect(first).toContain('Legal');
    expect(open.filter((line) => /nothing about|Not answered/.test(line))).toEqual([]);
    expect(outline.title.toLowerCase()).toContain(called.toLowerCase());
    expect(texts).not.toContain('On-time rate');
  });

  it('is told why it moved where the brief only defines it, and leads before what came in', async () => {
    const { first, outline, texts } = await deckOf(
      'Review of 2025 for our owners. Surplus = fee less translator (translator counts only on jobs not withdrawn). Surplus margin % = surplus / fee. The surplus margin went down.',
    );
    expect(first).toMatch(/Surplus margin fell/);
    expect(first).toMatch(/Legal in Porto|Porto.*Legal|Legal.*Porto/);
    const cover = outline.slides[0] as OutlineSlide<'cover'>;
    expect(cover.content.figures?.[0]?.label).toBe('Surplus margin');
    expect(texts).not.toContain('Gross margin');
    // What became of a job is no place where the margin fell.
    expect(outline.facts && JSON.stringify(outline.facts)).not.toContain('state=Withdrawn');
    expect(texts).toContain('Surplus / fee.');
  });
});
