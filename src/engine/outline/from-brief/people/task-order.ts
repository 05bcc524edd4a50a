/** The order of days that are written without their year: a plan runs for less than one, so that it ends where the longest gap is. */
import { monthOf, type When } from './when.ts';

/** Days of a year of twelve equal months, which is enough to tell what comes first. */
const month = 31;
const year = 12 * month;

const early = /(?<!\p{L})(?:early|start|beginning|anfang|début|principios|início|inizio)(?!\p{L})|[初]|上旬/iu;
const middle = /(?<!\p{L})(?:mid|middle|mitte|mi|mediados|meados|metà)(?!\p{L})|中旬/iu;
const late = /(?<!\p{L})(?:late|end|ende|fin|finales|fines|final|fim|fine)(?!\p{L})|[末底]/iu;

/** Null where a time has no place in a year: a weekday, `next week`. */
function dayOf(text: string): { day: number; year: number | null } | null {
  const written = /20\d\d/.exec(text)?.[0];
  const inYear = written === undefined ? null : Number(written);
  const iso = /^20\d\d-(\d\d)-(\d\d)$/.exec(text);
  if (iso) return { day: Number(iso[1]) * month + Number(iso[2]), year: inYear };
  const numeric = /(?<!\d)(\d{1,2})[./](\d{1,2})(?:[./]|(?!\d))/u.exec(text);
  if (numeric) return { day: Number(numeric[2]) * month + Number(numeric[1]), year: inYear };
  const week = /(?<!\p{L})(?:KW|week|semaine|semana|settimana)\s(\d{1,2})(?!\d)/iu.exec(text)?.[1];
  if (week !== undefined) return { day: (Number(week) * 7 * year) / 366 + month, year: inYear };
  const quarter = /(?<!\p{L})[QT]([1-4])(?!\d)/u.exec(text)?.[1];
  if (quarter !== undefined) return { day: Number(quarter) * 3 * month - month / 2, year: inYear };
  const named = monthOf(text);
  if (named === null) return null;
  const number = /(?<!\d)\d{1,2}(?=\s?[日号])/u.exec(text)?.[0] ?? /(?<!\d)\d{1,2}(?![\d月])/u.exec(text.replace(/20\d\d/, ''))?.[0];
  const day = number !== undefined ? Number(number) : late.test(text) ? 29 : early.test(text) ? 3 : middle.test(text) ? 15 : 16;
  return { day: named * month + day, year: inYear };
}

/** Earliest first, those without a day last; as given where the order is not certain. */
export function inTime<T extends { time?: When }>(given: readonly T[]): T[] {
  const dated = given.filter(({ time }) => time !== undefined);
  const days = dated.map(({ time }) => dayOf(time!.text));
  const known = days.flatMap((each) => (each === null ? [] : [each]));
  if (known.length < days.length || known.length === 0) return [...dated, ...given.filter(({ time }) => time === undefined)];
  const at = known.every((each) => each.year !== null)
    ? known.map((each) => each.year! * year + each.day)
    : turned(known.map(({ day }) => day));
  const sorted = dated.map((each, index) => ({ each, at: at[index]!, index })).toSorted((a, b) => a.at - b.at || a.index - b.index);
  return [...sorted.map(({ each }) => each), ...given.filter(({ time }) => time === undefined)];
}

/** Days of a plan that may pass the turn of the year. */
function turned(days: readonly number[]): number[] {
  const back = days.filter((day, at) => at > 0 && days[at - 1]! > day).length;
  // As their author has them, where that passes the turn once.
  if (back === 0) return [...days];
  if (back === 1 && days.at(-1)! < days[0]!) {
    const turn = days.findIndex((day, at) => at > 0 && days[at - 1]! > day);
    return days.map((day, at) => (at < turn ? day : day + year));
  }
  const sorted = [...new Set(days)].toSorted((a, b) => a - b);
  const gaps = sorted.map((day, at) => ({ from: day, gap: day - (at === 0 ? sorted.at(-1)! - year : sorted[at - 1]!) }));
  const longest = Math.max(...gaps.map(({ gap }) => gap));
  const first = gaps.filter(({ gap }) => gap === longest);
  const start = (first.find(({ from }) => from === days[0]) ?? first[0]!).from;
  return days.map((day) => (day < start ? day + year : day));
}
