/** A PowerPoint deck as Markdown: the title of each slide as a heading, its text and tables below, and the speaker notes. */
import { deckPackage, text } from '../opc/deck-package.ts';
import { all, child, readXml, usualPrefixes, type XmlNode } from '../opc/read-xml.ts';
import type { Parts } from '../opc/zip.ts';

export function slidesText(parts: Parts): string {
  const deck = deckPackage(parts);
  return deck.slides
    .map((part, index) => {
      const notes = deck.relationships(part).find(({ type }) => type === 'notesSlide')?.target;
      return slideText(treeOf(parts, part), notes === undefined ? null : treeOf(parts, notes), index === 0);
    })
    .filter((slide) => slide !== '')
    .join('\n\n');
}

function treeOf(parts: Parts, part: string): XmlNode | null {
  const bytes = parts.get(part);
  return bytes ? readXml(usualPrefixes(text(bytes))).root : null;
}

function slideText(slide: XmlNode | null, notes: XmlNode | null, first: boolean): string {
  if (slide === null) return '';
  const shapes = all(slide, 'p:sp').map((shape) => ({ role: roleOf(shape), lines: linesOf(shape) }));
  const title = shapes.find(({ role }) => role === 'title' || role === 'ctrTitle')?.lines.join(' ') ?? '';
  const body = shapes.filter(({ role }) => !/^(?:title|ctrTitle|sldNum|ftr|dt)$/.test(role)).flatMap(({ lines }) => lines);
  const said =
    notes === null
      ? []
      : all(notes, 'p:sp')
          .filter((shape) => roleOf(shape) === 'body')
          .flatMap(linesOf);
  return [
    title === '' ? '' : `${first ? '#' : '##'} ${title}`,
    first ? body.join('\n\n') : body.map((line) => `- ${line}`).join('\n'),
    ...all(slide, 'a:tbl').map(tableText),
    said.length > 0 ? `Notes: ${said.join(' ')}` : '',
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function roleOf(shape: XmlNode): string {
  const place = child(shape, 'p:nvSpPr', 'p:nvPr', 'p:ph');
  return place === undefined ? '' : (place.attributes.type ?? 'body');
}

const linesOf = (node: XmlNode): string[] =>
  all(node, 'a:p')
    .map(lineOf)
    .filter((line) => line !== '');

function lineOf(paragraph: XmlNode): string {
  return paragraph.children
    .map((part) =>
      part.name === 'a:br'
        ? ' '
        : all(part, 'a:t')
            .map((each) => each.text)
            .join(''),
    )
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

function tableText(table: XmlNode): string {
  const rows = all(table, 'a:tr').map((row) => all(row, 'a:tc').map((cell) => linesOf(cell).join(' ').replaceAll('|', '/')));
  const [head = []] = rows;
  const written = rows.map((row) => `| ${row.join(' | ')} |`);
  return [written[0] ?? '', `|${head.map(() => ' --- |').join('')}`, ...written.slice(1)].join('\n');
}
