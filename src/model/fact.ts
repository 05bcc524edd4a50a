/** A fact: one computed number with its unit, period, scope, formula and the rows it came from. */
import type { FactQuery } from './fact-query.ts';
import type { Period } from './period.ts';
import type { QualityNote } from './quality-note.ts';
import type { RenewalNote } from './renewal-note.ts';

/** How to read a number. `ratio` is 0..1 (shown as %), `points` a difference of two ratios (0.01 = one percentage point). */
export type Unit = 'money' | 'count' | 'ratio' | 'points' | 'days' | 'hours' | 'minutes' | 'multiple' | 'number' | 'text';

/**
 * The ID contains metric, scope and period: `won_value@0`, `won_value[product=GTXPro]@-1`, `win_rate.delta@0`, `won_value@all`.
 * The period counts from the reporting period (0), so that an outline binds to next quarter's data.
 * Members in brackets are percent-encoded; filters are joined by `&` and sorted by dimension.
 */
export type FactId = string;

export interface Fact {
  id: FactId;
  /** Registry ID of the metric, e.g. `won_value`; `given` for a figure from the brief. */
  metric: string;
  label: string;
  /** null if it cannot be computed; never 0 instead. */
  value: number | null;
  unit: Unit;
  /** ISO 4217, for `money`. */
  currency?: string;
  /** Period id such as `2017-Q4`, or null for all time. */
  period: string | null;
  /** dimension → member. */
  scope: Readonly<Record<string, string>>;
  /** Rows (deals, accounts …) behind the number. */
  n: number;
  /** What it counts by among others, if not its rows: the revenue that a margin is a share of. */
  weight?: number;
  /**
   * Hash of the rows its query read, in its period and scope, in 16 hexadecimal digits; independent of their order.
   * A derived fact has none; its rows are those of `from`.
   */
  rows?: string;
  /** In words, for notes and the appendix: `sum of amount of won opportunities closed in Q4 2017`. */
  formula: string;
  /** The query that computed it; empty for given and derived facts. */
  sql: string;
  /** IDs of the facts a derived fact was computed from. */
  from?: readonly FactId[];
  /** Text of a given fact, shown verbatim. */
  display?: string;
  /** How it was worked out of `from`, if a writer asked for it: the same is worked out of next quarter's figures. */
  worked?: { how: WayOfWorking; weight?: number };
  /** The question it answers, if it is not one of those that every deck asks: next quarter's data are asked it again. */
  asked?: FactQuery;
}

/** How a figure is worked out: of two facts, or of as many as there are. */
export const waysOfWorking = [
  'difference',
  'growth',
  'share',
  'multiple',
  'product',
  'quotient',
  'rest',
  'sum',
  'mean',
  'weighted',
] as const;
export type WayOfWorking = (typeof waysOfWorking)[number];

export type DimensionRole = 'product' | 'region' | 'team' | 'owner' | 'segment' | 'account' | 'reason' | 'other';

export interface Dimension {
  id: string;
  label: string;
  /** The label for several members, if the deck's language is not English. */
  plural?: string;
  role: DimensionRole;
  /** Its members are bare IDs without names: shown in tables, never used in sentences. */
  coded?: true;
  /** Its members are bands of a number, or months, in their own order. */
  of?: 'bands' | 'months';
  /** Members with any closed deal, largest closed-won revenue in the reporting period first, ties by name. */
  members: readonly string[];
}

/** The kind of business records a metric is about; `records` for any other table. */
export type FamilyId = 'sales' | 'recurring' | 'spans' | 'support' | 'usage' | 'records';

/** How a measure of an unknown table is made, so that a deck can name it in its own language. */
export interface Measured {
  how: 'sum' | 'stock' | 'level' | 'mean' | 'rate' | 'quotient' | 'rows' | 'distinct';
  /** The column, or the measure that is divided. */
  of: string;
  /** Label of what is measured: `Income` for the average income. */
  label: string;
  /** The measure it is divided by. */
  by?: string;
  /** What the prompt calls it. */
  called?: string;
  /** What was done by the planned date, for a rate of it. */
  punctual?: string;
  /** What its two days are called, of the time between them. */
  between?: { from: string; to: string };
  /** The prompt only complains of it and does not say how it is worked out. */
  plain?: true;
  /** It is a part of what it is divided by. */
  part?: true;
  /** The values of the column that count for a rate, where it holds more than yes and no. */
  values?: readonly string[];
  /** All values of the rows that it is a share of. */
  among?: readonly string[];
}

