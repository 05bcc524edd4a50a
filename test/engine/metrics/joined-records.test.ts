/** Tables that hold no sales are seen by what the tables beside them name. */
import { describe, expect, it } from 'vitest';
import { describeData } from '../../../src/engine/metrics/describe-data.ts';
import { readFacts } from '../../../src/engine/metrics/read-facts.ts';
import { csvFiles } from '../data/csv-files.ts';
import { sqliteOf } from '../data/formats/written-files.ts';

const visits = Array.from({ length: 600 }, (_, at) => ({
  visit_id: at + 1,
  doctor_id: (at % 6) + 1,
  visit_date: new Date(Date.UTC(2024, 0, 1) + (at % 366) * 86_400_000).toISOString().slice(0, 10),
  treatment_hours: 1 + (at % 4),
}));
const names = ['Surgery', 'Radiology'];
const database = () => {
  const bytes = sqliteOf({
    visits,
    doctors: Array.from({ length: 6 }, (_, at) => ({
      doctor_id: at + 1,
      name: `Dr ${'ABCDEF'[at]}`,
      department_id: (at % 2) + 1,
      birth_date: '1970-01-01',
    })),
    departments: names.map((name, at) => ({ department_id: at + 1, name })),
    shifts: Array.from({ length: 60 }, (_, at) => ({ doctor_id: (at % 6) + 1, weekday: at % 7 })),
  });
  return csvFiles({ 'clinic.db': bytes });
};
const options = { today: '2025-01-15', asOf: '2024-12-31' };

describe('visits beside the doctors and departments they belong to', () => {
  it('are summed by department as its table names it, once each', async () => {
    const table = await readFacts(await database(), options);
    const hours = (of: (typeof visits)[number][]) => of.reduce((sum, { treatment_hours }) => sum + treatment_hours, 0);
    expect(table.facts['treatment_hours@all']!.value).toBe(hours(visits));
    for (const [at, name] of names.entries()) {
      const own = visits.filter(({ doctor_id }) => (doctor_id - 1) % 2 === at);
      expect(table.facts[`treatment_hours[department=${name}]@all`]!.value).toBe(hours(own));
    }
    expect(table.dimensions.map(({ id }) => id).sort()).toEqual(['department', 'doctor']);
    expect(table.quality.map(({ message }) => message).join('\n')).toContain('would count rows more than once: clinic.db/shifts.');
  });

  it('are described by the column of the table that names them', async () => {
    const { tables } = await describeData(await database(), options);
    expect(tables.find(({ name }) => name === 'departments')!.columns.map(({ role }) => role)).toEqual([null, 'dimension']);
    expect(tables.find(({ name }) => name === 'visits')!.columns.find(({ name }) => name === 'treatment_hours')!.role).toBe('measure');
  });
});
