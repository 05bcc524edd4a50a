/** From files of CRM data to the fact table: computes every number a deck may show. */

import { QuarterdeckError } from '../../model/errors.ts';
import type { Fact, FactId, FactQueries, FactTable, SourceNote, Undone } from '../../model/fact.ts';
import { type FactQuery, QueryProblem } from '../../model/fact-query.ts';
import type { QualityNote } from '../../model/quality-note.ts';
import { type Database, openDatabase } from '../data/database.ts';
import { type Deals, type Outcome, unclearStages } from '../data/families/deals.ts';
import { receivablesIn } from '../data/families/receivables.ts';
import { leaveOutRows, leaveOutTests } from '../data/left-out-rows.ts';
import { type Loaded, loadTables } from '../data/load-tables.ts';
import { type Mapping, noMapping } from '../data/mapping.ts';
import { saysTwice } from '../data/named-by-clause.ts';
import { countSample } from '../data/read-sample.ts';
import { type Ledger, makeLedger } from '../data/records/ledger.ts';
import { amountsInOneCurrency } from '../data/records/one-currency.ts';
import { makeRecords, type Records } from '../data/records/records.ts';
import { sidesOf } from '../data/records/sides.ts';
import { spokenRates } from '../data/records/spoken-rates.ts';
import { type Lacking, type StatedMeasure, statedMeasures } from '../data/records/stated-measures.ts';
import { makeOrders, type Orders } from '../data/relations/orders.ts';
import { countOnce } from '../data/repeated-rows.ts';
import { restate } from '../data/restated.ts';
import type { DataFile } from '../data/table-source.ts';
import type { Table } from '../data/typing/column-type.ts';
import { accountFacts } from './account/account-facts.ts';
import { type Calendar, calendarOf, calendarYears, monthsAhead, readCalendar, yearsToName } from './calendar/calendar.ts';
import type { Question } from './compute.ts';
import type { FactOptions } from './fact-options.ts';
import { familyFacts, findFamilies } from './family-facts.ts';
import { noOutcomeNote } from './quality/deal-notes.ts';
import { moneyReadNotes } from './quality/money-notes.ts';
import { spokenNotes } from './quality/spoken-notes.ts';
import { DataQueries } from './query/query-facts.ts';
import { orderFamily } from './records/order-facts.ts';
import { recordFacts } from './records/record-facts.ts';
import { lackingIn, winRateIn, withStated } from './stated.ts';

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
    const written = await loadTables(database, files, { mapping, dateOrder: options.dateOrder, timeZone: options.timeZone });
    const dictated = options.dictated ?? [];
    const restated = await restate(database, written.tables, dictated, options.mapping === undefined);
    const loaded = { ...written, tables: restated.tables };
    const found = await ledgerOf(database, loaded.tables, options);
    const ledger = found?.ledger ?? null;
    const counted = ledger ? [ledger.table, ...loaded.tables.filter((table) => !ledger.from.includes(table))] : loaded.tables;
    const once = await countOnce(database, counted);
    const asked = await leaveOutRows(database, once.tables, options.leaveOut ?? [], dictated);
    const real = await leaveOutTests(database, asked.tables);
    const sample = await countSample(database, real.tables, dictated);
    const left = new Map(counted.map((table, at) => [table, real.tables[at]!]));
    const tables = loaded.tables.map((table) => left.get(table) ?? table);
    const posted = ledger && { ...ledger, table: left.get(ledger.table)! };
    const inYears = found?.starts ? { ...options, fiscalYearSaid: found.starts } : options;
    const { facts, questions } = await understandTables(database, { ...loaded, tables }, mapping, inYears, posted);
    const notes = [...restated.notes, ...once.notes, ...asked.notes, ...real.notes, ...sample.notes];
    // What a customer's review does not speak of is in none of its facts, not even as a phrase that names no row.
    const isForCustomer = facts.account?.facing === 'customer';
    const named = asked.left.flatMap((each) => ofRepeats(each, once.notes.length > 0));
    const undone = [...restated.left, ...named, ...sample.left].filter(({ phrase }) => !(isForCustomer && phrase));
    const heard = {
      applied: [...restated.applied, ...asked.applied, ...sample.applied],
      left: [...undone, ...(facts.dictated?.left ?? [])],
    };
    const said = {
      ...(options.leaveOut && { leftOut: asked.phrases }),
      ...(heard.applied.length + heard.left.length > 0 && { dictated: heard }),
      ...(options.discountCap && { discountCap: options.discountCap }),
    };
    const queries = questions.length > 0 ? new DataQueries(database, questions, real.tables, options.asOf ?? null) : null;
    const more = queries && options.queries?.length ? await answered(queries, options.queries) : null;
    const table = { ...facts, ...said, ...(more && { facts: { ...more, ...facts.facts } }), quality: [...notes, ...facts.quality] };
    return { table, queries, close: () => (queries ? queries.close() : database.close()) };
  } catch (error) {
    database.close();
    throw error;
  }
}

