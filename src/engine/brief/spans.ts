/** Spans of time that are no month, quarter, half or year of the calendar: `January to September`, `year to date`, `the last two quarters`. */
import type { PeriodName } from '../../model/brief.ts';
import { changed, share } from './change-signs.ts';
import { tellsOfData } from './data-told.ts';
import { monthName, monthRange, type Range } from './month-ranges.ts';
import { monthNumber, monthWords } from './months.ts';
import { sentences } from './sentences.ts';
import { type Sign, sign, unspaced } from './sign.ts';
import { says } from './signs-of.ts';

const month = `(?<!\\p{L}|\\d[.]?\\s)(${monthWords.join('|')})\\.?(?!\\p{L})`;
const year = "\\s*(?:(?:of|de|del|من عام|عام)\\s*)?((?:19|20)\\d\\d|'\\d\\d)(?![\\d-])";

/** What is still to come, such as renewals: its months are not those of the figures. */
const comesUp =
  /(?<!\p{L})(?:com(?:es?|ing) up|up for renewal|renewals?|expir\p{L}*|falls? due|läuft aus|laufen aus|fällig\p{L}*|verlängerung\p{L}*|échéances?|renouvellements?|venc\p{L}*|renovaci\p{L}*|renovaç\p{L}*|scad\p{L}*|rinnov\p{L}*)(?!\p{L})|更新|満期|续约|到期|تجديد/iu;

/** Without the sentences that look ahead. */
export function withoutAhead(text: string): string {
  return comesUp.test(text)
    ? sentences(text)
        .filter((sentence) => !comesUp.test(sentence))
        .join(' ')
    : text;
}

/** Months from one to another, with the years where they are said. */
export function rangeOf(text: string): Range | null {
  const until = untilMonth.exec(text);
  if (until) return endingWith(until[1] === undefined ? 12 : countOf(until[1]), monthNumber(until[2]!), Number(until[3]));
  return monthRange(text);
}

const toDate: readonly Sign[] = [
  sign(
    "year[ -]to[ -]date|ytd|so far this year|this year so far|seit jahresbeginn|bisher in diesem jahr|im laufenden jahr|depuis le début de l'année|cumul annuel|en lo que va d(?:e|el) año|acumulado (?:del año|anual)|(?:no )?acumulado (?:do|no) ano|até agora (?:este|neste) ano|da inizio anno|dall'inizio dell'anno",
    '(?!\\p{L})',
  ),
  sign('年初来|年度累計|今年に入って|年初至今|今年以来|منذ بداية (?:ال)?(?:عام|سنة)', '', unspaced),
];

export function namesYearToDate(text: string): boolean {
  return toDate.some((each) => each.test(text));
}

const thisYear: readonly Sign[] = [
  sign(
    "this year(?:'s)?|(?:in )?diesem jahr|dieses jahr|dieses jahres|cette année|(?:de )?este año|(?:d|n)?este ano|quest'anno",
    '(?!\\p{L})',
  ),
  sign('今年|هذا العام|هذه السنة|العام الحالي', '', unspaced),
];
/** What is to come, or is a period of its own: then the year is no span of the figures. */
const ahead =
  /(?<!\p{L})(?:should|will|plans?|planned|planning|must|need|want|going to|hire|next|targets?|budgets?|goals?|forecasts?|roadmap|focus on|soll(?:te|ten)?|werden|planen|ziele?|müssen|devons|allons|objectifs?|prévisions?|deb(?:e|emos)|objetivos?|vamos|metas?|deve|dovremmo|obiettiv[io]|monthly|quarterly|weekly|qbr|(?:this|last|the|each|every|per) (?:quarter|month|week)|quartal\p{L}*|monat\p{L}*|trimestr\p{L}*|since|founded|started|launched|joined)(?!\p{L})|計画|目標|予算|计划|目标|预算|四半期|季度|خطة|هدف|الميزانية|الربع/iu;

