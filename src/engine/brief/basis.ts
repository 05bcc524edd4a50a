/** What figures are compared with: the period before, or the same one a year earlier. */
import { fold } from './clean.ts';
import { rangeOfTwoYears, withYearsEnding } from './month-ranges.ts';
import { type Sign, sign, unspaced } from './sign.ts';

/** `Q2`, `the quarter`, `July`: what of a year is spoken of. */
const span =
  '(?:q[1-4]|h[12]|quarter|half|month|week|period|season|january|february|march|april|may|june|july|august|september|october|november|december)';
const inLastYear = `\\s+(?:(?:the|same|of|in|at|for|our)\\s+|${span}\\s+){0,4}(?:last|prior|previous|past)\\s+year(?!\\p{L})`;
/** `as in last year's deck` speaks of its form. */
const notItsDeck =
  "(?!['’]s\\s+(?:\\p{L}+\\s+)?(?:deck|slides?|template|format|style|structure|version|layout|presentation|pack|report|file)(?!\\p{L}))";

/** `vs. last year`, `year over year`, `gegenüber Vorjahr`, `前年同期比`. */
const yearSigns: readonly Sign[] = [
  sign('year[ -](?:over|on)[ -]year|yoy|y/y', '(?!\\p{L})'),
  sign(
    'vs\\.?|versus|against|compared? (?:to|with)|than|from|over|below|above|as (?:in|at)?|(?:what|where|how|which) (?:it|we|they|that|this) (?:was|were|had|stood|did)(?: at)?',
    `${inLastYear}${notItsDeck}`,
  ),
  // A deck on last year compares nothing.
  sign(
    'flat|level|even|par|unchanged|stable|steady|similar|up|down|ahead|behind|better|worse|higher|lower|%|per ?cent|points?|pts',
    `\\s+on${inLastYear}`,
    { before: '' },
  ),
  sign('same', '\\s+\\p{L}+\\s+(?:(?:of|in|the)\\s+){0,2}(?:last|prior|previous)\\s+year(?!\\p{L})'),
  sign(
    'same|those|these',
    '\\s+(?:\\p{L}+\\s+){0,2}(?:months?|weeks?|quarters?|periods?|time|days)\\s+(?:(?:a|one|the)\\s+year\\s+(?:ago|earlier|before)|(?:of|in)\\s+(?:the\\s+)?(?:(?:last|prior|previous)\\s+year|20\\d\\d))(?![\\p{L}\\d])',
  ),
  sign(
    '(?:den|die|der)selben|gleichen',
    '\\s+(?:\\p{L}+\\s+){0,2}(?:monate?n?|zeitraums?|wochen|quartalen?)\\s+(?:des\\s+|von\\s+|im\\s+)?(?:vorjahre?s?|jahre?s?\\s+20\\d\\d|20\\d\\d)(?![\\p{L}\\d])',
  ),
  sign(
    'mêmes|mism[oa]s|mesm[oa]s|stess[ie]',
    "\\s+(?:\\p{L}+\\s+){1,2}(?:de|en|do|del|di|em|nel)\\s?(?:l'année\\s+|año\\s+|ano\\s+|anno\\s+)?20\\d\\d(?![\\p{L}\\d])",
  ),
  // As many months a year earlier, however many are said.
  sign(
    'same|those|these',
    '\\s+(?:\\p{L}+\\s+){0,2}(?:months?|weeks?|quarters?|periods?|span|stretch|window)\\s+(?:of|in|from)\\s+the\\s+year\\s+(?:before|earlier)(?!\\p{L})',
  ),
  sign(
    '(?:den|die|der)selben|gleichen?',
    '\\s+(?:\\p{L}+\\s+){0,2}(?:monate?n?|zeitraums?|wochen|quartalen?)\\s+(?:ein jahr (?:zuvor|davor|vorher|früher)|vor einem jahr)(?!\\p{L})',
  ),
  sign(
    'mêmes?',
    "\\s+(?:\\p{L}+\\s+){1,2}(?:un an (?:plus tôt|avant|auparavant)|il y a un an|(?:de )?l'année (?:d'avant|précédente|dernière|passée))(?!\\p{L})",
  ),
  sign(
    'mism[oa]s?|mesm[oa]s?|stess[oaie]',
    "\\s+(?:\\p{L}+\\s+){1,2}(?:(?:di\\s+)?un\\s+a(?:ño|nno)\\s+(?:antes|atrás|prima)|um\\s+ano\\s+antes|hace un año|un anno fa|(?:de[lo]?|do|dell')\\s*(?:año|ano|anno)\\s+(?:pasado|anterior|previo|passado|scorso|precedente))(?!\\p{L})",
  ),
  sign(
    '前年の同じ|前年同期|昨年の同じ|去年の同じ|(?:1|一)年前の同じ|(?:上一年|上年|去年|前一年)(?:的)?(?:同样|同期|相同|同一)|一年前(?:的)?(?:同样|同期|相同)',
    '',
    unspaced,
  ),
  sign(
    '(?:نفس|ذات) (?:ال)?(?:أشهر|شهور|فترة|مدة)',
    '(?: \\p{L}+)? (?:قبل (?:عام|سنة)|من (?:ال)?(?:عام|سنة) (?:الماضي|الماضية|السابق|السابقة))',
    unspaced,
  ),
  sign('gegen|vs\\.?|wie im', '\\s+(?:(?:das|dem|den)\\s+)?(?:vorjahr\\p{L}*|letztes jahr|letzten jahr)(?!\\p{L})'),
  sign('unter|auf|zum', '\\s+(?:dem\\s+)?vorjahr\\p{L}*'),
  sign('gleichen?', '\\s+\\p{L}+\\s+(?:des|im|wie im)\\s+vorjahre?s?(?!\\p{L})'),
  sign('mêmes?', "\\s+\\p{L}+\\s+(?:de\\s+)?l'an(?:née)?\\s+(?:dernier|dernière|passée?|précédente?)"),
  sign(
    'mism[oa]s?|mesm[oa]s?|stess[oaie]',
    "\\s+\\p{L}+\\s+(?:d(?:el?|o)\\s+|dell')(?:año|ano|anno)\\s+(?:pasado|anterior|passado|scorso|precedente)",
  ),
  sign('than|as|with|to|from|against|since|vs\\.?', '\\s+a\\s+year\\s+(?:ago|earlier|before)'),
  sign(
    'gegenüber|vergleich(?:en)?|verglichen|als',
    '\\s+(?:(?:mit|zu|zum|dem|im|das|letzte[nms]?)\\s+)*(?:vorjahr|letzten jahr|letztes jahr)',
  ),
  sign(
    'par rapport|comparé[es]*|que|contre',
    "\\s+(?:à\\s+|au\\s+|en\\s+)?(?:l')?(?:an(?:née)?\\s+)?(?:dernier|dernière|passée?|précédente?|n-1)(?!\\p{L})",
  ),
  sign("d'une année sur l'autre|sur un an|interanual(?:es)?|anno su anno|ano a ano|jahr über jahr", '(?!\\p{L})'),
  sign(
    'frente|respecto|comparad[oa]s?|que|face|relação|rispetto|confronto',
    "\\s+(?:al?|ao?|con|com|all')?\\s*(?:el\\s+|o\\s+|l')?(?:año|ano|anno)\\s*(?:pasado|anterior|passado|scorso|precedente)",
  ),
  sign(
    '(?:前年|昨年|去年)(?:同期|同月)?(?:比|と|より|に比べ|並み)|同比|(?:与|和|跟|比|较|相比)(?:去年|上年)|(?:去年|上年)(?:持平|相比)',
    '',
    unspaced,
  ),
  sign('على أساس سنوي|(?:مقارنة ب|عن |من |مثل |كما في )(?:ال)?(?:عام|سنة) (?:الماضي|السابق)', '', unspaced),
];

