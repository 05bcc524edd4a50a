/** Tables typed into a prompt: CSV or TSV lines, read structurally so that no number is fused with its neighbour. */
import type { Block } from '../../model/brief.ts';

const delimiters = [',', ';', '\t', '|'] as const;

/** The delimiter of lines that look like a table's: header and rows cut into the same number (≥ 2) of short cells; else null. */
export function delimiterOf(lines: readonly string[]): string | null {
  if (lines.length < 2 || lines.some((line) => line.trim() === '')) return null;
  return (
    delimiters.find((delimiter) => {
      const [head, ...rows] = lines.map((line) => cells(line, delimiter));
      return (
        head!.length >= 2 &&
        head!.every((cell) => cell.length > 0 && cell.length <= 40 && !/[.!?]$/.test(cell)) &&
        (head!.length > 2 || rows.every((row) => row.some((cell) => /\d/.test(cell)))) &&
        // A sentence has a space after each comma, a table hardly ever.
        (delimiter !== ',' || !/,\s/.test(lines[0]!)) &&
        rows.every((row) => row.length === head!.length)
      );
    }) ?? null
  );
}

/** A table whose first line is `lines[from]`, with the number of lines it took; null when there is none. */
export function readInlineTable(lines: readonly string[], from = 0): { block: Block & { type: 'table' }; taken: number } | null {
  const delimiter = delimiterOf(lines.slice(from, from + 2));
  if (delimiter === null) return null;
  const header = cells(lines[from]!, delimiter);
  const rows: string[][] = [];
  let taken = 1;
  for (let at = from + 1; at < lines.length; at += 1) {
    const line = lines[at]!;
    const row = cells(line, delimiter);
    if (line.trim() === '' || row.length < 2 || (row.length !== header.length && row.length < header.length - 1)) break;
    // A row with a delimiter too many keeps its first cells; the last one takes the rest.
    rows.push(row.length > header.length ? [...row.slice(0, header.length - 1), row.slice(header.length - 1).join(delimiter)] : row);
    taken += 1;
  }
  return { block: { type: 'table', header, rows: rows.map((row) => header.map((_, index) => row[index] ?? '')) }, taken };
}

/** Cells of one line: quotes may hold delimiters, doubled quotes are quotes. */
function cells(line: string, delimiter: string): string[] {
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
