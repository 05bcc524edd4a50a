/** Which figures each slide shows, and how it writes them. */

import type { Fact } from '../../model/fact.ts';
import type { Layout } from '../../model/layout.ts';
import type { AnyOutlineSlide, Outline } from '../../model/outline.ts';
import type { FactStyle } from '../../model/text.ts';
import { slideTexts } from '../check/slide-texts.ts';
import { FactIndex } from '../check/truth/fact-index.ts';
import { type Numeral, readNumerals } from '../check/truth/numerals.ts';
import { normalise } from '../check/truth/plain-text.ts';
import { references, replaceReferences, slideScope } from '../check/truth/slide-scope.ts';
import { formatFact, type NumberContext } from '../language/numbers.ts';
import { resolvePlain } from '../layout/resolve-text.ts';
import { deckNumbers } from '../layout/shown-together.ts';

export interface SlideFigures {
  /** From 1, of its first page; pages that continue it follow. */
  number: number;
  id: string;
  title: string;
  /** The title's first, then by id. */
  figures: { id: string; shown: string[] }[];
}

/** Without a layout a slide is numbered as the outline has it, and figures of charts are written as a text would. */
export function slideFigures(outline: Outline, layout: Layout | null): SlideFigures[] {
  const numbers = deckNumbers(outline);
  const ids = new Set(outline.slides.map(({ id }) => id));
  const pagesOf = (id: string) =>
    (layout?.slides ?? []).flatMap((page, at) =>
      (ids.has(page.id) ? page.id : page.id.replace(/-\d+$/, '')) === id ? [{ page, at }] : [],
    );
  return outline.slides.map((slide, at) => {
    const pages = pagesOf(slide.id);
    const numerals = pages.flatMap(({ page }) =>
      slideTexts(page).flatMap(({ text, where }) => (where === 'notes' ? [] : readNumerals(normalise(text), outline.language))),
    );
    return {
      number: (pages[0]?.at ?? at) + 1,
      id: slide.id,
      title: resolvePlain(slide.title, { slide: slide.id, facts: outline.facts, numbers }),
      figures: figuresOf(slide, outline, numbers, numerals),
    };
  });
}

function figuresOf(
  slide: AnyOutlineSlide,
  outline: Outline,
  numbers: NumberContext,
  numerals: readonly Numeral[],
): SlideFigures['figures'] {
  // Notes are said, not shown.
  const { notes: _, ...page } = slide;
  const { texts, facts } = slideScope(page as AnyOutlineSlide, null, outline.facts);
  const written = new Map<string, Set<string>>();
  for (const text of texts) {
    replaceReferences(text, (id, style) => {
      const fact = Object.hasOwn(outline.facts, id) ? outline.facts[id] : undefined;
      if (fact) written.set(id, (written.get(id) ?? new Set()).add(formatFact(fact, style as FactStyle, numbers)));
      return '';
    });
  }
  const inTitle = references(slide.title);
  const rank = (id: string) => (inTitle.includes(id) ? inTitle.indexOf(id) : inTitle.length);
  return facts
    .map((fact) => ({ id: fact.id, shown: [...(written.get(fact.id) ?? drawn(fact, numbers, numerals))].sort() }))
    .sort((a, b) => rank(a.id) - rank(b.id) || (a.id < b.id ? -1 : 1));
}

/** In a chart or a table a figure has the unit of its neighbours: it is read off the page. */
function drawn(fact: Fact, numbers: NumberContext, numerals: readonly Numeral[]): Iterable<string> {
  const index = new FactIndex([fact]);
  const found = new Set(numerals.filter((numeral) => index.find(numeral) === 'shown').map(({ text }) => text));
  return found.size > 0 ? found : [formatFact(fact, 'plain', numbers)];
}
