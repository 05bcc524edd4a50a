/** A finished outline and this run's facts: the same slides for the new figures, a person's edits kept. */

import { catalogueOf } from '../../languages/catalogue.ts';
import type { Brief } from '../../model/brief.ts';
import { QuarterdeckError } from '../../model/errors.ts';
import { behindFacts, type Fact, type FactId, type FactTable } from '../../model/fact.ts';
import type { AnyOutlineSlide, Outline, Planned } from '../../model/outline.ts';
import { referencesIn } from '../../model/text.ts';
import { followPeriods } from './bind/follow-periods.ts';
import { mergeSlide } from './bind/merge-slide.ts';
import { restated } from './bind/restated.ts';
import { stillTrue, takeAnew } from './bind/take-anew.ts';
import { usedFacts } from './from-facts/draft.ts';
import { planFromFacts } from './from-facts/plan-from-facts.ts';
import { briefOf, fingerprint, heardOf } from './planned.ts';

/** As many slides as any deck has, so that a fresh plan computes whatever this outline may refer to. */
const everything = { min: 100, max: 100, asked: true };

/** An outline that nobody planned: its words are a person's, its figures are taken anew. */
const unplanned: Pick<Planned, 'periods' | 'date' | 'title' | 'slides'> = { periods: {}, date: '', title: '', slides: {} };

/**
 * The pages the planner wrote are planned anew and matched by id; where a person changed one, the changed fields stay theirs.
 * Without data the outline speaks with the figures it brings. `numbers`: slide id → its number in a deck where that is not its place in the
 * outline; `retitled`: slide id → the one of the changes that tells of its new title.
 * @throws QuarterdeckError outline_invalid when a person's own slide refers to a figure the data do not hold
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
  const fresh = planFromFacts(brief, table, new Set(outline.slides.map(({ id }) => id)), heard).outline;
  const all = planFromFacts({ ...brief, slides: everything }, table, undefined, heard).outline;
  const known = { ...all.behind, ...fresh.behind, ...all.facts, ...fresh.facts, ...stillTrue(outline, table), ...table.facts };
  const now = (id: FactId): Fact | null => takeAnew(id, outline.facts, known);

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

/** Slides that a person took out are not remembered. */
function onlyOf(planned: Planned, slides: readonly AnyOutlineSlide[]): Planned {
  const ids = new Set(slides.map(({ id }) => id));
  const shown = <T>(bySlide: Record<string, T>) => Object.fromEntries(Object.entries(bySlide).filter(([id]) => ids.has(id)));
  return { ...planned, slides: shown(planned.slides), ...(planned.said && { said: shown(planned.said) }) };
}

/** References in texts, and facts by id alone as charts hold them, that this run has no figure for. */
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
