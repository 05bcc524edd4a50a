/** A budget with what stands in other tables beside it: who is there, what a cost consists of, and what rows say of themselves. */
import { beforeAll, describe, expect, it } from 'vitest';
import { auditOutline } from '../../../../src/engine/check/audit.ts';
import type { FactTable } from '../../../../src/model/fact.ts';
import { factsOf } from '../../../stories/judge.ts';
import { csv } from '../../data/csv-files.ts';
import { shown, strings } from '../plan-texts.ts';
import { tell } from './told-data.ts';

const months = Array.from({ length: 18 }, (_, at) => ({
  year: 2025 + Math.floor(at / 12),
  month: (at % 12) + 1,
  id: `${2025 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`,
}));

/** A month of each account: what was planned, and in 2026 what it came to. */
const accounts = [
  { ward: 'Surgery', account: 'Treatment income', type: 'Income', plan: 9000, actual: 8990 },
  { ward: 'Outpatients', account: 'Treatment income', type: 'Income', plan: 4000, actual: 4005 },
  { ward: 'Surgery', account: 'Wages', type: 'Cost', plan: 5000, actual: 4000 },
  { ward: 'Outpatients', account: 'Wages', type: 'Cost', plan: 2000, actual: 2010 },
  { ward: 'Surgery', account: 'Agency nurses', type: 'Cost', plan: 400, actual: 2400 },
  { ward: 'Outpatients', account: 'Supplies', type: 'Cost', plan: 900, actual: 905 },
];

const ledger = csv(
  months.flatMap(({ year, month, id }) =>
    accounts.map(({ ward, account, type, plan, actual }) => {
      const isFlood = year === 2026 && month === 3 && account === 'Supplies';
      return {
        Month: id,
        Ward: ward,
        Account: account,
        Type: type,
        'Budget owner': ward === 'Surgery' ? 'Ada Quist' : 'Ben Lowe',
        Plan: plan,
        Actual: (year === 2026 ? actual : plan) + (isFlood ? 700 : 0),
        Remark: isFlood ? 'Flood of 2 March: 40 beds replaced' : '',
      };
    }),
  ),
);

const staff = csv(
  months.flatMap(({ year, id }) =>
    ['Surgery', 'Outpatients'].map((ward) => ({
      Month: id,
      Ward: ward,
      'Planned FTE': ward === 'Surgery' ? 50 : 20,
      'Actual FTE': ward === 'Surgery' && year === 2026 ? 40 : ward === 'Surgery' ? 50 : 20,
    })),
  ),
);

/** A year earlier 400 a month for 10 hours at 40; now 10 hours at 40 and 25 hours at 80. */
const shifts = csv(
  months.flatMap(({ year, id }) =>
    [{ Agency: 'Old Agency', Hours: 10, Rate: 40 }, ...(year === 2026 ? [{ Agency: 'Quick Staff', Hours: 25, Rate: 80 }] : [])].map(
      ({ Hours, Rate, Agency }) => ({ Month: id, Ward: 'Surgery', Agency, Hours, Rate, Amount: Hours * Rate }),
    ),
  ),
);

describe('a budget with other tables beside it', () => {
  let facts: FactTable;
  beforeAll(async () => {
    const files = Object.entries({ 'budget.csv': ledger, 'staff.csv': staff, 'agency_shifts.csv': shifts });
    facts = await factsOf({
      files: files.map(([name, text]) => ({ name, text })),
      options: { today: '2026-07-08', period: '2026-H1' },
    });
  });
  const of = (id: string) => facts.facts[id]?.value;
  const page = (id: string) => {
    const { outline } = tell(facts);
    const slide = outline.slides.find((each) => each.id === id);
    return slide ? strings(slide).map((text) => shown(text, outline.facts)) : [];
  };

  it('counts the people of a department as the mean of its months', () => {
    expect([of('statement_people[ward=Surgery]@0'), of('statement_people.target[ward=Surgery]@0')]).toEqual([40, 50]);
  });

  it('leaves no table unused', () => {
    expect(facts.quality.filter(({ message }) => message.includes('is not used'))).toEqual([]);
  });

  it('names the file of the budget as the source of its figures', () => {
    expect(page('plan-variance').join('\n')).toContain('Source: budget.csv');
  });

  it('tells an overrun and the saving that pays for it as one effect', () => {
    const text = page('offset').join('\n');
    expect(text).toContain('Surgery: Agency nurses −$12K, against Wages +$6K');
    expect(text).toContain('Together that is −$6K vs. plan');
    expect(text).toContain('Surgery: 40 FTE on average, 50 planned');
  });

  it('heads the deck with what is left of them', () => {
    const { outline } = tell(facts);
    const summary = outline.slides.find(({ id }) => id === 'executive-summary')!;
    expect(shown(summary.title, outline.facts)).toContain('Agency nurses in Surgery, net −$6K');
    expect(shown(summary.title, outline.facts)).not.toContain('Wages +');
  });

  it('splits the overrun into more hours and a higher rate, which add up to it', () => {
    // At 40 an hour, the plan of 2,400 pays for 60 hours; 210 were used.
    expect(page('detail')[2]).toBe('Agency nurses in Surgery −$12K vs. plan: hours −$6K, rate −$6K');
    expect(page('detail').join('\n')).toContain('Quick Staff: 150 hours at $80, $12K, with nothing a year earlier');
  });

  it('shows what a row says of itself, beside its variance', () => {
    const { outline } = tell(facts);
    const texts = outline.slides.flatMap((slide) => strings(slide).map((text) => shown(text, outline.facts)));
    expect(texts.join('\n')).toContain('Supplies, March (−$705): “Flood of 2 March: 40 beds replaced”');
  });

  it('asks to decide on both together', () => {
    const text = page('actions').join('\n');
    expect(text).toContain('fill 10 vacant FTE and end Agency nurses above plan');
    expect(text).not.toContain('Wages saves');
    expect(text).toContain('Ada Quist');
  });

  it('says what the rest of the year would add, as an extrapolation', () => {
    expect(page('trend-result').join('\n')).toMatch(/the other 6 months of the year would add −\$[\d.,]+K? vs\. plan \(extrapolated\)/);
  });

  it('says nothing that its figures do not bear out', () => {
    const { outline } = tell(facts);
    expect(auditOutline(outline, []).changes).toEqual([]);
  });
});

describe('a table beside a budget that is no part of it', () => {
  it('is of no line where its amounts are others', async () => {
    const files = Object.entries({ 'budget.csv': ledger, 'agency_shifts.csv': shifts.replaceAll(',80,2000', ',80,2900') });
    const facts = await factsOf({
      files: files.map(([name, text]) => ({ name, text })),
      options: { today: '2026-07-08', period: '2026-H1' },
    });
    expect(facts.statement?.detail).toBeUndefined();
  });
});
