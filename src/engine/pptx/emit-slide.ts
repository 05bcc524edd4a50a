/** Passes a slide's texts, tables, charts and pictures to PptxGenJS in drawing order. */
import { QuarterdeckError } from '../../model/errors.ts';
import { cellInset, columnsTaken } from '../../model/geometry.ts';
import { type LanguageCode, languages } from '../../model/language.ts';
import type { Element, Geometry, LayoutSlide, Paragraph, PictureElement, Run, TableElement, TextElement } from '../../model/layout.ts';
import { cleanText } from '../opc/write-xml.ts';
import type { BorderProps, ShapeType, Slide, TableRows, TextProps, TextPropsOptions } from './capture.ts';
import { type CellBorder, cellBorders } from './cell-borders.ts';
import { emitChart } from './chart.ts';
import { inheritHex, linkHex, tokenHex } from './color.ts';
import { lightTexts } from './light-texts.ts';
import type { LeadsTo } from './link-target.ts';
import { inheritsColor, type Placeholder, placeOf, type SlideLayout } from './placeholders.ts';

const shapes: Record<Geometry, string> = {
  rect: 'rect',
  'round-rect': 'roundRect',
  ellipse: 'ellipse',
  chevron: 'chevron',
  'home-plate': 'homePlate',
  triangle: 'triangle',
  trapezoid: 'trapezoid',
  diamond: 'diamond',
  'right-arrow': 'rightArrow',
  line: 'line',
};

/** Settings shared by all texts of a deck. */
interface Setting {
  lang: string;
  rtl: boolean;
  leadsTo: LeadsTo;
  /** The theme's link colour is unreadable on the slide's background. */
  plainLinks: boolean;
}

/** Settings shared by all runs of a text. */
interface TextStyle extends Setting {
  /** Reserved hex; `inheritHex` if the placeholder already sets it. */
  color: string;
  size: number;
  font: string | null;
  lineSpacing: number | null;
  tracking?: number | undefined;
  /** Links have the text's colour instead of the theme's. */
  quietLinks: boolean;
}

/** Adds a text box, a shape, or the text for a placeholder of the slide's layout. */
function emitText(slide: Slide, element: TextElement, place: Placeholder | null, setting: Setting): void {
  const style: TextStyle = {
    ...setting,
    color: place !== null && inheritsColor(element, place) ? inheritHex : tokenHex(element.color),
    size: element.size,
    font: element.font === (place ? place.font : 'body') ? null : element.font === 'heading' ? '+mj-lt' : '+mn-lt',
    lineSpacing: element.lineSpacing === (place?.lineSpacing ?? 1) ? null : element.lineSpacing,
    tracking: element.tracking,
    quietLinks: setting.plainLinks || lightTexts.includes(element.color),
  };
  slide.addText(textRuns(element.paragraphs, style), {
    x: element.x,
    y: element.y,
    w: element.w,
    h: element.h,
    shape: shapes[element.geometry ?? 'rect'] as ShapeType,
    ...(element.fill === undefined ? {} : { fill: { color: tokenHex(element.fill), ...seeThrough(element) } }),
    ...(element.line === undefined ? {} : { line: { color: tokenHex(element.line.color), width: element.line.width } }),
    ...(element.geometry === 'round-rect' ? { rectRadius: Math.min(0.08, element.w / 2, element.h / 2) } : {}),
    // The only adjustment PptxGenJS supports for shapes, scaled as for a trapezoid.
    ...(element.geometry === 'trapezoid' ? { rectRadius: element.lean ?? 0 } : {}),
    ...(element.turn === undefined ? {} : { rotate: ((element.turn % 360) + 360) % 360 }),
    fontSize: element.size,
    lang: setting.lang,
  });
}

function seeThrough({ opacity }: TextElement): { transparency?: number } {
  return opacity === undefined ? {} : { transparency: (1 - opacity) * 100 };
}

/** Runs of paragraphs as PptxGenJS separates them: a break after each last run, alignment on every run. */
function textRuns(paragraphs: readonly Paragraph[], style: TextStyle): TextProps[] {
  const given = paragraphs.length === 0 ? [{ runs: [] }] : paragraphs;
  return given.flatMap((paragraph: Paragraph, index) => {
    const runs = paragraph.runs.filter((run) => run.text !== '');
    const pieces = (runs.length === 0 ? [{ text: '' }] : runs).flatMap(lines);
    return pieces.map(({ run, breakBefore }, i) => ({
      text: run.text,
      options: {
        ...runOptions(run, style),
        ...(breakBefore ? { softBreakBefore: true } : {}),
        align: paragraph.align ?? (style.rtl ? 'right' : 'left'),
        ...(paragraph.bullet === undefined ? {} : { bullet: bulletOptions(paragraph.bullet, style.size) }),
        ...(paragraph.level === undefined ? {} : { indentLevel: paragraph.level }),
        ...(paragraph.after === undefined ? {} : { paraSpaceAfter: paragraph.after }),
        ...(style.lineSpacing === null ? {} : { lineSpacingMultiple: style.lineSpacing }),
        ...(style.rtl ? { rtlMode: true } : {}),
        breakLine: i === pieces.length - 1 && index < given.length - 1,
      },
    }));
  });
}

/** A line break inside a run stays in its paragraph. */
function lines(run: Run): { run: Run; breakBefore: boolean }[] {
  return cleanText(run.text)
    .split('\n')
    .map((text, i) => ({ run: { ...run, text }, breakBefore: i > 0 }));
}

