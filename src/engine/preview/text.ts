/** Text in a box: lines as `fonts/break-lines.ts` breaks them, with bullets, gaps, alignment, links and reading direction. */
import type { Hex } from '../../model/brand-kit.ts';
import type { Mark, MarkRole, TextMark } from '../../model/drawing.ts';
import { languages } from '../../model/language.ts';
import type { Box, Paragraph, Run } from '../../model/layout.ts';
import { breakLines, Ruler, type TextLine, type TextSetting } from '../fonts/break-lines.ts';
import { bulletIndent, descent, pitch } from '../fonts/measure.ts';
import { cleanText } from '../opc/write-xml.ts';
import { levelsOf, seenOrder } from './bidi.ts';
import { inch, type Paint, rectangle } from './paint.ts';

export interface TextStyle {
  element: string | null;
  role: MarkRole;
  setting: TextSetting;
  /** Points. */
  size: number;
  color: Hex;
  /** Where runs say nothing else. */
  bold: boolean;
  anchor: 'top' | 'middle' | 'bottom';
  /** Of paragraphs that say nothing else. */
  align: 'left' | 'center' | 'right';
  /** Points between letters. */
  tracking: number;
  /** Shown in capital letters, as a template's placeholder has it. */
  capitals: boolean;
  /** Links look like the text around them. */
  quietLinks: boolean;
}

interface Piece {
  start: number;
  end: number;
  run: Run;
  level: number;
  /** Points. */
  w: number;
  /** Space before it where scripts meet, points. */
  apart: number;
}

interface Line {
  pieces: Piece[];
  /** Points. */
  w: number;
  size: number;
  height: number;
}

interface SetParagraph {
  paragraph: Paragraph;
  text: string;
  lines: Line[];
  /** Points. */
  indent: number;
  bullet: { text: string; run: Run; w: number; hang: number } | null;
  /** Points after it. */
  gap: number;
}

/** The marks of paragraphs in a box without its insets, in points. */
export function textMarks(paragraphs: readonly Paragraph[], box: Box, style: TextStyle, paint: Paint): Mark[] {
  const set = setParagraphs(paragraphs, box.w, style, paint);
  const height = heightOf(set);
  const free = style.anchor === 'top' ? 0 : style.anchor === 'middle' ? (box.h - height) / 2 : box.h - height;
  const marks: Mark[] = [];
  let top = box.y + free;
  let number = 0;
  for (const one of set) {
    for (const [index, line] of one.lines.entries()) {
      const baseline = top + line.height - line.size * descent * inch;
      marks.push(...lineMarks(one, line, box, baseline, number, index === 0, style, paint));
      number += 1;
      top += line.height;
    }
    top += one.gap;
  }
  return marks;
}

/** Points from the first line's top to the last one's bottom. */
export function textHeight(paragraphs: readonly Paragraph[], width: number, style: TextStyle, paint: Paint): number {
  return heightOf(setParagraphs(paragraphs, width, style, paint));
}

function heightOf(set: readonly SetParagraph[]): number {
  return set.reduce((sum, { lines, gap }) => sum + gap + lines.reduce((height, line) => height + line.height, 0), 0);
}

function setParagraphs(paragraphs: readonly Paragraph[], width: number, style: TextStyle, paint: Paint): SetParagraph[] {
  const numbers: number[] = [];
  return paragraphs.map((paragraph, index) => {
    const level = paragraph.level ?? 0;
    // A list goes on across its sub-points.
    numbers.length = Math.min(numbers.length, level + 1);
    numbers[level] = paragraph.bullet === 'number' ? (numbers[level] ?? 0) + 1 : 0;
    const shown = (text: string) =>
      style.capitals ? cleanText(text).toLocaleUpperCase(languages[paint.language].locale) : cleanText(text);
    const runs = paragraph.runs.map((run): Run => ({ bold: style.bold, ...run, text: shown(run.text) }));
    const hang = bulletIndent(style.size) * inch;
    const indent = paragraph.bullet ? hang * (1 + level) : 0;
    const mark = paragraph.bullet === 'number' ? `${numbers[level]}.` : '•';
    const first: Run = { ...(runs.find(({ text }) => text !== '') ?? { bold: style.bold }), text: mark };
    const gap = index < paragraphs.length - 1 ? (paragraph.after ?? 0) : 0;
    return {
      paragraph,
      ...setLines(runs, width - indent, style, paint),
      indent,
      bullet: paragraph.bullet ? { text: mark, run: first, w: widthOf([first], style), hang } : null,
      gap,
    };
  });
}

