/** Change of a measure against the prior complete period: what the figures are, and whether that is more than chance. */
import type { MetricNote } from '../../../model/fact.ts';
import { directionOf, type Finding, toneOf } from '../../../model/finding.ts';
import { testOfChange } from '../change.ts';
import type { Evidence, Known } from '../evidence.ts';
import { minRows, typicalMove } from '../guards.ts';
import { intervalRoles } from '../interval.ts';

/** A relative change smaller than this is no change worth a word. */
const visible = 0.005;
/** From a base of fewer rows or units than this a percentage misleads. */
const leastBase = 5;
/** Growth beyond this is said as a multiple. */
const mostGrowth = 3;

export function findDeltas(evidence: Evidence, headline: string | null): Finding[] {
  return evidence.table.metrics.flatMap((note) => {
    const prior = evidence.table.prior;
    const [value, before] = [evidence.get(note.id, 0), prior && evidence.get(note.id, prior.offset)];
    const delta = evidence.change(note.id);
    if (note.status !== 'computed' || !value || !before || !delta) return [];
    const growth = note.unit === 'ratio' ? null : evidence.growth(note.id);
    return (
      changeFinding(evidence, note, { kind: 'delta', value, before, delta, growth, multiple: '.multiple' }, note.id === headline) ?? []
    );
  });
}

export interface Change {
  kind: 'delta' | 'yoy';
  value: Known;
  before: Known;
  delta: Known;
  growth: Known | null;
  /** Suffix of the multiple that says a large growth. */
  multiple: string;
}

export function changeFinding(
  evidence: Evidence,
  note: MetricNote,
  { kind, value, before, delta, growth, multiple }: Change,
  isHeadline: boolean,
): Finding | null {
  // A handful more or less is no finding.
  if (note.unit === 'count' && Math.max(value.value, before.value) < leastBase) return null;
  const percent = growth && baseCarries(before) ? growth : null;
  const times = percent && percent.value > mostGrowth ? evidence.multiple(value, before, multiple) : null;
  const typical = kind === 'delta' ? typicalMove(evidence, note.id) : null;
  const scale = typical ? Math.abs(delta.value) / typical : 1;
  const test = testOfChange(evidence, note, value, before);
  const finding: Finding = {
    id: `${kind}:${note.id}`,
    kind,
    metric: note.id,
    facts: {
      value: value.id,
      before: before.id,
      delta: delta.id,
      ...(percent ? { pct: percent.id } : {}),
      ...(times ? { multiple: times.id } : {}),
      ...(note.unit === 'ratio' ? intervalRoles(evidence, value) : {}),
    },
    direction: directionOf(delta.value),
    tone: toneOf(directionOf(delta.value), note.polarity),
    claim: typeof test === 'number',
    scale,
    impact: isHeadline ? 1 : note.unit === 'ratio' ? 0.7 : Math.min(1, 0.4 + Math.abs(growth?.value ?? 0)),
    significance: typical ? Math.min(1, scale) : 0.6,
    score: 0,
  };
  if (delta.value === 0 || (growth && Math.abs(growth.value) < visible)) return { ...finding, ...still };
  if (typeof test === 'number') return { ...finding, p: test };
  if (test === 'exact') return finding;
  // Too few rows, or no proportion at all: nothing can be claimed of the change.
  if (note.unit === 'ratio') return value.n >= minRows && before.n >= minRows ? { ...finding, ...still, significance: 0.3 } : null;
  return { ...finding, tone: 'neutral', significance: isHeadline ? 0.3 : 0.25 };
}

function baseCarries({ value, unit, n }: Known): boolean {
  return value > 0 && (unit === 'count' ? value >= leastBase : n === 0 || n >= leastBase);
}

const still = { kind: 'steady' as const, direction: 'flat' as const, tone: 'neutral' as const, claim: false };
