/** Outline to layout: places every slide by its kind and splits it if it does not fit one page. */
import { wordsOf } from '../../languages/catalogue.ts';
import type { BrandKit } from '../../model/brand-kit.ts';
import { mirrorElement } from '../../model/geometry.ts';
import { languages } from '../../model/language.ts';
import type { Element, Layout, LayoutSlide } from '../../model/layout.ts';
import type { AnyOutlineSlide, Outline } from '../../model/outline.ts';
import { leastSizesOf, raisedElement, round } from '../brand/grid.ts';
import { lookOf } from '../brand/looks.ts';
import { sizeOf } from '../brand/sheet.ts';
import { fontChoice, percentOver } from '../fonts/face.ts';
import type { Page, SlideKind } from '../kinds/define-kind.ts';
import { shortTitle } from '../kinds/parts/title-page.ts';
import { slideKinds } from '../kinds/registry.ts';
import { type NumberContext, numberContext } from '../language/numbers.ts';
import { inScenarios, placeEyebrow, placeFoot, placeHead, withComment } from './frame.ts';
import { createPage } from './page.ts';
import { resolvePlain } from './resolve-text.ts';
import { agreesAsShown, cellsOf, deckNumbers, tableForms } from './shown-together.ts';

export interface LaidOut {
  layout: Layout;
  /** What was shortened, split or substituted, one sentence each, for the report. */
  changes: string[];
}

/** An outline slide with its content split into pages. */
interface Pages {
  slide: AnyOutlineSlide;
  kind: SlideKind;
  page: Page;
  /** A person's commentary, placed under the first page. */
  strip: Element[];
  numbers: NumberContext;
  contents: unknown[];
}

/** Throws `outline_invalid` for a reference to a fact that the outline does not contain. */
export function layOut(outline: Outline, brandKit: BrandKit): LaidOut {
  const changes = substitutions(brandKit);
  const report = (change: string) => {
    if (!changes.includes(change)) changes.push(change);
  };
  const rhythm = createRhythm();
  const all = cutIntoPages(outline, brandKit, rhythm.compose, report);

  const slides: LayoutSlide[] = [];
  for (const pages of all) {
    if (pages.contents.length > 1) report(`Slide "${pages.slide.id}" did not fit one page and was split over ${pages.contents.length}.`);
    for (const part of pages.contents.keys()) {
      slides.push(placeSlide(pages, part, slides.length + 1, outline, brandKit, report));
      rhythm.turn();
    }
  }
  const title = resolvePlain(outline.title, { slide: 'title', facts: outline.facts, numbers: numberContext([], outline.language) });
  const { language, asOf, company } = outline;
  const size = sizeOf(brandKit);
  const fade = outline.transition === 'fade' && { transition: 'fade' as const };
  return {
    layout: { version: 1, title, language, asOf, ...(company !== undefined && { company }), size, brandKit, slides, ...fade },
    changes,
  };
}

/** Slide numbers are only known after splitting; until then each slide counts as one page. */
export function cutIntoPages(
  outline: Outline,
  brandKit: BrandKit,
  compose: Page['compose'] = createRhythm().compose,
  report: (change: string) => void = () => {},
): Pages[] {
  const { language, asOf, facts } = outline;
  const firstPages = new Map(outline.slides.map(({ id }, index) => [id, index + 1]));
  const common = deckNumbers(outline);
  const all = outline.slides.map((slide): Pages => {
    const kind = slideKinds[slide.kind] as SlideKind;
    const cells = cellsOf(slide);
    const numbers = cells === null ? common : { ...common, forms: tableForms(cells, facts, common) };
    const whole = createPage({
      slide,
      brandKit,
      language,
      asOf,
      facts,
      numbers,
      dark: kind.dark === true && groundOf(kind, brandKit) === 'dark',
      own: kind.dark === true ? (kind.layout === 'title' ? 'title' : 'section') : null,
      slideNumber: (id) => firstPages.get(id) ?? null,
      compose,
      report: (change) => report(`Slide "${slide.id}": ${change}`),
    });
    const { page, strip } = slide.comment && !kind.dark ? withComment(whole, slide.comment) : { page: whole, strip: [] };
    return { slide, kind, page, strip, numbers, contents: kind.split(slide.content, page) };
  });
  let next = 1;
  for (const { slide, contents } of all) {
    firstPages.set(slide.id, next);
    next += contents.length;
  }
  return all;
}

/** Pages running that may have the same composition. */
const mostAlike = 2;

/** Compositions that stand out, and would not if a deck had two. */
const onceADeck: readonly string[] = ['hero'];

