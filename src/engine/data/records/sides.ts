/** Tables beside a ledger, each with its date and what it measures: plan beside actual where it has both. */
import type { Database } from '../database.ts';
import type { Table } from '../typing/column-type.ts';
import { measureColumns } from './measure-columns.ts';
import { monthsAsRows } from './months-as-rows.ts';
import { timeOf } from './row-time.ts';
import type { Side } from './spend-beside.ts';
import { byScenario, scenariosIn, withReferences } from './statement-lines.ts';

export async function sidesOf(database: Database, tables: readonly Table[]): Promise<Side[]> {
  const sides: Side[] = [];
  for (const given of tables) {
    if (given.derived || given.rows < 2) continue;
    const table = await monthsAsRows(database, given);
    const measures = await measureColumns(database, table);
    if (measures.length === 0) continue;
    const scenarios = await scenariosIn(database, table);
    const held = scenarios ? byScenario(measures, scenarios) : withReferences(measures);
    sides.push({ table, time: await timeOf(database, table), measures: held });
  }
  return sides;
}
