/** Where a measure that is asked about is weak or strong: the member or the crossing that weighs most, beside what the level of all is worth. */
import { inner, first as upper, wordsOf } from '../../../../languages/catalogue.ts';
import type { Dimension } from '../../../../model/fact.ts';
import { knownUntil } from '../../../../model/longer-span.ts';
import type { Period } from '../../../../model/period.ts';
import { ref, type Text } from '../../../../model/text.ts';
import { isNamed } from '../../../insight/evidence.ts';
import { type Cell, type Cells, type Side, scopeOf } from '../../../insight/finders/cells.ts';
import type { Aside } from '../../../kinds/parts/aside.ts';
import { type Context, safe } from '../context.ts';
import type { Draft } from '../draft.ts';
import { evidencePage } from '../evidence-page.ts';
import { topicsOf } from '../topics.ts';
import { pairInWords } from './pair.ts';

/** Rows and columns that are seen at once, members alone, and groups that are priced beside them. */
const most = { rows: 8, columns: 5, alone: 8, priced: 5 } as const;
/** Distance from the whole from which a cell of the table is shaded. */
const leastShade = 0.04;
/** Rows from which a figure is shown. */
const leastRows = { ratio: 30, other: 10 } as const;
/** Points or part of a mean from which a group beside the leading one is worth a line. */
const leastTold = { ratio: 0.03, other: 0.05 } as const;

/** Null where nothing stands out, or all of it is more than a page shows. */
export function cellsPage(context: Context, cells: Cells, worth: number): Draft | null {
  const { catalogue, brief } = context;
  const { total } = wordsOf(brief.language);
  const { note, leading, whole } = cells;
  if (!leading) return null;
  const [first, second] = leading.sides;
  const dimensions = leading.sides.map(({ dimension }) => dimension);
  const content = second ? heatOf(context, cells, total) : barsOf(context, cells);
  if (!content) return null;
  const reading = [
    ...thin(context, cells),
    ...back(context, cells, leading),
    catalogue.say('cells-chance', { count: looked(context, cells) }),
  ];
  return evidencePage(context, {
    topics: dimensions.flatMap((dimension) => topicsOf(note, dimension, 'heat table cross where comparison')),
    worth,
    metric: note.id,
    dimension: first!.dimension.id,
    id: `cells-${note.id}${cells.low ? '' : '-high'}`,
    titles: [catalogue.say('cells-page-title', said(context, cells, leading))],
    lead: catalogue.say('lead-by', {
      label: context.label(note.id),
      unit: context.unit(note.id),
      dimension: dimensions.map(({ label }) => (brief.language === 'en' ? inner(safe(label)) : safe(label))).join(' × '),
      now: spanOf(context, cells),
      prior: null,
    }),
    notes: context.notes(reading, [leading.fact, whole, leading.worth ?? leading.outcomes]),
    ...content,
    content: { ...content.content, aside: pricedOf(context, cells), reading },
  } as Parameters<typeof evidencePage>[1]);
}

/** As an answer: the group, how far it lies from all, and since when; or that none stands out. */
export function cellsText(context: Context, cells: Cells): Text {
  const { catalogue, evidence } = context;
  const { note, leading, whole } = cells;
  if (leading) return catalogue.say('cells-point', said(context, cells, leading));
  return catalogue.say('cells-none', {
    label: context.label(note.id),
    count: looked(context, cells),
    rows: isRepeated(cells) ? null : ref(evidence.rowsBehind(whole).id),
    subject: context.subjectOf(note.id, whole.n),
    span: spanOf(context, cells),
  });
}

/** Where every row counts in each of several periods, their number says nothing. */
const isRepeated = ({ note, periods }: Cells) => note.perPeriod === true && periods.length > 1;

