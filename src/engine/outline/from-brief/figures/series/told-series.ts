/** The series that a brief tells in words: each measure with its figures, and their periods where they are certain. */
import type { LanguageCode } from '../../../../../model/language.ts';
import { figureUnder } from '../../read/columns.ts';
import type { Sentence } from '../../said.ts';
import { type Quantity, quantitiesIn } from '../quantities.ts';
import { type Run, runsIn } from './entries.ts';
import { seriesName } from './names.ts';
import type { NamedPeriod } from './periods.ts';
import { type Present, spokenCourse } from './spoken-courses.ts';

export interface ToldSeries {
  label: string;
  figures: Quantity[];
  periods: NamedPeriod[];
  sentences: readonly Sentence[];
  /** Its sentences say nothing else than series. */
  whole: boolean;
}

interface Heard extends Omit<ToldSeries, 'periods'> {
  periods: NamedPeriod[] | null;
  same: boolean;
  closed: boolean;
  /** Of the line it stands on. */
  line: number;
}

/** `present.year`: that of the deck; a figure of a later one is a plan. */
export function toldSeries(sentences: readonly Sentence[], language: LanguageCode, present: Present): ToldSeries[] {
  const { year } = present;
  const lines = linesOf(sentences, language);
  const heard = lines.flatMap((line, at) => {
    const found = heardIn(line, at, language, year);
    return found.some(({ periods }) => periods !== null) ? found : [...found, ...spokenIn(lines, at, language, present)];
  });
  return heard.flatMap((series): ToldSeries[] => {
    const periods = series.periods ?? sharedBy(series, heard);
    if (periods === null || (year !== null && (periods.at(-1)!.year ?? 0) > year)) return [];
    const { label, figures, sentences: own, whole } = series;
    return [{ label, figures, periods, sentences: own, whole }];
  });
}

interface Line {
  text: string;
  sentences: readonly Sentence[];
}

/** Items of figures alone stand with the heading that names them, as their author wrote them on one line. */
function linesOf(sentences: readonly Sentence[], language: LanguageCode): Line[] {
  const lines: Line[] = [];
  for (let at = 0; at < sentences.length; ) {
    const { heading, list, text } = sentences[at]!;
    let end = at + 1;
    if (heading !== null && list !== null) while (sentences[end]?.list === list && sentences[end]!.heading === heading) end += 1;
    const items = sentences.slice(at, end);
    const joined = `${heading}: ${items.map((item) => item.text).join(', ')}`;
    const [run, ...others] = items.length > 2 ? runsIn(joined, language, null) : [];
    const isOne = run !== undefined && others.length === 0 && run.figures.length >= items.length - 1 && run.at <= heading!.length + 2;
    if (isOne) lines.push({ text: joined, sentences: items });
    else for (const item of items) lines.push({ text: isBelow(item, language) ? `${heading}: ${text}` : item.text, sentences: [item] });
    at = end;
  }
  return lines;
}

/** Figures with no name of their own have that of the heading above them. */
function isBelow({ heading, list, text }: Sentence, language: LanguageCode): boolean {
  return heading !== null && list === null && runsIn(text, language, null)[0]?.at === 0;
}

function heardIn({ text, sentences }: Line, line: number, language: LanguageCode, year: number | null): Heard[] {
  if (/[?？؟]/u.test(text)) return [];
  const spaced = text.replace(/(?<![\d/])\d[\d.,]*(?:\/\d[\d.,]*){3,}(?![\d/])/gu, (chain) => chain.replaceAll('/', ' / '));
  const runs = runsIn(spaced, language, year === null ? null : year - 1);
  let from = 0;
  const named = runs.map((run) => {
    const words = spaced.slice(from, run.at).replace(/^\s*[,;，；、.。)]\s*/u, '');
    from = run.end;
    const clause = words.slice(words.search(/[^.;。；!！]*$/u));
    const name = seriesName(run.inside === '' ? clause : `${clause} ${run.inside}`, run.counted, language);
    return { run, name, words };
  });
  const last = runs.at(-1);
  const behind = last === undefined ? '' : spaced.slice(last.end).replace(/[\s\p{P}]/gu, '');
  const whole = named.every(({ name, words }) => name?.whole === true && words.length < 70) && behind.length <= 12;
  return named.flatMap(({ run, name }): Heard[] => {
    if (name === null || (run.periods === null && !isAlone(run, spaced))) return [];
    const figures = inUnit(run.figures, name.unit, language);
    return figures === null
      ? []
      : [{ label: name.label, figures, periods: run.periods, same: name.same, closed: name.closed, sentences, whole, line }];
  });
}

