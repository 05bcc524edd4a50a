/** A place that has changed and all others from month to month or, where its months have few rows, in blocks of months that end where it changed. */
import { type Fact, type OnsetBlock, type OnsetNote, onsetBlockId } from '../../model/fact.ts';
import type { Period } from '../../model/period.ts';
import { type Counted, less, rateOf, summed } from './counted.ts';
import type { Metric } from './metric.ts';

/** Months of a block, rows of the place in the one of middle size and in the first, and blocks. */
const lengths = [1, 2, 3] as const;
const least = { rows: 12, begun: 5, blocks: 4 } as const;
const most = 24;

/** @param place the counts of each month, as `all` those of all rows; @param where SQL of the rows of the place; none where too few blocks have rows on both sides */
export function courseOf(
  metric: Metric,
  note: OnsetNote,
  months: readonly Period[],
  place: readonly Counted[],
  all: readonly Counted[],
  currency: string | null,
  where: string,
): { course: OnsetBlock[]; facts: Fact[] } {
  const at = months.findIndex(({ id }) => id === note.start.id);
  const cut = lengths.map((length) => blocksOf(at, months.length, length));
  const rows = (blocks: readonly (readonly number[])[]) =>
    blocks.map((block) => summed(block.map((month) => place[month]!)).n).toSorted((a, b) => a - b)[Math.floor(blocks.length / 2)] ?? 0;
  const blocks = cut.find((each) => rows(each) >= least.rows) ?? cut.at(-1)!;
  const whole = blocks.slice(-most).map((block) => {
    const [own, both] = [place, all].map((counts) => summed(block.map((month) => counts[month]!))) as [Counted, Counted];
    return { first: months[block[0]!]!, last: months[block.at(-1)!]!, own, others: less(both, own) };
  });
  // Where the data only begin, months have hardly any rows.
  const counted = whole.slice(whole.findIndex(({ own, others }) => own.n >= least.begun && others.n >= least.begun));
  if (counted.length < least.blocks || counted.some(({ own, others }) => own.by <= 0 || others.by <= 0)) return { course: [], facts: [] };
  const members = Object.values(note.scope).join(', ');
  const { table, date, verb } = metric.basis;
  return {
    course: counted.map(({ first, last }) => ({ first, last })),
    facts: counted.flatMap(({ first, last, own, others }) =>
      ([own, others] as const).map((of, side): Fact => {
        const who = `${side === 0 ? '' : 'all but '}${members}`;
        const when = first === last ? `in ${first.label}` : `from ${first.label} to ${last.label}`;
        return {
          id: onsetBlockId(note, { first, last }, side === 0 ? 'own' : 'others'),
          metric: metric.id,
          label: `${metric.label}, ${who}, ${when}`,
          value: rateOf(of),
          unit: metric.unit,
          ...(metric.unit === 'money' && currency ? { currency } : {}),
          period: null,
          scope: note.scope,
          n: of.n,
          formula: `${metric.formula} ${verb} ${when}, ${who}`,
          sql: `SELECT ${metric.value} FROM ${table} WHERE ${metric.basis.where} AND ${date} >= DATE '${first.start}' AND ${date} < DATE '${last.end}' AND ${side === 0 ? '' : 'NOT '}coalesce(${where}, false)`,
        };
      }),
    ),
  };
}

/** Indexes of months, in blocks before and from the one where it changed; what is left over at the beginning has none, at the end one of its own. */
function blocksOf(at: number, count: number, length: number): number[][] {
  const from = at % length;
  const starts = Array.from({ length: Math.ceil((count - from) / length) }, (_, index) => from + index * length);
  return starts.map((start) => Array.from({ length: Math.min(length, count - start) }, (_, index) => start + index));
}
