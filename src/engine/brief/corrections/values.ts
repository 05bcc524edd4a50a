/** Values that a correction may change: dates, weekdays, times and amounts, each with where it stands. */
import { all } from '../../../languages/all.ts';
import { monthWords } from '../months.ts';
import { numberWords } from './number-words.ts';

export interface Value {
  kind: 'date' | 'weekday' | 'clock' | 'amount';
  at: number;
  text: string;
  day?: number | undefined;
  month?: number | undefined;
  year?: number | undefined;
  /** In full: 310,000 for `$310K`. */
  amount: number;
  /** `%` or a currency; empty for a bare number. */
  unit: string;
  /** What a `K` or a `million` multiplies by. */
  scale: number;
  /** The word after a bare number. */
  of?: string | undefined;
}

const month = `(?:${monthWords.map((words) => `(${words})`).join('|')})`;
const monthName = new RegExp(`^${month}\\.?$`, 'iu');
const anyMonth = `(?:${monthWords.join('|')})\\.?`;
const digits = "\\d{1,3}(?:[.,'\\u202f ]\\d{3})+(?:[.,]\\d{1,2})?|\\d{1,12}(?:[.,]\\d{1,4})?";
const scales: readonly (readonly [RegExp, number])[] = [
  [/^(?:k|thousand|tsd\.?|mil|mila|mille|千|ألف)$/iu, 1e3],
  [/^(?:万|萬)$/u, 1e4],
  [/^(?:m|million(?:en|s|es)?|millón|milhão|milione|mio\.?|millones|milhões|milioni|百万|مليون)$/iu, 1e6],
  [/^(?:億|亿)$/u, 1e8],
  [/^(?:bn|b|billion|mrd\.?|milliards?|مليار)$/iu, 1e9],
];
const scale =
  '(?:\\s?(?:k|m|bn|b|million(?:en|s|es)?|billion|thousand|mio\\.?|mrd\\.?|tsd\\.?|milliards?|mille|millones|millón|milhões|milhão|milioni|milione|mil|mila|万|億|亿|千|百万|ألف|مليون|مليار)(?!\\p{Script=Latin}|\\p{Script=Arabic}))?';
const units: readonly (readonly [RegExp, string])[] = [
  [/[%％]|percent|prozent|pour cent|por ciento|por cento|per cento|بالمئة/iu, '%'],
  [/€|EUR|euro|欧元|ユーロ|يورو/iu, 'EUR'],
  [/\$|USD|dollar|美元|ドル|دولار/iu, 'USD'],
  [/£|GBP|pound|جنيه/iu, 'GBP'],
  [/¥|JPY|円|元/iu, 'yen or yuan'],
  [/CHF/iu, 'CHF'],
  [/NOK/iu, 'NOK'],
  [/SEK/iu, 'SEK'],
  [/DKK/iu, 'DKK'],
  [/ريال/u, 'riyal'],
  [/درهم/u, 'dirham'],
];
const currency =
  '(?:€|\\$|£|¥|EUR|USD|GBP|CHF|JPY|NOK|SEK|DKK|euros?|dollars?|pounds?|円|元|欧元|美元|ユーロ|ドル|ريال|درهم|دولار|يورو|جنيه)';
const weekday =
  '(?:mon|tues|wednes|thurs|fri|satur|sun)day|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta-feira|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|[月火水木金土日]曜日?|(?:周|星期|礼拜)[一二三四五六日]|(?:ال)?(?:اثنين|ثلاثاء|أربعاء|خميس|جمعة|سبت|أحد)';
const cardinals = new Map([
  ...Object.values(all).flatMap(({ signs }) =>
    (signs.cardinals ?? []).flatMap((word, at) =>
      signs.ambiguous?.includes(word) ? [] : word.split('|').map((each) => [each.toLowerCase(), at + 2] as const),
    ),
  ),
  ...numberWords,
]);
const words = [...cardinals.keys()]
  .filter((word) => /^\p{Script=Latin}/u.test(word))
  .sort((a, b) => b.length - a.length)
  .join('|');
const and = '\\s?(?:[–-]|to|and|bis|und|au|et|al|a|y|e)\\s?';

