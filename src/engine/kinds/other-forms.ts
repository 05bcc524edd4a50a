/** Building blocks for other forms of a page: a table of texts or figures. */
import type { Form } from './define-kind.ts';
import type { TableContent } from './table.ts';

/** Columns with only figures are right-aligned. */
export function tableForm(heads: readonly string[], rows: readonly (readonly string[])[], reading: readonly string[] = []): Form {
  const figures = heads.map((_, at) => rows.every((row) => /^(?:\{\{[^{}]*\}\}|–)$/.test(row[at]!)));
  return {
    kind: 'table',
    content: {
      columns: heads.map((label, at) => ({ label, align: figures[at] ? 'right' : 'left' })),
      rows: rows.map((cells) => ({ cells: [...cells], role: 'body' as const })),
      reading: [...reading],
    } satisfies TableContent,
  };
}

/** A fact as a table cell; a dash if there is none. */
export function figureCell(id: string | null): string {
  return id === null ? '–' : `{{${id}}}`;
}
