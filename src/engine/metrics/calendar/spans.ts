/** Spans of time that a prompt names by their months or by how long they are: which months of the data they mean. */
import { type Calendar, monthsAhead } from './calendar.ts';

export interface Span {
  /** Numbers of its first and last month. */
  from: number;
  to: number;
  /** Compared with the same months a year earlier, not with as many months just before. */
  yearly: boolean;
}

/** What is known of the data's months, by number. */
export interface KnownMonths {
  /** The first and last one that the data fully cover. */
  first: number;
  last: number;
  /** The last one of which the data hold most. */
  reached: number;
  /** The last one that has ended, whether or not the data reach as far. */
  ended: number;
}

const named = /^(?:(\d{4})-|M)(\d\d)\.\.(?:(?:(\d{4})-|M)(\d\d))?$/;
const lasting = /^L(\d{1,2})([MQY])$/;
const monthsIn = { M: 1, Q: 3, Y: 12 } as const;

/** Null if the name is none of a span. */
export function spanOf(name: string, calendar: Calendar, { last, ended }: KnownMonths): Span | null {
  if (name === 'YTD') return { from: Math.floor(last / 12) * 12, to: last, yearly: true };
  const back = lasting.exec(name);
  if (back) {
    const unit = monthsIn[back[2] as keyof typeof monthsIn];
    const to = Math.floor((last + 1) / unit) * unit - 1;
    return { from: to + 1 - Number(back[1]) * unit, to, yearly: false };
  }
  const [, year, month, lastYear, lastMonth] = named.exec(name) ?? [];
  if (month === undefined) return null;
  const at = (inYear: number, number: string) => inYear * 12 + Number(number) - 1 + monthsAhead(calendar);
  // Of months without a year, the latest ones that have ended.
  const latest = (number: string, until: number) => until - ((((until - at(0, number)) % 12) + 12) % 12);
  if (lastMonth === undefined) return { from: year ? at(Number(year), month) : latest(month, last), to: last, yearly: false };
  const length = (((Number(lastMonth) - Number(month)) % 12) + 12) % 12;
  const to = lastYear ? at(Number(lastYear), lastMonth) : latest(lastMonth, ended);
  return { from: year ? at(Number(year), month) : to - length, to, yearly: true };
}
