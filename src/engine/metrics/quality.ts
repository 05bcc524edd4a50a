/** What is to be said of the data, one plain sentence each. */
import type { Table } from '../data/column-type.ts';
import { type Database, name } from '../data/database.ts';
import { columnOf, type Deals, noMember } from '../data/deals.ts';
import type { QualityNote } from './fact.ts';
import type { Need } from './metric.ts';
import type { Periods } from './periods.ts';

export async function qualityNotes(
  database: Database,
  deals: Deals,
  tables: readonly Table[],
  periods: Periods,
  missing: ReadonlyMap<Need, string>,
): Promise<QualityNote[]> {
  void database;
  void deals;
  void tables;
  void missing;
  void name;
  void columnOf;
  void noMember;
  return periods.periods
    .filter((period) => period.partial)
    .map((period) => ({
      code: 'partial-period' as const,
      message: `The data cover ${period.label} only in part; it is shown, never compared.`,
    }));
}
