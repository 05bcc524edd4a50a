/**
 * A bridge's workbook computes what its changes are drawn on: whoever edits a change, or the start, moves every column after it, and
 * the labels say the new figures. Columns as the kind lays them out: base, totals, rises, falls, tops, then up to three of connectors.
 */
import type { ChartElement } from '../../model/layout.ts';
import { chartSeries } from '../charts/series.ts';

/** By column and row of figures; null for what is typed in. Cells begin at B2. */
export function bridgeFormulas(element: ChartElement): (string | null)[][] {
  const count = element.categories.length;
  const row = (index: number) => index + 2;
  const last = count - 1;
  /** Where the column with this index ends. */
  const level = (index: number) => (index === 0 ? '$C$2' : `$C$2+SUM(D$3:D${row(index)})-SUM(E$3:E${row(index)})`);
  const base = (index: number) => (index === 1 ? '$C$2-E3' : `$C$2+SUM(D$3:D${row(index) - 1})-SUM(E$3:E${row(index)})`);
  const isTotal = (index: number) => index === 0 || index === last;
  const columns: ((index: number) => string | null)[] = [
    (index) => (isTotal(index) ? null : base(index)),
    (index) => (index === last ? level(last - 1) : null),
    () => null,
    () => null,
    (index) => (isTotal(index) ? `C${row(index)}` : `B${row(index)}+D${row(index)}+E${row(index)}`),
  ];
  return chartSeries(element).map(({ series }, column) =>
    series.values.map((value, index) => {
      if (value === null) return null;
      const formula = columns[column];
      if (formula) return formula(index);
      // A connector runs on from the column that ended before it.
      return level(index > 0 && series.values[index - 1] !== null ? index - 1 : index);
    }),
  );
}

/** Characters around the digits: a currency, a unit. */
const longestUnit = 16;
const scales = [1, 1e3, 1e6, 1e9, 0.01, 1e4, 1e8];

/** What a label says, from the figure in its row, with the digits and unit it has; null if the text does not show that. */
export function labelFormula(text: string, index: number, { categories, series }: ChartElement): string | null {
  const isTotal = index === 0 || index === categories.length - 1;
  const r = index + 2;
  const value = Math.abs(series.slice(1, 4).reduce((sum, { values }) => sum + (values[index] ?? 0), 0));
  const parts = /^[+\u2212±]?(?<before>\D*)(?<number>\d(?:[\d.,\s]*\d)?)(?<after>\D*)$/u.exec(text)?.groups;
  // A figure given in words stays as it was written.
  if (!parts || parts.before!.length + parts.after!.length > longestUnit) return null;
  const digits = parts.number!.replace(/\D/g, '');
  const most = /\D/.test(parts.number!) ? [0, 1, 2] : [0];
  for (const scale of scales)
    for (const decimals of most) {
      if (String(Math.round((value / scale) * 10 ** decimals)).padStart(decimals + 1, '0') !== digits) continue;
      const figure = `FIXED(${isTotal ? `C${r}` : `(D${r}+E${r})`}/${scale},${decimals})`;
      const sign = isTotal ? '' : `IF(D${r}>0,"+",IF(E${r}>0,"\u2212","±"))&`;
      return `${sign}${quoted(parts.before!)}&${figure}&${quoted(parts.after!)}`;
    }
  return null;
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