const counts: readonly (readonly [number, string])[] = [
  [2, 'two|zwei|deux|dos|dois|duas|due|二|两'],
  [3, 'three|drei|trois|tres|três|tre|三|ثلاثة'],
  [4, 'four|vier|quatre|cuatro|quatro|quattro|四|أربعة'],
  [5, 'five|fünf|cinq|cinco|cinque|五|خمسة'],
  [6, 'six|sechs|seis|sei|六|ستة'],
  [8, 'eight|acht|huit|ocho|oito|otto|八|ثمانية'],
  [9, 'nine|neun|neuf|nueve|nove|九|تسعة'],
  [10, 'ten|zehn|dix|diez|dez|dieci|十|عشرة'],
  [12, 'twelve|zwölf|douze|doce|doze|dodici|十二|اثني عشر'],
  [18, 'eighteen|achtzehn|dix-huit|dieciocho|dezoito|diciotto|十八'],
];
const count = `(\\d{1,2}|${counts.flatMap(([, words]) => words.split('|').filter((word) => /^\p{Script=Latin}/u.test(word))).join('|')})`;
const countUnspaced = `(\\d{1,2}|十二|十八|${[...'二两三四五六八九十'].join('|')})`;

interface Lasting {
  pattern: Sign;
  /** Which groups hold the count and the unit. */
  count: number;
  unit: number;
}

const units = {
  M: 'months?|monate?n?|mois|mes(?:es)?|mês|mesi|(?:か|カ|ヶ|ケ|箇|个)?月|أشهر|شهرا',
  Q: 'quarters?|quartale?n?|trimestres?|trimestri|四半期|(?:个)?季度|أرباع|فصول',
  Y: 'years?|jahren?|ans|années?|años?|anos|anni|年(?:間)?|سنوات|أعوام',
} as const;
const unit = `(${Object.values(units).join('|')})`;
const pasts = [
  'the last|the past|last|past|previous|trailing|preceding|most recent',
  'den letzten|die letzten|letzten|vergangenen|letzte|vergangene',
  'últim[oa]s|ultim[ie]|los últimos|gli ultimi',
].join('|');
const lasting: readonly Lasting[] = [
  { pattern: sign(pasts, `\\s+${count}[ -]+(?:full |complete |vollen |ganzen )?${unit}(?!\\p{L})`), count: 1, unit: 2 },
  { pattern: sign(`(?:les |des )?${count} (?:derniers?|dernières)`, `\\s+${unit}(?!\\p{L})`), count: 1, unit: 2 },
  { pattern: sign('過去|直近|ここ|过去|最近|近', `\\s*${countUnspaced}\\s*${unit}`, unspaced), count: 1, unit: 2 },
  {
    pattern: sign(
      'آخر|الأخيرة',
      `\\s+(\\d{1,2}|${counts.flatMap(([, words]) => words.split('|').filter((word) => /^[ء-ي]/.test(word))).join('|')})\\s+${unit}`,
    ),
    count: 1,
    unit: 2,
  },
];
/** A course over such a span is drawn beside the figures, which are of another. */
const course =
  /(?<!\p{L})(?:trends?|trend(?:line)?|over time|histor\p{L}+|course|development|evolution|evolución|evolução|évolution|evoluzione|andamento|entwicklung|verlauf|average|moving|rolling|qbr|quarterly review)(?!\p{L})|推移|趋势|اتجاه/iu;

/** `the twelve months to 31 July 2026`, `zwölf Monate bis Ende Juli 2026`, `the year ended 30 June 2026`. */
const untilMonth = sign(
  `(?:${count}[ -]+(?:full |complete |vollen )?(?:${units.M})|(?:year|jahr|année|exercice|año|ejercicio|ano|anno|esercizio)(?= (?:up )?(?:to|ending|ended|until|till|through|bis|au|à|clos|hasta|até|fino)(?!\\p{L})))`,
  `\\s+(?:up )?(?:to|ending|ended|until|till|through|bis|jusqu['’]|au|à|clos|hasta|até|fino)(?!\\p{Ll})[^.,;:!?\\n]{0,20}?(?<!\\p{L})(${monthWords.join('|')})\\.?\\s+(?:de\\s+|del\\s+)?((?:19|20)\\d\\d)`,
);

function endingWith(months: number | null, month: number, year: number): Range | null {
  if (months === null || months > 36) return null;
  const first = year * 12 + month - months;
  return { first: { year: Math.floor(first / 12), month: (first % 12) + 1 }, last: { year, month } };
}

