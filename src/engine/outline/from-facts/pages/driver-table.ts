/** What moved the members of the dimension that moved the money: the part of each member's change that each factor made. */
import type { Dimension, FactId } from '../../../../model/fact.ts';
import { ref, type Text } from '../../../../model/text.ts';
import type { Known } from '../../../insight/evidence.ts';
import { type MemberChange, memberChanges } from '../../../insight/finders/driver.ts';
import { type Factor, factorsOf } from '../../../insight/finders/factors.ts';
import { comparableRate, pOfZ, twoProportionZ } from '../../../insight/statistics.ts';
import type { TableContent } from '../../../kinds/table.ts';
import { type Context, safe } from '../context.ts';
import { factorInWords } from './factors.ts';

/** Fewer members are a chart. */
const least = 4;
/** Part of the whole change below which what the others add would only set how finely all is written. */
const leastRest = 0.01;
const none = '–';
/** Chance up to which a member's rate is said to be higher or lower. */
const byChance = 0.05;

interface DriverTable {
  content: TableContent;
  /** The largest factor of the member that the title names, in words and as a sentence. */
  factor: { words: Text; sentence: Text } | null;
  effects: FactId[];
}

interface Shown {
  changes: readonly MemberChange[];
  rest: { label: string; fact: Known } | null;
  /** The member of the title. */
  first: string | undefined;
}

/** Null unless the dimension is the one that moved the measure most and its members split into factors. */
export function driverTable(context: Context, metric: string, dimension: Dimension, { changes, rest, first }: Shown): DriverTable | null {
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
  const rows = changes.map((change) => {
    const found = factorsOf(evidence, metric, { [dimension.id]: change.member });
    return { ...change, factors: order.flatMap((id) => found?.factors.find((factor) => factor.metric === id) ?? []) };
  });
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
        ...rows.map(({ member, now: value, delta, factors }) => ({
          cells: [
            context.member(member),
            ref(value.id),
            ...order.map((_, at) => (factors.length === order.length ? ref(factors[at]!.effect.id, 'label') : none)),
            ref(delta.id, 'label'),
          ],
          role: member === first ? ('highlight' as const) : ('body' as const),
          tones: [...neutral, tone(delta)],
        })),
        ...(rest && Math.abs(rest.fact.value) >= leastRest * Math.abs(whole.delta.value)
          ? [
              {
                cells: [rest.label, none, ...order.map(() => none), ref(rest.fact.id, 'label')],
                role: 'body' as const,
                tones: [...neutral, tone(rest.fact)],
              },
            ]
          : []),
        {
          cells: [catalogue.say('word-total'), ref(whole.value.id), ...order.map(() => none), ref(whole.delta.id, 'label')],
          role: 'total' as const,
        },
      ],
      reading: [],
    },
  };
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
