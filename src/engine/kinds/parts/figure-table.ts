/** A table of figures as its content says it: columns with bars, rows with roles and tones. */
import { z } from 'zod';
import type { FactId } from '../../../model/fact.ts';
import type { ColorToken } from '../../../model/layout.ts';
import type { Page } from '../define-kind.ts';
import { barLengths, figureRows, type TableSpec } from './measured-table.ts';

export const tableColumn = z.strictObject({
  label: z.string(),
  align: z.enum(['left', 'right']).default('left'),
  /** Draws each figure as a bar next to it, for rank and distance. */
  bars: z.boolean().optional(),
  /** Fact of the longest bar; by default the column's largest. */
  longest: z.string().optional(),
  /** The column in the message. */
  highlight: z.boolean().optional(),
  /** States: each cell filled with the colour of its tone. */
  pills: z.boolean().optional(),
});

export const tableRow = z.strictObject({
  cells: z.array(z.string()),
  role: z.enum(['body', 'total', 'highlight']).default('body'),
  /** Whether each cell's figure or state is good or bad news, or needs watching. */
  tones: z.array(z.enum(['good', 'warn', 'bad', 'neutral'])).optional(),
});

interface FigureTable {
  columns: readonly z.infer<typeof tableColumn>[];
  rows: readonly z.infer<typeof tableRow>[];
}

/** Each column as wide as its figures, bars beside them where asked. */
export function figureTable({ columns, rows }: FigureTable, size: number, page: Page): TableSpec {
  return {
    columns: columns.map(({ label, align, bars, longest, highlight, pills }, at) => {
      const values = rows.map(({ cells, role }) => (role === 'total' ? null : factValue(figureIn(cells[at]), page)));
      const lengths = bars ? barLengths(values, factValue(longest, page)) : null;
      return {
        label,
        align,
        whole: align === 'right',
        ...(lengths ? { bars: lengths } : {}),
        ...(highlight ? { highlight } : {}),
        ...(pills ? { pills } : {}),
      };
    }),
    rows: rows.map(({ cells, role, tones }) => ({
      role,
      cells: cells.map((cell, at) => page.runs(cell, { ...(role === 'total' && { bold: true }), ...toneOf(tones?.[at]) })),
    })),
    size,
    rowHeight: figureRows,
  };
}

function toneOf(tone: 'good' | 'warn' | 'bad' | 'neutral' | undefined): { color?: ColorToken } {
  return tone === undefined || tone === 'neutral' ? {} : { color: tone };
}

/** The fact, if a cell contains only it: `{{won_value@0}}`. */
export function figureIn(cell: string | undefined): FactId | undefined {
  return /^\{\{([^{}|]+)(?:\|[^{}]*)?\}\}$/.exec(cell?.trim() ?? '')?.[1]?.trim();
}

const factValue = (id: FactId | undefined, page: Page): number | null => (id === undefined ? null : page.value(id));
