/** Heat table of the share of recurring revenue that was lost where two dimensions cross, with the price of the gap that stands apart. */
import { ref, type Text } from '../../../../model/text.ts';
import { type LossCell, type LossTable, lossTable, mostLost } from '../../../insight/finders/loss-where.ts';
import { type Context, namesOf, safe } from '../context.ts';
import type { Draft } from '../draft.ts';
import { evidencePage } from '../evidence-page.ts';
import { topicsOf } from '../topics.ts';
import { sentence } from './course.ts';

/** More rows or columns are not seen at once. */
const most = { rows: 10, columns: 6 } as const;

/** Null where nothing stands apart: one sentence says so beside what is at stake. */
export function lossWherePage(context: Context, total: string, worth: number): Draft | null {
  const { catalogue, evidence, now } = context;
  const table = lossTable(evidence);
  const finding = table && context.find('loss-where', `ended_${table.per}`);
  const whole = evidence.get('loss_rate', 0);
  if (!table?.apart || !finding || !whole) return null;
  const { rows, columns, cells, apart, per } = table;
  const held = (key: 'row' | 'column') => (member: string) => cells.some((cell) => cell[key] === member);
  const [down, across] = [rows.members.filter(held('row')), columns.members.filter(held('column'))];
  if (down.length > most.rows || across.length > most.columns) return null;
  const of = (scope: Readonly<Record<string, string>>) => evidence.get('loss_rate', 0, scope)?.id ?? null;
  const fewest = cells.reduce((few, cell) => (cell.rate.n < few.rate.n ? cell : few)).rate;
  const reading: Text[] = [catalogue.say('loss-where-rows', { least: ref(evidence.rowsBehind(fewest).id) })];
  return evidencePage(context, {
    topics: [
      ...topicsOf(context.note('loss_rate'), rows, 'churn loss lost retention recurring where heat table'),
      ...topicsOf(context.note('loss_rate'), columns),
    ],
    worth,
    metric: 'loss_rate',
    dimension: rows.id,
    proves: [finding.id],
    id: 'loss-where',
    kind: 'heat-table',
    titles: catalogue.forms('loss-where-title', { ...saidOfCell(context, apart), unit: context.label(per) }),
    lead: catalogue.say('loss-where-lead', {
      unit: context.label(per),
      now: safe(now),
      rows: safe(rows.label),
      columns: safe(columns.label),
    }),
    notes: context.notes(reading, [apart.rate, apart.whole, apart.gap]),
    content: {
      head: safe(rows.label),
      columns: [...across.map((member) => context.member(member)), total],
      rows: [
        ...down.map((row) => ({
          label: context.member(row),
          values: [
            ...across.map((column) => cells.find((cell) => cell.row === row && cell.column === column)?.rate.id ?? null),
            of({ [rows.id]: row }),
          ],
        })),
        { label: total, values: [...across.map((column) => of({ [columns.id]: column })), whole.id] },
      ],
      middle: { value: whole.id, label: total, good: 'below' },
      reading,
      soWhat: catalogue.say('loss-where-gap', saidOfCell(context, apart)),
    },
  });
}

function saidOfCell(context: Context, { row, column, rate, exposed, whole, gap }: LossCell) {
  return {
    row: context.member(row),
    column: context.member(column),
    rate: ref(rate.id),
    exposed: ref(exposed.id),
    whole: ref(whole.id),
    gap: ref(gap.id),
  };
}

/** That what was lost is spread as its plans and segments are, with the member that lost most; nothing where a place stands apart. */
export function spreadText(context: Context): Text[] {
  const table = lossTable(context.evidence);
  const first = table && !table.apart ? mostLost(context.evidence, table) : null;
  if (!table || !first) return [];
  const [said] = context.catalogue.forms('loss-where-even', saidOfMost(context, table, first));
  return said ? [sentence(context, said)] : [];
}

function saidOfMost(context: Context, table: LossTable, { member, share }: NonNullable<ReturnType<typeof mostLost>>) {
  return { unit: context.label(table.per), column: context.member(member), share: ref(share.id), dimension: namesOf(table.rows).one };
}

/** As a sentence of the summary. */
export function lossWherePoint(context: Context): Text | null {
  const table = lossTable(context.evidence);
  if (!table) return null;
  if (table.apart)
    return context.catalogue.say('loss-where-point', { ...saidOfCell(context, table.apart), unit: context.label(table.per) });
  return null;
}

/** What to do about it, with what closing the gap is worth. */
export function lossWhereAction(context: Context): { head: Text; what: Text; measure: Text; worth: Text } | null {
  const apart = lossTable(context.evidence)?.apart;
  return apart ? { ...context.catalogue.parts('loss-where-action', saidOfCell(context, apart)), worth: ref(apart.gap.id) } : null;
}
