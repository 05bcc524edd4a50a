/** A measure against the prior period, the prior year and its target. */
import type { MetricNote } from '../../../model/fact.ts';
import { directionOf, toneOf } from '../../../model/finding.ts';
import { isLeftOver } from '../../data/records/statement-lines.ts';
import { testOfChange } from '../change.ts';
import { changeOf, growthOf, multipleOf } from '../derived-fact.ts';
import { type Evidence, idsOf, type Known } from '../evidence.ts';
import type { Found } from '../found.ts';
import { intervalRoles, minRows, typicalMove } from '../statistics.ts';

/** Smaller relative changes are not worth a word. */
const visible = 0.005;
/** With a base of fewer rows or units, a percentage misleads. */
const leastBase = 5;
/** Larger growth is given as a multiple. */
const mostGrowth = 3;

export function findDeltas(evidence: Evidence, headline: string | null): Found[] {
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

interface Change {
  kind: 'delta' | 'yoy';
  value: Known;
  before: Known;
  delta: Known;
  growth: Known | null;
  /** Suffix of the multiple that describes large growth. */
  multiple: string;
}

function changeFinding(
  evidence: Evidence,
  note: MetricNote,
  { kind, value, before, delta, growth, multiple }: Change,
  isHeadline: boolean,
): Found | null {
  // A handful more or less is not a finding.
  if (note.unit === 'count' && Math.max(value.value, before.value) < leastBase) return null;
  const percent = growth && baseCarries(before) ? growth : null;
  const times = percent && percent.value > mostGrowth ? evidence.multiple(value, before, multiple) : null;
  const typical = kind === 'delta' ? typicalMove(evidence, note.id) : null;
  const scale = typical ? Math.abs(delta.value) / typical : 1;
  const test = testOfChange(evidence, note, value, before);
  const finding: Found = {
    id: `${kind}:${note.id}`,
    kind,
    metric: note.id,
    facts: {
      ...idsOf({ value, before, delta, pct: percent, multiple: times }),
      ...(note.unit === 'ratio' ? intervalRoles(evidence, value) : {}),
    },
    direction: directionOf(delta.value),
    tone: toneOf(directionOf(delta.value), note.polarity),
    claim: typeof test === 'number',
    scale,
    impact: isHeadline ? 1 : note.unit === 'ratio' ? 0.7 : Math.min(1, 0.4 + Math.abs(growth?.value ?? 0)),
    significance: typical ? Math.min(1, scale) : 0.6,
  };
  if (delta.value === 0 || (growth && Math.abs(growth.value) < visible)) return { ...finding, ...still };
  if (typeof test === 'number') return { ...finding, p: test };
  if (test === 'exact') return finding;
  // Too few rows, or not a proportion: nothing can be claimed about the change.
  if (note.unit === 'ratio') return value.n >= minRows && before.n >= minRows ? { ...finding, ...still, significance: 0.3 } : null;
  return { ...finding, tone: 'neutral', significance: isHeadline ? 0.3 : 0.25 };
}

function baseCarries({ value, unit, n }: Known): boolean {
  return value > 0 && (unit === 'count' ? value >= leastBase : n === 0 || n >= leastBase);
}

const still = { kind: 'steady' as const, direction: 'flat' as const, tone: 'neutral' as const, claim: false };

export function findYearOnYear(evidence: Evidence, headline: string | null): Found[] {
  const before = evidence.yearBefore;
  // What everything is compared with is said once.
  if (!before || before.offset === evidence.table.prior?.offset) return [];
  return evidence.table.metrics.flatMap((note) => {
    const [now, then] = [evidence.get(note.id, 0), evidence.get(note.id, before.offset)];
    if (note.status !== 'computed' || !now || !then) return [];
    const delta = evidence.keep(changeOf(now, then, '.yoy_delta'));
    const growth = note.unit !== 'ratio' && then.value > 0 ? evidence.keep(growthOf(now, then, '.yoy')) : null;
    if (!delta) return [];
    const finding = changeFinding(
      evidence,
      note,
      { kind: 'yoy', value: now, before: then, delta, growth, multiple: '.yoy_multiple' },
      note.id === headline,
    );
    return finding?.kind === 'yoy' ? [finding] : [];
  });
}

export function findThresholds(evidence: Evidence): Found[] {
  return evidence.table.metrics.flatMap((note): Found[] => {
    const value = evidence.get(note.id, 0);
    const target = evidence.get(`${note.id}.target`, 0);
    if (!value || !target || target.value <= 0) return [];
    const direction = directionOf(value.value - target.value);
    // Of a rate, points from the target say more than a share of it.
    const attainment = value.unit === 'ratio' ? null : evidence.keep({ ...multipleOf(value, target, '.attainment'), unit: 'ratio' });
    return [
      {
        id: `threshold:${note.id}`,
        kind: 'threshold',
        metric: note.id,
        facts: idsOf({ value, target, attainment }),
        direction,
        tone: toneOf(direction, note.polarity),
        claim: false,
        impact: 1,
        // Whether profit met its plan always matters, however close it came.
        significance: isProfit(note) ? 1 : Math.min(1, Math.abs(value.value / target.value - 1) * 10),
      },
    ];
  });
}

const isProfit = ({ measured }: MetricNote) => measured?.how === 'sum' && isLeftOver(measured.label);
