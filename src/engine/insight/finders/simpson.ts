/** Simpson's paradox: a change or difference of a rate that reverses within the members that hold most rows. */
import type { Dimension, MetricNote } from '../../../model/fact.ts';
import { directionOf, type Finding, toneOf } from '../../../model/finding.ts';
import { remainderRate } from '../change.ts';
import { type Evidence, isNamed } from '../evidence.ts';
import type { Found } from '../found.ts';
import { comparableRate, mantelHaenszelZ, type Proportion, pOfZ, proportionOf, twoProportionZ } from '../statistics.ts';

/** Share of rows in members where it reverses, above which it is reported. */
const most = 0.5;

interface Stratum {
  member: string;
  a: Proportion;
  b: Proportion;
}

export function findReversals(evidence: Evidence): Found[] {
  return evidence.table.metrics
    .filter(({ unit, status, untested }) => unit === 'ratio' && status === 'computed' && !untested)
    .flatMap((note) =>
      evidence.table.dimensions.flatMap((dimension) => [
        ...reversedChange(evidence, note, dimension),
        ...reversedDifferences(evidence, note, dimension),
      ]),
    );
}

function reversedChange(evidence: Evidence, note: MetricNote, dimension: Dimension): Found[] {
  const prior = evidence.table.prior;
  const [now, before, delta] = [evidence.get(note.id, 0), prior && evidence.get(note.id, prior.offset), evidence.change(note.id)];
  const [a, b] = [comparableRate(now), comparableRate(before)];
  if (!prior || !now || !before || !delta || !a || !b) return [];
  const strata = dimension.members.flatMap((member): Stratum[] => {
    const scope = { [dimension.id]: member };
    const [own, then] = [evidence.get(note.id, 0, scope), evidence.get(note.id, prior.offset, scope)];
    const [first, second] = [own && proportionOf(own), then && proportionOf(then)];
    return first && second ? [{ member, a: first, b: second }] : [];
  });
  const turned = reversal(a, b, strata);
  if (!turned) return [];
  const within = evidence.workedOut(now, '.within_delta', turned.within, [now, before], {
    label: `${note.label}, change inside the members`,
    formula: `change of ${now.label} with the mix of ${dimension.label} held`,
    unit: 'points',
    scope: { [dimension.id]: '(all)' },
  });
  const direction = directionOf(turned.within);
  return [
    {
      id: `simpson:${note.id}:${dimension.id}`,
      kind: 'simpson',
      metric: note.id,
      dimension: dimension.id,
      members: turned.members,
      facts: { value: now.id, before: before.id, delta: delta.id, within: within.id },
      ...told(note, direction, turned.p),
    },
  ];
}

function reversedDifferences(evidence: Evidence, note: MetricNote, dimension: Dimension): Found[] {
  const whole = evidence.get(note.id, 0);
  return evidence.members(note.id, dimension, 0).flatMap(({ member, fact }): Found[] => {
    const [own, rest] = [comparableRate(fact), remainderRate(whole, fact)];
    if (!whole || !own || !rest || !isNamed(member, dimension)) return [];
    return evidence.table.dimensions.flatMap((inside): Found[] => {
      if (inside.id === dimension.id) return [];
      const turned = reversal(own, rest, strataOf(evidence, note, { dimension, member, inside }));
      if (!turned) return [];
      const within = evidence.workedOut(fact, '.within', turned.within, [fact, whole], {
        label: `${fact.label}, difference inside the members`,
        formula: `difference of ${fact.label} from the others with the mix of ${inside.label} held`,
        unit: 'points',
        scope: { ...fact.scope, [inside.id]: '(all)' },
      });
      const direction = directionOf(turned.within);
      return [
        {
          id: `simpson:${note.id}:${dimension.id}=${member}:${inside.id}`,
          kind: 'simpson',
          metric: note.id,
          dimension: dimension.id,
          member,
          inside: inside.id,
          members: turned.members,
          facts: { value: fact.id, whole: whole.id, within: within.id },
          ...told(note, direction, turned.p),
        },
      ];
    });
  });
}

/** The member against all others, within each member of another dimension. */
function strataOf(
  evidence: Evidence,
  note: MetricNote,
  { dimension, member, inside }: { dimension: Dimension; member: string; inside: Dimension },
): Stratum[] {
  return evidence.members(note.id, inside, 0).flatMap(({ member: other, fact: all }): Stratum[] => {
    const cell = evidence.get(note.id, 0, { [dimension.id]: member, [inside.id]: other });
    const [a, both] = [cell && proportionOf(cell), proportionOf(all)];
    if (!a || !both || both.n <= a.n) return [];
    return [{ member: other, a, b: { hits: both.hits - a.hits, n: both.n - a.n } }];
  });
}

/** Null unless the direction reverses in members with most of the rows, and with the mix held constant. */
function reversal(a: Proportion, b: Proportion, strata: readonly Stratum[]): { p: number; within: number; members: string[] } | null {
  const overall = twoProportionZ(a, b);
  const inside = mantelHaenszelZ(strata);
  if (overall === 0 || Math.sign(overall) !== -Math.sign(inside)) return null;
  const rows = (some: readonly Stratum[]) => some.reduce((sum, each) => sum + each.a.n + each.b.n, 0);
  const turned = strata.filter((each) => Math.sign(each.a.hits / each.a.n - each.b.hits / each.b.n) === Math.sign(inside));
  if (rows(turned) <= most * (a.n + b.n)) return null;
  const weight = ({ a: own, b: other }: Stratum) => (own.n * other.n) / (own.n + other.n);
  const total = strata.reduce((sum, each) => sum + weight(each), 0);
  const within = strata.reduce((sum, each) => sum + weight(each) * (each.a.hits / each.a.n - each.b.hits / each.b.n), 0) / total;
  // Reported if either direction exceeds chance: the overall one, which misleads, or the one within.
  return { p: Math.min(1, 2 * Math.min(pOfZ(overall), pOfZ(inside))), within, members: turned.map(({ member }) => member) };
}

function told(note: MetricNote, direction: Finding['direction'], p: number) {
  return { direction, tone: toneOf(direction, note.polarity), claim: true, impact: 0.9, significance: 0, p };
}
