/** What moved the members of the dimension that moved the money: the part of each member's change that each factor made. */
import type { Dimension, FactId } from '../../../../model/fact.ts';
import { ref, type Text } from '../../../../model/text.ts';
import { remainderOf } from '../../../insight/derived-fact.ts';
import type { Known } from '../../../insight/evidence.ts';
import { type MemberChange, memberChanges } from '../../../insight/finders/driver.ts';
import { type Factor, type Factors, factorsOf } from '../../../insight/finders/factors.ts';
import { comparableRate, pOfZ, twoProportionZ } from '../../../insight/statistics.ts';
import type { TableContent } from '../../../kinds/table.ts';
import { type Context, namesOf, safe } from '../context.ts';
import { factorInWords } from './factors.ts';

/** Fewer members are a chart. */
const least = 4;
/** Rows of members, beside one for all others and one for all. */
const most = 7;
/** Part of what all moved, from which a member has a row of its own. */
const leastSeen = 0.02;
const none = '–';
/** Part of the net change from which the shift between members has a row. */
const leastShift = 0.01;
/** Chance up to which a member's rate is said to be higher or lower. */
const byChance = 0.05;

interface DriverTable {
  content: TableContent;
  /** The largest factor of the member that the title names, in words and as a sentence. */
  factor: { words: Text; sentence: Text } | null;
  effects: FactId[];
}

interface Shown {
  /** Of all members, largest first. */
  changes: readonly MemberChange[];
  other: string;
  /** The member of the title. */
  first: string | undefined;
}

/** What each factor did to a member: the effects in the order of the columns, null for one that is not known or did nothing. */
type Row = MemberChange & { factors: readonly Factor[]; effects: readonly (Known | null)[] };

/** Null unless the dimension is the one that moved the measure most and its members split into factors. */
export function driverTable(context: Context, metric: string, dimension: Dimension, { changes, other, first }: Shown): DriverTable | null {
  const { catalogue, evidence, insights, now, prior } = context;
  const best = insights.findings.find(
    (finding) =>
      finding.kind === 'driver' &&
      finding.metric === metric &&
      finding.leads &&
      memberChanges(evidence, metric, evidence.dimension(finding.dimension!)!).length >= least,
  );
  const whole = factorsOf(evidence, metric);
  if (best?.dimension !== dimension.id || !whole || prior === null || changes.length < least) return null;
  const order = whole.factors.map((factor) => factor.metric);
  const all = changes.map((change): Row => rowOf(context, dimension, order, change));
  const gross = all.reduce((sum, { delta }) => sum + Math.abs(delta.value), 0);
  // Several that hardly moved are one row together.
  const seen = all.filter(({ delta }) => Math.abs(delta.value) >= leastSeen * gross);
  const few = all.length - seen.length > 1 ? seen : all;
  const rows = few.length > most ? few.slice(0, most - 1) : few;
  if (rows.filter(({ factors }) => factors.length === order.length).length < rows.length / 2) return null;
  const { polarity } = context.note(metric);
  const tone = (fact: Known) =>
    polarity === 'neutral' || fact.value === 0
      ? ('neutral' as const)
      : fact.value > 0 === (polarity === 'up')
        ? ('good' as const)
        : ('bad' as const);
  const neutral = Array.from({ length: order.length + 2 }, () => 'neutral' as const);
  const led = rows
    .find(({ member }) => member === first)
    ?.factors.toSorted((a, b) => Math.abs(b.effect.value) - Math.abs(a.effect.value))[0];
  const joined = all.filter((row) => !rows.includes(row));
  const effectsOf = (some: readonly Row[], member: string) =>
    order.map((id, at) => sumOf(context, whole, some, at, { id, dimension, member }));
  const line = (label: Text, value: Known, effects: readonly (Known | null)[], delta: Known) => [
    label,
    ref(value.id),
    ...effects.map((effect) => (effect ? ref(effect.id, 'label') : none)),
    ref(delta.id, 'label'),
  ];
  const otherRow = `${other} (${ref(joinedCount(context, metric, dimension, joined.length))})`;
  const rest = joined.length > 0 ? restOf(context, whole, dimension, rows) : null;
  const effectOfWhole = (id: string) => whole.factors.find(({ metric: factor }) => factor === id)!.effect;
  const mix = mixOf(context, whole, order, effectsOf(all, everyone), dimension);
  return {
    factor: led && !isByChance(led) ? inWords(context, led) : null,
    effects: rows.flatMap(({ factors }) => factors.map(({ effect }) => effect.id)),
    content: {
      columns: [
        { label: safe(dimension.label), align: 'left' },
        { label: safe(now), align: 'right' },
        ...order.map((id) => ({ label: catalogue.say('drivers-from', { label: context.label(id) }), align: 'right' as const })),
        { label: catalogue.say('table-change', { prior }), align: 'right', bars: true },
      ],
      rows: [
        ...rows.map(({ member, now: value, delta, effects }) => ({
          cells: line(context.member(member), value, effects, delta),
          role: member === first ? ('highlight' as const) : ('body' as const),
          tones: [...neutral, tone(delta)],
        })),
        ...(rest
          ? [
              {
                cells: line(otherRow, rest.now, effectsOf(joined, others), rest.delta),
                role: 'body' as const,
                tones: [...neutral, tone(rest.delta)],
              },
            ]
          : []),
        ...(mix
          ? [
              {
                cells: [
                  catalogue.say('drivers-mix', namesOf(dimension)),
                  none,
                  ...mix.map((effect) => (effect ? ref(effect.id, 'label') : none)),
                  none,
                ],
                role: 'body' as const,
                tones: neutral,
              },
            ]
          : []),
        { cells: line(catalogue.say('word-total'), whole.value, order.map(effectOfWhole), whole.delta), role: 'total' as const },
      ],
      reading: [],
    },
  };
}