/** How loosely a month is named: `since about mid November`, `seit etwa Mitte Juni`. */
const loosely =
  '(?:(?:about|around|roughly|approximately|early|mid|late|sometime in|the (?:start|beginning|middle|end) of|etwa|ungefähr|circa|ca\\.|anfang|mitte|ende|environ|mi|début|fin|le début de|la mi|la fin de|aproximadamente|mediados de|principios de|finales de|meados de|início de|fim de|metà|inizio|fine)[\\s-]+){0,2}';
const since: readonly Sign[] = [
  sign('since|seit|depuis|desde|dal?|منذ', `\\s+(?:le mois de |el mes de |o mês de )?${loosely}${month}(?:${year})?(?!\\s*\\d)`),
];
const sinceCjk = /(?:((?:19|20)\d\d)\s*年\s*)?(\d{1,2})\s*月(?:上旬|中旬|下旬|初|末|半ば|中)?(?:以降|以来|から(?!\s*\d))/u;
/** What began then is told of, not asked for, unless it is a change. */
const began =
  /(?<!\p{L})(?:been|joined|works?|working|live|founded|employed|CEO|CFO|CRO|COO|bin|sind|arbeite\p{L}*|suis|soy|sou|sono)(?!\p{L})/iu;
const tellsOfBeginning = (sentence: string) =>
  (began.test(sentence) || tellsOfData(sentence)) && sentence.search(share) < 0 && !says(changed, sentence);

const inMonth = sign(
  'in|during|for|of|im|en|em|a|au mois de|nel mese di|no mês de|en el mes de|فِي|في',
  `\\s+${month}(?:${year})?(?!\\s*(?:-|–|to|bis|à)?\\s*\\d)`,
);
const inMonthCjk = /(?:((?:19|20)\d\d)\s*年\s*)?(?<!\d)(\d{1,2})\s*月(?!\s*\d|以降|以来|から)/u;

/** A single month, `2026-05`; without a year the latest one, `M05`. */
export function monthIn(text: string): PeriodName | null {
  const match = inMonth.exec(text);
  if (match) return monthName({ year: match[2] ? Number(match[2].replace("'", '20')) : null, month: monthNumber(match[1]!) });
  const cjk = inMonthCjk.exec(text);
  return cjk && Number(cjk[2]) >= 1 && Number(cjk[2]) <= 12
    ? monthName({ year: cjk[1] ? Number(cjk[1]) : null, month: Number(cjk[2]) })
    : null;
}

/** Relative to the newest data: `YTD`, `L12M`, `L2Q`, `M03..`; null if none is named. */
export function lastingOf(text: string): PeriodName | null {
  for (const sentence of sentences(text)) {
    if (!course.test(sentence)) {
      for (const { pattern, ...groups } of lasting) {
        const match = pattern.exec(sentence);
        const number = match && countOf(match[groups.count]!);
        if (number && number <= 36) return `L${number}${unitOf(match![groups.unit]!)}`;
      }
    }
    if (!tellsOfBeginning(sentence)) {
      for (const each of since) {
        const match = each.exec(sentence);
        if (match) return `${monthName({ year: match[2] ? Number(match[2].replace("'", '20')) : null, month: monthNumber(match[1]!) })}..`;
      }
      const match = sinceCjk.exec(sentence);
      if (match && Number(match[2]) <= 12) return `${monthName({ year: match[1] ? Number(match[1]) : null, month: Number(match[2]) })}..`;
    }
    if (!ahead.test(sentence) && thisYear.some((each) => each.test(sentence))) return ahead.test(text) && course.test(text) ? null : 'YTD';
  }
  return null;
}

function countOf(text: string): number | null {
  const number = /^\d+$/.test(text) ? Number(text) : counts.find(([, words]) => new RegExp(`^(?:${words})$`, 'iu').test(text))?.[0];
  return number !== undefined && number >= 2 ? number : null;
}

function unitOf(text: string): 'M' | 'Q' | 'Y' {
  const found = Object.entries(units).find(([, words]) => new RegExp(`^(?:${words})$`, 'iu').test(text));
  return found![0] as 'M' | 'Q' | 'Y';
}
