/** Colours and fonts as a deck's slides and charts name them: those of the theme keep the brand. */
import { deckPackage, text } from '../../opc/deck-package.ts';
import { readZip } from '../../opc/zip.ts';
import type { Looked } from './brand-compliance.ts';

const colorUse = /<a:(schemeClr|srgbClr|sysClr|prstClr|scrgbClr|hslClr)\b/g;
/** Properties that words are set with: those of runs and fields, and in charts those of whole texts. */
const setting = /<a:(?:rPr|defRPr)\b[^>]*?(?:\/>|>(.*?)<\/a:(?:rPr|defRPr)>)/gs;
const ownFace = /<a:(?:latin|ea|cs)\b[^>]*?\stypeface="(?!\+)([^"]*)"/g;

export function colorsAndFonts(bytes: Uint8Array): { colors: Looked; fonts: Looked } {
  const pkg = deckPackage(readZip(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)));
  const found = { colors: { of: 0, kept: 0, reasons: [] as string[] }, fonts: { of: 0, kept: 0, reasons: [] as string[] } };
  pkg.slides.forEach((slide, i) => {
    const charts = pkg.relationships(slide).flatMap(({ type, target }) => (type === 'chart' ? [target] : []));
    const xml = [slide, ...charts].flatMap((name) => pkg.parts.get(name) ?? []).map(text);
    count(
      found.colors,
      xml.flatMap(colorsIn),
      (own) => `Slide ${i + 1} has ${own.length} ${own.length === 1 ? 'colour that is' : 'colours that are'} not the theme's.`,
    );
    count(
      found.fonts,
      xml.flatMap(facesIn),
      (own) => `Slide ${i + 1} names fonts that are not the theme's: ${[...new Set(own)].join(', ')}.`,
    );
  });
  return found;
}

/** `uses` are what is not the theme's, null for what is. */
function count(looked: Looked, uses: readonly (string | null)[], says: (own: string[]) => string): void {
  const own = uses.filter((use) => use !== null);
  looked.of += uses.length;
  looked.kept += uses.length - own.length;
  if (own.length > 0) looked.reasons.push(says(own));
}

function colorsIn(xml: string): (string | null)[] {
  return [...xml.matchAll(colorUse)].map(([, kind]) => (kind === 'schemeClr' ? null : kind!));
}

function facesIn(xml: string): (string | null)[] {
  return [...xml.matchAll(setting)].map(([, inner = '']) => [...inner.matchAll(ownFace)][0]?.[1] ?? null);
}
