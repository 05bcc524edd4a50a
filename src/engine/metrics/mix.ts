/**
 * Whether a share, a mean or a quotient moved because its rows are others than before: of the dimensions of its rows, and of two and three that cross,
 * those whose weights explain most of its change, with what moved within them, exactly.
 */
import { type Fact, type MixNote, mixId } from '../../model/fact.ts';
import { daysBetween } from '../../model/period.ts';
import { name } from '../data/database.ts';
import type { Question, Split } from './compute.ts';
import { type Counted, countedIn, errorOf, inParts, nothing, rateOf, summed, sumsOf } from './counted.ts';
import type { Metric } from './metric.ts';
import { type BesideMix, besideMixOf } from './mix-beside.ts';
import { type MixSpans, mixSpansOf } from './mix-spans.ts';
import { valuesOf } from './values.ts';

/** Members of a dimension, dimensions, groups of those that cross, and groups that are told. */
const most = { members: 14, dimensions: 7, groups: 120, crossed: 3, told: 6 } as const;
/** Rows of a group that tell its level, the part of all rows that such groups hold, and the part of the change that one dimension more has to explain. */
const least = { rows: 10, held: 0.9, more: 0.1 } as const;
/** Part of what a share varies by that a dimension may part, and rows of a member all of which have one outcome: what parts more is the outcome by another name. */
const outcome = { parted: 0.6, rows: 50 } as const;
/** Part of a change that weights make, and standard errors of it, from which members of other dimensions are looked at within like groups. */
const leastMix = { part: 0.5, z: 3 } as const;
const daysOfMonth = 30.44;

interface Group {
  members: readonly string[];
  now: Counted;
  prior: Counted;
}

/** Null where nothing is compared, or the groups of no dimension are large enough. */
export async function mixOf(
  question: Question,
  measure: Metric,
  dimensions: readonly string[],
): Promise<{ note: MixNote; facts: Fact[] } | null> {
  const { periods, known } = question;
  const metric = inParts(measure);
  const { table, where, date } = metric.basis;
  const isShare = metric.unit === 'ratio' && metric.weight === undefined;
  if (!(metric.parts || isShare) || metric.state || date === null) return null;
  const spans = await mixSpansOf(question, metric);
  if (!spans) return null;
  const splits = [...known.splits]
    .flatMap(([key, split]) => (key.startsWith(`${table}\n`) && dimensions.includes(split.id) ? [split] : []))
    .filter(({ members, column }) => members.length >= 2 && members.length <= most.members && !metric.value.includes(column))
    .slice(0, most.dimensions);
  const isIn = ({ start, end }: MixSpans['now']) => `(${date} >= DATE '${start}' AND ${date} < DATE '${end}')`;
  const rowsOf = {
    where: `${where} AND ${date} <= DATE '${periods.asOf}' AND (${isIn(spans.now)} OR ${isIn(spans.prior)})`,
    isNow: `CASE WHEN ${isIn(spans.now)} THEN 1 ELSE 0 END`,
  };
  const sets = crossingsOf(splits).filter((set) => set.reduce((product, { members }) => product * members.length, 1) <= most.groups);
  if (sets.length === 0) return null;
  const columns = splits.map(({ column }) => name(column));
  const rows = await question.database.query(
    `SELECT GROUPING(${columns.join(', ')}) AS "which", ${columns.map((column, at) => `coalesce(CAST(${column} AS VARCHAR), '') AS "c${at}"`).join(', ')}, "now", ${[valuesOf([metric]), ...sumsOf(metric)].join(', ')}
     FROM (SELECT *, ${rowsOf.isNow} AS "now" FROM ${table} WHERE ${rowsOf.where})
     GROUP BY GROUPING SETS (${sets.map((set) => `(${[...set.map(({ column }) => name(column)), '"now"'].join(', ')})`).join(', ')}) ORDER BY ALL`,
  );
  const every = 2 ** splits.length - 1;
  const bit = (split: Split) => 2 ** (splits.length - 1 - splits.indexOf(split));
  const found = sets.flatMap((set): Explained[] => {
    const which = every - set.reduce((sum, split) => sum + bit(split), 0);
    const groups = new Map<string, Group>();
    for (const row of rows) {
      if (Number(row.which) !== which) continue;
      const members = set.map((split) => String(row[`c${splits.indexOf(split)}`]));
      const group = groups.get(members.join('\n')) ?? { members, now: nothing, prior: nothing };
      groups.set(members.join('\n'), { ...group, [Number(row.now) === 1 ? 'now' : 'prior']: countedIn(row, metric) });
    }
    const explained = explain(set, [...groups.values()]);
    return explained ? [explained] : [];
  });
  const best = simplest(isShare ? found.filter(({ set }) => !set.some((split) => tellsOutcome(found, split))) : found);
  if (!best) return null;
  const isMix = best.mix / best.change >= leastMix.part && Math.abs(best.z.mix) >= leastMix.z;
  const beside = isMix ? await besideMixOf(question, metric, best.set, splits, rowsOf) : [];
  return { note: noteOf(metric, spans, best, beside), facts: factsOf(question, metric, spans, best, beside) };
}

