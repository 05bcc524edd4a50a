/** Runs of figures in a text, each figure with the period that stands beside it: `6 in 2021, 9 in 2022 and 14 in 2023`. */
import { all } from '../../../../../languages/all.ts';
import type { LanguageCode } from '../../../../../model/language.ts';
import { datesIn } from '../../../../brief/dates.ts';
import { figureOf } from '../../read/figures.ts';
import { isDense } from '../dense-phrases.ts';
import { type Quantity, quantitiesIn } from '../quantities.ts';
import { allBetween, inTime, type NamedPeriod, periodsNamed } from './periods.ts';

export interface Run {
  at: number;
  end: number;
  figures: Quantity[];
  /** In order of time; null where the text names none. */
  periods: NamedPeriod[] | null;
  /** What the figures count, where a word after them says: `pallets`. */
  counted: string | null;
  /** Words between a first period and its figure: `In 2023 we repaired 412,000`. */
  inside: string;
}

type Token = { at: number; end: number } & ({ figure: Quantity } | { period: NamedPeriod } | { other: true });

interface Gap {
  /** A new entry begins after it. */
  parts: boolean;
  /** From one period to another. */
  spans: boolean;
  counted: string | null;
}

const fewest = 3;
const most = 24;
/** Words of what is counted. */
const longestCounted = { words: 3, characters: 4 } as const;

/** `last`: the year before that of the deck. */
export function runsIn(text: string, language: LanguageCode, last: number | null): Run[] {
  const tokens = tokensIn(text, language, last);
  const runs: Run[] = [];
  for (let from = 0; from < tokens.length; ) {
    const { next, run } = runFrom(tokens, from, text, language);
    if (run !== null) runs.push(run);
    from = next;
  }
  return runs;
}

function tokensIn(text: string, language: LanguageCode, last: number | null): Token[] {
  const periods = periodsNamed(text, language, last);
  // A figure beside a period is not read together with it.
  const bare = periods.reduceRight((rest, { at, end }) => `${rest.slice(0, at)}${' '.repeat(end - at)}${rest.slice(end)}`, text);
  const dates = datesIn(text);
  const figures = [...quantitiesIn(bare, language), ...shortened(bare, language)]
    .filter(({ at, end }) => !dates.some((date) => at < date.at + date.text.length && end > date.at))
    .map((figure) => (isDense(language) ? signed(figure, text) : figure));
  const known: Token[] = [
    ...periods.map((period) => ({ ...place(period), period })),
    ...figures.map((figure) => ({ ...place(figure), figure })),
  ];
  const others = [...bare.matchAll(/\d[\d.,]*/gu)]
    .map(({ index, 0: { length } }) => ({ at: index, end: index + length, other: true as const }))
    .filter(({ at, end }) => !known.some((token) => at < token.end && end > token.at));
  return [...known, ...others].sort((a, b) => a.at - b.at);
}

/** `1.42m`, where the currency is left out. */
function shortened(text: string, language: LanguageCode): Quantity[] {
  return [...text.matchAll(/(?<![\p{L}\d.,])(\d[\d.,]*)\s?(m|bn)(?![\p{L}\d²³])/gu)].flatMap(({ 0: whole, 1: digits, 2: word, index }) => {
    const figure = figureOf(digits!, language);
    return figure === null ? [] : [{ ...figure, text: whole, at: index, end: index + whole.length, word: word!, bare: false }];
  });
}

/** `540万円の赤字`, `亏损540万`: a loss is less than nothing. */
function signed(figure: Quantity, text: string): Quantity {
  const behind = /^の?(黒字|赤字|損失)/u.exec(text.slice(figure.end));
  const before = /(亏损|盈利)$/u.exec(text.slice(0, figure.at));
  const isLoss = /赤字|損失|亏损/u.test(`${behind?.[1] ?? ''}${before?.[1] ?? ''}`);
  const spot = { at: figure.at - (before?.[0].length ?? 0), end: figure.end + (behind?.[0].length ?? 0) };
  return isLoss ? { ...figure, ...spot, value: -figure.value, text: `−${figure.text}` } : { ...figure, ...spot };
}

const place = ({ at, end }: { at: number; end: number }) => ({ at, end });

