/** How a deck's numbers are shown together: one unit per chart, the same decimals in a table. */
import type { Fact, FactId } from '../../model/fact.ts';
import type { LanguageCode } from '../../model/language.ts';
import type { AnyOutlineSlide, Outline } from '../../model/outline.ts';
import { ref, referencesIn, type Text } from '../../model/text.ts';
import {
  type Form,
  million,
  type NumberContext,
  numberContext,
  percentDecimals,
  sharedUnit,
  shareName,
  shownValue,
} from '../language/numbers.ts';

type Facts = Readonly<Record<FactId, Fact>>;

interface Parts {
  facts: Fact[];
  /** All figures drawn together: a chart's labels have as many decimals as the one that needs most. */
  drawn: Fact[];
  /** null for all of it, which is 100%. */
  whole: Fact | null;
}

/**
 * Number settings of a deck: shares that add up to 100 only with a decimal have it on all pages, and a rate has the same decimals in
 * text as in a chart, so that no page says 35% next to 35.1%.
 */
export function deckNumbers({ slides, facts, language }: Outline): NumberContext {
  const common = numberContext(Object.values(facts), language);
  const preciseMetrics = new Set(common.preciseMetrics);
  const shares = slides.flatMap((slide) => partsOn(slide, facts).filter(({ whole }) => whole === null));
  for (const name of new Set(shares.map((parts) => shareName(parts.facts[0]!)))) {
    const own = shares.filter((parts) => shareName(parts.facts[0]!) === name);
    const off = (numbers: NumberContext) => own.filter((parts) => !add(parts, numbers)).length;
    if (off({ ...common, preciseMetrics: new Set([...common.preciseMetrics, name]) }) < off(common)) preciseMetrics.add(name);
  }
  const charts = slides.map((slide) => drawnOn(slide, facts));
  for (;;) {
    const numbers = { ...common, preciseMetrics };
    const precise = charts.filter((rates) => rates.some((rate) => percentDecimals(rate, numbers) === 1)).flat();
    // A rate that its author gave in whole percent stays so.
    const more = precise.filter((rate) => percentDecimals(rate, numbers) === 0 && !preciseMetrics.has(shareName(rate)));
    if (more.length === 0) return numbers;
    for (const rate of more) preciseMetrics.add(shareName(rate));
  }
}

/** The rates in a chart, which refers to facts by ID alone. */
function drawnOn({ content }: AnyOutlineSlide, facts: Facts): Fact[] {
  const found: Fact[] = [];
  const visit = (value: unknown): void => {
    if (typeof value === 'string') {
      const fact = Object.hasOwn(facts, value) ? facts[value]! : null;
      if (fact?.unit === 'ratio' && fact.value !== null) found.push(fact);
    } else if (value !== null && typeof value === 'object') {
      // The trend of a scorecard tile has no figures.
      for (const [key, inner] of Object.entries(value)) if (key !== 'trend') visit(inner);
    }
  };
  visit(content);
  return found;
}

/** Whether a reader who adds or subtracts what the page shows gets what it shows. A bridge says so itself. */
export function agreesAsShown(slide: AnyOutlineSlide, facts: Facts, numbers: NumberContext): boolean {
  if (slide.kind === 'bridge') return true;
  return partsOn(slide, facts).every((parts) => add(parts, numbers)) && changesOn(slide, facts).every((change) => differ(change, numbers));
}

/** Columns of shares, and table columns that add up to their last row before rounding. */
function partsOn(slide: AnyOutlineSlide, facts: Facts): Parts[] {
  const known = (ids: readonly (FactId | null)[]) => ids.flatMap((id) => (id !== null && Object.hasOwn(facts, id) ? [facts[id]!] : []));
  const columns = columnsOf(slide);
  const drawn = known(columns.flatMap(({ ids }) => ids));
  return columns.flatMap(({ ids, total }): Parts[] => {
    const parts = known(ids);
    if (parts.length < 2 || parts.length < ids.length || parts.some(({ value }) => value === null)) return [];
    const whole = total !== null && Object.hasOwn(facts, total) ? facts[total]! : null;
    if (parts.some(({ unit }) => unit !== (whole?.unit ?? 'ratio')) || (whole && whole.value === null)) return [];
    const sum = parts.reduce((all, { value }) => all + value!, 0);
    const size = whole?.value ?? 1;
    return Math.abs(sum - size) <= 1e-6 * Math.max(1, Math.abs(size)) ? [{ facts: parts, drawn, whole }] : [];
  });
}

function columnsOf(slide: AnyOutlineSlide): { ids: (FactId | null)[]; total: FactId | null }[] {
  if (slide.kind === 'share') return slide.content.columns.map(({ values }) => ({ ids: values, total: null }));
  if (slide.kind === 'comparison') return slide.content.series.map(({ values }) => ({ ids: values, total: null }));
  if (slide.kind !== 'table') return [];
  const { columns, rows } = slide.content;
  const one = (cell: string | undefined) => referencesIn(cell ?? '')[0] ?? null;
  const last = rows.find(({ role }) => role === 'total');
  return columns.map((_, at) => ({
    ids: rows.filter(({ role }) => role !== 'total').map(({ cells }) => one(cells[at])),
    total: one(last?.cells[at]),
  }));
}

