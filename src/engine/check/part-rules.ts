/** What makes PowerPoint repair or reject single parts: presentation, shapes, charts and their workbooks. */

import type { Gate } from '../../model/gate.ts';
import { type DeckPackage, deckPackage, text } from '../opc/deck-package.ts';
import { all, child, readXml, type XmlNode } from '../opc/read-xml.ts';
import { embeddedLimits, readZip } from '../opc/zip.ts';

export type PartKind =
  | 'slide'
  | 'slideLayout'
  | 'slideMaster'
  | 'notesSlide'
  | 'notesMaster'
  | 'chart'
  | 'theme'
  | 'presentation'
  | 'core'
  | 'app'
  | 'other';

interface PartView {
  name: string;
  kind: PartKind;
  root: XmlNode;
  /** All its elements in document order. */
  nodes: readonly XmlNode[];
  /** Number of its slide, from 1; null for parts of the whole deck. */
  slide: number | null;
  pkg: DeckPackage;
}

/** Reports a finding of a rule; on the part's slide by default. */
export type Found = (rule: string, message: string) => void;

export interface PartRule {
  gate: Gate;
  /** Kinds of part it applies to; all by default. */
  kinds?: readonly PartKind[];
  check(part: PartView, found: Found): void;
}

const kindOfType: readonly [RegExp, PartKind][] = [
  [/presentationml\.slide\+xml$/, 'slide'],
  [/presentationml\.slideLayout\+xml$/, 'slideLayout'],
  [/presentationml\.slideMaster\+xml$/, 'slideMaster'],
  [/presentationml\.notesSlide\+xml$/, 'notesSlide'],
  [/presentationml\.notesMaster\+xml$/, 'notesMaster'],
  [/drawingml\.chart\+xml$/, 'chart'],
  [/officedocument\.theme\+xml$/, 'theme'],
  [/(presentation|template|slideshow)\.main\+xml$/, 'presentation'],
  [/core-properties\+xml$/, 'core'],
  [/extended-properties\+xml$/, 'app'],
];

export function kindOf(contentType: string | undefined): PartKind {
  return kindOfType.find(([pattern]) => pattern.test(contentType ?? ''))?.[1] ?? 'other';
}

const order = ['p:sldMasterIdLst', 'p:notesMasterIdLst', 'p:handoutMasterIdLst', 'p:sldIdLst', 'p:sldSz', 'p:notesSz'];
const guid = /^\{[0-9A-F]{8}-[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{12}\}$/;
const masterIdFloor = 2147483648;

export function checkPresentation(pkg: DeckPackage, found: Found): void {
  const part = pkg.relationships('').find(({ type }) => type === 'officeDocument')?.target;
  const root = part === undefined ? null : tree(pkg, part);
  if (part === undefined || !root) {
    found('presentation-missing', 'The package has no presentation.');
    return;
  }
  const places = root.children.map(({ name }) => order.indexOf(name)).filter((place) => place >= 0);
  if (places.some((place, i) => i > 0 && place <= places[i - 1]!))
    found('presentation-order', 'The lists of the presentation are out of order.');

  const slideIds = ids(root, 'p:sldIdLst');
  distinct(slideIds, 'slide', found);
  if (slideIds.some((id) => !(id >= 256 && id < masterIdFloor))) found('slide-id-range', 'A slide id lies outside 256 to 2147483647.');
  if (new Set(pkg.slides).size !== slideIds.length) found('slide-list', 'The list of slides does not name one slide part each.');

  const masters = pkg.relationships(part).filter(({ type }) => type === 'slideMaster');
  const layoutIds = masters.flatMap(({ target }) => ids(tree(pkg, target), 'p:sldLayoutIdLst'));
  const masterIds = [...ids(root, 'p:sldMasterIdLst'), ...layoutIds];
  distinct(masterIds, 'master or layout', found);
  if (masterIds.some((id) => !(id >= masterIdFloor))) found('master-id-range', 'A master or layout id lies below 2147483648.');

  checkMasters(pkg, part, root, found);
  checkSections(root, slideIds, found);
}

function checkMasters(pkg: DeckPackage, part: string, root: XmlNode, found: Found): void {
  const related = pkg.relationships(part);
  const notesMasters = related.filter(({ type }) => type === 'notesMaster');
  const listed = child(root, 'p:notesMasterIdLst')?.children.length ?? 0;
  if (notesMasters.length > 1 || listed > 1) found('notes-master', 'There is more than one notes master.');
  if (notesMasters.length !== listed) found('notes-master', 'The notes master and the list that names it do not agree.');
  const themes = new Set<string>();
  for (const { target, type } of related.filter(({ type }) => type === 'slideMaster' || type === 'notesMaster')) {
    const theme = pkg.relationships(target).find((relationship) => relationship.type === 'theme')?.target;
    if (theme === undefined) found('theme-missing', `${target} has no theme.`);
    else if (themes.has(theme))
      found('theme-shared', `${target} shares ${theme} with another ${type === 'notesMaster' ? 'part' : 'master'}.`);
    else themes.add(theme);
  }
  for (const slide of pkg.slides)
    if (pkg.relationships(slide).filter(({ type }) => type === 'slideLayout').length !== 1)
      found('slide-layout', `${slide} does not have exactly one layout.`);
}

function checkSections(root: XmlNode, slideIds: readonly number[], found: Found): void {
  const list = all(root, 'p14:sectionLst')[0];
  if (!list) return;
  const named: number[] = [];
  const guids = new Set<string>();
  for (const section of list.children) {
    const id = section.attributes.id ?? '';
    if (!guid.test(id)) found('section-id', `The section "${section.attributes.name ?? ''}" has an id that is no upper-case GUID.`);
    if (guids.has(id)) found('section-id', `Two sections have the id ${id}.`);
    guids.add(id);
    named.push(...(child(section, 'p14:sldIdLst')?.children ?? []).map(({ attributes }) => Number(attributes.id)));
  }
  const sorted = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b).join();
  if (sorted(named) !== sorted(slideIds)) found('section-slides', 'The sections do not name every slide exactly once.');
}

