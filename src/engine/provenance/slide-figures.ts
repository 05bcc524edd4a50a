/** The sources of a deck's figures: those on each slide, with their facts and what these derive from. */
import { QuarterdeckError } from '../../model/errors.ts';
import type { Fact, Unit } from '../../model/fact.ts';
import type { Layout } from '../../model/layout.ts';
import type { AnyOutlineSlide, Outline } from '../../model/outline.ts';
import type { FactStyle } from '../../model/text.ts';
import { type Numeral, readNumerals } from '../check/truth/numerals.ts';
import { normalise, references, replaceReferences, slideScope, slideTexts } from '../check/truth/slide-texts.ts';
import { FactIndex } from '../check/truth/trace.ts';
import { formatFact, type NumberContext } from '../language/numbers.ts';
import { resolvePlain } from '../layout/resolve-text.ts';
import { deckNumbers } from '../layout/shown-together.ts';
import { readZip } from '../opc/zip.ts';
import { readCarried } from '../pptx/refresh/carried.ts';

export interface Figure {
  id: string;
  metric: string;
  label: string;
  /** Formatted as in a deck. */
  text: string;
  /** null if it cannot be computed. */
  value: number | null;
  unit: Unit;
  currency: string | null;
  period: string | null;
  scope: Record<string, string>;
  n: number;
  formula: string;
  /** null for given and derived figures, and in decks, which do not carry queries. */
  sql: string | null;
  /** Hash of the rows the query read; null for a figure without its own. */
  rows: string | null;
  /** IDs it derives from. */
  from: string[];
}

export function figureOf(fact: Fact, numbers: NumberContext): Figure {
  const { id, metric, label, value, unit, currency, period, scope, n, formula, sql, rows, from } = fact;
  return {
    id,
    metric,
    label,
    text: formatFact(fact, 'plain', numbers),
    value,
    unit,
    currency: currency ?? null,
    period,
    scope: { ...scope },
    n,
    formula,
    sql: sql === '' ? null : sql,
    rows: rows ?? null,
    from: [...(from ?? [])],
  };
}

/** @throws QuarterdeckError deck_unsupported */
export function deckOutline(deck: Uint8Array): Outline {
  let found: ReturnType<typeof readCarried>;
  try {
    found = readCarried(readZip(deck));
  } catch (cause) {
    if (cause instanceof QuarterdeckError) throw cause;
    throw new QuarterdeckError('deck_unsupported', 'The file is no PowerPoint deck, or it is damaged.', {
      next: 'name a .pptx that generate wrote, or an outline',
      cause,
    });
  }
  if (found) return found.carried.outline;
  throw new QuarterdeckError(
    'deck_unsupported',
    'The deck carries no facts: Quarterdeck did not make it, made it without data, or its custom XML was taken out.',
    { next: 'read the data directly: quarterdeck facts --data crm/' },
  );
}

interface SlideFigures {
  /** From 1, of its first slide; continuations follow. */
  number: number;
  id: string;
  title: string;
  /** The title's first, then by ID. */
  figures: { id: string; shown: string[] }[];
}

/** Without a layout, slides are numbered as in the outline, and chart figures are formatted as in text. */
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
  // Notes are spoken, not shown.
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

/** In a chart or table a figure has its neighbours' unit, so it is read off the slide. */
function drawn(fact: Fact, numbers: NumberContext, numerals: readonly Numeral[]): Iterable<string> {
  const index = new FactIndex([fact]);
  const found = new Set(numerals.filter((numeral) => index.find(numeral) === 'shown').map(({ text }) => text));
  return found.size > 0 ? found : [formatFact(fact, 'plain', numbers)];
}
