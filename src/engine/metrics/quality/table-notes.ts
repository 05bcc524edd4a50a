/** What is to be said of any table: rows and values that could not be read, members that are spelled in several ways. */

import type { Dimension, SourceNote } from '../../../model/fact.ts';
import type { QualityNote } from '../../../model/quality-note.ts';
import { bareSpelling } from '../../data/spelling.ts';
import type { Table } from '../../data/typing/column-type.ts';
import { columnDateNotes } from './date-notes.ts';
import { agreeing, counting, figure } from './note-text.ts';

/** Rows and values that could not be read, for every table that was used. */
export function tableNotes(tables: readonly Table[], sources: readonly SourceNote[], used: ReadonlySet<string>): QualityNote[] {
  const notes: QualityNote[] = [];
  for (const { name: table, file, rejected, around = 0 } of sources) {
    if (around > 0) {
      const lines =
        around === 1
          ? '1 line above the header or below the last row of'
          : `${figure(around)} lines above the header or below the last row of`;
      const message = `${lines} ${file} (a title, a total, a footer) ${around === 1 ? 'is' : 'are'} left out.`;
      notes.push({ code: 'rejected-values', message, table, rows: around, sentence: 'lines-around', figures: { lines: around, file } });
    }
    if (rejected === 0) continue;
    const message = `${counting(rejected, 'row', 'rows')} of ${file} ${agreeing(rejected, 'has', 'have')} more fields than its header and ${agreeing(rejected, 'is', 'are')} left out.`;
    notes.push({ code: 'rejected-values', message, table, rows: rejected, sentence: 'too-many-fields', figures: { rows: rejected, file } });
  }
  for (const table of tables) {
    if (!used.has(table.name)) {
      const message = `${table.file} is not used: nothing joins it to the other tables.`;
      notes.push({ code: 'unused-table', message, table: table.name, sentence: 'unused-table', figures: { file: table.file } });
      continue;
    }
    for (const column of table.columns) {
      notes.push(...columnDateNotes(table, column));
      if (column.rejected === 0) continue;
      const message = `${counting(column.rejected, 'value', 'values')} of ${column.name} in ${table.file} ${agreeing(column.rejected, `is not a ${column.type.kind} and counts`, `are not a ${column.type.kind} and count`)} as missing.`;
      const at = { table: table.name, column: column.name, rows: column.rejected };
      const figures = { rows: column.rejected, column: column.name, file: table.file };
      notes.push({ code: 'rejected-values', message, ...at, sentence: 'not-of-type', figures });
    }
  }
  return notes;
}

/** Members of a dimension that differ only in case, spaces or punctuation: probably one. */
export function spellingNotes(dimensions: readonly Dimension[]): QualityNote[] {
  return dimensions.flatMap(({ label, members }) => {
    const groups = new Map<string, string[]>();
    for (const member of members) groups.set(bareSpelling(member), [...(groups.get(bareSpelling(member)) ?? []), member]);
    return [...groups.values()]
      .filter((group) => group.length > 1)
      .map(
        (group): QualityNote => ({
          code: 'alias-suggestion',
          message: `${label} is spelled in several ways that may be one: ${group.join(', ')}; a mapping file can say so.`,
          sentence: 'spellings',
          figures: { dimension: label, members: group.join(', ') },
        }),
      );
  });
}