function ids(root: XmlNode | null, list: string): number[] {
  return (child(root ?? undefined, list)?.children ?? []).map(({ attributes }) => Number(attributes.id));
}

function distinct(numbers: readonly number[], what: string, found: Found): void {
  if (new Set(numbers).size !== numbers.length) found('duplicate-id', `Two entries share a ${what} id.`);
}

function tree(pkg: DeckPackage, part: string): XmlNode | null {
  const bytes = pkg.parts.get(part);
  return bytes ? readXml(text(bytes)).root : null;
}

const shapeKinds = ['slide', 'slideLayout', 'slideMaster', 'notesSlide', 'notesMaster'] as const;
const notNumbers = /^-?(NaN|Infinity|undefined)$|^null$|^\[object /;
const integer = /^-?\d+$/;

export const uniqueShapeIds: PartRule = {
  gate: 'opens',
  kinds: shapeKinds,
  check({ name, nodes }: PartView, found: Found) {
    const ids = new Set<string>();
    for (const node of nodes) {
      if (node.name !== 'p:cNvPr') continue;
      const id = node.attributes.id ?? '';
      if (!/^[1-9]\d*$/.test(id)) found('shape-id', `${name} has a shape with the id "${id}".`);
      if (ids.has(id)) found('duplicate-shape-id', `${name} has two shapes with the id ${id}.`);
      ids.add(id);
    }
  },
};

export const resolvedReferences: PartRule = {
  gate: 'opens',
  check({ name, nodes, pkg }, found) {
    const known = new Set(pkg.relationships(name).map(({ id }) => id));
    for (const { attributes } of nodes)
      for (const key in attributes) {
        if (!key.startsWith('r:')) continue;
        const value = attributes[key]!;
        if (value !== '' && !known.has(value)) found('unknown-relationship-id', `${name} refers to ${value}, which it does not have.`);
      }
  },
};

export const soundNumbers: PartRule = {
  gate: 'opens',
  check({ name, nodes }, found) {
    for (const node of nodes) {
      // Rules of a diagram's layout may say NaN.
      if (node.name.startsWith('dgm:')) continue;
      for (const key in node.attributes) {
        const value = node.attributes[key]!;
        // Names and descriptions are text, where "null" is for the clean gate.
        if (notNumbers.test(value) && !/^(name|descr|title)$/.test(key))
          found('not-a-number', `${name} has ${key}="${value}" in <${node.name}>.`);
      }
      if (node.name === 'a:ext' || node.name === 'a:chExt') {
        const { cx, cy } = node.attributes;
        if (cx === undefined && cy === undefined) continue;
        for (const length of [cx ?? '', cy ?? '']) {
          if (!integer.test(length)) found('not-a-number', `${name} has a size of "${length}".`);
          else if (length.startsWith('-')) found('negative-extent', `${name} has a shape with a negative size.`);
        }
      } else if (node.name === 'a:off' && ![node.attributes.x ?? '', node.attributes.y ?? ''].every((length) => integer.test(length)))
        found('not-a-number', `${name} has a shape at no place.`);
    }
  },
};

/** One `a:pPr` per paragraph, and first in it: pptxgenjs writes one per run, which Office repairs. */
export const paragraphProperties: PartRule = {
  gate: 'opens',
  kinds: shapeKinds,
  check({ name, nodes }, found) {
    for (const node of nodes)
      if (node.name === 'a:p' && node.children.some((child, i) => i > 0 && child.name === 'a:pPr'))
        found('paragraph-order', `${name} has paragraph properties after a run.`);
  },
};

const axes = /^c:(catAx|valAx|dateAx|serAx)$/;
const withoutAxes = /^c:(pie|pie3D|doughnut|ofPie)Chart$/;

export const chartAxes: PartRule = {
  gate: 'opens',
  kinds: ['chart'],
  check({ name, root }, found) {
    const area = child(root, 'c:chart', 'c:plotArea');
    const declared = (area?.children ?? []).filter((node) => axes.test(node.name));
    const ids = declared.map((axis) => child(axis, 'c:axId')?.attributes.val ?? '');
    if (new Set(ids).size !== ids.length) found('chart-axis', `${name} declares an axis twice.`);
    for (const axis of declared)
      if (!ids.includes(child(axis, 'c:crossAx')?.attributes.val ?? '')) found('chart-axis', `${name} has an axis that crosses none.`);
    for (const plot of (area?.children ?? []).filter((node) => node.name.endsWith('Chart'))) {
      const used = plot.children.filter((node) => node.name === 'c:axId').map(({ attributes }) => attributes.val ?? '');
      // In three dimensions series may have an axis too.
      const solid = used.length === 3 && /3DChart$|surfaceChart$/.test(plot.name);
      if (!solid && used.length !== (withoutAxes.test(plot.name) ? 0 : 2))
        found('chart-axis', `${name} gives <${plot.name}> ${used.length} axes.`);
      if (used.some((id) => !ids.includes(id))) found('chart-axis', `${name} uses an axis it does not declare.`);
    }
  },
};

interface Cache {
  formula: string;
  numeric: boolean;
  /** By point index; undefined for missing points. */
  points: (string | undefined)[];
}

/** More cells than this no chart draws; a hostile range must not fill the memory. */
const mostCells = 100_000;

/** Exact, as we write our own. */
export const chartWorkbook = workbookRule(sameValues);

/** As spreadsheets write them: numbers in fewer digits, and names of categories formatted. */
export const foreignChartWorkbook = workbookRule((cache, cells) => {
  if (cells.length !== cache.points.length) return false;
  return cells.every((cell, i) => {
    const point = cache.points[i] ?? '';
    // Some programs draw an empty cell as 0.
    if (cell === null || point === '') return (cell ?? '') === point || (cell === null && cache.numeric && Number(point) === 0);
    if (!cache.numeric) return typeof cell === 'number' || String(cell).trim() === point.trim();
    return typeof cell === 'number' && Math.abs(Number(point) - cell) <= 1e-6 * Math.max(1e-6, Math.abs(cell));
  });
});

function workbookRule(same: (cache: Cache, cells: readonly Cell[]) => boolean): PartRule {
  return {
    gate: 'opens',
    kinds: ['chart'],
    check({ name, root, pkg }, found) {
      const id = child(root, 'c:externalData')?.attributes['r:id'];
      const target = pkg.relationships(name).find((relationship) => relationship.id === id)?.target;
      const bytes = target === undefined ? undefined : pkg.parts.get(target);
      const caches = readCaches(root, name, found);
      if (!bytes) {
        found('workbook-missing', `${name} has no workbook to edit its data in.`);
        return;
      }
      let cells: ReturnType<typeof readWorkbook>;
      try {
        cells = readWorkbook(readZip(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), embeddedLimits));
      } catch {
        found('workbook-unreadable', `${target} is not a workbook.`);
        return;
      }
      for (const cache of caches) {
        const drawn = cells(cache.formula);
        if (!drawn) found('workbook-range', `${name} draws ${cache.formula}, which its workbook does not have.`);
        else if (!same(cache, drawn)) found('workbook-differs', `${name} draws other values than its workbook holds in ${cache.formula}.`);
      }
    },
  };
}

