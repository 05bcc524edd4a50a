/** Where two dimensions cross below the member's own win rate, each gap with its cost. */
import { ref, type Text } from '../../../../model/text.ts';
import { type WeakSpot, type WeakSpots, weakSpotsOf } from '../../../insight/finders/weak-spots.ts';
import { type Context, safe } from '../context.ts';
import type { Draft } from '../draft.ts';
import { evidencePage } from '../evidence-page.ts';
import { topicsOf } from '../topics.ts';

export function weakSpots(context: Context, worth: number): Draft | null {
  const { catalogue, evidence } = context;
  const found = weakSpotsOf(evidence);
  const finding = context.find('weak-spots', 'win_rate');
  if (!finding || !found) return null;
  const { rows, columns, spots, total } = found;
  const label = context.label('win_rate');
  const reading: Text[] = [catalogue.say('spots-how', { label }), catalogue.say('spots-few')];
  const heads = catalogue.parts('spots-columns', { label });
  return evidencePage(context, {
    topics: [...topicsOf(context.note('win_rate'), rows, 'weak gap'), ...topicsOf(null, columns)],
    worth,
    metric: 'win_rate',
    dimension: rows.id,
    proves: [finding.id],
    id: 'weak-spots',
    kind: 'table',
    titles: spotsTitles(context, found),
    lead: context.leadBy('win_rate', rows),
    notes: context.notes(reading, [total, ...spots.map(({ cost }) => cost)]),
    content: {
      columns: [
        { label: heads.spot, align: 'left' },
        { label: heads.deals, align: 'right' },
        { label: heads.rate, align: 'right' },
        { label: heads.usual, align: 'right' },
        { label: heads.cost, align: 'right', bars: true, highlight: true },
      ],
      rows: spots.map((spot) => ({
        cells: [
          spotInWords(context, spot),
          ref(evidence.rowsBehind(spot.rate).id),
          ref(spot.rate.id),
          ref(spot.usual.id),
          ref(spot.cost.id),
        ],
        role: 'body' as const,
      })),
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
    now: context.now,
  });
}