function runFrom(tokens: readonly Token[], from: number, text: string, language: LanguageCode): { next: number; run: Run | null } {
  const first = tokens[from]!;
  if ('other' in first) return { next: from + 1, run: null };
  const entries: Token[][] = [[first]];
  let counted: string | null = null;
  let inside = '';
  let spans = false;
  let at = from + 1;
  for (; at < tokens.length && at - from < most * 2; at += 1) {
    const [before, token] = [tokens[at - 1]!, tokens[at]!];
    if ('other' in token) break;
    const words = text.slice(before.end, token.at);
    const gap = gapOf(words, { isAfterFigure: 'figure' in before, isBeforeFigure: 'figure' in token }, language);
    // The name of the measure may stand between its first period and figure.
    if (gap === null && at === from + 1 && 'period' in before && 'figure' in token && /^[^,;:.。，；：]{2,40}$/u.test(words)) {
      inside = words.trim();
      entries.at(-1)!.push(token);
      continue;
    }
    if (gap === null) break;
    if (gap.counted !== null) {
      if (counted !== null && counted.toLowerCase() !== gap.counted.toLowerCase()) break;
      counted = gap.counted;
    }
    if (gap.spans && 'period' in before && 'period' in token && at === from + 1) spans = true;
    else if (gap.parts) entries.push([]);
    entries.at(-1)!.push(token);
  }
  const figures = entries.flat().flatMap((token) => ('figure' in token ? [token.figure] : []));
  if (figures.length < fewest) return { next: figures.length === 0 ? at : Math.max(from + 1, at), run: null };
  const periods = periodsOf(entries, figures.length, spans);
  const alike = inOneUnit(figures, language);
  // A period after the last figure may belong to what follows.
  if (periods === undefined || alike === null) return { next: at, run: null };
  const end = tokens[at - 1]!.end;
  return {
    next: at,
    run: { at: first.at, end, figures: alike, periods, counted: counted ?? countedAfter(text.slice(end), language), inside },
  };
}

/** Undefined where it is not sure which figure belongs to which period; null where there are no periods. */
function periodsOf(entries: readonly Token[][], count: number, spans: boolean): NamedPeriod[] | null | undefined {
  const periodsIn = (tokens: readonly Token[]) => tokens.flatMap((token) => ('period' in token ? [token.period] : []));
  const all = periodsIn(entries.flat());
  if (all.length === 0) return null;
  if (spans) {
    const between = all.length === 2 ? allBetween(all[0]!, all[1]!) : null;
    return between?.length === count ? between : undefined;
  }
  const flat = entries.flat();
  const figuresFirst = flat.findIndex((token) => 'figure' in token);
  // `2022, 2023, 2024: 5, 6, 7`.
  if (all.length === count && figuresFirst === count) return inTime(all) ?? undefined;
  if (entries.some((entry) => entry.filter((token) => 'figure' in token).length !== 1 || periodsIn(entry).length > 1)) return undefined;
  if (all.length === count) return inTime(all) ?? undefined;
  const [opening, closing] = [periodsIn(entries[0]!)[0], periodsIn(entries.at(-1)!)[0]];
  if (opening === undefined || closing === undefined) return undefined;
  const between = allBetween(opening, closing);
  if (between?.length !== count) return undefined;
  // Those named in between are where they should be.
  return entries.every((entry, at) => periodsIn(entry).every(({ year, part }) => year === between[at]!.year && part === between[at]!.part))
    ? between
    : undefined;
}

const compiled = new Map<LanguageCode, { beside: RegExp; between: RegExp }>();
function patternsOf(language: LanguageCode): { beside: RegExp; between: RegExp } {
  const known = compiled.get(language);
  if (known) return known;
  const { beside, between } = all[language].figures.series;
  const word = (words: string) => new RegExp(`^(?:${words})$`, 'iu');
  const made = { beside: word(beside), between: word(between) };
  compiled.set(language, made);
  return made;
}

