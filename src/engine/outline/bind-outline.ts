/** Binds an existing outline to this run's facts: updates its figures and keeps what a person changed. */
import { catalogueOf } from '../../languages/catalogue.ts';
import type { Brief } from '../../model/brief.ts';
import { QuarterdeckError } from '../../model/errors.ts';
import { behindFacts, type Fact, type FactId, type FactTable, factId } from '../../model/fact.ts';
import type { AnyOutlineSlide, Outline, Planned } from '../../model/outline.ts';
import { referencesIn } from '../../model/text.ts';
import { changeOf, contributionOf, growthOf, multipleOf, remainderOf, shareOf, sumOf } from '../insight/derived-fact.ts';
import { workedOut } from '../insight/worked-out.ts';
import { formatFact, numberContext } from '../language/numbers.ts';
import { usedFacts } from './from-facts/draft.ts';
import { planFromFacts } from './from-facts/plan-from-facts.ts';
import { mergeSlide } from './merge-slide.ts';
import { briefOf, fingerprint, heardOf } from './planned.ts';

/** Slide limits that make a fresh plan compute everything this outline may refer to. */
const everything = { min: 100, max: 100, asked: true };

/** An outline not made by the planner: all its words are a person's, only its figures are updated. */
const unplanned: Pick<Planned, 'periods' | 'date' | 'title' | 'slides'> = { periods: {}, date: '', title: '', slides: {} };

/**
 * Pages the planner wrote are planned again and matched by ID; fields that a person changed stay.
 * Without data, the outline keeps the figures it brings. `numbers`: slide ID → slide number, if not its position in the
 * outline; `retitled`: slide ID → the entry of `changes` about its new title.
 * @throws QuarterdeckError outline_invalid if a person's own slide refers to a figure the data do not have
 */
export function bindOutline(outline: Outline, table: FactTable | null, asked: Brief, numbers: ReadonlyMap<string, number> = new Map()) {
  const notes = {
    open: outline.slides.filter(({ scaffold }) => scaffold).map(({ title }) => title),
    changes: [] as string[],
    assumptions: [] as string[],
  };
  const retitled = new Map<string, string>();
  if (!table) return { outline, notes, retitled };
  notes.changes.push(...restated(outline, table));
  const { planned = unplanned } = outline;
  const follow = followPeriods(planned, table, catalogueOf(outline.language).date(table.asOf));
  const brief = outline.planned ? followed(briefOf(outline, outline.planned, asked), follow) : asked;
  const heard = heardOf(outline, table);
  const { outline: fresh, notes: planning } = planFromFacts(brief, table, new Set(outline.slides.map(({ id }) => id)), heard);
  // What the brief says of the data holds for these, too.
  const ofData = (line: string) => /^(?:Applied|Not applied): /.test(line);
  if (outline.planned) {
    notes.open.push(...planning.open.filter(ofData));
    notes.assumptions.push(...planning.assumptions.filter(ofData));
  }
  const all = planFromFacts({ ...brief, slides: everything }, table, undefined, heard).outline;
  const known = { ...all.behind, ...fresh.behind, ...all.facts, ...fresh.facts, ...stillTrue(outline, table), ...table.facts };
  const before = { ...outline.behind, ...outline.facts };
  const now = (id: FactId): Fact | null => takeAnew(id, before, known);

  const pages = new Map(fresh.slides.map((slide) => [slide.id, slide]));
  const missing: { path: string; id: FactId }[] = [];
  const slides = outline.slides.flatMap((slide, index): AnyOutlineSlide[] => {
    const marks = Object.hasOwn(planned.slides, slide.id) ? planned.slides[slide.id]! : null;
    const page = marks ? (pages.get(slide.id) ?? null) : null;
    const merged = mergeSlide(slide, page, marks, {
      follow,
      now,
      before: outline.facts,
      language: outline.language,
      number: numbers.get(slide.id) ?? index + 1,
    });
    if (merged.retitled !== undefined) retitled.set(slide.id, merged.retitled);
    notes.changes.push(...merged.changes);
    notes.open.push(...merged.open);
    if (merged.slide === null) return [];
    if (!marks) missing.push(...missingIn(slide, outline, now).map((id) => ({ path: `/slides/${index}`, id })));
    return [merged.slide];
  });
  if (missing.length > 0) throw gone(missing);

  const title = fingerprint(outline.title) === planned.title ? fresh.title : follow(outline.title);
  const { planned: freshlyPlanned, ...rest } = { ...outline, asOf: table.asOf, title, slides };
  const facts = usedFacts(slides, now);
  const behind = behindFacts(facts, (id) => (Object.hasOwn(known, id) ? known[id]! : null));
  const kept =
    outline.planned && fresh.planned ? { planned: onlyOf(fresh.planned, slides) } : freshlyPlanned && { planned: freshlyPlanned };
  return { outline: { ...rest, facts, behind, ...kept } as Outline, notes, retitled };
}

