/** What a language's folder tells of reading it: the shapes of its files besides messages and grammar. */
import type { IconName } from '../model/icon-names.ts';

export interface Signs {
  /** What happened to the rows of data, as participles; Romance ones without their gender. Empty where it is not told from the words alone. */
  happened: Readonly<Record<'made' | 'sent' | 'delivered' | 'closed', string>>;
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
   * Endings of words that are said of one thing, without accents: `cancelled`, `cancellation`. Of a language without spaces, what a status has
   * before or after the word itself.
   */
  derives: string;
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
  /** How a wish for a deck points at the text below it: `from the memo below`, as the inside of a pattern. */
  encloses: string;
  /** How a sentence begins that is one of several: `First, …`, as the inside of a pattern. */
  ordered: string;
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
  leaves: Leaves;
  became: Readonly<Record<Became, string>>;
  asks: Asks;
  weighs: Weighs;
  pays: Pays;
  settles: Settles;
  proposes: Proposes;
  /** Words for what is done by the day it was promised (`punctual`), and for a share of all (`share`), as the insides of patterns in lower case. */
  rates: Readonly<Record<'punctual' | 'share', string>>;
  tells: Readonly<Record<Tells, string>>;
  /** What the part of the revenue up for renewal is called that is kept, with what was added to it (`net`) or without (`gross`), as the insides of patterns. */
  retained: Readonly<Record<'net' | 'gross', string>>;
  bounds: Readonly<Record<Bounds, string>>;
  lengths: Lengths;
  files: Files;
  /** Of how many rows a column says it, as a name: `{value}` is what stands in it. */
  shareOf: string;
  /** What is left of each row, as a name: `{row}` is what the brief calls one. */
  leftOf: string;
  /** How much of something becomes another, as a name: `{whole}` is what the brief calls it. */
  partOf: string;
  works: Readonly<Record<Works, string>>;
}

/**
 * How rows are left out by what is said of them, as the insides of patterns in lower case: an order with a pronoun (`leave them out`: `it`), a predicate
 * that does so (`do not count`: `go`), verbs before which what it is said of ends (`verbs`), and what such a thing is first named after (`there`). Of a
 * language without spaces, `verbs` are what stands behind a subject. An order stands before what it leaves out (`out`), around it (`opens`, `closes`) or
 * behind it (`off`); that goes on with a relative clause (`who`) or is one (`what`), until a reason begins (`why`). What was not
 * paid (`unpaid`) and what was credited (`credits`) are named by many words for one thing. An order that is one of rows only with a word of courtesy or
 * where it tells which are meant (`drops`: prices are dropped, too), and what says that rows stand there more often than they should (`twice`).
 */
type Leaves = Readonly<
  Record<
    | 'it'
    | 'go'
    | 'verbs'
    | 'there'
    | 'out'
    | 'opens'
    | 'closes'
    | 'off'
    | 'who'
    | 'what'
    | 'why'
    | 'unpaid'
    | 'credits'
    | 'twice'
    | 'drops',
    string
  >
>;

/** Words for what becomes of rows and is marked in other words or another language than the prompt's, as the insides of patterns in lower case. */
export type Became = 'merged' | 'reversed' | 'warranty' | 'postponed' | 'withdrawn' | 'cancelled';

/**
 * How a measure is told in running words, as the insides of patterns in lower case: what stands before the rows of which it is a share (`share`;
 * after them where words have no spaces), how long something `lasts`, `between` a day and `to` another, what somebody `spends` on something for
 * `each` of others, what tells that a sentence is about the measure (`told`), what happens a `second` time or the `first` alone, that
 * something is done with the first try (`atOnce`), on the day that was set or late (`onDay`), that it takes `longer`, that it
 * `improved`, what asks `since` when, what names the day that the rows count on (`byDay`), what is `left` of
 * an amount, what stands before `one` of the rows that it is of, and before the costs that go off it (`costs`; behind them where words have no spaces),
 * and what asks how `much` of `every` one of a whole becomes something.
 */
export type Tells =
  | 'share'
  | 'lasts'
  | 'between'
  | 'to'
  | 'spends'
  | 'each'
  | 'told'
  | 'second'
  | 'first'
  | 'atOnce'
  | 'onDay'
  | 'longer'
  | 'improved'
  | 'since'
  | 'byDay'
  | 'left'
  | 'one'
  | 'costs'
  | 'much'
  | 'every';

/**
 * How long something may take, as the insides of patterns in lower case: what says that it takes no more than that (`inside`) or more (`beyond`),
 * before the number or, where words have no spaces, after the unit, a word for the number `one`, the units, and those that count `working` time alone.
 */
export type Bounds = 'inside' | 'beyond' | 'one' | 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'working';

/**
 * How a measure is worked out, as the insides of patterns in lower case: what stands between its name and that (`means`), between columns that
 * are added, taken off or divided by (`plus`, `minus`, `over`, and `outOf`, which is said of much else, too), before what restricts one to some rows (`only`, `not`), before the day by which
 * something is done (`until` that day too, `before` it), around how long after another day it may be (`within`, `after`, in `day`, `week` or
 * `working` days), and before what all rows are called (`all`).
 */
export type Works =
  | 'means'
  | 'plus'
  | 'minus'
  | 'over'
  | 'outOf'
  | 'only'
  | 'not'
  | 'until'
  | 'before'
  | 'within'
  | 'after'
  | 'all'
  | 'day'
  | 'week'
  | 'working';

