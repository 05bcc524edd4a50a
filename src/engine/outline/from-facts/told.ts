/** What a sentence about a finding needs to know: its measure and members in words, its periods by name. */
import type { Argument } from '../../../languages/catalogue.ts';
import type { Finding } from '../../../model/finding.ts';
import { ref } from '../../../model/text.ts';

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
function sizeOf({ scale, withinNoise }: Finding): 0 | 1 | 2 {
  return scale < 0.5 ? 0 : scale > 2 && !withinNoise ? 2 : 1;
}

/** The facts a finding of any kind may stand on; `finding.ts` says what each is. */
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

/** The same as the arguments of a message: facts as references by their names, null where the finding has none. */
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