export interface MetricNote {
  id: string;
  label: string;
  family?: FamilyId;
  /** What its rows are, if not the table's subject: account, accounts. */
  subject?: { one: string; many: string };
  /** The words of the prompt that say how it is worked out, and its label where that is the prompt's own name for it. */
  stated?: string;
  named?: string;
  /** The words by which the prompt speaks of it. */
  spoken?: string;
  /** A balance on the last day of a period: compared between periods, never summed over time. */
  state?: true;
  /** It counts every row once a period: over several, rows count as often as there are periods. */
  perPeriod?: true;
  /** A full count, such as retention: its change needs no test. */
  untested?: true;
  /** The sum that is divided by: what its members weigh is their share of it. */
  weighedBy?: string;
  /** The metric it is always shown with, on a page made for both. */
  beside?: string;
  /** Name of the source whose rows it counts. */
  source?: string;
  /** Only for measures that the data name. */
  measured?: Measured;
  /** Definition in one sentence, for the appendix. */
  definition: string;
  unit: Unit;
  /** Which direction is good. */
  polarity: 'up' | 'down' | 'neutral';
  status: 'computed' | 'not-computable';
  /** Why it is not available. */
  reason?: string;
}

export interface SourceNote {
  name: string;
  /** File name without its folder. */
  file: string;
  rows: number;
  /** Rows that could not be read and were left out. */
  rejected: number;
  /** Lines left out above the header or below the last record: titles, totals, footers. */
  around?: number;
  sha256: string;
  /** What its rows are, where figures count something else that is made of them. */
  subject?: { one: string; many: string };
}

/** A statement whose lines add up to a result, held against a plan; costs are negative amounts. */
export interface StatementNote {
  /** What the plan is, by the data's own word. */
  basis: 'budget' | 'plan' | 'target' | 'forecast';
  /** The result by the data's own name, such as EBITDA. */
  result: string | null;
  /** Line → what it is. */
  kinds: Readonly<Record<string, 'revenue' | 'cost'>>;
  /** IDs of the months or quarters of the period that have happened, oldest first; empty where the dates are no finer. */
  steps: readonly string[];
  /** IDs of those to come, which have a plan alone. */
  ahead: readonly string[];
  /** How many months of the year follow the period without a plan in the data. */
  unplanned?: number;
  /** The costs of what is sold, where they can be told from the rest: revenue less them is the gross margin. */
  ofSales: readonly string[];
  /** What it counts beside its amounts; `people` are the mean of the steps, the others sums. */
  statistics: readonly { label: string; of: 'volume' | 'hours' | 'people' }[];
  /** Another table counts people by the members of a dimension: what they are called there. */
  people?: { label: string; dimension: string };
  /** Another table has the quantities behind a cost of one member, by what it names `part`, such as the supplier; the largest first. */
  detail?: { line: string; dimension: string; member: string; quantity: string; part: string | null; parts: readonly string[] };
  /** The one line of one member that most of the variance comes from, and since which step, beyond chance in all `looked` places. */
  cell?: {
    line: string;
    dimension: string;
    member: string;
    /** null where it was off from the start. */
    onset: string | null;
    /** Steps of the period since then, and before. */
    since: number;
    before: number;
    looked: number;
  };
  /** What the variance of the cell consists of, in this order; the parts add up exactly. */
  split?: {
    parts: readonly ('volume' | 'hours' | 'people' | 'efficiency' | 'rate')[];
    /** What is counted first, and what the rate is for, by the data's own names. */
    first: { driver: 'volume' | 'hours' | 'people'; label: string };
    direct: { driver: 'volume' | 'hours' | 'people'; label: string };
    spans: readonly ('all' | 'since' | 'before')[];
    /** Those for which the first is counted; empty where it is not for all. */
    members: readonly string[];
  };
  /** Who answers for most of what a line, or a member of another dimension, is off by: by dimension and member. */
  owners?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** What rows say of themselves, with the fact of their variance; the largest first. */
  comments?: readonly { line: string; step: string | null; text: string; fact: FactId }[];
}

/** What one measure comes to by every dimension and every two. */
export interface Scan {
  /** Bands and months, which no other measure is split by. */
  dimensions: Dimension[];
  facts: Fact[];
  /** What was looked at, where that is none of the measures of the table. */
  note?: MetricNote;
  /** Of a rate, the place that parted from all others, and since when. */
  onset?: OnsetNote;
  /** The dimensions whose weights explain most of its change. */
  mix?: MixNote;
}

