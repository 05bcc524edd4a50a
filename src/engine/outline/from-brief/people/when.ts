/** When something is due or happens: dates, months and days as people write them, in nine languages. */
import { datesIn } from '../../../brief/dates.ts';

export interface When {
  /** As written, without the word before it: `end of January`. */
  text: string;
  /** As a column of dates shows it: with the words that change its meaning, `bis 30. April` or `not before August`. */
  shown: string;
  /** Where it stands with the words that lead to it, `by` or `until`, and where it ends. */
  from: number;
  to: number;
  /** ISO date, if it is certain. */
  date: string | null;
  /** The words before it make it a deadline. */
  due: boolean;
}

const months: readonly string[] = [
  'jan(?:uary|uar|vier|eiro)?|enero|gennaio|يناير',
  'feb(?:ruary|ruar|braio|rero)?|février|fevereiro|فبراير',
  'mar(?:ch|s|zo)?|märz|março|مارس',
  'apr(?:il|ile)?|avril|abril|أبريل|إبريل',
  'may|mai|mayo|maio|maggio|مايو',
  'june?|juni|juin|junio|junho|giugno|يونيو',
  'july?|juli|juillet|julio|julho|luglio|يوليو',
  'aug(?:ust)?|août|agosto|أغسطس',
  'sep(?:t(?:ember)?|tembre|tiembre)?|setembro|settembre|سبتمبر',
  'o[ck]t(?:ober|obre|ubre)?|outubro|ottobre|أكتوبر',
  'nov(?:ember|embre|iembre|embro)?|نوفمبر',
  'de[cz](?:ember|embro)?|décembre|diciembre|dicembre|ديسمبر',
];
const arabicMonths = 'يناير|فبراير|مارس|أبريل|إبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر';
const month = `(?:${months.join('|')})\\.?(?![\\p{L}])`;
const day =
  '(?:mon|tues|wednes|thurs|fri|satur|sun)day|montag|dienstag|mittwoch|donnerstag|freitag|lundi|mardi|mercredi|jeudi|vendredi|lunes|martes|miércoles|jueves|viernes|segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta-feira|lunedì|martedì|mercoledì|giovedì|venerdì';
const year = '(?:,?\\s(?:de\\s|del\\s)?20\\d\\d)?';
const part =
  '(?:the\\s)?(?:mid[-\\s]?|early\\s|late\\s|end\\s(?:of\\s)?|(?:middle|beginning|start)\\sof\\s|ende\\s|mitte\\s|anfang\\s|(?:(?:la\\s)?fin|(?:le\\s)?début|mi)[\\s-]|(?:finales|fines|principios|mediados)\\sde\\s|(?:final|fim|início|meados)\\sde\\s|(?:fine|inizio|metà)\\s)?';