function crossingsOf(splits: readonly Split[]): Split[][] {
  const crossed = splits.map((split) => [split]);
  for (let at = 0; at < crossed.length; at++) {
    const set = crossed[at]!;
    if (set.length < most.crossed) crossed.push(...splits.slice(splits.indexOf(set.at(-1)!) + 1).map((split) => [...set, split]));
  }
  return crossed;
}

/** Whether a dimension is what the share is of by another name, or what came of it: the reason that is given, a complaint. */
function tellsOutcome(found: readonly Explained[], split: Split): boolean {
  const alone = found.find(({ set }) => set.length === 1 && set[0] === split);
  if (!alone) return true;
  const groups = alone.groups.map(({ now, prior }) => summed([now, prior]));
  const whole = summed(groups);
  const rate = rateOf(whole);
  const varies = whole.by * rate * (1 - rate);
  const parted = groups.reduce((sum, group) => sum + group.by * (rateOf(group) - rate) ** 2, 0);
  const isSure = ({ of, by }: Counted) =>
    by >= outcome.rows && (of === 0 || of === by) && by * Math.min(rate, 1 - rate) >= outcome.rows / 10;
  return varies > 0 && (parted > outcome.parted * varies || groups.some(isSure));
}

interface Explained {
  set: readonly Split[];
  groups: readonly Group[];
  whole: { now: Counted; prior: Counted };
  change: number;
  within: number;
  mix: number;
  z: { within: number; mix: number };
  own: MixNote['own'];
}

const weightIn = (part: Counted, whole: Counted) => part.by / whole.by;

function explain(set: readonly Split[], groups: readonly Group[]): Explained | null {
  const whole = { now: summed(groups.map(({ now }) => now)), prior: summed(groups.map(({ prior }) => prior)) };
  if (whole.now.by <= 0 || whole.prior.by <= 0 || groups.some(({ now, prior }) => now.by < 0 || prior.by < 0)) return null;
  const large = groups.filter(({ now, prior }) => now.n >= least.rows && prior.n >= least.rows);
  const held = (of: 'now' | 'prior') => large.reduce((sum, group) => sum + weightIn(group[of], whole[of]), 0);
  if (groups.length < 2 || held('now') < least.held || held('prior') < least.held) return null;
  const z = (effect: number, variance: number) => (variance > 0 ? Number((effect / Math.sqrt(variance)).toPrecision(9)) : 0);
  let [within, mix, ofWithin, ofMix] = [0, 0, 0, 0];
  const own = { groups: groups.length, effect: 0, z: 0 };
  const centre = rateOf(summed(groups.flatMap(({ now, prior }) => [now, prior])));
  for (const { now, prior } of groups) {
    const [weight, weightBefore] = [weightIn(now, whole.now), weightIn(prior, whole.prior)];
    // A group of only one of the periods has no change of its own.
    const level = now.by > 0 ? rateOf(now) : rateOf(prior);
    const levelBefore = prior.by > 0 ? rateOf(prior) : level;
    within += ((weight + weightBefore) / 2) * (level - levelBefore);
    mix += (weight - weightBefore) * ((level + levelBefore) / 2);
    const errors = [now, prior].map((each) => (each.n > 0 ? errorOf(each) ** 2 : 0)) as [number, number];
    if (now.n >= least.rows && prior.n >= least.rows) {
      own.effect = Math.max(own.effect, Math.abs(((weight + weightBefore) / 2) * (level - levelBefore)));
      own.z = Math.max(own.z, Math.abs(z(level - levelBefore, errors[0] + errors[1])));
    }
    ofWithin += ((weight + weightBefore) / 2) ** 2 * (errors[0] + errors[1]);
    // Weights move by chance, multinomial in both periods, and the levels that they are taken at are not known exactly.
    const pooled = (now.n + prior.n) / (whole.now.n + whole.prior.n);
    ofMix += pooled * ((level + levelBefore) / 2 - centre) ** 2 * (1 / whole.now.n + 1 / whole.prior.n);
    ofMix += ((weight - weightBefore) ** 2 * (errors[0] + errors[1])) / 4;
  }
  const change = rateOf(whole.now) - rateOf(whole.prior);
  return { set, groups, whole, change, within, mix, z: { within: z(within, ofWithin), mix: z(mix, ofMix) }, own };
}

/** The set of as few dimensions as explain nearly as much as any. */
function simplest(found: readonly Explained[]): Explained | null {
  const part = ({ mix, change }: Explained) => (change === 0 ? 0 : Math.min(1, mix / change));
  const bestOf = (size: number) =>
    found
      .filter(({ set }) => set.length === size)
      .toSorted((a, b) => Math.abs(a.within) - Math.abs(b.within))
      .find((each) => part(each) > 0);
  let best: Explained | null = null;
  for (let size = 1; size <= most.crossed; size++) {
    const next = bestOf(size);
    if (next && (best === null || part(next) >= part(best) + least.more)) best = next;
  }
  return best;
}

