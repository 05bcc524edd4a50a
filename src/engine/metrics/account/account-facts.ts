/** The facts of one account, for the customer or for the account team. */

import { QuarterdeckError } from '../../../model/errors.ts';
import type { FactTable, SourceNote } from '../../../model/fact.ts';
import { findAccount, oneAccount } from '../../data/account.ts';
import type { Database } from '../../data/database.ts';
import { findOpportunities } from '../../data/families/deals.ts';
import type { Mapping } from '../../data/mapping.ts';
import type { Table } from '../../data/typing/column-type.ts';
import { findPeriods } from '../calendar/periods.ts';
import type { AskedAccount, FactOptions } from '../fact-options.ts';
import { familyFacts, findFamilies } from '../family-facts.ts';
import { customerFacts } from './customer-facts.ts';

/**
 * Null if no account has that name and it may not be one. Periods come from all accounts' data, everything else from the account's rows.
 * @throws account_unknown, account_ambiguous, data_insufficient, period_invalid
 */
export async function accountFacts(
  database: Database,
  tables: readonly Table[],
  sources: readonly SourceNote[],
  mapping: Mapping,
  asked: AskedAccount,
  options: FactOptions,
): Promise<FactTable | null> {
  const found = await findAccount(database, tables, mapping, asked.name, asked.sure);
  if (!found) return null;
  const { families } = await findFamilies(database, tables, mapping, options);
  if (families.length === 0) {
    throw new QuarterdeckError('data_insufficient', `The data hold no orders, subscriptions or support requests of ${found.name}.`, {
      next: 'Give tables that hold some.',
    });
  }
  const covered = await families[0]!.covered();
  await forget(database);

  const opportunities = await findOpportunities(database, tables, mapping);
  const own = await oneAccount(database, tables, mapping, found);
  const ownTable = opportunities && own.of(opportunities.table);
  const known = opportunities && ownTable ? { table: ownTable, outcome: opportunities.outcome } : null;
  const read = sources.flatMap((source, at): SourceNote[] => {
    const rows = own.rowsOf(tables[at]!);
    return rows === null ? [] : [{ ...source, rows, rejected: 0 }];
  });
  const account = { name: own.name, facing: asked.facing };
  if (asked.facing === 'customer') {
    const facts = await customerFacts(database, own, known, tables, mapping, findPeriods(covered, options), options.currency);
    return { ...facts, account, sources: read };
  }
  const restricted = await findFamilies(database, own.tables, mapping, options, known);
  const { table: facts } = await familyFacts(database, restricted.families, own.tables, read, options, covered);
  return { ...facts, account, quality: facts.quality.filter(({ code }) => code === 'partial-period' || code === 'as-of-moved') };
}

/** Drops the tables made from all accounts' rows, to make room for the account's own. */
async function forget(database: Database): Promise<void> {
  const made = await database.query(`SELECT table_name AS "name" FROM duckdb_tables() WHERE schema_name = 'main' ORDER BY 1`);
  for (const { name } of made) await database.run(`DROP TABLE "${String(name).replaceAll('"', '""')}"`);
}
