/** Columns of text for a terminal: aligned, and cut to its width. */
import type { Output } from './io.ts';

type Width = Pick<Output, 'isTTY' | 'columns'>;

const gutter = 2;
const narrowest = 6;

/** Numbers are right-aligned. In a pipe nothing is cut; on a terminal columns shrink, widest first, except the first `kept` ones. */
export function textTable(
  head: readonly string[] | null,
  rows: readonly (readonly string[])[],
  out: Width,
  indent = 0,
  kept = 0,
): string[] {
  const lines = [...(head ? [head] : []), ...rows].map((row) => row.map(printable));
  const widths = lines[0]?.map((_, at) => Math.max(...lines.map((line) => widthOf(line[at]!)))) ?? [];
  let over = widths.reduce((sum, width) => sum + width + gutter, indent - gutter) - widthAllowed(out);
  const widestFirst = widths
    .map((width, at) => ({ width, at }))
    .slice(kept)
    .sort((a, b) => b.width - a.width);
  for (const { width, at } of widestFirst) {
    const cut = Math.max(0, Math.min(over, width - narrowest));
    widths[at]! -= cut;
    over -= cut;
  }
  const isNumber = widths.map((_, at) => rows.length > 0 && rows.every((row) => /^[\d,]+$/.test(row[at]!)));
  return lines.map((line) => {
    const cells = line.map((cell, at) => (isNumber[at] ? cell.padStart(widths[at]!) : fitted(cell, widths[at]!)));
    return `${' '.repeat(indent)}${cells.join(' '.repeat(gutter))}`.trimEnd();
  });
}

/**
 * One line per record: on a terminal a table whose first column, the name to type, is never cut; in a pipe, tab-separated.
 * @param none Shown to people if there are none.
 */
export function listLines(head: readonly string[], rows: readonly (readonly string[])[], none: string, out: Width): string | null {
  if (!out.isTTY) return rows.length === 0 ? null : rows.map((row) => row.map(printable).join('\t')).join('\n');
  return rows.length === 0 ? none : textTable(head, rows, out, 0, 1).join('\n');
}

/** Words in sequence, wrapped to the terminal's width. */
export function wrapped(words: readonly string[], out: Width, indent: number): string[] {
  const lines: string[] = [];
  for (const [at, word] of words.entries()) {
    const shown = at < words.length - 1 ? `${word},` : word;
    const last = lines.at(-1);
    if (last !== undefined && widthOf(last) + 1 + widthOf(shown) <= Math.min(widthAllowed(out), 100))
      lines[lines.length - 1] = `${last} ${shown}`;
    else lines.push(`${' '.repeat(indent)}${shown}`);
  }
  return lines;
}

/** A sentence wrapped to the terminal's width, each line indented; in a pipe, a single line. */
export function folded(sentence: string, out: Width, indent: number, hanging = indent): string[] {
  const width = out.isTTY ? Math.min(out.columns || 80, 100) : Number.POSITIVE_INFINITY;
  const lines: string[] = [];
  for (const word of printable(sentence).split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(last) + 1 + widthOf(word) <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(`${' '.repeat(last === undefined ? indent : hanging)}${word}`);
  }
  return lines;
}

function widthAllowed({ isTTY, columns }: Width): number {
  return isTTY ? columns || 80 : Number.POSITIVE_INFINITY;
}

function fitted(text: string, width: number): string {
  if (widthOf(text) <= width) return text + ' '.repeat(width - widthOf(text));
  let cut = '';
  for (const letter of text) {
    if (widthOf(cut + letter) > width - 1) break;
    cut += letter;
  }
  return `${cut}…${' '.repeat(width - 1 - widthOf(cut))}`;
}

/** In terminal cells: East Asian letters take two, combining marks none. */
function widthOf(text: string): number {
  let width = 0;
  for (const letter of text)
    width += /\p{M}/u.test(letter)
      ? 0
      : /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/.test(letter)
        ? 2
        : 1;
  return width;
}

/** Removes control characters: text from prompts and data must not move the cursor or set colours. */
export function printable(text: string): string {
  return text.replace(/(?:(?<!\s)[^\S\n]+)?\n\s*/g, ' ').replace(/[\u0000-\u001f\u007f-\u009f]/g, '');
}
