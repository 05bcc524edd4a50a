/** Widths of characters that no measurable font draws: an office program takes them from another font. */
import { joinedWidth } from './joined-letters.ts';

/** East Asian characters, full-width forms and emoji are one em wide in every font. */
const wide =
  /[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uA960-\uA97F\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{1F000}-\u{1FAFF}\u{20000}-\u{3FFFD}]/u;
const zeroWidth = /\p{M}|\p{Cf}|\p{Cc}/u;
/** Arrows, triangles, box and mathematical signs. */
const symbol = /[\u2190-\u2BFF]/u;

/** Arabic, whose letters are as wide as they are joined. */
const joined = /[\u0600-\u08FF\uFB50-\uFEFC]/u;
/** Bold Arabic over regular, at most. */
const boldJoined = 1.2;

/** Width of a text in ems, on the safe side: Arabic by its joined letters, all else character by character. */
export function widthWithoutFace(text: string, bold = false): number {
  const characters = Array.from(text);
  let width = 0;
  for (const [at, character] of characters.entries()) {
    width += joined.test(character) ? joinedWidth(characters, at) * (bold ? boldJoined : 1) : widthOf(character);
  }
  return width;
}

export function isWide(character: string): boolean {
  return wide.test(character);
}

function widthOf(character: string): number {
  if (zeroWidth.test(character)) return 0;
  if (wide.test(character)) return 1;
  if (symbol.test(character)) return 1;
  return 0.65;
}
