/** Text, shapes and placeholders: handed to PptxGenJS run by run. */
import type { ColorToken, Geometry, Paragraph, Run, TextElement } from '../../../model/layout.ts';
import { cleanText } from '../../opc/write-xml.ts';
import { inheritHex, linkHex, tokenHex } from '../color.ts';
import type { Placeholder } from '../placeholders.ts';
import type { ShapeType, Slide, TextProps, TextPropsOptions } from '../pptxgenjs.ts';
import type { LeadsTo } from './link.ts';

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

/** What all texts of a deck share. */
export interface Setting {
  lang: string;
  rtl: boolean;
  leadsTo: LeadsTo;
  /** The theme's colour of links cannot be read on the slide's ground. */
  plainLinks: boolean;
}

/** On a dark ground or a filled shape the theme's colour of links cannot be read. */
const lightTexts: readonly (ColorToken | undefined)[] = ['paper', 'on-dark', 'on-dark-70'];

/** What all runs of one text share. */
interface TextStyle extends Setting {
  /** Reserved hex; `inheritHex` where the placeholder already says it. */
  color: string;
  size: number;
  font: string | null;
  lineSpacing: number | null;
  /** Links have the text's colour and not the theme's. */
  quietLinks: boolean;
}

/** Adds a text box, a shape, or the text that a placeholder of the slide's layout will take. */
export function emitText(slide: Slide, element: TextElement, place: Placeholder | null, setting: Setting): void {
  // LibreOffice shows a foot that inherits everything in looks of its own.
  const isFoot = (place?.type === 'ftr' || place?.type === 'sldNum') && !place.theirs;
  const style: TextStyle = {
    ...setting,
    color: place?.color === element.color && !isFoot && !hasLeft(element, place) ? inheritHex : tokenHex(element.color),
    size: element.size,
    font: element.font === (place ? place.font : 'body') ? null : element.font === 'heading' ? '+mj-lt' : '+mn-lt',
    lineSpacing: element.lineSpacing === (place?.lineSpacing ?? 1) ? null : element.lineSpacing,
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
    // The one adjustment PptxGenJS writes for any shape, measured as that of a trapezoid is.
    ...(element.geometry === 'trapezoid' ? { rectRadius: element.lean ?? 0 } : {}),
    ...(element.turn === undefined ? {} : { rotate: ((element.turn % 360) + 360) % 360 }),
    fontSize: element.size,
    lang: setting.lang,
  });
}

/** Stands above or below a template's place for it, where the ground may be another. */
function hasLeft({ y, h }: TextElement, place: Placeholder): boolean {
  return place.theirs !== undefined && (y + h <= place.y || y >= place.y + place.h);
}

function seeThrough({ opacity }: TextElement): { transparency?: number } {
  return opacity === undefined ? {} : { transparency: (1 - opacity) * 100 };
}

/** The runs of some paragraphs, in the form PptxGenJS tells paragraphs apart: a break after each last run, alignment on every run. */
export function textRuns(paragraphs: readonly Paragraph[], style: TextStyle): TextProps[] {
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

/** How far the text of a bullet hangs in, in points: as the layout measures it. */
function bulletOptions(bullet: 'dot' | 'number', size: number) {
  const indent = size * 1.3;
  return bullet === 'dot' ? { indent } : { type: 'number' as const, indent };
}

function runOptions(run: Run, style: TextStyle): TextPropsOptions {
  const target = run.link === undefined ? null : style.leadsTo(run.link);
  return {
    lang: style.lang,
    color: run.color !== undefined ? tokenHex(run.color) : target !== null && !style.quietLinks ? linkHex : style.color,
    // On every run: PptxGenJS lets the first size it meets leak into the runs that name none.
    fontSize: run.size ?? style.size,
    ...(style.font === null ? {} : { fontFace: style.font }),
    ...(run.bold === undefined ? {} : { bold: run.bold }),
    ...(run.italic === undefined ? {} : { italic: run.italic }),
    ...(target === null ? {} : { hyperlink: { ...target } }),
  };
}