/** In the order in which they take their text. */
const patterns: readonly (readonly [Value['kind'], RegExp])[] = [
  ['date', /(?<!\d)(?<y>20\d\d)-(?<m>\d\d)-(?<d>\d\d)(?!\d)/gu],
  ['date', /(?<![\d.])(?<d>\d{1,2})\.(?<m>\d{1,2})\.(?<y>20\d\d)(?!\d)/gu],
  ['date', /(?:(?<y>20\d\d)\s*年\s*)?(?<!\d)(?<m>\d{1,2})\s*月(?!曜)(?:\s*(?<d>\d{1,2})\s*[日号])?/gu],
  ['date', /(?<!\d)(?<y>20\d\d)\s*年/gu],
  // The first day of `12–14 May` and `du 12 au 14 mai`.
  [
    'date',
    new RegExp(
      `(?<![\\p{L}\\d.,])(?<d>\\d{1,2})(?:st|nd|rd|th|er|º|ª)?\\.?(?=${and}\\d{1,2}(?:st|nd|rd|th|er|º|ª)?\\.?\\s+(?:of\\s+|de\\s+)?${anyMonth}(?!\\p{L}))`,
      'giu',
    ),
  ],
  [
    'date',
    new RegExp(
      `(?<![\\p{L}\\d])(?<d>\\d{1,2})(?:st|nd|rd|th|er|º|ª)?\\.?\\s+(?:of\\s+|de\\s+)?(?<w>${anyMonth})(?!\\p{L})(?:,?\\s+(?:de\\s+|del\\s+)?(?<y>20\\d\\d))?`,
      'giu',
    ),
  ],
  [
    'date',
    new RegExp(
      `(?<!\\p{L})(?<w>${anyMonth})(?!\\p{L})(?:\\s+(?<d>\\d{1,2})(?:st|nd|rd|th)?(?![\\d%]))?(?:,?\\s+(?:de\\s+|del\\s+)?(?<y>20\\d\\d))?`,
      'giu',
    ),
  ],
  [
    'date',
    /(?<=(?<!\p{L})(?:the|on|den|dem|der|am|ab|vom|zum|bis|le|el|il|no|na|dia|día|giorno|,)\s)(?<d>\d{1,2})(?:st|nd|rd|th|\.(?=\s|$)|er|º)(?![\p{L}\d])|(?<![\p{L}\d])(?<o>\d{1,2})(?:st|nd|rd|th)(?!\p{L})/giu,
  ],
  // `el 22`, `le 15`: the article of a day.
  ['date', /(?<=(?<!\p{L})(?:el|le|il|am|dia|día|giorno)\s)(?<d>[1-9]|[12]\d|3[01])(?=\s?(?:[,.;:!?)]|$))(?!\s?[,.]\d)/giu],
  ['date', /(?<!\d)(?<d>[1-9]|[12]\d|3[01])\s?(?:日(?!間)|号(?!线))/gu],
  [
    'amount',
    new RegExp(
      `(?:[€$£¥]|(?:USD|EUR|GBP|CHF|NOK|SEK|DKK|JPY)\\s)\\s?(?:${digits})${scale}(?!\\p{Script=Latin})|(?<![\\p{Script=Latin}\\d.]|\\d,)(?:${digits})${scale}\\s?(?:(?:de|d'|di)\\s?)?${currency}(?!\\p{Script=Latin})`,
      'giu',
    ),
  ],
  ['amount', /(?<![\d.]|\d,)\d+(?:[.,]\d+)?\s?(?:[%％]|percent|prozent|pour cent|por ciento|por cento|per cento|بالمئة)/giu],
  ['clock', /(?<!\d)\d{1,2}(?::\d\d|[.]\d\d(?=\s?(?:uhr|[ap]m)))(?:\s?(?:[ap]m|uhr))?(?!\d)|(?<!\d)\d{1,2}\s?(?:[ap]m|uhr)(?!\p{L})/giu],
  ['date', /(?<![\d.,/-])(?<y>20\d\d)(?![\d.,/-]\d|\d|\s?[%€$])/gu],
  ['weekday', new RegExp(`(?<![\\p{Script=Latin}\\p{Script=Arabic}])(?:${weekday})(?!\\p{Script=Latin})`, 'giu')],
  [
    'amount',
    new RegExp(
      `(?<![\\p{Script=Latin}\\d.]|\\d,)(?:${digits})${scale}(?![\\d])(?!\\p{Script=Latin})|(?<!\\p{L})(?:${words})(?!\\p{L})`,
      'giu',
    ),
  ],
];

/** `Line 7`, `Phase 2`, `Q3`: a number that names what a value is of. */
export function labelsIn(text: string): { at: number; text: string }[] {
  return [...text.matchAll(label)].map((match) => ({ at: match.index, text: match[0] }));
}

