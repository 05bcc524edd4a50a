/** The quantities of a sentence: figures with their unit and what they count; dates, times, versions and names with numbers are none. */
import type { LanguageCode } from '../../../../model/language.ts';
import { datesIn } from '../../../brief/dates.ts';
import { clean, type Figure, figuresIn } from '../read/figures.ts';

export interface Quantity extends Figure {
  /** As written, with its unit. */
  text: string;
  /** Position after its unit. */
  end: number;
  /** Its unit of time or measure as written, such as `minutes` or `kWh`; empty for none. */
  word: string;
  /** Part of a chain such as `from 47 to 29 minutes`, whose last figure alone has the unit. */
  bare: boolean;
}

const times = {
  seconds: 'seconds?|secs?|sekunden?|secondes?|segundos?|second[oi]|秒|ثانية|ثوان[يٍ]?',
  minutes: 'minutes?|mins?|minuten?|minutos?|minut[oi]|分間?|分钟|دقيقة|دقائق',
  hours: 'hours?|hrs?|h|stunden?|std\\.?|heures?|horas?|or[ea]|時間|小时|ساعات?|ساعة',
  days: 'days?|tage?n?|jours?|días?|dias?|giorn[oi]|日間?|天|أيام|يوما?',
  weeks: 'weeks?|wochen?|semaines?|semanas?|settiman[ae]|週間|周|أسابيع|أسبوعا?',
  months: 'months?|monate?n?|mois|mes(?:es)?|mês|mes[ei]|か月|ヶ月|カ月|个月|أشهر|شهرا?',
  years: 'years?|jahre?n?|ans?|années?|años?|anos?|ann[oi]|年間?|سنوات|سنة',
} as const;
type TimeUnit = keyof typeof times;
const others = 'kwh|mwh|gwh|twh|kw|mw|gw|kg|km|t|tonnes?|tonnen|gb|tb|mb|ms|m²|m³|m2|ha|litres?|liters?|points?|pts|punkte|puntos|ポイント';
const unitWord = new RegExp(
  `^[\\s\\u00a0-]?(${Object.values(times).join('|')}|${others})(?![\\p{Script=Latin}\\p{Script=Arabic}\\d])`,
  'iu',
);
const timeWords = Object.entries(times).map(([unit, words]) => [unit as TimeUnit, new RegExp(`^(?:${words})$`, 'iu')] as const);

/** What a written unit of time is, or null. */
function timeUnitOf(word: string): TimeUnit | null {
  return timeWords.find(([, pattern]) => pattern.test(word))?.[0] ?? null;
}

