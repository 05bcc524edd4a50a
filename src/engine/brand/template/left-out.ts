/** What of a template file is not kept in a brand kit, by kind: its slides and all that spoke of its author. */
import { readDirectory } from '../../opc/zip-directory.ts';
import { zipLimits } from './template-limits.ts';

const kinds = {
  slides: /^ppt\/slides\/[^/]+\.xml$/i,
  notes: /^ppt\/notesSlides\/[^/]+\.xml$/i,
  comments: /^ppt\/(?:comments|threadedComments)\/[^/]+\.xml$|^ppt\/commentAuthors\.xml$|^ppt\/authors\.xml$/i,
  pictures: /^ppt\/media\/[^/]+$/i,
  charts: /^ppt\/charts\/chart[^/]*\.xml$/i,
  embedded_files: /^ppt\/embeddings\/[^/]+$/i,
  custom_xml: /^customXml\/item\d*\.xml$/i,
  properties: /^docProps\/[^/]+\.xml$/i,
  thumbnail: /^docProps\/thumbnail\.[^/]+$/i,
} as const;

/** Number of parts of each kind; kinds of which nothing was left out are missing. */
export type LeftOut = Partial<Record<keyof typeof kinds, number>>;

/** `kept` is what `keepParts` made of `file`. */
export function leftOut(file: Uint8Array, kept: Uint8Array): LeftOut {
  const [before, after] = [namesIn(file), namesIn(kept)];
  const count = (names: readonly string[], pattern: RegExp) => names.filter((name) => pattern.test(name)).length;
  const all = Object.entries(kinds).map(([kind, pattern]) => [kind, count(before, pattern) - count(after, pattern)] as const);
  return Object.fromEntries(all.filter(([, less]) => less > 0));
}

function namesIn(zip: Uint8Array): string[] {
  return readDirectory(Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength), zipLimits).map(({ name }) => name);
}
