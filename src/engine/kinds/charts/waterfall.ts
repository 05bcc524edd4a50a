/** The stacked columns of a waterfall: an unseen base, totals, rises and falls, right above, below and across zero. */

export interface Waterfall {
  base: (number | null)[];
  totals: (number | null)[];
  rises: (number | null)[];
  falls: (number | null)[];
  /** The parts below zero of changes that cross it. */
  risesBelow: (number | null)[];
  fallsBelow: (number | null)[];
  crosses: boolean;
  /** Upper edge of each column, where its label stands. */
  tops: number[];
}

/** `values` are the start, the signed changes and the end; the columns are those of a stacked chart, in which below zero stacks downwards. */
export function waterfall(values: readonly number[]): Waterfall {
  const result: Waterfall = { base: [], totals: [], rises: [], falls: [], risesBelow: [], fallsBelow: [], crosses: false, tops: [] };
  const last = values.length - 1;
  let level = 0;
  for (const [index, value] of values.entries()) {
    const isTotal = index === 0 || index === last;
    const from = isTotal ? 0 : level;
    const to = isTotal ? value : level + value;
    level = to;
    const crossing = !isTotal && Math.min(from, to) < 0 && Math.max(from, to) > 0;
    const below = Math.max(from, to) <= 0;
    const near = below ? Math.max(from, to) : Math.min(from, to);
    const far = below ? Math.min(from, to) : Math.max(from, to);
    const rises = !isTotal && value > 0;
    const falls = !isTotal && value < 0;
    const size = crossing ? Math.max(from, to) : far - near;
    const under = crossing ? Math.min(from, to) : null;
    result.base.push(isTotal || crossing ? null : near);
    result.totals.push(isTotal ? value : null);
    result.rises.push(rises ? size : null);
    result.falls.push(falls ? size : null);
    result.risesBelow.push(rises ? under : null);
    result.fallsBelow.push(falls ? under : null);
    result.crosses ||= crossing;
    result.tops.push(isTotal ? Math.max(to, 0) : Math.max(from, to));
  }
  return result;
}

/** The same columns without the start: what is left when a waterfall begins at zero. */
export function withoutFirst(parts: Waterfall): Waterfall {
  const rest = <T>(values: readonly T[]) => values.slice(1);
  return {
    base: rest(parts.base),
    totals: rest(parts.totals),
    rises: rest(parts.rises),
    falls: rest(parts.falls),
    risesBelow: rest(parts.risesBelow),
    fallsBelow: rest(parts.fallsBelow),
    crosses: parts.crosses,
    tops: rest(parts.tops),
  };
}