/** Words before a number that is a name, not an amount. */
const named =
  /(?:^|[\s(])(?:slides?|pages?|steps?|phases?|stages?|tiers?|levels?|versions?|v\.?|top|no\.?|nr\.?|chapter|section|priority|category|class|type|model|iso|covid|series|round|week|wk|kw|day|option|release|building|room|route|line|gate|article|art\.|§|folien?|seiten?|schritt|stufe|kapitel|étape|página|fase|paso|passo|pagina|número|numéro|第)\s?[#]?$/iu;
const yearBefore = /(?:^|\s)(?:in|since|by|until|from|for|of|fy|im jahr|seit|bis|en|depuis|desde|em|nel|dal|dès|عام|سنة)\s$/iu;
const version = /(?:^|\s)\p{Lu}[\p{L}\d.]*\s$/u;
const oneInTen = /^\s?(?:st|nd|rd|th|er|ère|ème|º|ª|°)(?![\p{L}])/iu;

const rangeBefore = /\d[%％]?\p{L}{0,2}[–—~〜～-]$/u;
const rangeAfter = /^[–—~〜～-][$€£¥]?\d/u;

export function quantitiesIn(sentence: string, language: LanguageCode): Quantity[] {
  const dates = datesIn(sentence);
  const found = figuresIn(sentence, language).flatMap((figure): Quantity[] => {
    const { text, at } = figure;
    const whole = sentence.slice(at, at + text.length);
    if (whole !== text) return [];
    const end = at + text.length;
    if (dates.some((date) => at < date.at + date.text.length + 2 && end > date.at)) return [];
    const before = sentence.slice(Math.max(0, at - 24), at);
    const after = sentence.slice(end, end + 24);
    if (/\d[:/.-]$|\p{L}[-_/#]$/u.test(before) || /^(?::\d|\/\d|-\d)/.test(after) || oneInTen.test(after)) return [];
    // `10–12%` is neither of the two.
    if (rangeBefore.test(before) || rangeAfter.test(after)) return [];
    if (figure.unit === 'number' && named.test(before)) return [];
    if (isYear(figure, before, after)) return [];
    if (
      /^\d+\.\d+$/.test(text) &&
      version.test(before) &&
      !/^\s?\p{L}/u.test(after) &&
      !/(?:NPS|CSAT)\s$/.test(before) &&
      before.trim() !== sentence.slice(0, at).trim()
    )
      return [];
    const [, word = ''] = figure.unit === 'number' ? (unitWord.exec(after) ?? []) : [];
    // `a 12-month contract` is a kind of contract; `5-star` too.
    if (word === '' && /^-?\p{Script=Latin}/u.test(after)) return [];
    const length = word === '' ? 0 : after.indexOf(word) + word.length;
    const bare = figure.unit === 'number' && word === '' && !/\p{L}\.?$/u.test(text);
    return [withTime({ ...figure, text: sentence.slice(at, end + length), end: end + length, word, bare })];
  });
  return chained(found, sentence);
}

function isYear({ text, unit, value }: Figure, before: string, after: string): boolean {
  if (unit !== 'number' || !/^(?:19|20)\d\d$/.test(text) || value < 1990 || value > 2060) return false;
  return yearBefore.test(before) || /^(?:$|[\s,.;:)年–-])/u.test(after);
}

function withTime(quantity: Quantity): Quantity {
  const unit = timeUnitOf(quantity.word);
  return unit === 'minutes' || unit === 'hours' || unit === 'days' ? { ...quantity, unit } : quantity;
}

/** In `from 47 to 29 minutes` and `7.9 to 9.6M`, the first has the unit of the second; in `1,8 Mio. €, davon 1,1`, the second that of the first. */
function chained(found: readonly Quantity[], sentence: string): Quantity[] {
  const result = [...found];
  const take = (at: number, from: Quantity | undefined) => {
    result[at] = (from && alike(result[at]!, from)) ?? result[at]!;
  };
  for (const [at, own] of found.entries()) {
    if (!own.bare) continue;
    const next = found[at + 1];
    const last = found[at - 1];
    if (next && linking.test(sentence.slice(own.end, next.at))) take(at, next);
    else if (last && parting.test(sentence.slice(last.end, own.at))) take(at, last);
  }
  return result;
}

/** A bare figure in the unit of another, where its size then fits; null where it does not. */
export function alike(own: Quantity, from: Quantity): Quantity | null {
  if (!own.bare || from.bare) return null;
  const value = clean(own.value * scaleOf(from));
  if (value <= 0 || value > 30 * Math.abs(from.value) || value < Math.abs(from.value) / 30) return null;
  const { unit, currency, word, text } = from;
  const rest = /^[^\d]*[\d.,'\s\u00a0]*\d(.*)$/su.exec(text)?.[1] ?? '';
  const head = text.slice(0, text.search(/\d/));
  return { ...own, value, unit, word, bare: false, text: `${head}${own.text}${rest}`, ...(currency === undefined ? {} : { currency }) };
}

const linking = /^\s*(?:to|auf|bis|à|a|para|al|hasta|إلى|から|到|至|[-–—→➔➜⇒]|->|=>|(?:down|up) to|增长到|升至|降至|上升到|下降到)\s*$/iu;
const parting =
  /^\s*,?\s*(?:davon(?: bisher| bereits)?|of which|dont|de los cuales|de ellos|dos quais|di cui|其中|うち|منها)\s*(?:\p{L}{1,12}\s)?$/iu;

/** How much one of the written number is worth: a million in `9.6M`, a hundredth in `91%`. */
function scaleOf({ text, value }: Quantity): number {
  const digits = /\d[\d.,'\s\u00a0]*/.exec(text)?.[0].trim() ?? '';
  const plain = figuresIn(digits, 'en')[0]?.value ?? 0;
  const german = figuresIn(digits, 'de')[0]?.value ?? 0;
  const fits = [plain, german].map((number) => (number === 0 ? 0 : value / number)).find((ratio) => isPower(Math.abs(ratio)));
  return Math.abs(fits ?? 1);
}

const isPower = (ratio: number) => ratio > 0 && Math.abs(Math.log10(ratio) - Math.round(Math.log10(ratio))) < 1e-9;