/** What names no row, and only says that some stand there twice, is done with where these were counted once. */
function ofRepeats(undone: Undone, isCounted: boolean): Undone[] {
  if (undone.why !== 'unnamed' || !saysTwice(undone.text)) return [undone];
  return isCounted ? [] : [{ ...undone, why: 'no-repeat' }];
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

/** Months in which most fiscal years start. */
const usualStarts = ['jan', 'apr', 'jul', 'oct'] as const;

/**
 * What is posted by account, as one statement; null where nothing is. Where months are numbers in a fiscal year of which nobody says when it
 * starts, it is the one in which nothing is posted in the future and most of the plan has its actual. @throws option_invalid
 */
export async function ledgerOf(
  database: Database,
  tables: readonly Table[],
  options: FactOptions,
): Promise<{ ledger: Ledger; starts: string | null } | null> {
  const inYears = (calendar: Calendar) =>
    makeLedger(database, tables, { monthsAhead: monthsAhead(calendar), yearsToName: yearsToName(calendar) });
  const given = calendarOf(options);
  const ledger = await inYears(given);
  if (!ledger?.isFiscal || given !== calendarYears) return ledger && { ledger, starts: null };
  // A year named for two starts in none of their Januaries.
  const [first, ...others] = ledger.isFiscal === 'over' ? usualStarts.slice(1) : usualStarts;
  const begun = first === usualStarts[0] ? ledger : ((await inYears(readCalendar(first!))) ?? ledger);
  let best = { start: first as string, ledger: begun, isPast: begun.last <= options.today };
  for (const start of others) {
    const other = await inYears(readCalendar(start));
    const isPast = other !== null && other.last <= options.today;
    if (other && (isPast === best.isPast ? isPast && other.planned > best.ledger.planned : isPast)) best = { start, ledger: other, isPast };
  }
  const month = best.start;
  const again = await inYears(readCalendar(month));
  const note = fiscalNote(month);
  return { ledger: { ...again!, notes: [...again!.notes, note] }, starts: month === 'jan' ? null : month };
}

function fiscalNote(start: string): QualityNote {
  const month = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(new Date(`${start} 1 2000 UTC`));
  return {
    code: 'assumed',
    message: `Nothing says when the fiscal year starts: its first period is read as ${month}. --fiscal-year changes that.`,
  };
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
  /** Definitions of the brief for which the data lack something. */
  lacking?: readonly Lacking[];
}

/** @throws data_insufficient, currency_mixed, period_invalid, account_unknown, account_ambiguous */
export async function understandTables(
  database: Database,
  { tables, raw, read, stacked }: Loaded,
  mapping: Mapping,
  options: FactOptions,
  ledger: Ledger | null = null,
): Promise<Understood> {
  const sources = raw.map(({ file, rows, rejected, around, sha256 }, at): SourceNote => {
    return { name: tables[at]!.name, file, rows, rejected, ...(around > 0 && { around }), sha256 };
  });
  const understood = await factsOf(database, tables, sources, mapping, options, ledger);
  const notes = [
    ...(ledger?.notes ?? []),
    ...read.map((message): QualityNote => ({ code: 'file-read-in-part', message })),
    ...stacked.map((message): QualityNote => ({ code: 'files-stacked', message })),
  ];
  const { facts } = understood;
  return notes.length > 0 ? { ...understood, facts: { ...facts, quality: [...notes, ...facts.quality] } } : understood;
}

/** Invoices and what was paid on them, where the brief asks for that; null where no table holds both. */
async function receivableFacts(
  database: Database,
  tables: readonly Table[],
  sources: SourceNote[],
  mapping: Mapping,
  options: FactOptions,
): Promise<Understood | null> {
  const found = await receivablesIn(database, tables, { asOf: options.asOf, today: options.today });
  if (!found) return null;
  const rates = (options.dictated ?? []).filter((each) => each.kind === 'rate');
  const money = await amountsInOneCurrency(database, [found.invoices, ...found.others], mapping, options.currency, rates, options.datedBy);
  const made = await makeRecords(database, money.tables, mapping, options.datedBy);
  if (!made?.main.owed) return null;
  const records = found.payments ? { ...made, used: [...made.used, found.payments] } : made;
  const { table: facts, questions } = await recordFacts(database, records, tables, sources, options);
  const quality = [...money.read.flatMap(moneyReadNotes), ...facts.quality];
  return { facts: { ...facts, quality }, questions, deals: null, outcome: null, records, orders: null };
}

/** The facts, and what of the definitions in the brief no table has. */
async function factsOf(
  database: Database,
  tables: Table[],
  sources: SourceNote[],
  mapping: Mapping,
  options: FactOptions,
  ledger: Ledger | null,
): Promise<Understood> {
  const understood = await plainFactsOf(database, tables, sources, mapping, options, ledger);
  const left = lackingIn(understood.facts, understood.lacking ?? []);
  return left.length > 0 ? { ...understood, facts: { ...understood.facts, dictated: { applied: [], left } } } : understood;
}

async function plainFactsOf(
  database: Database,
  tables: Table[],
  sources: SourceNote[],
  mapping: Mapping,
  options: FactOptions,
  ledger: Ledger | null,
): Promise<Understood> {
  if (options.account) {
    const facts = await accountFacts(database, tables, sources, mapping, options.account, options);
    if (facts) return { facts, questions: [], deals: null, outcome: null, records: null, orders: null };
  }
  const beside = ledger ? tables.filter((table) => !ledger.from.some(({ name }) => name === table.name)) : tables;
  const found = await findFamilies(database, beside, mapping, options);
  const own = found.deals ? winRateIn(options.measures ?? []) : null;
  // Renewals and subscriptions have their retention themselves.
  const isTold = found.families.some(({ id }) => id === 'recurring');
  // What became worse is read in words that are no definition only where nothing else says what the tables hold.
  const isKnown = (means: StatedMeasure['means']) =>
    (isTold && means.kind === 'retained') || (found.families.length > 0 && means.kind === 'concern');
  const defined = (options.measures ?? []).filter((each) => each !== own && !isKnown(each.means));
  const read = found.families.length > 0 ? await statedMeasures(database, beside, defined) : null;
  const owed =
    options.payments === 'alone' || (options.payments && found.families.length === 0)
      ? await receivableFacts(database, beside, sources, mapping, options)
      : null;
  if (owed) return owed;
  if (read && !read.found) {
    const { table, questions } = await familyFacts(database, found.families, tables, sources, options);
    return {
      facts: own ? withStated(table, 'win_rate', own) : table,
      questions,
      deals: found.deals,
      outcome: found.outcome,
      records: null,
      orders: null,
      lacking: read.lacking,
    };
  }
  if (ledger) {
    const records = await makeRecords(database, [ledger.table], mapping);
    if (records) {
      const others = await sidesOf(database, beside);
      const used = { ...records, others, codes: ledger.codes, used: [...records.used, ...ledger.from] };
      const { table: facts, questions } = await recordFacts(database, used, tables, sources, options);
      return { facts, questions, deals: null, outcome: null, records, orders: null };
    }
  }
  const rates = (options.dictated ?? []).filter((each) => each.kind === 'rate');
  const money = await amountsInOneCurrency(database, tables, mapping, options.currency, rates, options.datedBy);
  const moneyNotes = money.read.flatMap(moneyReadNotes);
  const stated = await statedMeasures(database, money.tables, defined);
  const rated = stated.found || options.rates === undefined ? null : await spokenRates(database, money.tables, options.rates);
  const spoken = stated.found ?? rated;
  const orders = spoken ? null : await makeOrders(database, money.tables, mapping);
  if (orders) {
    const { table, questions } = await familyFacts(database, [orderFamily(database, orders, options)], money.tables, sources, options);
    const facts = { ...table, quality: [...moneyNotes, ...table.quality] };
    return { facts, questions, deals: null, outcome: null, records: null, orders, lacking: stated.lacking };
  }
  const unclear = await unclearStages(database, money.tables, mapping);
  const records = await makeRecords(database, money.tables, mapping, options.datedBy, spoken, options.worths);
  if (records) {
    const { table: facts, questions } = await recordFacts(database, records, money.tables, sources, options);
    const quality = [
      ...(unclear ? [noOutcomeNote(unclear)] : []),
      ...(stated.found?.unripe ?? []),
      ...spokenNotes(stated.found ? { ...stated.found, read: stated.found.read ?? null } : rated),
      ...moneyNotes,
      ...facts.quality,
    ];
    return { facts: { ...facts, quality }, questions, deals: null, outcome: null, records, orders: null, lacking: stated.lacking };
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
