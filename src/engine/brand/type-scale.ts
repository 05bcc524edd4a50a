/** The sizes words are set in. Points; nothing between, nothing smaller. */

export interface TypeScale {
  cover: number;
  figure: number;
  title: number;
  lead: number;
  body: number;
  label: number;
  source: number;
}

const wide: TypeScale = { cover: 44, figure: 36, title: 26, lead: 18, body: 14, label: 12, source: 9 };
/** On a narrower sheet what is large gives way; what is read stays as it is. */
const narrow: TypeScale = { ...wide, cover: 36, figure: 30, title: 22 };
/** Inches: sheets narrower than this are narrow. */
const narrowBelow = 0.85 * (40 / 3);

export function scaleOf({ w }: { w: number }): TypeScale {
  return w < narrowBelow ? narrow : wide;
}
