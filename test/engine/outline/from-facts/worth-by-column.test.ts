/** Where a brief tells by a column what one case costs or brings in, options are held against exactly that: of the rows that are meant, since the change. */
import { describe, expect, it } from 'vitest';
import { openAskedFacts } from '../../../../src/engine/asked-facts.ts';
import { readBrief } from '../../../../src/engine/brief/read-brief.ts';
import { planFromFacts } from '../../../../src/engine/outline/from-facts/plan-from-facts.ts';
import { onsetId } from '../../../../src/model/fact.ts';
import type { OutlineSlide } from '../../../../src/model/outline.ts';
import { csv, csvFolder } from '../../data/csv-files.ts';
import { shown } from '../plan-texts.ts';

type Row = Record<string, string | number | null>;

const iso = (day: number) => new Date(Date.UTC(2024, 0, 1) + day * 86_400_000).toISOString().slice(0, 10);
/** The first of July 2025: half a year is left. */
const change = 547;
const last = 731;

async function told(prompt: string, files: Readonly<Record<string, readonly Row[]>>) {
  const brief = await readBrief({ prompt });
  const open = await openAskedFacts({
    data: [{ path: csvFolder(Object.fromEntries(Object.entries(files).map(([file, rows]) => [file, csv(rows)]))) }],
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
  const facts = open.table;
  const { outline, notes } = planFromFacts(brief, facts);
  const [onset] = facts.onsets ?? [];
  const page = outline.slides.find(({ id }) => id.startsWith('decision-')) as OutlineSlide<'table'> | undefined;
  const plain = (text: string) => shown(text, outline.facts);
  return {
    onset: onset && [onset.start.id, ...Object.values(onset.scope)],
    fact: (part: 'price' | 'worth') => onset && facts.facts[onsetId(onset, part)]?.value,
    rows: page?.content.rows.map(({ cells }) => cells.map(plain)) ?? [],
    reading: page?.content.reading.map(plain).join(' ') ?? '',
    open: notes.open.join(' '),
  };
}

const isWeak = (hall: string, kind: string, day: number) => hall === 'West' && kind === 'Opera' && day >= change;

/** Boxes offered to subscribers, half of them accepted; of the opera in the West one in ten since July 2025. */
function boxes(): Row[] {
  return Array.from({ length: last }, (_, day) =>
    ['West', 'East', 'Quay'].flatMap((hall, at) =>
      ['Opera', 'Ballet'].map((kind, other): Row => {
        const isTaken = isWeak(hall, kind, day) ? day % 10 === 0 : day % 2 === 0;
        return {
          box_id: `X${day}-${at}${other}`,
          hall,
          kind,
          offered_on: iso(day),
          answer: isTaken ? 'Accepted' : 'Refused',
          face_value_usd: 900,
          est_rent_usd: 100 + ((day * 7) % 11) * 20,
        };
      }),
    ),
  ).flat();
}

const asked =
  'Why has it fallen, where and since when? To choose: (A) a host for the West, $9,000 a year, or (B) gilding everything, $200,000 a year.';

describe('a case whose worth a column tells', () => {
  it('brings in what the rows there would have at the rate before, less what they did', async () => {
    const rows = boxes();
    const there = rows.filter(({ hall, kind }) => hall === 'West' && kind === 'Opera');
    const since = there.filter(({ offered_on }) => String(offered_on) >= iso(change));
    const before = there.filter(({ offered_on }) => String(offered_on) < iso(change));
    const rent = (of: readonly Row[]) => of.reduce((sum, row) => sum + Number(row.est_rent_usd), 0);
    const isTaken = ({ answer }: Row) => answer === 'Accepted';
    const expected = (before.filter(isTaken).length / before.length) * rent(since) - rent(since.filter(isTaken));
    const {
      onset,
      fact,
      rows: options,
      reading,
      open,
    } = await told(
      `It is about the share of boxes that are accepted, by offered_on. ${asked} Every box accepted earns us the estimated rent in the file.`,
      { 'boxes.csv': rows },
    );
    expect(onset).toEqual(['2025-07', 'West', 'Opera']);
    expect(fact('worth')).toBeCloseTo(expected, 6);
    expect(options[0]![1]).toBe('$9K');
    expect(options[0]![2]).toBe(`$${Math.round((2 * expected) / 1000)}K`);
    expect(reading).toMatch(/is what “Estimated rent” says of those rows; all of it comes back only if/);
    expect(open).not.toContain('rent');
  });

  it('costs on average what two columns together say of those that went wrong, though others are nearly called so', async () => {
    const rows = boxes().map(({ est_rent_usd, ...row }) => ({
      ...row,
      courier_cost_usd: row.answer === 'Refused' ? 20 : null,
      refund_usd: row.answer === 'Refused' ? 4 : null,
      yearly_price_usd: est_rent_usd!,
    }));
    const { fact, reading } = await told(
      `It is about the share of boxes that are accepted, by offered_on. ${asked} A refused box costs us the courier and the amount we refund the subscriber, both in the export.`,
      { 'boxes.csv': rows },
    );
    expect(fact('price')).toBe(24);
    expect(reading).toContain('at $24 each');
  });

  it('costs what follows the first of several rows of another table', async () => {
    const jobs: Row[] = [];
    const calls: Row[] = [];
    for (const row of boxes()) {
      const isDone = row.answer === 'Accepted';
      jobs.push({
        job_no: row.box_id!,
        hall: row.hall!,
        kind: row.kind!,
        reported_on: row.offered_on!,
        result: isDone ? 'Completed' : 'Waiting',
      });
      for (const seq of isDone ? [1] : [1, 2])
        calls.push({ call_id: calls.length, job_no: row.box_id!, call_seq: seq, call_charge_usd: seq === 1 ? 30 : 70 });
    }
    const { fact } = await told(
      `It is about the share of jobs that are completed, by reported_on. ${asked} A return call costs us whatever charge is on that call.`,
      { 'jobs.csv': jobs, 'calls.csv': calls },
    );
    expect(fact('price')).toBe(70);
  });

  it('costs for each day beyond what was usual what the list of another table says of a day', async () => {
    const cranes = Array.from(
      { length: 12 },
      (_, at): Row => ({ crane_no: `C-${at}`, quay: ['West', 'East', 'Quay'][at % 3]!, daily_hire_usd: 100 + 10 * at }),
    );
    const stops = Array.from({ length: 6 * last }, (_, at): Row => {
      const [day, crane] = [Math.floor(at / 6), cranes[(at * 5) % 12]!];
      const length = 2 + (at % 3) + (crane.quay === 'West' && day >= change ? 4 : 0);
      return {
        stop_no: `S${at}`,
        crane_no: crane.crane_no!,
        shift: ['Day', 'Night'][day % 2]!,
        stopped_on: iso(day - 2),
        running_on: iso(day - 2 + length),
      };
    });
    const { onset, fact, reading } = await told(
      `It is about the average days between stopped and running. ${asked} Every idle day costs us the daily hire of that crane in the list.`,
      { 'stops.csv': stops, 'cranes.csv': cranes },
    );
    expect(onset?.slice(1)).toEqual(['West']);
    const dated = stops.map((row) => ({
      ...row,
      west: cranes.find(({ crane_no }) => crane_no === row.crane_no)!.quay === 'West',
      hire: Number(cranes.find(({ crane_no }) => crane_no === row.crane_no)!.daily_hire_usd),
      days: (Date.parse(String(row.running_on)) - Date.parse(String(row.stopped_on))) / 86_400_000,
      on: String(row.running_on),
    }));
    const west = dated.filter((row) => row.west && row.on <= '2025-12-31');
    const [before, since] = [west.filter(({ on }) => on < `${onset![0]}-01`), west.filter(({ on }) => on >= `${onset![0]}-01`)];
    const usual = before.reduce((sum, { days }) => sum + days, 0) / before.length;
    expect(fact('worth')).toBeCloseTo(
      since.reduce((sum, { days, hire }) => sum + (days - usual) * hire, 0),
      4,
    );
    expect(reading).toContain('“Daily hire”');
  });

  it('is worth nothing known where the words name no column', async () => {
    const { fact, open } = await told(
      `It is about the share of boxes that are accepted, by offered_on. ${asked} Every box accepted earns us the goodwill of its guest.`,
      { 'boxes.csv': boxes() },
    );
    expect([fact('worth'), fact('price')]).toEqual([undefined, undefined]);
    expect(open).toContain('goodwill');
  });
});