function followed(brief: Brief, follow: <T>(value: T) => T): Brief {
  const { title, focus, material } = brief;
  return { ...brief, title: follow(title), focus: follow(focus), material: follow(material) };
}

/** Forgets slides that a person removed. */
function onlyOf(planned: Planned, slides: readonly AnyOutlineSlide[]): Planned {
  const ids = new Set(slides.map(({ id }) => id));
  const shown = <T>(bySlide: Record<string, T>) => Object.fromEntries(Object.entries(bySlide).filter(([id]) => ids.has(id)));
  return { ...planned, slides: shown(planned.slides), ...(planned.said && { said: shown(planned.said) }) };
}

/** Facts the slide refers to, in texts or by bare ID as in charts, that have no figure in this run. */
function missingIn(slide: AnyOutlineSlide, outline: Outline, now: (id: FactId) => Fact | null): FactId[] {
  const strings = JSON.stringify(slide);
  const held = Object.keys(outline.facts).filter((id) => strings.includes(JSON.stringify(id)));
  return [...new Set([...referencesIn(strings), ...held])].filter((id) => !now(id));
}

function gone(missing: readonly { path: string; id: FactId }[]): QuarterdeckError {
  return new QuarterdeckError(
    'outline_invalid',
    `The data no longer hold ${missing.length === 1 ? 'a figure' : `${missing.length} figures`} the outline refers to.`,
    {
      next: 'take these slides out of the outline, or leave out --data to keep its figures',
      errors: missing.map(({ path, id }) => ({ path, code: 'missing', message: `${id} is not among the facts of the data` })),
    },
  );
}

export type Follow = <T>(value: T) => T;

/** Rewrites every string in a value except references. `date` is the new date as slides show it. */
function followPeriods({ periods, date: oldDate }: Pick<Planned, 'periods' | 'date'>, table: FactTable, date: string): Follow {
  const names = new Map<string, string>();
  for (const { offset, label } of table.periods) {
    const old = periods[String(offset)];
    if (old !== undefined && old !== label) names.set(old, label);
  }
  if (oldDate !== date) names.set(oldDate, date);
  if (names.size === 0) return (value) => value;
  const longestFirst = [...names.keys()].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
  const pattern = new RegExp(`\\{\\{[^{}]*\\}\\}|(?<![\\p{L}\\p{N}])(?:${longestFirst.map(literal).join('|')})(?![\\p{N}])`, 'gu');
  const follow = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replace(pattern, (found) => names.get(found) ?? found);
    if (Array.isArray(value)) return value.map(follow);
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, follow(inner)]));
    return value;
  };
  return (value) => follow(value) as typeof value;
}

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

type Facts = Readonly<Record<FactId, Fact>>;

/** Facts derived from two facts, by the suffix of their metric. */
const pairs: Readonly<Record<string, (a: Fact, b: Fact) => Fact>> = {
  delta: changeOf,
  pct: growthOf,
  share: shareOf,
  contribution: contributionOf,
  lead: (a, b) => multipleOf(a, b, '.lead'),
  multiple: (a, b) => multipleOf(a, b, '.multiple'),
};

/** A given figure stays as it was, and one worked out of others is worked out again; null for a figure this run's facts do not have. `before`: the outline's own facts. */
function takeAnew(id: FactId, before: Facts, known: Facts): Fact | null {
  const old = Object.hasOwn(before, id) ? before[id] : undefined;
  if (old?.worked) return workedAgain(old, before, known);
  if (old?.metric === 'given') return old;
  const fact = (Object.hasOwn(known, id) ? known[id] : undefined) ?? (old ? derived(old, before, known) : null);
  return fact && fact.value === null ? null : fact;
}

