/** An explanation is held against what rows and the rows that belong to them say: days filled in, reasons, steps, joined tables, the year before. */
import { describe, expect, it } from 'vitest';
import { openAskedFacts } from '../../../../src/engine/asked-facts.ts';
import { readBrief } from '../../../../src/engine/brief/read-brief.ts';
import { planFromFacts } from '../../../../src/engine/outline/from-facts/plan-from-facts.ts';
import type { OutlineSlide } from '../../../../src/model/outline.ts';
import { csv, csvFolder } from '../../data/csv-files.ts';
import { randomFrom } from '../../insight/fixtures.ts';
import type { Rows } from '../../insight/planted-cells.ts';
import { shown } from '../plan-texts.ts';

const iso = (day: number) => new Date(Date.UTC(2024, 0, 1) + day * 86_400_000).toISOString().slice(0, 10);
/** 1 July 2025. */
const change = 547;

/** A piano workshop: grands of the harbour hall are in tune less often since July 2025, where nobody lets the strings settle any more and felt is late. */
function tunings(): { tunings: Rows; trips: Rows; pianos: Rows } {
  const random = randomFrom(17);
  const among = <T>(names: readonly T[]) => names[Math.floor(random() * names.length)]!;
  const pianos = Array.from({ length: 160 }, (_, at) => ({
    piano_no: `P${at}`,
    maker: among(['Orlow', 'Tamm', 'Vesi']),
    build_year: 1990 + (at % 30),
  }));
  const trips: Record<string, string | number>[] = [];
  const rows = Array.from({ length: 3650 }, (_, at) => {
    const day = Math.floor(at / 5);
    const [hall, kind] = [among(['Harbour', 'Old mill', 'Abbey']), among(['Grand', 'Upright'])];
    const isHit = hall === 'Harbour' && kind === 'Grand' && day >= change;
    const isSettled = random() < (isHit ? 0.15 : 0.85);
    const isTuned = random() < (isSettled ? 0.92 : 0.4);
    const tripsOf = isTuned
      ? ['Done']
      : [among(isHit ? ['No felt left', 'No felt left', 'Nobody home'] : ['Worn pins', 'Nobody home']), 'Done'];
    for (const [index, result] of tripsOf.entries()) trips.push({ trip_id: trips.length, tuning_no: `T${at}`, trip: index + 1, result });
    const ordered = day + Math.floor(random() * 3);
    return {
      tuning_no: `T${at}`,
      piano_no: `P${at % 160}`,
      asked_on: iso(day),
      settled_on: isSettled ? iso(day + 1) : null,
      felt_ordered_on: iso(ordered),
      tuned_on: iso(ordered + 2 + Math.floor(random() * 4)),
      hall,
      kind,
      tuner: among(['Arvo', 'Bela', 'Cato']),
      base_fee: 90 + Math.floor(random() * 20),
      in_tune: isTuned ? 'yes' : 'no',
    };
  });
  return { tunings: rows, trips, pianos };
}

async function told(said: string, ask = 'why did the share of tunings in tune fall, where and since when?') {
  const brief = await readBrief({
    prompt: `Deck for the board on 2025 against 2024: ${ask} ${said}`,
  });
  const files = tunings();
  const open = await openAskedFacts({
    data: [{ path: csvFolder({ 'tunings.csv': csv(files.tunings), 'trips.csv': csv(files.trips), 'pianos.csv': csv(files.pianos) }) }],
    mapping: undefined,
    options: { today: '2026-01-05', asOf: '2025-12-31' },
    period: brief.period,
    periodSaid: true,
    basis: brief.basis,
    given: brief.given,
    fiscalYearSaid: null,
    brief,
  });
  open.close();
  const { outline } = planFromFacts(brief, open.table);
  const say = (text: string) => shown(text, outline.facts);
  const page = outline.slides.find(({ id }) => id.startsWith('claims-')) as OutlineSlide<'table'> | undefined;
  const along = outline.slides.find(({ id }) => id.startsWith('along-')) as OutlineSlide<'table'> | undefined;
  const summary = outline.slides.find(({ kind }) => kind === 'executive-summary') as OutlineSlide<'executive-summary'>;
  const rows = page?.content.rows.map(({ cells }) => cells.map(say)) ?? [];
  return {
    onset: open.table.onsets?.[0],
    row: (claim: string) => rows.find(([cell]) => cell!.includes(claim))?.slice(1),
    along: along?.content.rows.map(({ cells }) => cells.map(say)) ?? [],
    points: summary.content.points.map(({ text }) => say(text)),
  };
}

describe('explanations', () => {
  it('are held against days that are filled in, steps and what first happened, and not against what no column tells', async () => {
    const { onset, row, along, points } = await told(
      'Ida, who runs the harbour, says tuners stopped having the strings settled. Per hears that a rival pays a bonus. Our buyer thinks we have got slow between ordering felt and the tuning. Mo, in the store, believes there is no felt left. Liv swears people are never at home.',
    );
    expect(onset).toMatchObject({ scope: { hall: 'Harbour', kind: 'Grand' } });
    expect(row('strings settled')).toEqual([
      'Settled on: filled in',
      expect.stringMatching(/^8\d/),
      expect.stringMatching(/^1\d/),
      expect.stringMatching(/^Shown by the data\. Elsewhere 8/),
    ]);
    expect(row('bonus')).toEqual(['–', '–', '–', 'Cannot be tested. The data have no column for it.']);
    expect(row('slow between')).toEqual([
      expect.stringMatching(/^Days from felt ordered on to tuned on$/i),
      expect.stringMatching(/^3\.\d/),
      expect.stringMatching(/^3\.\d/),
      'Did not happen',
    ]);
    expect(row('no felt left')).toEqual([
      'Result, first time: No felt left',
      expect.stringMatching(/^0/),
      expect.stringMatching(/^[23]\d/),
      expect.stringMatching(/^Shown by the data/),
    ]);
    expect(row('at home')![0]).toBe('Result, first time: Nobody home');
    expect(along.map(([what]) => what)).toContain('Settled on: filled in');
    expect(points.join('\n')).toMatch(/What changed there: “(?:Settled on: filled in|Result, first time: No felt left)”/);
  });

  it('are held against a table that describes the rows, a kind of money and the year before', async () => {
    const { row } = await told(
      'The owner says the pianos are too old. Finance thinks fees got too low. Neighbours say it was just the cold winter.',
    );
    expect(row('too old')![0]).toBe('Years since build year');
    expect(row('too old')![3]).not.toMatch(/may explain|cannot be tested/i);
    expect(row('fees')).toEqual([expect.stringMatching(/base fee/i), expect.any(String), expect.any(String), 'Did not happen']);
    expect(row('cold winter')![3]).toMatch(/^Not the season/);
  });

  it('are told where only where and since when is asked, with how it came about', async () => {
    const { row, along, points } = await told(
      'Mo, in the store, believes there is no felt left. Finance thinks fees got too low.',
      'where and since when did the share of tunings in tune fall?',
    );
    expect(row('no felt left')![3]).toMatch(/^Shown by the data/);
    expect(along.map(([what]) => what)).toContain('Settled on: filled in');
    expect(points.filter((text) => text.startsWith('What changed there'))).toHaveLength(1);
  });
});