/**
 * What begins a question (`why`, `which`, `amount`) and what it asks for, as the insides of patterns in lower case; of a cause that is
 * suspected what somebody did (`done`), what it may have done to a measure (`effect`, beside the words of `moves`) and how else than by a
 * question one asks (`whether`); whether what was said holds (`isTrue`); which of two causes it is (`either`, with `or` between them), and what stands before the first (`blames`); what stands before what others hold to be the cause (`suspects`);
 * what says of a measure that it changed or is not what it was (`changed`), or from when to when it is at a level (`now`), and of a sentence that somebody holds something in it to be the cause (`doubts`). What asks which
 * of several options to take (`choose`), and what begins a sentence that only names the measure which changed (`names`). How somebody `wants` to know how `many` of
 * them will or would do something (`ahead`), and what somebody noted of rows that were read (`readAgain`) is asked to be counted (`tally`).
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
    | 'blames'
    | 'suspects'
    | 'now'
    | 'changed'
    | 'doubts'
    | 'choose'
    | 'names'
    | 'tally'
    | 'readAgain'
    | 'wants'
    | 'many'
    | 'ahead',
    string
  >
>;

/**
 * How one asks what is to be decided, as the insides of patterns in lower case: what begins such a question (`decide`), what does where it names a
 * price or a rate (`can`), and what makes one of a clause that follows (`puts`). What it costs: whether for `each` of several, where `at` stands before
 * the price of one, and how often, or `once`; whether it buys people. What it changes: `commission`, `price`, `discount`, whether it is capped, goes `up` or
 * `down`, and what stands before the rate of `now` or where it `start`s from. Words that tie a price to what it buys (`links`), and what
 * is no longer paid for (`ends`), what says that an amount `saves` so much, and what is paid for today and stays (`keeps`). What stands after a share
 * that is taken `off` what somebody pays, between a price and the `unit` it is paid for, names the `margin` of what is sold, or says that a share of
 * it is lost (`loses`). What stands between a case and what it costs (`costsUs`) or brings in (`earnsUs`); behind both where words have no spaces.
 */
type Weighs = Readonly<
  Record<
    | 'decide'
    | 'can'
    | 'puts'
    | 'people'
    | 'each'
    | 'at'
    | 'year'
    | 'quarter'
    | 'month'
    | 'week'
    | 'commission'
    | 'price'
    | 'discount'
    | 'cap'
    | 'up'
    | 'down'
    | 'now'
    | 'start'
    | 'thousand'
    | 'million'
    | 'links'
    | 'ends'
    | 'once'
    | 'saves'
    | 'keeps'
    | 'off'
    | 'unit'
    | 'margin'
    | 'loses'
    | 'costsUs'
    | 'earnsUs',
    string
  >
>;

/**
 * How one speaks of invoices and their payment, as the insides of patterns: money that comes in (`pay`) near to that it does so late or in time
 * (`late`), what is `named` after it, what is `unpaid`, days sales outstanding (`dso`), the `share` paid late, and what may be asked of all who pay
 * (`charge`).
 */
type Pays = Readonly<Record<'pay' | 'late' | 'named' | 'unpaid' | 'dso' | 'share' | 'charge', string>>;

/**
 * How one tells options in running prose, as the insides of patterns in lower case: what announces them (`ways`) or opens one (`could`), what a
 * sentence begins with that goes on with the one before (`points`) and a clause that belongs to what stands before it (`relative`), what it is said to
 * do (`lowers` with a part, `halves`; `reports`: by whom), that it brings back what there was (`restores`), a discount that one is given (`received`),
 * that somebody wants (`demanded`) to be paid `more`, what customers would pay (`charges`), that it is for all (`everyone`), and a hundredth of money.
 */
type Proposes = Readonly<
  Record<
    | 'ways'
    | 'could'
    | 'points'
    | 'lowers'
    | 'halves'
    | 'half'
    | 'third'
    | 'quarter'
    | 'fifth'
    | 'tenth'
    | 'twoThirds'
    | 'threeQuarters'
    | 'restores'
    | 'received'
    | 'demanded'
    | 'more'
    | 'charges'
    | 'everyone'
    | 'reports'
    | 'cents'
    | 'sunk'
    | 'relative',
    string
  >
>;

/**
 * How one tells what is to be decided, as the insides of patterns in lower case: what announces it with its options after it (`settles`), what asks
 * for one thing (`requests`), or heads a list of options (`headed`). What opens the options (`between`, `whether`), stands between them
 * (`alternative`, of `between` also `also`), or opens them without being announced (`either`), where their figures are asked for (`both`). An option
 * that changes `nothing`, one that changes how something is measured (`gauges`), and one that has less of something (`limits`). What an `option` is called before its letter, and words that speak of `choosing` in a sentence whose options have letters.
 */
type Settles = Readonly<
  Record<
    | 'settles'
    | 'requests'
    | 'between'
    | 'whether'
    | 'either'
    | 'alternative'
    | 'also'
    | 'both'
    | 'headed'
    | 'nothing'
    | 'gauges'
    | 'limits'
    | 'option'
    | 'choosing',
    string
  >
>;

/**
 * How one tells what `data` hold, as the insides of patterns in lower case: what they are or do (`covers`), and words of who `orders` something of
 * them instead; what stands between what a file is called and what it is `of`, and before the month `since` which it holds that.
 */
type Files = Readonly<Record<'data' | 'covers' | 'orders' | 'of' | 'since', string>>;

/**
 * How one bounds the length of a deck, as the insides of patterns in lower case: what stands before the number that is the `most`, or after it with
 * the pages between (`mostAfter`), so few that they have no number (`handful`), and that the whole is to be `short`.
 */
type Lengths = Readonly<Record<'most' | 'mostAfter' | 'handful' | 'short', string>>;

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
