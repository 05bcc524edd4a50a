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
}

/** The place and the month since which a rate is furthest from what it was, beside all others. */
export interface OnsetNote {
  metric: string;
  scope: Fact['scope'];
  /** The first month after, and the last. */
  start: Period;
  end: Period;
  /** Of its change less that of all others. */
  z: number;
  /** How many places and months were looked at. */
  looked: number;
  months: number;
}

/** The sides on which an onset has a fact each. */
export const onsetSides = ['before', 'after', 'others_before', 'others_after'] as const;
export type OnsetSide = (typeof onsetSides)[number];

/** `win_rate.onset_before[region=North]@0`. */
export function onsetId({ metric, scope }: Pick<OnsetNote, 'metric' | 'scope'>, side: OnsetSide): FactId {
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
  subject: { one: string; many: string };
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
   * is said; the data are read so already; a record stands there once.
   */
  why: 'unnamed' | 'no-row' | 'every-row' | 'several' | 'no-value' | 'no-rate' | 'already' | 'single';
  /** It may only name what no page shall show. */
  phrase?: true;
}

/** What facts by the age of deals at the decision are scoped by; its members are bands of days such as `0–14` and `91+`. */
export const decisionAge = 'decision_age';

/** What facts of the loss with and without a signal are scoped by; its members are signals such as `young`. */
export const lossSignal = 'signal';

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
  return plainMember.test(member) ? member : encodeURIComponent(member.toWellFormed());
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
