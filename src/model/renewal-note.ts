/** Which renewals were lost and where, and which of the coming ones look like them. */

/**
 * What told lost renewals from others beforehand: part of the licences used, a change of what is counted of the use, members of one or two
 * dimensions, a notice.
 */
export interface RenewalMark {
  id: string;
  kind: 'seats' | 'use' | 'cell' | 'notice';
  /** The column of the use that is counted. */
  label?: string;
  /** Renewals are listed for it alone. */
  lists: boolean;
}

export interface RiskyRenewal {
  account: string;
  owner: string | null;
  health: string | null;
  /** IDs of its marks. */
  marks: readonly string[];
}

/** The members, by dimension, whose renewals are lost far more often than all others. */
export type RenewalCell = Readonly<Record<string, string>>;

/** What may be blamed for the losses and does not explain them: what was asked for, whose accounts they were. */
export interface RenewalSuspect {
  kind: 'offer' | 'owner';
  dimension: string;
  member: string;
}

export interface RenewalNote {
  /** The coming period. */
  coming: string;
  marks: readonly RenewalMark[];
  /** Open renewals of the coming period with a mark that lists them, the largest first. */
  rows: readonly RiskyRenewal[];
  /** The label of good health that some of them carry, and the column that gives it. */
  well: { label: string; column: string } | null;
  cell: RenewalCell | null;
  suspects: readonly RenewalSuspect[];
}

/** What facts of one listed renewal, of one mark, of a suspect, and of all but the cell are scoped by. */
export const renewalScope = { account: 'account', mark: 'mark', part: 'part' } as const;

/** All renewals but those of the cell; those that share one of its two members, by the dimension in which they differ; and those that share none. */
export const renewalParts = { rest: 'rest', others: 'others' } as const;
