/** A data quality note as a plain value: the name of a sentence, with its figures. */

/** What is said of dates and spans. */
type DateSentence =
  | 'placeholder-dates'
  | 'date-numbers'
  | 'future-close'
  | 'rewound'
  | 'still-running'
  | 'unequal-weeks'
  | 'period-absent'
  | 'period-part'
  | 'period-open'
  | 'year-unreached';

/** Notes on amounts and their conversion. */
type ConversionSentence =
  | 'converted-by-dated-rates'
  | 'converted-by-rates'
  | 'converted-column'
  | 'amounts-taken'
  | 'amounts-converted'
  | 'amounts-converted-dated'
  | 'amounts-converted-as-said'
  | 'amounts-without-rate'
  | 'billing-interval'
  | 'interval-doubt'
  | 'snapshots'
  | 'billed'
  | 'discarded'
  | 'left-out'
  | 'left-out-amount'
  | 'left-out-where'
  | 'left-out-with'
  | 'only-where'
  | 'entered-twice'
  | 'restated-divided'
  | 'restated-times'
  | 'restated-value'
  | 'restated-rows'
  | 'renamed-value'
  | 'tax-taken-off'
  | 'tax-added'
  | 'tax-held'
  | 'tax-not-held'
  | 'not-applied'
  | 'signs-of-amounts'
  | 'signs-of-credits';

/** Notes that limit a measure, and must appear wherever it is shown. */
type CaveatSentence = 'thinning' | 'unresolved' | 'undecided' | 'unpaid';

/** How tables were joined, and which were not. */
type JoinSentence =
  | 'rows-dated'
  | 'took-place'
  | 'lines-read'
  | 'cost-read'
  | 'cost-in-force'
  | 'uncosted'
  | 'refunds-kept'
  | 'total-matches'
  | 'total-differs'
  | 'unused-repeats'
  | 'unused-multiplies';

/** To whom figures by owner credit a deal. */
type OwnerSentence = 'credited-today' | 'former-owner' | 'owner-history';

/** All kinds of notes; decks in other languages word them from their figures. */
export type QualitySentence =
  | DateSentence
  | ConversionSentence
  | CaveatSentence
  | OwnerSentence
  | JoinSentence
  | 'as-of-moved'
  | 'ends-early'
  | 'no-outcome'
  | 'unused-stage'
  | 'lines-around'
  | 'too-many-fields'
  | 'not-of-type'
  | 'other-currency'
  | 'unused-table'
  | 'currency-assumed'
  | 'repeated'
  | 'unripe'
  | 'sample-judged'
  | 'sample-read'
  | 'no-member'
  | 'amount-scaled'
  | 'no-amount'
  | 'negative-amount'
  | 'zero-amount-lost'
  | 'no-close-date'
  | 'no-creation-date'
  | 'closed-before-created'
  | 'unlisted'
  | 'may-be'
  | 'read-as'
  | 'without-deals'
  | 'dimension-left-out'
  | 'only-ended'
  | 'only-lost'
  | 'only-won'
  | 'trials'
  | 'no-start'
  | 'ends-first'
  | 'span-undated'
  | 'span-backwards'
  | 'no-score'
  | 'closed-before-opened'
  | 'impossible-times'
  | 'churn-sources'
  | 'spellings'
  | 'respelled'
  | 'account-names'
  | 'postings-without'
  | 'renamed'
  | 'clean-up'
  | 'void-rows'
  | 'no-value';

export interface QualityNote {
  code:
    | 'partial-period'
    | 'period-absent'
    | 'running-period'
    | 'unequal-weeks'
    | 'future-close'
    | 'after-outcome'
    | 'placeholder-dates'
    | 'dates-from-numbers'
    | 'unmatched-key'
    | 'alias-suggestion'
    | 'respelled'
    | 'missing-values'
    | 'not-computable'
    | 'rejected-values'
    | 'duplicate-rows'
    | 'members-without-deals'
    | 'zero-amount-losses'
    | 'as-of-moved'
    | 'unused-table'
    | 'unused-mapping'
    | 'no-outcome'
    | 'data-end-early'
    | 'amount-scaled'
    | 'file-read-in-part'
    | 'files-stacked'
    | 'left-out'
    | 'restated'
    | 'not-applied'
    | 'contradictory-sources'
    | 'currency-assumed'
    | 'thinning'
    | 'unresolved'
    | 'credited-today'
    | 'converted'
    | 'assumed'
    | 'tables-joined';
  /** One plain sentence with its figures. */
  message: string;
  table?: string;
  /** Where it speaks of several. */
  tables?: readonly string[];
  column?: string;
  /** Number of rows concerned. */
  rows?: number;
  /** The message's name, with its figures, names and ISO dates. */
  sentence?: QualitySentence;
  figures?: Readonly<Record<string, number | string>>;
  /** Offset of the newest period in which the metrics it limits are known in full. */
  decided?: number;
  /** IDs of the metrics it limits so much that pages with them must mention it. */
  metrics?: readonly string[];
}
