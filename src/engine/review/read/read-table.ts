/** A native table, cell by cell. */
import { inches, isTrue } from '../../brand/template/inspect/shapes.ts';
import { fillElement, fillFrom } from '../../brand/template/inspect/sheet-view.ts';
import type { DeckPackage } from '../../opc/deck-package.ts';
import { child, type XmlNode } from '../../opc/read-xml.ts';
import type { Cell, Fill, Table } from '../page.ts';
import type { Inheritance } from './inheritance.ts';
import { readText } from './read-text.ts';

/** Styles that fill nothing: "No Style, No Grid" and "No Style, Table Grid". */
const bare = new Set(['{2D5ABB26-0587-4C30-8999-92F81FD0307C}', '{5940675A-B579-460E-94D1-54222C63F5DA}']);

export function readTable(node: XmlNode, inheritance: Inheritance, pkg: DeckPackage, tree: (part: string) => XmlNode | null): Table {
  const properties = child(node, 'a:tblPr');
  const styleId = child(properties, 'a:tableStyleId')?.text.trim() ?? '';
  const style = styleNamed(styleId, pkg, tree);
  const header = isTrue(properties?.attributes.firstRow);
  const banded = isTrue(properties?.attributes.bandRow);
  const rows = node.children.filter(({ name }) => name === 'a:tr');
  return {
    columns: (child(node, 'a:tblGrid')?.children ?? []).map(({ attributes }) => inches(attributes.w) ?? 0),
    rows: rows.map((row, at) => {
      const part = header && at === 0 ? 'firstRow' : banded && at % 2 === (header ? 1 : 0) ? 'band1H' : 'wholeTbl';
      return {
        height: inches(row.attributes.h) ?? 0,
        cells: row.children.filter(({ name }) => name === 'a:tc').map((cell) => readCell(cell, inheritance, style, part)),
      };
    }),
    header,
    styled: styleId !== '' && !bare.has(styleId) && style === null,
  };
}

function readCell(node: XmlNode, inheritance: Inheritance, style: XmlNode | null, part: string): Cell {
  const properties = child(node, 'a:tcPr');
  const { named } = inheritance;
  const written = fillElement(properties);
  const text = tableText(style, part);
  const inset = (name: string, usual: number) => Math.max(0, inches(properties?.attributes[name]) ?? usual);
  const anchor = properties?.attributes.anchor;
  const body = readText(child(node, 'a:txBody') ?? { name: 'a:txBody', attributes: {}, children: [], text: '' }, {
    chain: inheritance.chain(undefined),
    inheritance,
    style: undefined,
    usual: text,
  });
  return {
    text: {
      ...body,
      inset: { left: inset('marL', 0.1), right: inset('marR', 0.1), top: inset('marT', 0.05), bottom: inset('marB', 0.05) },
      anchor: anchor === 'ctr' ? 'middle' : anchor === 'b' ? 'bottom' : 'top',
      vertical: (properties?.attributes.vert ?? 'horz') !== 'horz',
    },
    fill: written ? fillFrom(written, named) : styleFill(style, part, named),
    span: Math.max(1, Number(node.attributes.gridSpan) || 1),
    rowSpan: Math.max(1, Number(node.attributes.rowSpan) || 1),
    merged: isTrue(node.attributes.hMerge) || isTrue(node.attributes.vMerge),
  };
}

function styleFill(style: XmlNode | null, part: string, named: Inheritance['named']): Fill | null {
  for (const name of [part, 'wholeTbl']) {
    const fill = child(style ?? undefined, `a:${name}`, 'a:tcStyle', 'a:fill')?.children[0];
    if (fill) return fillFrom(fill, named);
  }
  return null;
}

/** What the style says of text, as a list style. */
function tableText(style: XmlNode | null, part: string): XmlNode | undefined {
  const texts = [part, 'wholeTbl']
    .map((name) => child(style ?? undefined, `a:${name}`, 'a:tcTxStyle'))
    .filter((text) => text !== undefined);
  const [nearest] = texts;
  if (!nearest) return undefined;
  const color = texts.flatMap(({ children }) => children.filter(({ name }) => name.endsWith('Clr')))[0];
  const bold = texts.map(({ attributes }) => attributes.b).find((b) => b !== undefined);
  const fill: XmlNode[] = color ? [{ name: 'a:solidFill', attributes: {}, children: [color], text: '' }] : [];
  const run: XmlNode = { name: 'a:defRPr', attributes: bold === 'on' ? { b: '1' } : {}, children: fill, text: '' };
  return {
    name: 'a:lstStyle',
    attributes: {},
    children: [{ name: 'a:lvl1pPr', attributes: {}, children: [run], text: '' }],
    text: '',
  };
}

/** From the deck's own list; built-in styles that it does not repeat are not known, except the usual one. */
function styleNamed(id: string, pkg: DeckPackage, tree: (part: string) => XmlNode | null): XmlNode | null {
  if (id === '') return null;
  const main = pkg.relationships('').find(({ type }) => type === 'officeDocument')?.target ?? '';
  const part = pkg.relationships(main).find(({ type }) => type === 'tableStyles')?.target;
  const list = part === undefined ? null : tree(part);
  return list?.children.find(({ attributes }) => attributes.styleId === id) ?? mediumStyle2(id);
}

/** "Medium Style 2" with each accent: what PowerPoint gives a new table, often without repeating it in the file. */
const mediumStyles: Readonly<Record<string, string>> = {
  '{5C22544A-7EE6-4342-B048-85BDC9FD1C3A}': 'accent1',
  '{21E4AEA4-8DFA-4A89-87EB-49C32662AFE0}': 'accent2',
  '{F5AB1C69-6EDB-4FF4-983F-18BD219EF322}': 'accent3',
  '{00A15C55-8517-42AA-B614-E9B94910E393}': 'accent4',
  '{7DF18680-E054-41AD-8BC1-D1AEF772440D}': 'accent5',
  '{93296810-A885-4BE3-A3E7-6D5BEEA58F35}': 'accent6',
};

function mediumStyle2(id: string): XmlNode | null {
  const accent = mediumStyles[id];
  if (accent === undefined) return null;
  const node = (name: string, children: XmlNode[] = [], attributes: Record<string, string> = {}): XmlNode => ({
    name,
    attributes,
    children,
    text: '',
  });
  const color = (val: string, tint?: string) => node('a:schemeClr', tint ? [node('a:tint', [], { val: tint })] : [], { val });
  const fill = (...colors: XmlNode[]) => node('a:tcStyle', [node('a:fill', [node('a:solidFill', colors)])]);
  return node('a:tblStyle', [
    node('a:wholeTbl', [node('a:tcTxStyle', [color('dk1')]), fill(color(accent, '20000'))]),
    node('a:band1H', [fill(color(accent, '40000'))]),
    node('a:firstRow', [node('a:tcTxStyle', [color('lt1')], { b: 'on' }), fill(color(accent))]),
  ]);
}