function readCaches(root: XmlNode, part: string, found: Found): Cache[] {
  const caches: Cache[] = [];
  for (const name of ['c:numRef', 'c:strRef'] as const)
    for (const reference of all(root, name)) {
      const cache = child(reference, name === 'c:numRef' ? 'c:numCache' : 'c:strCache');
      const count = Number(child(cache, 'c:ptCount')?.attributes.val);
      const points: (string | undefined)[] = Array.from({ length: Number.isInteger(count) && count <= mostCells ? count : 0 });
      for (const point of (cache?.children ?? []).filter((node) => node.name === 'c:pt')) {
        const value = child(point, 'c:v')?.text ?? '';
        if (!(Number(point.attributes.idx) < count)) found('chart-cache', `${part} has a point beyond its count.`);
        if (name === 'c:numRef' && (value.trim() === '' || !Number.isFinite(Number(value))))
          found('not-a-number', `${part} draws the value "${value}".`);
        points[Number(point.attributes.idx)] = value;
      }
      caches.push({ formula: child(reference, 'c:f')?.text ?? '', numeric: name === 'c:numRef', points });
    }
  return caches;
}

function sameValues({ numeric, points }: Cache, cells: readonly Cell[]): boolean {
  if (cells.length !== points.length) return false;
  return cells.every((cell, i) => {
    const point = points[i];
    if (cell === null) return point === undefined || point === '';
    if (numeric) return typeof cell === 'number' && point !== undefined && Number(point) === cell;
    return String(cell) === point;
  });
}

