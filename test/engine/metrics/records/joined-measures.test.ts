/** Measures that take two tables, or two rows of one: hours at rates against fees, and rows that go back to an earlier one; counted again from the rows. */
import { describe, expect, it } from 'vitest';
import { readFacts } from '../../../../src/engine/metrics/read-facts.ts';
import type { FactTable } from '../../../../src/model/fact.ts';
import { csv, csvFiles } from '../../data/csv-files.ts';

type Row = Record<string, string | number | null>;
const read = async (tables: Record<string, readonly Row[]>): Promise<FactTable> =>
  readFacts(await csvFiles(Object.fromEntries(Object.entries(tables).map(([name, rows]) => [`${name}.csv`, csv([...rows])]))), {
    today: '2026-10-01',
    asOf: '2026-09-30',
    period: '2026-Q3',
  });
const value = ({ facts }: FactTable, id: string) => facts[id]?.value;
const sum = <T>(rows: readonly T[], of: (row: T) => number) => rows.reduce((total, row) => total + of(row), 0);

describe('hours booked to projects', () => {
  const people = Array.from({ length: 6 }, (_, at) => ({
    id: `P${at}`,
    team: at % 2 ? 'Web' : 'Data',
    cost: 40 + 10 * at,
    bill: 90 + 12 * at,
  }));
  const projects = [
    { code: 'F1', type: 'Fixed price', budget: 100, fee: 20_000 },
    { code: 'F2', type: 'Fixed price', budget: 900, fee: 60_000 },
    // An estimate is no fee where work is paid by the hour.
    { code: 'T1', type: 'T&M', budget: 200, fee: 5_000 },
    { code: 'I0', type: 'Internal', budget: null, fee: null },
  ];
  const entries = Array.from({ length: 480 }, (_, at) => {
    const code = ['F1', 'F2', 'T1', 'I0'][at % 4]!;
    // F1 ended in July, the others run.
    const month = code === 'F1' ? (at % 2 ? 6 : 7) : 4 + (at % 6);
    return {
      number: at + 1,
      person: people[(at * 5) % 6]!,
      project: projects.find((each) => each.code === code)!,
      day: `2026-0${month}-${String(10 + (at % 17)).padStart(2, '0')}`,
      hours: 1 + (at % 5),
      billable: code !== 'I0' && at % 7 !== 0,
    };
  });
  const facts = read({
    time_entries: entries.map(({ number, person, project, day, hours, billable }) => ({
      'Entry ID': number,
      'Person ID': person.id,
      'Project Code': project.code,
      Date: day,
      Hours: hours,
      Billable: billable ? 'Yes' : 'No',
    })),
    people: people.map(({ id, team, cost, bill }) => ({
      'Person ID': id,
      Team: team,
      'Cost Rate (EUR/h)': cost,
      'Bill Rate (EUR/h)': bill,
    })),
    projects: projects.map(({ code, type, budget, fee }) => ({
      'Project Code': code,
      'Contract Type': type,
      'Budget Hours': budget,
      'Fee (EUR)': fee,
    })),
  });
  const quarter = entries.filter(({ day }) => day >= '2026-07-01');
  const total = (code: string) =>
    sum(
      entries.filter(({ project }) => project.code === code),
      ({ hours }) => hours,
    );
  const earned = ({ project, person, hours, billable }: (typeof entries)[number]) => {
    if (project.code === 'F1') return (project.fee! * hours) / total('F1');
    if (project.code === 'F2') return (project.fee! * hours) / Math.max(total('F2'), project.budget!);
    return billable ? hours * person.bill : 0;
  };
  const ofProjects = quarter.filter(({ project }) => project.code !== 'I0');

  it('earn a part of the fixed fee, of the budget while the project runs, or their rate', async () => {
    expect(value(await facts, 'time_fees@0')).toBeCloseTo(sum(ofProjects, earned), 4);
  });

  it('cost what whoever booked them costs, and leave a margin without what no customer pays for', async () => {
    const [table, cost] = [await facts, ({ person, hours }: (typeof entries)[number]) => person.cost * hours];
    expect(value(table, 'time_cost@0')).toBeCloseTo(sum(quarter, cost), 6);
    const fees = sum(ofProjects, earned);
    expect(value(table, 'project_margin@0')).toBeCloseTo((fees - sum(ofProjects, cost)) / fees, 8);
    const [web, own] = [ofProjects.filter(({ person }) => person.team === 'Web'), sum];
    expect(value(table, 'project_margin[team=Web]@0')).toBeCloseTo((own(web, earned) - own(web, cost)) / own(web, earned), 8);
  });

  it('are used as far as somebody pays for them', async () => {
    const paid = sum(
      quarter.filter(({ billable }) => billable),
      ({ hours }) => hours,
    );
    expect(value(await facts, 'utilisation@0')).toBeCloseTo(paid / sum(quarter, ({ hours }) => hours), 9);
  });

  it('are over budget from the hour on with which it was used up', async () => {
    let [booked, over] = [new Map<string, number>(), 0];
    for (const { project, day, hours } of entries.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.number - b.number))) {
      const before = booked.get(project.code) ?? 0;
      booked = booked.set(project.code, before + hours);
      if (day >= '2026-07-01' && project.budget !== null) over += Math.max(0, Math.min(hours, before + hours - project.budget));
    }
    expect(value(await facts, 'over_budget_hours@0')).toBeCloseTo(over, 6);
  });

  it('have no fees where nothing says what an hour or a project is paid', async () => {
    const table = await read({
      time_entries: entries.map(({ number, person, day, hours }) => ({
        'Entry ID': number,
        'Person ID': person.id,
        Date: day,
        Hours: hours,
      })),
      people: people.map(({ id, team }) => ({ 'Person ID': id, Team: team, 'Weekly Capacity (h)': 40 })),
    });
    expect(table.metrics.map(({ id }) => id).filter((id) => /^(time_|project_|utilisation)/.test(id))).toEqual([]);
  });
});

