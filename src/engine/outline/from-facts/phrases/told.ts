/** What a sentence about a finding needs to know: its measure and members in words, its periods by name. */
import type { Finding } from '../../../../model/finding.ts';

export interface Told {
  finding: Finding;
  /** Id of the measure. */
  metric: string;
  /** Label of the measure, as a sentence begins with it. */
  label: string;
  member: string;
  /** Members counted together. */
  members: readonly string[];
  /** Label of the dimension, singular and plural. */
  dimension: { one: string; many: string };
  now: string;
  prior: string;
}

/** Small, usual or large beside the measure's usual move: 0, 1 or 2. What chance may have moved is never large. */
export function sizeOf({ scale, withinNoise }: Finding): 0 | 1 | 2 {
  return scale < 0.5 ? 0 : scale > 2 && !withinNoise ? 2 : 1;
}
