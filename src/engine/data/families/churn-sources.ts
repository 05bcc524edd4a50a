/** What each source says of accounts that left: flags, lists of events, ended subscriptions. They often disagree and are never mixed. */
import { type Database, name } from '../database.ts';
import { words } from '../lexicon.ts';
import type { Table } from '../typing/column-type.ts';
import type { Subscriptions } from './subscriptions.ts';

export interface ChurnSource {
  /** `churn_flag of accounts.csv`. */
  called: string;
  accounts: number;
}

const leaves = /\b(churn\w*|cancel\w*|kundigung\w*|abwanderung\w*|attrition|resiliation\w*|baja\w*|cancelamento\w*|disdett\w*)\b/;

/** In the order of the tables, the subscriptions last; none where the subscriptions name no account. */
export async function churnSources(
  database: Database,
  { table, account, end }: Subscriptions,
  others: readonly Table[],
): Promise<ChurnSource[]> {
  if (!account) return [];
  const sources: ChurnSource[] = [];
  for (const other of others) {
    const key = other.columns.find((column) => words(column.name) === words(account.name));
    if (!key) continue;
    const flag = other.columns.find(({ name: each, type }) => type.kind === 'boolean' && leaves.test(words(each)));
    const isList = leaves.test(words(other.name));
    if (!flag && !isList) continue;
    const where = isList ? 'true' : name(flag!.name);
    const [row] = await database.query(`SELECT count(DISTINCT ${name(key.name)}) AS "n" FROM ${other.sql} WHERE ${where}`);
    sources.push({ called: isList ? `listed in ${other.file}` : `${flag!.name} of ${other.file}`, accounts: Number(row!.n) });
  }
  if (sources.length === 0 || !end) return sources;
  const [row] = await database.query(
    `SELECT count(*) FILTER (WHERE some_ended) AS "some", count(*) FILTER (WHERE all_ended) AS "all"
     FROM (SELECT bool_or(${name(end.name)} IS NOT NULL) AS some_ended, bool_and(${name(end.name)} IS NOT NULL) AS all_ended FROM ${table.sql} GROUP BY ${name(account.name)})`,
  );
  return [
    ...sources,
    { called: `with an ended subscription in ${table.file}`, accounts: Number(row!.some) },
    { called: `with no open subscription in ${table.file}`, accounts: Number(row!.all) },
  ];
}
