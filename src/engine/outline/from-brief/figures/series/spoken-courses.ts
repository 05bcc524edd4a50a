/** Figures over periods as people speak of them, in any order and with other words between: `EBITDA was €1.6m against €1.2m in Q2, €0.7m in Q1 and €1.1m in Q4 of last year`. */
import { all } from '../../../../../languages/all.ts';
import type { LanguageCode } from '../../../../../model/language.ts';
import { datesIn } from '../../../../brief/dates.ts';
import { isDense } from '../dense-phrases.ts';
import { type Quantity, quantitiesIn } from '../quantities.ts';
import { type NamedPeriod, periodsNamed, perYear } from './periods.ts';

export interface SpokenCourse {
  figures: Quantity[];
  /** In order of time. */
  periods: NamedPeriod[];
  /** The words before the first of them. */
  before: string;
}

/** The period that a deck is of, and the year it is made in. */
export interface Present {
  period: NamedPeriod | null;
  year: number | null;
}

type Token = { at: number; end: number } & ({ figure: Quantity } | { period: NamedPeriod | 'now' });

const fewest = 3;
/** Between a figure and its period stand no more characters than these, and no end of a sentence. */
const widest = 48;

/** Each figure beside its own period, all of one unit and kind; the period of the deck may go without saying once. Null where it is not sure which belongs to which. */
export function spokenCourse(text: string, language: LanguageCode, present: Present): SpokenCourse | null {
  const tokens = tokensIn(text, language, present);
  const figures = tokens.flatMap((token) => ('figure' in token ? [token.figure] : []));
  const [like] = figures;
  if (like === undefined || figures.length < fewest) return null;
  const isAlike = ({ unit, currency, word }: Quantity) => unit === like.unit && currency === like.currency && word === like.word;
  if (!figures.every(isAlike)) return null;
  const pairs = paired(tokens, text, 'after', present) ?? paired(tokens, text, 'before', present);
  if (pairs === null) return null;
  const sorted = inOrder(pairs, present);
  const opening = Math.min(...pairs.flatMap(({ figure, period }) => (period === present.period ? [figure.at] : [figure.at, period.at])));
  return sorted === null
    ? null
    : { figures: sorted.map(({ figure }) => figure), periods: sorted.map(({ period }) => period), before: text.slice(0, opening) };
}

function tokensIn(text: string, language: LanguageCode, { year }: Present): Token[] {
  const last = year === null ? null : year - 1;
  const periods = ofYears(periodsNamed(text, language, last), text);
  const bare = periods.reduceRight((rest, { at, end }) => `${rest.slice(0, at)}${' '.repeat(end - at)}${rest.slice(end)}`, text);
  const dates = datesIn(text);
  const edge = isDense(language) ? '' : '(?<!\\p{L})';
  const nows = [...bare.matchAll(new RegExp(`${edge}(?:${all[language].figures.series.now})(?!\\p{Script=Latin})`, 'giu'))];
  const tokens: Token[] = [
    ...periods.map((period) => ({ at: period.at, end: period.end, period })),
    ...quantitiesIn(bare, language)
      .filter(({ at, end }) => !dates.some((date) => at < date.at + date.text.length && end > date.at))
      .map((figure) => ({ at: figure.at, end: figure.end, figure })),
    ...nows.map(({ index, 0: { length } }) => ({ at: index, end: index + length, period: 'now' as const })),
  ];
  return tokens.sort((a, b) => a.at - b.at);
}

/** `Q4 of last year`, `March of 2025`: a year after a shorter period is its own. */
function ofYears(periods: readonly NamedPeriod[], text: string): NamedPeriod[] {
  const found: NamedPeriod[] = [];
  for (const period of periods) {
    const before = found.at(-1);
    const isOwn =
      period.kind === 'year' &&
      before !== undefined &&
      before.kind !== 'year' &&
      before.year === null &&
      /^\s?(?:of|in|,|des|vom|de|del|do|dell['’])?\s?(?:the\s)?$/iu.test(text.slice(before.end, period.at));
    if (isOwn) found[found.length - 1] = { ...before, year: period.year, end: period.end };
    else found.push(period);
  }
  return found;
}

interface Pair {
  figure: Quantity;
  period: NamedPeriod;
}

/** Each figure with the period right after it, or right before it. */
function paired(tokens: readonly Token[], text: string, where: 'after' | 'before', present: Present): Pair[] | null {
  const order = where === 'after' ? tokens : tokens.toReversed();
  const pairs: Pair[] = [];
  const used = new Set<Token>();
  let silent: Quantity | null = null;
  for (const [at, token] of order.entries()) {
    if (!('figure' in token)) continue;
    const next = order[at + 1];
    const gap = next === undefined ? '' : where === 'after' ? text.slice(token.end, next.at) : text.slice(next.end, token.at);
    const isBeside = next !== undefined && 'period' in next && gap.length <= widest && !/[.;。；!?！？]\s|,\s\p{L}+.*\d/u.test(gap);
    if (isBeside && next.period !== 'now') {
      pairs.push({ figure: token.figure, period: next.period });
      used.add(next);
    } else if (silent === null) silent = token.figure;
    else return null;
    if (isBeside && next.period === 'now') used.add(next);
  }
  // `Since last winter`, before the quarters, belongs to no figure.
  const first = tokens.findIndex((token) => 'figure' in token);
  const isOther = (token: Token, at: number) =>
    'period' in token && token.period !== 'now' && !used.has(token) && (at > first || token.period.kind === pairs[0]?.period.kind);
  if (tokens.some(isOther)) return null;
  if (silent === null) return pairs;
  return present.period === null ? null : [...pairs, { figure: silent, period: present.period }];
}

function inOrder(pairs: readonly Pair[], present: Present): Pair[] | null {
  const [first] = pairs;
  if (first === undefined || pairs.some(({ period }) => period.kind !== first.period.kind)) return null;
  const { kind } = first.period;
  const size = perYear[kind];
  const today = present.period?.kind === kind ? present.period : null;
  const placed = pairs.map((pair) => {
    const year = pair.period.year ?? yearOf(pair.period.part, today, present);
    return { ...pair, place: (year ?? 0) * size + pair.period.part, year };
  });
  const sorted = placed.toSorted((a, b) => a.place - b.place);
  if (new Set(sorted.map(({ place }) => place)).size < fewest || sorted.length > new Set(sorted.map(({ place }) => place)).size)
    return null;
  const isOneYear = new Set(sorted.map(({ year }) => year)).size === 1;
  return sorted.map(({ figure, period, year }) => ({ figure, period: isOneYear || year === null ? period : named(period, year) }));
}

/** A period without a year is the last one of its name. */
function yearOf(part: number, today: NamedPeriod | null, { year }: Present): number | null {
  if (today?.year != null) return part > today.part ? today.year - 1 : today.year;
  return year;
}

const named = (period: NamedPeriod, year: number): NamedPeriod =>
  period.kind === 'year' || period.name.includes(String(year)) ? { ...period, year } : { ...period, year, name: `${period.name} ${year}` };
