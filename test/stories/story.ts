/** What a story is: data with something planted in them, the figures that must come out, and what may be claimed of them. */

import type { FactOptions } from '../../src/engine/metrics/fact-options.ts';
import type { FactTable } from '../../src/model/fact.ts';
import type { Finding } from '../../src/model/finding.ts';

/** A finding, its dimension called as the generator calls it. */
export interface Claim {
  kind: string;
  metric: string;
  dimension: string | null;
  member: string | null;
  direction: 'up' | 'down' | 'flat';
  finding: Finding;
}

export interface Planted {
  /** In words, for the report. */
  says: string;
  matches: (claim: Claim) => boolean;
  /** It must stand among the `top` too. */
  strongest: boolean;
  /** Told by a finding that states what is, and claims nothing. */
  arithmetic?: true;
}

export interface Story {
  kind: string;
  seed: number;
  /** Size of the planted effect in units of the noise, between 1.5 and 4. */
  strength: number;
  files: readonly { name: string; text: string }[];
  options: FactOptions;
  /** Figures added up without the engine, by the ids of the fact table. */
  figures: Readonly<Record<string, number>>;
  planted: readonly Planted[];
  /** Whether a claim holds in the process that made the data. */
  holds: (claim: Claim) => boolean;
  /** What else must be so of the facts; empty when it is. */
  wrong?: (facts: FactTable) => string[];
}

export type MakeStory = (seed: number) => Story;
