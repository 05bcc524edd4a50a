/** The page a slide kind is given: the sheet, resolved numbers, measured text. */
import type { BrandKit } from '../brand/brand-kit.ts';
import { colorTable } from '../brand/color-tokens.ts';
import { contrast } from '../brand/contrast.ts';
import { type Page, sizes } from '../kinds/slide-kind.ts';
import { excelFormat } from '../language/excel-format.ts';
import type { LanguageCode } from '../language/language.ts';
import { type NumberContext, shownValue } from '../language/numbers.ts';
import { wordsOf } from '../language/words.ts';
import type { Fact, FactId } from '../metrics/fact.ts';
import type { AnyOutlineSlide } from '../outline/outline.ts';
import type { TextElement } from './layout.ts';
import { measureParagraphs } from './measure.ts';
import { findFact, resolvePlain, resolveText, type TextSource } from './resolve-text.ts';
import { columns, frameOf, gaps, sheet } from './sheet.ts';

/** Least contrast of small text: https://www.w3.org/TR/WCAG22/#contrast-minimum */
const readable = 4.5;

/** Body text, and the line spacing of text without one of its own. */
const bodySpacing = 1.1;

export interface PageInput {
  slide: Pick<AnyOutlineSlide, 'id' | 'title' | 'lead'>;
  brandKit: BrandKit;
  language: LanguageCode;
  facts: Readonly<Record<FactId, Fact>>;
  numbers: NumberContext;
  /** The page has a dark ground, so text is light where nothing else is asked for. */
  dark?: boolean;
  slideNumber: (id: string) => number | null;
  report: (change: string) => void;
}

export function createPage({ slide, brandKit, language, facts, numbers, dark = false, slideNumber, report }: PageInput): Page {
  const source: TextSource = { slide: slide.id, facts, numbers };
  const fact = (id: FactId): Fact => findFact(id, source);
  const frame = frameOf(brandKit);
  const page: Page = {
    width: sheet.w,
    height: sheet.h,
    head: frame.title,
    body: frame.body,
    title: resolvePlain(slide.title, source),
    lead: slide.lead === undefined ? null : resolvePlain(slide.lead, source),
    words: wordsOf(language),
    sizes,
    gaps,
    columns,
    runs: (text, style) => resolveText(text, source, style),
    plain: (text) => resolvePlain(text, source),
    value(id) {
      const { unit, value } = fact(id);
      // Percentage points are charted as such, for a format code cannot scale them.
      return unit === 'points' && value !== null ? value * 100 : value;
    },
    shown: (id) => shownValue(fact(id), numbers),
    format: (ids) =>
      excelFormat(
        ids.flatMap((id) => (id === null ? [] : [fact(id)])),
        numbers,
      ),
    measure: (paragraphs, width, size, { font = 'body', lineSpacing = bodySpacing } = {}) =>
      measureParagraphs(paragraphs, width, size, { family: brandKit.fonts[font], lineSpacing, bold: font === 'heading' }),
    fitSize(paragraphs, box, candidates, options) {
      const fits = (size: number) => {
        const { height, widest } = page.measure(paragraphs, box.w, size, options);
        return height <= box.h && widest <= box.w;
      };
      return candidates.find(fits) ?? candidates.at(-1)!;
    },
    text: (name, box, paragraphs, style) => ({
      type: 'text',
      name,
      ...box,
      paragraphs: typeof paragraphs === 'string' ? [{ runs: page.runs(paragraphs) }] : [...paragraphs],
      ...textDefaults,
      color: dark ? 'on-dark' : 'ink',
      ...style,
    }),
    shape: (name, box, { fill, line, geometry = 'rect', group }) => ({
      type: 'text',
      name,
      alt: '',
      ...box,
      paragraphs: [],
      ...textDefaults,
      geometry,
      ...(fill && { fill }),
      ...(line && { line }),
      ...(group && { group }),
    }),
    textOn(fill) {
      const colors = colorTable(brandKit);
      const on = (text: 'paper' | 'ink') => contrast(colors[text], colors[fill]);
      return on('paper') >= readable || on('paper') > on('ink') ? 'paper' : 'ink';
    },
    slideNumber,
    report,
  };
  return page;
}

const textDefaults = {
  size: sizes.body,
  color: 'ink',
  font: 'body',
  anchor: 'top',
  inset: 0,
  lineSpacing: bodySpacing,
} as const satisfies Partial<TextElement>;
