/** Tables typed into a prompt as CSV or TSV, parsed structurally so that adjacent numbers never merge. */
import type { Block } from '../../model/brief.ts';

/** Two spaces stand for any gap with which somebody has set columns under one another. */
const gap = '  ';
const delimiters = [',', ';', '\t', '|', gap] as const;
/** A gap after a sentence, or before a word that goes on, is none between columns. */
const fewestInGaps = 3;

/** A list item, or what happened at a time of day; no table begins so. */
const running = /^(?:\d{1,2}[.)、]\s|(?:次日|翌日|当日)?\s?\d{1,2}[:：]\d\d\s?\p{L})|^\d{1,2}[:：]\d\d\s\d/u;

/** The delimiter of table-like lines, where header and rows split into the same number (≥ 2) of short cells; otherwise null. */
export function delimiterOf(lines: readonly string[]): string | null {
  if (lines.length < 2 || lines.some((line) => line.trim() === '')) return null;
  return (
    delimiters.find((delimiter) => {
      const [head, ...rows] = rowsOf(lines, delimiter);
      return (
        head!.length >= 2 &&
        !running.test(head![0]!) &&
        head!.every((cell) => cell.length > 0 && cell.length <= 40 && !/[.!?。！？]$/u.test(cell)) &&
        (head!.length > 2 || rows.every((row) => row.some((cell) => /\d/.test(cell)))) &&
        (delimiter !== gap || (head!.length >= fewestInGaps && rows.every((row) => row.slice(1).every((cell) => cell.length <= 24)))) &&
        // A sentence has a space after each comma, a table hardly ever; `3,240` is one number.
        (delimiter !== ',' || !/,\s|\d,\d{3}(?!\d)/.test(lines[0]!)) &&
        rows.every((row) => row.length === head!.length)
      );
    }) ?? null
  );
}

/** The table that starts at `lines[from]`, and its number of lines; null if there is none. */
export function readInlineTable(lines: readonly string[], from = 0): { block: Block & { type: 'table' }; taken: number } | null {
  const delimiter = delimiterOf(lines.slice(from, from + 2));
  if (delimiter === null) return null;
  const header = cells(lines[from]!, delimiter);
  const rows: string[][] = [];
  let taken = 1;
  for (let at = from + 1; at < lines.length; at += 1) {
    const line = lines[at]!;
    const row = delimiter === gap ? spaced(line, header.length) : cells(line, delimiter);
    if (line.trim() === '' || row.length < 2 || (row.length !== header.length && row.length < header.length - 1)) break;
    // In a row with too many delimiters, the last cell takes the rest.
    rows.push(row.length > header.length ? [...row.slice(0, header.length - 1), row.slice(header.length - 1).join(delimiter)] : row);
    taken += 1;
  }
  return { block: { type: 'table', header, rows: rows.map((row) => header.map((_, index) => row[index] ?? '')) }, taken };
}

/** Indexes of lines in typed tables, whose cells are never instructions. */
export function tableLines(lines: readonly string[]): Set<number> {
  const found = new Set<number>();
  for (let at = 0; at < lines.length; at += 1) {
    const taken = readInlineTable(lines, at)?.taken ?? 0;
    for (let row = 0; row < taken; row += 1) found.add(at + row);
    at += Math.max(0, taken - 1);
  }
  return found;
}

function rowsOf([head = '', ...rows]: readonly string[], delimiter: string): string[][] {
  const first = cells(head, delimiter);
  return [first, ...rows.map((row) => (delimiter === gap ? spaced(row, first.length) : cells(row, delimiter)))];
}

/** A row set with gaps; figures that fill their columns have one space between them: `3.40 4.40 2.60`. */
function spaced(line: string, wanted: number): string[] {
  const found = cells(line, gap);
  if (found.length >= wanted) return found;
  const [name = '', ...others] = found;
  const figures = others.flatMap((cell) => (/^[\d.,%+\-−\s]+$/u.test(cell) ? cell.split(/\s+/u) : [cell]));
  return [name, ...figures];
}

/** Cells of a line: quotes may contain delimiters, and doubled quotes are quotes. */
function cells(line: string, delimiter: string): string[] {
  if (delimiter === gap) return line.trim().split(/\s{2,40}/u);
  const found: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const char = line[at]!;
    if (char === '"' && quoted && line[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (char === '"' && (quoted || cell.trim() === '')) quoted = !quoted;
    else if (char === delimiter && !quoted) {
      found.push(cell.trim());
      cell = '';
    } else cell += char;
  }
  return [...found, cell.trim()];
}
