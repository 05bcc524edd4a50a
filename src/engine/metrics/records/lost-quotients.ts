/** The part of what was made, moved or received that came to nothing: by units, and not by rows. */
import type { LostUnits } from '../../data/records/lost-units.ts';
import type { MeasureColumn } from '../../data/records/measure-columns.ts';
import type { Metric } from '../metric.ts';
import { named } from '../named.ts';
import type { Measure } from './measures.ts';

export function lostQuotients({ kind, lost, whole }: LostUnits, columns: readonly MeasureColumn[], measures: readonly Measure[]): Metric[] {
  const of = (column: MeasureColumn) => measures.find(({ at }) => columns[at] === column);
  const [part, all] = [of(lost), of(whole)];
  if (!part || !all) return [];
  const counted = `measure_${all.at} IS NOT NULL`;
  const sum = (at: number) => `sum(measure_${at}) FILTER (WHERE ${counted})`;
  return [
    {
      ...named(`${kind}_rate` as const),
      unit: 'ratio',
      polarity: 'down',
      needs: [],
      basis: all.basis,
      value: `CAST(coalesce(${sum(part.at)}, 0) AS DOUBLE) / nullif(${sum(all.at)}, 0)`,
      n: `count(*) FILTER (WHERE ${counted})`,
      formula: `sum of ${lost.column} divided by sum of ${whole.label}`,
      additive: false,
      byDimension: true,
      untested: true,
      weighedBy: all.id,
      parts: { of: `CASE WHEN ${counted} THEN coalesce(measure_${part.at}, 0) END`, by: `measure_${all.at}` },
    },
  ];
}