/** Hanging indent of a bullet in points, as the layout measures it. */
function bulletOptions(bullet: 'dot' | 'number', size: number) {
  const indent = size * 1.3;
  return bullet === 'dot' ? { indent } : { type: 'number' as const, indent };
}

function runOptions(run: Run, style: TextStyle): TextPropsOptions {
  const target = run.link === undefined ? null : style.leadsTo(run.link);
  return {
    lang: style.lang,
    color: run.color !== undefined ? tokenHex(run.color) : target !== null && !style.quietLinks ? linkHex : style.color,
    // On every run: PptxGenJS leaks the first size it meets into runs without one.
    fontSize: run.size ?? style.size,
    ...(style.font === null ? {} : { fontFace: style.font }),
    ...(style.tracking === undefined ? {} : { charSpacing: style.tracking }),
    ...(run.bold === undefined ? {} : { bold: run.bold }),
    ...(run.italic === undefined ? {} : { italic: run.italic }),
    ...(target === null ? {} : { hyperlink: { ...target } }),
  };
}

type Sides<T> = [above: T, right: T, below: T, left: T];

const isEmpty = (runs: readonly Run[]): boolean => runs.every(({ text }) => text === '');

function border(one: CellBorder | null): BorderProps {
  return one === null ? { type: 'none' } : { type: 'solid', color: tokenHex(one.color), pt: one.width };
}

/** Adds a native table. */
function emitTable(slide: Slide, element: TableElement, setting: Setting): void {
  const rows = element.rows.map((row, index) => {
    const bold = row.role === 'header' || row.role === 'total';
    return row.cells.map((cell) => {
      const fill = cell.fill ?? (row.role === 'highlight' ? 'accent-12' : undefined);
      const runs = bold ? cell.runs.map((run) => ({ bold: true, ...run })) : cell.runs;
      const style = {
        ...setting,
        color: tokenHex('ink'),
        size: element.size,
        font: null,
        lineSpacing: null,
        quietLinks: setting.plainLinks,
      };
      const inset = isEmpty(runs) ? { x: 0, y: 0 } : cellInset;
      return {
        text: textRuns([{ runs, align: cell.align }], style),
        options: {
          border: cellBorders(cell, row, element.rows[index - 1], element.rows[index + 1]).map(border) as Sides<BorderProps>,
          valign: 'middle' as const,
          margin: [inset.y, inset.x, inset.y, inset.x] as Sides<number>,
          fontSize: element.size,
          ...(cell.span === undefined || cell.span === 1 ? {} : { colspan: cell.span }),
          ...(fill === undefined ? {} : { fill: { color: tokenHex(fill) } }),
        },
      };
    });
  });
  slide.addTable(rows as TableRows, {
    x: element.x,
    y: element.y,
    w: element.w,
    colW: [...element.columns],
    rowH: element.rows.map((row) => row.height),
    color: tokenHex('ink'),
  });
}

/** Adds a picture that fills its box; a rotated one takes the box it had before rotation. */
function emitPicture(slide: Slide, element: PictureElement): void {
  const { x, y, w, h, turn } = element;
  const box = turn === 90 || turn === 270 ? { x: x + (w - h) / 2, y: y + (h - w) / 2, w: h, h: w } : { x, y, w, h };
  slide.addImage({ data: `data:${element.mime};base64,${element.data}`, ...box });
}

/** PowerPoint's maximum slide size, inches. */
const largest = 56;

/** Throws `layout_invalid` for an element without a position, a chart without data or a table with uneven rows. */
function requireWritable(element: Element, slide: LayoutSlide): void {
  const reason = placeFault(element) ?? contentFault(element);
  if (reason === null) return;
  throw new QuarterdeckError('layout_invalid', `"${element.name}" on slide "${slide.id}" cannot be written: ${reason}.`, {
    next: 'Correct the element in the layout and export it again.',
    errors: [{ path: `slides.${slide.id}.${element.name}`, code: 'element_invalid', message: reason }],
  });
}

function placeFault({ x, y, w, h }: Element): string | null {
  if (![x, y, w, h].every(Number.isFinite)) return 'its place is not a number of inches';
  if (![x, y, w, h].every((length) => Math.abs(length) <= largest)) return `it takes more than the ${largest} inches of the largest sheet`;
  return w < 0 || h < 0 ? 'its size is negative' : null;
}

function contentFault(element: Element): string | null {
  if (element.type === 'chart') {
    if (element.series.length === 0) return 'the chart has no series';
    return element.categories.length === 0 ? 'the chart has no categories' : null;
  }
  if (element.type !== 'table') return null;
  if (element.rows.length === 0) return 'the table has no rows';
  return element.rows.every((row) => columnsTaken(row) === element.columns.length)
    ? null
    : 'the cells of a row take more or fewer columns than the table has';
}

/** PptxGenJS knows no icons or connectors; they are added when the slide is grafted. */
export function emitSlide(target: Slide, slide: LayoutSlide, layout: SlideLayout, language: LanguageCode, leadsTo: LeadsTo): void {
  const { locale, direction } = languages[language];
  const rtl = direction === 'rtl';
  const setting = { lang: locale, rtl, leadsTo, plainLinks: layout.plainLinks };
  for (const element of slide.elements) {
    requireWritable(element, slide);
    if (element.type === 'text') emitText(target, element, placeOf(element, slide, layout), setting);
    else if (element.type === 'table') emitTable(target, element, setting);
    else if (element.type === 'chart') emitChart(target, element, locale, rtl);
    else if (element.type === 'picture') emitPicture(target, element);
  }
}
