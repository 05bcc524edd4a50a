/** Where two dimensions cross below the member's own win rate, as a heat table beside what the largest gaps cost. */
import { ref, type Text } from '../../../../model/text.ts';
import type { Known } from '../../../insight/evidence.ts';
import { type WeakSpot, type WeakSpots, weakSpotsOf } from '../../../insight/finders/weak-spots.ts';
import { minRows } from '../../../insight/statistics.ts';
import { type Context, safe } from '../context.ts';
import type { Draft } from '../draft.ts';
import { evidencePage } from '../evidence-page.ts';
import { topicsOf } from '../topics.ts';

/** Rows and columns that are seen at once beside another table, and the gaps priced there. */
const most = { rows: 7, columns: 4, gaps: 5 } as const;
/** Gap from which a cell is shaded; a smaller one is nothing to act on. */
const leastGap = 0.04;

export function weakSpots(context: Context, total: string, worth: number): Draft | null {
  const { catalogue, evidence, now } = context;
  const found = weakSpotsOf(evidence);
  const finding = context.find('weak-spots', 'win_rate');
  const whole = evidence.get('win_rate', 0);
  if (!finding || !found || !whole) return null;
  const { rows, columns, spots, all, total: cost } = found;
  const label = context.label('win_rate');
  const reading: Text[] = [catalogue.say('spots-how', { label }), catalogue.say('spots-few')];
  const heads = catalogue.parts('spots-columns', { label });
  const costOf = (side: 'row' | 'column') => (member: string) =>
    all.reduce((sum, spot) => (spot[side] === member ? sum + spot.cost.value : sum), 0);
  const dearest = (members: readonly string[], side: 'row' | 'column', count: number) => {
    const kept = new Set(members.toSorted((a, b) => costOf(side)(b) - costOf(side)(a)).slice(0, count));
    return members.filter((member) => kept.has(member));
  };
  const cell = (row: string, column: string) => {
    const rate = evidence.get('win_rate', 0, { [rows.id]: row, [columns.id]: column });
    return rate && rate.n >= minRows ? rate : null;
  };
  const counted = (rate: Known | null) => rate && evidence.rowsBehind(rate).id;
  const usual = (row: string) => evidence.get('win_rate', 0, { [rows.id]: row });
  const across = dearest(columns.members, 'column', most.columns);
  const down = dearest(
    rows.members.filter((row) => usual(row) && across.some((column) => cell(row, column))),
    'row',
    most.rows,
  );
  return evidencePage(context, {
    topics: [...topicsOf(context.note('win_rate'), rows, 'weak gap'), ...topicsOf(null, columns)],
    worth,
    metric: 'win_rate',
    dimension: rows.id,
    proves: [finding.id],
    id: 'weak-spots',
    kind: 'heat-table',
    titles: spotsTitles(context, found),
    lead: catalogue.say('lead-by', {
      label,
      unit: null,
      dimension: `${safe(rows.label)} × ${safe(columns.label)}`,
      now,
      prior: null,
    }),
    source: [context.sourceOf('win_rate'), catalogue.say('spots-counts', { label: context.label('decided_count') })]
      .filter((text) => text !== null)
      .join(' · '),
    notes: context.notes(reading, [cost, ...spots.map((spot) => spot.cost)]),
    content: {
      head: safe(rows.label),
      columns: [...across.map((column) => context.member(column)), total],
      rows: down.map((row) => ({
        label: context.member(row),
        values: [...across.map((column) => cell(row, column)?.id ?? null), usual(row)!.id],
        counts: [...across.map((column) => counted(cell(row, column))), counted(usual(row))],
        middle: usual(row)!.id,
      })),
      middle: { value: whole.id, label: heads.usual, good: 'above', least: leastGap },
      aside: {
        columns: [
          { label: heads.spot, align: 'left' },
          { label: heads.deals, align: 'right' },
          { label: heads.cost, align: 'right', bars: true },
        ],
        rows: all.slice(0, most.gaps).map((spot) => ({
          cells: [spotInWords(context, spot), ref(evidence.rowsBehind(spot.rate).id), ref(spot.cost.id)],
          role: spots.includes(spot) ? ('highlight' as const) : ('body' as const),
        })),
      },
      reading,
    },
  });
}

/** Characters of each of the two names, so that both stand on a line. */
const longest = 28;

export function spotInWords(context: Context, { row, column }: WeakSpot): Text {
  return context.catalogue.say('spot', { row: safe(row, longest), column: safe(column, longest) });
}

export function spotsTitles(context: Context, { spots, total }: WeakSpots): Text[] {
  return context.catalogue.forms('spots-titles', {
    label: context.label('win_rate'),
    count: spots.length,
    total: ref(total.id),
    spots: spots.map((spot) => spotInWords(context, spot)),
    // The first two of three cost most of what all do.
    two: spots.length > 2 ? spots.slice(0, 2).map((spot) => spotInWords(context, spot)) : null,
    now: context.now,
  });
}
