/** Shortens text that does not fit: preferably at the end of a clause, never inside a word. */

export interface Cut {
  kept: string;
  /** The part cut off, to be shown elsewhere; null if everything fits. */
  rest: string | null;
}

/** A comma or colon between digits does not end a clause: these need a space after them. */
const clauseEnd = /(?:[;,:]\s+|\s+[\u2013\u2014]\s+|[；，、：])/g;

/** Initial number of characters to try: more than most lines hold. */
const few = 400;

/** The longest start that fits and ends with a clause; otherwise with a word and an ellipsis. */
export function fitLine(text: string, fits: (text: string) => boolean): Cut {
  if (fits(text)) return { kept: text, rest: null };
  // Tries the longest start first, but none longer than twice what fits.
  let most = few;
  while (most < text.length && fits(text.slice(0, most))) most *= 2;
  const shown = text.slice(0, most);
  const clauses = [...shown.matchAll(clauseEnd)].toReversed();
  for (const match of clauses) {
    const kept = text.slice(0, match.index);
    // A start of only a word or two says nothing.
    if (kept.length >= text.length * 0.3 && fits(kept)) return { kept, rest: capitalised(text.slice(match.index + match[0].length)) };
  }
  const words = [...shown.matchAll(/\s+/g)].toReversed();
  for (const match of words) {
    const kept = `${text.slice(0, match.index)}…`;
    if (fits(kept)) return { kept, rest: text };
  }
  const characters = Array.from(shown);
  let length = shown === text ? characters.length - 1 : characters.length;
  while (length > 1 && !fits(`${characters.slice(0, length).join('')}…`)) length -= 1;
  return { kept: `${characters.slice(0, length).join('')}…`, rest: text };
}

function capitalised(text: string): string {
  const [first = '', ...others] = Array.from(text);
  return first.toUpperCase() + others.join('');
}
