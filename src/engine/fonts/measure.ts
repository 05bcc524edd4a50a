/** Measures text as PowerPoint sets it: real font widths, line breaks by UAX #14, font-independent line pitch. */
import LineBreaker from 'linebreak';
import type { FontWidths } from '../../model/brand-kit.ts';
import type { Paragraph, Run } from '../../model/layout.ts';
import { type Face, faceOf, fontChoice, ownFaces } from './face.ts';
import { isWide } from './missing-glyphs.ts';

/** Line pitch in inches per point of size, at single spacing. */
const pitch = 1.2 / 72;
/** Renderers' line breaks diverge in long paragraphs; above this many lines, one more is reserved. */
const linesWithoutReserve = 6;
/** Keeps text that fits exactly from breaking through rounding, inches. */
const tolerance = 0.001;
/** Extra space that programs put between East Asian and other letters, ems. */
const betweenScripts = 0.25;

export interface TextSetting {
  /** As in the brand kit: `Calibri`. */
  family: string;
  /** Widths of the brand's own font, if known. */
  widths?: FontWidths;
  /** Another font that the text must fit, shown if the first one is not installed. */
  fallback?: string;
  /** Multiple of the line pitch; 1 by default. */
  lineSpacing?: number;
  /** All runs are bold. */
  bold?: boolean;
}

export interface Measured {
  /** Inches, including the space after all paragraphs but the last. */
  height: number;
  lines: number;
  /** Width of the longest line with its bullet indent, inches; of the longest word if it has to be broken. */
  widest: number;
}

/** Hanging indent of a bulleted paragraph, inches, for a size in points. */
export function bulletIndent(size: number): number {
  return Math.round(size * 1.3 * (100 / 72)) / 100;
}

/** Size of paragraphs in a box `width` inches wide, at `size` points unless a run sets another; without insets. */
export function measureParagraphs(paragraphs: readonly Paragraph[], width: number, size: number, setting: TextSetting): Measured {
  const total: Measured = { height: 0, lines: 0, widest: 0 };
  for (const [index, paragraph] of paragraphs.entries()) {
    const indent = paragraph.bullet ? bulletIndent(size) * (1 + (paragraph.level ?? 0)) : 0;
    const one = measureOnce(paragraph.runs, width - indent, size, setting);
    const after = index < paragraphs.length - 1 ? (paragraph.after ?? 0) / 72 : 0;
    total.height += one.height + after;
    total.lines += one.lines;
    total.widest = Math.max(total.widest, one.widest + indent);
  }
  return total;
}

const results = new Map<string, Measured>();
const mostResults = 5_000;

/** Cached, because a list is measured again with each item tried on a page. */
function measureOnce(runs: readonly Run[], width: number, size: number, setting: TextSetting): Measured {
  const looks = runs.map((run) => `${run.bold === true} ${run.size ?? size} ${run.text}`).join('\u0000');
  const key = `${setting.widths ? ownFaces(setting.widths).key : setting.family}\u0000${setting.fallback ?? ''}\u0000${setting.bold === true} ${setting.lineSpacing ?? 1} ${width} ${size}\u0000${looks}`;
  const before = results.get(key);
  if (before !== undefined) return before;
  const own = measureParagraph(runs, width, size, setting);
  const found = setting.fallback === undefined ? own : larger(own, measureParagraph(runs, width, size, inFallback(setting)));
  if (results.size >= mostResults) results.clear();
  results.set(key, found);
  return found;
}

function inFallback({ widths, fallback, ...setting }: TextSetting): TextSetting {
  return { ...setting, family: fallback ?? setting.family };
}

function larger(a: Measured, b: Measured): Measured {
  return { height: Math.max(a.height, b.height), lines: Math.max(a.lines, b.lines), widest: Math.max(a.widest, b.widest) };
}

function measureParagraph(runs: readonly Run[], width: number, size: number, setting: TextSetting): Measured {
  const linePitch = pitch * (setting.lineSpacing ?? 1);
  const ruler = new Ruler(runs, size, setting);
  const result: Measured = { height: 0, lines: 0, widest: 0 };
  let used = 0;
  let space = 0;
  let tallest = 0;
  let largest = 0;
  const endLine = () => {
    result.lines += 1;
    result.height += (tallest || size) * linePitch;
    result.widest = Math.max(result.widest, used);
    used = 0;
    space = 0;
    tallest = 0;
  };
  for (const piece of pieces(ruler.text)) {
    const word = ruler.measure(piece.start, piece.wordEnd);
    if (used > 0 && used + space + word.width > width + tolerance) endLine();
    used += space + word.width;
    result.widest = Math.max(result.widest, word.width);
    tallest = Math.max(tallest, word.tallest);
    largest = Math.max(largest, word.tallest);
    // A word longer than the line is broken inside.
    while (width > 0 && used > width + tolerance) {
      const rest = used - width;
      used = width;
      endLine();
      used = rest;
      tallest = word.tallest;
    }
    space = ruler.measure(piece.wordEnd, piece.end).width + ruler.apart(piece.end - 1, piece.end);
    if (piece.required) endLine();
  }
  if (used > 0 || result.lines === 0) endLine();
  if (result.lines > linesWithoutReserve) result.height += (largest || size) * linePitch;
  return result;
}

