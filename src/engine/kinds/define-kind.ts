/** What a slide kind is: one file that says what content it takes, when it is chosen, how it splits, how it is placed, and shows an example. */

import type { z } from 'zod';
import type { Words } from '../../languages/catalogue.ts';
import type { FactId } from '../../model/fact.ts';
import type { LanguageCode } from '../../model/language.ts';
import type { Box, ColorToken, Element, LayoutName, Paragraph, Run, TextElement } from '../../model/layout.ts';
import type { SlideText } from '../../model/outline.ts';
import type { Text } from '../../model/text.ts';
import type { SeriesOrder } from '../brand/colors.ts';
import type { TypeScale } from '../brand/grid.ts';
import type { Look } from '../brand/looks.ts';
import type { OwnPlaces } from '../brand/sheet.ts';

/** A page in one of the forms its content can take; `content` is what that kind takes. */
export interface Form {
  kind: string;
  content: object;
}

export interface SlideKind<C = unknown> {
  /** One sentence for the docs: what the kind is for and when it is chosen. */
  summary: string;
  content: z.ZodType<C>;
  layout: LayoutName;
  /** It frames a deck or stands behind it: no page of content. */
  frame?: boolean;
  /** It holds one thing and much paper on purpose. */
  oneThing?: boolean;
  /** Pages without a foot, on the ground the look has for them: cover, section, closing. */
  dark?: boolean;
  /** The kind places the title (as a real title placeholder) itself: cover, section, quote, closing … */
  ownTitle?: boolean;
  /** Cuts content that cannot fit one page into pages that do, in order; one entry when it fits. */
  split(content: C, page: Page): C[];
  /** Elements of the body. Title, lead, source and page number are placed by the page itself unless `ownTitle` is set. */
  place(content: C, page: Page): Element[];
  /** Other kinds that show the same content, nothing of it lost, the fittest first; none without. */
  otherForms?(content: C, told: Told): Form[];
  /** A page of this kind, for the gallery and the docs; its figures are those of `example-facts.ts`. */
  example: SlideText & { content: C };
}

/** What the forms of a page are chosen by, beside its content. */
export interface Told {
  language: LanguageCode;
  words: Words;
  lead?: string | undefined;
}

/** A kind as its file gives it: it stands on a layout of title only and takes one page, unless it says otherwise. */
type KindOf<C> = Omit<SlideKind<C>, 'layout' | 'split'> & Partial<Pick<SlideKind<C>, 'layout' | 'split'>>;

export function defineKind<C>(kind: KindOf<C>): SlideKind<C> {
  return { layout: 'title-only', split: (content) => [content], ...kind };
}

/** What a kind is given to work with: the sheet, resolved numbers, measured text. Made once for each slide. */
export interface Page {
  width: number;
  height: number;
  /** Where titles stand: clear of a logo at the top. */
  head: Box;
  /** Where content goes: under title and lead, above the foot. */
  body: Box;
  /** Text of the title and the lead, resolved; for kinds with `ownTitle`. */
  title: string;
  lead: string | null;
  words: Words;
  language: LanguageCode;
  /** ISO date the deck speaks from. */
  today: string;
  look: Look;
  /** How far down the right side of a cover belongs to the logo, inches; 0 without one. */
  coverTop: number;
  /** Where a corporate template has the texts of this page, for pages on a ground of their own; null where the kind places them. */
  own: OwnPlaces | null;
  /** The page's ground, and what words on it are written in. */
  ground: { fill: ColorToken; text: ColorToken; quiet: ColorToken };
  /** Points; where the kit's rules ask for more, words are measured and placed larger by themselves. */
  sizes: TypeScale;
  /** Colours of a chart's series, in the order they take them. */
  series: SeriesOrder;
  gaps: { within: number; between: number };
  /** x of the column's left edge and width of a span, both on the twelve-column grid: `columns(0, 8)`. */
  columns(first: number, count: number): { x: number; w: number };
  /** Resolves references and `**bold**` into runs. */
  runs(text: Text, style?: Partial<Run>): Run[];
  /** Resolved plain text. */
  plain(text: Text): string;
  /** A fact's number for a chart, scaled to nothing: money in units, ratios 0..1. */
  value(id: FactId): number | null;
  /** The same number as the page's texts show it, rounded, and what one of the last digit is worth. */
  shown(id: FactId): { value: number; step: number };
  /** Excel format code that shows these facts as the slide's texts do: `$#,##0.00,,"M"`. */
  format(ids: readonly (FactId | null)[]): string;
  /** Height in inches that paragraphs take at a width, at a size in points; insets not counted. */
  measure(
    paragraphs: readonly Paragraph[],
    width: number,
    size: number,
    options?: { font?: 'heading' | 'body'; lineSpacing?: number },
  ): { height: number; lines: number; widest: number };
  /** Largest of the page's type sizes (or the given ones, largest first) at which paragraphs fit a box; the last one if none does. */
  fitSize(
    paragraphs: readonly Paragraph[],
    box: { w: number; h: number },
    candidates: readonly number[],
    options?: { font?: 'heading' | 'body'; lineSpacing?: number },
  ): number;
  /** A text element with the page's defaults: body 14 pt, ink, top, no inset, spacing 1.1. */
  text(
    name: string,
    box: Box,
    paragraphs: readonly Paragraph[] | Text,
    style?: Partial<Omit<TextElement, 'type' | 'name' | 'x' | 'y' | 'w' | 'h' | 'paragraphs'>>,
  ): TextElement;
  /** A filled or outlined shape without text. */
  shape(
    name: string,
    box: Box,
    style: { fill?: ColorToken; line?: { color: ColorToken; width: number }; geometry?: TextElement['geometry']; group?: string },
  ): TextElement;
  /** What holds a group of the page together, as the look has it: a panel, or a hairline along its top. */
  panel(name: string, box: Box, group: string): TextElement;
  /** The colour of small text on a fill: paper where it reads there, else whichever of paper and ink reads better. */
  textOn(fill: ColorToken): 'paper' | 'ink';
  /** How strong a fill is that lets through what is under it, where ink must read through so many layers of it, 0 to 1. */
  veil(fill: ColorToken, layers: number): number;
  /** The colour of words that stand out on a fill, at a size in points: the accent where it reads there, else ink. */
  accentOn(fill: ColorToken, size: number): 'accent' | 'ink';
  /** Number from 1 of the slide with this outline id, its first part when it was split; null when there is none. */
  slideNumber(id: string): number | null;
  /** Something that had to be changed, for the report. */
  report(change: string): void;
}
