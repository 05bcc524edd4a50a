/** The masters and layouts of a template, read from their parts. */
import { type Hex, type ThemeSlot, themeSlots } from '../../../../model/brand-kit.ts';
import { type DeckPackage, text } from '../../../opc/deck-package.ts';
import { child, readXml, type XmlNode, type XmlRead } from '../../../opc/read-xml.ts';
import { templateRefused } from '../package-reader.ts';
import { inches, isFalse, rounded } from './shapes.ts';
import { type NamedColors, readTheme, type Theme } from './theme.ts';

/** The root element of a part; null where there is none or it is not well-formed. */
function officeXml(bytes: Uint8Array | undefined): XmlNode | null {
  return bytes === undefined ? null : settled(readXml(text(bytes)));
}

/** The root with one variant of what has several; changes the elements it is given. */
export function settled({ root, ...read }: XmlRead): XmlNode | null {
  if (root === null || !('nodes' in read)) return null;
  for (const node of read.nodes) {
    if (node.children.some(isAlternative)) node.children = node.children.flatMap(withoutExtensions);
  }
  return root;
}

const isAlternative = ({ name }: XmlNode) => name.endsWith(':AlternateContent');

/** Of an element with variants that which every program understands; nested ones are settled when their own parent is. */
function withoutExtensions(node: XmlNode): XmlNode[] {
  if (!isAlternative(node)) return [node];
  const chosen = node.children.find(({ name }) => name.endsWith(':Fallback')) ?? node.children[0];
  return chosen?.children.flatMap(withoutExtensions) ?? [];
}

export interface MasterSheet {
  part: string;
  root: XmlNode;
  theme: Theme;
  /** What its layouts have unless they map colours themselves: the same object for all of them. */
  palette: Palette;
  layouts: LayoutSheet[];
}

export interface LayoutSheet extends Palette {
  part: string;
  root: XmlNode;
  master: MasterSheet;
  label: string;
  /** `cust` where it has none. */
  type: string;
  /** What the master draws is seen on it. */
  showsMaster: boolean;
  theme: Theme;
}

interface Palette {
  slots: Record<ThemeSlot, Hex>;
  /** Colours by every name a drawing may use. */
  named: NamedColors;
}

export interface TemplateSheets {
  /** Inches. */
  size: { w: number; h: number };
  /** `a:lvl1pPr` of text that says nothing of itself. */
  defaultText: XmlNode | undefined;
  masters: MasterSheet[];
}

/** Inches within which PowerPoint keeps a slide. */
const sides = { least: 1, most: 56 };

export function templateSheets(pkg: DeckPackage, presentationPart: string): TemplateSheets {
  const presentation = officeXml(pkg.parts.get(presentationPart));
  if (!presentation) throw templateRefused('wrong_kind', presentationPart, `${presentationPart} cannot be read.`);
  const size = child(presentation, 'p:sldSz')?.attributes;
  const [w, h] = [rounded(inches(size?.cx) ?? 10), rounded(inches(size?.cy) ?? 7.5)];
  if (Math.min(w, h) < sides.least || Math.max(w, h) > sides.most)
    throw templateRefused(
      'slide_size',
      presentationPart,
      `Slides of the template are ${w} by ${h} inches, ${sides.least} to ${sides.most} are possible.`,
    );
  const masters = listed(pkg, presentationPart, presentation, { list: 'p:sldMasterIdLst', type: 'slideMaster' })
    .map((part) => masterSheet(pkg, part))
    .filter((master) => master !== null);
  if (masters.length === 0) throw templateRefused('no_master', presentationPart, 'The template has no slide master.');
  return { size: { w, h }, defaultText: child(presentation, 'p:defaultTextStyle', 'a:lvl1pPr'), masters };
}

function masterSheet(pkg: DeckPackage, part: string): MasterSheet | null {
  const root = officeXml(pkg.parts.get(part));
  if (!root || !child(root, 'p:cSld', 'p:spTree')) return null;
  const themePart = related(pkg, part, 'theme') ?? '';
  const theme = readTheme(themePart, officeXml(pkg.parts.get(themePart)));
  const master: MasterSheet = { part, root, theme, palette: paletteOf(theme, child(root, 'p:clrMap')), layouts: [] };
  const parts = listed(pkg, part, root, { list: 'p:sldLayoutIdLst', type: 'slideLayout' });
  master.layouts = parts.map((name) => layoutSheet(pkg, name, master)).filter((layout) => layout !== null);
  return master;
}

function layoutSheet(pkg: DeckPackage, part: string, master: MasterSheet): LayoutSheet | null {
  const root = officeXml(pkg.parts.get(part));
  if (!root || !child(root, 'p:cSld', 'p:spTree')) return null;
  const override = officeXml(pkg.parts.get(related(pkg, part, 'themeOverride') ?? ''));
  const theme = override ? readTheme(master.theme.part, officeXml(pkg.parts.get(master.theme.part)), override) : master.theme;
  const map = child(root, 'p:clrMapOvr', 'a:overrideClrMapping');
  return {
    part,
    root,
    master,
    label: (child(root, 'p:cSld')?.attributes.name ?? '').trim(),
    type: root.attributes.type ?? 'cust',
    showsMaster: !isFalse(root.attributes.showMasterSp),
    theme,
    ...(map || override ? paletteOf(theme, map ?? child(master.root, 'p:clrMap')) : master.palette),
  };
}

export function paletteOf(theme: Theme, map: XmlNode | undefined): Palette {
  const slots = mappedSlots(theme, map);
  return { slots, named: { ...theme.colors, ...slots } };
}

/** Without a map the light colours are grounds and the dark ones text. */
const usualMap: Partial<Record<ThemeSlot, keyof Theme['colors']>> = { bg1: 'lt1', tx1: 'dk1', bg2: 'lt2', tx2: 'dk2' };

function mappedSlots({ colors }: Theme, map: XmlNode | undefined): Record<ThemeSlot, Hex> {
  const named: Readonly<Record<string, Hex | undefined>> = colors;
  const entries = themeSlots.map((slot) => [slot, named[map?.attributes[slot] ?? ''] ?? named[usualMap[slot] ?? slot]!] as const);
  return Object.fromEntries(entries) as Record<ThemeSlot, Hex>;
}

/** Parts a list of relationship ids names, each once; where there is no list, all of that relationship. */
function listed(pkg: DeckPackage, part: string, root: XmlNode, { list, type }: { list: string; type: string }): string[] {
  const inside = pkg.relationships(part).filter((relationship) => relationship.type === type && !relationship.external);
  const byId = new Map(inside.map(({ id, target }) => [id, target]));
  const order = child(root, list)?.children.map(({ attributes }) => byId.get(attributes['r:id'] ?? ''));
  const targets = order ?? [...byId.values()];
  return [...new Set(targets.filter((target) => target !== undefined))];
}

function related(pkg: DeckPackage, part: string, type: string): string | undefined {
  return pkg.relationships(part).find((relationship) => relationship.type === type && !relationship.external)?.target;
}
