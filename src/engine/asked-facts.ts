/** The facts for a request: its data, read with its options. */
import type { AccountAsked } from '../model/brief.ts';
import type { FactTable } from '../model/fact.ts';
import type { DataSource } from './data/table-source.ts';
import type { DeckOptions } from './generate-deck.ts';
import { readFacts } from './pipeline.ts';

export interface AskedFacts {
  data: readonly DataSource[];
  /** Text of a mapping file. */
  mapping: string | undefined;
  options: DeckOptions;
  /** As requested; null lets the data decide. */
  period: string | null;
  /** Fiscal year mentioned in the brief. */
  fiscalYearSaid: string | null;
  /** The account it is about. */
  account?: AccountAsked | undefined;
}

export function askedFacts({ data, mapping, options, period, fiscalYearSaid, account }: AskedFacts): Promise<FactTable> {
  const { asOf, today, currency, dateOrder, fiscalYear, timeZone } = options;
  return readFacts(data, {
    today,
    ...(asOf !== undefined && { asOf }),
    ...(period !== null && { period }),
    ...(currency !== undefined && { currency }),
    ...(dateOrder && { dateOrder }),
    ...(fiscalYear !== undefined && { fiscalYear }),
    ...(fiscalYearSaid !== null && { fiscalYearSaid }),
    ...(timeZone !== undefined && { timeZone }),
    ...(mapping !== undefined && { mapping }),
    ...(account && { account }),
  });
}