const label =
  /(?<!\p{L})(?:line|phase|option|stage|step|site|room|gate|route|team|group|lot|block|hall|week|unit|level|zone|tier|plan|linie|stufe|schritt|raum|halle|tor|gruppe|woche|los|standort|variante|ligne|étape|salle|groupe|semaine|línea|etapa|sala|grupo|semana|fase|linha|linea|tappa|gruppo|settimana|opción|opção|opzione|المرحلة|الخط)\s(?:\d{1,2}|[A-H])(?![\p{L}\d]|[.,:]\d|\s?%)|(?<![\p{L}\d])[QHT][1-4](?![\p{L}\d])|第[\d一二三四五六七八九十]{1,2}(?:期|阶段|号线|路|組|班|弾|段階)|[\d]{1,2}(?:号线|番線)/giu;

/** Values by their text: each correction is held against every sentence, and a long document has many of both. */
const remembered = new Map<string, readonly Value[]>();
const mostRemembered = 20_000;

export function valuesIn(text: string): readonly Value[] {
  const before = remembered.get(text);
  if (before) return before;
  if (remembered.size >= mostRemembered) remembered.clear();
  const found = /\d/.test(text) || /\p{L}/u.test(text) ? read(text) : [];
  remembered.set(text, found);
  return found;
}

function read(text: string): Value[] {
  const found: Value[] = [];
  const labels = labelsIn(text);
  const taken = (at: number, length: number) =>
    labels.some((label) => at < label.at + label.text.length && label.at < at + length) ||
    found.some((other) => at < other.at + other.text.length && other.at < at + length);
  for (const [kind, pattern] of patterns) {
    for (const match of text.matchAll(pattern)) {
      const own = match[0].replace(/(?<![.\s])[.\s]+$/, '');
      if (taken(match.index, own.length)) continue;
      const { y, m, d, o, w } = match.groups ?? {};
      // `may` and `mars` are months only with a day or a year, or written large.
      if (
        w !== undefined &&
        y === undefined &&
        d === undefined &&
        /^\p{Ll}{3,4}$/u.test(w) &&
        !/^(?:mai|juni|juli|juin|août|abril|maio|mayo)$/u.test(w)
      )
        continue;
      const number = (part: string | undefined) => (part === undefined ? undefined : Number(part));
      const after =
        kind === 'amount'
          ? counted
              .exec(text.slice(match.index + own.length))?.[0]
              .replace(/^[\s-]+/u, '')
              .toLowerCase()
          : undefined;
      found.push({
        kind,
        at: match.index,
        text: own,
        amount: 0,
        unit: '',
        scale: 1,
        ...(kind === 'date' && { day: number(d ?? o), month: w === undefined ? number(m) : monthOf(w), year: number(y) }),
        ...(kind === 'amount' && { ...amountOf(own), ...(after !== undefined && !noCount.test(after) && { of: after }) }),
      });
    }
  }
  return found.sort((a, b) => a.at - b.at);
}

/** The word or sign that a number counts. */
const counted = /^[\s-]*(?:[かヶカケ]月|\p{Script=Han}|\p{Script=Katakana}{2,}|(?:\p{Script=Latin}|\p{M}){2,}|\p{Script=Arabic}{2,})/u;
/** Words after a number that it does not count. */
const noCount =
  /^(?:now|in|at|on|of|to|and|or|not|is|are|as|for|from|by|per|a|with|instead|before|after|today|correct|right|wrong|jetzt|und|oder|nicht|im|am|an|auf|bis|für|von|statt|pro|richtig|maintenant|et|ou|pas|en|à|au|aux|par|de|du|pour|y|no|por|al|ahora|com|por|não|em|para|agora|e|non|per|ora|adesso|al|da|di|il|la|le|el|los|das|der|die|den|で|は|を|不|而|是|到|至|の)$/iu;

function amountOf(text: string): Pick<Value, 'amount' | 'unit' | 'scale'> {
  const word = cardinals.get(text.toLowerCase());
  if (word !== undefined) return { amount: word, unit: '', scale: 1 };
  const number = digitsIn(text);
  const scaled = text.match(/\p{Script=Han}+|\p{L}+\.?/gu)?.flatMap((each) => scales.find(([name]) => name.test(each))?.[1] ?? []) ?? [];
  const han = /[万萬億亿]/u.exec(text)?.[0];
  const factor = scaled[0] ?? (han === undefined ? 1 : /[億亿]/u.test(han) ? 1e8 : 1e4);
  return {
    amount: Number((numberOf(number) * factor).toPrecision(12)),
    unit: units.find(([name]) => name.test(text))?.[1] ?? '',
    scale: factor,
  };
}

