/** The names of periods and the date, moved on as the figures beside them are. */
import type { FactTable } from '../../../model/fact.ts';
import type { Planned } from '../../../model/outline.ts';

export type Follow = <T>(value: T) => T;

/** Rewrites every string inside a value; references are left alone. `date` is the new date as slides write it. */
export function followPeriods({ periods, date: oldDate }: Pick<Planned, 'periods' | 'date'>, table: FactTable, date: string): Follow {
  const names = new Map<string, string>();
  for (const { offset, label } of table.periods) {
    const old = periods[String(offset)];
    if (old !== undefined && old !== label) names.set(old, label);
  }
  if (oldDate !== date) names.set(oldDate, date);
  if (names.size === 0) return (value) => value;
  const longestFirst = [...names.keys()].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
  const pattern = new RegExp(`\\{\\{[^{}]*\\}\\}|(?<![\\p{L}\\p{N}])(?:${longestFirst.map(literal).join('|')})(?![\\p{N}])`, 'gu');
  const follow = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replace(pattern, (found) => names.get(found) ?? found);
    if (Array.isArray(value)) return value.map(follow);
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, follow(inner)]));
    return value;
  };
  return (value) => follow(value) as typeof value;
}

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