/** Remembers the compositions of the pages, so that not too many alike follow one another. */
function createRhythm(): { compose: Page['compose']; turn(): void } {
  const before: (string | null)[] = [];
  let current: string | null = null;
  return {
    compose(suitable) {
      const last = before.slice(-mostAlike);
      const tired = last.length === mostAlike && last.every((each) => each === last[0]) ? last[0] : null;
      const fresh = suitable.filter((each) => !(onceADeck.includes(each) && before.includes(each)));
      const chosen = fresh.find((each) => each !== tired) ?? fresh[0] ?? suitable[0]!;
      current = chosen;
      return chosen;
    },
    turn() {
      before.push(current);
      current = null;
    },
  };
}

function placeSlide(
  pages: Pages,
  part: number,
  number: number,
  outline: Outline,
  brandKit: BrandKit,
  report: (change: string) => void,
): LayoutSlide {
  const { slide, kind, page, numbers, contents } = pages;
  const plain = (text: string) => resolvePlain(text, { slide: slide.id, facts: outline.facts, numbers });
  const suffix = continuation(part, contents.length, outline);
  const notes = part === 0 ? (slide.notes ?? []).map(plain) : [];
  const elements: Element[] = [];
  let title: string;
  if (kind.ownTitle) {
    const { kept, rest } = shortTitle(suffix, page, kind.dark ? 'dark' : 'light');
    title = kept + suffix;
    if (rest !== null) {
      notes.push(rest);
      report(`Slide "${slide.id}": The title was longer than two lines; "${rest}" moved to the notes.`);
    }
  } else {
    const head = placeHead(page.title, page.lead, suffix, brandKit, languages[outline.language].direction === 'rtl');
    title = head.title;
    elements.push(...head.elements);
    notes.push(...head.cut);
    for (const change of head.changes) report(`Slide "${slide.id}": ${change}`);
  }
  if (!kind.dark && slide.section !== undefined) elements.push(...placeEyebrow(slide.section, title, outline.language, brandKit));
  elements.push(...kind.place(contents[part], kind.ownTitle ? { ...page, title } : page));
  if (part === 0) elements.push(...pages.strip);
  // A full-colour page contains only its message.
  if (!kind.dark) {
    const source = slide.source === undefined ? null : plain(slide.source);
    const note = agreesAsShown(slide, outline.facts, numbers) ? null : wordsOf(outline.language).rounded;
    const foot = placeFoot({ source, note }, number, outline.language, brandKit);
    elements.push(...foot.elements);
    for (const change of foot.changes) report(`Slide "${slide.id}": ${change}`);
  }
  const { notation } = lookOf(brandKit);
  const least = leastSizesOf(brandKit);
  const drawn = (element: Element) => (element.type === 'chart' && notation === 'scenarios' ? inScenarios(element) : element);
  const rightToLeft = languages[outline.language].direction === 'rtl';
  return {
    id: part === 0 ? slide.id : `${slide.id}-${part + 1}`,
    kind: slide.kind,
    layout: kind.layout,
    ...(slide.section !== undefined && { section: slide.section }),
    title,
    ...(page.ground.fill === 'dark' && { dark: true }),
    elements: elements
      .map(drawn)
      .map((element) => (least ? raisedElement(element, least) : element))
      .map((element) => rounded(rightToLeft ? mirrorElement(element, page.width) : element)),
    notes,
  };
}

function groundOf({ layout }: SlideKind, brandKit: BrandKit): 'dark' | 'paper' {
  const { cover, section } = lookOf(brandKit).grounds;
  return layout === 'title' ? cover : section;
}

function rounded(element: Element): Element {
  return { ...element, x: round(element.x), y: round(element.y), w: round(element.w), h: round(element.h) };
}

/** ` (continued)` after the first page; from three pages on with a number, because titles must differ. */
function continuation(part: number, count: number, { language }: Outline): string {
  if (part === 0) return '';
  return ` (${wordsOf(language).continued}${count > 2 ? `\u00a0${part + 1}` : ''})`;
}

function substitutions({ fonts }: BrandKit): string[] {
  const roles = (['heading', 'body'] as const).filter((role) => !fonts.widths?.[role] && fontChoice(fonts[role]).substituted);
  const said = roles.map((role) => {
    const fallback = fonts.fallback?.[role];
    const known = fallback !== undefined && !fontChoice(fallback).substituted;
    const widths = `of Calibri plus ${percentOver(fonts[role])} %`;
    const fitted = known
      ? `text was fitted so that it fits in its fallback "${fallback}", and with the widths ${widths}`
      : `text was fitted with those ${widths}`;
    return `The widths of the font "${fonts[role]}" are not known; ${fitted}.`;
  });
  return [...new Set(said)];
}
