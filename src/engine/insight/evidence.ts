/** The evidence for the finders: facts by metric, member and period, and the names of members. */
import { type Dimension, type Fact, type FactId, type FactTable, factId, type MetricNote, metricOf, withSuffix } from '../../model/fact.ts';
import { equallyLong, type Period } from '../../model/period.ts';
import { changeOf, contributionOf, countOf, growthOf, type HowWorkedOut, multipleOf, noneOf, shareOf, workedOut } from './derived-fact.ts';
import { comparableRate, type Noise, noiseOf } from './statistics.ts';

type At = number | 'all' | `m${number}`;
/** The member for rows without one: shown as a part, never mentioned in sentences. */
export const unnamed = '(none)';
/** A fact whose value could be computed. */
export type Known = Fact & { value: number };
export interface Member {
  member: string;
  fact: Known;
}

export class Evidence {
  readonly table: FactTable;
  /** Complete periods up to the reporting one, oldest first; only these are ever compared. */
  readonly complete: readonly Period[];
  readonly #facts: Map<FactId, Fact>;
  /** The facts of the table by the beginning of their IDs. */
  readonly #byMetric: ReadonlyMap<string, readonly Fact[]>;
  /** Cache for all finders and pages: by metric, then by dimension and period. */
  readonly #members = new Map<string, Map<string, readonly Member[]>>();
  readonly #noise = new Map<Known, Noise | null>();
  readonly #found = new Map<string, unknown>();

  constructor(table: FactTable) {
    this.table = table;
    this.complete = table.periods.filter((period) => !period.partial && period.offset <= 0);
    this.#facts = new Map(Object.entries(table.facts));
    this.#byMetric = byMetric(this.#facts);
  }

  byId(id: FactId): Known | null {
    const fact = this.#facts.get(id);
    return fact && isKnown(fact) ? fact : null;
  }

  /** The facts of the table whose IDs begin with a metric and its suffix, `win_rate` or `churn_events.reason`, in the order of the table. */
  of(metric: string): readonly Fact[] {
    return this.#byMetric.get(metric) ?? [];
  }

