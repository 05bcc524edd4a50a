/** One slide of an outline with its page planned anew: untouched texts are the new page's, edited ones stay the person's. */

import { type Fact, type FactId, withSuffix } from '../../../model/fact.ts';
import type { LanguageCode } from '../../../model/language.ts';
import { type AnyOutlineSlide, editableFields } from '../../../model/outline.ts';
import { referencesIn } from '../../../model/text.ts';
import { fingerprint } from '../planned.ts';
import type { Follow } from './follow-periods.ts';
import { isStale, reasonOf } from './turned.ts';

interface Setting {
  follow: Follow;
  /** A fact of this run. */
  now: (id: FactId) => Fact | null;
  /** The facts the outline had. */
  before: Readonly<Record<FactId, Fact>>;
  language: LanguageCode;
  /** From 1, as the report names it. */
  number: number;
}

interface Merged {
  /** null when it is left out. */
  slide: AnyOutlineSlide | null;
  changes: string[];
  open: string[];
  /** The one of `changes` that tells of a new title. */
  retitled?: string;
}

/** `marks`: the fingerprints of what the planner wrote, null for a slide of a person's own; `page`: what it writes now, null when it no longer can. */
export function mergeSlide(
  slide: AnyOutlineSlide,
  page: AnyOutlineSlide | null,
  marks: Readonly<Record<string, string>> | null,
  setting: Setting,
): Merged {
  const { follow, number } = setting;
  if (!marks) return { slide: speaksOfData(slide, setting) ? follow(slide) : slide, changes: [], open: [] };
  const edited = editableFields.filter((field) => mark(slide[field]) !== marks[field]);
  if (!page) {
    const complete = edited.length > 0 && idsIn(slide, setting).every((id) => setting.now(id));
    if (complete) return { slide: follow(slide), changes: [], open: [] };
    const lost = `Slide ${number}, ${plain(slide.title, setting.before)}: left out, the new data do not carry it`;
    return edited.length > 0
      ? { slide: null, changes: [], open: [`${lost}, and your edits went with it`] }
      : { slide: null, changes: [lost], open: [] };
  }
  return keepEdits(slide, page, edited, setting);
}

function keepEdits(slide: AnyOutlineSlide, page: AnyOutlineSlide, edited: readonly (keyof AnyOutlineSlide)[], setting: Setting): Merged {
  const { follow, number, before, language } = setting;
  const facts = factsOf([slide, page], setting);
  const merged: Record<string, unknown> = { ...page };
  const changes: string[] = [];
  const open: string[] = [];
  for (const field of edited) {
    const theirs = follow(slide[field]);
    const name = field === 'content' ? 'what it shows' : field;
    const lacks = idsIn(theirs, setting).filter((id) => !setting.now(id));
    const stale = stringsIn(theirs).find((text) => isStale(text, field === 'title' ? page.title : '', language, before, facts));
    if (theirs === undefined) delete merged[field];
    else if (lacks.length > 0) open.push(`Slide ${number}: ${name} was written anew: the data do not hold ${lacks.join(', ')}`);
    else if (stale !== undefined)
      open.push(
        `Slide ${number}: ${name} was written anew, as “${plain(stale, before)}” no longer holds: ${reasonOf(stale, page.title, before, facts)}`,
      );
    else {
      merged[field] = theirs;
      if (field === 'content') merged.kind = slide.kind;
    }
  }
  const rewritten = !edited.includes('title') && follow(slide.title) !== page.title;
  const retitled = `Slide ${number}: title rewritten: ${reasonOf(slide.title, page.title, before, facts)}`;
  if (rewritten) changes.push(retitled);
  return { slide: merged as unknown as AnyOutlineSlide, changes, open, ...(rewritten && { retitled }) };
}

const mark = (value: unknown) => (value === undefined ? undefined : fingerprint(value));

/** Whether a slide shows figures that are computed: then the names of periods beside them follow. */
function speaksOfData(slide: AnyOutlineSlide, setting: Setting): boolean {
  return idsIn(slide, setting).some((id) => setting.before[id]?.metric !== 'given');
}

/** Facts a value refers to: in braces, or by id alone as charts hold them. */
function idsIn(value: unknown, { before }: Setting): FactId[] {
  return [...new Set(stringsIn(value).flatMap((text) => (Object.hasOwn(before, text) ? [text] : referencesIn(text))))];
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** This run's facts under the ids these slides refer to, with the changes of those that have one. */
function factsOf(slides: readonly AnyOutlineSlide[], setting: Setting): Record<FactId, Fact> {
  const ids = slides.flatMap((slide) => stringsIn(slide).flatMap((text) => [text, ...referencesIn(text)]));
  const changes = ids.flatMap((id) => {
    return /[[@]/.test(id) ? ['.delta', '.pct'].map((suffix) => withSuffix(id, suffix)) : [];
  });
  return Object.fromEntries(
    [...ids, ...changes].flatMap((id) => {
      const fact = /@[^@ ]+$/.test(id) ? setting.now(id) : null;
      return fact ? [[id, fact] as const] : [];
    }),
  );
}

/** A text for the report: references as the figures' names. */
function plain(text: string, facts: Readonly<Record<FactId, Fact>>): string {
  return text.replace(/\{\{([^{}|]+)(?:\|[^{}]*)?\}\}/g, (_, id: string) => `[${facts[id.trim()]?.label ?? id}]`).replaceAll('**', '');
}