/** Figures in data quality notes: kept if the note, which is their formula, still applies. */
function stillTrue(outline: Outline, table: FactTable): Record<FactId, Fact> {
  const messages = new Set(table.quality.map(({ message }) => message));
  return Object.fromEntries(
    Object.entries(outline.facts).filter(([, { metric, formula }]) => metric === 'quality' && messages.has(formula)),
  );
}

function workedAgain(old: Fact, before: Facts, known: Facts): Fact | null {
  const { how, weight } = old.worked!;
  const from = old.from?.map((id) => takeAnew(id, before, known)) ?? [];
  const result = from.every((fact) => fact !== null) ? workedOut(how, from as Fact[], weight) : null;
  return result && { ...old, label: result.formula, ...result };
}

function derived(old: Fact, before: Facts, known: Facts): Fact | null {
  const from = old.from?.map((id) => takeAnew(id, before, known)) ?? [];
  if (from.length === 0 || !from.every((fact) => fact !== null)) return null;
  const parts = from as Fact[];
  const [first, second] = parts;
  const suffix = /^[^[@]*\.([a-z_]+)/.exec(old.id)?.[1];
  const pair = suffix === undefined ? undefined : pairs[suffix];
  if (pair) return second && parts.length === 2 && second.value !== 0 ? { ...pair(first!, second), id: old.id } : null;
  if (suffix !== undefined) return null;
  // Without a suffix it covers several members: their sum, or the remainder of the whole.
  const isRemainder = Object.keys(first!.scope).length < Object.keys(old.scope).length;
  return { ...(isRemainder ? remainderOf(first!, parts.slice(1), old.scope) : sumOf(parts, old.scope)), id: old.id };
}

/** Any more are counted, not listed. */
const most = 5;

/** `Closed-won revenue of Q3 2017 was $2.98M in the last deck and is $2.91M now`, totals before members. */
function restated(outline: Outline, table: FactTable): string[] {
  const order = table.metrics.map(({ id }) => id);
  const found = Object.values({ ...outline.behind, ...outline.facts })
    .flatMap((old) => {
      const now = samePeriod(old, outline.asOf, table);
      return now && differ(old, now) ? [{ old, now }] : [];
    })
    .sort(
      (a, b) => width(a.old) - width(b.old) || order.indexOf(a.old.metric) - order.indexOf(b.old.metric) || (a.old.id < b.old.id ? -1 : 1),
    );
  const told = found.slice(0, most).map(({ old, now }) => sentence(old, now, table));
  const left = found.length - told.length;
  return left > 0 ? [...told, `${left} more figures of earlier periods differ from those of the last deck`] : told;
}

/** The same measure, members and period in this run; null for a derived or given figure, or one of a period in progress. */
function samePeriod(old: Fact, madeOn: string, table: FactTable): Fact | null {
  const period = table.periods.find(({ id }) => id === old.period);
  const plain = old.id === factId({ metric: old.metric, scope: old.scope, at: old.id.slice(old.id.lastIndexOf('@') + 1) as 'all' });
  if (!period || period.offset >= 0 || !plain || old.from || old.value === null) return null;
  // The period had not ended: `end` is the day after its last day.
  if (Date.parse(madeOn) < Date.parse(period.end) - 86_400_000) return null;
  const id = factId({ metric: old.metric, scope: old.scope, at: period.offset });
  const now = Object.hasOwn(table.facts, id) ? table.facts[id]! : null;
  return now && now.value !== null && now.unit === old.unit && now.currency === old.currency ? now : null;
}

function differ(old: Fact, now: Fact): boolean {
  return Math.abs(old.value! - now.value!) > 1e-9 * Math.max(Math.abs(old.value!), Math.abs(now.value!));
}

const width = ({ scope }: Fact) => Object.keys(scope).length;

function sentence(old: Fact, now: Fact, table: FactTable): string {
  const { label } = table.periods.find(({ id }) => id === old.period)!;
  const name = table.metrics.find(({ id }) => id === old.metric)?.label ?? old.label;
  const members = Object.values(old.scope);
  const numbers = numberContext([], 'en');
  const [was, is] = [formatFact(old, 'plain', numbers), formatFact(now, 'plain', numbers)];
  const [before, after] = was === is ? [formatFact(old, 'full', numbers), formatFact(now, 'full', numbers)] : [was, is];
  return `${name}${members.length > 0 ? ` of ${members.join(', ')} in` : ' of'} ${label} was ${before} in the last deck and is ${after} now`;
}