/** Those whose weights moved most. */
const movedMost = ({ groups, whole }: Explained) => {
  const shift = ({ now, prior }: Group) => Math.abs(weightIn(now, whole.now) - weightIn(prior, whole.prior));
  return groups
    .filter(({ members, now, prior }) => members.every((member) => member !== '') && now.n >= least.rows && prior.n >= least.rows)
    .toSorted((a, b) => shift(b) - shift(a) || (a.members.join() < b.members.join() ? -1 : 1))
    .slice(0, most.told);
};

const scopeOf = (set: readonly Split[], members: readonly string[]) =>
  Object.fromEntries(set.map(({ id }, at) => [id, members[at]!])) as Fact['scope'];

function noteOf(metric: Metric, { of, start, months }: MixSpans, best: Explained, beside: readonly BesideMix[]): MixNote {
  const { set, z, own } = best;
  return {
    metric: metric.id,
    of,
    start,
    ...(months && { months }),
    dimensions: set.map(({ id }) => id),
    groups: movedMost(best).map(({ members }) => scopeOf(set, members)),
    z,
    own,
    beside: beside.map((each) => each.of),
  };
}

function factsOf({ currency }: Question, metric: Metric, spans: MixSpans, best: Explained, beside: readonly BesideMix[]): Fact[] {
  const { set, whole, within, mix, change } = best;
  const all = scopeOf(
    set,
    set.map(() => '(all)'),
  );
  const by = set.map(({ label }) => label).join(' × ');
  const fact = (
    part: Parameters<typeof mixId>[1],
    label: string,
    value: number,
    unit: Fact['unit'],
    scope: Fact['scope'],
    n: number,
  ): Fact => ({
    id: mixId({ metric: metric.id }, part, scope),
    metric: metric.id,
    label: `${metric.label}, ${label}`,
    value,
    unit,
    ...(unit === 'money' && currency ? { currency } : {}),
    period: null,
    scope,
    n,
    formula: `${metric.formula}, ${label}`,
    sql: '',
  });
  const unitOfChange = metric.unit === 'ratio' ? 'points' : metric.unit;
  const span = `from ${spans.prior.label} to ${spans.now.label}`;
  const months = ({ start, end }: Omit<MixSpans['now'], 'label'>) => Math.max(1, Math.round(daysBetween(start, end) / daysOfMonth));
  const sides = [
    ['now', spans.now],
    ['prior', spans.prior],
  ] as const;
  const isShare = metric.unit === 'ratio' && !metric.parts;
  return [
    fact('mix_change', `change ${span}`, change, unitOfChange, all, whole.now.n),
    fact('by_weights', `part of the change ${span} from weights by ${by}`, mix, unitOfChange, all, whole.now.n),
    fact('by_levels', `part of the change ${span} from what moved within ${by}`, within, unitOfChange, all, whole.now.n),
    ...sides.flatMap(([when, { label, ...between }]) => [
      fact(`mix_${when}`, label, rateOf(whole[when]), metric.unit, all, whole[when].n),
      fact(`mix_rows_${when}`, `rows a month, ${label}`, Math.round(whole[when].n / months(between)), 'count', all, whole[when].n),
      ...(isShare
        ? [
            fact(
              `mix_hits_${when}`,
              `of which it holds a month, ${label}`,
              Math.round(whole[when].of / months(between)),
              'count',
              all,
              whole[when].n,
            ),
          ]
        : []),
    ]),
    ...movedMost(best).flatMap((group) => {
      const scope = scopeOf(set, group.members);
      const name = group.members.join(' × ');
      return sides.flatMap(([when, { label, ...between }]) => [
        fact(
          `weight_${when}`,
          `${name}, part of what it is taken over, ${label}`,
          weightIn(group[when], whole[when]),
          'ratio',
          scope,
          group[when].n,
        ),
        fact(`level_${when}`, `${name}, ${label}`, rateOf(group[when]), metric.unit, scope, group[when].n),
        fact(
          `mix_rows_${when}`,
          `${name}, rows a month, ${label}`,
          Math.round(group[when].n / months(between)),
          'count',
          scope,
          group[when].n,
        ),
      ]);
    }),
    ...beside.flatMap((each) => {
      const {
        of: { dimension, member, isNew },
        like,
      } = each;
      const scope = { [dimension]: member };
      return [
        ...sides.map(([when, { label }]) =>
          fact(
            `level_${when}`,
            `${isNew && when === 'prior' ? `all but ${member}` : member}, ${label}`,
            rateOf(each[when]),
            metric.unit,
            scope,
            each[when].n,
          ),
        ),
        fact('like_change', `${member}, change ${span} within like ${by}`, like, unitOfChange, scope, each.now.n),
      ];
    }),
  ];
}
