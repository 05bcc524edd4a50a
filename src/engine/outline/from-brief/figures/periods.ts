/** The period a figure belongs to, by the words around it: `Q2`, `2025`, `last year`. */

const months =
  'january|february|march|april|june|july|august|september|october|november|december|januar|februar|märz|april|juni|juli|oktober|dezember|janvier|février|avril|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre';
const relative = [
  '(?:the )?(?:last|this|previous|prior) (?:year|quarter|month|week|season|spring|summer|autumn|winter)',
  '(?:the )?(?:same (?:period|quarter|month) (?:last year|a year (?:ago|earlier)))',
  '(?:a|one|two|three) (?:years?|quarters?|months?) (?:ago|earlier|before)',
  'the (?:year|quarter|month) before',
  'the (?:spring|summer|autumn|winter)',
  '(?:the )?(?:first|second|third|fourth) (?:quarter|half)(?: of 20\\d\\d)?',
  '(?:de[rsmn] |das )?(?:erste|zweite|dritte|vierte)[nms]? (?:quartal|halbjahr)(?: 20\\d\\d)?',
  '(?:le |du |au )?(?:premier|deuxième|troisième|quatrième|second) (?:trimestre|semestre)(?: 20\\d\\d)?',
  '(?:el |del )?(?:primer|segundo|tercer|cuarto) (?:trimestre|semestre)(?: de 20\\d\\d)?',
  'today|now|earlier|previously|before',
  'vorjahr(?:es)?|vorquartal|vormonat|vorjahresquartal',
  '(?:letzte[nms]?|vergangene[nms]?|diese[ms]?) (?:jahr(?:es)?|quartal|monat|woche)|heute|vorher|zuvor',
  "l[’']an dernier|l[’']année (?:dernière|précédente)|l[’']an passé|cette année|ce (?:trimestre|mois)|(?:le )?(?:trimestre|mois) (?:dernier|précédent)|aujourd[’']hui|auparavant|il y a un an",
  '(?:el )?año (?:anterior|pasado)|este (?:año|trimestre|mes)|(?:el )?(?:trimestre|mes) (?:anterior|pasado)|hace un año|hoy',
  '(?:o )?ano (?:anterior|passado)|este (?:ano|trimestre|mês)|(?:o )?(?:trimestre|mês) (?:anterior|passado)|há um ano|hoje',
  "l[’']anno (?:scorso|precedente)|anno (?:scorso|precedente)|quest[’']anno|(?:il )?(?:trimestre|mese) (?:scorso|precedente)|un anno fa|oggi",
].join('|');
const source = `(?<!\\p{L})(?:[QHTS][1-4](?:\\s?'?(?:20)?\\d\\d)?|FY\\s?'?(?:20)?\\d\\d|(?:${months})(?:\\s20\\d\\d)?|(?<=(?:in|im|en|em|by|since|seit)\\s)(?:may|mai|mayo)(?:\\s20\\d\\d)?|20[0-4]\\d|${relative})(?![\\p{L}\\d])|(?:العام|السنة|الربع|الشهر) (?:الماضي|الماضية|السابق|السابقة)|هذا العام|前年(?:同期|度)?|前期|前月|前四半期|昨年(?:度|同期)?|先月|今年|今期|今年度|去年(?:同期)?|上年(?:同期)?|上季度|上月|本季度|本年|20\\d\\d年(?:度)?|\\d{1,2}月`;
const named = new RegExp(source, 'giu');
const leading = new RegExp(
  `^\\s*(?:(?:in|im|en|em|nel|nell[’']|au|during|for|of|at the end of|end of|by|im jahr|no|na|para|no final de|fin)\\s*(?:the\\s)?)?(?:${source})`,
  'iu',
);
const ending = new RegExp(
  `(?:^|\\s)(?:(?:in|im|en|em|nel|nell[’']|au|during|for|of|at the end of|end of|by|no|na)\\s*(?:the\\s)?)?(?:${source})$`,
  'iu',
);
const past =
  /last|previous|prior|ago|before|earlier|vor|letzt|vergangen|derni|précéd|passé|auparavant|il y a|anterior|pasado|hace|passado|há um|scors|precedent|un anno fa|الماضي|السابق|前|昨|先|去年|上/iu;

/** A period that a text begins with, and what follows it. */
export function periodAtStart(text: string): { period: string | null; rest: string } {
  const found = leading.exec(text)?.[0];
  if (found === undefined) return { period: null, rest: text };
  return { period: [...found.matchAll(named)].at(-1)?.[0] ?? null, rest: text.slice(found.length) };
}

/** A period that a text ends with, and what stands before it. */
export function periodAtEnd(text: string): { period: string | null; rest: string } {
  const found = ending.exec(text);
  if (found === null) return { period: null, rest: text };
  return { period: [...found[0].matchAll(named)].at(-1)?.[0] ?? null, rest: text.slice(0, found.index).trimEnd() };
}

/** Whether a text is only a period. */
export function isOnlyPeriod(text: string): boolean {
  return text.trim() !== '' && text.replace(named, '').replace(/[\s:(,]/g, '') === '';
}

/** Whether a period is before the one that figures of `now` belong to; `year`: that of the deck. */
export function isEarlier(period: string, now: string | null, year: number | null): boolean {
  if (past.test(period)) return true;
  const [before, after] = [orderOf(period), now === null ? null : orderOf(now)];
  if (before.year !== null && after === null) return year !== null && before.year < year;
  if (after === null || now === null) return false;
  if (before.year !== null && after.year !== null && before.year !== after.year) return before.year < after.year;
  return before.part !== null && after.part !== null && before.part < after.part;
}

function orderOf(period: string): { year: number | null; part: number | null } {
  const year = /20\d\d/.exec(period)?.[0];
  const part = /^[QHT]([1-4])/iu.exec(period)?.[1] ?? /(\d{1,2})月/u.exec(period)?.[1];
  return { year: year === undefined ? null : Number(year), part: part === undefined ? null : Number(part) };
}