/** The dimension, or the two or three that cross, whose weights explain most of how a share, mean or quotient changed. */
export interface MixNote {
  metric: string;
  /** Between the two periods that are compared or, of what became another one before the later of them, all months before `start` and since. */
  of: 'periods' | 'since';
  start: Period;
  /** Of what is told since a month, the first of all months and the last. */
  months?: readonly [Period, Period];
  dimensions: readonly string[];
  /** The groups whose weights moved most. */
  groups: readonly Fact['scope'][];
  /** In standard errors: what moved within the groups, and what the weights made. */
  z: { within: number; mix: number };
  /** Of all its groups, what one by its own change made at most, and by how many standard errors one changed at most. */
  own: { groups: number; effect: number; z: number };
  /**
   * The members of other dimensions: how each changed within like groups, in standard errors, and what that makes of the change of the whole; of one
   * that was not there before, beside all who were.
   */
  beside: readonly { dimension: string; member: string; z: number; effect: number; isNew?: true }[];
}

/**
 * Of each of its groups its weight and its level, now and before, and how many rows a month it had; of the whole its figures, its rows a month and, of a share, how many of these hold, its change and the two
 * parts of it; of a member of another dimension its figures, and its change within like groups.
 */
type MixPart =
  | 'weight_now'
  | 'weight_prior'
  | 'level_now'
  | 'level_prior'
  | 'mix_rows_now'
  | 'mix_rows_prior'
  | 'mix_hits_now'
  | 'mix_hits_prior'
  | 'mix_now'
  | 'mix_prior'
  | 'mix_change'
  | 'by_weights'
  | 'by_levels'
  | 'like_change';

export function mixId({ metric }: Pick<MixNote, 'metric'>, part: MixPart, scope: Fact['scope']): FactId {
  return factId({ metric: `${metric}.${part}`, scope, at: 0 });
}

/** The place and the month since which a share, mean or quotient is furthest from what it was, beside all others. */
export interface OnsetNote {
  metric: string;
  scope: Fact['scope'];
  /** The first month after, and the last. */
  start: Period;
  end: Period;
  /** The first month and the last before. */
  before: readonly [Period, Period];
  /** Of its change less that of all others. */
  z: number;
  /** How many places and months were looked at. */
  looked: number;
  months: number;
  /** The measure that it is looked at for, where it is another one: early churn, by the month in which customers came, for their churn. */
  of?: string;
  /** Of what was lost there since, the reason that was given more often than elsewhere, by so many standard errors, of as many reasons. */
  reason?: { why: string; z: number; looked: number };
  /** What the change of the whole is taken apart between: the two periods that are compared or, of what began before them, all months before and since. */
  apart?: 'periods' | 'since';
  /** The members of other dimensions, inside the place and outside it. */
  beside?: readonly OnsetBeside[];
  /** What else was compared there and elsewhere, before and since. */
  along?: readonly OnsetAlong[];
  /** The columns that say what a row there costs or brings in. */
  worth?: string;
  /** Months, or blocks of them that end where it changed: each has a fact of the place and one of all others. */
  course?: readonly OnsetBlock[];
}

/** Its first month and its last, which may be one. */
export interface OnsetBlock {
  first: Period;
  last: Period;
}

export function onsetBlockId(
  { metric, scope }: Pick<OnsetNote, 'metric' | 'scope'>,
  { first, last }: OnsetBlock,
  side: 'own' | 'others',
): FactId {
  return factId({ metric: `${metric}.onset_${side}_${first.id}_${last.id}`, scope, at: 0 });
}

/** A measure or a number of the rows by its ID or, with a member, the part of the rows that are this member's of a dimension. */
export interface AlongOf {
  of: string;
  member?: string;
}

/** How it changed at a place since its measure did, less how it changed elsewhere, in standard errors. */
export interface OnsetAlong extends AlongOf {
  label: string;
  unit: Unit;
  /** Of a measure that adds up over rows, what one row has of it. */
  per?: true;
  /** Of how old something was: years since what the label names. */
  years?: true;
  /** Of the time between two days of a row: what these are called; `over` others that many rows have between them. */
  step?: { from: string; to: string; over?: true };
  /** Of rows of which something holds: the column that is filled in or has the value, of what belongs to a row that of the first. */
  share?: { of: string; value?: string; first?: true };
  /** Of rows per member of a dimension and month: how much each had to do. */
  load?: true;
  z: number;
}

