/** What a brief takes as given is applied to the figures and said where it is; what fits nothing is reported. */
import { describe, expect, it } from 'vitest';
import { readBrief } from '../../../../src/engine/brief/read-brief.ts';
import { readFacts } from '../../../../src/engine/metrics/read-facts.ts';
import { planFromFacts } from '../../../../src/engine/outline/from-facts/plan-from-facts.ts';
import type { OutlineSlide } from '../../../../src/model/outline.ts';
import { addDays } from '../../../../src/model/period.ts';
import { csv, csvFiles } from '../../data/csv-files.ts';
import { employeesOf, spans } from '../../metrics/sample-spans.ts';
import { brief, shown } from '../plan-texts.ts';

type Rows = Parameters<typeof csv>[0];

/** Eight parcels a day, of which one is late, and in the last quarter two. */
function parcels(): Rows {
  const rows = [];
  for (let day = '2025-07-01', at = 0; day <= '2026-09-30'; day = addDays(day, 1))
    for (let each = 0; each < 8; each++, at++) {
      const late = Number(each < (day >= '2026-07-01' ? 2 : 1));
      rows.push({ parcel: `P${at}`, shipped: day, site: ['Leeds', 'Hull'][at % 2]!, late, cost: 10 + (at % 5) });
    }
  return rows;
}

/** Three tickets a day: the first takes 3 hours, the second 9, the third 20. */
function tickets(): Rows {
  const rows = [];
  for (let day = '2025-07-01', at = 0; day <= '2026-09-30'; day = addDays(day, 1))
    for (const [priority, hours] of [
      ['P1', 3],
      ['P2', 9],
      ['P3', 20],
    ] as const) {
      const closed = new Date(Date.parse(`${day}T00:30:00Z`) + hours * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
      rows.push({ ticket_id: `T${at++}`, opened_at: `${day} 00:30:00`, resolved_at: closed, priority, team: ['Blue', 'Red'][at % 2]! });
    }
  return rows;
}

async function told(prompt: string, name: string, rows: Rows, when = { today: '2026-10-01', period: '2026-Q3' }) {
  const asked = await readBrief({ prompt });
  const limits = (asked.given ?? []).filter((each) => each.kind === 'limit');
  const facts = await readFacts(await csvFiles({ [`${name}.csv`]: csv(rows) }), { ...when, limits });
  const { questions, given } = asked;
  const { outline, notes } = planFromFacts(brief({ questions, ...(given && { given }) }), facts);
  const summary = outline.slides.find(({ kind }) => kind === 'executive-summary')! as OutlineSlide<'executive-summary'>;
  const say = (text: string) => shown(text, outline.facts);
  return {
    facts,
    title: say(summary.title),
    points: summary.content.points.map(({ text }) => say(text)),
    proof: outline.slides.find(({ id }) => id === summary.content.points[0]!.slide),
    sources: outline.slides.map(({ source = '' }) => source).join(' '),
    open: notes.open,
  };
}

describe('a price', () => {
  it('answers what something costs us, with what it came to in each period', async () => {
    const { title, points, proof } = await told('Each late parcel costs us €120. What do late parcels cost us?', 'parcels', parcels());
    // The helper shows any money in dollars: 92 days with two late parcels, and 91 days with one.
    expect(points[0]).toBe('Late parcel: $22K in Q3 2026, 184 at the $120 you gave; $11K in Q2 2026.');
    expect(title).toBe('Late parcel cost $22K in Q3 2026, vs. $11K in Q2 2026');
    expect(proof!.title).toMatch(/^Late parcel: /);
    expect(proof).toMatchObject({ id: 'given-cost-late_rate', kind: 'trend', lead: 'Cost: late parcel in EUR, Q3 2025 to Q3 2026' });
  });

  it('as a share of pay is applied to the pay of those who left', async () => {
    const staff = employeesOf(spans(600, ['Nights', 'Days'])).map((row) => ({ ...row, annual_salary: 40_000 }));
    const when = { today: '2024-10-01', period: '2024-Q3' };
    const { points } = await told('A replacement costs 35% of annual salary.', 'staff_list', staff, when);
    expect(points[0] ?? '').toMatch(/^Replacement: .* 35\.0% of .* in annual pay of leavers, as you gave/);
  });

  it('that fits nothing is reported', async () => {
    const { open } = await told('Each lawsuit costs us €9,000.', 'parcels', parcels());
    expect(open).toContain('Not applied: “Each lawsuit costs us €9,000”: the data have nothing it fits');
  });
});

describe('limits', () => {
  it('by priority make the share within them, said with the limits', async () => {
    const { facts, sources } = await told('SLA is 4 h for P1, 8 h for P2 and 24 h for P3. How many met the SLA?', 'tickets', tickets());
    expect(facts.facts['resolved_within@0']!.value).toBeCloseTo(2 / 3, 2);
    expect(facts.facts['resolved_within[priority=P2]@0']!.value).toBe(0);
    expect(sources).toContain('Limits as given: 4 h for P1, 8 h for P2 and 24 h for P3');
    expect(sources).not.toContain('SLA is');
  });

  it('for all hold every ticket to one', async () => {
    const { facts } = await told('Target: 10 hours.', 'tickets', tickets());
    expect(facts.facts['resolved_within[priority=P2]@0']!.value).toBe(1);
  });

  it('for a share of all is the target of that measure, said without the rest of the sentence', async () => {
    const { facts, sources } = await told(
      'The board watches one number, our target of an answer in 10 h for 95 % of the tickets: how many are solved in time?',
      'tickets',
      tickets().map((row) => ({ ...row, first_response_hours: String(row.priority) === 'P3' ? 20 : 2 })),
    );
    expect(facts.facts['answered_within@0']!.value).toBeCloseTo(2 / 3, 2);
    expect(sources).toContain('Target given: 10 h for 95 %');
    expect(sources).not.toContain('watches');
  });

  it('for levels that the data lack are reported', async () => {
    const { facts, open } = await told('SLA: Gold 4 h, Silver 8 h.', 'tickets', tickets());
    expect(facts.metrics.some(({ id }) => id === 'resolved_within')).toBe(false);
    expect(open).toContain('Not applied: “SLA: Gold 4 h, Silver 8 h”: the data have nothing it fits');
  });
});

describe('a target', () => {
  it('of a rate is told with its distance in points', async () => {
    const { points } = await told('Target late rate 10%.', 'parcels', parcels());
    expect(points).toContain('Late rate is 15.0 points above the target of 10.0%: 25.0%.');
  });
});
