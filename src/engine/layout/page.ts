/** The page a slide kind works with: the sheet, resolved numbers, measured text. */
import { wordsOf } from '../../languages/catalogue.ts';
import { type BrandKit, fontOf, type Hex } from '../../model/brand-kit.ts';
import type { Fact, FactId } from '../../model/fact.ts';
import { type LanguageCode, languages } from '../../model/language.ts';
import type { Run, TextElement } from '../../model/layout.ts';
import type { AnyOutlineSlide } from '../../model/outline.ts';
import type { Text } from '../../model/text.ts';
import { colorTable, contrast, mix, seriesOrder } from '../brand/colors.ts';
import { leastSizesOf, raisedParagraphs } from '../brand/grid.ts';
import { lookOf } from '../brand/looks.ts';
import { sheetOf } from '../brand/sheet.ts';
import { measureParagraphs } from '../fonts/measure.ts';
import type { Page } from '../kinds/define-kind.ts';
import { excelFormat } from '../language/excel-format.ts';
import { type NumberContext, shownValue } from '../language/numbers.ts';
import { findFact, resolvePlain, resolveText, type TextSource } from './resolve-text.ts';
import { toldChange } from './told-change.ts';

/** Minimum contrast of small text: https://www.w3.org/TR/WCAG22/#contrast-minimum */
const readable = 4.5;
/** Large text, from this many points on, needs less. */
const large = { from: 18, readable: 3 };

/** Opacities of translucent fills, preferred first. */
const veils = [0.16, 0.12, 0.08, 0.05, 0.02];

/** Body text size, and the default line spacing. */
const bodySpacing = 1.1;

export interface PageInput {
  slide: Pick<AnyOutlineSlide, 'id' | 'title' | 'lead'>;
  brandKit: BrandKit;
  language: LanguageCode;
  /** ISO as-of date of the deck. */
  asOf: string;
  facts: Readonly<Record<FactId, Fact>>;
  numbers: NumberContext;
  /** The page has a dark background, so text is light by default. */
  dark?: boolean;
  /** Which of a template's own places the page uses. */
  own?: 'title' | 'section' | null;
  slideNumber: (id: string) => number | null;
  /** Chooses among suitable compositions; the first by default. */
  compose?: Page['compose'];
  report: (change: string) => void;
}

export function createPage({
  slide,
  brandKit,
  language,
  asOf,
  facts,
  numbers,
  dark = false,
  own = null,
  slideNumber,
  compose = ([first]) => first!,
  report,
}: PageInput): Page {
  const source: TextSource = { slide: slide.id, facts, numbers, report, hasSlide: (id) => slideNumber(id) !== null };
  const fact = (id: FactId): Fact => findFact(id, source);
  const look = lookOf(brandKit);
  const colors = colorTable(brandKit);
  const sheet = sheetOf(brandKit, { rtl: languages[language].direction === 'rtl' });
  const { gaps, columns, frame } = sheet;
  const least = leastSizesOf(brandKit);
  const shown = (size: number) => Math.round(size * look.display);
  const { title, cover, figure } = sheet.sizes;
  const sizes = { ...sheet.usual, title, cover: shown(cover), figure: shown(figure) };
  /** Cache of runs of texts without their own style: lists are measured again with each added item. */
  const resolved = new Map<Text, readonly Run[]>();
  const runsOf = (text: Text): Run[] => {
    const runs = resolved.get(text) ?? resolveText(text, source);
    resolved.set(text, runs);
    return [...runs];
  };
  const page: Page = {
    width: sheet.w,
    height: sheet.h,
    head: frame.title,
    body: frame.body,
    title: resolvePlain(slide.title, source),
    lead: slide.lead === undefined ? null : resolvePlain(slide.lead, source),
    words: wordsOf(language),
    language,
    today: asOf,
    look,
    coverTop: frame.coverTop,
    own: own && (frame.own?.[own] ?? null),
    ground: dark ? { fill: 'dark', text: 'on-dark', quiet: 'on-dark-70' } : { fill: 'paper', text: 'ink', quiet: 'ink-65' },
    sizes,
    series: seriesOrder(brandKit),
    gaps,
    columns,
    runs: (text, style) => (style ? resolveText(text, source, style) : runsOf(text)),
    plain: (text) =>
      runsOf(text)
        .map((run) => run.text)
        .join(''),
    value(id) {
      const { unit, value } = fact(id);
      // Percentage points are charted as such, because a format code cannot scale them.
      return unit === 'points' && value !== null ? value * 100 : value;
    },
    toldChange: (ids, reading = []) => toldChange([slide.title, ...reading], ids, facts),
    shown: (id) => shownValue(fact(id), numbers),
    format: (ids) =>
      excelFormat(
        ids.flatMap((id) => (id === null ? [] : [fact(id)])),
        numbers,
      ),
    measure: (paragraphs, width, size, { font = 'body', lineSpacing = bodySpacing } = {}) =>
      measureParagraphs(least ? raisedParagraphs(paragraphs, least) : paragraphs, width, least ? least.raised(size) : size, {
        ...fontOf(brandKit, font),
        lineSpacing,
        bold: font === 'heading' && look.headings === 'bold',
      }),
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
      size: sizes.body,
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
      size: sizes.body,
      geometry,
      ...(fill && { fill }),
      ...(line && { line }),
      ...(group && { group }),
    }),
    panel: (name, box, group) =>
      look.panel === 'fill'
        ? page.shape(name, box, { fill: 'light', group })
        : page.shape(name, { ...box, h: 0 }, { geometry: 'line', line: { color: 'ink-35', width: 0.75 }, group }),
    textOn(fill) {
      const on = (text: 'paper' | 'ink') => contrast(colors[text], colors[fill]);
      return on('paper') >= readable || on('paper') > on('ink') ? 'paper' : 'ink';
    },
    carriesText(fill) {
      return contrast(colors[this.textOn(fill)], colors[fill]) >= readable;
    },
    veil(fill, layers) {
      const through = (strength: number) =>
        Array.from({ length: layers }).reduce<Hex>((under) => mix(colors[fill], under, strength), colors.paper);
      return veils.find((strength) => contrast(colors.ink, through(strength)) >= readable) ?? veils.at(-1)!;
    },
    accentOn(fill, size) {
      return contrast(colors.accent, colors[fill]) >= (size < large.from ? readable : large.readable) ? 'accent' : 'ink';
    },
    slideNumber,
    compose,
    report,
  };
  return page;
}

const textDefaults = {
  color: 'ink',
  font: 'body',
  anchor: 'top',
  inset: 0,
  lineSpacing: bodySpacing,
} as const satisfies Partial<TextElement>;
