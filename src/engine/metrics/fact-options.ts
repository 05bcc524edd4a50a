/** Options for computing facts: dates, period, how to read the data. */
import type { Dictated, Given, Limit, RatesSaid } from '../../model/brief.ts';
import type { FactQuery } from '../../model/fact-query.ts';
import type { Mapping } from '../data/mapping.ts';
import type { DatedBy } from '../data/records/row-time.ts';
import type { StatedMeasure } from '../data/records/stated-measures.ts';
import type { WorthSaid } from '../data/records/worth-columns.ts';
import type { DateOrder } from '../data/typing/column-type.ts';

/** The account the deck is about, and who will read it. */
export interface AskedAccount {
  name: string;
  facing: 'customer' | 'internal';
  /** The name is known to be an account, not just any name. */
  sure: boolean;
}

export interface FactOptions {
  /** ISO date of today, from the caller's clock. */
  today: string;
  /** ISO as-of date; by default today, or the data's last date if they end well before it. */
  asOf?: string;
  /** `2017-Q4`, `2017-H2`, `2017-11`, `2017`, `FY26-Q1`; by default the last complete quarter. */
  period?: string;
  /** The same as the prompt names it: where the data lack it, another period is told, and that they lack it. */
  periodSaid?: string;
  /** Months that questions ask of, `2026-05`, or `M05` for the latest May: members have figures for them and the month before. */
  monthsAsked?: readonly string[];
  /** Compare with the same period a year earlier, if the data have it whole, not with the one before. */
  basis?: 'year';
  /** The fiscal year, such as `feb` or `445:last-sat-jan`; beats the mapping's. */
  fiscalYear?: string;
  /** Fiscal year from the brief, which has the lowest priority. */
  fiscalYearSaid?: string;
  /** IANA name of the zone in which timestamps with an offset become dates; by default each is dated as written. */
  timeZone?: string;
  /** ISO 4217: the currency of amounts that name none, or the one to keep or convert to if there are several. */
  currency?: string;
  /** ISO 4217: the currency of every price that the prompt names, for amounts of which nothing else says it. */
  currencyOfPrices?: string;
  /** How long tickets may take, as the prompt says. */
  limits?: readonly Limit[];
  /** Part of a price that a discount may take off, as the prompt says. */
  discountCap?: number;
  /** How measures are worked out, as the prompt says. */
  measures?: readonly StatedMeasure[];
  /** What one case costs or brings in, as the prompt tells by columns. */
  worths?: readonly WorthSaid[];
  /** Over how many months what is kept of recurring revenue is measured, as the prompt says. */
  kept?: Extract<Given, { kind: 'retention' }>;
  /** Whether rows count when they were agreed, such as bookings made, or when they took place, where they say both. */
  datedBy?: DatedBy;
  /** The rates that the prompt speaks of, which are made of the rows that say them. */
  rates?: RatesSaid;
  /** The prompt asks how invoices are paid: `alone` in a question, so that it leads beside other families. */
  payments?: 'alone' | 'beside';
  /** How to read dates such as 03/04/2025 if the data do not decide it. */
  dateOrder?: DateOrder;
  /** Phrases that may name rows to leave out, such as `test records`. */
  leaveOut?: readonly string[];
  /** The prompt, which may have a word for the rows. */
  prompt?: string;
  /** What the brief says of the data. */
  dictated?: readonly Dictated[];
  /** What an outline holds beyond what every deck asks for. */
  queries?: readonly FactQuery[];
  mapping?: Mapping;
  /** Compute this account's rows only. */
  account?: AskedAccount;
}
