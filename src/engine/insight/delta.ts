/** Change of a measure against the prior complete period. */
import type { MetricNote } from '../metrics/fact.ts';
import type { Evidence } from './evidence.ts';
import { directionOf, type Finding, toneOf } from './finding.ts';
import { comparableRate, minRows, typicalMove } from './guards.ts';
import { pOfZ, twoProportionZ } from './statistics.ts';

/** A relative change smaller than this is no change worth a word. */
const visible = 0.005;

export function findDeltas(evidence: Evidence, headline: string | null): Finding[] {
  return evidence.table.metrics.flatMap((note) => {
    const finding = note.status === 'computed' ? deltaOf(evidence, note, note.id === headline) : null;
    return finding ? [finding] : [];
  });
}

function deltaOf(evidence: Evidence, note: MetricNote, isHeadline: boolean): Finding | null {
  const prior = evidence.table.prior;
  const value = evidence.get(note.id, 0);
  const before = prior && evidence.get(note.id, prior.offset);
  const delta = evidence.change(note.id);
  if (!value || !before || !delta) return null;
  const growth = note.unit === 'ratio' ? null : evidence.growth(note.id);
  const multiple = growth && growth.value > 3 ? evidence.multiple(value, before, '.multiple') : null;
  const typical = typicalMove(evidence, note.id);
  const scale = typical ? Math.abs(delta.value) / typical : 1;
  const finding = {
    id: `delta:${note.id}`,
    kind: 'delta' as const,
    metric: note.id,
    facts: {
      value: value.id,
      before: before.id,
      delta: delta.id,
      ...(growth ? { pct: growth.id } : {}),
      ...(multiple ? { multiple: multiple.id } : {}),
    },
    direction: directionOf(delta.value),
    tone: toneOf(directionOf(delta.value), note.polarity),
    scale,
    impact: isHeadline ? 1 : note.unit === 'ratio' ? 0.7 : Math.min(1, 0.4 + Math.abs(growth?.value ?? 0)),
    significance: typical ? Math.min(1, scale) : 0.6,
    score: 0,
  };
  if (note.unit === 'ratio') {
    const [a, b] = [comparableRate(value), comparableRate(before)];
    // Too few rows, or no proportion at all: nothing can be claimed of the change.
    if (!a || !b) return value.n >= minRows && before.n >= minRows ? { ...finding, ...still, significance: 0.3 } : null;
    return { ...finding, p: pOfZ(twoProportionZ(a, b)) };
  }
  if (growth && Math.abs(growth.value) < visible) return { ...finding, ...still };
  if (delta.value === 0) return { ...finding, ...still };
  if (note.unit === 'count') {
    // Counts of independent events vary by their square root.
    return { ...finding, significance: 1 - pOfZ(delta.value / Math.sqrt(Math.max(1, value.value + before.value))) };
  }
  return finding;
}

const still = { kind: 'steady' as const, direction: 'flat' as const, tone: 'neutral' as const };
