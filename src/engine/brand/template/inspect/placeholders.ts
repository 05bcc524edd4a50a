/** The placeholders of masters and layouts, and how text in them looks. */
import type { TemplatePlaceholder } from '../../../../model/brand-kit.ts';
import { area, shared } from '../../../../model/geometry.ts';
import { child, type XmlNode } from '../../../opc/read-xml.ts';
import { boxAround, clipped, inches, isTrue, type Place, rounded, type Shape, shapesOf, share } from './shapes.ts';
import type { LayoutSheet, MasterSheet } from './template-sheets.ts';
import { colorIn, type NamedColors, type Theme } from './theme.ts';

type TextStyle = Pick<
  TemplatePlaceholder,
  'size' | 'color' | 'family' | 'bold' | 'capitals' | 'align' | 'lineSpacing' | 'before' | 'bullet'
>;

/** Where a chain names no family that can be known. */
export const plainFamily = 'Calibri';
const plainSize = 18;
const sizes = { least: 1, most: 400 };
/** A line of text is this much higher than its letters. */
const linePitch = 1.2;

/** `levels` are `a:lvl1pPr` elements, the nearest first. */
function textStyle(levels: readonly XmlNode[], named: NamedColors, theme: Theme): TextStyle {
  const runs = levels.map((level) => child(level, 'a:defRPr')).filter((run) => run !== undefined);
  const onLevel = (name: string) => first(levels, (level) => level.attributes[name]);
  const onRun = (name: string) => first(runs, (run) => run.attributes[name]);
  const size = Math.min(sizes.most, Math.max(sizes.least, Number(onRun('sz')) / 100 || plainSize));
  const capitals = onRun('cap');
  return {
    size: rounded(size, 2),
    color: first(runs, (run) => runColor(run, named)) ?? named.tx1 ?? '#000000',
    family: first(runs, (run) => familyOf(child(run, 'a:latin')?.attributes.typeface, theme)) ?? plainFamily,
    bold: isTrue(onRun('b')),
    capitals: capitals === 'all' || capitals === 'small',
    align: alignOf(onLevel('algn'), isTrue(onLevel('rtl'))),
    lineSpacing: lineSpacingOf(
      first(levels, (level) => child(level, 'a:lnSpc')?.children[0]),
      size,
    ),
    before: pointsOf(first(levels, (level) => child(level, 'a:spcBef')?.children[0]), size), // biome-ignore format: as the line above
    bullet: first(levels, bulletOf) ?? false,
  };
}

function first<T, R>(items: readonly T[], read: (item: T) => R | null | undefined): R | undefined {
  for (const item of items) {
    const found = read(item);
    if (found !== null && found !== undefined && found !== '') return found;
  }
  return undefined;
}

function runColor(run: XmlNode, named: NamedColors) {
  const solid = child(run, 'a:solidFill');
  const holder = solid ?? child(run, 'a:gradFill', 'a:gsLst')?.children[0];
  return colorIn(holder, named)?.hex;
}

/** `+mj-lt` is the theme's heading family; undefined where nothing is named. */
export function familyOf(typeface: string | undefined, { major, minor }: Theme): string | undefined {
  const reference = /^\+(mj|mn)-(lt|ea|cs)$/.exec(typeface ?? '');
  const face = reference?.[1] === 'mj' ? major : minor;
  const script = { lt: 'latin', ea: 'ea', cs: 'cs' } as const;
  const family = reference ? face[script[reference[2] as keyof typeof script]] : typeface?.trim();
  // Names with a sign of their own would break out of an attribute or lead nowhere.
  return family && family.length <= 60 && !/[<>&"+\p{C}]/u.test(family) ? family : undefined;
}

function alignOf(written: string | undefined, rightToLeft: boolean): TextStyle['align'] {
  if (written === 'ctr') return 'center';
  if (written === 'r') return 'right';
  return written === undefined && rightToLeft ? 'right' : 'left';
}

function lineSpacingOf(spacing: XmlNode | undefined, size: number): number {
  const value = spacing?.attributes.val;
  const times = spacing?.name === 'a:spcPts' ? Number(value) / 100 / (linePitch * size) : share(value);
  return times !== null && times > 0.3 && times < 5 ? rounded(times, 3) : 1;
}

function pointsOf(spacing: XmlNode | undefined, size: number): number {
  const value = spacing?.attributes.val;
  const points = spacing?.name === 'a:spcPts' ? Number(value) / 100 : (share(value) ?? 0) * linePitch * size;
  return points > 0 && points < 200 ? rounded(points, 2) : 0;
}

function bulletOf({ children }: XmlNode): boolean | undefined {
  const mark = children.find(({ name }) => name === 'a:buNone' || name === 'a:buChar' || name === 'a:buAutoNum' || name === 'a:buBlip');
  return mark && mark.name !== 'a:buNone';
}

/** Distance of text from the edges of its box, inches. */
function insets(bodies: readonly XmlNode[]): { left: number; top: number; right: number; bottom: number } {
  const side = (name: string, usual: number) => Math.max(0, inches(first(bodies, ({ attributes }) => attributes[name])) ?? usual);
  return { left: side('lIns', 0.1), right: side('rIns', 0.1), top: side('tIns', 0.05), bottom: side('bIns', 0.05) };
}

function anchorOf(bodies: readonly XmlNode[]): TemplatePlaceholder['anchor'] {
  const written = first(bodies, ({ attributes }) => attributes.anchor);
  return written === 'ctr' ? 'middle' : written === 'b' ? 'bottom' : 'top';
}

/** Its lines run down the page. */
function isVertical(bodies: readonly XmlNode[]): boolean {
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
