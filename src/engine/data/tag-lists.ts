/** Columns whose cells list labels: a ticket tagged `outage refund` is one of those with the tag `outage`. */
import { type Database, literal, name } from './database.ts';
import { words } from './lexicon.ts';
import type { Column, Table } from './typing/column-type.ts';

const called =
  /\b(tags?|labels?|keywords?|schlagwort\w*|schlagworte|etikett\w*|etiquettes?|mots cles?|etiquetas?|marcadores|etichett[ae]|parole chiave)\b|タク|ラヘル|标签|標籤|وسوم|وسم/;

/** More labels are texts. */
const most = 2000;

export interface Tag {
  column: Column;
  /** As written, but for capitals. */
  tag: string;
  /** SQL condition that is true for the rows that have it. */
  sql: string;
}

/** All labels of the columns of a table that list them. */
export async function tagsOf(database: Database, { columns, sql: from }: Table): Promise<Tag[]> {
  const found: Tag[] = [];
  for (const column of columns) {
    if (column.type.kind !== 'text' || column.filled === 0 || !called.test(words(column.name))) continue;
    const bare = `regexp_replace(lower(trim(CAST(${name(column.name)} AS VARCHAR))), '[\\[\\]{}"]', '', 'g')`;
    const [row] = await database.query(`SELECT count(*) FILTER (WHERE regexp_matches(${bare}, '[,;|]')) AS "marked" FROM ${from}`);
    // A label may have a space in it where a mark parts one from the next.
    const parted = `regexp_split_to_array(${bare}, ${Number(row!.marked) > 0 ? `'\\s*[,;|]\\s*'` : `'\\s+'`})`;
    const tags = await database.query(
      `SELECT DISTINCT tag FROM (SELECT unnest(${parted}) AS tag FROM ${from}) WHERE tag <> '' ORDER BY 1 LIMIT ${most + 1}`,
    );
    if (tags.length > most) continue;
    found.push(...tags.map(({ tag }) => ({ column, tag: String(tag), sql: `list_contains(${parted}, ${literal(String(tag))})` })));
  }
  return found;
}