describe('hours at the rates of people in several currencies', () => {
  it('cost what they come to in one', async () => {
    const people = Array.from({ length: 8 }, (_, at) => ({ id: `P${at}`, cost: 40 + 10 * at, currency: at % 4 === 3 ? 'GBP' : 'EUR' }));
    const entries = Array.from({ length: 240 }, (_, at) => ({
      number: at + 1,
      person: people[at % 8]!,
      day: `2026-0${4 + (at % 6)}-10`,
      hours: 1 + (at % 5),
    }));
    const facts = await read({
      time_entries: entries.map(({ number, person, day, hours }) => ({
        'Entry ID': number,
        'Person ID': person.id,
        Date: day,
        Hours: hours,
      })),
      people: people.map(({ id, cost, currency }) => ({ 'Person ID': id, 'Cost Rate': cost, Currency: currency })),
      fx_rates: [{ from: 'GBP', to: 'EUR', rate: 1.25 }],
    });
    const quarter = entries.filter(({ day }) => day >= '2026-07-01');
    const cost = sum(quarter, ({ hours, person }) => hours * person.cost * (person.currency === 'GBP' ? 1.25 : 1));
    expect([facts.currency, facts.facts['time_cost@0']?.currency]).toEqual(['EUR', 'EUR']);
    expect(value(facts, 'time_cost@0')).toBeCloseTo(cost, 4);
  });
});

describe('rows that go back to an earlier row', () => {
  const start = Date.UTC(2026, 0, 1);
  const day = (at: number) => new Date(start + at * 86_400_000).toISOString().slice(0, 10);
  // Every ninth job of the North leads to another one ten days later.
  const jobs: { id: string; origin: string | null; day: string; region: string; cost: number }[] = [];
  for (let at = 0; at < 1080; at++) {
    const on = Math.floor(at / 4);
    jobs.push({ id: `W${at}`, origin: null, day: day(on), region: at % 2 ? 'North' : 'South', cost: 100 + (at % 13) });
    if (at % 2 && at % 9 === 0 && on + 10 < 273)
      jobs.push({ id: `R${at}`, origin: `W${at}`, day: day(on + 10), region: 'North', cost: 150 + (at % 7) });
  }
  const table = (called: string) =>
    read({
      work_orders: jobs.map(({ id, origin, day: on, region, cost }) => ({
        'Work Order': id,
        [called]: origin,
        'Completed Date': on,
        Region: region,
        'Total Cost (EUR)': cost,
      })),
    });
  const quarter = jobs.filter((job) => job.day >= '2026-07-01');

  it('are counted for the row that they go back to, where it is old enough to know', async () => {
    const last = Math.max(...jobs.map((job) => Date.parse(job.day)));
    const known = quarter.filter((job) => Date.parse(job.day) <= last - 10 * 86_400_000);
    const led = new Set(jobs.flatMap(({ origin }) => origin ?? []));
    const facts = (await table('Original Work Order')).facts;
    expect(facts['repeat_rate@0']).toMatchObject({ n: known.length, value: known.filter(({ id }) => led.has(id)).length / known.length });
    expect(facts['repeat_rate[region=South]@0']?.value).toBe(0);
  });

  it('cost what they cost in full', async () => {
    expect(value(await table('Original Work Order'), 'repeat_cost@0')).toBe(
      sum(
        quarter.filter(({ origin }) => origin),
        ({ cost }) => cost,
      ),
    );
  });

  it('cost no discount, which went off what was earned', async () => {
    const facts = await read({
      jobs: jobs.map(({ id, origin, day: on, cost }) => ({
        'Job ID': id,
        'Original Job': origin,
        'Completed Date': on,
        'Amount (EUR)': cost,
        'Discount (EUR)': cost % 7,
      })),
    });
    const ids = facts.metrics.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['net_revenue', 'repeat_rate']));
    expect(ids).not.toContain('repeat_cost');
  });

  it('are no repeats where the column says something else of the other row', async () => {
    expect((await table('Booked together with')).metrics.map(({ id }) => id)).not.toContain('repeat_rate');
  });
});
