/** Heat table of a rate where two dimensions cross, if some cell differs from both its row and its column. */
import { type Dimension, factId, type MetricNote } from '../../../../model/fact.ts';
import { ref, type Text } from '../../../../model/text.ts';
import { isNamed, type Known } from '../../../insight/evidence.ts';
import { benjaminiHochberg, comparableRate, minRows, type Proportion, pOfZ, twoProportionZ } from '../../../insight/statistics.ts';
import { type Context, safe } from '../context.ts';
import type { Draft } from '../draft.ts';
import { evidencePage } from '../evidence-page.ts';
import { topicsOf } from '../topics.ts';

/** More rows or columns cannot be taken in at once; fewer show no pattern. */
const most = { rows: 10, columns: 7 } as const;
const least = 2;
/** Share of cells that need enough rows: a table of gaps shows nothing. */
const leastFilled = 0.7;
/** False discovery rate of a differing cell, and its minimum difference in points. */
const discoveryRate = 0.05;
const leastPoints = 0.03;

interface Crossing {
  row: string;
  column: string;
  fact: Known;
  rate: Proportion;
}

interface Apart extends Crossing {
  q: number;
  restOfRow: readonly Crossing[];
  restOfColumn: readonly Crossing[];
}

interface Table {
  rows: Dimension;
  columns: Dimension;
  crossings: Crossing[];
  apart: Apart;
}

/** The page of the pair of dimensions with the cell that differs most; null if there is none. */
export function crossed(context: Context, note: MetricNote, total: string, worth: number): Draft | null {
  // Where a pair moved, its page shows it beside its row and its column.
  if (note.unit !== 'ratio' || context.find('pair', note.id)) return null;
  const { table, evidence, catalogue, now } = context;
  const dimensions = table.dimensions.filter(({ coded }) => !coded);
  const tables = dimensions.flatMap((first, index) =>
    dimensions.slice(index + 1).flatMap((second) => tableOf(context, note.id, first, second) ?? []),
  );
  const [best] = tables.toSorted((a, b) => a.apart.q - b.apart.q);
  const whole = evidence.get(note.id, 0);
  if (!best || !whole) return null;
  const { rows, columns, crossings, apart } = best;
  const [row, column] = [context.member(apart.row), context.member(apart.column)];
  const value = apart.fact.id;
  const restOfRow = rest(context, apart.fact, apart.restOfRow, apart.row);
  const restOfColumn = rest(context, apart.fact, apart.restOfColumn, apart.column);
  const reading: Text[] = [
    catalogue.say('crossed-reading', { row, column, value: ref(value), restOfRow: ref(restOfRow.id), restOfColumn: ref(restOfColumn.id) }),
  ];
  const shown = { rows: membersIn(rows, crossings, 'row'), columns: membersIn(columns, crossings, 'column') };
  return evidencePage(context, {
    topics: [...topicsOf(note, rows, 'heat table cross'), ...topicsOf(note, columns)],
    worth,
    metric: note.id,
    dimension: rows.id,
    id: `crossed-${note.id}-${rows.id}-${columns.id}`,
    kind: 'heat-table',
    titles: [catalogue.say('crossed-title', { label: context.label(note.id), row, column, value: ref(value), whole: ref(whole.id) })],
    lead: catalogue.say('lead-by', {
      label: context.label(note.id),
      unit: null,
      dimension: `${safe(rows.label)} × ${safe(columns.label)}`,
      now,
      prior: null,
    }),
    notes: context.notes(reading, [apart.fact, whole]),
    content: {
      head: safe(rows.label),
      columns: shown.columns.map((member) => context.member(member)),
      rows: shown.rows.map((member) => ({
        label: context.member(member),
        values: shown.columns.map((other) => crossings.find((each) => each.row === member && each.column === other)?.fact.id ?? null),
      })),
      ...(note.polarity === 'neutral'
        ? {}
        : { middle: { value: whole.id, label: total, good: note.polarity === 'up' ? 'above' : 'below' } }),
      reading,
    },
  });
}

