/** Items of minutes or of an agenda that say themselves that they are closed: `TOP 4 Personnel (not public)`. */

const kinds =
  'item|agenda item|point|section|part|no\\.|top|punkt|tagesordnungspunkt|abschnitt|teil|point|partie|section|punto|apartado|sección|ponto|secção|seção|punto|sezione|parte';
/** `TOP 4 …`, `4. …`, `議題4 …`: the kind of item, and its number. */
const opening = new RegExp(
  `^\\s*(?:#{1,6}\\s+|\\*{2})?(?:(?<kind>${kinds})\\s|(?<unspaced>議題|議案|第|议题|议程|البند)\\s?)?(?<number>\\d{1,2}|[一二三四五六七八九十])(?:[.)．、:：]|号|项|\\s)`,
  'iu',
);
const secret =
  'not (?:open to the )?public|non-public|closed session|in camera|confidential|private|internal|not for (?:publication|circulation|the slides|the deck)|do not (?:publish|circulate)|nicht ?öffentlich(?:er teil)?|vertraulich|intern|nicht für die (?:öffentlichkeit|präsentation)|à huis clos|non public(?:que)?|confidentiel(?:le)?|interne|a puerta cerrada|no público|confidencial|reservado|não público|à porta fechada|a porte chiuse|non pubblico|riservato|非公開|社外秘|不公开|保密|内部|سري|غير علني';
/** In brackets or after a dash, at the end of the line. */
const closed = new RegExp(
  `(?:[(（[]\\s?(?:strictly |streng )?(?:${secret})(?![\\p{L}])[^()（）]{0,40}[)）\\]]|\\s[–—-]\\s(?:${secret}))[\\s.:：*]*$`,
  'iu',
);
/** `Item 4 is confidential.` */
const told = new RegExp(
  `(?<!\\p{L})(?<kind>${kinds})\\s(?<number>\\d{1,2})\\s(?:is|stays|remains|ist|bleibt|est|reste|es|é|è)\\s(?:strictly |streng |strictement )?(?:${secret})(?!\\p{L})`,
  'iu',
);
/** Longer lines are no headings. */
const longest = 120;

interface Item {
  row: number;
  kind: string;
  number: string;
}

/** The text without such items, each up to the next item of its kind; the last one up to a blank line. */
export function withoutClosedItems(text: string): string {
  const lines = text.split('\n');
  const items = lines.flatMap((line, row): Item[] => {
    const { kind, unspaced, number } = opening.exec(line)?.groups ?? {};
    return number === undefined || line.length > longest ? [] : [{ row, kind: (kind ?? unspaced ?? '').toLowerCase(), number }];
  });
  const named = told.exec(text)?.groups;
  const isTold = ({ kind, number }: Item) => kind !== '' && kind === named?.kind?.toLowerCase() && number === named.number;
  const gone = new Set<number>();
  for (const item of items) {
    if (!closed.test(lines[item.row]!) && !isTold(item)) continue;
    const next = items.find(({ row, kind }) => row > item.row && kind === item.kind)?.row;
    const blank = lines.findIndex((line, row) => row > item.row && line.trim() === '');
    for (let row = item.row; row < (next ?? (blank < 0 ? lines.length : blank)); row += 1) gone.add(row);
  }
  return gone.size === 0 ? text : lines.filter((_, row) => !gone.has(row)).join('\n');
}
