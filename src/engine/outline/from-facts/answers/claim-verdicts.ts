/** What the data say of an explanation, and which of these clear it. */
import type { Thing } from '../../../../languages/suspicions.ts';
import type { Claim } from '../../../../model/brief.ts';
import type { Text } from '../../../../model/text.ts';
import type { Known } from '../../../insight/evidence.ts';

/**
 * `fits`: it changed there and nowhere else. `place`: it names the place. `part`: it did change, and explains little. `alike`: it changed elsewhere
 * as well. `still`: it did not change. `opposite`: it changed the other way. `chance`: no more than chance. `without`: the measure changed without
 * it too. `across`: without each member of the column that it names. `elsewhere`: it names another place. `later`: it began after. `season`: the same months of the year before were as before. `always`: it holds everywhere. `few`, `person`, `unknown`: not to be tested.
 */
export type Verdict =
  | 'fits'
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
  | 'season'
  | 'always'
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
  /** What a column would have to tell. */
  thing?: Thing;
}

/** The most important first. */
export const kinds: readonly (readonly [kind: 'fits' | 'part' | 'cleared' | 'open', verdicts: readonly Verdict[]])[] = [
  ['fits', ['fits', 'place']],
  ['part', ['part']],
  ['cleared', ['alike', 'still', 'opposite', 'chance', 'without', 'across', 'elsewhere', 'later', 'season', 'always']],
  ['open', ['unknown', 'few', 'person']],
];
export const kindOf = ({ verdict }: Tested) => kinds.find(([, verdicts]) => verdicts.includes(verdict))![0];
