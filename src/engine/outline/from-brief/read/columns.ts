/** The columns of a table in the brief: names, periods, measures with their unit. */
import type { Block } from '../../../../model/brief.ts';
import type { LanguageCode } from '../../../../model/language.ts';
import { clean, type Figure, figureOf } from './figures.ts';
import { capital } from './topics.ts';

export interface Measure {
  label: string;
  /** As written. */
  head: string;
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
  /** The rows of the members. */
  rows: string[][];
  /** The author's row of totals, which is no member. */
  total: string[] | null;
}

const rate =
  /(?<!\p{L})(?:nps|csat|rate|score|ratio|pct|percent|avg|average|mean|index|price|margin|satisfaction|share|quote|anteil|durchschnitt|taux|prix|tasa|precio|taxa|preço|tasso|prezzo|wait\p{L}*|duration|age|temperature|speed|lead time|response time|zeit|\p{L}*dauer|\p{L}*zeit|alter|délai|durée|âge|tiempo|edad|tempo|età|idade|marge|margen|margem|margine|\p{L}*quote|\p{L}*satz|(?:per|pro|par|por|al?) (?:second|minute|hour|sekunde|stunde|seconde|heure|segundo|hora|secondo|ora))(?!\p{L})|(?<=\p{L})\/(?:s|h|min)(?!\p{L})|%|率|价|均|時間|時长|时长/iu;
const month =
  'jan(?:uary|uar|vier|v|eiro)?|ene(?:ro)?|gen(?:naio)?|feb(?:ruary|ruar|rero|braio)?|févr?(?:ier)?|fev(?:ereiro)?|mar(?:ch|s|zo|ço)?|mär(?:z)?|apr(?:il|ile)?|avr(?:il)?|abr(?:il)?|may|mai|mayo|maio|mag(?:gio)?|june?|juni|juin|junio|junho|giu(?:gno)?|july?|juli|juil(?:let)?|julio|julho|lug(?:lio)?|aug(?:ust)?|août|ago(?:sto)?|sept?(?:ember|embre|iembre)?|set(?:embro|tembre)?|oct(?:ober|obre|ubre)?|okt(?:ober)?|out(?:ubro)?|ott(?:obre)?|nov(?:ember|embre|iembre|embro)?|dec(?:ember)?|déc(?:embre)?|dez(?:ember|embro)?|dic(?:iembre|embre)?';
const period = new RegExp(
  `^(?:20\\d\\d(?:[-/.]?(?:\\d{1,2}|[QH]\\d))?(?:-\\d{2})?|[QTHS][1-4](?:[ -/]?'?(?:20)?\\d\\d)?|(?:${month})\\.?(?:[ -]?'?(?:20)?\\d\\d)?|FY ?(?:20)?\\d\\d|20\\d\\d年度?|(?:20\\d\\d年)?\\d{1,2}月)$`,
  'iu',
);

/** Whether a text is only a month, quarter, date or year. */
export function isPeriod(text: string): boolean {
  return period.test(text.trim());
}

