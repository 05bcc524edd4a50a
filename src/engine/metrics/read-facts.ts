/** From files of CRM data to the fact table: computes every number a deck may show. */

import { QuarterdeckError } from '../../model/errors.ts';
import type { Fact, FactId, FactQueries, FactTable, SourceNote } from '../../model/fact.ts';
import { type FactQuery, QueryProblem } from '../../model/fact-query.ts';
import type { QualityNote } from '../../model/quality-note.ts';
import { type Database, openDatabase } from '../data/database.ts';
import { type Deals, type Outcome, unclearStages } from '../data/families/deals.ts';
import { leaveOutRows, leaveOutTests } from '../data/left-out-rows.ts';
import { type Loaded, loadTables } from '../data/load-tables.ts';
import { type Mapping, noMapping } from '../data/mapping.ts';
import { makeRecords, type Records } from '../data/records/records.ts';
import { makeOrders, type Orders } from '../data/relations/orders.ts';
import type { DataFile } from '../data/table-source.ts';
import type { Table } from '../data/typing/column-type.ts';
import { accountFacts } from './account/account-facts.ts';
import type { Question } from './compute.ts';
import type { FactOptions } from './fact-options.ts';
import { familyFacts, findFamilies } from './family-facts.ts';
import { noOutcomeNote } from './quality/deal-notes.ts';
import { DataQueries } from './query/query-facts.ts';
import { orderFamily } from './records/order-facts.ts';
import { recordFacts } from './records/record-facts.ts';

/**
 * Reads the files, identifies their columns, joins them and computes every metric. Uses no network and writes nothing.
 * @throws file_not_found, file_unreadable, data_empty, data_not_tabular, data_unsupported, data_insufficient, date_order_ambiguous,
 * currency_mixed, mapping_invalid, period_invalid
 */
export async function readFacts(files: readonly DataFile[], options: FactOptions): Promise<FactTable> {
  const open = await openFacts(files, options);
  open.close();
  return open.table;
}

/** A fact table whose data can be asked for more, until it is closed. */
export interface OpenFacts {
  table: FactTable;
  /** null where only what concerns one account may be told. */
  queries: FactQueries | null;
  close(): void;
}

/** The same, with the database left open. @throws as `readFacts` */
export async function openFacts(files: readonly DataFile[], options: FactOptions): Promise<OpenFacts> {
  if (files.length === 0)
    throw new QuarterdeckError('data_empty', 'No data file was given.', { next: 'Give a file or a folder with --data.' });
  const database = await openDatabase(files.map(({ path }) => path));
  try {
    const mapping = options.mapping ?? noMapping;
    const loaded = await loadTables(database, files, { mapping, dateOrder: options.dateOrder, timeZone: options.timeZone });
    const asked = await leaveOutRows(database, loaded.tables, options.leaveOut ?? []);
    const real = await leaveOutTests(database, asked.tables);
    const { facts, questions } = await understandTables(database, { ...loaded, tables: real.tables }, mapping, options);
    const notes = [...asked.notes, ...real.notes];
    const said = { ...(options.leaveOut && { leftOut: asked.phrases }), ...(options.discountCap && { discountCap: options.discountCap }) };
    const queries = questions.length > 0 ? new DataQueries(database, questions, real.tables, options.asOf ?? null) : null;
    const more = queries ? await answered(queries, options.queries ?? []) : {};
    const table = { ...facts, ...said, facts: { ...more, ...facts.facts }, quality: [...notes, ...facts.quality] };
    return { table, queries, close: () => (queries ? queries.close() : database.close()) };
  } catch (error) {
    database.close();
    throw error;
  }
}

/** What can no longer be computed is missed where it is shown. */
async function answered(queries: FactQueries, asked: readonly FactQuery[]): Promise<Record<FactId, Fact>> {
  const facts: Fact[] = [];
  for (const query of asked) {
    try {
      facts.push(...(await queries.facts(query)));
    } catch (error) {
      if (!(error instanceof QueryProblem)) throw error;
    }
  }
  return Object.fromEntries(facts.map((fact) => [fact.id, fact]));
}

/** The facts of typed tables, and how the tables were understood. */
export interface Understood {
  facts: FactTable;
  /** What more can be asked of; none of one account. */
  questions: readonly Question[];
  deals: Deals | null;
  outcome: Outcome | null;
  /** Where no table holds deals, and some hold sales line by line. */
  orders: Orders | null;
  /** Where there is nothing else. */
  records: Records | null;
}

/** @throws data_insufficient, currency_mixed, period_invalid, account_unknown, account_ambiguous */
export async function understandTables(
  database: Database,
  { tables, raw, read, stacked }: Loaded,
  mapping: Mapping,
  options: FactOptions,
): Promise<Understood> {
  const sources = raw.map(({ file, rows, rejected, around, sha256 }, at): SourceNote => {
    return { name: tables[at]!.name, file, rows, rejected, ...(around > 0 && { around }), sha256 };
  });
  const understood = await factsOf(database, tables, sources, mapping, options);
  const notes = [
    ...read.map((message): QualityNote => ({ code: 'file-read-in-part', message })),
    ...stacked.map((message): QualityNote => ({ code: 'files-stacked', message })),
  ];
  const { facts } = understood;
  return notes.length > 0 ? { ...understood, facts: { ...facts, quality: [...notes, ...facts.quality] } } : understood;
}

async function factsOf(
  database: Database,
  tables: Table[],
  sources: SourceNote[],
  mapping: Mapping,
  options: FactOptions,
): Promise<Understood> {
  if (options.account) {
    const facts = await accountFacts(database, tables, sources, mapping, options.account, options);
    if (facts) return { facts, questions: [], deals: null, outcome: null, records: null, orders: null };
  }
  const found = await findFamilies(database, tables, mapping, options);
  if (found.families.length > 0) {
    const { table, questions } = await familyFacts(database, found.families, tables, sources, options);
    return {
      facts: table,
      questions,
      deals: found.deals,
      outcome: found.outcome,
      records: null,
      orders: null,
    };
  }
  const orders = await makeOrders(database, tables, mapping);
  if (orders) {
    const { table, questions } = await familyFacts(database, [orderFamily(database, orders, options)], tables, sources, options);
    return { facts: table, questions, deals: null, outcome: null, records: null, orders };
  }
  const unclear = await unclearStages(database, tables, mapping);
  const records = await makeRecords(database, tables, mapping);
  if (records) {
    const { table: facts, questions } = await recordFacts(database, records, tables, sources, options);
    const quality = unclear ? [noOutcomeNote(unclear), ...facts.quality] : facts.quality;
    return { facts: { ...facts, quality }, questions, deals: null, outcome: null, records, orders: null };
  }
  if (unclear) {
    throw new QuarterdeckError('data_insufficient', noOutcomeNote(unclear).message, {
      next: 'Write --mapping map.yaml with won: [...] and lost: [...], or give a table that holds closed deals too.',
    });
  }
  const columns = tables.map((table) => `${table.file} (${table.columns.map((column) => column.name).join(', ')})`).join('; ');
  throw new QuarterdeckError(
    'data_insufficient',
    `Nothing can be computed from ${columns}: no column says won or lost, and no column holds numbers that measure something.`,
    {
      next: 'Give a table of deals with a stage, an amount and a close date, or one with a date and numbers; a mapping file can name the columns.',
    },
  );
}
