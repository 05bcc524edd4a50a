/** Widths of characters that no measurable font draws: an office program takes them from another font. */

/** East Asian characters, full-width forms and emoji are one em wide in every font. */
const wide =
  /[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uA960-\uA97F\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{1F000}-\u{1FAFF}\u{20000}-\u{3FFFD}]/u;
const zeroWidth = /\p{M}|\p{Cf}|\p{Cc}/u;
/** Arabic letters join and are narrow; the mean of common office faces, rounded up. */
const joined = /[\u0600-\u08FF\uFB50-\uFEFC]/u;
/** Arrows, triangles, box and mathematical signs. */
const symbol = /[\u2190-\u2BFF]/u;

/** Width of a text in ems, character by character, on the safe side. */
export function widthWithoutFace(text: string): number {
  let width = 0;
  for (const character of text) width += widthOf(character);
  return width;
}

function widthOf(character: string): number {
  if (zeroWidth.test(character)) return 0;
  if (wide.test(character)) return 1;
  if (joined.test(character)) return 0.55;
  if (symbol.test(character)) return 1;
  return 0.65;
}
