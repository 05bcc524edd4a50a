/** What the data say of an explanation, and which of these clear it. */
import type { Thing } from '../../../../languages/suspicions.ts';
import type { Claim } from '../../../../model/brief.ts';
import type { Text } from '../../../../model/text.ts';
import type { Known } from '../../../insight/evidence.ts';

/**
 * `shown`: it changed there and nowhere else. `mixed`: it is the weight that moved the measure. `timing`: it began there when the measure changed, and no
 * column tells more. `place`: it names the place. `part`: it did change, and explains little. `alike`: it changed elsewhere as well. `still`: it did not
 * change. `opposite`: it changed the other way. `chance`: no more than chance. `without`: the measure changed without it too. `across`: without each member
 * of the column that it names. `elsewhere`: it names another place. `later`: it began after. `early`: it began well before. `season`: the same months of
 * the year before were as before. `always`: it holds everywhere. `like`: within like groups, who it names did not change. `even`: within none of the groups
 * whose weights moved did anything change. `few`, `person`, `unknown`: not to be tested.
 */
export type Verdict =
  | 'shown'
  | 'mixed'
  | 'timing'
  | 'place'
  | 'part'
  | 'alike'
  | 'still'
  | 'opposite'
  | 'chance'
  | 'without'
  | 'across'
  | 'elsewhere'
  | 'later'
  | 'early'
  | 'season'
  | 'always'
  | 'like'
  | 'even'
  | 'few'
  | 'person'
  | 'unknown';

export interface Tested {
  claim: Claim;
  verdict: Verdict;
  /** What was looked at; null where nothing could be. */
  what: Text | null;
  before: Known | null;
  since: Known | null;
  /** The same elsewhere, or what the measure did there. */
  othersBefore?: Known;
  others?: Known;
  /** The member that it names, or the month. */
  who?: Text;
  /** How much of the change it explains. */
  share?: Known;
  /** Of whom it names, the change within like groups; and by what these are. */
  like?: Known;
  groups?: Text;
  /** What a column would have to tell. */
  thing?: Thing;
}

/** What the data say of it, the most important first: they show it, it fits in time or place alone, it is true and small, it is cleared, nothing tells. */
export type Grade = 'shown' | 'fits' | 'part' | 'cleared' | 'open';
export const kinds: readonly (readonly [kind: Grade, verdicts: readonly Verdict[]])[] = [
  ['shown', ['shown', 'mixed']],
  ['fits', ['timing', 'place']],
  ['part', ['part']],
  [
    'cleared',
    ['alike', 'still', 'opposite', 'chance', 'without', 'across', 'elsewhere', 'later', 'early', 'season', 'always', 'like', 'even'],
  ],
  ['open', ['unknown', 'few', 'person']],
];
export const kindOf = ({ verdict }: Tested) => kinds.find(([, verdicts]) => verdicts.includes(verdict))![0];
