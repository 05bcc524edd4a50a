/**
 * Audits the pages that the program wrote, from their words and figures alone: a page with a fault loses the sentence that has it, or is left
 * out and reported, so that no deck is refused for what was not its author's.
 */
import type { AnyOutlineSlide, Outline } from '../../model/outline.ts';
import { fingerprint } from '../outline/planned.ts';
import { faultsOfPages, hasFault } from './true.ts';
import { type Grounds, groundsOf } from './truth/trace.ts';

export interface Audited {
  outline: Outline;
  /** What was mended or left out, and why: one sentence each. */
  changes: string[];
}

export function auditOutline(outline: Outline, allowed: readonly string[]): Audited {
  const faults = faultsOfPages(outline, allowed);
  if (faults.size === 0) return { outline, changes: [] };
  const grounds = groundsOf(outline, allowed);
  const left = new Set<string>();
  const changes: string[] = [];
  const slides = outline.slides.map((slide) => {
    const [fault] = faults.get(slide.id) ?? [];
    if (fault === undefined) return slide;
    // A summary speaks of what other pages show.
    const mended =
      slide.kind === 'executive-summary'
        ? mendedSummary(slide, (page) => !faultsOfPages(replaced(outline, page), allowed).has(page.id))
        : hasFault(slide, outline, grounds)
          ? mendedPage(slide, outline, grounds)
          : null;
    if (!mended) left.add(slide.id);
    changes.push(`Slide "${slide.id}" ${mended ? 'lost a sentence' : 'was left out'}: ${fault}`);
    return mended ?? slide;
  });
  return { outline: withoutPages({ ...outline, slides, ...marked(outline, slides) }, left), changes };
}

/** What only its layout shows to be untrue. */
export function leaveOut(outline: Outline, pages: readonly string[]): Audited {
  return {
    outline: withoutPages(outline, new Set(pages)),
    changes: pages.map((id) => `Slide "${id}" was left out: its figures do not hold as they are shown.`),
  };
}

/** The outline without some of its pages; a deck keeps its cover. */
function withoutPages(outline: Outline, left: ReadonlySet<string>): Outline {
  const slides = outline.slides.filter(({ id, kind }) => kind === 'cover' || !left.has(id));
  if (!outline.planned) return { ...outline, slides };
  const kept = <T>(of: Record<string, T>) =>
    Object.fromEntries(Object.entries(of).filter(([id]) => slides.some((slide) => slide.id === id)));
  const { planned } = outline;
  return { ...outline, slides, planned: { ...planned, slides: kept(planned.slides), ...(planned.said && { said: kept(planned.said) }) } };
}

/** The page without its so-what, or without one sentence of its reading; null if it needs more. */
function mendedPage(slide: AnyOutlineSlide, outline: Outline, grounds: Grounds): AnyOutlineSlide | null {
  const { content } = slide;
  if (!('reading' in content) || !Array.isArray(content.reading)) return null;
  const { soWhat, ...rest } = content as { soWhat?: string; reading: readonly string[] };
  const tried = [
    ...(soWhat === undefined ? [] : [rest]),
    ...rest.reading.map((_, at) => ({ ...content, reading: rest.reading.filter((__, other) => other !== at) })),
  ];
  return tried.map((each) => ({ ...slide, content: each }) as AnyOutlineSlide).find((page) => !hasFault(page, outline, grounds)) ?? null;
}

type Summary = Extract<AnyOutlineSlide, { kind: 'executive-summary' }>;

/** The claim of a point as a title. */
function headOf({ text }: Summary['content']['points'][number]): string {
  return text.replace(/^\*\*(.+?)\*\*.*$/su, '$1').replace(/[.。]$/u, '');
}

/** Without the points that have a fault: a deck would miss its summary more than any of them. Null where fewer than two are left. */
function mendedSummary(slide: Summary, isSound: (page: Summary) => boolean): Summary | null {
  const saying = (points: Summary['content']['points'], title: string, notes: readonly string[] = []): Summary => {
    const { notes: _, ...page } = slide;
    return { ...page, title, content: { ...slide.content, points }, ...(notes.length > 0 && { notes: [...notes] }) };
  };
  const sound = slide.content.points.filter((point) => isSound(saying([point], point.text)));
  if (sound.length < 2) return null;
  // The title often says what a point says: then the first of the others heads the summary.
  const title = [slide.title, headOf(sound[0]!)].find((each) => isSound(saying(sound, each)));
  if (title === undefined) return null;
  return saying(
    sound,
    title,
    slide.notes?.filter((note) => isSound(saying(sound, title, [note]))),
  );
}

function replaced(outline: Outline, page: AnyOutlineSlide): Outline {
  return { ...outline, slides: outline.slides.map((slide) => (slide.id === page.id ? page : slide)) };
}

/** What was mended here was not edited by a person. */
function marked({ planned }: Outline, slides: readonly AnyOutlineSlide[]): Pick<Outline, 'planned'> {
  if (!planned) return {};
  const marks = Object.fromEntries(
    slides.flatMap(({ id, content }) => (planned.slides[id] ? [[id, { ...planned.slides[id], content: fingerprint(content) }]] : [])),
  );
  return { planned: { ...planned, slides: { ...planned.slides, ...marks } } };
}
