/** Decks and summaries of no more pages than they should have: what would go on on a second page is shortened instead. */
import type { BrandKit } from '../../model/brand-kit.ts';
import type { AnyOutlineSlide, Outline } from '../../model/outline.ts';
import type { Text } from '../../model/text.ts';
import type { SlideKind } from '../kinds/define-kind.ts';
import { cutIntoPages } from './lay-out.ts';

export interface KeptLength {
  outline: Outline;
  /** Of the outline as it now is; still more than asked for where nothing can be shortened. */
  pages: number;
  /** What was shortened, one sentence each, for the report. */
  changes: string[];
}

export function keepLength(given: Outline, brandKit: BrandKit, most: number): KeptLength {
  let outline = given;
  const changes = new Set<string>();
  for (;;) {
    const cut = cutIntoPages(outline, brandKit);
    const pages = cut.reduce((sum, { contents }) => sum + contents.length, 0);
    const next = pages > most ? shortened(cut) : null;
    if (next === null) return { outline, pages, changes: [...changes] };
    changes.add(`Slide "${next.id}" was shortened, so that the deck keeps to ${most} ${most === 1 ? 'slide' : 'slides'}.`);
    outline = { ...outline, slides: outline.slides.map((slide) => (slide.id === next.id ? next : slide)) };
  }
}

/** A summary that loses reasons to stand on one page; one whose claims alone need two stays as it is. */
export function summaryOnOnePage(given: Outline, brandKit: BrandKit): Outline {
  const slides = given.slides.map((slide) => {
    for (let shorter: AnyOutlineSlide = slide; ; ) {
      const [only] = slide.kind === 'executive-summary' ? cutIntoPages({ ...given, slides: [shorter] }, brandKit) : [];
      if (!only) return slide;
      if (only.contents.length <= 1) return shorter;
      const less = only.kind.shorter?.(shorter.content);
      if (!less) return slide;
      shorter = withTold(shorter, less);
    }
  });
  return { ...given, slides };
}

/** The page that least goes over onto another one, with a sentence less. */
function shortened(cut: ReturnType<typeof cutIntoPages>): AnyOutlineSlide | null {
  const able = cut.flatMap(({ slide, kind, contents }) => {
    const shorter = contents.length > 1 ? withoutSentence(slide.content, kind) : null;
    return shorter === null ? [] : [{ slide, shorter, over: itemsIn(contents.at(-1)) }];
  });
  const [least] = able.toSorted((a, b) => a.over - b.over);
  return least ? withTold(least.slide, least.shorter) : null;
}

const itemsIn = (content: unknown) =>
  Math.max(0, ...Object.values(content as object).map((each) => (Array.isArray(each) ? each.length : 0)));

interface Shorter {
  content: unknown;
  /** What it no longer says. */
  told: Text;
}

/** Fewest items that still are a list. */
const fewest = 2;

function withoutSentence(content: unknown, kind: SlideKind): Shorter | null {
  const own = kind.shorter?.(content);
  if (own) return own;
  // Rows of a table add up to others; only sentences can go.
  for (const [key, items] of Object.entries(content as object)) {
    const last = Array.isArray(items) && items.length > fewest ? (items.at(-1) as unknown) : null;
    const told = typeof last === 'object' && last !== null && 'text' in last ? last.text : null;
    if (typeof told === 'string') return { content: { ...(content as object), [key]: (items as unknown[]).slice(0, -1) }, told };
  }
  return null;
}

const bare = (text: Text) => text.replaceAll('**', '').replace(/[.。]$/u, '');

/** What it no longer shows is told. */
function withTold(slide: AnyOutlineSlide, { content, told }: Shorter): AnyOutlineSlide {
  const notes = slide.notes ?? [];
  const isTold = notes.some((note) => bare(note).includes(bare(told)));
  return { ...slide, content, notes: isTold ? notes : [...notes, told.replaceAll('**', '')] } as AnyOutlineSlide;
}
