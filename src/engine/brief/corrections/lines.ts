/** A text as lines of sentences, some of which change. */
import { sentences } from '../sentences.ts';

export interface Line {
  /** As it was, with its spaces. */
  line: string;
  said: string[];
  changed: boolean;
}

/** Where a sentence stands. */
export interface Place {
  line: number;
  index: number;
  sentence: string;
  /** How many sentences lie between it and the correction; below it none is near. */
  away: number;
}

export const linesOf = (text: string): Line[] => text.split('\n').map((line) => ({ line, said: sentences(line), changed: false }));

export function put(lines: readonly Line[], line: number, index: number, sentence: string): void {
  lines[line]!.said[index] = sentence;
  lines[line]!.changed = true;
}

export function textOf(lines: readonly Line[]): string {
  return lines
    .flatMap(({ line, said, changed }) => {
      const rest = said.filter((sentence) => sentence !== '');
      return !changed ? [line] : rest.length === 0 ? [] : [rest.join(' ').replace(/(?<=[。！？])\s/gu, '')];
    })
    .join('\n');
}

/** The sentences above, nearest first. */
export function above(lines: readonly Line[], at: number, index: number): Place[] {
  const found: Place[] = [];
  for (let line = at; line >= 0; line -= 1) {
    const { said } = lines[line]!;
    for (let place = (line === at ? index : said.length) - 1; place >= 0; place -= 1) {
      const sentence = said[place]!;
      if (sentence !== '') found.push({ line, index: place, sentence, away: found.length });
    }
  }
  return found;
}

export function below(lines: readonly Line[], at: number, index: number): Place[] {
  return lines
    .slice(at)
    .flatMap(({ said }, row) =>
      said.flatMap((sentence, place) =>
        sentence === '' || (row === 0 && place <= index)
          ? []
          : [{ line: at + row, index: place, sentence, away: Number.POSITIVE_INFINITY }],
      ),
    );
}

/** A row of a table in Markdown, or pasted from a sheet. */
export const isRow = (sentence: string) =>
  /^\s*\|/.test(sentence) || /^[^\t]{1,60}\t[^\t]{0,60}\t/.test(sentence) || /^[^|]{1,60} \| [^|]{1,60} \| /.test(sentence);
/** What stands between the cells of a row. */
const borderOf = (row: string) => (row.includes('\t') ? '\t' : '|');
const cellsOf = (row: string) => row.split(borderOf(row));
export const bordersIn = (row: string) => row.matchAll(row.includes('\t') ? /\t/g : /\|/g);
/** What a row is of: its first cell with something in it. */
export const rowName = (row: string) => cellsOf(row).find((cell) => cell.trim() !== '') ?? '';
export const isHeading = (sentence: string) => /^#{1,6}\s/.test(sentence);
export const isQuestion = (sentence: string) => /[?？؟]\s*$/u.test(sentence);

/** The words of the heading above, or of the line that ends with a colon; of a table its header. */
export function headingOf(lines: readonly Line[], line: number): string {
  for (let at = line - 1; at >= Math.max(0, line - 40); at -= 1) {
    const { line: text } = lines[at]!;
    if (isHeading(text) || (/[:：]\s*$/u.test(text) && text.length < 80)) return text;
  }
  return '';
}

/** The cells above a cell of a table, in its header. */
export function headerOf(lines: readonly Line[], line: number): string[] {
  let at = line;
  while (at > 0 && isRow(lines[at - 1]!.line)) at -= 1;
  return at === line ? [] : cellsOf(lines[at]!.line);
}