/** What stands for how many rows a member of a dimension has a month. */
export const loadId = (dimension: string) => `${dimension}_load`;

export function alongId({ metric, scope }: Pick<OnsetNote, 'metric' | 'scope'>, { of, member }: AlongOf, side: OnsetSide): FactId {
  return factId({ metric: `${metric}.onset_${side}_of_${of}`, scope: { ...scope, ...(member !== undefined && { [of]: member }) }, at: 0 });
}

/** A member of another dimension than those of a place. */
export interface OnsetBeside {
  dimension: string;
  member: string;
  /**
   * In standard errors: how the others inside changed beside the others outside; how the member differs from the others inside, and outside from
   * those there. Differences are of changes where it was there before, else of what is since then; null where rows are too few.
   */
  z: { others: number | null; inside: number | null; outside: number | null };
}

/**
 * Facts of how the whole changed: its figures and those of the place and of all others, what the place weighs, now and then, and what its own change, its
 * weight and all others add to the change of the whole, exactly.
 */
export const onsetApart = [
  'whole_now',
  'whole_then',
  'place_now',
  'place_then',
  'rest_now',
  'rest_then',
  'weight_now',
  'weight_then',
  'by_place',
  'by_weight',
  'by_rest',
  'change',
] as const;
export type OnsetApart = (typeof onsetApart)[number];

/** Of a member beside a place: its own figures inside and outside, and those of all others. */
export const besideSides = ['inside', 'others_inside', 'outside', 'others_outside'] as const;
export type BesideSide = (typeof besideSides)[number];

export function besideId(
  { metric, scope }: Pick<OnsetNote, 'metric' | 'scope'>,
  of: OnsetBeside,
  side: BesideSide,
  when: 'before' | 'after',
): FactId {
  return factId({ metric: `${metric}.onset_${side}_${when}`, scope: { ...scope, [of.dimension]: of.member }, at: 0 });
}

/**
 * What an onset has facts of beside its sides, where its measure counts what is lost: rows lost there since, all that were, and the money of
 * the former; of a season, the place since then and in the same months of the year
 * before; of a reason, rows lost there for it, those of them that have any, and the share elsewhere. Where the brief tells by a column what one row
 * costs, the mean of those that went wrong there since, as `price`; what the whole change there has come to by it since is the `worth`.
 */
export type OnsetPart =
  | OnsetSide
  | OnsetApart
  | 'base'
  | 'size'
  | 'season_now'
  | 'season_then'
  | 'lost'
  | 'lost_all'
  | 'money'
  | 'for_reason'
  | 'with_reason'
  | 'others_for_reason'
  | 'price'
  | 'worth';

/** The sides on which an onset has a fact each. */
export const onsetSides = ['before', 'after', 'others_before', 'others_after'] as const;
export type OnsetSide = (typeof onsetSides)[number];

/** `win_rate.onset_before[region=North]@0`; `base` is what a quotient divides by since then, `size` what a deal that was won there comes to. */
export function onsetId({ metric, scope }: Pick<OnsetNote, 'metric' | 'scope'>, side: OnsetPart): FactId {
  return factId({ metric: `${metric}.onset_${side}`, scope, at: 0 });
}

/** A measure, and those it is looked at for: `members` of a dimension to which something was done, null where that is all rows. */
export interface EffectAsked {
  /** The question as it was asked. */
  question: string;
  metric: string;
  /** The measure is none of the table but the share of the rows that are this member's, such as visits with the status no-show. */
  shareOf?: { dimension: string; member: string };
  treated: { dimension: string; members: readonly string[] } | null;
  /** When it began, as `Question.since` says. */
  since: string;
}

/**
 * What a suspected cause is tested with: the measure over as many whole months before as after it began, of those it was done to and of all
 * others, and by month.
 */
export interface EffectNote extends EffectAsked {
  /** Months add up, so its growth is compared. */
  adds: boolean;
  /** The month in which it began. */
  start: Period;
  /** Months, oldest first, as many on either side; a month of which part was before is on neither. */
  before: readonly Period[];
  after: readonly Period[];
  /** All months from the first of them that the data hold without a gap, and those a year before. */
  course: readonly Period[];
  /** The same months a year before have figures. */
  yearBefore: boolean;
}

