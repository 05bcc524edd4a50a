/** Updates the words of texts, table cells and notes, keeping a person's formatting. */
import { child } from '../opc/read-xml.ts';
import { cleanText, xmlText } from '../opc/write-xml.ts';
import { all, attribute, type Edits, type Place } from '../opc/xml-places.ts';
import { runsOf, runText, type Shape } from '../pptx/refresh/written.ts';

/** Where new words come from: a place in a part of the fresh deck. */
export interface Source {
  xml: string;
  place: Place;
}

/** `fresh`: everything is new. `kept`: a person formatted the text, so only the words change. `recolored`: a program did, so meaningful colours change too. */
export type Looks = 'fresh' | 'kept' | 'recolored';

export function setText(edits: Edits, body: Place, fresh: Source, looks: Looks): void {
  const [old, paragraphs] = [all(body, 'a:p'), all(fresh.place, 'a:p')];
  if (old.length === 0) return;
  const written = paragraphs.map((paragraph, index) =>
    looks !== 'fresh'
      ? reworded(edits.xml, old[index] ?? old.at(-1)!, fresh.xml, paragraph, looks)
      : withoutLinks(fresh.xml.slice(paragraph.start, paragraph.end)),
  );
  edits.replace(old[0]!.start, old.at(-1)!.end, written.join(''));
}

/** A paragraph with new words: run by run if their number matches, otherwise in the style of the first run. */
function reworded(xml: string, old: Place, freshXml: string, fresh: Place, looks: Looks): string {
  const [runs, words] = [runsOf(old), runsOf(fresh)];
  const texts = words.map((run) => (run.name === 'a:br' ? null : runText(run, freshXml)));
  const first = runs.find(({ name }) => name !== 'a:br');
  if (!first) return withoutLinks(freshXml.slice(fresh.start, fresh.end));
  const properties = (run: Place, now: Place) => {
    const place = child(run, 'a:rPr');
    const own = place ? xml.slice(place.start, place.end) : '';
    const fill = looks === 'recolored' ? child(now, 'a:rPr', 'a:solidFill') : undefined;
    return fill ? own.replace(/<a:solidFill>[\s\S]*?<\/a:solidFill>/, freshXml.slice(fill.start, fill.end)) : own;
  };
  const same = runs.length === words.length && runs.every(({ name }, index) => (name === 'a:br') === (texts[index] === null));
  const written = texts.map((text, index) =>
    text === null
      ? '<a:br/>'
      : `<a:r>${properties(same ? runs[index]! : first, words[index]!)}<a:t>${xmlText(cleanText(text))}</a:t></a:r>`,
  );
  const head = child(old, 'a:pPr');
  const end = child(old, 'a:endParaRPr');
  return `<a:p>${head ? xml.slice(head.start, head.end) : ''}${written.join('')}${end ? xml.slice(end.start, end.end) : ''}</a:p>`;
}

/** A table's current rows; columns that a person widened stay so. */
export function setTable(edits: Edits, shape: Shape, fresh: Source, looks: Looks): void {
  const [old, table] = [all(shape.place, 'a:tbl')[0], all(fresh.place, 'a:tbl')[0]];
  if (!old || !table) return;
  const columns = (place: Place) => all(place, 'a:gridCol').length;
  const sameColumns = columns(old) === columns(table);
  const drawn = drawnByFigures(table, fresh.xml);
  if (looks === 'fresh' || !sameColumns || drawn !== null) {
    const [oldGrid, grid] = [child(old, 'a:tblGrid'), child(table, 'a:tblGrid')];
    const from =
      sameColumns && oldGrid && drawn !== 'bars' ? edits.xml.slice(oldGrid.start, oldGrid.end) : fresh.xml.slice(grid!.start, grid!.end);
    edits.replace(oldGrid!.start, old.to, from + withoutLinks(fresh.xml.slice(grid!.end, table.to)));
    return;
  }
  const [rows, words] = [all(old, 'a:tr'), all(table, 'a:tr')];
  // The first row is the header and the last the total; those between are alike.
  const like = (index: number) => (index === words.length - 1 ? rows.at(-1)! : (rows[Math.min(index, rows.length - 2)] ?? rows[0]!));
  const written = words.map((row, index) => rowLike(edits.xml, like(index), fresh.xml, row, looks));
  edits.replace(rows[0]!.start, rows.at(-1)!.end, written.join(''));
}

/** Bars are column widths and tints are cell fills: both follow the figures, so none of the old ones may stay. */
function drawnByFigures(table: Place, xml: string): 'bars' | 'tints' | null {
  const cells = all(table, 'a:tc');
  if (cells.some((cell) => attribute(cell, 'gridSpan') !== undefined)) return 'bars';
  const fills = cells.flatMap((cell) => child(cell, 'a:tcPr', 'a:solidFill') ?? []).map((fill) => xml.slice(fill.from, fill.to));
  return new Set(fills).size > 2 ? 'tints' : null;
}

function rowLike(xml: string, old: Place, freshXml: string, fresh: Place, looks: Looks): string {
  const [cells, words] = [all(old, 'a:tc'), all(fresh, 'a:tc')];
  let at = old.start;
  let written = '';
  for (const [index, cell] of cells.entries()) {
    const [paragraph, freshParagraph] = [all(cell, 'a:p')[0], words[index] && all(words[index], 'a:p')[0]];
    if (!paragraph || !freshParagraph) continue;
    written += xml.slice(at, paragraph.start) + reworded(xml, paragraph, freshXml, freshParagraph, looks);
    at = all(cell, 'a:p').at(-1)!.end;
  }
  return written + xml.slice(at, old.end);
}

/** A link names a relationship of the part it came from. */
const withoutLinks = (xml: string) => xml.replace(/<a:hlink(Click|MouseOver)\b[^>]*?(\/>|>[\s\S]*?<\/a:hlink\1>)/g, '');
