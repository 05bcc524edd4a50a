/** Finds the families in a set of tables and computes them into one fact table over the same periods. */

import type { FactTable, SourceNote } from '../../model/fact.ts';
import type { Database } from '../data/database.ts';
import { billedTerms } from '../data/families/billed-terms.ts';
import { billedMonths } from '../data/families/billing.ts';
import { type Deals, findOpportunities, makeDeals, type Outcome } from '../data/families/deals.ts';
import { findEvents, makeEvents } from '../data/families/events.ts';
import { monthlyAmounts, withMonthDates } from '../data/families/monthly-amounts.ts';
import { findRenewals, makeRenewals, namesRenewals } from '../data/families/renewals.ts';
import { areRowsOfOthers, findSpans, makeSpans } from '../data/families/spans.ts';
import { findSubscriptions, makeSubscriptions } from '../data/families/subscriptions.ts';
import { findSurveys, makeSurvey } from '../data/families/surveys.ts';
import { findTickets, makeTickets } from '../data/families/tickets.ts';
import type { Mapping } from '../data/mapping.ts';
import { holdsSales } from '../data/relations/orders.ts';
import type { Table } from '../data/typing/column-type.ts';
import { type Covered, findPeriods } from './calendar/periods.ts';
import { type Computable, type Question, questionOf } from './compute.ts';
import type { FactOptions } from './fact-options.ts';
import { type Computed, type Family, mergeDimensions } from './family.ts';
import { metricNotes, periodNotes, tableNotes } from './quality/table-notes.ts';
import { eventFamily } from './records/event-facts.ts';
import { surveyFamily } from './records/surveys.ts';
import { recurringFamily } from './recurring/recurring-facts.ts';
import { renewalFamily } from './recurring/renewal-facts.ts';
import { salesFamily } from './sales/deal-facts.ts';
import { spanFamily } from './spans/span-facts.ts';
import { supportFamily } from './support/support.ts';

/** Leading family first: sales, renewals, recurring revenue, spans, support. A table belongs to one family; the others may describe any. */
export async function findFamilies(
  database: Database,
  given: readonly Table[],
  mapping: Mapping,
  options: FactOptions,
  told?: { table: Table; outcome: Outcome } | null,
): Promise<{ families: Family[]; deals: Deals | null; outcome: Outcome | null }> {
  const tables = await withMonthDates(database, given);
  const dealt = told === undefined ? await findOpportunities(database, tables, mapping) : told;
  // Renewals may be won and lost like deals.
  const renewed = dealt && !options.account && namesRenewals(dealt.table) && (await findRenewals(database, [dealt.table]));
  const opportunities = renewed ? null : dealt;
  const free = tables.filter((table) => table !== opportunities?.table);
  const due = opportunities || options.account ? null : await renewalsOf(database, free, mapping, options);
  const apart = free.filter(({ name }) => !due?.used.includes(name));
  const listed = (await billedTerms(database, apart, mapping, options.leaveOut !== undefined)) ?? findSubscriptions(apart, mapping);
  const { listing } = listed?.billed ?? {};
  const known = listing ? free.map((table) => (table === listing.given ? listing.once : table)) : free;
  const tickets = findTickets(
    known.filter((table) => table.name !== listed?.table.name),
    mapping,
  );
  const rest = known.filter((table) => table.name !== listed?.table.name && table !== tickets?.table);
  const lasting = opportunities || due || listed ? null : await findSpans(database, rest, mapping);
  const standing = lasting && !(await areRowsOfOthers(database, lasting, tables, mapping)) ? lasting : null;
  const billed = opportunities || due || listed ? null : await billedMonths(database, rest, standing, mapping);
  const subscriptions = listed ?? billed;
  // Beside deals, subscriptions or sales, such a table describes those who sell and those who buy.
  const spans = standing && (billed !== null || !(await holdsSales(database, rest))) ? standing : null;
  const others = rest.filter((table) => table.name !== subscriptions?.table.name);
  const unread = others.filter((table) => table !== spans?.table);
  const families: Family[] = [];
  let deals: Deals | null = null;
  if (opportunities) {
    deals = await makeDeals(database, opportunities.table, opportunities.outcome, others, mapping, options.currency);
    families.push(salesFamily(database, deals, others, options));
  }
  if (due) families.push(due.family);
  if (subscriptions) {
    const monthly = subscriptions.billed ? null : await monthlyAmounts(database, subscriptions, others);
    const made = await makeSubscriptions(database, monthly?.found ?? subscriptions, monthly?.others ?? others, mapping, options.currency);
    families.push(recurringFamily(database, made, { others, tickets, listed: spans !== null }, options));
  }
  if (spans) {
    const made = await makeSpans(database, spans, unread, mapping, options.currency);
    families.push(spanFamily(database, made, options, subscriptions !== null));
  }
  const made = tickets && (await makeTickets(database, tickets, others, mapping, options.currency));
  if (made) families.push(supportFamily(database, made, options));
  // Event lists and surveys never lead a review; they are counted next to another family.
  if (families.length > 0) {
    const still = unread.filter((table) => !made?.details.includes(table));
    for (const survey of await findSurveys(database, still, mapping))
      families.push(surveyFamily(database, await makeSurvey(database, survey, mapping)));
    for (const events of findEvents(still)) families.push(eventFamily(database, await makeEvents(database, events, mapping)));
  }
  return { families, deals, outcome: opportunities?.outcome ?? null };
}