/** What the words between two tokens are; null where something else is said there. */
function gapOf(
  gap: string,
  { isAfterFigure, isBeforeFigure }: { isAfterFigure: boolean; isBeforeFigure: boolean },
  language: LanguageCode,
): Gap | null {
  if (/[.。!?？！\n]/u.test(gap) || gap.length > 60) return null;
  const { beside, between } = patternsOf(language);
  const arrow = /→|->|[–—]|(?<=\s)-(?=\s)|[-~〜～](?=\s*$)/u.test(gap);
  const marked = /[,;、，；/·|]/u.test(gap);
  const words = gap
    .replace(/[,;、，；/·|→–—~〜～()[\]（）:：=>-]/gu, ' ')
    .replace(/(?<=\p{L}['’])(?=\p{L})/gu, ' ')
    .split(/\s+/u)
    .filter((word) => word !== '');
  const dense = isDense(language) ? words.flatMap((word) => denseWords(word, language)) : words;
  const joined = dense.some((word) => between.test(word) && !beside.test(word));
  const rest = dense.filter((word) => !between.test(word) && !beside.test(word));
  const spans = (arrow || dense.some((word) => between.test(word))) && rest.length === 0 && !marked;
  // An arrow from a period to its figure opens no entry.
  const parts = marked || joined || (arrow && isAfterFigure && isBeforeFigure);
  if (rest.length === 0) return { parts, spans, counted: null };
  const isShort = isDense(language) ? rest.join('').length <= longestCounted.characters : rest.length <= longestCounted.words;
  const startsWithIt = gap.trimStart().toLowerCase().startsWith(rest[0]!.toLowerCase());
  const isTogether = gap.includes(rest.join(isDense(language) ? '' : ' '));
  return isAfterFigure && isShort && startsWithIt && isTogether
    ? { parts, spans: false, counted: rest.join(isDense(language) ? '' : ' ') }
    : null;
}

/** Particles at either end of what is counted. */
function denseWords(word: string, language: LanguageCode): string[] {
  const { beside, between } = all[language].figures.series;
  const ends = new RegExp(`(?:${between}|${beside})$`, 'u');
  const found = ends.exec(word);
  return found === null || found[0] === word ? [word] : [word.slice(0, found.index), found[0]];
}

function countedAfter(rest: string, language: LanguageCode): string | null {
  if (isDense(language)) return /^(\p{Script=Han}{1,2}|[\p{Script=Katakana}ー]{1,4})(?=[。、，；;,]|です|$)/u.exec(rest)?.[1] ?? null;
  return /^\s(?:de\s|d['’]|di\s)?(\p{L}[\p{L}'’-]*(?:\s\p{L}[\p{L}'’-]*)?)(?=\s*(?:[,;.)(]|$))/u.exec(rest)?.[1] ?? null;
}

/** All in the unit that the first or the last of them has; null where they differ. */
function inOneUnit(figures: readonly Quantity[], language: LanguageCode): Quantity[] | null {
  const told = figures.filter(({ bare }) => !bare);
  // The word of one or none is not that of many: `0 jour … 12`.
  const isSingular =
    told.length > 0 && told.length < figures.length && told.every(({ word, value }) => word !== '' && Math.abs(value) <= 1);
  if (isSingular)
    return figures.map((own) => ({ ...own, unit: 'number', word: '', bare: true, text: own.text.replace(own.word, '').trim() }));
  const like = told[0];
  if (like === undefined) return [...figures];
  const all = figures.map((own) => (own.bare ? inUnitOf(own, told, language) : inCurrencyOf(own, like)));
  return all.every(({ unit, currency }) => unit === like.unit && currency === like.currency) ? all : null;
}

/** `£96k, then 118k`: the sign stands once. */
function inCurrencyOf(own: Quantity, { unit, currency, text }: Quantity): Quantity {
  const sign = /^\D+/u.exec(text)?.[0];
  if (unit !== 'money' || currency === undefined || own.unit !== 'number' || own.word !== '' || sign === undefined) return own;
  return { ...own, unit, currency, text: `${sign}${own.text}` };
}

function inUnitOf(own: Quantity, told: readonly Quantity[], language: LanguageCode): Quantity {
  // One day is not `2 day`.
  const like = told.find(({ value, word }) => word === '' || Math.abs(value) > 1) ?? told[0]!;
  const [, head = '', digits = '', rest = ''] = /^(\D*)([\d.,'’\s\u00a0\u202f]*\d)(.*)$/su.exec(like.text) ?? [];
  const plain = figureOf(digits, language)?.value ?? 0;
  const scale = plain === 0 ? 1 : like.value / plain;
  const value = Number((own.value * scale).toPrecision(14));
  const { unit, currency, word } = like;
  return { ...own, value, unit, word, bare: false, text: `${head}${own.text}${rest}`, ...(currency === undefined ? {} : { currency }) };
}