/** The longer dimension becomes the rows. Null if too few cells have enough rows, or none differs. */
function tableOf(context: Context, metric: string, first: Dimension, second: Dimension): Table | null {
  const [rows, columns] = first.members.length >= second.members.length ? [first, second] : [second, first];
  const { evidence } = context;
  // A cell has at most as many rows as its row and its column.
  const holding = (dimension: Dimension) => evidence.members(metric, dimension, 0).filter(({ fact }) => fact.n >= minRows);
  const all = holding(rows).flatMap(({ member: row }) =>
    holding(columns).flatMap(({ member: column }): Crossing[] => {
      const fact = evidence.get(metric, 0, { [rows.id]: row, [columns.id]: column });
      const rate = comparableRate(fact);
      return fact && rate ? [{ row, column, fact, rate }] : [];
    }),
  );
  const [down, across] = [membersIn(rows, all, 'row').length, membersIn(columns, all, 'column').length];
  if (down < least || across < least || down > most.rows || across > most.columns || all.length < leastFilled * down * across) return null;
  const tested = all.flatMap((crossing) => {
    if (!isNamed(crossing.row, rows) || !isNamed(crossing.column, columns)) return [];
    const restOfRow = all.filter(({ row, column }) => row === crossing.row && column !== crossing.column);
    const restOfColumn = all.filter(({ row, column }) => column === crossing.column && row !== crossing.row);
    if (restOfRow.length === 0 || restOfColumn.length === 0) return [];
    return [{ ...crossing, restOfRow, restOfColumn, p: pApart(crossing.rate, together(restOfRow), together(restOfColumn)) }];
  });
  const q = benjaminiHochberg(tested.map(({ p }) => p));
  const [apart] = tested
    .map((each, at) => ({ ...each, q: q[at]! }))
    .filter(
      ({ q, rate, restOfRow, restOfColumn }) =>
        q < discoveryRate && apartBy(rate, together(restOfRow), together(restOfColumn)) >= leastPoints,
    )
    .toSorted((a, b) => a.q - b.q);
  return apart ? { rows, columns, crossings: all, apart } : null;
}

/** The weaker of the two differences counts; a cell between its row and its column says nothing of its own. */
function pApart(rate: Proportion, restOfRow: Proportion, restOfColumn: Proportion): number {
  const [z1, z2] = [twoProportionZ(rate, restOfRow), twoProportionZ(rate, restOfColumn)];
  return Math.sign(z1) === Math.sign(z2) ? Math.max(pOfZ(z1), pOfZ(z2)) : 1;
}

function apartBy(rate: Proportion, ...others: readonly Proportion[]): number {
  return Math.min(...others.map((other) => Math.abs(rate.hits / rate.n - other.hits / other.n)));
}

function together(crossings: readonly Crossing[]): Proportion {
  return crossings.reduce((sum, { rate }) => ({ hits: sum.hits + rate.hits, n: sum.n + rate.n }), { hits: 0, n: 0 });
}

/** Members of a dimension with a cell that is shown, in order. */
function membersIn({ members }: Dimension, crossings: readonly Crossing[], side: 'row' | 'column'): string[] {
  return members.filter((member) => crossings.some((crossing) => crossing[side] === member));
}

/** The rate of a member's shown cells except one. */
function rest({ evidence }: Context, fact: Known, others: readonly Crossing[], member: string): Known {
  const { hits, n } = together(others);
  const label = evidence.metric(fact.metric)?.label ?? fact.metric;
  return evidence.keep({
    ...fact,
    id: factId({ metric: `${fact.metric}.rest`, scope: { ...fact.scope, of: member }, at: 0 }),
    label: `${label}, ${member}, the rest`,
    value: hits / n,
    n,
    formula: `${label} of the other crossings shown of ${member}`,
    sql: '',
    from: others.map(({ fact }) => fact.id),
  })!;
}