/** The digits of a value as they are written. */
export const digitsIn = (text: string) => /\d[\d.,'\u202f ]*/u.exec(text)?.[0].replace(/(?<![.,'\u202f ])[.,'\u202f ]+$/u, '') ?? '';

/** `1,250.50`, `1.250,50` and `3,4`: the last mark is the decimal one unless three digits follow it. */
function numberOf(text: string): number {
  const [, whole, decimals] = /^(.*?)(?:[.,](\d{1,2}|\d{4,}))?$/s.exec(text)!;
  return Number(`${whole!.replace(/\D/g, '')}.${decimals ?? '0'}`);
}

export function monthOf(word: string): number {
  const match = monthName.exec(word.replace(/\.$/, ''));
  return match ? match.slice(1).findIndex((group) => group !== undefined) + 1 : 0;
}

const parts = ['day', 'month', 'year'] as const;
export const partsOf = (value: Value) => parts.filter((part) => value[part] !== undefined);

/** Whether two values are written for the same. */
export function isSame(found: Value, said: Value): boolean {
  if (found.kind !== said.kind) return false;
  if (found.kind === 'date') return parts.every((part) => said[part] === undefined || said[part] === found[part]);
  if (found.kind === 'amount') return found.amount === said.amount && (found.unit === said.unit || said.unit === '');
  return found.text.replace(/\s/g, '').toLowerCase() === said.text.replace(/\s/g, '').toLowerCase();
}

/** Read as the other one is, where it alone names the unit, the scale or that it is a day: `£47, not 48`, `ab 3. statt 1. März`. */
export function likened(value: Value, other: Value | undefined): Value {
  if (other === undefined || value.kind !== 'amount' || value.unit !== '' || value.scale !== 1) return value;
  if (other.kind === 'date' && other.day !== undefined && /^\d{1,2}$/.test(value.text) && value.amount <= 31)
    return { ...value, kind: 'date', day: value.amount };
  if (other.kind !== 'amount' || (value.of !== undefined && other.unit !== '')) return value;
  return { ...value, unit: other.unit, scale: other.scale, amount: Number((value.amount * other.scale).toPrecision(12)) };
}

/** What stands in place of `old` when `now` is said; null if one cannot stand for the other. */
export function inPlaceOf(old: Value, now: Value): string | null {
  if (old.kind !== now.kind) return null;
  if (old.kind === 'date') return dateIn(old, now);
  if (old.kind !== 'amount') return now.text;
  const number = digitsIn(now.text);
  // `48` for `£48` keeps the sign, `310` for `$310K` the scale too.
  if (!/\p{Sc}|[%％\p{L}]/u.test(now.text) && old.unit !== '')
    return digitsIn(old.text) === '' ? null : old.text.replace(digitsIn(old.text), number);
  return /^\p{Lu}/u.test(old.text) && /^\p{Ll}/u.test(now.text) ? `${now.text.charAt(0).toUpperCase()}${now.text.slice(1)}` : now.text;
}

/** A date as the later one says it, with the parts that only the earlier one has; null if the two do not fit. */
function dateIn(old: Value, now: Value): string | null {
  const [had, has] = [partsOf(old), partsOf(now)];
  const numeric = /^[\d.-]+$/.test(old.text);
  if (had.every((part) => has.includes(part)) && (now.day === undefined || has.length > 1 || !/^\d+$/.test(now.text))) return now.text;
  if (!has.every((part) => had.includes(part)) || (numeric && had.length > 1)) return null;
  if (has.join() === 'year') return old.text.replace(/20\d\d/, String(now.year));
  if (has.join() === 'day')
    return old.text.replace(/(?<!\d)\d{1,2}(?:st|nd|rd|th)?(?!\d)(?!\s*月)/u, (was) =>
      /\p{L}/u.test(was) ? ordinal(now.day!) : String(now.day),
    );
  const han = /月/.test(old.text);
  if (han !== /月/.test(now.text)) return null;
  const year = han ? /^20\d\d\s*年/.exec(old.text)?.[0] : /,?\s(?:de\s|del\s)?20\d\d$/.exec(old.text)?.[0];
  if (has.join() === 'day,month' && year !== undefined) return han ? `${year}${now.text}` : `${now.text}${year}`;
  if (has.join() !== 'month') return null;
  if (han) return old.text.replace(/\d{1,2}(?=\s*月)/, String(now.month));
  return old.text.replace(/\p{L}{3,}/gu, (word) => (monthOf(word) > 0 ? now.text : word));
}

const ordinal = (day: number) =>
  `${day}${day % 10 === 1 && day !== 11 ? 'st' : day % 10 === 2 && day !== 12 ? 'nd' : day % 10 === 3 && day !== 13 ? 'rd' : 'th'}`;