/** A change that happened `this year` is one since the year before. */
const changes =
  '(?:fall|fell|falling|drop(?:ped)?|declin(?:e|ed|ing)|worse|worsen(?:ed)?|slow(?:er|ed)?|rise|rose|risen|rising|up|down|grow|grew|grown|improve[ds]?|better|increase[ds]?|higher|lower|gesunken|gefallen|gestiegen|schlechter|besser|länger|baissé|augmenté|empiré|caído|subido|empeorado|caiu|subiu|piorou|calat[oa]|salit[oa]|peggiorat[oa])';
const thisYear = "(?:this year|in diesem jahr|dieses jahr|cette année|este año|este ano|quest\\s?['’]anno)";
const changedThisYear: readonly Sign[] = [
  sign(changes, `(?!\\p{L})[^.;?!\\n]{0,60}?${thisYear}`),
  sign(thisYear, `[^.;?!\\n]{0,60}?(?<!\\p{L})${changes}(?!\\p{L})`),
];

/** `margin has slipped since last autumn`: between seasons a year tells what a quarter would not. */
const sinceSeason: readonly Sign[] = [
  sign(
    'since|than|from|on|vs\\.?|versus|against|compared? (?:to|with)',
    '\\s+(?:(?:about|around|early|late|mid|the)[ -])*(?:last|past|previous)\\s+(?:autumn|fall|winter|spring|summer)(?!\\p{L})',
  ),
  // A winter lies in two years, and the quarter before is in it or after it.
  sign('since', '\\s+(?:(?:about|around|early|late|mid|the)[ -])*winter(?![\\p{L}\\d])(?!\\s+(?:19|20)\\d\\d)'),
  sign('seit', '\\s+(?:etwa\\s+)?(?:dem\\s+)?(?:(?:ende|anfang|mitte)\\s+)?winter(?![\\p{L}\\d])(?!\\s+(?:19|20)\\d\\d)'),
  sign('depuis', "\\s+l[’']hiver(?![\\p{L}\\d])(?!\\s+(?:19|20)\\d\\d)"),
  sign(
    'seit|als|gegenüber|gegen',
    '\\s+(?:im\\s+|dem\\s+|ende\\s+|anfang\\s+)?(?:letzten|letztem|vergangenen|vorigen|vergangenem|vorigem)\\s+(?:herbst|winter|frühling|frühjahr|sommer)(?!\\p{L})',
  ),
  sign(
    'depuis|que|par rapport à|contre',
    "\\s+(?:l[’'])?(?:la fin de l[’'])?(?:automne|hiver|été|(?:le\\s+)?printemps)\\s+(?:dernier|passé)(?!\\p{L})",
  ),
  sign(
    'desde|que|frente a(?:l)?|do que n?',
    '\\s+(?:el|la|o|a)\\s+(?:(?:pasad[oa]|últim[oa]|passad[oa])\\s+)?(?:otoño|invierno|primavera|verano|outono|inverno|verão)(?:\\s+(?:pasad[oa]|passad[oa]))?(?!\\p{L})',
  ),
  sign(
    "da(?:llo|lla|ll['’])|(?:rispetto a|de)(?:llo|lla|ll['’])",
    '\\s*(?:scors[oa]\\s+)?(?:autunno|inverno|primavera|estate)(?:\\s+scors[oa])?(?!\\p{L})',
  ),
  sign(
    '(?:昨年|去年)の?[春夏秋冬](?:から|以降|以来|より|と比べ|に比べ)|(?:与|和|比|较)去年[春夏秋冬]|(?:自|从)?去年的?[春夏秋冬](?:季|天)?(?:以来|起|开始)',
    '',
    unspaced,
  ),
  sign('(?:منذ|من|عن) (?:ال)?(?:خريف|شتاء|ربيع|صيف) الماضي', '', unspaced),
];