function widthOf(runs: readonly Run[], { size, setting }: TextStyle): number {
  const ruler = new Ruler(runs, size, setting);
  return ruler.measure(0, ruler.text.length).width * inch;
}

function setLines(runs: readonly Run[], width: number, style: TextStyle, paint: Paint): { text: string; lines: Line[] } {
  const { size, setting, tracking } = style;
  const ruler = new Ruler(runs, size, setting);
  const levels = levelsOf(ruler.text, paint.rtl);
  const { lines } = breakLines(runs, width / inch, size, setting);
  return {
    text: ruler.text,
    lines: lines.map((line) => {
      const pieces = piecesOf(line, runs, ruler, levels, tracking);
      const w = pieces.reduce((sum, piece) => sum + piece.apart + piece.w, 0);
      const tallest = line.tallest || size;
      return { pieces, w, size: tallest, height: tallest * pitch * (setting.lineSpacing ?? 1) * inch };
    }),
  };
}

/** A line cut where style, reading direction or script changes, in the order it is read. */
function piecesOf({ start, end }: TextLine, runs: readonly Run[], ruler: Ruler, levels: Uint8Array | null, tracking: number): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const run of runs) {
    const last = Math.min(from + run.text.length, end);
    let at = Math.max(from, start);
    while (at < last) {
      const level = levels?.[at] ?? 0;
      let to = at + 1;
      while (to < last && (levels?.[to] ?? 0) === level && !ruler.isMeeting(to)) to += 1;
      const letters = tracking === 0 ? 0 : Array.from(ruler.text.slice(at, to)).length;
      const apart = at > start ? ruler.apart(at - 1, at) * inch : 0;
      pieces.push({ start: at, end: to, run, level, w: ruler.measure(at, to).width * inch + letters * tracking, apart });
      at = to;
    }
    from += run.text.length;
  }
  return pieces;
}

function lineMarks(
  { paragraph, text, indent, bullet }: SetParagraph,
  line: Line,
  box: Box,
  baseline: number,
  number: number,
  isFirst: boolean,
  style: TextStyle,
  paint: Paint,
): Mark[] {
  const { rtl } = paint;
  const align = paragraph.align ?? style.align;
  const left = box.x + (rtl ? 0 : indent);
  const room = box.w - indent;
  const marks: Mark[] = [];
  const common = { element: style.element, y: baseline, line: number };
  if (isFirst && bullet) {
    const x = rtl ? box.x + box.w - indent + bullet.hang - bullet.w : box.x + indent - bullet.hang;
    marks.push({ ...letters(bullet.text, bullet.run, style, paint), ...common, role: 'bullet', x, w: bullet.w });
  }
  let x = left + (align === 'left' ? 0 : align === 'right' ? room - line.w : (room - line.w) / 2);
  for (const piece of seenOrder(line.pieces)) {
    const odd = piece.level % 2 === 1;
    if (!odd) x += piece.apart;
    const mark: TextMark = { ...letters(text.slice(piece.start, piece.end), piece.run, style, paint), ...common, x, w: piece.w };
    if (odd) mark.rtl = true;
    marks.push(mark);
    if (mark.link !== undefined) marks.push(underline(mark));
    x += piece.w + (odd ? piece.apart : 0);
  }
  return marks;
}

/** A text mark without its place. */
function letters(text: string, run: Run, style: TextStyle, { colors, link: linkColor, target }: Paint): Omit<TextMark, 'x' | 'y' | 'w'> {
  const link = run.link === undefined ? null : target(run.link);
  const color =
    run.color !== undefined ? colors[run.color] : link !== null && linkColor !== null && !style.quietLinks ? linkColor : style.color;
  return {
    type: 'text',
    element: style.element,
    role: style.role,
    text,
    size: run.size ?? style.size,
    family: style.setting.family,
    bold: run.bold === true,
    italic: run.italic === true,
    color,
    ...(style.tracking > 0 && { tracking: style.tracking }),
    ...(link !== null && { link }),
  };
}

/** Depth and thickness of the line under a link, ems. */
const under = { from: 0.09, thick: 0.06 } as const;

function underline({ element, link, x, y, w, size, color }: TextMark): Mark {
  const d = rectangle({ x, y: y + under.from * size, w, h: under.thick * size });
  return { type: 'path', element, role: 'rule', d, fill: color, link: link! };
}
