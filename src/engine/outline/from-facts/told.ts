/** What a sentence about a finding needs: measure and members in words, periods by name. */
import type { Argument } from '../../../languages/catalogue.ts';
import type { Finding } from '../../../model/finding.ts';
import { ref } from '../../../model/text.ts';

export interface Told {
  finding: Finding;
  /** ID of the measure. */
  metric: string;
  /** Label of the measure, as at the start of a sentence. */
  label: string;
  /** Less of the measure is better. */
  less: boolean;
  member: string;
  /** Members counted together. */
  members: readonly string[];
  /** Label of the dimension, singular and plural. */
  dimension: { one: string; many: string };
  now: string;
  prior: string;
}

/** Small, usual or large compared with the measure's typical change: 0, 1 or 2. A change that may be chance is never large. */
function sizeOf({ scale, withinNoise }: Finding): 0 | 1 | 2 {
  return scale < 0.5 ? 0 : scale > 2 && !withinNoise ? 2 : 1;
}

/** The facts that findings of any kind may have; `finding.ts` describes each. */
const factNames = [
  'value',
  'before',
  'delta',
  'pct',
  'multiple',
  'low',
  'high',
  'total',
  'contribution',
  'counter',
  'second',
  'share',
  'lead',
  'allShare',
  'allLead',
  'shift',
  'first',
  'third',
  'allFirst',
  'allSecond',
  'allThird',
  'whole',
  'target',
  'attainment',
  'years',
  'outOf',
  'yoy',
  'periods',
  'level',
  'levelBefore',
  'without',
  'mean',
  'meanWithout',
  'median',
  'rateEffect',
  'mixEffect',
  'weight',
  'weightBefore',
  'weightShift',
  'within',
  'count',
] as const;

type Said = Readonly<
  Record<
    | 'label'
    | 'less'
    | 'metric'
    | 'member'
    | 'members'
    | 'one'
    | 'many'
    | 'now'
    | 'prior'
    | 'direction'
    | 'tone'
    | 'size'
    | (typeof factNames)[number],
    Argument
  >
>;

/** The same as message arguments: facts as references by name, null if the finding has none. */
export function saidOf({ finding, dimension, ...names }: Told): Said {
  const facts = Object.fromEntries(factNames.map((name) => [name, finding.facts[name] === undefined ? null : ref(finding.facts[name])]));
  const size = (['small', 'usual', 'large'] as const)[sizeOf(finding)];
  return {
    ...(facts as Record<(typeof factNames)[number], Argument>),
    ...names,
    ...dimension,
    direction: finding.direction,
    tone: finding.tone,
    size,
  };
}