/** `is the win rate down on last year?`: the years are held against each other as far as the newer one has come. */
const onLastYear = sign(changes, '\\s+(?:on|from|against|compared (?:to|with))\\s+(?:the\\s+)?(?:last|prior|previous)\\s+year(?!\\p{L})');

/** Whether a whole year is meant, of which the deck can show what has passed. */
export function speaksOfYears(instruction: string): boolean {
  return (
    onLastYear.test(fold(instruction)) && !/(?<!\p{L})(?:q[1-4]|qbr|quarter\p{L}*|month\p{L}*|week\p{L}*)(?![\p{L}\d])/iu.test(instruction)
  );
}

/** `Q3 2026 vs Q3 2025`, `Sep 2026 against Sep 2025`: the years differ by one, what stands before them is the same. */
const pair =
  /(\p{L}[\p{L}\d–-]{0,11}|\d{1,2})[ '’]*(20\d\d)\s*(?:vs\.?|versus|against|compared (?:to|with)|gegen(?:über)?|par rapport à|contre|frente a|rispetto a|em relação a|と比べ|比)\s*(\p{L}[\p{L}\d–-]{0,11}|\d{1,2})[ '’]*(20\d\d)/giu;

/** `Jan–Sep 2026 vs 2025`. */
const yearPair =
  /(?<![\d-])(20\d\d)\s*(?:vs\.?|versus|against|compared (?:to|with)|gegen(?:über)?|par rapport à|contre|frente a|rispetto a(?:l)?|em relação a|contra)\s*(20\d\d)(?![\d-])/giu;

/** The newer of two years next to each other that are held against each other. */
export function newerYearIn(text: string): string | null {
  const found = [...text.matchAll(yearPair)].find(([, now, before]) => Math.abs(Number(now) - Number(before)) === 1);
  return found ? String(Math.max(Number(found[1]), Number(found[2]))) : null;
}

export function basisOf(instruction: string): 'year' | null {
  const text = fold(instruction);
  const said = [...yearSigns, ...changedThisYear, ...sinceSeason].some((each) => each.test(text));
  const paired = [...text.matchAll(pair)].some(
    ([, first, year, second, before]) => first!.toLowerCase() === second!.toLowerCase() && Math.abs(Number(year) - Number(before)) === 1,
  );
  return said || onLastYear.test(text) || paired || newerYearIn(text) !== null || rangeOfTwoYears(withYearsEnding(text)) !== null
    ? 'year'
    : null;
}
