/** The face of a brand's own font, known by the widths of its characters alone. */
import type { FontWidths } from '../../model/brand-kit.ts';
import { type Face, faceOf } from './face.ts';

/** A bold face of which only the regular one is known, over that. */
const bolder = 1.08;

class OwnFace {
  readonly #widths = new Map<string, number>();
  readonly #factor: number;
  readonly #other: Pick<Face, 'width'>;

  constructor({ regular, bold }: FontWidths, isBold: boolean) {
    this.#factor = isBold && bold === undefined ? bolder : 1;
    this.#other = faceOf('carlito', isBold);
    for (const [thousandths, characters] of Object.entries(isBold && bold ? bold : regular)) {
      for (const character of characters) this.#widths.set(character, Number(thousandths) / 1000);
    }
  }

  /** Ems; characters the font was not known to have come from another. */
  width(text: string): number {
    let width = 0;
    let rest = '';
    for (const character of text) {
      const own = this.#widths.get(character);
      if (own === undefined) rest += character;
      else width += own * this.#factor;
    }
    return rest === '' ? width : width + this.#other.width(rest);
  }
}

const faces = new WeakMap<FontWidths, { regular: OwnFace; bold: OwnFace; key: string }>();
let made = 0;

/** The faces of a font, and a name for it among all that were measured. */
export function ownFaces(widths: FontWidths): { regular: OwnFace; bold: OwnFace; key: string } {
  const known = faces.get(widths);
  if (known !== undefined) return known;
  made += 1;
  const both = { regular: new OwnFace(widths, false), bold: new OwnFace(widths, true), key: `own font ${made}` };
  faces.set(widths, both);
  return both;
}
