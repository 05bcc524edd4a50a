/** Bills with a day alone tell the history of recurring revenue that a list without the amounts of what has ended does not hold. */
import { beforeAll, describe, expect, it } from 'vitest';
import { readFacts } from '../../../../src/engine/metrics/read-facts.ts';
import type { FactTable } from '../../../../src/model/fact.ts';
import { csvFiles } from '../../data/csv-files.ts';
import { type Contract, contracts, exported, months, pays } from './dated-bills.ts';

const value = (table: FactTable, id: string) => table.facts[id]?.value;
const of = (month: number, which: (each: Contract) => boolean = () => true) =>
  contracts.reduce((sum, each) => sum + (which(each) ? pays(each, month) : 0), 0);
const ends = [2, 5, 8, 11, 14, 17].reverse();
const told = { today: '2026-07-09', asOf: '2026-07-09', period: '2026-Q2' };
const factsOf = async (files: Record<string, string>, leaveOut?: string[]) =>
  readFacts(await csvFiles(files), { ...told, ...(leaveOut && { leaveOut }) });

describe('bills with a day alone', () => {
  let facts: FactTable;
  beforeAll(async () => {
    facts = await factsOf(exported());
  });

  it('are MRR net of tax for as long as the plan or the usual gap says, with those voided counted once and a missing month no end', () => {
    for (const [back, month] of ends.entries())
      expect(value(facts, `mrr@-${back}`.replace('-0', '0')), `${month}`).toBeCloseTo(of(month), 4);
  });

  it('give net retention by the period, the last one whole where all bills are written on one day', () => {
    expect(facts.periods.find(({ offset }) => offset === 0)?.partial).toBe(false);
    for (const back of [0, 1, 2, 3]) {
      const [closing, opening] = [ends[back]!, ends[back + 1]!];
      const kept = of(closing) / of(opening);
      expect(value(facts, `nrr@${back === 0 ? '' : '-'}${back}`)).toBeCloseTo(kept, 6);
    }
  });

  it('are split by what the list says of plan and intake, whose repeated rows count once', () => {
    expect(facts.dimensions.map(({ label }) => label)).toEqual(expect.arrayContaining(['Plan', 'Intake']));
    expect(value(facts, 'mrr[plan_id=team-annual]@0')).toBeCloseTo(
      of(months - 1, ({ plan }) => plan === 'team-annual'),
      4,
    );
    expect(facts.quality.find(({ sentence }) => sentence === 'repeated')).toMatchObject({ rows: 2 });
  });

  it('of a subscription that is left out of the list are left out too', async () => {
    const left = await factsOf(exported(), ['Firm 10']);
    expect(value(left, 'mrr@0')).toBeCloseTo(
      of(months - 1, ({ at }) => at !== 10),
      4,
    );
  });
});
