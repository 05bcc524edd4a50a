/** Dates that follow from the brief: one of its dates, put off by a span that it names. */
import type { LanguageCode } from '../../model/language.ts';
import { whensIn } from '../outline/from-brief/people/when.ts';

const unit = {
  days: 'days?|tage?n?|jours?|días?|dias?|giorn[io]|日|天|يوم(?:ا|ين)?|أيام',
  weeks: 'weeks?|wochen?|semaines?|semanas?|settiman[ae]|週間?|周|أسبوع(?:ا|ين)?|أسابيع',
};
const span = new RegExp(`(?<![\\p{N}.,/-])(\\d{1,2})[\\s-]?(?:(${unit.weeks})|(${unit.days}))(?!\\p{Script=Latin})`, 'giu');

/** More are a calendar, not a plan that moves. */
const most = { dates: 12, spans: 4 } as const;
const day = 86_400_000;

/** As they may be written: `25 December`, `25 Dec`, `2026-12-25`. */
export function movedDates(text: string, asOf: string | null, language: LanguageCode): string[] {
  const spans = [...new Set(Array.from(text.matchAll(span), ([, count, weeks]) => Number(count) * (weeks === undefined ? 1 : 7)))];
  if (spans.length === 0) return [];
  const dates = [...new Set(whensIn(text, asOf).flatMap(({ date }) => date ?? []))].slice(0, most.dates);
  const written = (['long', 'short'] as const).map(
    (month) => new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { day: 'numeric', month, timeZone: 'UTC' }),
  );
  return dates.flatMap((date) =>
    spans.slice(0, most.spans).flatMap((days) => {
      const moved = new Date(Date.parse(date) + days * day);
      return [moved.toISOString().slice(0, 10), ...written.map((format) => format.format(moved))];
    }),
  );
}