function add({ facts, drawn, whole }: Parts, numbers: NumberContext): boolean {
  // A table has its own number formats.
  const decimals = Math.max(...drawn.map((fact) => (fact.unit === 'ratio' ? percentDecimals(fact, numbers) : 0)));
  const form = { scale: { unit: 1, suffix: '' }, decimals };
  const forms = whole ? numbers.forms : (numbers.forms ?? new Map(facts.map(({ id }) => [id, form])));
  const alike = { ...numbers, ...(forms && { forms }) };
  const shown = facts.map((fact) => shownValue(fact, alike));
  const total = whole ? shownValue(whole, alike) : { value: 1, step: 0 };
  const off = shown.reduce((sum, { value }) => sum + value, 0) - total.value;
  return Math.abs(off) <= Math.max(total.step, ...shown.map(({ step }) => step)) / 2 + 1e-9;
}

interface Change {
  change: Fact;
  now: Fact;
  before: Fact;
}

/** Changes shown next to both of their ends. Notes are spoken, not shown. */
function changesOn({ title, lead, content }: AnyOutlineSlide, facts: Facts): Change[] {
  const ids = new Set<FactId>();
  const visit = (value: unknown): void => {
    if (typeof value === 'string') for (const id of [value, ...referencesIn(value)]) ids.add(id);
    // The trend of a scorecard tile has no figures.
    else if (value !== null && typeof value === 'object')
      for (const [key, inner] of Object.entries(value)) if (key !== 'trend') visit(inner);
  };
  visit([title, lead, content]);
  const shown = (id: FactId | undefined) => (id !== undefined && ids.has(id) && Object.hasOwn(facts, id) ? facts[id] : undefined);
  return [...ids].flatMap((id) => {
    const change = shown(id);
    const [now, before] = [shown(change?.from?.[0]), shown(change?.from?.[1])];
    return change && now && before && isDifference(change, now, before) ? [{ change, now, before }] : [];
  });
}

/** Against the prior period, the prior year or the plan. */
function isDifference(change: Fact, { value: now }: Fact, { value: before }: Fact): boolean {
  if (change.value === null || now === null || before === null || change.unit === 'ratio') return false;
  return Math.abs(now - before - change.value) <= 1e-9 * Math.max(Math.abs(now), Math.abs(before));
}

/** Readers do not notice a smaller relative mismatch, such as 0.18M next to 178K. */
const noticed = 0.03;

function differ({ change, now, before }: Change, numbers: NumberContext): boolean {
  const [moved, from, to] = [change, before, now].map((fact) => shownValue(fact, numbers)) as [Shown, Shown, Shown];
  const off = Math.abs(to.value - from.value - moved.value);
  return off <= Math.min(Math.max(from.step, to.step) / 2, noticed * Math.abs(moved.value)) + 1e-9 * Math.abs(to.value);
}

type Shown = ReturnType<typeof shownValue>;

/** The texts of a slide's table, row by row; null for other slides. All figures of a heat table count as one column. */
export function cellsOf({ kind, content }: AnyOutlineSlide): (readonly Text[])[] | null {
  if (kind === 'table') return content.rows.map(({ cells }) => cells);
  if (kind !== 'heat-table') return null;
  const shown = [...content.rows.flatMap(({ values }) => values), content.middle?.value ?? null];
  return shown.flatMap((id) => (id === null ? [] : [[ref(id)]]));
}

/** Number formats by fact ID for rows of template texts, column by column. */
export function tableForms(
  rows: readonly (readonly Text[])[],
  facts: Readonly<Record<FactId, Fact>>,
  numbers: NumberContext,
): Map<FactId, Form> {
  const forms = new Map<FactId, Form>();
  const width = Math.max(0, ...rows.map((row) => row.length));
  for (let column = 0; column < width; column++) {
    const shown = rows
      .flatMap((row) => referencesIn(row[column] ?? ''))
      .flatMap((id) => (Object.hasOwn(facts, id) ? [facts[id]!] : []))
      .filter(({ value }) => value !== null);
    for (const unit of ['money', 'number', 'ratio', 'days', 'hours', 'minutes'] as const) {
      const alike = shown.filter((fact) => fact.unit === unit);
      if (alike.length === 0 || (unit === 'number' && alike.every(({ value }) => Math.abs(value ?? 0) < million))) continue;
      const form = formOf(unit, alike, numbers, numbers.language);
      for (const { id } of alike) forms.set(id, form);
    }
  }
  return forms;
}

function formOf(unit: Fact['unit'], facts: readonly Fact[], numbers: NumberContext, language: LanguageCode): Form {
  const values = facts.map(({ value }) => value ?? 0);
  if (unit === 'money' || unit === 'number') return partsForm(values, language) ?? sharedUnit(values, language);
  const none = { unit: 1, suffix: '' };
  if (unit === 'ratio') return { scale: none, decimals: Math.max(...facts.map((fact) => percentDecimals(fact, numbers))) };
  return { scale: none, decimals: values.every(Number.isInteger) ? 0 : 1 };
}

/** Part of a column's largest amount below which one does not set how finely all are written. */
const leastTelling = 0.05;
/** More decimals than this read as an exact amount. */
const most = 2;

/** The form of amounts that add up to the last of them, by those that count, so finely that none reads as nothing; null if that takes too many decimals. */
function partsForm(values: readonly number[], language: LanguageCode): Form | null {
  const sum = values.slice(0, -1).reduce((total, value) => total + value, 0);
  const whole = values.at(-1) ?? 0;
  if (values.length < 3 || Math.abs(sum - whole) > 1e-6 * Math.max(1, Math.abs(whole))) return null;
  const largest = Math.max(...values.map(Math.abs));
  const form = sharedUnit(
    values.filter((value) => Math.abs(value) >= leastTelling * largest),
    language,
  );
  const smallest = Math.min(...values.map(Math.abs).filter((size) => size > 0));
  for (let { decimals } = form; decimals <= most; decimals++)
    if (smallest >= form.scale.unit / 10 ** decimals / 2) return { ...form, decimals };
  return null;
}
