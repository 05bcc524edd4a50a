/** What the rows of a table are, and what is counted over several of them, by the columns that number them. */
import { words } from '../lexicon.ts';
import type { Table } from '../typing/column-type.ts';

const numbered =
  /^(customer|client|user|member|employee|patient|student|respondent|response|order|ticket|session|subscriber|account|machine|product|invoice|transaction|booking|visit|trip|listing|property|vehicle|case|claim|policy|loan|lead) ?(id|number|no|nr|key|code)$/;

/** A column that numbers the rows says what they are. */
export function subjectOf({ columns, rows }: Table): { one: string; many: string } | null {
  const column = columns.find((each) => numbered.test(words(each.name)) && each.filled === rows && each.distinct === rows);
  const one = column && numbered.exec(words(column.name))?.[1];
  return one ? { one, many: pluralOf(one) } : null;
}

/** Orders of several lines each are counted by their number. */
export function countedColumn({ columns, rows }: Table): { column: string; label: string } | null {
  const column = columns.find(
    (each) =>
      /^(order|invoice|transaction|booking|ticket|session) ?(id|number|no|nr|key)$/.test(words(each.name)) &&
      each.filled === rows &&
      each.distinct < rows &&
      each.distinct > rows * 0.05,
  );
  const one = column && words(column.name).split(' ')[0]!;
  return column && one ? { column: column.name, label: pluralOf(one) } : null;
}

function pluralOf(one: string): string {
  return /[^aeiou]y$/.test(one) ? `${one.slice(0, -1)}ies` : `${one}s`;
}
