/** One pass over the bytes of delimited text: is it so plain that every reader splits it alike, and what are its rows like? */

export interface Survey {
  /** Rows, including the header and lines around the table, excluding blank lines. */
  rows: number;
  /** Rows with fewer fields than the table. */
  short: number;
  /** Rows with only delimiters and spaces. */
  blank: number;
  /** Columns with a value that may start or end with whitespace. */
  spaced: ReadonlySet<number>;
  /** Some value contains a line break. */
  wrapped: boolean;
  /** Offset of the last row with several fields; anything after it is below the table. */
  tailAt: number;
}

const kind = { plain: 0, delimiter: 1, quote: 2, feed: 3, carriage: 4, space: 5, high: 6, highSpace: 7, control: 8 } as const;
const state = { start: 0, bare: 1, quoted: 2, closed: 3 } as const;

/** For UTF-8. null if a row has too many fields, or for anything that readers interpret differently. */
export async function survey(pieces: AsyncIterable<Buffer>, delimiter: string, width: number): Promise<Survey | null> {
  const fields = new Fields(delimiter, width);
  for await (const piece of pieces) if (!fields.add(piece)) return null;
  return fields.end();
}

/** State of the scan, carried from one piece to the next. */
class Fields {
  readonly #kinds: Uint8Array;
  readonly #rows: Rows;
  readonly #spaced = new Set<number>();
  #begun = 0;
  #lastByte = 0;
  #carriage = false;
  #now: number = state.start;
  #fields = 0;
  #filled = false;
  /** Non-ASCII bytes that may be some kind of space. */
  #unsure = false;
  #edge = false;
  #wrapped = false;

  constructor(delimiter: string, width: number) {
    this.#kinds = kindsOf(delimiter);
    this.#rows = new Rows(width);
  }

  /** False if readers would differ. Uses local variables, because every byte of a large file passes through here. */
  add(piece: Buffer): boolean {
    const kinds = this.#kinds;
    const found = this.#rows;
    const spaced = this.#spaced;
    const begun = this.#begun;
    const { length } = piece;
    let carriage = this.#carriage;
    let now = this.#now;
    let fields = this.#fields;
    let filled = this.#filled;
    let unsure = this.#unsure;
    let edge = this.#edge;
    const marked = begun === 0 && piece[0] === 0xef && piece[1] === 0xbb && piece[2] === 0xbf;
    for (let at = marked ? 3 : 0; at < length; at++) {
      const what = kinds[piece[at]!]!;
      if (what === kind.plain && now !== state.closed && !carriage) {
        // Most of a file is runs of plain bytes.
        while (at + 1 < length && kinds[piece[at + 1]!] === kind.plain) at++;
        if (now === state.start) now = state.bare;
        edge = false;
        filled = true;
        continue;
      }
      if (what === kind.control || (carriage && what !== kind.feed)) return false;
      if (now === state.quoted) {
        if (what === kind.quote) {
          if (edge) spaced.add(fields);
          now = state.closed;
          continue;
        }
        const spacious = what === kind.space || what === kind.highSpace || what === kind.feed || what === kind.carriage;
        if (spacious && (at > 0 ? piece[at - 1] : this.#lastByte) === 34) spaced.add(fields);
        edge = spacious;
        if (what === kind.feed) this.#wrapped = true;
        if (what >= kind.high) unsure = true;
        else if (!spacious) filled = true;
      } else if (what === kind.delimiter) {
        if (edge) spaced.add(fields);
        edge = false;
        fields++;
        now = state.start;
      } else if (what === kind.carriage) {
        carriage = true;
      } else if (what === kind.feed) {
        if (edge) spaced.add(fields);
        if (!found.lineEnds(carriage)) return false;
        if ((fields > 0 || now !== state.start) && !found.end(fields + 1, filled, unsure)) return false;
        found.nextAt = begun + at + 1;
        now = state.start;
        fields = 0;
        carriage = filled = unsure = edge = false;
      } else if (what === kind.quote) {
        if (now === state.bare) return false;
        // A doubled quote inside quotes is one quote.
        if (now === state.closed) filled = true;
        edge = false;
        now = state.quoted;
      } else {
        if (now === state.closed) return false;
        const spacious = what === kind.space || what === kind.highSpace;
        if (now === state.start && spacious) spaced.add(fields);
        edge = spacious;
        if (what >= kind.high) unsure = true;
        else if (!spacious) filled = true;
        now = state.bare;
      }
    }
    this.#begun = begun + length;
    this.#lastByte = piece.at(-1) ?? 0;
    this.#carriage = carriage;
    this.#now = now;
    this.#fields = fields;
    this.#filled = filled;
    this.#unsure = unsure;
    this.#edge = edge;
    return true;
  }

  /** The result, once all pieces are added. */
  end(): Survey | null {
    if (this.#now === state.quoted || this.#carriage) return null;
    if (this.#edge) this.#spaced.add(this.#fields);
    const open = this.#fields > 0 || this.#now !== state.start;
    if (open && !this.#rows.end(this.#fields + 1, this.#filled, this.#unsure)) return null;
    const { rows, short, blank, tailAt } = this.#rows;
    return { rows, short, blank, spaced: this.#spaced, wrapped: this.#wrapped, tailAt };
  }
}

class Rows {
  readonly #width: number;
  #lineEnd: boolean | null = null;
  rows = 0;
  short = 0;
  blank = 0;
  tailAt = 0;
  nextAt = 0;

  constructor(width: number) {
    this.#width = width;
  }

  /** Whether the line ends the same way as all lines before it. */
  lineEnds(carriage: boolean): boolean {
    this.#lineEnd ??= carriage;
    return this.#lineEnd === carriage;
  }

  end(width: number, filled: boolean, unsure: boolean): boolean {
    if (width > this.#width || (!filled && unsure)) return false;
    this.rows++;
    if (width < this.#width) this.short++;
    if (!filled) this.blank++;
    if (width > 1) this.tailAt = this.nextAt;
    return true;
  }
}

function kindsOf(delimiter: string): Uint8Array {
  const kinds = new Uint8Array(256).fill(kind.high, 128);
  kinds.fill(kind.control, 0, 32);
  // Lead bytes of the no-break space, and of other letters.
  kinds[0xc2] = kinds[0xa0] = kind.highSpace;
  kinds[9] = kind.space;
  kinds[32] = kind.space;
  kinds[10] = kind.feed;
  kinds[13] = kind.carriage;
  kinds[34] = kind.quote;
  kinds[delimiter.charCodeAt(0)] = kind.delimiter;
  return kinds;
}
