/** A pass over the bytes of delimited text: whether it is so plain that every reader cuts it alike, and what its rows are like. */

export interface Survey {
  /** Rows, the header and lines around the table included; blank lines are none. */
  rows: number;
  /** Rows with fewer fields than the table. */
  short: number;
  /** Rows without anything but delimiters and spaces. */
  blank: number;
  /** Columns of which a value may begin or end with a space or the like. */
  spaced: ReadonlySet<number>;
  /** A value holds a line break. */
  wrapped: boolean;
  /** Where the last row of several fields begins: what stands below the table follows. */
  tailAt: number;
}

const kind = { plain: 0, delimiter: 1, quote: 2, feed: 3, carriage: 4, space: 5, high: 6, highSpace: 7, control: 8 } as const;
const state = { start: 0, bare: 1, quoted: 2, closed: 3 } as const;

/** Of UTF-8. null when it has a row of too many fields, or anything that readers take in different ways. */
export async function survey(pieces: AsyncIterable<Buffer>, delimiter: string, width: number): Promise<Survey | null> {
  const kinds = kindsOf(delimiter);
  const found = new Rows(width);
  const spaced = new Set<number>();
  let begun = 0;
  let lastByte = 0;
  let carriage = false;
  let now: number = state.start;
  let fields = 0;
  let filled = false;
  /** Bytes beyond ASCII, which may be spaces of some kind. */
  let unsure = false;
  let edge = false;
  let wrapped = false;
  for await (const piece of pieces) {
    const marked = begun === 0 && piece[0] === 0xef && piece[1] === 0xbb && piece[2] === 0xbf;
    for (let at = marked ? 3 : 0; at < piece.length; at++) {
      const what = kinds[piece[at]!]!;
      if (what === kind.plain && now !== state.closed && !carriage) {
        // Most of a file is runs of these.
        while (kinds[piece[at + 1]!] === kind.plain) at++;
        if (now === state.start) now = state.bare;
        edge = false;
        filled = true;
        continue;
      }
      if (what === kind.control || (carriage && what !== kind.feed)) return null;
      if (now === state.quoted) {
        if (what === kind.quote) {
          if (edge) spaced.add(fields);
          now = state.closed;
          continue;
        }
        const spacious = what === kind.space || what === kind.highSpace || what === kind.feed || what === kind.carriage;
        if (spacious && (at > 0 ? piece[at - 1] : lastByte) === 34) spaced.add(fields);
        edge = spacious;
        if (what === kind.feed) wrapped = true;
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
        if (!found.lineEnds(carriage)) return null;
        if ((fields > 0 || now !== state.start) && !found.end(fields + 1, filled, unsure)) return null;
        found.nextAt = begun + at + 1;
        now = state.start;
        fields = 0;
        carriage = filled = unsure = edge = false;
      } else if (what === kind.quote) {
        if (now === state.bare) return null;
        // Within quotes, two are one.
        if (now === state.closed) filled = true;
        edge = false;
        now = state.quoted;
      } else {
        if (now === state.closed) return null;
        const spacious = what === kind.space || what === kind.highSpace;
        if (now === state.start && spacious) spaced.add(fields);
        edge = spacious;
        if (what >= kind.high) unsure = true;
        else if (!spacious) filled = true;
        now = state.bare;
      }
    }
    begun += piece.length;
    lastByte = piece.at(-1) ?? 0;
  }
  if (now === state.quoted || carriage) return null;
  if (edge) spaced.add(fields);
  if ((fields > 0 || now !== state.start) && !found.end(fields + 1, filled, unsure)) return null;
  const { rows, short, blank, tailAt } = found;
  return { rows, short, blank, spaced, wrapped, tailAt };
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

  /** Whether it ends as all lines before it. */
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
  // The bytes of a no-break space, and of other letters.
  kinds[0xc2] = kinds[0xa0] = kind.highSpace;
  kinds[9] = kind.space;
  kinds[32] = kind.space;
  kinds[10] = kind.feed;
  kinds[13] = kind.carriage;
  kinds[34] = kind.quote;
  kinds[delimiter.charCodeAt(0)] = kind.delimiter;
  return kinds;
}
