/** The columns of a table in the brief: names, periods, measures with their unit. */
import type { Block } from '../../../../model/brief.ts';
import type { LanguageCode } from '../../../../model/language.ts';
import { type Figure, figureOf } from './figures.ts';
import { capital } from './topics.ts';

export interface Measure {
  label: string;
  /** From the header: `GWh`; shown after figures without a unit. */
  unit: string | null;
  currency: string | null;
  /** Its figures can be added up: amounts and counts, not rates, scores or prices. */
  additive: boolean;
  figures: (Figure | null)[];
  at: number;
}

export interface Columns {
  name: string;
  members: string[];
  /** Members are dates, months, quarters or years. */
  dated: boolean;
  measures: Measure[];
  /** Text columns. */
  words: { label: string; cells: string[]; at: number }[];
}

const rate =
  /(?<!\p{L})(?:nps|csat|rate|score|ratio|pct|percent|avg|average|mean|index|price|margin|satisfaction|share|quote|anteil|durchschnitt|taux|prix|tasa|precio|taxa|preço|tasso|prezzo)(?!\p{L})|%|率|价|均/iu;
const period =
  /^(?:20\d\d(?:[-/.]?(?:\d{1,2}|[QH]\d))?(?:-\d{2})?|[QTH][1-4](?:[ -/]?'?(?:20)?\d\d)?|(?:jan|feb|mar|mär|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez|ene|abr|ago|dic|janv|févr|avr|juin|juil|août|gen|mag|giu|lug|set|ott)\p{L}*\.?(?:[ -]?'?(?:20)?\d\d)?|(?:20\d\d年)?\d{1,2}月)$/iu;

/** Whether a text is only a month, quarter, date or year. */
export function isPeriod(text: string): boolean {
  return period.test(text.trim());
}

export function readColumns({ header, rows }: Block & { type: 'table' }, language: LanguageCode): Columns {
  const columns = header.map((head, at) => ({ head, at, cells: rows.map((row) => row[at] ?? '') }));
  const [first, ...others] = columns;
  const measured = others.filter(({ cells }) => {
    const filled = cells.filter((cell) => cell !== '');
    return filled.length > 0 && filled.every((cell) => figureOf(cell, language));
  });
  return {
    name: pretty(first?.head ?? ''),
    members: first?.cells ?? [],
    dated: (first?.cells.length ?? 0) > 1 && first!.cells.every((cell) => period.test(cell.trim())),
    measures: measured.map(({ head, at, cells }) => ({ ...headOf(head), figures: cells.map((cell) => figureOf(cell, language)), at })),
    words: others.filter((column) => !measured.includes(column)).map(({ head, cells, at }) => ({ label: pretty(head), cells, at })),
  };
}

/** `bookings_usd` → Bookings in USD; `Electricity 2025 (GWh)` → name and unit. */
function headOf(head: string): Omit<Measure, 'figures' | 'at'> {
  const money = /(?<=[_\s(])(usd|eur|gbp|chf|jpy|cny|brl)(?![\p{L}])/iu.exec(head);
  const sign = /[$€£¥]/.exec(head)?.[0];
  const unit = /\(([^()]{1,12})\)\s*$/u.exec(head)?.[1] ?? null;
  const currency = money?.[1]?.toUpperCase() ?? (sign ? { $: 'USD', '€': 'EUR', '£': 'GBP', '¥': 'JPY' }[sign]! : null);
  const label = pretty(
    head
      .replace(/\s*\([^()]*\)\s*$/u, '')
      .replace(/(?:(?<![_\s])[_\s]+)?(?:usd|eur|gbp|chf|jpy|cny|brl)$/iu, '')
      .replace(/[$€£¥]/g, ''),
  );
  return { label, unit: currency ? null : unit, currency, additive: !rate.test(head.replaceAll('_', ' ')) };
}

/** `new_logos` → New logos, `nps` → NPS. */
function pretty(head: string): string {
  const words = head.replaceAll('_', ' ').replace(/\s+/g, ' ').trim();
  return /^[a-z]{2,4}$/.test(words) && !/[aeiou].*[aeiou]/.test(words) && !/^(?:team|plan|cost|year|name|date|item|city)$/.test(words)
    ? words.toUpperCase()
    : capital(words);
}
