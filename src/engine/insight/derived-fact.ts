/** Facts computed from other facts: changes, shares, sums, multiples, each with its formula and sources. */
import { type Fact, type FactId, factId, metricOf, type Unit, withSuffix } from '../../model/fact.ts';
import { periodInWords } from '../../model/period.ts';

/** Removes floating-point noise such as 0.30000000000000004, which would differ between equivalent sums. */
function clean(value: number): number {
  return Number(value.toPrecision(12));
}

interface Derivation {
  id: FactId;
  /** The fact whose metric, period and scope it takes. */
  like: Fact;
  label: string;
  value: number;
  unit: Unit;
  from: readonly Fact[];
  formula: string;
  n?: number;
  scope?: Fact['scope'];
}

function derive({ id, like, label, value, unit, from, formula, n, scope }: Derivation): Fact {
  return {
    id,
    metric: like.metric,
    label,
    value: clean(value),
    unit,
    ...(unit === 'money' && like.currency ? { currency: like.currency } : {}),
    period: like.period,
    scope: scope ?? like.scope,
    n: n ?? like.n,
    formula,
    sql: '',
    from: from.map((fact) => fact.id),
  };
}

const subjectOf = (fact: Fact) => {
  const unsaid = Object.values(fact.scope).filter((member) => !fact.label.includes(member));
  return `${fact.label}${unsaid.length > 0 ? ` (${unsaid.join(', ')})` : ''}${fact.period ? ` in ${periodInWords(fact.period)}` : ''}`;
};

/** Now minus before; a difference of ratios is in points. `suffix` names the comparison: `.delta`, `.yoy_delta`. */
export function changeOf(now: Fact, before: Fact, suffix = '.delta'): Fact {
  const unit = now.unit === 'ratio' ? 'points' : now.unit;
  return derive({
    id: withSuffix(now.id, suffix),
    like: now,
    label: `${now.label}, change`,
    value: now.value! - before.value!,
    unit,
    from: [now, before],
    formula: `${subjectOf(now)} minus ${subjectOf(before)}`,
  });
}

/** Change divided by the figure before, which must be positive. */
export function growthOf(now: Fact, before: Fact, suffix = '.pct'): Fact {
  return derive({
    id: withSuffix(now.id, suffix),
    like: now,
    label: `${now.label}, change in percent`,
    value: (now.value! - before.value!) / before.value!,
    unit: 'ratio',
    from: [now, before],
    formula: `change of ${subjectOf(now)} as a share of ${subjectOf(before)}`,
  });
}

export function shareOf(part: Fact, whole: Fact): Fact {
  return derive({
    id: withSuffix(part.id, '.share'),
    like: part,
    label: `Share of ${whole.label}`,
    value: part.value! / whole.value!,
    unit: 'ratio',
    from: [part, whole],
    formula: `${subjectOf(part)} as a share of ${subjectOf(whole)}`,
  });
}

/** How many times larger the first is than the second; `suffix` names the comparison: `.lead`, `.multiple`. */
export function multipleOf(first: Fact, second: Fact, suffix: string): Fact {
  return derive({
    id: withSuffix(first.id, suffix),
    like: first,
    label: `${first.label}, multiple`,
    value: first.value! / second.value!,
    unit: 'multiple',
    from: [first, second],
    formula: `${subjectOf(first)} divided by ${subjectOf(second)}`,
  });
}

/** A member's change as a share of the whole's change. */
export function contributionOf(member: Fact, whole: Fact): Fact {
  return derive({
    id: withSuffix(member.id, '.contribution'),
    like: member,
    label: `Share of the net change`,
    value: member.value! / whole.value!,
    unit: 'ratio',
    from: [member, whole],
    formula: `${subjectOf(member)} as a share of ${subjectOf(whole)}`,
  });
}

/** The sum of a metric over the members a page does not show; `scope` names them, e.g. `{ product: '(other)' }`. */
export function sumOf(parts: readonly Fact[], scope: Fact['scope']): Fact {
  const like = parts[0]!;
  return derive({
    id: scoped(like.id, scope),
    like,
    label: like.label,
    value: parts.reduce((sum, part) => sum + part.value!, 0),
    unit: like.unit,
    from: parts,
    formula: `sum of ${parts.map(subjectOf).join(' + ')}`,
    n: parts.reduce((sum, part) => sum + part.n, 0),
    scope,
  });
}

/** The whole minus the parts. */
export function remainderOf(whole: Fact, parts: readonly Fact[], scope: Fact['scope']): Fact {
  return derive({
    id: scoped(whole.id, scope),
    like: whole,
    label: whole.label,
    value: whole.value! - parts.reduce((sum, part) => sum + part.value!, 0),
    unit: whole.unit,
    from: [whole, ...parts],
    formula: `${subjectOf(whole)} minus the members shown`,
    scope,
  });
}

/** Zero, for a period in which the other members already add up to the whole. */
export function noneOf(like: Fact, id: FactId, period: string | null): Fact {
  return {
    ...derive({ id, like, label: like.label, value: 0, unit: like.unit, from: [like], formula: 'no rows in the period', n: 0 }),
    period,
  };
}

/** Hits over n, pooled from rates with their n. */
export function pooledRateOf(rates: readonly Fact[], id: FactId, scope: Fact['scope']): Fact {
  const n = rates.reduce((sum, rate) => sum + rate.n, 0);
  const hits = rates.reduce((sum, rate) => sum + Math.round(rate.value! * rate.n), 0);
  return {
    ...derive({
      id,
      like: rates[0]!,
      label: rates[0]!.label,
      value: hits / n,
      unit: 'ratio',
      from: rates,
      formula: `${rates.map(subjectOf).join(' and ')}, pooled`,
      n,
      scope,
    }),
    period: null,
  };
}

/** A count from the table itself: rows of a source, rows behind a fact. */
export function countOf(metric: string, label: string, value: number, at: number | 'all', scope: Fact['scope'], formula: string): Fact {
  return { id: factId({ metric, scope, at }), metric, label, value, unit: 'count', period: null, scope, n: value, formula, sql: '' };
}

/** Name, unit and scope of a derived figure; unit and scope default to those of the fact it is like. */
export interface HowWorkedOut {
  label: string;
  formula: string;
  unit?: Unit;
  scope?: Fact['scope'];
  /** Rows behind it, if others than behind the fact it is like. */
  n?: number;
}

/** A figure that a finding derived from others, such as the end of an interval or the part of a change due to mix. */
export function workedOut(
  like: Fact,
  suffix: string,
  value: number,
  from: readonly Fact[],
  { label, formula, unit = like.unit, scope = like.scope, n = like.n }: HowWorkedOut,
): Fact {
  return derive({ id: scoped(withSuffix(like.id, suffix), scope), like, label, value, unit, from, formula, scope, n });
}

/** The same metric and period in another scope. */
function scoped(id: FactId, scope: Fact['scope']): FactId {
  const at = id.slice(id.lastIndexOf('@') + 1);
  const named = factId({ metric: metricOf(id), scope, at: 0 });
  return `${named.slice(0, named.lastIndexOf('@'))}@${at}`;
}