const totals =
  /^(?:(?:grand |sub)?totals?|sum|all|overall|altogether|summe|gesamt\p{L}*|insgesamt|ensemble|toda?s|tutt[ie]|totale?s?|total general|complessivo|somme|合計|総計|小計|全体|计|合计|总计|总额|المجموع|الإجمالي)(?:[ :(].*)?$/iu;
/** A cell without a figure. */
const blank = /^(?:[-–—?.…]*|n\.?\/?a\.?|k\. ?a\.|none|tbd|n\.?d\.?|s\/?d|不明|未定|無|无|なし|暂无|لا يوجد)$/iu;

export function readColumns({ header, rows: all }: Block & { type: 'table' }, language: LanguageCode): Columns {
  const total = all.find(([name]) => totals.test((name ?? '').trim())) ?? null;
  const rows = all.filter(([name]) => !totals.test((name ?? '').trim()));
  const columns = header.map((head, at) => ({ head, at, cells: rows.map((row) => (row[at] ?? '').trim()) }));
  const [first, ...others] = columns;
  const measured = others.filter(({ cells }) => {
    const filled = cells.filter((cell) => !blank.test(cell));
    return filled.length > 0 && filled.length * 2 >= cells.length && filled.every((cell) => figureOf(cell, language));
  });
  return {
    name: pretty(first?.head ?? ''),
    members: first?.cells ?? [],
    dated: (first?.cells.length ?? 0) > 1 && first!.cells.every((cell) => period.test(cell)),
    measures: measured.map(({ head, at, cells }) => ({
      ...headOf(head),
      figures: cells.map((cell) => figureUnder(cell, head, language)),
      at,
    })),
    words: others.filter((column) => !measured.includes(column)).map(({ head, cells, at }) => ({ label: pretty(head), cells, at })),
    rows,
    total,
  };
}

const inPercent = /(?<![\p{L}])(?:pct|percent|percentage)$|[(_ ][%％][)]?$/iu;

/** The figure of a cell in the unit of its column: `6.1` under `returns_pct` is 6.1%, `4,1` under `Umsatz (Mio. €)` is 4,1 Mio. €. */
export function figureUnder(cell: string, head: string, language: LanguageCode): Figure | null {
  const figure = figureOf(cell, language);
  return figure === null ? null : withHead(figure, head, language);
}

function withHead(figure: Figure, head: string, language: LanguageCode): Figure {
  if (figure.unit !== 'number' || !/^[\d.,\s'’]+$/.test(figure.text)) return figure;
  if (inPercent.test(head.replaceAll('_', ' ')))
    return { ...figure, value: clean(figure.value / 100), unit: 'ratio', text: `${figure.text}%` };
  const unit = /[(（]([^()（）]{1,16})[)）]\s*$/u.exec(head)?.[1]?.trim() ?? '';
  const [, sign = '', size = ''] = /^([$€£¥]|(?:USD|EUR|GBP|CHF|JPY|CNY|BRL)\s)\s?(.*)$/u.exec(unit) ?? [];
  // Chinese and Japanese units follow their figure without a space.
  const gap = /^[\p{Script=Han}\p{Script=Katakana}]/u.test(unit) ? '' : ' ';
  const written = figureOf(sign === '' ? `${figure.text}${gap}${unit}` : `${sign}${figure.text}${size}`, language);
  return written === null || (written.value === figure.value && written.unit === figure.unit) ? figure : written;
}

/** `bookings_usd` → Bookings in USD; `Electricity 2025 (GWh)` → name and unit. */
function headOf(head: string): Omit<Measure, 'figures' | 'at'> {
  const money = /(?<=[_\s(])(usd|eur|gbp|chf|jpy|cny|brl)(?![\p{L}])/iu.exec(head);
  const sign = /[$€£¥]/.exec(head)?.[0];
  const unit = inPercent.test(head.replaceAll('_', ' ')) ? null : (/[(（]([^()（）]{1,12})[)）]\s*$/u.exec(head)?.[1] ?? null);
  const currency = money?.[1]?.toUpperCase() ?? (sign ? { $: 'USD', '€': 'EUR', '£': 'GBP', '¥': 'JPY' }[sign]! : null);
  const label = pretty(
    head
      .replace(/\s*[(（][^()（）]*[)）]\s*$/u, '')
      .replace(/(?:(?<![_\s])[_\s]+)?(?:usd|eur|gbp|chf|jpy|cny|brl)$/iu, '')
      .replace(/[_\s](?:pct|percent)$/iu, '')
      .replace(/[$€£¥]/g, ''),
  );
  return { label, head, unit: currency ? null : unit, currency, additive: !rate.test(head.replaceAll('_', ' ')) };
}

/** `new_logos` → New logos, `nps` → NPS. */
function pretty(head: string): string {
  const words = head.replaceAll('_', ' ').replace(/\s+/g, ' ').trim();
  return /^[a-z]{2,4}$/.test(words) && !/[aeiou].*[aeiou]/.test(words) && !/^(?:team|plan|cost|year|name|date|item|city)$/.test(words)
    ? words.toUpperCase()
    : capital(words);
}