const [others, everyone, shift] = ['(other)', '(sum)', '(shift)'];

function joinedCount(context: Context, metric: string, dimension: Dimension, count: number): FactId {
  return context.count('members_joined', `${namesOf(dimension).many} joined`, count, { dimension: dimension.id, metric, page: 'drivers' });
}

function rowOf({ evidence }: Context, dimension: Dimension, order: readonly string[], change: MemberChange): Row {
  const scope = { [dimension.id]: change.member };
  const factors = factorsOf(evidence, change.now.metric, scope)?.factors ?? [];
  if (factors.length === order.length)
    return { ...change, factors, effects: order.map((id) => factors.find(({ metric }) => metric === id)?.effect ?? null) };
  // Of a product with a factor that is zero in a period, that factor made the whole change.
  const isNone = (id: string) => [0, evidence.table.prior!.offset].some((offset) => (evidence.get(id, offset, scope)?.value ?? 0) === 0);
  const zero = order.filter((id) => evidence.metric(id)?.unit === 'count').find(isNone) ?? order.find(isNone);
  return { ...change, factors: [], effects: order.map((id) => (id === zero ? change.delta : null)) };
}

/** What a factor did to some members together. */
function sumOf(
  { evidence }: Context,
  whole: Factors,
  rows: readonly Row[],
  at: number,
  { id, dimension, member }: { id: string; dimension: Dimension; member: string },
): Known | null {
  const effects = rows.flatMap(({ effects }) => effects[at] ?? []);
  if (effects.length === 0) return null;
  const total = effects.reduce((sum, { value }) => sum + value, 0);
  return evidence.workedOut(whole.value, `.by_${id}`, total, effects, {
    label: `${whole.value.label}, effect of ${id} on the members together`,
    formula: 'sum of what it did to each member',
    scope: { [dimension.id]: member },
  });
}

/**
 * What a shift between members did by each factor: the split of the whole, which knows no members, less what each did within them. Of no effect
 * in all, so that the columns add up to the whole's; null where it is too little to show.
 */
function mixOf(
  { evidence }: Context,
  whole: Factors,
  order: readonly string[],
  within: readonly (Known | null)[],
  dimension: Dimension,
): (Known | null)[] | null {
  const effects = order.map((id, at) => {
    const { effect } = whole.factors.find(({ metric }) => metric === id)!;
    const own = within[at];
    return own ? { id, value: effect.value - own.value, from: [effect, own] } : null;
  });
  if (effects.every((effect) => effect === null || Math.abs(effect.value) < leastShift * Math.abs(whole.delta.value))) return null;
  return effects.map(
    (effect) =>
      effect &&
      evidence.workedOut(whole.value, `.by_${effect.id}`, effect.value, effect.from, {
        label: `${whole.value.label}, effect of ${effect.id} by the shift between members`,
        formula: 'effect on the whole minus the sum of the effects on each member',
        scope: { [dimension.id]: shift },
      }),
  );
}

function restOf({ evidence }: Context, whole: Factors, dimension: Dimension, rows: readonly Row[]): { now: Known; delta: Known } | null {
  const scope = { [dimension.id]: others };
  const now = evidence.keep(
    remainderOf(
      whole.value,
      rows.map((row) => row.now),
      scope,
    ),
  );
  const delta = evidence.keep(
    remainderOf(
      whole.delta,
      rows.map((row) => row.delta),
      scope,
    ),
  );
  return now && delta ? { now, delta } : null;
}

/** A rate of few rows, or one that a test does not confirm, is no cause to name. */
function isByChance({ now, before }: Factor): boolean {
  if (now.unit !== 'ratio') return false;
  const [a, b] = [comparableRate(now), comparableRate(before)];
  return !a || !b || pOfZ(twoProportionZ(a, b)) > byChance;
}

function inWords(context: Context, factor: Factor): { words: Text; sentence: Text } {
  const words = factorInWords(context, factor);
  const sentence = context.catalogue.say('factors-within', {
    factor: words,
    rose: factor.effect.value > 0,
    effect: ref(factor.effect.id),
    value: ref(factor.now.id),
    before: ref(factor.before.id),
  });
  return { words, sentence };
}
