/** What a language's folder tells of reading it: the shapes of its files besides messages and grammar. */
import type { IconName } from '../model/icon-names.ts';

export interface Signs {
  /** What the language is called in the others, as the inside of a pattern. */
  called: string;
  /** How a prompt in a script of its own asks for the language. */
  asked?: RegExp;
  /** Words in lower case that give the language away. */
  seen?: RegExp;
  /**
   * Words that every text of the language is made of, most of them in no other, with spaces between; only for languages that share
   * their script with others.
   */
  common?: string;
  /** Letters and endings that hardly any other language with common words writes. */
  spelled?: RegExp;
  /** Short words that lose their vowel before another, without it: `l` of `l'équipe`. */
  elided?: string;
  /** What a word may have after it in the plural. */
  plural?: RegExp;
  /**
   * Words where a phrase ends and what belongs to it begins, without accents: `security | of data`. Only for languages in which the noun
   * that counts comes last before them.
   */
  cuts?: string;
  /** Words that say that something rose or fell, and those that deny it. */
  moves: { up: string; down: string; not: string };
  compares: Readonly<Record<Comparison, string>>;
  /** Words that claim more than a figure shows: that one leads or trails, stands alone, that all or none do something, or why. */
  claims: Readonly<Record<Claim, string>>;
  /** What stands where words are still to come: prompts of placeholders and dummy text. */
  fillers: string;
  /** What stands where something is not decided yet. */
  stillOpen: string;
  /** Words by which a department or an office is named rather than a person, in lower case. */
  roles: string;
  /** Two to twelve. One is left out: it is an article or a pronoun in most languages. */
  cardinals?: readonly string[];
  /** Those of them that are more often something else. */
  ambiguous?: readonly string[];
  asks: Asks;
}

/**
 * What begins a question (`why`, `which`, `amount`) and what it asks for, as the insides of patterns in lower case; of a cause that is
 * suspected what somebody did (`done`), what it may have done to a measure (`effect`, beside the words of `moves`) and how else than by a
 * question one asks (`whether`); whether what was said holds (`isTrue`); which of two causes it is (`either`, with `or` between them), and what stands before the first (`blames`).
 */
export type Asks = Readonly<
  Record<
    | 'act'
    | 'why'
    | 'which'
    | 'amount'
    | 'cost'
    | 'best'
    | 'worst'
    | 'most'
    | 'least'
    | 'done'
    | 'effect'
    | 'whether'
    | 'isTrue'
    | 'either'
    | 'or'
    | 'blames',
    string
  >
>;

export type Claim = 'highest' | 'lowest' | 'only' | 'all' | 'none' | 'because';

export type Comparison = 'half' | 'double' | 'triple' | 'most';

/**
 * Words that an icon stands for, with spaces between: `cost` is that word or its plural, `secur*` a stem with at most three letters more,
 * `next_steps` words in a row. In Chinese and Japanese a word is found wherever it stands.
 */
export type IconWords = Readonly<Record<IconName, string>>;

export const subjects = [
  'product',
  'mix',
  'share',
  'region',
  'team',
  'rep',
  'individual',
  'segment',
  'customer',
  'win',
  'rate',
  'revenue',
  'won',
  'lost',
  'pipeline',
  'open',
  'size',
  'cycle',
  'outlook',
  'trend',
  'ranking',
  'comparison',
  'risk',
  'step',
  'next',
  'appendix',
  'definition',
  'quality',
  'data',
  'kpi',
  'month',
  'quarter',
  'target',
  'churn',
  'time',
  'cost',
  'conversion',
  'late',
  'margin',
  'satisfaction',
  'carrier',
  'channel',
  'supplier',
  'department',
  'category',
  'store',
  'campaign',
  'reason',
  'topic',
] as const;
type Subject = (typeof subjects)[number];

/** Words, stems and phrases parted by `|`; `stop` holds those that say nothing of a subject. */
export type Topics = Readonly<Partial<Record<Subject, string>> & { stop: string }>;
