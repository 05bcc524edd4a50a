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
  const dimensions = scope ? Object.keys(scope) : [];
  if (dimensions.length === 0) return `${metric}@${at}`;
  const filters = dimensions.sort().map((dimension) => `${dimension}=${encodeMember(scope![dimension]!)}`);
  return `${metric}[${filters.join('&')}]@${at}`;
}

const plainMember = /^[\w.-]*$/;

/** `encodeURIComponent` leaves ! ' ( ) * alone, which is safe inside brackets and braces; lone surrogates are replaced first. */
function encodeMember(member: string): string {
  return plainMember.test(member) ? member : encodeURIComponent(member.toWellFormed());
}
