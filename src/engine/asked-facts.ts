/** The facts for a request: its data, read with its options. */
import type { AccountAsked, Given } from '../model/brief.ts';
import type { FactTable } from '../model/fact.ts';
import type { FactQuery } from '../model/fact-query.ts';
import type { DataSource } from './data/table-source.ts';
import type { DeckOptions } from './generate-deck.ts';
import type { OpenFacts } from './metrics/read-facts.ts';
import { openFacts } from './pipeline.ts';

export interface AskedFacts {
  data: readonly DataSource[];
  /** Text of a mapping file. */
  mapping: string | undefined;
  options: DeckOptions;
  /** As requested; null lets the data decide. */
  period: string | null;
  /** The prompt alone names the period: data that lack it are told of all the same. */
  periodSaid?: boolean;
  /** As its `FactOptions` say. */
  monthsAsked?: readonly string[] | undefined;
  basis?: 'year' | undefined;
  /** What the prompt takes as given. */
  given?: readonly Given[] | undefined;
  /** What the figures shall leave out. */
  leaveOut?: readonly string[] | undefined;
  /** What the brief says of the fiscal year. */
  fiscalYearSaid: string | null;
  /** The account it is about. */
  account?: AccountAsked | undefined;
  /** What an outline holds beyond what every deck asks for. */
  queries?: readonly FactQuery[] | undefined;
}

export async function askedFacts(asked: AskedFacts): Promise<FactTable> {
  const open = await openAskedFacts(asked);
  open.close();
  return open.table;
}

/** The same, with the data left open. */
export function openAskedFacts({
  data,
  mapping,
  options,
  period,
  periodSaid = false,
  monthsAsked = [],
  given = [],
  basis,
  leaveOut = [],
  fiscalYearSaid,
  account,
  queries = [],
}: AskedFacts): Promise<OpenFacts> {
  const { asOf, today, dateOrder, fiscalYear, timeZone } = options;
  const currency = options.currency ?? given.find((each) => each.kind === 'currency')?.currency;
  const limits = given.filter((each) => each.kind === 'limit');
  const cap = given.find((each) => each.kind === 'cap')?.share;
  return openFacts(data, {
    today,
    ...(asOf !== undefined && { asOf }),
    ...(period !== null && (periodSaid ? { periodSaid: period } : { period })),
    ...(monthsAsked.length > 0 && { monthsAsked }),
    ...(basis && { basis }),
    ...(leaveOut.length > 0 && { leaveOut }),
    ...(currency !== undefined && { currency }),
    ...(limits.length > 0 && { limits }),
    ...(cap !== undefined && { discountCap: cap }),
    ...(dateOrder && { dateOrder }),
    ...(fiscalYear !== undefined && { fiscalYear }),
    ...(fiscalYearSaid !== null && { fiscalYearSaid }),
    ...(timeZone !== undefined && { timeZone }),
    ...(mapping !== undefined && { mapping }),
    ...(account && { account }),
    ...(queries.length > 0 && { queries }),
  });
}
