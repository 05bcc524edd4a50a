/** Which values of a column are short forms of another, and which only look alike. */
import { describe, expect, it } from 'vitest';
import { shortForms } from '../../../../src/engine/data/typing/short-forms.ts';
import { readFacts } from '../../../../src/engine/metrics/read-facts.ts';
import { csv, csvFiles } from '../csv-files.ts';

const sorted = (groups: string[][]) => groups.map((group) => group.toSorted()).sort();

describe('short forms', () => {
  it('are joined with what they stand for', () => {
    expect(sorted(shortForms('Segment', ['ENT', 'Enterprise', 'MM', 'Mid-Market', 'SMB', 'Public sector']))).toEqual([
      ['ENT', 'Enterprise'],
      ['MM', 'Mid-Market'],
    ]);
    expect(shortForms('Region', ['NA', 'North America', 'EMEA', 'APAC'])).toEqual([['NA', 'North America']]);
    expect(sorted(shortForms('Country', ['DE', 'Germany', 'France', 'FR', 'UK', 'United Kingdom']))).toEqual([
      ['DE', 'Germany'],
      ['FR', 'France'],
      ['UK', 'United Kingdom'],
    ]);
    expect(shortForms('Team', ['SDR', 'Sales Development Representative', 'Support'])).toEqual([
      ['SDR', 'Sales Development Representative'],
    ]);
    expect(shortForms('Quarter', ['Q3', '3', 'Q4'])).toEqual([['Q3', '3']]);
  });

  it('of a rank are joined where a value has both its number and its word, or where all ranks stand beside all words', () => {
    expect(sorted(shortForms('Priority', ['P4', '4 - Low', 'Low', 'P1', '1 - Urgent']))).toEqual(
      [
        ['4 - Low', 'Low', 'P4'],
        ['1 - Urgent', 'P1'],
      ].sort(),
    );
    expect(sorted(shortForms('Severity', ['P1', 'P2', 'P3', 'High', 'Critical', 'Medium']))).toEqual([
      ['Critical', 'P1'],
      ['High', 'P2'],
      ['Medium', 'P3'],
    ]);
  });

  it('stay apart where nothing proves them', () => {
    expect(shortForms('Priority', ['1', '2', '3', 'High', 'Low', 'Medium'])).toEqual([]);
    expect(shortForms('Priority', ['P1', 'P2', 'Low'])).toEqual([]);
    expect(shortForms('Priority', ['1 - Low', '4 - Low', 'Low'])).toEqual([]);
    expect(shortForms('Region', ['NA', 'EMEA', 'APAC'])).toEqual([]);
    expect(shortForms('Plan', ['Pro', 'Professional', 'Team', 'Teams Plus', 'Basic'])).toEqual([]);
    expect(shortForms('State', ['CA', 'Canada', 'TX'])).toEqual([]);
    expect(shortForms('Product', ['ABC', 'Alpha Beta Core', 'Amber Base Cell'])).toEqual([]);
  });

  it('count as one in the figures, and North America is no missing value', async () => {
    const names = ['NA', 'North America', 'EMEA', 'APAC'];
    const deals = Array.from({ length: 80 }, (_, at) => ({
      deal_id: at + 1,
      stage: 'Closed Won',
      amount: 100,
      created: '2026-06-01',
      closed: `2026-0${7 + (at % 3)}-10`,
      region: names[at % 4]!,
    }));
    const table = await readFacts(await csvFiles({ 'deals.csv': csv(deals) }), { today: '2026-10-05', period: '2026-Q3' });
    expect(table.dimensions.find(({ id }) => id === 'region')!.members.toSorted()).toEqual(['APAC', 'EMEA', 'NA']);
    expect(table.facts['won_value[region=NA]@0']!.value).toBe(4000);
  });
});
