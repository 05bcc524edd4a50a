/** A brief without data to an outline: the author's material as slides, and a scaffold for what only the author knows. */
import { wordsOf } from '../../../languages/catalogue.ts';
import { readJson } from '../../../model/bounds.ts';
import type { Brief } from '../../../model/brief.ts';
import type { LanguageCode } from '../../../model/language.ts';
import type { AnyOutlineSlide, Outline } from '../../../model/outline.ts';
import { parseOutline } from '../parse-outline.ts';
import { otherForms, varied } from '../variety.ts';
import { assemble } from './deck/assemble.ts';
import { deckTitle } from './deck/frame.ts';
import type { Draft } from './draft.ts';
import { materialDrafts } from './material-drafts.ts';
import { Exclusions } from './read/exclusions.ts';
import { GivenFacts } from './read/given-facts.ts';

export interface BriefPlan {
  outline: Outline;
  notes: { open: string[]; changes: string[]; assumptions: string[] };
}

/** `asOf`: ISO date of the deck. Throws `outline_invalid` if the prompt is an unusable JSON outline. */
export function planFromBrief(brief: Brief, asOf: string): BriefPlan {
  const structured = structuredOutline(brief);
  if (structured !== null) return { outline: { ...structured, asOf }, notes: { open: [], changes: [], assumptions: [] } };
  const exclusions = new Exclusions(brief);
  const facts = new GivenFacts();
  const { drafts, changes } = materialDrafts(brief, facts, exclusions);
  const { slides: chosen, dropped } = assemble(brief, drafts, exclusions);
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
  const mark = wordsOf(brief.language).toFill;
  return {
    outline,
    notes: {
      open: slides.flatMap((slide, index) =>
        slide.scaffold ? [`Slide ${index + 1}, ${slide.title}: ${(slide.notes?.[0] ?? '').replace(mark, '').trim()}`] : [],
      ),
      changes: [...changes, ...dropped.map((title) => `No room for: ${title}`)],
      assumptions: slides.some(({ scaffold }) => scaffold)
        ? ['No data were given: figures and statements only the author knows are left to fill.']
        : [],
    },
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

/** Varies kinds, makes titles unique, assigns IDs, and removes anything excluded. */
function finished(drafts: readonly Draft[], exclusions: Exclusions, language: LanguageCode): AnyOutlineSlide[] {
  const { continued } = wordsOf(language);
  const ids = new Set<string>();
  const titles = new Set<string>();
  const kept = drafts.filter(
    (draft) => draft.kind === 'cover' || !exclusions.hits(JSON.stringify([draft.title, draft.lead, draft.content])),
  );
  return varied(kept, (draft) => [
    ...(draft.forms ?? []).map((form) => ({ ...draft, ...form }) as Draft),
    ...otherForms(draft, language),
  ]).map(({ weight: _, forms: __, ...draft }) => {
    const title = unique(draft.title, titles, (text, n) => (n === 2 ? `${text} (${continued})` : `${text} (${continued}, ${n - 1})`));
    const id = unique(
      slug(draft.kind === 'cover' || draft.kind === 'agenda' ? draft.kind : draft.title) || draft.kind,
      ids,
      (text, n) => `${text}-${n}`,
    );
    const notes = draft.notes?.filter((note) => !exclusions.hits(note));
    return { ...draft, ...(notes === undefined ? {} : { notes }), title, id } as AnyOutlineSlide;
  });
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
