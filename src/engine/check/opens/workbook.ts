/** The cells of a chart's embedded workbook, read as little as comparing needs. */
import { deckPackage, text } from '../../opc/deck-package.ts';
import { all, child, readXml, type XmlNode } from '../../opc/xml.ts';

/** null is an empty cell. */
export type Cell = number | string | null;

/**
 * Reads `Sheet1!$B$2:$B$5` from the workbook, row by row; undefined when the sheet or the range is not there.
 * Throws when a part is missing or not well-formed.
 */
export function readWorkbook(parts: ReadonlyMap<string, Uint8Array>): (formula: string) => Cell[] | undefined {
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
