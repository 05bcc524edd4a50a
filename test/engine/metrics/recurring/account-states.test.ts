/** What each account pays and uses by the month, beside a list that says what it is: kept over the months that the brief names, where and since when not. */
import { beforeAll, describe, expect, it } from 'vitest';
import { openAskedFacts } from '../../../../src/engine/asked-facts.ts';
import { readBrief } from '../../../../src/engine/brief/read-brief.ts';
import { planFromFacts } from '../../../../src/engine/outline/from-facts/plan-from-facts.ts';
import type { FactTable } from '../../../../src/model/fact.ts';
import type { Outline } from '../../../../src/model/outline.ts';
import { csvFolder } from '../../data/csv-files.ts';
import { said } from '../../outline/plan-texts.ts';
import { breaks, type Customer, customers, exported, fails, pays } from './account-states.ts';

/** `NRR` from March to August of the last year, or of the one before. */
const kept = (year: 0 | -1, which: (each: Customer) => boolean = () => true) => {
  const [opens, closes] = year === 0 ? [14, 19] : [2, 7];
  const there = customers.filter((each) => which(each) && pays(each, opens) > 0);
  const sum = (month: number) => there.reduce((total, each) => total + pays(each, month), 0);
  return { n: there.length, lost: there.filter((each) => pays(each, closes) === 0).length, nrr: sum(closes) / sum(opens) };
};

describe('account states by the month', () => {
  let table: FactTable;
  let outline: Outline;
  beforeAll(async () => {
    const prompt =
      'Unsere NRR ist gefallen. NRR = MRR im August der Kunden, die im März gezahlt haben, geteilt durch deren MRR im März. Vergleiche März bis August 2026 mit März bis August 2025. Neue Kunden zählen nicht. Warum ist sie schlechter geworden?';
    const brief = await readBrief({ prompt });
    const open = await openAskedFacts({
      data: [{ path: csvFolder(exported()) }],
      mapping: undefined,
      options: { today: '2026-10-05' },
      period: '2026-03..2026-08',
      periodSaid: true,
      basis: 'year',
      given: brief.given,
      fiscalYearSaid: null,
      brief,
    });
    open.close();
    table = open.table;
    outline = planFromFacts(brief, table).outline;
  });
  const fact = (id: string) => table.facts[id];

  it('are net retention from the first month that is named to the last, now and a year before', () => {
    for (const [offset, year] of [
      [0, 0],
      [table.prior!.offset, -1],
    ] as const) {
      const { nrr, n, lost } = kept(year);
      expect(fact(`nrr@${offset}`)).toMatchObject({ n });
      expect(fact(`nrr@${offset}`)!.value).toBeCloseTo(nrr, 9);
      expect(fact(`logo_churn@${offset}`)!.value).toBeCloseTo(lost / n, 9);
    }
  });

  it('are split by what the list says of the accounts', () => {
    const of = kept(0, ({ plan }) => plan === 'Team');
    const plan = table.dimensions.find(({ members }) => members.includes('Team'))!;
    expect(fact(`nrr[${plan.id}=Team]@0`)!.value).toBeCloseTo(of.nrr, 9);
  });

  it('tell where accounts leave and since when, with the reason and with what was counted of them beforehand', () => {
    const onset = table.onsets?.find(({ metric }) => metric === 'customer_churn');
    expect(Object.values(onset?.scope ?? {}).toSorted()).toEqual(['Funk', 'Team']);
    expect(onset?.start.start.slice(0, 7)).toBe('2026-03');
    expect(onset?.start.start.slice(5, 7)).toBe(String(breaks + 2 - 12).padStart(2, '0'));
    expect(onset?.reason?.why).toBe('Aussetzer');
  });

  it('tell in the summary why it fell, and not what the sentence that defines it says', () => {
    const all = said(outline);
    expect(all).toMatch(/Team × Funk|Funk × Team/);
    // What was kept there and elsewhere, which the plain definition gives.
    const [there, elsewhere] = [kept(0, fails), kept(0, (each) => !fails(each))];
    const percent = (value: number) => `${(value * 100).toFixed(1)}%`;
    expect(all).toContain(percent(there.nrr));
    expect(all).toContain(percent(elsewhere.nrr));
    expect(all).not.toMatch(/gezahlt haben, geteilt/);
  });
});
