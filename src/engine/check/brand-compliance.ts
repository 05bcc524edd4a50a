/** Brand compliance: scores how well slides and parts of a deck keep its brand. */
import type { BrandTemplate } from '../../model/brand-kit.ts';
import type { Element, Layout, LayoutName, LayoutSlide, PlaceholderName } from '../../model/layout.ts';
import { slideKinds } from '../kinds/registry.ts';
import { deckPackage, text } from '../opc/deck-package.ts';
import { readZip } from '../opc/zip.ts';
import { intersection } from './fits.ts';
import { logoZones } from './on-brand.ts';
import { contrastOf } from './readable.ts';
import { type BrandCheck, type BrandCompliance, brandChecks, type Finding } from './report.ts';

const colorUse = /<a:(schemeClr|srgbClr|sysClr|prstClr|scrgbClr|hslClr)\b/g;
/** Text properties: of runs and fields, and in charts of whole texts. */
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

/** `uses`: whatever is not the theme's, or null for what is. */
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

/** In a template, the areas its layouts draw on must be kept free like a logo. */
export function logoZonesFree(layout: Layout, findings: readonly Finding[]): Looked {
  const { template } = layout.brandKit;
  if (template) return drawingsFree(layout, template);
  return pagesWithout(logoZones(layout).filter((zone) => zone !== null).length, findings, ['logo-zone']);
}

function drawingsFree({ slides }: Layout, { layouts }: BrandTemplate): Looked {
  const drawn = slides.flatMap(({ layout, elements }, i) => {
    const { taken } = layouts[layout];
    if (taken.length === 0) return [];
    // The template decides where its placeholders are.
    const over = elements.find((element) => !isPlaced(element) && taken.some((box) => intersection(element, box)));
    return [over ? `Slide ${i + 1}: "${over.name}" stands on what the template draws there.` : null];
  });
  const reasons = drawn.filter((reason) => reason !== null);
  return { of: drawn.length, kept: drawn.length - reasons.length, reasons };
}

function isPlaced(element: Element): boolean {
  return element.type === 'text' && element.placeholder !== undefined;
}

/** Each rule of the kit counts once per page it applies to. */
export function rulesKept({ slides, brandKit: { rules = {} } }: Layout, findings: readonly Finding[]): Looked {
  const set = [...(rules.forbiddenColors ? ['forbidden-color'] : []), ...(rules.minimumSizes ? ['minimum-size'] : [])];
  return pagesWithout(slides.length * set.length, findings, set);
}

function pagesWithout(of: number, findings: readonly Finding[], rules: readonly string[]): Looked {
  const broken = findings.filter(({ gate, rule }) => gate === 'on-brand' && rules.includes(rule));
  const pages = new Set(broken.map(({ rule, slide }) => `${rule} ${slide}`));
  return { of, kept: Math.max(0, of - pages.size), reasons: broken.map(({ slide, message }) => `Slide ${slide}: ${message}`) };
}

/** Each page is on the layout made for its kind; in a template, on one made for such pages. */
export function layoutsKept({ slides, brandKit: { template } }: Layout): Looked {
  const reasons = slides.flatMap(({ kind, layout }, i) => {
    const made = slideKinds[kind].layout;
    if (layout !== made) return [`Slide ${i + 1} is on the layout ${layout}, where ${kind} is made for ${made}.`];
    const own = template?.layouts[layout];
    return own?.chosen === 'nearest' ? [`Slide ${i + 1} is on "${own.label}": the template has no layout for such pages.`] : [];
  });
  return { of: slides.length, kept: slides.length - reasons.length, reasons };
}

/** Expected placeholders by layout; full-background pages have no number. */
const expected: Readonly<Record<LayoutName, readonly PlaceholderName[]>> = {
  title: ['title'],
  section: ['title'],
  content: ['title', 'body', 'number'],
  'two-content': ['title', 'left', 'right', 'number'],
  'title-only': ['title', 'number'],
  blank: [],
};

/** Titles, bodies and footers. Templates have no placeholder for leads, and one without slide numbers needs none. */
export function placeholdersUsed({ slides, brandKit: { template } }: Layout): Looked {
  const looked: Looked = { of: 0, kept: 0, reasons: [] };
  for (const [i, { layout, elements }] of slides.entries()) {
    const own = template?.layouts[layout].placeholders;
    const used = placeholdersOf(elements);
    const wanted = new Set(
      [...expected[layout], ...used].filter((name) => !own || own[name] || !['number', 'lead', 'eyebrow'].includes(name)),
    );
    const missed = [...wanted].filter((name) => !used.has(name) || (own && !own[name]));
    looked.of += wanted.size;
    looked.kept += wanted.size - missed.length;
    if (missed.length > 0) looked.reasons.push(`Slide ${i + 1} has no placeholder for its ${missed.join(' and ')}.`);
  }
  return looked;
}

function placeholdersOf(elements: LayoutSlide['elements']): Set<PlaceholderName> {
  return new Set(elements.flatMap((element) => (element.type === 'text' && element.placeholder ? [element.placeholder] : [])));
}

export interface ComplianceInput {
  layout: Layout;
  /** The written file. */
  bytes: Uint8Array;
  /** From all gates. */
  findings: readonly Finding[];
}

/** What a check examined, and a sentence for each breach. */
export interface Looked {
  of: number;
  kept: number;
  reasons: string[];
}

export function brandCompliance({ layout, bytes, findings }: ComplianceInput): BrandCompliance {
  const looked: Record<BrandCheck['check'], Looked> = {
    ...colorsAndFonts(bytes),
    'logo-zone': logoZonesFree(layout, findings),
    contrast: textsRead(layout),
    layouts: layoutsKept(layout),
    placeholders: placeholdersUsed(layout),
    rules: rulesKept(layout, findings),
  };
  const shares = brandChecks.flatMap((check) => {
    const { of, kept, reasons } = looked[check];
    return of === 0 ? [] : [{ check, share: kept / of, of, reasons }];
  });
  const mean = shares.reduce((sum, { share }) => sum + share, 0) / shares.length;
  return { score: inDigits(mean), checks: shares.map(({ check, share, of, reasons }) => ({ check, score: inDigits(share), of, reasons })) };
}

/** Rounded down, so that only full compliance is 1. */
function inDigits(share: number): number {
  return Math.floor(share * 1000 + 1e-9) / 1000;
}

function textsRead(layout: Layout): Looked {
  const { texts, unread } = contrastOf(layout);
  return { of: texts, kept: Math.max(0, texts - unread.length), reasons: unread };
}
