/** Members that bring most of the money from little of the work, and those that take the work and bring little. */
import type { Dimension } from '../../../model/fact.ts';
import { sumOf } from '../derived-fact.ts';
import { type Evidence, idsOf, isNamed, type Known } from '../evidence.ts';
import type { Found } from '../found.ts';

export interface Side {
  members: readonly string[];
  /** Of closed-won revenue. */
  result: Known;
  /** Of deals closed. */
  effort: Known;
}

export interface Effort {
  dimension: Dimension;
  earners: Side;
  /** Null where nobody takes much and brings little. */
  busy: Side | null;
  /** The share of each member of each measure, the measures in order. */
  columns: readonly { metric: string; shares: readonly Known[] }[];
  members: readonly string[];
}

const measures = ['decided_count', 'won_count', 'won_value'] as const;
const [fewest, most] = [4, 8];
const [mostEarners, mostBusy] = [3, 2];
/** Part of the money that the earners bring, and how much more than their part of the work it is. */
const least = { result: 0.5, ahead: 0.2 } as const;
/** Part of the work that the others take at least, and of the money they bring at most. */
const busywork = { effort: 0.2, result: 0.1 } as const;

export function effortOf(evidence: Evidence): Effort | null {
  return evidence.once('effort', () => {
    const dimension = evidence.table.dimensions.find(({ role, coded }) => role === 'product' && !coded);
    if (!dimension || !measures.every((metric) => evidence.adds(metric, dimension, 0))) return null;
    const members = dimension.members.filter((member) => measures.every((metric) => evidence.get(metric, 0, { [dimension.id]: member })));
    if (members.length < fewest || members.length > most || !members.every((member) => isNamed(member, dimension))) return null;
    const shareOf = (metric: string, member: string) =>
      evidence.share(evidence.get(metric, 0, { [dimension.id]: member })!, evidence.get(metric, 0)!)!;
    const side = (some: readonly string[], name: string): Side => {
      const together = (metric: string) =>
        evidence.keep(
          sumOf(
            some.map((member) => shareOf(metric, member)),
            { [dimension.id]: name },
          ),
        )!;
      return { members: some, result: together('won_value'), effort: together('decided_count') };
    };
    const result = (member: string) => shareOf('won_value', member).value;
    const work = (member: string) => shareOf('decided_count', member).value;
    const sum = (some: readonly string[], of: (member: string) => number) => some.reduce((total, member) => total + of(member), 0);
    // The few that bring most, as long as each brings more than it takes.
    const few = members.toSorted((a, b) => result(b) - result(a)).slice(0, mostEarners);
    const paying = few.slice(0, few.findIndex((member) => result(member) <= work(member)) >>> 0);
    if (paying.length === 0 || sum(paying, result) < least.result || sum(paying, result) - sum(paying, work) < least.ahead) return null;
    const earners = side(paying, '(earners)');
    const low = members
      .filter((member) => !paying.includes(member) && result(member) < work(member) / 2)
      .toSorted((a, b) => work(b) - work(a))
      .slice(0, mostBusy);
    const busy = low.length > 0 ? side(low, '(busy)') : null;
    return {
      dimension,
      earners,
      busy: busy && busy.effort.value >= busywork.effort && busy.result.value <= busywork.result ? busy : null,
      columns: measures.map((metric) => ({ metric, shares: members.map((member) => shareOf(metric, member)) })),
      members,
    };
  });
}

/** Arithmetic of the figures, so that no test decides whether it may be said. */
export function findEffort(evidence: Evidence): Found[] {
  const found = effortOf(evidence);
  if (!found) return [];
  const { dimension, earners, busy } = found;
  return [
    {
      id: `effort:won_value:${dimension.id}`,
      kind: 'effort',
      metric: 'won_value',
      dimension: dimension.id,
      members: earners.members,
      facts: idsOf({ share: earners.result, value: earners.effort, count: busy?.effort, second: busy?.result }),
      direction: 'flat',
      tone: 'neutral',
      claim: false,
      impact: 0.7,
      significance: 0.6,
    },
  ];
}