/** Renewals lead, also beside accounts that could pass as subscriptions: these describe whose contract was up. */
async function renewalsOf(
  database: Database,
  given: readonly Table[],
  mapping: Mapping,
  options: FactOptions,
): Promise<{ family: Family; used: readonly string[] } | null> {
  const found = await findRenewals(database, given);
  if (!found) return null;
  const renewals = await makeRenewals(database, found, given, mapping);
  return { family: await renewalFamily(database, renewals, options), used: renewals.used.map(({ name }) => name) };
}

/** What is told of a period ahead is told beside the last one that is known. */
function withoutAhead(options: FactOptions, ahead: Family['ahead']): FactOptions {
  const { period, periodSaid, ...others } = options;
  return ahead && (period ?? periodSaid)?.replace(/^CY/, '') === ahead.id ? others : options;
}

/** The first family decides the periods, unless the covered days are known. @throws data_insufficient, period_invalid */
export async function familyFacts(
  database: Database,
  families: readonly Family[],
  tables: readonly Table[],
  sources: readonly SourceNote[],
  options: FactOptions,
  covered?: Covered,
): Promise<Computable> {
  const leading = families[0]!;
  const days = covered ?? (await leading.covered());
  const periods = findPeriods(days, withoutAhead(options, leading.ahead), days.usual);
  const facts: Question['facts'] = new Map();
  const questions: Question[] = [];
  const computed: Computed[] = [];
  for (const family of families) {
    const known = mergeDimensions(computed.map(({ dimensions }) => dimensions));
    const question = questionOf(database, periods, family.currency, facts);
    questions.push(question);
    computed.push(await family.compute(question, known));
  }
  const metrics = computed.flatMap((each) => each.metrics);
  const renewals = computed.find((each) => each.renewals)?.renewals;
  const invoices = computed.find((each) => each.invoices !== undefined)?.invoices;
  const table: FactTable = {
    asOf: periods.asOf,
    currency: families.find(({ currency }) => currency !== null)?.currency ?? null,
    subject: leading.subject,
    periods: periods.periods,
    months: periods.months,
    reporting: periods.reporting,
    prior: periods.prior,
    dimensions: mergeDimensions(computed.map(({ dimensions }) => dimensions)),
    metrics,
    facts: Object.fromEntries(facts),
    sources: sources.map((each) => (each.name === invoices ? { ...each, subject: { one: 'invoice', many: 'invoices' } } : each)),
    ...(renewals && { renewals }),
    quality: [
      ...periodNotes(periods),
      ...computed.flatMap(({ quality }) => quality),
      ...metricNotes(metrics),
      ...tableNotes(
        tables,
        sources,
        new Set(computed.flatMap(({ used }) => used)),
        new Map(computed.flatMap(({ left }) => [...(left ?? [])])),
      ),
    ],
  };
  return { table, questions };
}