/** Measures stretches of a paragraph's text in the font and size of each run. */
class Ruler {
  readonly text: string;
  readonly #runs: { start: number; end: number; size: number; face: Pick<Face, 'width'>; factor: number }[] = [];
  /** Where scripts meet, and the cumulative extra space up to each, inches. */
  readonly #meetings: readonly number[];
  readonly #apart: readonly number[];

  constructor(runs: readonly Run[], size: number, setting: TextSetting) {
    const own = setting.widths && ownFaces(setting.widths);
    const { font, factor } = own ? { font: null, factor: 1 } : fontChoice(setting.family);
    let text = '';
    for (const run of runs) {
      const start = text.length;
      text += run.text;
      const bold = setting.bold === true || run.bold === true;
      const face = own ? own[bold ? 'bold' : 'regular'] : faceOf(font!, bold);
      this.#runs.push({ start, end: text.length, size: run.size ?? size, face, factor });
    }
    this.text = text;
    this.#meetings = meetingsOf(text);
    const apart = [0];
    let run = 0;
    for (const [index, at] of this.#meetings.entries()) {
      while (at >= this.#runs[run]!.end) run += 1;
      apart.push(apart[index]! + (this.#runs[run]!.size * betweenScripts) / 72);
    }
    this.#apart = apart;
  }

  /** Extra space in a stretch where scripts meet, inches; a meeting at its start belongs to what is before. */
  apart(start: number, end: number): number {
    if (this.#meetings.length === 0 || end <= start) return 0;
    const upTo = (end: number) => this.#apart[firstAfter(this.#meetings, (at) => at, end)]!;
    return upTo(end) - upTo(start);
  }

  /** Width in inches and the largest size in points; 0 and 0 for nothing. */
  measure(start: number, end: number): { width: number; tallest: number } {
    let width = 0;
    let tallest = 0;
    if (start >= end) return { width, tallest };
    for (let at = firstAfter(this.#runs, (run) => run.end, start); at < this.#runs.length && this.#runs[at]!.start < end; at += 1) {
      const run = this.#runs[at]!;
      const from = Math.max(start, run.start);
      const to = Math.min(end, run.end);
      if (from >= to) continue;
      width += (run.face.width(this.text.slice(from, to)) * run.factor * run.size) / 72;
      tallest = Math.max(tallest, run.size);
    }
    return { width: width + this.apart(start, end - 1), tallest };
  }
}

/** Index of the first item with a greater number, in an ascending list. */
function firstAfter<T>(list: readonly T[], number: (one: T) => number, than: number): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (number(list[middle]!) > than) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** These belong to the script before them. */
const ofNoScript = /[\s\p{M}\p{Cf}\u2010-\u2027\u00B7]/u;

/** Where East Asian characters meet those of other scripts. */
function meetingsOf(text: string): number[] {
  const meetings: number[] = [];
  let before: boolean | null = null;
  let at = 0;
  for (const character of text) {
    const asian = isWide(character);
    if (asian || !ofNoScript.test(character)) {
      if (before !== null && before !== asian) meetings.push(at);
      before = asian;
    }
    at += character.length;
  }
  return meetings;
}

interface Piece {
  start: number;
  /** Start of the spaces before the break. */
  wordEnd: number;
  end: number;
  /** A line must end after it. */
  required: boolean;
}

const spaces = /(?<![ \t\n\r\v\f\u2000-\u200A\u2028\u2029\u205F\u3000\u0085])[ \t\n\r\v\f\u2000-\u200A\u2028\u2029\u205F\u3000\u0085]+$/;
/** UAX #14 allows a break after a slash and after the hyphen of `e-mail`; office programs do not. */
function heldTogether(text: string, at: number): boolean {
  const last = text[at - 1];
  if (last === '/') return !/\s/.test(text[at] ?? ' ');
  return last === '-' && /(?:^|[^\p{L}\p{N}])\p{L}-$/u.test(text.slice(Math.max(0, at - 4), at));
}

const known = new Map<string, Piece[]>();
const mostKnown = 5_000;

/** Splits a text at its possible line breaks; cached, because texts are measured at several sizes. */
function pieces(text: string): Piece[] {
  const before = known.get(text);
  if (before !== undefined) return before;
  const found: Piece[] = [];
  const breaker = new LineBreaker(text);
  let start = 0;
  for (let next = breaker.nextBreak(); next !== null; next = breaker.nextBreak()) {
    if (!next.required && heldTogether(text, next.position)) continue;
    const stretch = text.slice(start, next.position);
    const wordEnd = start + stretch.replace(spaces, '').length;
    // The end of the text is always reported as a break.
    found.push({ start, wordEnd, end: next.position, required: next.required && next.position < text.length });
    start = next.position;
  }
  if (known.size >= mostKnown) known.clear();
  known.set(text, found);
  return found;
}