/** An effect that the data cannot tell, and why. */
export interface EffectMissing extends EffectAsked {
  missing: 'measure' | 'dimension' | 'member' | 'prior' | 'period' | 'since';
}

/** Where the facts of an effect are: spans as they follow the measure in an ID, those of all others apart. */
export const effectSpans = ['before', 'after', 'year_before', 'year_after'] as const;
export type EffectSpan = (typeof effectSpans)[number];

/** `no_show_rate.since_2026_03.before[clinic=North]@0`, the same of `.others`, and `.month` of `@m-2`. */
export function effectId(
  { metric, treated, start }: Pick<EffectNote, 'metric' | 'treated' | 'start'>,
  part: EffectSpan | Period,
  side: 'own' | 'others',
  suffix = '',
): FactId {
  const span = typeof part === 'string' ? part : 'month';
  return factId({
    metric: `${metric}.since_${start.id.replaceAll('-', '_').toLowerCase()}.${span}${side === 'others' ? '.others' : ''}${suffix}`,
    scope: treated ? { [treated.dimension]: treated.members.join(' + ') } : {},
    at: typeof part === 'string' ? 0 : `m${part.offset}`,
  });
}

/** Computes what the fact table does not hold, while its data are open. */
export interface FactQueries {
  /** The tables with their columns, one line each. */
  tables(): Promise<string[]>;
  /** One fact for each group and period that has rows. @throws QueryProblem */
  facts(query: FactQuery): Promise<Fact[]>;
  /** One measure by all of these dimensions, by bands of numbers and months, and by every two of them; null if it is of no use. `until`: the last period */
  scan(measure: string, dimensions: readonly string[], until: number): Promise<Scan | null>;
  /** What a suspected cause is tested with; `measure` where that is none of the table. */
  effect(asked: EffectAsked): Promise<{ note: EffectNote | EffectMissing; facts: Fact[]; measure?: MetricNote }>;
  /** Gives the data up; safe to call again. */
  close(): void;
}

/** Everything later stages may say: the facts and their context. Plain JSON. */
export interface FactTable {
  asOf: string;
  /** The account the rows belong to, for a one-account review; a customer sees only what concerns it. */
  account?: { name: string; facing: 'customer' | 'internal' };
  currency: string | null;
  /** What a row of the main table is, singular and plural: deal, deals. */
  /** `said`: in the words of the brief. */
  subject: { one: string; many: string; said?: true };
  /** Oldest first. */
  periods: readonly Period[];
  /** Months within the covered periods, oldest first; the offset counts from the last month of the reporting period. */
  months: readonly Period[];
  reporting: Period;
  /** The prior period if complete; otherwise null, and nothing is compared. */
  prior: Period | null;
  dimensions: readonly Dimension[];
  metrics: readonly MetricNote[];
  facts: Readonly<Record<FactId, Fact>>;
  /** The rows are a statement held against its plan. */
  statement?: StatementNote;
  /** Where renewals were lost, and which of the coming ones look like them. */
  renewals?: RenewalNote;
  /** Part of a price that a discount may take off, as the brief says; `discountCap` without it. */
  discountCap?: number;
  /** IDs of the measures that were looked at by every two dimensions. */
  scanned?: readonly string[];
  /** Of rates that were looked at so, since when and where they are others. */
  onsets?: readonly OnsetNote[];
  /** Of every measure that is asked about. */
  mixes?: readonly MixNote[];
  /** The suspected causes of the brief. */
  effects?: readonly (EffectNote | EffectMissing)[];
  /** Phrases of the brief that named rows; those rows are in none of the facts. */
  leftOut?: readonly string[];
  /** What the brief says of the data, as far as it changed figures, and what it says that changed none. */
  dictated?: { applied: readonly string[]; left: readonly Undone[] };
  sources: readonly SourceNote[];
  quality: readonly QualityNote[];
}

/** Something that a brief says of the data and that changed nothing. */
export interface Undone {
  /** In the words of the brief. */
  text: string;
  /**
   * Nothing is called so; no row fits it, or every one does; it fits several where one is meant; no cell holds the wrong value; no rate of a tax
   * is said; the data are read so already; a record stands there once; no cell holds the old name; a part of the phrase fits most rows; no
   * row stands there twice.
   */
  why:
    | 'unnamed'
    | 'no-row'
    | 'every-row'
    | 'several'
    | 'no-value'
    | 'no-rate'
    | 'already'
    | 'single'
    | 'no-name'
    | 'most-rows'
    | 'no-repeat';
  /** It may only name what no page shall show. */
  phrase?: true;
}