/** A course as it is spoken; of `we went from …`, the name is that of the measure whose figure was told before. */
function spokenIn(lines: readonly Line[], at: number, language: LanguageCode, present: Present): Heard[] {
  const { text, sentences } = lines[at]!;
  const course = /[?？؟]/u.test(text) ? null : spokenCourse(text, language, present);
  if (course === null) return [];
  const { figures, periods, before } = course;
  const label = nameOf(before, language) ?? namedBefore(lines.slice(Math.max(0, at - farthest), at), figures, language);
  return label === null ? [] : [{ label, figures, periods, same: false, closed: true, sentences, whole: false, line: at }];
}

/** Lines back to where a measure is named. */
const farthest = 4;
/** Words of the name of a measure that is spoken of. */
const longestName = 5;

const ours =
  /^(?:we|i|it|they|that|this|wir|es|sie|das|nous|on|cela|nosotros|esto|noi|questo|nós|isto|我们|私たち)(?!\p{L})|\s(?:we|wir|nous|nosotros|noi|nós)$/iu;

function nameOf(words: string, language: LanguageCode): string | null {
  const clause = words.slice(words.search(/[^.;:。；：!！]*$/u));
  const name = seriesName(clause, null, language)?.label ?? null;
  return name === null || ours.test(name) || /\d/u.test(name) || name.split(' ').length > longestName ? null : name;
}

/** `Revenue came in at €12.8m. … we went from … to €12.8m`: the same figure is of the same measure. */
function namedBefore(lines: readonly Line[], figures: readonly Quantity[], language: LanguageCode): string | null {
  for (const { text } of lines.toReversed()) {
    const [first] = quantitiesIn(text, language);
    const isSame =
      first !== undefined &&
      figures.some(({ value, unit, currency }) => value === first.value && unit === first.unit && currency === first.currency);
    const name = isSame ? nameOf(text.slice(0, first.at), language) : null;
    if (name !== null) return name;
  }
  return null;
}

/** Nothing is said of figures without periods but what they count. */
function isAlone({ end, counted }: Run, text: string): boolean {
  const rest = text
    .slice(end)
    .trimStart()
    .replace(counted ?? '', '');
  return /^(?:$|[\s]*[.,;:。，、；)(]|です|でした)/u.test(rest);
}

/** Figures without a unit in the one that their name gives. */
function inUnit(figures: readonly Quantity[], unit: string | null, language: LanguageCode): Quantity[] | null {
  if (unit === null || figures.some(({ bare }) => !bare)) return [...figures];
  const written = figures.map((own) => {
    const figure = figureUnder(own.text, unit === '%' ? 'x %' : `x (${unit})`, language);
    return figure === null ? null : { ...own, ...figure, at: own.at, bare: figure.text === own.text };
  });
  const all = written.filter((figure) => figure !== null);
  if (all.length < figures.length) return null;
  return all.map((figure) => (figure.bare ? { ...figure, text: `${figure.text} ${unit}`, word: unit, bare: false } : figure));
}

/** How many lines away a series may be whose years it shares without saying so. */
const nearby = 1;
/** The largest beside the smallest, of figures whose periods are not said. */
const mostApart = 6;

/** The periods of the series beside it with as many figures; null unless there is one answer. */
function sharedBy(series: Heard, all: readonly Heard[]): NamedPeriod[] | null {
  const dated = all.filter(({ periods }) => periods !== null);
  const isBeside = (other: Heard): boolean => {
    if (series.same) return true;
    const [one, two] = [series.sentences[0]!, other.sentences[0]!];
    if (one.list !== null && one.list === two.list) return true;
    if (series.line === other.line) return true;
    // A listing of prices after a series is no series: what shares its years says so by its form.
    const sizes = series.figures.map(({ value }) => Math.abs(value));
    if (!series.closed || other.line > series.line || Math.max(...sizes) > mostApart * Math.min(...sizes)) return false;
    // From one to the next: series with as many figures between them join them.
    const [low, high] = [Math.min(series.line, other.line), Math.max(series.line, other.line)];
    const between = all.filter(({ line, figures }) => line > low && line < high && figures.length === series.figures.length);
    const lines = [low, ...new Set(between.map(({ line }) => line)), high];
    return lines.every((line, at) => at === 0 || line - lines[at - 1]! <= nearby);
  };
  const able = dated.filter((other) => other.periods!.length === series.figures.length && isBeside(other));
  const keys = new Set(able.map(({ periods }) => keyOf(periods!)));
  // `The same years` are those told last.
  const before = able.filter(({ line }) => line <= series.line);
  if (series.same) return (before.at(-1) ?? able[0])?.periods ?? null;
  return keys.size === 1 ? able[0]!.periods : null;
}

/** Series with one key are told of the same periods. */
export function keyOf(periods: readonly NamedPeriod[]): string {
  return periods.map(({ kind, year, part }) => `${kind} ${year ?? ''} ${part}`).join('\n');
}
