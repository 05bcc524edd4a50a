/** Breaks a paragraph into lines as PowerPoint does: real font widths, line breaks by UAX #14. */
import LineBreaker from 'linebreak';
import type { FontWidths } from '../../model/brand-kit.ts';
import type { Run } from '../../model/layout.ts';
import { type Face, faceOf, fontChoice, ownFaces } from './face.ts';
import { isWide } from './missing-glyphs.ts';

/** Keeps text that fits exactly from breaking through rounding, inches. */
const tolerance = 0.001;
/** Renderers round glyph positions, so a line can be up to this much wider than its glyphs. */
const rounding = 1.003;
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

/** A line: a stretch of its paragraph's text, without the spaces or the line break after it. */
export interface TextLine {
  /** In UTF-16 units. */
  start: number;
  end: number;
  /** Inches that are kept free for it, a little more than its glyphs take. */
  width: number;
  /** Its largest size in points; 0 without text. */
  tallest: number;
}

/** The lines of a paragraph in a box `width` inches wide, and the width of its longest word, which may have been broken. */
export function breakLines(
  runs: readonly Run[],
  width: number,
  size: number,
  setting: TextSetting,
): { lines: TextLine[]; longestWord: number } {
  const ruler = new Ruler(runs, size, setting);
  const lines: TextLine[] = [];
  const widthOf = (start: number, end: number) => ruler.measure(start, end).width * rounding;
  let longestWord = 0;
  let line: TextLine = { start: 0, end: 0, width: 0, tallest: 0 };
  let space = 0;
  const endLine = (next: number) => {
    lines.push(line);
    line = { start: next, end: next, width: 0, tallest: 0 };
    space = 0;
  };
  for (const piece of pieces(ruler.text)) {
    const { width: natural, tallest } = ruler.measure(piece.start, piece.wordEnd);
    const word = natural * rounding;
    if (line.width > 0 && line.width + space + word > width + tolerance) endLine(piece.start);
    longestWord = Math.max(longestWord, word);
    line = { ...line, end: piece.wordEnd, width: line.width + space + word, tallest: Math.max(line.tallest, tallest) };
    // A word longer than the line is broken inside.
    const broken = width > 0 && line.width > width + tolerance;
    const ends = broken ? cutsOf(ruler.text, line.start, piece.wordEnd, (start, end) => widthOf(start, end) <= width + tolerance) : [];
    for (const [index, end] of ends.entries()) {
      if (index > 0) endLine(line.end);
      line = { start: line.start, end, width: widthOf(line.start, end), tallest };
    }
    space = widthOf(piece.wordEnd, piece.end) + ruler.apart(piece.end - 1, piece.end);
    if (piece.required) endLine(piece.end);
  }
  if (line.width > 0 || lines.length === 0) lines.push(line);
  return { lines, longestWord };
}

type Fits = (start: number, end: number) => boolean;

/** Where the parts of a word that is too long end; each has as many characters as fit, at least one. */
function cutsOf(text: string, start: number, end: number, fits: Fits): number[] {
  const cuts: number[] = [];
  for (let at = start; at < end; cuts.push(at)) at = longestPart(text, at, end, fits);
  return cuts;
}

/** Tries short parts first, so that the time does not grow with the rest of the word. */
function longestPart(text: string, start: number, end: number, fits: Fits): number {
  let low = start;
  let step = 16;
  while (low + step < end && fits(start, low + step)) {
    low += step;
    step *= 2;
  }
  let high = Math.min(low + step, end);
  if (high === end && fits(start, end)) return end;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (fits(start, middle)) low = middle;
    else high = middle;
  }
  return wholeCharacter(text, start, low, end);
}

/** The nearest place before or, if there is none, after this one that is not inside a character or before a mark upon it. */
function wholeCharacter(text: string, start: number, at: number, end: number): number {
  const inside = (place: number) => place < end && /^[\p{M}\p{Cf}\uDC00-\uDFFF]/u.test(text.slice(place, place + 2));
  let before = at;
  while (before > start && inside(before)) before -= 1;
  if (before > start) return before;
  let after = Math.max(at, start + 1);
  while (inside(after)) after += 1;
  return after;
}

/** Measures stretches of a paragraph's text in the font and size of each run. */
export class Ruler {
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

  /** Whether East Asian characters and those of other scripts meet here. */
  isMeeting(at: number): boolean {
    return this.#meetings[firstAfter(this.#meetings, (one) => one, at - 1)] === at;
  }

  /** Extra space in a stretch where scripts meet, inches; a meeting at its start belongs to what is before. */
  apart(start: number, end: number): number {
    if (this.#meetings.length === 0 || end <= start) return 0;
    const upTo = (end: number) => this.#apart[firstAfter(this.#meetings, (at) => at, end)]!;
    return upTo(end) - upTo(start);
  }

  /** Width of the glyphs in inches and the largest size in points; 0 and 0 for nothing. */
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
    if (next.position < text.length && !next.required && heldTogether(text, next.position)) continue;
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
