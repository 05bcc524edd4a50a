/** Items of minutes or of an agenda that say themselves that they are closed: `TOP 4 Personnel (not public)`. */

const kinds =
  'item|agenda item|point|section|part|no\\.|top|punkt|tagesordnungspunkt|abschnitt|teil|point|partie|section|punto|apartado|sección|ponto|secção|seção|punto|sezione|parte';
/** `TOP 4 …`, `4. …`, `議題4 …`: the kind of item, and its number. */
const opening = new RegExp(
  `^\\s*(?:#{1,6}\\s+|\\*{2})?(?:(?<kind>${kinds})\\s|(?<unspaced>議題|議案|第|议题|议程|البند)\\s?)?(?<number>\\d{1,2}|[一二三四五六七八九十])(?:[.)．、:：]|号|项|\\s)`,
  'iu',
);
const secret =
  'not (?:open to the )?public|non-public|closed session|in camera|confidential|private|internal|not for (?:publication|circulation|the slides|the deck)|do not (?:publish|circulate)|nicht ?öffentlich(?:er teil)?|vertraulich|intern|nicht für die (?:öffentlichkeit|präsentation)|à huis clos|non public(?:que)?|confidentiel(?:le)?|interne|a puerta cerrada|no público|confidencial|reservado|não público|à porta fechada|a porte chiuse|non pubblico|riservato|(?:for (?:the )?)?(?:executives?|exco|management|leadership|directors|staff) only|nur für (?:die |den |das )?(?:vorstand|geschäftsführung|geschäftsleitung|leitung)|réservé à la direction|direction uniquement|solo (?:para )?(?:la )?dirección|só (?:para )?a? ?direção|solo (?:per )?la direzione|役員限り|役員のみ|経営陣のみ|仅限(?:高管|管理层)|非公開|社外秘|不公开|保密|内部|سري|غير علني';
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
const out =
  'keep (?:it |this |that |them )?(?:off|out)|leave (?:it |this |that |them )?out|(?:is|are) for (?:the )?\\p{L}+ only|not for the (?:deck|slides|board)|does not belong|weglassen|auslassen|nicht (?:übernehmen|zeigen|aufnehmen)|bleibt draußen|(?:laisser|laissez) de côté|exclure|ne pas (?:reprendre|montrer)|(?:dejar|dejad|deja) fuera|no (?:incluir|incluyas|poner)|deixar de fora|não incluir|lasciare fuori|non includere|escludere|除い|除外|入れない|含めない|载せない|不要放|不放|别放|不包括';
/** `Section 7 is for the executive only, keep it out.` */
const leftOut = new RegExp(`(?<![\\p{L}])(?<kind>${kinds})\\s(?<number>\\d{1,2})(?!\\d|[.,]\\d)[^.\\n]{0,60}?(?<!\\p{L})(?:${out})`, 'iu');
/** `Leave out section 7.` */
const without = new RegExp(
  `(?<!\\p{L})(?:leave out|keep out|skip|omit|without|drop|ohne|sans|omettre|omets|sin|omite|omitir|sem|senza|ometti)\\s(?:the |den |die |das |la |le |el |il |o |a )?(?<kind>${kinds})\\s(?<number>\\d{1,2})(?!\\d|[.,]\\d)|(?<!\\p{L})keep (?<kept>${kinds})\\s(?<keptNumber>\\d{1,2}) out(?!\\p{L})`,
  'iu',
);
/** Longer lines are no headings. */
const longest = 120;

interface Item {
  row: number;
  kind: string;
  number: string;
}

/** Any item by its number: the patterns above are only made where there is one. */
const numbered = new RegExp(`(?:${kinds}) ?\\s\\d`, 'i');

/** The item that the text says is closed, or is to be left out. */
function namedIn(text: string): Pick<Item, 'kind' | 'number'> | null {
  if (!numbered.test(text)) return null;
  const groups = (told.exec(text) ?? leftOut.exec(text) ?? without.exec(text))?.groups;
  const [kind, number] = [groups?.kind ?? groups?.kept, groups?.number ?? groups?.keptNumber];
  return kind === undefined || number === undefined ? null : { kind: kind.toLowerCase(), number };
}

/** The text without such items, each up to the next item of its kind, the last one up to a blank line; and without chapters whose heading says the same. */
export function withoutClosedItems(text: string): string {
  const lines = text.split('\n');
  const items = lines.flatMap((line, row): Item[] => {
    const { kind, unspaced, number } = opening.exec(line)?.groups ?? {};
    return number === undefined || line.length > longest ? [] : [{ row, kind: (kind ?? unspaced ?? '').toLowerCase(), number }];
  });
  const named = namedIn(text);
  // `Section 7` of a text with numbers is the chapter `7. Costs`; an item that ends like a sentence is none.
  const isTold = ({ kind, number, row }: Item) =>
    named !== null && number === named.number && (kind === named.kind || (kind === '' && !/[.;。]\s*$/u.test(lines[row]!)));
  const gone = new Set<number>();
  const goes = (from: number, to: number) => {
    for (let row = from; row < to; row += 1) gone.add(row);
  };
  for (const item of items) {
    const isNamed = isTold(item);
    if (!closed.test(lines[item.row]!) && !isNamed) continue;
    // A list inside it begins anew.
    const next = items.find(
      ({ row, kind, number }) => row > item.row && kind === item.kind && !(Number(number) <= Number(item.number)),
    )?.row;
    const blank = lines.findIndex((line, row) => row > item.row && line.trim() === '');
    goes(item.row, next ?? (isNamed || blank < 0 ? lines.length : blank));
  }
  for (const [row, line] of lines.entries()) {
    const level = /^#{1,6}(?=\s)/u.exec(line)?.[0].length;
    if (level === undefined || line.length > longest || !closed.test(line)) continue;
    const next = lines.findIndex((other, at) => at > row && (/^#{1,6}(?=\s)/u.exec(other)?.[0].length ?? 7) <= level);
    goes(row, next < 0 ? lines.length : next);
  }
  return gone.size === 0 ? text : lines.filter((_, row) => !gone.has(row)).join('\n');
}