export function said(context: Context, cells: Cells, cell: Cell) {
  const { note, whole, low, before } = cells;
  return {
    cell: cellInWords(context, cell.sides),
    label: context.label(note.id),
    value: ref(cell.fact.id),
    whole: ref(whole.id),
    rows: isRepeated(cells) ? null : ref(context.evidence.rowsBehind(cell.fact).id),
    subject: context.subjectOf(note.id, cell.fact.n),
    span: spanOf(context, cells),
    before: before && before.fact.n >= least(cells) ? ref(before.fact.id) : null,
    earlier: before ? spanInWords(context, before.periods) : null,
    low,
  };
}

export function cellInWords(context: Context, [first, second, third]: readonly Side[]): Text {
  if (third) return [first!, second!, third].map((side) => context.memberOf(side.dimension, side.member)).join(' × ');
  if (!second) return context.memberOf(first!.dimension, first!.member);
  return pairInWords(context, { row: first!, column: { dimension: second.dimension, members: [second.member] } });
}

function spanOf(context: Context, { periods, suffix }: Cells): string {
  return suffix === '' ? safe(context.now) : spanInWords(context, periods);
}

function spanInWords({ catalogue }: Context, periods: readonly Period[]): string {
  const [first, last] = [safe(periods[0]!.label), safe(periods.at(-1)!.label)];
  return first === last ? first : catalogue.say('cells-span', { first, last });
}

function looked({ evidence }: Context, { note, looked: count }: Cells): Text {
  return ref(
    evidence.count(`${note.id}_cells`, 'Groups looked at', count, {}, 'members of dimensions and their crossings with rows enough').id,
  );
}

/** Why it is about more than the period of the deck. */
function thin(context: Context, cells: Cells): Text[] {
  if (cells.suffix === '' || context.table.reporting.partial) return [];
  if (knownUntil(context.table.quality, cells.note.id) !== 0)
    return [context.catalogue.say('answer-decided', { period: safe(cells.periods.at(-1)!.label) })];
  const subject = context.subjectOf(cells.note.id);
  return [context.catalogue.say('cells-thin', { span: spanOf(context, cells), now: safe(context.now), subject })];
}

/** What the level of all would bring. */
function back(context: Context, cells: Cells, { sides, fact, outcomes, worth }: Cell): Text[] {
  const { catalogue, evidence } = context;
  const { note } = cells;
  if (outcomes)
    return [
      catalogue.say('cells-back', {
        metric: note.id === 'win_rate' ? note.id : isRepeated(cells) ? 'each' : 'other',
        more: outcomes.value > 0,
        count: ref(outcomes.id),
        rows: ref(evidence.rowsBehind(fact).id),
        subject: context.subjectOf(note.id, fact.n),
        worth: worth && ref(worth.id),
        span: spanOf(context, cells),
      }),
    ];
  return worth ? [catalogue.say('cells-worth', { cell: cellInWords(context, sides), worth: ref(worth.id) })] : [];
}

const least = ({ note }: Cells) => (note.unit === 'ratio' ? leastRows.ratio : leastRows.other);

function heatOf(context: Context, cells: Cells, total: string) {
  const { evidence } = context;
  const { note, suffix, whole, leading } = cells;
  const ordered = [...leading!.sides].sort((a, b) => Number(b.dimension.of === undefined) - Number(a.dimension.of === undefined));
  const [one, other] = ordered as [Side, Side];
  const swap =
    one.dimension.of === undefined && other.dimension.of === undefined && one.dimension.members.length < other.dimension.members.length;
  const [rows, columns] = swap ? [other, one] : [one, other];
  const get = (scope: Readonly<Record<string, string>>) => {
    const fact = evidence.get(`${note.id}${suffix}`, 0, scope);
    return fact && fact.n >= least(cells) ? fact.id : null;
  };
  const has = (dimension: Dimension) => (member: string) => get({ [dimension.id]: member }) !== null;
  const down = shownMembers(rows, most.rows, has(rows.dimension));
  const across = shownMembers(columns, most.columns, has(columns.dimension));
  return {
    kind: 'heat-table' as const,
    content: {
      head: safe(rows.dimension.label),
      columns: [...across.map((member) => context.memberOf(columns.dimension, member)), total],
      rows: down.map((row) => ({
        label: context.memberOf(rows.dimension, row),
        values: [
          ...across.map((column) => get({ [rows.dimension.id]: row, [columns.dimension.id]: column })),
          get({ [rows.dimension.id]: row }),
        ],
      })),
      ...(note.polarity === 'neutral'
        ? {}
        : {
            middle: {
              value: whole.id,
              label: total,
              good: note.polarity === 'up' ? ('above' as const) : ('below' as const),
              ...(note.unit === 'ratio' && { least: leastShade }),
            },
          }),
    },
  };
}

