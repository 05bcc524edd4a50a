/** Cuts delimited text into records. */
import type { Encoding } from './decode.ts';
import { usualWidth } from './grid.ts';

export type Delimiter = ',' | ';' | '\t' | '|';
const delimiters: readonly Delimiter[] = [',', ';', '\t', '|'];

export interface Beginning {
  encoding: Encoding;
  delimiter: Delimiter;
  columns: string[];
  /** Rows above the header, and those of them with fewer fields. */
  above: number;
  shortAbove: number;
}

export interface Rows {
  rows: number;
  rejected: number;
  /** Rows whose field count differs from the header's. */
  uneven: number;
  /** Rows below the last record. */
  below: number;
  view?: true;
}

interface Records {
  rows: string[][];
  /** Characters consumed; the rest is an unfinished record. */
  used: number;
  /** The text ended inside a quoted field. */
  openQuote: boolean;
}

/** Cuts as many whole records as the text contains, skipping blank lines; `last`: no more text follows. */
export function readRecords(text: string, delimiter: Delimiter, last: boolean): Records {
  const rows: string[][] = [];
  const comma = delimiter.charCodeAt(0);
  let used = 0;
  let at = 0;
  let row: string[] = [];
  const unfinished = (openQuote: boolean): Records => ({ rows, used, openQuote });

  while (at < text.length) {
    let field = '';
    let quoted = false;
    if (text.charCodeAt(at) === 34) {
      const close = closingQuote(text, at + 1);
      if (close < 0) return unfinished(last);
      if (close === text.length - 1 && !last) return unfinished(false);
      field = text.slice(at + 1, close).replaceAll('""', '"');
      quoted = true;
      at = close + 1;
    }
    const end = fieldEnd(text, at, comma);
    if (end === text.length && !last) return unfinished(false);
    field += text.slice(at, end);
    row.push(field);
    at = end;
    if (text.charCodeAt(at) === comma && at < text.length) {
      at++;
      if (at < text.length) continue;
      if (!last) return unfinished(false);
      row.push('');
    } else if (text.charCodeAt(at) === 13) {
      if (at === text.length - 1 && !last) return unfinished(false);
      at += text.charCodeAt(at + 1) === 10 ? 2 : 1;
    } else {
      at++;
    }
    if (row.length > 1 || row[0] !== '' || quoted) rows.push(row);
    row = [];
    used = Math.min(at, text.length);
  }
  return { rows, used, openQuote: false };
}

function closingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from);
  while (at >= 0 && text.charCodeAt(at + 1) === 34) at = text.indexOf('"', at + 2);
  return at;
}

function fieldEnd(text: string, from: number, comma: number): number {
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === comma || code === 10 || code === 13) return at;
  }
  return text.length;
}

/** The delimiter that splits the start of the file into the most even rows; a comma if there is only one column. */
export function findDelimiter(sample: string, whole: boolean): Delimiter {
  let best: Delimiter = ',';
  let bestScore = 0;
  for (const delimiter of delimiters) {
    const { rows } = readRecords(sample, delimiter, whole);
    // Not the first row: it may be a report title.
    const width = usualWidth(rows);
    if (width < 2) continue;
    const even = rows.filter((row) => row.length === width).length / rows.length;
    const score = even * Math.log2(width);
    if (score > bestScore) [best, bestScore] = [delimiter, score];
  }
  return best;
}
