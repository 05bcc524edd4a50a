/** A family of metrics: the records of one side of the business, made one canonical table, and what is computed of them. */

import type { Dimension, FamilyId, MetricNote } from '../../model/fact.ts';
import type { QualityNote } from '../../model/quality-note.ts';
import type { Covered } from './calendar/periods.ts';
import { computeMembers, computeTotals, type Question, type Split } from './compute.ts';
import { deriveChanges, deriveShares } from './derive.ts';
import type { Metric, Need } from './metric.ts';
import { computeStates } from './states.ts';

export interface Family {
  id: FamilyId;
  /** What one row of its main table is. */
  subject: { one: string; many: string };
  currency: string | null;
  /** The days on which its events happened: they decide the periods where it leads. @throws data_insufficient */
  covered(): Promise<Covered>;
  /** Computes its metrics into the question's facts. `known` are the dimensions of the families before it. */
  compute(question: Question, known: readonly Dimension[]): Promise<Computed>;
}

export interface Computed {
  dimensions: Dimension[];
  metrics: MetricNote[];
  quality: QualityNote[];
  /** Names of the tables it read. */
  used: string[];
}

/** Totals, then the members of each split, then changes and shares, of flows and of states. */
export async function computeMetrics(question: Question, metrics: readonly Metric[], splits: readonly Split[]): Promise<void> {
  const flows = metrics.filter(({ basis }) => !basis.stands);
  const states = metrics.filter(({ basis }) => basis.stands);
  await computeTotals(question, flows);
  await computeStates(question, states);
  await computeMembers(question, flows, splits);
  for (const split of splits) await computeStates(question, states, split);
  deriveChanges(question, metrics, splits);
  deriveShares(question, metrics, splits);
}

/** A metric as the fact table tells of it; one whose input lacks is not computable, with the reason. */
export function noteOf(metric: Metric, family: FamilyId, source: string, missing: ReadonlyMap<Need, string>): MetricNote {
  const { id, label, definition, unit, polarity, subject, state, untested, beside } = metric;
  const said = { ...(subject && { subject }), ...(state && { state }), ...(untested && { untested }), ...(beside && { beside }) };
  const note = { id, label, family, source, definition, unit, polarity, ...said };
  const need = metric.needs.find((each) => missing.has(each));
  if (need === undefined) return { ...note, status: 'computed' };
  return { ...note, status: 'not-computable', reason: missing.get(need)! };
}

/** Dimensions of several families in one list; a shared one has the members of both. */
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
