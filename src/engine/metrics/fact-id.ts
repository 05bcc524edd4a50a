/** Writing and reading fact ids, so that no stage spells one by hand. */
import type { FactId } from './fact.ts';

export interface FactAddress {
  /** Metric, with an optional derived suffix: `won_value`, `won_value.delta`, `win_rate.z`. */
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

/** The metric of an id, with its derived suffix. */
export function metricOf(id: FactId): string {
  return id.slice(0, metricEnd(id));
}

const metricEnd = (id: FactId) => id.search(/[[@]/);

/** `[product=GTXPro]`; nothing where all rows are meant. */
function filtersOf(scope: Readonly<Record<string, string>>): string {
  let filters = '';
  for (const dimension of Object.keys(scope).sort())
    filters += `${filters === '' ? '[' : '&'}${dimension}=${encodeMember(scope[dimension]!)}`;
  return filters === '' ? '' : `${filters}]`;
}

const plainMember = /^[\w.-]*$/;

/** `encodeURIComponent` leaves ! ' ( ) * alone, which is safe inside brackets and braces; lone surrogates are replaced first. */
function encodeMember(member: string): string {
  return plainMember.test(member) ? member : encodeURIComponent(member.toWellFormed());
}
