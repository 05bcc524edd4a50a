/** Who hears the findings, and what they heard last time: what a score is multiplied by beside the finding's own size and sureness. */
import type { DimensionRole, FamilyId } from '../../model/fact.ts';
import type { Direction, Finding, FindingKind } from '../../model/finding.ts';

/** People who sell and lead sales; a board, investors or finance; customers. */
export type Listener = 'sales' | 'board' | 'customer';

/** Ids of the findings an earlier deck told → the way each went then. */
export type Heard = Readonly<Record<string, Direction>>;

export interface Listening {
  /** Null where the brief names nobody, or somebody for whom nothing is known to matter more. */
  listener: Listener | null;
  heard: Heard;
}

export const nobody: Listening = { listener: null, heard: {} };

interface Weights {
  kinds: Partial<Record<FindingKind, number>>;
  roles: Partial<Record<DimensionRole, number>>;
  families: Partial<Record<FamilyId, number>>;
}

/** What is not named weighs 1. */
const weights: Readonly<Record<Listener, Weights>> = {
  // Those who can act on a deal, a rep or a region this week.
  sales: {
    kinds: { pattern: 1.1, 'rate-difference': 1.1, stale: 1.2, overdue: 1.2, slipped: 1.2, renewal: 1.1, concentration: 0.9 },
    roles: { owner: 1.1, team: 1.1, region: 1.1 },
    families: { sales: 1.1, support: 0.8 },
  },
  // Those who judge the year, the plan and what the business hangs on.
  board: {
    kinds: {
      yoy: 1.2,
      threshold: 1.2,
      concentration: 1.2,
      trend: 1.1,
      'change-point': 1.1,
      pattern: 0.6,
      'rate-difference': 0.8,
      stale: 0.7,
      overdue: 0.7,
    },
    roles: { owner: 0.5, team: 0.5, account: 1.1 },
    families: { recurring: 1.1, support: 0.8 },
  },
  // Those who want to know what they were served with, not who sold it or how much hangs on them.
  customer: {
    kinds: { threshold: 1.2, steady: 1.1, rank: 0.6, concentration: 0.5, outlier: 0.6, loss: 0.5, stale: 0.3, overdue: 0.3, slipped: 0.3 },
    roles: { owner: 0.3, team: 0.3, account: 0.3 },
    families: { support: 1.3, usage: 1.3, sales: 0.8 },
  },
};

/** What the last deck said too, and what has turned round since. */
const [again, turned] = [0.8, 1.2];

export function forListener(
  { listener }: Listening,
  { kind }: Finding,
  role: DimensionRole | undefined,
  family: FamilyId | undefined,
): number {
  if (listener === null) return 1;
  const { kinds, roles, families } = weights[listener];
  return (kinds[kind] ?? 1) * ((role && roles[role]) ?? 1) * ((family && families[family]) ?? 1);
}

/** That a measure held is heard of the same subject as that it moved. */
export function novelty({ heard }: Listening, { id, direction }: Finding): number {
  const known = (name: string) => (Object.hasOwn(heard, name) ? heard[name] : undefined);
  const before = known(id) ?? known(id.replace(/^steady:/, 'delta:')) ?? known(id.replace(/^delta:/, 'steady:'));
  if (before === undefined) return 1;
  if (before === direction) return again;
  return before === 'flat' || direction === 'flat' ? 1 : turned;
}
