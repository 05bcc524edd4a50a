/** What each team or theme does when: a table of lanes by periods, or lists whose items name their period. */
import { isPeriod } from '../../read/columns.ts';
import { capital } from '../../read/topics.ts';
import type { Diagram, Material } from './material.ts';
import { onlyTable, type Part, partsUnder } from './parts.ts';

interface Planned {
  head: string;
  from: string;
  to?: string;
}

interface Lane {
  head: string;
  items: Planned[];
}

const mostPeriods = 12;
const months =
  /^(jan|feb|mar|mär|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez|ene|abr|ago|dic|janv|févr|avr|juin|juil|août|gen|mag|giu|lug|set|ott)/iu;
const order: readonly RegExp[] = [
  /^(?:jan|ene|gen)/iu,
  /^(?:feb|fév|fev)/iu,
  /^(?:mar|mär)/iu,
  /^(?:apr|avr|abr)/iu,
  /^(?:may|mai|mag)/iu,
  /^(?:jun|juin|giu)/iu,
  /^(?:jul|juil|lug)/iu,
  /^(?:aug|août|ago)/iu,
  /^(?:sep|set)/iu,
  /^(?:oct|okt|ott|out)/iu,
  /^nov/iu,
  /^(?:dec|dez|dic|déc)/iu,
];

export function roadmapDraft({ sections, named, title }: Material): Diagram | null {
  const table = sections[0] && onlyTable(sections[0]);
  const found = table ? fromTable(table, named === 'roadmap') : fromLists(sections, named === 'roadmap');
  if (found === null) return null;
  const { periods, lanes, used } = found;
  return { draft: { kind: 'roadmap', title, weight: 7, content: { periods, lanes } }, used };
}

/** Lanes as rows, periods as columns, words in the cells. */
function fromTable({ header, rows }: { header: string[]; rows: string[][] }, asked: boolean) {
  const periods = header.slice(1).map((period) => period.trim());
  const dated = periods.every(isPeriod);
  if (periods.length < 2 || periods.length > mostPeriods || new Set(periods).size < periods.length || !(dated || asked)) return null;
  const cells = rows.flatMap((row) => row.slice(1)).filter((cell) => !blank(cell));
  // Figures over periods are a trend, not a plan.
  if (cells.length === 0 || cells.some((cell) => !/\p{L}{3}/u.test(cell))) return null;
  if (!asked && cells.some((cell) => /^[$€£¥]?[\d.,\s%$€£¥]+(?:\p{L}{1,9}\.?[\s$€£¥]*)?$/u.test(cell))) return null;
  const lanes = rows.flatMap((row): Lane[] => {
    const items = periods.flatMap((from, at) => (blank(row[at + 1] ?? '') ? [] : several(row[at + 1]!).map((head) => ({ head, from }))));
    return items.length === 0 ? [] : [{ head: capital(row[0] ?? ''), items: lasting(items, periods) }];
  });
  return lanes.length === 0 ? null : { periods, lanes, used: 1 };
}

/** `Platform` with `Q1: sign-on` and `Q2–Q3: audit log` under it, lane by lane. */
function fromLists(sections: Material['sections'], asked: boolean) {
  const found = partsUnder(sections, 8);
  if (found === null || found.parts.length < (asked ? 1 : 2)) return null;
  const lanes = found.parts.map(laneOf);
  if (!lanes.every((lane) => lane !== null)) return null;
  const told = [...new Set(lanes.flatMap(({ items }) => items.flatMap(({ from, to }) => [from, ...(to === undefined ? [] : [to])])))];
  const periods = told.toSorted((a, b) => rank(a) - rank(b));
  if (periods.length < 2 || periods.length > mostPeriods || periods.some((period) => Number.isNaN(rank(period)))) return null;
  return { periods, lanes, used: found.used };
}

/** null unless every item names its period. */
function laneOf({ head, items }: Part): Lane | null {
  const planned = items.map((item): Planned | null => {
    const front = /^(.{2,12}?)(?:\s*[-–—]\s*(\S.{0,11}?))?\s*(?:[:：]|\s[-–—])?\s+(\p{L}.+)$/u.exec(item);
    const back = /^(.+?)\s*[(（]([^()（）–—-]{2,12}?)(?:\s*[-–—]\s*([^()（）]{2,12}?))?[)）]$/u.exec(item);
    const [when, until, what] =
      back && isPeriod(back[2]!) ? [back[2]!, back[3], back[1]!] : [front?.[1] ?? '', front?.[2], front?.[3] ?? ''];
    const bare = when.replace(/[:：]$/, '').trim();
    if (!isPeriod(bare) || (until !== undefined && !isPeriod(until)) || what === '') return null;
    return { head: capital(what), from: bare, ...(until === undefined ? {} : { to: until }) };
  });
  return planned.length > 0 && planned.every((each) => each !== null) ? { head, items: planned } : null;
}

/** The same words in adjacent periods become one bar. */
function lasting(items: readonly Planned[], periods: readonly string[]): Planned[] {
  const found: Planned[] = [];
  for (const item of items) {
    const earlier = found.find(
      ({ head, from, to = from }) =>
        head.toLowerCase() === item.head.toLowerCase() && periods.indexOf(to) + 1 === periods.indexOf(item.from),
    );
    if (earlier) earlier.to = item.from;
    else found.push({ ...item });
  }
  return found;
}

function several(cell: string): string[] {
  return cell
    .split(/\s*[;；]\s*|<br>/u)
    .filter((part) => !blank(part))
    .map((part) => capital(part.trim()));
}

function blank(cell: string): boolean {
  return /^[\s–—-]*$/u.test(cell);
}

/** Months from year 0; NaN if the order is unknown. */
function rank(period: string): number {
  const year = Number(/20\d\d/.exec(period)?.[0] ?? (/'(\d\d)/.exec(period) ? `20${/'(\d\d)/.exec(period)![1]}` : 0));
  const [, unit, number] = /(?<!\p{L})([QTH])\s?([1-4])(?!\d)/iu.exec(period) ?? [];
  if (unit) return year * 12 + (Number(number) - 1) * (unit.toUpperCase() === 'H' ? 6 : 3);
  const month = months.test(period)
    ? order.findIndex((sign) => sign.test(period))
    : Number(/(\d{1,2})月|20\d\d-(\d{1,2})/.exec(period)?.[1] ?? /20\d\d-(\d{1,2})/.exec(period)?.[1] ?? Number.NaN) - 1;
  if (!Number.isNaN(month) && month >= 0) return year * 12 + month;
  return /^20\d\d年?$/u.test(period.trim()) ? year * 12 : Number.NaN;
}