  /** Computes a value that several finders and pages need, once per name. */
  once<T>(name: string, find: () => T): T {
    if (!this.#found.has(name)) this.#found.set(name, find());
    return this.#found.get(name) as T;
  }

  get(metric: string, at: At, scope: Fact['scope'] = {}): Known | null {
    return this.byId(factId({ metric, at, scope }));
  }

  metric(id: string): MetricNote | null {
    return this.table.metrics.find((note) => note.id === id) ?? null;
  }

  dimension(id: string): Dimension | null {
    return this.table.dimensions.find((dimension) => dimension.id === id) ?? null;
  }

  /** The same period a year earlier, if both are complete and of equal length. */
  get yearBefore(): Period | null {
    const { reporting, periods } = this.table;
    const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;
    if (reporting.partial || days(reporting.start, reporting.end) > 300) return null;
    return (
      periods.find(
        (period) => !period.partial && Math.abs(days(period.start, reporting.start) - 365) <= 10 && equallyLong(period, reporting),
      ) ?? null
    );
  }

  /** Standard error of a sum, count or mean; null if nothing says how its rows vary. */
  noise(fact: Known): Noise | null {
    const known = this.#noise.get(fact);
    if (known !== undefined) return known;
    const noise = noiseOf(this, fact);
    this.#noise.set(fact, noise);
    return noise;
  }

  /** Keeps a derived fact; one of the fact table takes precedence. */
  keep(fact: Fact): Known | null {
    const known = this.byId(fact.id);
    // Two pages may leave out different members: another figure has an id of its own.
    if (known && isKnown(fact) && !Object.hasOwn(this.table.facts, fact.id) && differ(known.value, fact.value))
      return this.keep({ ...fact, id: withSuffix(fact.id, '.else') });
    if (known) return known;
    if (!isKnown(fact)) return null;
    if (!this.#facts.has(fact.id)) {
      this.#facts.set(fact.id, fact);
      this.#members.delete(metricOf(fact.id));
    }
    return fact;
  }

  /** Change since the prior period; null if there is no complete one. */
  change(metric: string, scope: Fact['scope'] = {}): Known | null {
    const [now, before] = this.#pair(metric, scope);
    return now && before ? this.changeBetween(now, before) : null;
  }

  /** The change between two figures of the same measure and scope; null if it is not a number. */
  changeBetween(now: Known, before: Known): Known | null {
    return this.byId(withSuffix(now.id, '.delta')) ?? this.keep(changeOf(now, before));
  }

  /** Growth since the prior period; null if the base is zero or negative. */
  growth(metric: string, scope: Fact['scope'] = {}): Known | null {
    const [now, before] = this.#pair(metric, scope);
    if (!now || !before || before.value <= 0) return null;
    const id = withSuffix(now.id, '.pct');
    // A growth that the facts leave without a value means nothing.
    return Object.hasOwn(this.table.facts, id) ? this.byId(id) : this.keep(growthOf(now, before));
  }

  share(part: Known, whole: Known): Known | null {
    return whole.value > 0 && part.value >= 0 ? (this.byId(withSuffix(part.id, '.share')) ?? this.keep(shareOf(part, whole))) : null;
  }

  contribution(part: Known, whole: Known): Known | null {
    return whole.value !== 0 ? this.keep(contributionOf(part, whole)) : null;
  }

  multiple(first: Known, second: Known, suffix: string): Known | null {
    return second.value > 0 ? this.keep(multipleOf(first, second, suffix)) : null;
  }

  /** The members' facts in a period, in the dimension's order; members without one are left out. */
  members(metric: string, dimension: Dimension, at: At): readonly Member[] {
    const known = this.#members.get(metric) ?? new Map<string, readonly Member[]>();
    const key = `${dimension.id}@${at}`;
    const members =
      known.get(key) ??
      dimension.members.flatMap((member) => {
        const fact = this.get(metric, at, { [dimension.id]: member });
        return fact ? [{ member, fact }] : [];
      });
    this.#members.set(metric, known.set(key, members));
    return members;
  }

  /** Whether the members add up to the whole, so that shares and bridges make sense; at most `slack` of it may be missing. */
  adds(metric: string, dimension: Dimension, at: At, slack = 0): boolean {
    const whole = this.get(metric, at);
    const parts = this.members(metric, dimension, at);
    const note = this.metric(metric);
    if (!whole || parts.length < 2 || !(note?.unit === 'money' || note?.unit === 'count' || note?.unit === 'number')) return false;
    const sum = parts.reduce((total, { fact }) => total + fact.value, 0);
    return Math.abs(whole.value - sum) <= Math.abs(whole.value) * (slack + 1e-9) + 1e-6;
  }

  /** A member's figure now and before; zero if it has no rows in a period, because the members add up to the whole. */
  pairOfMember(metric: string, dimension: Dimension, member: string): { now: Known; before: Known } | null {
    const prior = this.table.prior;
    if (!prior) return null;
    const scope = { [dimension.id]: member };
    const now = this.get(metric, 0, scope);
    const before = this.get(metric, prior.offset, scope);
    if (now && before) return { now, before };
    if (now) {
      const none = this.keep(noneOf(now, factId({ metric, scope, at: prior.offset }), prior.id));
      return none && { now, before: none };
    }
    if (!before) return null;
    const none = this.keep(noneOf(before, factId({ metric, scope, at: 0 }), this.table.reporting.id));
    return none && { now: none, before };
  }

  /** The rows behind a fact, as a fact. */
  rowsBehind(fact: Known): Known {
    const id = withSuffix(fact.id, '.n');
    const { many } = this.metric(fact.metric)?.subject ?? this.table.subject;
    return this.keep({
      id,
      metric: fact.metric,
      label: many,
      value: fact.n,
      unit: 'count',
      period: fact.period,
      scope: fact.scope,
      n: fact.n,
      formula: `${many} behind ${fact.label}`,
      sql: '',
      from: [fact.id],
    })!;
  }

  /** The hits of a proportion, as a fact. */
  hitsOf(rate: Known, hits: number): Known {
    const id = withSuffix(rate.id, '.hits');
    return this.keep({ ...rate, id, value: hits, unit: 'count', formula: `${rate.label} times its rows`, sql: '', from: [rate.id] })!;
  }

  /** A derived figure `like` another, under its ID plus a suffix. */
  workedOut(like: Known, suffix: string, value: number, from: readonly Known[], how: HowWorkedOut): Known {
    return this.keep(workedOut(like, suffix, value, from, how))!;
  }

  /** A figure that the brief gives, by what it says it of: no rows stand behind it. */
  given(
    what: string,
    fact: Pick<Fact, 'label' | 'unit'> & Partial<Pick<Fact, 'metric' | 'scope' | 'currency' | 'n'>> & { value: number },
  ): Known {
    const id = factId({ metric: 'given', scope: { what }, at: 'all' });
    return this.keep({ metric: 'given', period: null, scope: {}, n: 0, ...fact, id, formula: 'as the brief gives it', sql: '' })!;
  }

  /** A count from the table itself, such as the rows of a source. */
  count(metric: string, label: string, value: number, scope: Fact['scope'], formula: string): Known {
    return this.keep(countOf(metric, label, value, 'all', scope, formula))!;
  }

  #pair(metric: string, scope: Fact['scope']): [Known | null, Known | null] {
    const prior = this.table.prior;
    return prior && !prior.partial ? [this.get(metric, 0, scope), this.get(metric, prior.offset, scope)] : [null, null];
  }
}

