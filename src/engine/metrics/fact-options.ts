/** What a caller says of the facts it asks for: the days they speak of, the period, how to read the data. */
import type { Mapping } from '../data/mapping.ts';
import type { DateOrder } from '../data/typing/column-type.ts';

/** Whose deck it is: an account of the data, and who will read it. */
export interface AskedAccount {
  name: string;
  facing: 'customer' | 'internal';
  /** The name is said to be one of an account, and not merely a name. */
  sure: boolean;
}

export interface FactOptions {
  /** ISO date of today, from the caller's clock. */
  today: string;
  /** ISO date the deck speaks as of; by default today, or the data's last date when they end more than a quarter earlier. */
  asOf?: string;
  /** `2017-Q4`, `2017-H2`, `2017-11`, `2017`, `FY26-Q1`; by default the last whole quarter. */
  period?: string;
  /** The same as the prompt names it: where the data lack it, another period is told, and that they lack it. */
  periodSaid?: string;
  /** The fiscal year, such as `feb` or `445:last-sat-jan`; beats the mapping's. */
  fiscalYear?: string;
  /** The same as the brief has it, which counts last. */
  fiscalYearSaid?: string;
  /** IANA name: times with an offset become dates there; by default, each is dated as written. */
  timeZone?: string;
  /** ISO 4217: the currency of amounts that name none, and the one to keep where there are several. */
  currency?: string;
  /** How dates such as 03/04/2025 are read when the data do not decide it. */
  dateOrder?: DateOrder;
  mapping?: Mapping;
  /** Only the rows of this account. */
  account?: AskedAccount;
}
