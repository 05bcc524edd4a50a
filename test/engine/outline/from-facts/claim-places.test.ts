/** Explanations that are said of one place, of a column by its name, and of a reason in other words, each with its grade. */
import { describe, expect, it } from 'vitest';
import { planFromFacts } from '../../../../src/engine/outline/from-facts/plan-from-facts.ts';
import type { OutlineSlide } from '../../../../src/model/outline.ts';
import { randomFrom } from '../../insight/fixtures.ts';
import { askedOf, type Rows } from '../../insight/planted-cells.ts';
import { shown } from '../plan-texts.ts';

const iso = (day: number) => new Date(Date.UTC(2024, 0, 1) + day * 86_400_000).toISOString().slice(0, 10);
/** 1 July 2025. */
const change = 547;

/** Orchards: crates of Kent are rejected more often since July 2025, where a new grader sorts them, mostly for their stalks. */
function crates(): Rows {
  const random = randomFrom(19);
  const among = <T>(names: readonly T[]) => names[Math.floor(random() * names.length)]!;
  return Array.from({ length: 7300 }, (_, at) => {
    const day = Math.floor(at / 10);
    const site = among(['Kent', 'Devon', 'Fife']);
    const isHit = site === 'Kent' && day >= change;
    const isRejected = random() < (isHit ? 0.32 : 0.09);
    const reason =
      isHit && random() < 0.6 ? 'stalk length off' : among(['bruised skin', 'stalk length off', 'wrong colour', 'short weight']);
    return {
      crate: `C${at}`,
      packed_on: iso(day),
      site,
      fruit: among(['Pear', 'Apple']),
      grading: isHit ? 'Optical' : 'Manual',
      rejected: isRejected ? 'yes' : 'no',
      reason: isRejected ? reason : null,
    };
  });
}

async function verdicts(claims: string) {
  const prompt = `Ten slides for the board on 2025 against 2024: why did the rejected rate rise, where and since when? ${claims}`;
  const { facts, brief } = await askedOf(prompt, 'crates.csv', crates());
  const { outline } = planFromFacts(brief, facts);
  const page = outline.slides.find(({ id }) => id.startsWith('claims-')) as OutlineSlide<'table'>;
  return page.content.rows.map(({ cells }) => cells.map((cell) => shown(cell, outline.facts)));
}

describe('explanations', () => {
  it('that are said of one place are held against that place before, and graded by what the data show', async () => {
    const rows = await verdicts(
      'The packers say it is the new grading machine in Kent. HR thinks it is the team leader in Kent who came in June 2025. The owner blames the roof in Kent that leaked in January 2025. Sales says it is the new boxes in Kent since November 2025. The drivers point to the new cold store in Devon.',
    );
    const row = (claim: string) => rows.find(([cell]) => cell!.includes(claim))!;
    expect(rows[0]).toBe(row('grading machine'));
    expect(row('grading machine').slice(1)).toEqual([
      'Share of Grading: Optical',
      '0.0%',
      '100.0%',
      expect.stringMatching(/^Shown by the data\. Elsewhere 0\.0%/),
    ]);
    expect(row('team leader').slice(1)).toEqual([
      'Share of rejected, Kent',
      expect.stringMatching(/^(?:8|9|10)\./),
      expect.stringMatching(/^3\d\./),
      expect.stringMatching(/^Fits in time only\. Elsewhere [\d.]+%, [\d.]+% before\. No column tells more than the month\.$/),
    ]);
    expect(row('roof')[4]).toMatch(/^Came too early\. Kent changed in July 2025, long after January 2025\.$/);
    expect(row('boxes')[4]).toMatch(/^Came too late\. /);
    expect(row('cold store').slice(1)).toEqual([
      'Share of rejected, Devon',
      expect.stringMatching(/^(?:8|9|10)\./),
      expect.stringMatching(/^(?:8|9|10)\./),
      expect.stringMatching(/^Not where it changed\. Kent changed, not Devon\.$/),
    ]);
  });

  it('of a reason in other words are that of the one value that shares the word that tells it', async () => {
    const rows = await verdicts('The graders think it is the stalk cutting. Sales says the seasonal colour card. HR blames the canteen.');
    const row = (claim: string) => rows.find(([cell]) => cell!.includes(claim))!;
    expect(row('stalk')[1]).toBe('Reason: stalk length off');
    expect(row('stalk')[4]).toMatch(/^Shown by the data\. /);
    expect(row('canteen')[4]).toMatch(/^Cannot be tested\. /);
  });
});
