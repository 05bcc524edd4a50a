/** Renewals: where they are lost, and which of the coming ones show what lost ones showed before. */
import { lossReason } from '../../../model/fact.ts';
import { type RenewalCell, type RenewalMark, type RenewalNote, renewalParts, renewalScope } from '../../../model/renewal-note.ts';
import { type Evidence, idsOf, isNamed, type Known, unnamed } from '../evidence.ts';
import type { Found } from '../found.ts';

/** How often a mark was right. */
export interface MarkTold {
  mark: RenewalMark;
  /** Part of those with it that were lost, and of the others. */
  right: Known;
  rest: Known | null;
  found: Known;
  tried: Known;
  threshold: Known | null;
}

export interface RenewalsAtRisk {
  note: RenewalNote;
  value: Known;
  count: Known;
  whole: Known;
  all: Known;
  share: Known;
  /** Those that list renewals and that a listed one carries, the most telling first. */
  marks: readonly MarkTold[];
  well: { count: Known; amount: Known; label: string; column: string } | null;
  later: { value: Known; count: Known } | null;
}

export function renewalsAtRiskOf(evidence: Evidence): RenewalsAtRisk | null {
  return evidence.once('renewals at risk', () => {
    const note = evidence.table.renewals;
    const [value, whole] = [evidence.get('at_risk_renewals', 0), evidence.get('open_renewals', 0)];
    const share = value && whole && evidence.share(value, whole);
    if (!note || note.rows.length === 0 || !value || !whole || !share) return null;
    const marks = note.marks.flatMap((mark): MarkTold[] => {
      const at = (of: string) => evidence.get(`at_risk_renewals.${of}`, 0, { [renewalScope.mark]: mark.id });
      const [right, found, tried] = [at('right'), at('found'), at('tried')];
      const isCarried = note.rows.some((row) => row.marks.includes(mark.id));
      return mark.lists && isCarried && right && found && tried
        ? [{ mark, right, rest: at('rest'), found, tried, threshold: at('threshold') }]
        : [];
    });
    if (marks.length === 0) return null;
    const [wells, amount] = [evidence.get('at_risk_renewals.well', 0), evidence.get('at_risk_renewals.well_amount', 0)];
    const later = evidence.get('later_at_risk', 0);
    return {
      note,
      value,
      count: evidence.rowsBehind(value),
      whole,
      all: evidence.rowsBehind(whole),
      share,
      marks,
      well: note.well && wells && amount ? { count: wells, amount, ...note.well } : null,
      later: later && later.value > 0 ? { value: later, count: evidence.rowsBehind(later) } : null,
    };
  });
}

/** Renewals of one group: due, lost, the part lost and its amount, now and before. */
export interface GroupLost {
  due: Known;
  lost: Known;
  rate: Known;
  amount: Known;
  before: Known | null;
}

export interface RenewalsLost {
  note: RenewalNote;
  whole: GroupLost;
  yearBefore: GroupLost | null;
  cell: {
    members: RenewalCell;
    own: GroupLost;
    rest: GroupLost;
    beside: readonly { differs: string; group: GroupLost }[];
    others: GroupLost | null;
  } | null;
  suspects: readonly { kind: 'offer' | 'owner'; dimension: string; member: string; own: Known; others: Known }[];
}

