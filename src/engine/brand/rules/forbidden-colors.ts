/** Colours a brand never shows, and those that cannot be told from them. */
import type { Hex, Ruled } from '../../../model/brand-kit.ts';
import { colorDistance } from '../color-distance.ts';

/** Nearer than this two colours are taken for one another. */
const sameLook = 20;

/** The forbidden colour that one is, or cannot be told from; undefined for one that may be shown. */
export function forbiddenColor(color: Hex, { rules }: Ruled): Hex | undefined {
  return rules?.forbiddenColors?.colors.find((forbidden) => colorDistance(color, forbidden) < sameLook);
}

/** The first that may be shown; the first of all where none may. */
export function allowedOf(candidates: readonly Hex[], kit: Ruled): Hex {
  return candidates.find((color) => forbiddenColor(color, kit) === undefined) ?? candidates[0]!;
}
