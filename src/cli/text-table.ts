/** Columns of text for a terminal: aligned, and cut where the terminal ends. */
import type { Output } from './io.ts';
import { printable } from './output.ts';

type Width = Pick<Output, 'isTTY' | 'columns'>;

const gutter = 2;
const narrowest = 8;

/** Numbers stand to the right. In a pipe nothing is cut; on a terminal the widest columns give way. */
export function textTable(head: readonly string[] | null, rows: readonly (readonly string[])[], out: Width, indent = 0): string[] {
  const lines = [...(head ? [head] : []), ...rows].map((row) => row.map(printable));
  const widths = lines[0]?.map((_, at) => Math.max(...lines.map((line) => widthOf(line[at]!)))) ?? [];
  let over = widths.reduce((sum, width) => sum + width + gutter, indent - gutter) - widthAllowed(out);
  while (over > 0 && Math.max(...widths) > narrowest) {
    widths[widths.indexOf(Math.max(...widths))]! -= 1;
    over--;
  }
  const isNumber = widths.map((_, at) => rows.length > 0 && rows.every((row) => /^[\d,]+$/.test(row[at]!)));
  return lines.map((line) => {
    const cells = line.map((cell, at) => (isNumber[at] ? cell.padStart(widths[at]!) : fitted(cell, widths[at]!)));
    return `${' '.repeat(indent)}${cells.join(' '.repeat(gutter))}`.trimEnd();
  });
}

/** Words one after the other, broken where the terminal ends. */
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

/** In cells of a terminal: letters of East Asia take two, marks on letters none. */
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