export function renewalsLostOf(evidence: Evidence): RenewalsLost | null {
  return evidence.once('renewals lost', () => {
    const { renewals: note, prior } = evidence.table;
    if (!note) return null;
    const groupAt = (scope: Readonly<Record<string, string>>, offset = 0): GroupLost | null => {
      const at = (of: string) => evidence.get(`lost_renewals.${of}`, offset, scope);
      const [due, lost, rate, amount] = [at('due'), at('of'), at('rate'), at('amount')];
      const before = prior && offset === 0 ? evidence.get('lost_renewals.rate', prior.offset, scope) : null;
      return due && lost && rate && amount ? { due, lost, rate, amount, before } : null;
    };
    const whole = groupAt({});
    if (!whole) return null;
    const part = (of: string) => groupAt({ [renewalScope.part]: of });
    const [own, rest] = [note.cell && groupAt(note.cell), part(renewalParts.rest)];
    // The part of this period, too, has to stand apart.
    const cell =
      note.cell && own && rest && own.lost.value > 0 && own.rate.value > rest.rate.value
        ? {
            members: note.cell,
            own,
            rest,
            beside: Object.keys(note.cell).flatMap((differs) => {
              const group = part(differs);
              return group ? [{ differs, group }] : [];
            }),
            others: part(renewalParts.others),
          }
        : null;
    const suspects = note.suspects.flatMap(({ kind, dimension, member }) => {
      const at = (of: string) => evidence.get('lost_renewals.rate', 0, { [dimension]: member, [renewalScope.part]: of });
      const [accused, others] = [at('suspect'), at('cleared')];
      return accused && others ? [{ kind, dimension, member, own: accused, others }] : [];
    });
    return { note, whole, yearBefore: evidence.yearBefore ? groupAt({}, evidence.yearBefore.offset) : null, cell, suspects };
  });
}

export interface RenewalReason {
  reason: string;
  count: Known;
  amount: Known;
  /** Of those lost in the cell; null where none is. */
  inCell: Known | null;
}

/** Reasons recorded of the lost renewals, most accounts first, and what has none; null where no reason is recorded. */
export function renewalReasonsOf(
  evidence: Evidence,
): { reasons: readonly RenewalReason[]; none: RenewalReason | null; lost: Known } | null {
  return evidence.once('renewal reasons', () => {
    const lost = renewalsLostOf(evidence)?.whole.lost;
    const dimension = evidence.dimension(lossReason);
    if (!lost || !dimension || lost.value < leastLost) return null;
    const all = evidence.members('lost_renewals', dimension, 0).flatMap(({ member, fact }): RenewalReason[] => {
      const amount = evidence.get('renewal_churned', 0, { [lossReason]: member });
      return amount && fact.value > 0
        ? [{ reason: member, count: fact, amount, inCell: evidence.get('lost_renewals.cell', 0, { [lossReason]: member }) }]
        : [];
    });
    const reasons = all
      .filter(({ reason }) => isNamed(reason, dimension))
      .toSorted((a, b) => b.count.value - a.count.value || b.amount.value - a.amount.value);
    return reasons.length > 1 ? { reasons, none: all.find(({ reason }) => reason === unnamed) ?? null, lost } : null;
  });
}

/** Fewer lost renewals give no picture of their reasons. */
const leastLost = 5;

export function findRenewals(evidence: Evidence): Found[] {
  const [risk, lost] = [renewalsAtRiskOf(evidence), renewalsLostOf(evidence)];
  const said = { direction: 'flat', tone: 'bad', claim: true, significance: 0.9 } as const;
  const cell = lost?.cell;
  const [first] = renewalReasonsOf(evidence)?.reasons ?? [];
  return [
    ...(risk
      ? [
          {
            ...said,
            id: 'renewal-risk:at_risk_renewals',
            kind: 'renewal-risk' as const,
            metric: 'at_risk_renewals',
            facts: idsOf({ value: risk.value, whole: risk.whole, count: risk.count, share: risk.share }),
            impact: 0.9,
          },
        ]
      : []),
    ...(cell
      ? [
          {
            ...said,
            id: 'renewal-cell:lost_renewals',
            kind: 'renewal-cell' as const,
            metric: 'lost_renewals',
            facts: idsOf({ value: cell.own.rate, whole: cell.rest.rate, worth: cell.own.amount }),
            impact: 0.9,
          },
        ]
      : []),
    ...(first
      ? [
          {
            ...said,
            id: 'renewal-reasons:renewal_churned',
            kind: 'renewal-reasons' as const,
            metric: 'renewal_churned',
            facts: idsOf({ value: first.amount, count: first.count }),
            tone: 'neutral' as const,
            claim: false,
            impact: 0.7,
          },
        ]
      : []),
  ];
}
