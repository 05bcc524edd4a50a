/** What a check reports: findings, gates, figures. */

export const gates = ['opens', 'editable', 'on-brand', 'fits', 'readable', 'true', 'accessible', 'clean'] as const;
export type Gate = (typeof gates)[number];

export interface Finding {
  gate: Gate;
  /** Stable rule name: `duplicate-shape-id`, `text-overflows`. */
  rule: string;
  /** Slide number from 1, or null for the package. */
  slide: number | null;
  message: string;
  /** Of a rule that a brand kit only warns of: it fails no gate. */
  warning?: true;
}

/** How the deck is composed; no gate, but what a designer would ask first. */
export interface DesignFigures {
  /** Font families; two at most. */
  families: string[];
  /** Sizes words are set in, points, largest first; displays from 30 pt on stand apart. Six at most. */
  sizes: number[];
  /** Places at which titles of content pages stand; one. */
  title_places: number;
  /** Shares of content pages that nothing covers; null without such pages. */
  white_space: { least: number; median: number; most: number } | null;
  /** Share of content pages that are lists, at most 0.4, null without such pages; most pages of one kind running, two at most. */
  variety: { bullets: number | null; running: number };
}

export const brandChecks = ['colors', 'fonts', 'logo-zone', 'contrast', 'layouts', 'placeholders', 'rules'] as const;

/** How far a deck keeps one side of its brand. */
export interface BrandCheck {
  check: (typeof brandChecks)[number];
  /** Share of what was looked at that keeps the brand, 0..1, to three digits, rounded down. */
  score: number;
  /** How many were looked at: uses of colours, runs of text, texts, placeholders or pages. */
  of: number;
  /** What does not keep it, a sentence each. */
  reasons: string[];
}

/** How far a deck keeps its brand; no gate, but told with its reasons. */
export interface BrandCompliance {
  /** Mean of the checks, 0..1. */
  score: number;
  /** Those that apply: a kit without a logo has no safe zone. */
  checks: BrandCheck[];
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
  /** Absent where no deck was written. */
  design?: DesignFigures;
  /** Absent where no deck was written. */
  brand?: BrandCompliance;
}

/** Listed for the author, no defect of the file unless the run is strict. */
export const notices: ReadonlySet<string> = new Set(['scaffold-text']);

/** Every gate in its fixed order; under `strict` scaffold text fails "clean" too. Warnings fail none. */
export function gateSummary(findings: readonly Finding[], { strict = false } = {}): { gate: Gate; passed: boolean }[] {
  const failed = new Set(findings.filter(({ rule, warning }) => !warning && (strict || !notices.has(rule))).map(({ gate }) => gate));
  return gates.map((gate) => ({ gate, passed: !failed.has(gate) }));
}
