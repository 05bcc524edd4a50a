/** Reads a template file into a kit's brand template, and reports what was left out. */
import type { BrandColors, BrandTemplate } from '../../../model/brand-kit.ts';
import { readDirectory } from '../../opc/zip.ts';
import { inspectTemplate } from './inspect/inspect-template.ts';
import { keepParts, openTemplate } from './open-template.ts';
import { templateRefused, zipLimits } from './package-reader.ts';

/** Minimum aspect ratio of a slide: our layouts are wide. */
const narrowest = 1.2;

export interface ReadTemplate {
  template: BrandTemplate;
  colors: BrandColors;
  fonts: { heading: string; body: string };
  /** Null if its theme has no name of its own. */
  name: string | null;
}

/** @throws QuarterdeckError brand_template_refused */
export function readTemplate(bytes: Uint8Array): ReadTemplate {
  const opened = openTemplate(bytes);
  const { template, ...found } = inspectTemplate(opened.pkg, opened.presentation);
  const { w, h } = template.size;
  if (w < h * narrowest)
    throw templateRefused('slide_size', opened.presentation, `Its slides are ${w.toFixed(2)} in wide and ${h.toFixed(2)} in high.`);
  return { ...found, template: { data: Buffer.from(keepParts(opened)).toString('base64'), ...template } };
}

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

/** Number of parts by kind; kinds with none are missing. */
export type LeftOut = Partial<Record<keyof typeof kinds, number>>;

/** `kept`: the result of `keepParts` for `file`. */
export function leftOut(file: Uint8Array, kept: Uint8Array): LeftOut {
  const [before, after] = [namesIn(file), namesIn(kept)];
  const count = (names: readonly string[], pattern: RegExp) => names.filter((name) => pattern.test(name)).length;
  const all = Object.entries(kinds).map(([kind, pattern]) => [kind, count(before, pattern) - count(after, pattern)] as const);
  return Object.fromEntries(all.filter(([, less]) => less > 0));
}

function namesIn(zip: Uint8Array): string[] {
  return readDirectory(Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength), zipLimits).map(({ name }) => name);
}