function byMetric(facts: ReadonlyMap<FactId, Fact>): Map<string, Fact[]> {
  const found = new Map<string, Fact[]>();
  for (const [id, fact] of facts) {
    const metric = metricOf(id);
    const known = found.get(metric);
    if (known) known.push(fact);
    else found.set(metric, [fact]);
  }
  return found;
}

/** Whether two figures differ by more than the order in which they were added. */
function differ(one: number, other: number): boolean {
  return Math.abs(one - other) > 1e-9 * Math.max(Math.abs(one), Math.abs(other));
}

/** The IDs of the facts a finding rests on, without missing ones. */
export function idsOf(facts: Readonly<Record<string, Known | null | false | undefined>>): Record<string, FactId> {
  return Object.fromEntries(Object.entries(facts).flatMap(([part, fact]) => (fact ? [[part, fact.id]] : [])));
}

function isKnown(fact: Fact): fact is Known {
  return fact.value !== null && Number.isFinite(fact.value);
}

export interface Point {
  period: Period;
  fact: Known;
}

/** The longest unbroken series of complete periods that ends with the reporting one; rates need enough rows in each. */
export function seriesOf(evidence: Evidence, note: MetricNote): Point[] {
  const points: Point[] = [];
  for (const period of [...evidence.complete].reverse()) {
    const fact = evidence.get(note.id, period.offset);
    const follows = period.offset === -points.length;
    if (!fact || !follows || (note.unit === 'ratio' && !note.untested && !comparableRate(fact))) break;
    points.unshift({ period, fact });
  }
  return points;
}

/** Residual sum of squares about a straight line. */
export function residualOfLine(values: readonly number[]): number {
  const n = values.length;
  const centre = (n - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  const slope =
    values.reduce((sum, value, at) => sum + (at - centre) * (value - mean), 0) / values.reduce((sum, _, at) => sum + (at - centre) ** 2, 0);
  return values.reduce((sum, value, at) => sum + (value - mean - slope * (at - centre)) ** 2, 0);
}

/** Residual sum of squares about the means before and from `split` on. */
export function residualOfStep(values: readonly number[], split: number): number {
  const about = (part: readonly number[]) => {
    const mean = part.reduce((sum, value) => sum + value, 0) / part.length;
    return part.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  };
  return about(values.slice(0, split)) + about(values.slice(split));
}

const others =
  /^[^\p{L}\p{N}]*(others?|all others?|miscellaneous|misc|rest|remainder|unknown|unassigned|none|n ?[./]? ?a\.?|null|not applicable|keine?r?|aucune?|ningun[oa]|nenhum(?:a)?|nessun[oa]|なし|无|لا يوجد|sonstiges?|sonstige[nr]?|andere|übrige|unbekannt|autres?|divers|inconnu|otr[oa]s?|desconocido|outr[oa]s?|desconhecido|altr[oie]|altre|sconosciuto|その他|不明|其他|其它|未知|أخرى|آخرون|غير معروف)[^\p{L}\p{N}]*$/iu;

/** Maximum length of the combined name of left-over members, in characters. */
const longestOther = 60;

export function isNamed(member: string, { coded }: Pick<Dimension, 'coded'>): boolean {
  return !coded && member !== unnamed && !(member.length <= longestOther && others.test(member.trim()));
}