/** null is an empty cell. */
type Cell = number | string | null;

/**
 * Reads `Sheet1!$B$2:$B$5` from the workbook, row by row; undefined if the sheet or range does not exist.
 * Throws if a part is missing or malformed.
 */
function readWorkbook(parts: ReadonlyMap<string, Uint8Array>): (formula: string) => Cell[] | undefined {
  const pkg = deckPackage(parts);
  const tree = (part: string | undefined): XmlNode => {
    const bytes = part === undefined ? undefined : parts.get(part);
    const { root } = bytes ? readXml(text(bytes)) : { root: null };
    if (!root) throw new Error(`${part} cannot be read`);
    return root;
  };
  const main = pkg.relationships('').find(({ type }) => type === 'officeDocument')?.target;
  const related = pkg.relationships(main ?? '');
  const stringsPart = related.find(({ type }) => type === 'sharedStrings')?.target;
  const strings =
    stringsPart === undefined
      ? []
      : tree(stringsPart).children.map((item) =>
          all(item, 't')
            .map((t) => t.text)
            .join(''),
        );
  const sheets = new Map<string, Map<string, Cell>>();
  for (const sheet of child(tree(main), 'sheets')?.children ?? []) {
    const target = related.find(({ id }) => id === sheet.attributes['r:id'])?.target;
    sheets.set(sheet.attributes.name ?? '', readSheet(tree(target), strings));
  }
  return (formula) => {
    const match = /^(?:'((?:[^']|'')+)'|([^'!]+))!\$?([A-Z]+)\$?(\d+)(?::\$?([A-Z]+)\$?(\d+))?$/.exec(formula);
    const cells = match && sheets.get(match[1]?.replaceAll("''", "'") ?? match[2]!);
    if (!match || !cells) return undefined;
    const [from, to] = [column(match[3]!), column(match[5] ?? match[3]!)];
    if ((to - from + 1) * (Number(match[6] ?? match[4]) - Number(match[4]) + 1) > mostCells) return undefined;
    const values: Cell[] = [];
    for (let row = Number(match[4]); row <= Number(match[6] ?? match[4]); row++)
      for (let at = from; at <= to; at++) values.push(cells.get(`${at}:${row}`) ?? null);
    return values;
  };
}

function readSheet(sheet: XmlNode, strings: readonly string[]): Map<string, Cell> {
  const cells = new Map<string, Cell>();
  for (const row of child(sheet, 'sheetData')?.children ?? [])
    for (const cell of row.children) {
      const [, letters = '', number = ''] = /^([A-Z]+)(\d+)$/.exec(cell.attributes.r ?? '') ?? [];
      cells.set(`${column(letters)}:${number}`, readCell(cell, strings));
    }
  return cells;
}

function readCell(cell: XmlNode, strings: readonly string[]): Cell {
  const value = child(cell, 'v')?.text;
  switch (cell.attributes.t) {
    case 's':
      return strings[Number(value)] ?? null;
    case 'inlineStr':
      return all(cell, 't')
        .map((t) => t.text)
        .join('');
    case 'str':
      return value ?? null;
    default:
      return value === undefined || value === '' ? null : Number(value);
  }
}

function column(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}