/** Those with figures, always with the one that stands out. */
function shownMembers({ dimension, member }: Side, count: number, has: (member: string) => boolean): string[] {
  const known = dimension.members.filter((each) => isNamed(each, dimension) && has(each));
  const kept = new Set([member, ...known.filter((each) => each !== member).slice(0, count - 1)]);
  return known.filter((each) => kept.has(each));
}

function barsOf(context: Context, cells: Cells) {
  const { evidence } = context;
  const { note, suffix, leading } = cells;
  const [{ dimension, member }] = leading!.sides as [Side];
  const of = (each: string) => evidence.get(`${note.id}${suffix}`, 0, scopeOf([{ dimension, member: each }]));
  const shown = shownMembers(leading!.sides[0]!, most.alone, (each) => (of(each)?.n ?? 0) >= least(cells))
    .flatMap((each) => ({ member: each, fact: of(each)! }))
    .sort((a, b) => (dimension.of ? 0 : b.fact.value - a.fact.value));
  if (shown.length < 2) return null;
  return {
    kind: 'comparison' as const,
    content: {
      categories: shown.map((each) => context.memberOf(dimension, each.member)),
      series: [{ name: context.label(note.id), values: shown.map(({ fact }) => fact.id) }],
      highlight: shown.findIndex((each) => each.member === member),
      bars: true,
    },
  };
}

/** What the groups on that side lie away, over how many rows, and what the level of all would be worth. */
function pricedOf(context: Context, cells: Cells): Aside {
  const { catalogue, evidence } = context;
  const { note, ranked, leading } = cells;
  const subject = upper(context.subjectOf(note.id));
  const heads = catalogue.parts('cells-columns');
  const own = (cell: Cell) => cell.sides.every((side, at) => side.member === leading!.sides[at]!.member);
  const money = ({ worth, outcomes }: Cell) => worth ?? outcomes;
  const isTold = (cell: Cell) =>
    own(cell) || Math.abs(cell.gap.value) >= (note.unit === 'ratio' ? leastTold.ratio : leastTold.other * Math.abs(cells.whole.value));
  const priced = ranked.filter(isTold).slice(0, most.priced);
  const hasWorth = priced.every((cell) => money(cell) !== null);
  return {
    columns: [
      { label: heads.cell, align: 'left' },
      { label: isRepeated(cells) ? catalogue.say('cells-counted', { subject }) : subject, align: 'right' },
      { label: heads.gap, align: 'right' },
      ...(hasWorth
        ? [
            {
              label: priced.some(({ worth }) => worth) ? heads.worth : `${heads.worth} (${inner(subject)})`,
              align: 'right' as const,
              bars: true,
            },
          ]
        : []),
    ],
    rows: priced.map((cell) => ({
      cells: [
        cellInWords(context, cell.sides),
        ref(evidence.rowsBehind(cell.fact).id),
        ref(cell.gap.id, 'label'),
        ...(hasWorth ? [ref(money(cell)!.id, 'abs')] : []),
      ],
      role: own(cell) ? ('highlight' as const) : ('body' as const),
    })),
  };
}
