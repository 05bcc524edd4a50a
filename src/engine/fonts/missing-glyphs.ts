/** Letters a font lacks, and letters it joins. */

/** Ems of the letters alone, at the end, at the beginning and in the middle, in DejaVu Sans, one of the widest faces that programs fall back to. */
const classes: readonly (readonly [letters: string, alone: number, end: number, start: number, middle: number])[] = [
  ['ء', 0.47, 0.47, 0.47, 0.47],
  ['آأإاٱ', 0.28, 0.3, 0.28, 0.3],
  ['ؤو', 0.48, 0.52, 0.48, 0.52],
  ['ئىيی', 0.78, 0.83, 0.28, 0.3],
  ['بتثپ', 0.94, 0.98, 0.28, 0.3],
  ['ة', 0.52, 0.54, 0.52, 0.54],
  ['جحخچ', 0.65, 0.65, 0.62, 0.65],
  ['دذ', 0.45, 0.52, 0.45, 0.52],
  ['رزژ', 0.48, 0.55, 0.48, 0.55],
  ['سش', 1.22, 1.27, 0.84, 0.89],
  ['صض', 1.21, 1.23, 0.85, 0.87],
  ['طظ', 0.92, 0.95, 0.8, 0.82],
  ['عغ', 0.6, 0.53, 0.6, 0.48],
  ['فڤ', 1.04, 1.04, 0.48, 0.51],
  ['ق', 0.78, 0.83, 0.48, 0.51],
  ['كکگ', 0.82, 0.84, 0.48, 0.55],
  ['ل', 0.73, 0.76, 0.3, 0.33],
  ['م', 0.62, 0.67, 0.54, 0.58],
  ['ن', 0.73, 0.76, 0.28, 0.3],
  ['ه', 0.52, 0.54, 0.53, 0.46],
  ['ـ', 0.3, 0.3, 0.3, 0.3],
  ['،؛', 0.33, 0.33, 0.33, 0.33],
  ['؟', 0.54, 0.54, 0.54, 0.54],
  ['٠١٢٣٤٥٦٧٨٩٪٫٬', 0.54, 0.54, 0.54, 0.54],
];
const widths = new Map(classes.flatMap(([letters, ...forms]) => Array.from(letters, (letter) => [letter, forms] as const)));
/** Letters and presentation forms of other languages. */
const otherLetter = 0.65;

/** These join the letter before them and none after. */
const joinsBefore = new Set('آأإاٱؤودذرزژةى');
const joinsNothing = new Set('ء،؛؟٠١٢٣٤٥٦٧٨٩٪٫٬');
const mark = /\p{M}|\p{Cf}/u;

/** Ems that the letter at an index takes, with its neighbours as they are; marks take nothing. */
function joinedWidth(characters: readonly string[], at: number): number {
  const letter = characters[at]!;
  if (mark.test(letter)) return 0;
  const [alone, end, start, middle] = widths.get(letter) ?? [otherLetter, otherLetter, otherLetter, otherLetter];
  const before = neighbour(characters, at, -1);
  const after = neighbour(characters, at, 1);
  const joinedBefore = before !== undefined && isJoining(before) && !joinsBefore.has(before) && !joinsNothing.has(letter);
  const joinedAfter = after !== undefined && isJoining(after) && !joinsBefore.has(letter) && !joinsNothing.has(letter);
  if (joinedBefore) return joinedAfter ? middle : end;
  return joinedAfter ? start : alone;
}

function isJoining(character: string): boolean {
  return /\p{Script=Arabic}|ـ/u.test(character) && !joinsNothing.has(character);
}

/** The next letter on one side, past the marks upon letters. */
function neighbour(characters: readonly string[], at: number, step: 1 | -1): string | undefined {
  let index = at + step;
  while (characters[index] !== undefined && mark.test(characters[index]!)) index += step;
  return characters[index];
}

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
