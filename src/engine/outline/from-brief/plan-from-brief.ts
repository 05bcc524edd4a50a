/** A brief without data to an outline: the author's material as slides, and a page of questions on what only the author knows. */
import { wordsOf } from '../../../languages/catalogue.ts';
import { readJson } from '../../../model/bounds.ts';
import type { Brief } from '../../../model/brief.ts';
import type { LanguageCode } from '../../../model/language.ts';
import type { AnyOutlineSlide, Outline } from '../../../model/outline.ts';
import { saysInConfidence } from '../../brief/private.ts';
import { parseOutline } from '../parse-outline.ts';
import { otherForms, varied } from '../variety.ts';
import { composed } from './deck/compose.ts';
import { deckTitle } from './deck/frame.ts';
import type { OpenQuestion } from './deck/questions.ts';
import type { Draft } from './draft.ts';
import { Exclusions } from './read/exclusions.ts';
import { GivenFacts } from './read/given-facts.ts';

export interface BriefPlan {
  outline: Outline;
  /** What only the author can add, most important first. */
  questions: readonly OpenQuestion[];
  notes: { open: string[]; changes: string[]; assumptions: string[] };
}

/** `asOf`: ISO date of the deck. Throws `outline_invalid` if the prompt is an unusable JSON outline. */
export function planFromBrief(brief: Brief, asOf: string): BriefPlan {
  const structured = structuredOutline(brief);
  if (structured !== null) return { outline: { ...structured, asOf }, questions: [], notes: { open: [], changes: [], assumptions: [] } };
  const exclusions = new Exclusions(brief);
  const facts = new GivenFacts();
  const { slides: chosen, open, changes, assumptions } = composed(brief, facts, exclusions, asOf);
  const slides = finished(chosen, exclusions, brief.language);
  const outline: Outline = {
    version: 1,
    title: deckTitle(brief),
    language: brief.language,
    asOf,
    ...(brief.company === null ? {} : { company: brief.company }),
    ...(brief.audience === null ? {} : { audience: brief.audience }),
    slides,
    facts: facts.used(slides),
  };
  return {
    outline,
    questions: open,
    notes: { open: open.map(({ page, question }) => `${page}: ${question}`), changes, assumptions },
  };
}

/** A prompt that is a JSON outline keeps its slides and gets a cover if it has none. */
function structuredOutline(brief: Brief): Outline | null {
  if (!brief.prompt.startsWith('{')) return null;
  let value: unknown;
  try {
    value = readJson(brief.prompt);
  } catch {
    return null;
  }
  return typeof value === 'object' && value !== null && 'slides' in value ? parseOutline(value) : null;
}

/** Varies kinds, makes titles unique, assigns IDs, and removes anything excluded or said in confidence. */
function finished(drafts: readonly Draft[], exclusions: Exclusions, language: LanguageCode): AnyOutlineSlide[] {
  const { continued } = wordsOf(language);
  const ids = new Set<string>();
  const titles = new Set<string>();
  const named = new Map<string, string>();
  const kept = drafts.filter(
    (draft) =>
      draft.kind === 'cover' ||
      (!exclusions.hits(JSON.stringify([draft.title, draft.lead, draft.content])) &&
        !textsIn([draft.title, draft.lead, draft.content]).some(saysInConfidence)),
  );
  const slides = varied(kept, (draft) => [
    ...(draft.forms ?? []).map((form) => ({ ...draft, ...form }) as Draft),
    ...otherForms(draft, language),
  ]).map(({ weight: _, forms: __, ...draft }) => {
    const title = unique(draft.title, titles, (text, n) => (n === 2 ? `${text} (${continued})` : `${text} (${continued}, ${n - 1})`));
    const id = unique(
      slug(draft.kind === 'cover' || draft.kind === 'agenda' ? draft.kind : draft.title) || draft.kind,
      ids,
      (text, n) => `${text}-${n}`,
    );
    if (!named.has(draft.title)) named.set(draft.title, id);
    const notes = draft.notes?.filter((note) => !exclusions.hits(note) && !saysInConfidence(note));
    return { ...draft, ...(notes === undefined ? {} : { notes }), title, id } as AnyOutlineSlide;
  });
  return slides.map((slide) => withProofs(slide, named));
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** A summary's points name the pages that prove them: by title until pages have IDs. */
function withProofs(slide: AnyOutlineSlide, named: ReadonlyMap<string, string>): AnyOutlineSlide {
  if (slide.kind !== 'executive-summary') return slide;
  const points = slide.content.points.map(({ slide: page, ...point }) => {
    const id = page === undefined ? undefined : named.get(page);
    return { ...point, ...(id === undefined ? {} : { slide: id }) };
  });
  return { ...slide, content: { ...slide.content, points } };
}

function unique(text: string, taken: Set<string>, next: (text: string, n: number) => string): string {
  let found = text;
  for (let n = 2; taken.has(found.toLowerCase()); n += 1) found = next(text, n);
  taken.add(found.toLowerCase());
  return found;
}

function slug(title: string): string {
  return title
    .replace(/\{\{[^{}]*\}\}/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 48);
}
