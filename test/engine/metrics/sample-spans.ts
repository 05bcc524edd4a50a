/** Generated tables of spans: who started when and until when, without chance, so that figures can be added up beside them. */

export interface Span {
  at: number;
  start: string;
  end: string | null;
  /** In the order of the members given. */
  group: string;
  chosen: boolean;
}

const day = (from: string, days: number) => new Date(Date.parse(from) + days * 86_400_000).toISOString().slice(0, 10);

/**
 * `count` spans that start over the four years up to 2024; of those of the first group every third ended in the third quarter of 2024, of the
 * others every twelfth, and as many of all in the quarters before it.
 */
export function spans(count: number, groups: readonly [string, string]): Span[] {
  return Array.from({ length: count }, (_, at): Span => {
    const group = groups[at % 4 === 0 ? 0 : 1]!;
    const start = day('2020-01-05', Math.floor((at * 1440) / count));
    const turn = Math.floor(at / 4);
    const hit = at % 4 === 0 ? turn % 3 === 0 : turn % 12 === 0;
    const earlier = turn % 12 === 5 ? day('2024-01-20', (at % 5) * 30) : null;
    const end = hit ? day('2024-07-05', at % 86) : earlier;
    return { at, start, end: end !== null && end > start ? end : null, group, chosen: at % 8 !== 0 };
  });
}

/** Those that stand on the last day of a month or quarter. */
export const standing = (all: readonly Span[], on: string) => all.filter(({ start, end }) => start <= on && (end === null || end > on));
export const endedIn = (all: readonly Span[], from: string, to: string) =>
  all.filter(({ end }) => end !== null && end >= from && end <= to);

export const reasons = ['Pay', 'Moved away', 'Health'];

export const employeesOf = (all: readonly Span[]) =>
  all.map(({ at, start, end, group, chosen }) => ({
    'Employee ID': `E${1000 + at}`,
    'Hire Date': start,
    'Termination Date': end,
    'Termination Type': end === null ? null : chosen ? 'Voluntary' : 'Dismissal',
    'Exit Reason': end === null ? null : reasons[at % 3]!,
    Shift: group,
    'Annual Salary': 30_000 + at,
    FTE: at % 2 === 0 ? 1 : 0.5,
  }));

export const accountsOf = (all: readonly Span[]) =>
  all.map(({ at, start, end, group }) => ({
    account_id: `A${1000 + at}`,
    account_name: `Practice ${at}`,
    plan: group,
    start_date: start,
    cancel_date: end,
    cancel_reason: end === null ? null : reasons[at % 3]!,
  }));
