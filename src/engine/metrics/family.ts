/** A family of metrics: the questions for one kind of table, and what each needs. */

import type { Dimension, FamilyId, MetricNote } from '../../model/fact.ts';
import type { Period } from '../../model/period.ts';
import type { QualityNote } from '../../model/quality-note.ts';
import type { RenewalNote } from '../../model/renewal-note.ts';
import type { Database } from '../data/database.ts';
import type { Deals } from '../data/families/deals.ts';
import { misread } from '../data/joins.ts';
import type { WhyLeft } from '../data/relations/reach.ts';
import type { Table } from '../data/typing/column-type.ts';
import type { Covered } from './calendar/periods.ts';
import { computeMembers, computeMonthsAsked, computeTotals, type Question, type Split } from './compute.ts';
import { deriveChanges, deriveShares } from './derive.ts';
import type { Metric, Need } from './metric.ts';
import { reason } from './named.ts';
import { computeStates } from './states.ts';

/** Share of won deals without an amount above which value metrics are switched off. */
const mostMissing = 0.5;

export async function missingNeeds(database: Database, deals: Deals): Promise<ReadonlyMap<Need, string>> {
  const [row] = await database.query(
    `SELECT count(*) FILTER (WHERE outcome = 'won') AS "won", count(amount) FILTER (WHERE outcome = 'won') AS "wonWith", count(*) FILTER (WHERE amount <> 0) AS "worth",
            count(*) FILTER (WHERE outcome = 'lost') AS "lost", count(*) FILTER (WHERE outcome = 'lost' AND amount <> 0) AS "lostWith",
            count(*) FILTER (WHERE outcome = 'open') AS "open", count(*) FILTER (WHERE outcome = 'open' AND amount <> 0) AS "openWith",
            count(*) FILTER (WHERE outcome = 'open' AND expected IS NOT NULL) AS "expected", count(*) FILTER (WHERE stale IS NOT NULL) AS "aged",
            count(probability) FILTER (WHERE outcome = 'open' AND amount <> 0) AS "likely", min(probability) AS "least", max(probability) AS "most", count(original) AS "original"
     FROM deals`,
  );
  const count = (name: string) => Number(row![name]);
  const missing = new Map<Need, string>();
  if (!deals.parts.amount) {
    const found = await misread(database, 'amount', deals.main);
    missing.set('amount', found ? `The values of ${found.column}, such as ${found.value}, are no plain numbers.` : reason('amounts'));
  } else if (count('wonWith') < count('won') * mostMissing) {
    missing.set('amount', `Only ${count('wonWith')} of ${count('won')} won deals have an amount.`);
  }
  // A column of zeros was never filled in.
  if (!missing.has('amount') && count('worth') === 0) missing.set('amount', reason('no-worth'));
  if (!deals.parts.created) missing.set('created', reason('created'));
  if (!deals.parts.closed) missing.set('closed', reason('closed'));
  // Without lost deals, a win rate of 100% would say nothing.
  if (count('lost') === 0) missing.set('lost', reason('lost'));
  if (count('lostWith') < Math.max(count('lost') * mostMissing, 1)) {
    missing.set('lost-amount', missing.get('lost') ?? reason('lost-amounts'));
  }
  if (count('open') === 0) missing.set('open', reason('open'));
  if (count('openWith') < Math.max(count('open') * mostMissing, 1)) {
    missing.set('open-amount', count('open') === 0 ? reason('open') : reason('open-amounts'));
  }
  if (count('expected') < Math.max(count('open') * mostMissing, 1)) {
    missing.set('expected', count('open') === 0 ? reason('open') : reason('expected-close'));
  }
  if (count('aged') < Math.max(count('open') * mostMissing, 1)) {
    missing.set('activity', count('open') === 0 ? reason('open') : reason('activity'));
  }
  if (count('likely') < Math.max(count('openWith') * mostMissing, 1)) {
    missing.set('probability', deals.parts.probability ? reason('open-probability') : reason('probability'));
  } else if (count('least') < 0 || count('most') > 1) {
    missing.set('probability', 'The probabilities lie outside the range of shares.');
  }
  if (count('original') === 0) missing.set('original', reason('first-due'));
  return missing;
}

export interface Family {
  id: FamilyId;
  /** What one row of its main table is. */
  subject: { one: string; many: string };
  currency: string | null;
  /** A period ahead of the data of which it holds what is due: naming it is no mistake. */
  ahead?: Period;
  /** The days with events; they decide the periods if this family leads. @throws data_insufficient */
  covered(): Promise<Covered>;
  /** Computes its metrics into the question's facts. `known`: the dimensions of earlier families. */
  compute(question: Question, known: readonly Dimension[]): Promise<Computed>;
}

export interface Computed {
  dimensions: Dimension[];
  metrics: MetricNote[];
  quality: QualityNote[];
  /** Names of the tables it read. */
  used: string[];
  /** Tables it could join and did not, by why. */
  left?: ReadonlyMap<Table, WhyLeft>;
  renewals?: RenewalNote;
  /** The table of invoices that what is counted is made of. */
  invoices?: string;
}

/** Computes totals, then members of each split, then changes and shares, for flows and balances. */
export async function computeMetrics(question: Question, metrics: readonly Metric[], splits: readonly Split[]): Promise<void> {
  const flows = metrics.filter(({ basis }) => !basis.stands);
  const states = metrics.filter(({ basis }) => basis.stands);
  await computeTotals(question, flows);
  await computeStates(question, states);
  await computeMembers(question, flows, splits);
  await computeMonthsAsked(question, flows, splits);
  for (const split of splits) await computeStates(question, states, split);
  deriveChanges(question, metrics, splits);
  deriveShares(question, metrics, splits);
}

/** A metric's note in the fact table; without its inputs it is not available, with the reason. */
export function noteOf(metric: Metric, family: FamilyId, source: string, missing: ReadonlyMap<Need, string>): MetricNote {
  const { id, label, definition, unit, polarity, subject, state, untested, weighedBy, beside, measured, stated } = metric;
  const said = {
    ...(subject && { subject }),
    ...(state && { state }),
    ...(untested && { untested }),
    ...(weighedBy !== undefined && { weighedBy }),
    ...(beside && { beside }),
    ...(measured && { measured }),
    ...(stated !== undefined && { stated }),
    ...(metric.basis.stands && !state && { perPeriod: true as const }),
  };
  const note = { id, label, family, source, definition, unit, polarity, ...said };
  return { ...note, ...statusOf(metric.needs, missing) };
}

export function statusOf(needs: readonly Need[], missing: ReadonlyMap<Need, string>): Pick<MetricNote, 'status' | 'reason'> {
  const need = needs.find((each) => missing.has(each));
  return need === undefined ? { status: 'computed' } : { status: 'not-computable', reason: missing.get(need)! };
}

/** Merges the dimensions of several families; a shared one gets the members of both. */
export function mergeDimensions(families: readonly (readonly Dimension[])[]): Dimension[] {
  const merged: Dimension[] = [];
  for (const dimension of families.flat()) {
    const at = merged.findIndex(({ id }) => id === dimension.id);
    if (at < 0) merged.push(dimension);
    else {
      const { members } = merged[at]!;
      merged[at] = { ...merged[at]!, members: [...members, ...dimension.members.filter((member) => !members.includes(member))] };
    }
  }
  return merged;
}
