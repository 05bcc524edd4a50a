/** What is said to a question of the brief. */
import type { Question } from '../../../../model/brief.ts';
import type { MetricNote } from '../../../../model/fact.ts';
import type { Text } from '../../../../model/text.ts';
import type { Draft } from '../draft.ts';

/** What a question asks for that the data lack. */
export type Missing =
  | 'measure'
  | 'dimension'
  | 'member'
  | 'prior'
  | 'amount'
  | 'unit-cost'
  | 'period'
  | 'since'
  | 'decision'
  | 'fee'
  | 'discount'
  | 'currency'
  | 'ahead';

/** A step of an argument: a point of the summary of its own. */
export interface AnswerStep {
  figure: Text;
  text: Text;
  /** The same in fewer words, where the summary has no room for it. */
  short?: Text;
  /** ID of the page that proves it. */
  page: string;
  /** It says how what is asked about came about. */
  isCause?: true;
}

export interface Answer {
  question: Question;
  figure?: Text;
  sentences: readonly Text[];
  /** The same in fewer words, where the summary has no room for them. */
  short?: Text;
  /** How it comes about, the most telling first. */
  steps?: readonly AnswerStep[];
  /** What heads a summary that answers this question first; none where it says nothing of its own. */
  titles: readonly Text[];
  /** IDs of the findings it tells, the one to prove first. */
  tells: readonly string[];
  /** The measure it is about, which a question that names none goes on to ask of. */
  measure?: MetricNote;
  /** A page of its own. */
  page?: Draft;
  missing?: Missing;
}