/** Without a figure for the day. */
const others = new RegExp(
  [
    `(?<!\\p{L})${part}(?:next\\s|this\\s)?${month}${year}`,
    `(?<!\\p{L})(?:next|this|coming|kommende[nr]?|nächste[nr]?|diese[nr]?|every|jeden)\\s(?:${day}|week|month|quarter|year|woche|monat|quartal|jahr)(?!\\p{L})`,
    `(?<!\\p{L})(?:the\\s)?(?:end|middle|start|beginning)\\sof\\s(?:the\\s|this\\s|next\\s)?(?:week|month|quarter|year)(?!\\p{L})`,
    `(?<!\\p{L})(?:${day}|tomorrow|today|morgen|heute|demain|mañana|amanhã|domani|ende\\s(?:der\\swoche|des\\smonats|des\\sjahres)|la\\ssemaine\\sprochaine|le\\smois\\sprochain|(?:la\\spróxima\\ssemana|el\\spróximo\\smes)|(?:a\\s)?próxima\\ssemana|(?:o\\s)?próximo\\smês|la\\sprossima\\ssettimana|easter|christmas|weihnachten|ostern|noël|pâques)(?!\\p{L})`,
    `(?<![\\p{L}\\d])(?:[QTH][1-4]|(?:in|within)\\s\\d{1,2}\\s(?:days|weeks|months))(?:\\s20\\d\\d)?(?![\\p{L}\\d])`,
    '(?:20\\d\\d\\s?年\\s?)?\\d{1,2}\\s?月(?:末|中旬|上旬|初|底)?(?!\\s?\\d)|来週|来月|今月末|月底|下周|下个?月|年末|年底',
    `(?<![\\p{Script=Arabic}\\d])\\d{1,2}\\s(?:${arabicMonths})(?:\\s20\\d\\d)?(?!\\p{Script=Arabic})`,
    '(?:نهاية|منتصف|بداية)\\s(?:شهر\\s)?[\\p{Script=Arabic}]{3,8}|الأسبوع المقبل|الشهر المقبل',
    '(?<!\\p{L})the\\s\\d{1,2}(?:st|nd|rd|th)(?!\\p{L})',
    '(?<!\\p{L})(?:KW|week)\\s\\d{1,2}(?!\\d)',
    // `15.9.`, and `15/9` behind a word that leads to a day.
    '(?<![\\p{L}\\d.,/§])(?<!(?:§|version|kapitel|abschnitt|punkt|ziffer|chapter|section)\\s)(?:3[01]|[12]\\d|0?[1-9])\\.(?:1[0-2]|0?[1-9])\\.(?![\\d.])',
    '(?<=(?<!\\p{L})(?:by|on|until|before|le|au|el|al|il|dal|avant le|antes del|entro il|até)\\s)(?:3[01]|[12]\\d|0?[1-9])/(?:1[0-2]|0?[1-9])(?![\\d/])',
    '(?<!\\p{L})(?:early\\s|late\\s|mid-)?(?:spring|summer|autumn|winter|frühjahr|frühling|sommer|herbst|printemps|été|automne|hiver|primavera|verano|otoño|invierno|verão|outono|inverno|estate|autunno)(?:\\s(?:de\\s)?20\\d\\d)?(?!\\p{L})',
    '(?<![\\p{L}\\d.,/€$£-])20\\d\\d(?![\\p{L}\\d.,/%-]\\d|\\s?[年€$£])',
  ].join('|'),
  'giu',
);
const leads =
  /(?:^|[\s,(（、，])((?:(?:not|only|nicht|erst|pas|no|não|non)\s)?(?:due\s(?:by|on)?|no later than|not later than|by|until|till|before|after|since|around|about|on|from|in|as of|starting|bis(?:\szum|\sspätestens)?|spätestens(?:\sbis)?|vor(?:\sdem)?|nach(?:\sdem)?|zum|am|ab|im|in|seit|d'ici(?:\sau|\sle|\sà)?|à (?:partir|compter) d[eu]|a partir del?|a partire dal?|ab dem|avant(?:\sle)?|jusqu'(?:au|à)|au|le|dès|pour\sle|en|antes\sdel?|hasta(?:\sel)?|después\sdel?|après(?:\sle)?|depois\sd[eo]|dopo(?:\sil)?|para(?:\sel|\so)?|el|até(?:\so|\sao|\sa)?|antes\sd[eo]|em|no|entro(?:\sil|\sla)?|prima\sdel?|fino\sal?|il|ad?|dal?|nel|قبل|بحلول|حتى|في)\s)$/iu;
const deadline =
  /^(?:due|no later|not later|by|until|till|before|bis|spätestens|vor|d'ici|avant|jusqu|pour le|antes|hasta|para|até|entro|prima|fino|قبل|بحلول|حتى)/iu;
const after = /^\s?(?:までに?|前に?|之前|以前|前)/u;

/** Every date of a text, in order; `asOf` is the day of the deck, which dates without a year follow. */
export function whensIn(text: string, asOf: string | null): When[] {
  const exact = datesIn(text).map(({ text: written, at }) => {
    const length =
      /^(?:\d{1,2}(?:st|nd|rd|th))/iu.test(text.slice(at)) || !text.startsWith(written, at) ? lengthAt(text, at, written) : written.length;
    return { text: written, at, length, date: isoOf(written, asOf) };
  });
  const loose = [...text.matchAll(others)]
    .filter(({ index, 0: found }) => !exact.some(({ at, length }) => index < at + length && index + found.length > at))
    // `may` is a verb, and `march` too.
    .filter(
      ({ 0: found }) => (!/^(?:may|march|mar|mars|mai)$/u.test(found) && !/^(?:may|march)$/iu.test(found.trim())) || /^\p{Lu}/u.test(found),
    )
    .filter(
      ({ index, 0: found }) => !/^may$/iu.test(found.trim()) || /(?:by|until|till|before|in|of|from|since)\s$/iu.test(text.slice(0, index)),
    )
    .map(({ index, 0: found }) => ({ text: found, at: index, length: found.length, date: null as string | null }));
  const found = [...exact, ...loose].toSorted((a, b) => a.at - b.at);
  const whole = found.flatMap((time, index) => {
    // `Friday, 12 March` is one date.
    const next = found[index + 1];
    if (next !== undefined && weekday.test(time.text) && between.test(text.slice(time.at + time.length, next.at))) return [];
    const before = found[index - 1];
    const named = before !== undefined && weekday.test(before.text) && between.test(text.slice(before.at + before.length, time.at));
    return [spanned(named ? { ...time, at: before.at, length: time.at + time.length - before.at } : time, text)];
  });
  return whole.map(({ at, length, date }) => {
    const written = text.slice(at, at + length).trim();
    const lead = leads.exec(text.slice(0, at))?.[1] ?? '';
    const tail = after.exec(text.slice(at + length))?.[0] ?? '';
    const kept = plainLead.test(lead) ? '' : lead;
    return {
      text: written,
      shown: `${kept}${written}${tail.trim().replace(/に$/u, '')}`,
      from: at - lead.length,
      to: at + length + tail.length,
      date,
      due: deadline.test(lead) || tail !== '',
    };
  });
}

const weekday = new RegExp(`^(?:${day})$`, 'iu');
const between = /^,?\s(?:the\s|den\s|dem\s|le\s|el\s|il\s|dia\s)?$/iu;
/** Leads that a column of dates needs not. */
const plainLead = /^(?:due |due by |due on |by |on |in |am |im |le |el |en |em |il |nel |في )$/iu;

interface Found {
  text: string;
  at: number;
  length: number;
  date: string | null;
}

/** With the beginning of a span, `3 to 7 May`, and the time of day. */
function spanned(time: Found, text: string): Found {
  const begin = /(?:(?<!\p{L})(?:du|del|dal|vom|from|do)\s)?(?<![\d.,])\d{1,2}\.?\s?(?:[–-]|to|and|bis|und|au|à|al|a|y|e)\s?$/iu.exec(
    text.slice(0, time.at),
  );
  const clock =
    /^(?:,\s|\s)(?:at |um |à |a las |às |alle )?\d{1,2}(?:[:h]\d{2}|\.\d{2}\sUhr|\s?[ap]m(?!\p{L}))(?:\sUhr|\s?[ap]m(?!\p{L}))?/iu.exec(
      text.slice(time.at + time.length),
    );
  // A year of another century belongs to its date.
  const old = /^,?\s(?:de\s|del\s)?1\d{3}(?!\d)/u.exec(text.slice(time.at + time.length));
  if (old !== null) return { ...time, length: time.length + old[0].length, date: null };
  if (begin === null) return { ...time, length: time.length + (clock?.[0].length ?? 0) };
  return { ...time, at: begin.index, length: time.at + time.length + (clock?.[0].length ?? 0) - begin.index, date: null };
}

/** An ordinal ending was taken out of what is displayed. */
function lengthAt(text: string, at: number, written: string): number {
  const rest = text.slice(at, at + written.length + 3);
  const last = written.slice(-2);
  const end = rest.lastIndexOf(last);
  return end < 0
    ? written.length
    : end + last.length + (/^(?:st|nd|rd|th)(?!\p{L})/iu.exec(rest.slice(end + last.length))?.[0].length ?? 0);
}

function isoOf(written: string, asOf: string | null): string | null {
  if (/^20\d\d-\d\d-\d\d$/.test(written)) return written;
  const numeric = /^(\d{1,2})\.(\d{1,2})\.(20\d\d)$/.exec(written);
  if (numeric) return iso(Number(numeric[3]), Number(numeric[2]), Number(numeric[1]));
  const cjk = /^(?:(20\d\d)\s?年\s?)?(\d{1,2})\s?月\s?(\d{1,2})/u.exec(written);
  if (cjk) return withYear(cjk[1], Number(cjk[2]), Number(cjk[3]), asOf);
  const named = months.findIndex((each) => new RegExp(`(?<!\\p{L})(?:${each})(?!\\p{L})`, 'iu').test(written)) + 1;
  const number = /(?<!\d)\d{1,2}(?!\d)/.exec(written)?.[0];
  return named === 0 || number === undefined ? null : withYear(/20\d\d/.exec(written)?.[0], named, Number(number), asOf);
}

/** Without a year, the one nearest to the day of the deck: a month ago at most, else the next. */
function withYear(written: string | undefined, of: number, number: number, asOf: string | null): string | null {
  if (written !== undefined) return iso(Number(written), of, number);
  if (asOf === null) return null;
  const [now] = asOf.split('-').map(Number) as [number];
  const found = [now - 1, now, now + 1]
    .map((each) => iso(each, of, number))
    .find((each) => each !== null && Date.parse(each) - Date.parse(asOf) > -120 * 86_400_000);
  return found ?? null;
}

/** The number of the month that a text names first; null without one. */
export function monthOf(text: string): number | null {
  const cjk = /(?<!\d)(\d{1,2})\s?月/u.exec(text)?.[1];
  if (cjk !== undefined) return Number(cjk);
  const found = months.findIndex((each) => new RegExp(`(?<!\\p{L})(?:${each})(?!\\p{L})`, 'iu').test(text)) + 1;
  return found === 0 ? null : found;
}

/** The ISO day of a date that a cell holds alone; null for months, and where its year is not written. */
export function dayOf(cell: string): string | null {
  const [found, ...others] = whensIn(cell, null);
  return found === undefined || others.length > 0 ? null : found.date;
}

function iso(y: number, m: number, d: number): string | null {
  const date = new Date(Date.UTC(y, m - 1, d));
  return date.getUTCMonth() === m - 1 && date.getUTCDate() === d ? date.toISOString().slice(0, 10) : null;
}
