/** The report: what happened on the way to the deck. Nothing is lost silently. */

export const gates = ['opens', 'editable', 'on-brand', 'fits', 'readable', 'true', 'accessible', 'clean'] as const;
export type Gate = (typeof gates)[number];

export interface Finding {
  gate: Gate;
  /** Stable rule name: `duplicate-shape-id`, `text-overflows`. */
  rule: string;
  /** Slide number from 1, or null for the package. */
  slide: number | null;
  message: string;
}

export interface Report {
  /** How the brief was read: language, period, audience … as label and value. */
  understood: { label: string; value: string }[];
  assumptions: string[];
  /** Scaffold the author must still fill, one line each. */
  open: string[];
  /** Text shortened, slides split, fonts substituted, requests not covered. */
  changes: string[];
  /** Data quality, one sentence each. */
  quality: string[];
  gates: { gate: Gate; passed: boolean }[];
  findings: Finding[];
}
