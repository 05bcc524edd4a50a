/** Puts a person's commentary next to the figures it is about, verbatim: on the measure's page if it fits, otherwise on a page after it. */
import { wordsOf } from '../../languages/catalogue.ts';
import type { FactTable } from '../../model/fact.ts';
import type { AnyOutlineSlide, Outline } from '../../model/outline.ts';
import type { Comment } from '../brief/commentary.ts';
import { countWords } from '../language/count-words.ts';
import { safe } from './from-facts/context.ts';
import { speaksOf, topicsOf } from './from-facts/topics.ts';

/** Maximum words on a page besides its title, and of a comment that still reads as a remark. */
const wordsOnPage = 68;
const wordsOfRemark = 30;

export interface Commented {
  outline: Outline;
  /** What was put where, if not on the page a reader expects. */
  changes: string[];
}

/** Replaces any commentary the outline already has. */
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

/** The words as they are, with anything that would read as a reference defused. */
function whole(words: string): string {
  return safe(words, words.length);
}

/** The page that a heading names: a slide by ID, a measure, a dimension or a member; null if there is none. */
function placeOf(about: string, slides: readonly AnyOutlineSlide[], table: FactTable | null): number | null {
  const names = namesOf(about, table);
  const fits = [
    (slide: AnyOutlineSlide) => slide.id === about.trim(),
    (slide: AnyOutlineSlide) => names.some((name) => slide.id === `trend-${name}` || drawsCourse(slide, name)),
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

function drawsCourse(slide: AnyOutlineSlide, metric: string): boolean {
  return slide.kind === 'scorecard' && slide.content.course?.series[0]?.values.some((id) => id?.startsWith(`${metric}@`)) === true;
}

/** IDs of the measures and dimensions a heading names, exact matches first. */
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
  const reading = ('reading' in slide.content && slide.content.reading) || [];
  return remark <= wordsOfRemark && remark + words([slide.title, slide.lead ?? '', ...reading].join(' ')) <= wordsOnPage;
}

/** References are figures and do not count as words. */
function words(text: string): number {
  return countWords(text.replace(/\{\{[^{}]*\}\}/g, ' '));
}

function beforeAppendix(slides: readonly AnyOutlineSlide[]): number {
  const at = slides.findIndex(({ kind }) => kind === 'appendix' || kind === 'closing');
  return at < 0 ? slides.length : at;
}