/** What facts by the age of deals at the decision are scoped by; its members are bands of days such as `0–14` and `91+`. */
export const decisionAge = 'decision_age';

/** What facts of the loss with and without a signal are scoped by; its members are signals such as `young`. */
export const lossSignal = 'signal';

/** What those of use are scoped by besides: what is counted of it, such as `Logins`. */
export const signalUse = 'use';

/** What facts of the loss by the reason given are scoped by. */
export const lossReason = 'reason';

/** Part of a price that a discount may take off where the brief names no cap. */
export const discountCap = 0.1;

export interface FactAddress {
  /** Metric, with any derived suffix: `won_value`, `won_value.delta`, `win_rate.z`. */
  metric: string;
  scope?: Readonly<Record<string, string>>;
  /** `0`, `-1` …, `all`, or a month `m0`, `m-1` … */
  at: number | 'all' | `m${number}`;
}

/** `factId({ metric: 'won_value', scope: { product: 'GTXPro' }, at: 0 })` → `won_value[product=GTXPro]@0`. */
export function factId({ metric, scope, at }: FactAddress): FactId {
  return `${metric}${scope ? filtersOf(scope) : ''}@${at}`;
}

/** `withSuffix('won_value[product=A]@0', '.delta')` → `won_value.delta[product=A]@0`. */
export function withSuffix(id: FactId, suffix: string): FactId {
  const end = metricEnd(id);
  return `${id.slice(0, end)}${suffix}${id.slice(end)}`;
}

/** The metric of an ID, with its derived suffix. */
export function metricOf(id: FactId): string {
  return id.slice(0, metricEnd(id));
}

const metricEnd = (id: FactId) => id.search(/[[@]/);

/** `[product=GTXPro]`; empty for all rows. */
function filtersOf(scope: Readonly<Record<string, string>>): string {
  let filters = '';
  const dimensions = Object.keys(scope);
  for (const dimension of dimensions.length > 1 ? dimensions.sort() : dimensions)
    filters += `${filters === '' ? '[' : '&'}${dimension}=${encodeMember(scope[dimension]!)}`;
  return filters === '' ? '' : `${filters}]`;
}

const plainMember = /^[\w.-]*$/;

/** `encodeURIComponent` leaves ! ' ( ) * as they are, which is safe in brackets and braces; lone surrogates are replaced first. */
function encodeMember(member: string): string {
  if (member.length > longestMember) return encodeLong(member);
  return plainMember.test(member) ? member : encodeURIComponent(member.toWellFormed());
}

/** A longer name stands in an ID by its beginning and a hash of all of it: IDs are made, written and compared thousands of times. */
const longestMember = 200;
const beginning = 60;
const mostLong = 200;
const long = new Map<string, string>();

function encodeLong(member: string): string {
  const known = long.get(member);
  if (known !== undefined) return known;
  const encoded = `${encodeURIComponent(member.slice(0, beginning).toWellFormed())}~${hashOf(member)}`;
  if (long.size >= mostLong) long.clear();
  long.set(member, encoded);
  return encoded;
}

/** 64 bits of a text as hexadecimal digits, from two multiplicative hashes of its code units. */
function hashOf(text: string): string {
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    one = Math.imul(one ^ unit, 0x9e3779b1);
    other = Math.imul(other ^ unit, 0x5f356495);
  }
  const mixed = (a: number, b: number) => Math.imul(a ^ (a >>> 16), 0x85ebca6b) ^ Math.imul(b ^ (b >>> 13), 0xc2b2ae35);
  return [mixed(one, other), mixed(other, one)].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}

/** All facts that `facts` derive from, directly or not, without `facts` themselves; sorted by ID. */
export function behindFacts(facts: Readonly<Record<FactId, Fact>>, find: (id: FactId) => Fact | null): Record<FactId, Fact> {
  const found = new Map<FactId, Fact>();
  const visit = (fact: Fact): void => {
    for (const id of fact.from ?? []) {
      const behind = Object.hasOwn(facts, id) || found.has(id) ? null : find(id);
      if (!behind) continue;
      found.set(id, behind);
      visit(behind);
    }
  };
  Object.values(facts).forEach(visit);
  return Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}
