/** The results of a check: findings, gates, figures. */
import { type Gate, gates } from '../../model/gate.ts';

export interface Finding {
  gate: Gate;
  /** Stable rule name: `duplicate-shape-id`, `text-overflows`. */
  rule: string;
  /** Slide number from 1, or null for the package. */
  slide: number | null;
  message: string;
  /** From a rule that only warns: fails no gate. */
  warning?: true;
}

/** Design figures of the deck; not a gate. */
export interface DesignFigures {
  /** Fonts; at most two. */
  families: string[];
  /** Text sizes in points, largest first, without display figures from 30 pt; at most six. */
  sizes: number[];
  /** Positions of content titles; one. */
  title_places: number;
  /** White space on content pages; null without such pages. */
  white_space: { least: number; median: number; most: number } | null;
  /** Share of content pages that are lists (at most 0.4; null without such pages), and most pages of one kind in a row (at most two). */
  variety: { bullets: number | null; running: number };
}

export const brandChecks = ['colors', 'fonts', 'logo-zone', 'contrast', 'layouts', 'placeholders', 'rules'] as const;

/** One check of brand compliance. */
export interface BrandCheck {
  check: (typeof brandChecks)[number];
  /** Share of what was examined that keeps the brand, 0..1, three digits, rounded down. */
  score: number;
  /** Number examined: colour uses, text runs, texts, placeholders or slides. */
  of: number;
  /** One sentence per breach. */
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

/** Pages as thin or as alike as what was given for them. */
export const thinPages: ReadonlySet<string> = new Set(['empty-area', 'half-empty-card', 'same-skeleton']);

/** Listed for the author, no defect of the file unless someone asks for the gate: what is left open, and thin pages. */
export const notices: ReadonlySet<string> = new Set(['scaffold-text', 'proposed', 'owner-missing', 'date-missing', ...thinPages]);

/** Every gate in its fixed order; notices fail only the gates `asked` for. Warnings fail none. */
export function gateSummary(findings: readonly Finding[], asked: readonly Gate[] = []): { gate: Gate; passed: boolean }[] {
  const fails = ({ gate, rule, warning }: Finding) => !warning && (asked.includes(gate) || !notices.has(rule));
  const failed = new Set(findings.filter(fails).map(({ gate }) => gate));
  return gates.map((gate) => ({ gate, passed: !failed.has(gate) }));
}
