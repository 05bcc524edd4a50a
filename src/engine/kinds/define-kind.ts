/** A slide kind: one file with its content schema, when it is used, how it splits and is placed, and an example. */

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

/** A page in one form its content can take; `content` is that kind's. */
export interface Form {
  kind: string;
  content: object;
}

export interface SlideKind<C = unknown> {
  /** One sentence for the docs: what it shows and when it is used. */
  summary: string;
  content: z.ZodType<C>;
  layout: LayoutName;
  /** It frames the deck or follows it, and is not a content page. */
  frame?: boolean;
  /** It shows a single thing with much white space on purpose. */
  oneThing?: boolean;
  /** Pages without a footer, on a full background: cover, section, closing. */
  dark?: boolean;
  /** The kind places the title itself, as a real title placeholder: cover, section, quote, closing … */
  ownTitle?: boolean;
  /** Splits content into pages that fit, in order; a single entry if it fits. */
  split(content: C, page: Page): C[];
  /** The content with a sentence less, the least telling one, and that sentence; null where each is needed. */
  shorter?(content: C): { content: C; told: Text } | null;
  /** Elements of the body. The page itself places title, lead, source and slide number unless `ownTitle` is set. */
  place(content: C, page: Page): Element[];
  /** Other kinds that show the same content without loss, best first. */
  otherForms?(content: C, told: Told): Form[];
  /** An example page for the gallery and the docs, with figures from `example-facts.ts`. */
  example: SlideText & { content: C };
}

/** What the choice of forms depends on besides the content. */
export interface Told {
  language: LanguageCode;
  words: Words;
  lead?: string | undefined;
}

/** A kind as its file declares it: by default on a title-only layout and on a single page. */
type KindOf<C> = Omit<SlideKind<C>, 'layout' | 'split'> & Partial<Pick<SlideKind<C>, 'layout' | 'split'>>;

export function defineKind<C>(kind: KindOf<C>): SlideKind<C> {
  return { layout: 'title-only', split: (content) => [content], ...kind };
}

/** What a kind works with: the sheet, resolved numbers, measured text. Created per slide. */
export interface Page {
  width: number;
  height: number;
  /** Area for titles, clear of a logo at the top. */
  head: Box;
  /** Area for content, below title and lead and above the footer. */
  body: Box;
  /** Resolved title and lead, for kinds with `ownTitle`. */
  title: string;
  lead: string | null;
  words: Words;
  language: LanguageCode;
  /** ISO as-of date of the deck. */
  today: string;
  look: Look;
  /** How far down the right side of a cover is reserved for the logo, inches; 0 without one. */
  coverTop: number;
  /** A corporate template's places for this page's texts, on a full background; null if the kind places them. */
  own: OwnPlaces | null;
  /** The page's background, and the text colours on it. */
  ground: { fill: ColorToken; text: ColorToken; quiet: ColorToken };
  /** Points; text is enlarged automatically if the kit's rules require it. */
  sizes: TypeScale;
  /** Series colours, in order. */
  series: SeriesOrder;
  gaps: { within: number; between: number };
  /** Left edge and width of a column span on the twelve-column grid: `columns(0, 8)`. */
  columns(first: number, count: number): { x: number; w: number };
  /** Resolves references and `**bold**` into runs. */
  runs(text: Text, style?: Partial<Run>): Run[];
  /** Resolved plain text. */
  plain(text: Text): string;
  /** A fact's unscaled number for a chart: money in units, ratios 0..1. */
  value(id: FactId): number | null;
  /** The change that the title, or else the reading, tells of, if it is one between two of these figures; by their index. */
  toldChange(ids: readonly (FactId | null)[], reading?: readonly Text[]): { id: FactId; from: number; to: number } | null;
  /** The number as the page's texts show it, rounded, and the value of one unit of its last digit. */
  shown(id: FactId): { value: number; step: number };
  /** Excel format code that shows these facts like the slide's texts: `$#,##0.00,,"M"`. */
  format(ids: readonly (FactId | null)[]): string;
  /** Height in inches of paragraphs at a given width and size in points, without insets. */
  measure(
    paragraphs: readonly Paragraph[],
    width: number,
    size: number,
    options?: { font?: 'heading' | 'body'; lineSpacing?: number },
  ): { height: number; lines: number; widest: number };
  /** The largest type size (or of the given ones, largest first) at which paragraphs fit a box; otherwise the last. */
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
  /** Groups elements as the look does: with a panel, or a hairline along the top. */
  panel(name: string, box: Box, group: string): TextElement;
  /** Colour of small text on a fill: page colour if readable, otherwise the more readable of page colour and ink. */
  textOn(fill: ColorToken): 'paper' | 'ink';
  /** Whether text of any size can be read on a fill: on a middle tone neither colour of text can. */
  carriesText(fill: ColorToken): boolean;
  /** Opacity of a translucent fill, 0 to 1, so that ink stays readable through this many layers. */
  veil(fill: ColorToken, layers: number): number;
  /** Colour of emphasised text on a fill, at a size in points: accent if readable, otherwise ink. */
  accentOn(fill: ColorToken, size: number): 'accent' | 'ink';
  /** Number of the slide with this outline ID, from 1; its first part if split; null if there is none. */
  slideNumber(id: string): number | null;
  /** One of the compositions that suit the page, best first, so that no more than two pages running look alike. */
  compose<C extends string>(suitable: readonly C[]): C;
  /** Reports a change, for the report. */
  report(change: string): void;
}
