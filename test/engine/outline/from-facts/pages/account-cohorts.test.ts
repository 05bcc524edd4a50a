/** The page of account cohorts: there where accounts leave, and silent where next to nobody does. */
import { beforeAll, describe, expect, it } from 'vitest';
import { planFromFacts } from '../../../../../src/engine/outline/from-facts/plan-from-facts.ts';
import type { FactTable } from '../../../../../src/model/fact.ts';
import { type LanguageCode, languages } from '../../../../../src/model/language.ts';
import { factsOf } from '../../../../stories/judge.ts';
import { randomFrom } from '../../../insight/fixtures.ts';
import { faultsOf } from '../../faults.ts';
import { brief, exactly } from '../../plan-texts.ts';
import { tell } from '../told-data.ts';

/** Two years in which some sixty accounts come each quarter and stay for `days` in the mean. */
function accounts(days: number): Promise<FactTable> {
  const random = randomFrom(3);
  const rows = ['account,plan,mrr,start_date,end_date'];
  const iso = (time: number) => new Date(time).toISOString().slice(0, 10);
  for (let week = 0; week < 104; week++)
    for (let each = 0; each < 5; each++) {
      const start = Date.UTC(2023, 0, 2 + 7 * week + Math.floor(random() * 6));
      const end = start + Math.ceil(-Math.log(1 - random()) * days) * 86_400_000;
      rows.push([`A${rows.length}`, 'Pro', 100, iso(start), end < Date.UTC(2024, 11, 31) ? iso(end) : ''].join(','));
    }
  return factsOf({ files: [{ name: 'subscriptions.csv', text: rows.join('\n') }], options: { today: '2025-01-02', asOf: '2024-12-31' } });
}

describe('accounts that leave', () => {
  let facts: FactTable;
  beforeAll(async () => {
    facts = await accounts(600);
  });

  it('stand in a triangle: a row a quarter they came in, a figure for each quarter since', () => {
    const { columns, rows } = tell(facts).page('account-cohorts')!.content as { columns: string[]; rows: { values: (string | null)[] }[] };
    expect([columns[0], columns.at(-1), columns.length]).toEqual(['Q1 2023', 'Q4 2024', 8]);
    expect(rows.map(({ values }) => values.filter((id) => id !== null).length)).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
    expect(rows.at(-1)!.values.at(-1)).toBe('account_retention[cohort=2024-Q4]@0');
  });

  it('give the title their share, and the reading the oldest group', () => {
    const told = tell(facts);
    expect(told.title('account-cohorts')).toMatch(/^\d\d(\.\d)?% of the accounts that joined since Q1 2023 still pay$/);
    expect(told.reading('account-cohorts')).toMatch(
      /^Of the 65 accounts that joined in Q1 2023, 30\.8% were paying at the end of Q4 2024\.$/,
    );
  });

  it.each(Object.keys(languages) as LanguageCode[])('are told whole in %s, without English', (language) => {
    const { outline } = planFromFacts(brief({ language, slides: exactly(40) }), facts);
    expect(outline.slides.some(({ id }) => id === 'account-cohorts')).toBe(true);
    expect(faultsOf(outline, language)).toEqual([]);
  });
});

describe('accounts that stay', () => {
  it('have no such page', async () => {
    expect(tell(await accounts(60_000)).page('account-cohorts')).toBeUndefined();
  });
});
