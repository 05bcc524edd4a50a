/** The placeholders of masters and layouts, and how text in them looks. */
import type { TemplatePlaceholder } from '../../../../model/brand-kit.ts';
import { area, shared } from '../../../../model/geometry.ts';
import { child, type XmlNode } from '../../../opc/read-xml.ts';
import { boxAround, clipped, inches, type Place, type Shape, shapesOf } from './shapes.ts';
import type { LayoutSheet, MasterSheet } from './template-sheets.ts';
import { first, type TextStyle, textStyle } from './text-style.ts';
import type { NamedColors } from './theme.ts';

/** Distance of text from the edges of its box, inches. */
export function insets(bodies: readonly XmlNode[]): { left: number; top: number; right: number; bottom: number } {
  const side = (name: string, usual: number) => Math.max(0, inches(first(bodies, ({ attributes }) => attributes[name])) ?? usual);
  return { left: side('lIns', 0.1), right: side('rIns', 0.1), top: side('tIns', 0.05), bottom: side('bIns', 0.05) };
}

export function anchorOf(bodies: readonly XmlNode[]): TemplatePlaceholder['anchor'] {
  const written = first(bodies, ({ attributes }) => attributes.anchor);
  return written === 'ctr' ? 'middle' : written === 'b' ? 'bottom' : 'top';
}

/** Its lines run down the page. */
export function isVertical(bodies: readonly XmlNode[]): boolean {
  return (first(bodies, ({ attributes }) => attributes.vert) ?? 'horz') !== 'horz';
}

export interface LayoutPlaceholder extends TemplatePlaceholder {
  /** Lines run from left to right, not down. */
  upright: boolean;
}

/** Kinds of placeholder of a layout → that of the master they take after. */
const masterTypes: Record<string, string> = { title: 'title', ctrTitle: 'title', ftr: 'ftr', dt: 'dt', sldNum: 'sldNum', hdr: 'hdr' };
const masterType = (type: string) => masterTypes[type] ?? 'body';
const typeOf = (ph: XmlNode | undefined) => ph?.attributes.type ?? 'obj';

/** Smaller than this no word fits in. */
const least = { w: 0.2, h: 0.1 };

export interface Inherited {
  size: { w: number; h: number };
  defaultText: XmlNode | undefined;
  /** Placeholders of the layout's master. */
  ofMaster: readonly Shape[];
  /** Text of each kind as all layouts with the same colours inherit it; filled on the way. */
  styles: Map<NamedColors, Map<string, TextStyle>>;
}

export function masterPlaceholders(master: MasterSheet): Shape[] {
  return shapesOf(master.root).filter(({ ph }) => ph !== undefined);
}

/** In drawing order; those that stand nowhere, or off the slide, are left out. */
export function layoutPlaceholders(layout: LayoutSheet, shapes: readonly Shape[], inherited: Inherited): LayoutPlaceholder[] {
  return shapes
    .filter(({ ph, hidden }) => ph !== undefined && !hidden)
    .map((shape) => placeholder(shape, layout, inherited))
    .filter((found) => found !== null);
}

/** The colour that text of this kind has on the master, for layouts without such a text. */
export function masterTextColor(kind: 'title' | 'body', layout: LayoutSheet, { ofMaster, defaultText }: Inherited) {
  const source = ofMaster.find(({ ph }) => masterType(typeOf(ph)) === kind);
  return textStyle(levelsOf(source ? [source.node] : [], kind, layout.master, defaultText), layout.named, layout.theme).color;
}

function placeholder(shape: Shape, layout: LayoutSheet, inherited: Inherited): LayoutPlaceholder | null {
  const { size, ofMaster } = inherited;
  const type = typeOf(shape.ph);
  const kind = masterType(type);
  const source = ofMaster.find(({ ph }) => masterType(typeOf(ph)) === kind);
  const nodes = source ? [shape.node, source.node] : [shape.node];
  const bodies = nodes.map((node) => child(node, 'p:txBody', 'a:bodyPr')).filter((body) => body !== undefined);
  const box = textBox(shape.place ?? source?.place ?? null, bodies, size);
  if (!box) return null;
  const index = Number(shape.ph?.attributes.idx ?? Number.NaN);
  return {
    ...box,
    type,
    idx: Number.isInteger(index) ? index : null,
    ...styleOf(nodes, kind, layout, inherited),
    inherited: styledLevels(nodes, kind, layout.master).length > 0,
    anchor: anchorOf(bodies),
    upright: shape.ph?.attributes.orient !== 'vert' && !isVertical(bodies),
  };
}

function styleOf(
  nodes: readonly XmlNode[],
  kind: string,
  { master, named, theme }: LayoutSheet,
  { styles, defaultText }: Inherited,
): TextStyle {
  // The words of a layout's own prompt count where nothing is inherited.
  const own = child(nodes[0], 'p:txBody', 'a:lstStyle', 'a:lvl1pPr') !== undefined || styledLevels(nodes, kind, master).length === 0;
  const known = own ? undefined : styles.get(named)?.get(kind);
  if (known) return known;
  const style = textStyle(levelsOf(nodes, kind, master, defaultText), named, theme);
  if (!own) styles.set(named, (styles.get(named) ?? new Map()).set(kind, style));
  return style;
}

function levelsOf(nodes: readonly XmlNode[], kind: string, master: MasterSheet, defaultText: XmlNode | undefined): XmlNode[] {
  const styled = styledLevels(nodes, kind, master);
  const shown = styled.length > 0 ? styled : nodes.map((node) => promptLevel(child(node, 'p:txBody', 'a:p')));
  return [...shown, defaultText].filter((level) => level !== undefined);
}

/** What slides inherit. */
function styledLevels(nodes: readonly XmlNode[], kind: string, { root }: MasterSheet): XmlNode[] {
  const style = kind === 'title' ? 'p:titleStyle' : kind === 'body' ? 'p:bodyStyle' : 'p:otherStyle';
  const own = nodes.map((node) => child(node, 'p:txBody', 'a:lstStyle', 'a:lvl1pPr'));
  return [...own, child(root, 'p:txStyles', style, 'a:lvl1pPr')].filter((level) => level !== undefined);
}

/** LibreOffice writes styles of placeholders nowhere but at the words that prompt for text. */
function promptLevel(prompt: XmlNode | undefined): XmlNode | undefined {
  const run = child(prompt, 'a:r', 'a:rPr') ?? child(prompt, 'a:endParaRPr');
  if (!prompt || !run) return undefined;
  const { attributes = {}, children = [] } = child(prompt, 'a:pPr') ?? {};
  return { name: 'a:lvl1pPr', attributes, children: [...children, { ...run, name: 'a:defRPr' }], text: '' };
}

function textBox(place: Place | null, bodies: readonly XmlNode[], size: { w: number; h: number }) {
  if (!place) return null;
  const outer = boxAround(place);
  if (shared(outer, { x: 0, y: 0, ...size }) < area(outer) / 2) return null;
  const { left, top, right, bottom } = insets(bodies);
  const box = clipped({ x: outer.x + left, y: outer.y + top, w: outer.w - left - right, h: outer.h - top - bottom }, size);
  return box && box.w >= least.w && box.h >= least.h ? box : null;
}
