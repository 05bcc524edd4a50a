/** A person's words put beside the figures they speak of, verbatim: on the measure's page where there is room, else on a page after it. */
import { wordsOf } from '../../languages/catalogue.ts';
import type { FactTable } from '../../model/fact.ts';
import type { AnyOutlineSlide, Outline } from '../../model/outline.ts';
import type { Comment } from '../brief/commentary.ts';
import { countWords } from '../language/count-words.ts';
import { safe } from './from-facts/context.ts';
import { speaksOf, topicsOf } from './from-facts/topics.ts';

/** Words a page may hold beside its title, and those of a comment that still reads as a remark. */
const wordsOnPage = 68;
const wordsOfRemark = 30;

export interface Commented {
  outline: Outline;
  /** What was put where, when it is not on the page a reader expects. */
  changes: string[];
}

/** Comments that the outline already carries are replaced by these. */
export function addCommentary(outline: Outline, comments: readonly Comment[], table: FactTable | null): Commented {
  const changes: string[] = [];
  let slides = outline.slides
    .filter(({ id }) => !id.startsWith('commentary-'))
    .map(({ comment: _, ...slide }): AnyOutlineSlide => slide as AnyOutlineSlide);
  for (const [index, comment] of comments.entries()) {
    const at = placeOf(comment.about, slides, table);
    const slide = at === null ? null : slides[at]!;
    if (slide && !slide.comment && hasRoom(slide, comment)) {
      slides = slides.with(at!, { ...slide, comment: { text: comment.text.map(whole), ...(comment.by ? { by: whole(comment.by) } : {}) } });
      continue;
    }
    if (!slide) changes.push(`The commentary on "${comment.about}" names no figure of this deck; it has a page of its own`);
    slides = slides.toSpliced(at === null ? beforeAppendix(slides) : at + 1, 0, ownPage(comment, index, outline, slide));
  }
  return { outline: { ...outline, slides }, changes };
}

function ownPage({ about, text, by }: Comment, index: number, { language }: Outline, beside: AnyOutlineSlide | null): AnyOutlineSlide {
  return {
    id: `commentary-${index + 1}`,
    kind: 'bullets',
    title: `${whole(about)}: ${wordsOf(language).comment}${by ? ` (${whole(by)})` : ''}`,
    ...(beside?.section === undefined ? {} : { section: beside.section }),
    content: { items: text.map((words) => ({ text: whole(words), children: [] })) },
  };
}

/** The words as they are, with nothing in them that an outline would take for a reference. */
function whole(words: string): string {
  return safe(words, words.length);
}

/** The page that shows what the heading names: a slide by its id, a measure, a dimension or a member; null when none does. */
function placeOf(about: string, slides: readonly AnyOutlineSlide[], table: FactTable | null): number | null {
  const names = namesOf(about, table);
  const fits = [
    (slide: AnyOutlineSlide) => slide.id === about.trim(),
    (slide: AnyOutlineSlide) => names.some((name) => slide.id === `trend-${name}`),
    (slide: AnyOutlineSlide) => names.some((name) => slide.id.split('-').slice(1).join('-').startsWith(name)),
    (slide: AnyOutlineSlide) => names.some((name) => slide.id.endsWith(`-${name}`)),
    (slide: AnyOutlineSlide) => slide.id === 'scorecard' && names.some((name) => JSON.stringify(slide.content).includes(`"${name}@`)),
    (slide: AnyOutlineSlide) => same(slide.title, about),
  ];
  for (const fit of fits) {
    const at = slides.findIndex(fit);
    if (at >= 0) return at;
  }
  return null;
}

/** Ids of the measures and dimensions a heading names, the exact ones first. */
function namesOf(about: string, table: FactTable | null): string[] {
  if (!table) return [];
  const exact = [...table.metrics, ...table.dimensions].filter(({ id, label }) => same(id, about) || same(label, about));
  const member = table.dimensions.filter(({ members }) => members.some((each) => same(each, about)));
  const metrics = table.metrics.filter((note) => speaksOf(about, topicsOf(note, null)));
  const dimensions = table.dimensions.filter((dimension) => speaksOf(about, topicsOf(null, dimension)));
  return [...new Set([...exact, ...member, ...metrics, ...dimensions].map(({ id }) => id))];
}

function same(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}

function hasRoom(slide: AnyOutlineSlide, { text, by }: Comment): boolean {
  if (slide.kind === 'cover' || slide.kind === 'section' || slide.kind === 'closing' || slide.kind === 'quote') return false;
  const remark = words(text.join(' ')) + words(by ?? '');
  const reading = 'reading' in slide.content ? slide.content.reading : [];
  return remark <= wordsOfRemark && remark + words([slide.title, slide.lead ?? '', ...reading].join(' ')) <= wordsOnPage;
}

/** References are figures, and figures are no words. */
function words(text: string): number {
  return countWords(text.replace(/\{\{[^{}]*\}\}/g, ' '));
}

function beforeAppendix(slides: readonly AnyOutlineSlide[]): number {
  const at = slides.findIndex(({ kind }) => kind === 'appendix' || kind === 'closing');
  return at < 0 ? slides.length : at;
}
