/** The shapes of a slide as a refresh sees them, and what is remembered of each: whatever still has its fingerprint was not changed by a person. */
import { createHash } from 'node:crypto';
import { normalForm } from '../../language/normal-form.ts';
import { child, unescapeXml } from '../../opc/read-xml.ts';
import { all, attribute, type Place, readPlaces } from '../../opc/xml-places.ts';

export interface Shape {
  name: string;
  kind: 'text' | 'table' | 'chart';
  /** `p:sp` or `p:graphicFrame`, and its `p:cNvPr`. */
  place: Place;
  properties: Place;
  /** Groups around it, outermost first. */
  groups: readonly Place[];
  content: string;
  /** How its text is set, as far as it is set in the shape itself; of a chart its number format and the ends of its axis. */
  style: string;
  /** Place and size in English metric units; empty for a placeholder that has those of its layout. */
  box: string;
  alt: string;
}

/** Name of a shape → fingerprints of content and style, box, fingerprint of the alternative text. */
export type Written = Record<string, readonly [content: string, style: string, box: string, alt: string]>;

/** A name no shape has: the notes of the slide. */
export const notesName = '';

/** White space is no edit: programs differ in it. */
export function fingerprint(text: string): string {
  const plain = normalForm(text, 'NFC').replace(/\s+/g, ' ').trim();
  return createHash('sha1').update(plain).digest('hex').slice(0, 8);
}

/** `chartOf`: the XML of the chart with this relationship id. */
export function writtenOf(slide: string, notes: string | null, chartOf: (id: string) => string | null): Written {
  const shapes = readShapes(slide, chartOf);
  const written: Written = Object.fromEntries(shapes.map((shape) => [shape.name, marksOf(shape)]));
  if (notes !== null) written[notesName] = [fingerprint(notesText(notes)), '', '', ''];
  return written;
}

export function marksOf({ content, style, box, alt }: Shape): Written[string] {
  return [fingerprint(content), fingerprint(style), box, fingerprint(alt)];
}

/** Text boxes, shapes, tables and charts, those in groups too; the slide's number is a field and left out. */
export function readShapes(xml: string, chartOf: (id: string) => string | null): Shape[] {
  const tree = child(readPlaces(xml), 'p:sld', 'p:cSld', 'p:spTree');
  return tree ? shapesIn(tree, [], xml, chartOf) : [];
}

function shapesIn(parent: Place, groups: readonly Place[], xml: string, chartOf: (id: string) => string | null): Shape[] {
  return parent.children.flatMap((place): Shape[] => {
    if (place.name === 'p:grpSp') return shapesIn(place, [...groups, place], xml, chartOf);
    if (place.name === 'mc:AlternateContent') return place.children.slice(0, 1).flatMap((choice) => shapesIn(choice, groups, xml, chartOf));
    const properties = child(place, place.name === 'p:sp' ? 'p:nvSpPr' : 'p:nvGraphicFramePr', 'p:cNvPr');
    if (!properties) return [];
    const base = {
      name: attribute(properties, 'name') ?? '',
      place,
      properties,
      groups,
      box: boxOf(place),
      alt: attribute(properties, 'descr') ?? '',
    };
    if (place.name === 'p:sp') {
      if (all(place, 'p:ph').some((placeholder) => attribute(placeholder, 'type') === 'sldNum')) return [];
      const body = child(place, 'p:txBody');
      return [{ ...base, kind: 'text', content: body ? textOf(body, xml) : '', style: body ? styleOf(body, xml) : '' }];
    }
    const table = all(place, 'a:tbl')[0];
    if (table) return [{ ...base, kind: 'table', content: rowsOf(table, xml).join('\n'), style: styleOf(table, xml) }];
    const id = all(place, 'c:chart').map((chart) => attribute(chart, 'r:id'))[0];
    const chart = id === undefined ? null : chartOf(id);
    return chart === null ? [] : [{ ...base, kind: 'chart', content: chartContent(chart), style: chartStyle(chart) }];
  });
}

/** Paragraphs a line, breaks within them too. */
export function textOf(body: Place, xml: string): string {
  return all(body, 'a:p')
    .map((paragraph) =>
      runsOf(paragraph)
        .map((run) => (run.name === 'a:br' ? '\n' : runText(run, xml)))
        .join(''),
    )
    .join('\n');
}

export const runsOf = (paragraph: Place): Place[] =>
  paragraph.children.filter(({ name }) => name === 'a:r' || name === 'a:fld' || name === 'a:br');

export function runText(run: Place, xml: string): string {
  const text = child(run, 'a:t');
  return text ? unescapeXml(xml.slice(text.from, text.to)) : '';
}

function rowsOf(table: Place, xml: string): string[] {
  return all(table, 'a:tr').map((row) =>
    row.children
      .filter(({ name }) => name === 'a:tc')
      .map((cell) => textOf(cell, xml))
      .join(' | '),
  );
}

/** Size, weight, slant and colour of the runs, and the colours of cells: what a person sets by hand. Neighbours alike count once, as programs join them. */
function styleOf(body: Place, xml: string): string {
  return all(body, 'a:p')
    .map((paragraph) => {
      const looks = runsOf(paragraph)
        .filter(({ name }) => name !== 'a:br')
        .map((run) => {
          const properties = child(run, 'a:rPr');
          if (!properties) return '';
          const fill = child(properties, 'a:solidFill');
          const font = child(properties, 'a:latin');
          return ['sz', 'b', 'i', 'u']
            .map((name) => attribute(properties, name)?.replace(/^(0|false|none)$/, '') ?? '')
            .concat(fill ? xml.slice(fill.from, fill.to).replace(/\s+/g, '') : '', font ? (attribute(font, 'typeface') ?? '') : '')
            .join(',');
        });
      return looks.filter((look, index) => look !== looks[index - 1]).join(';');
    })
    .concat(
      all(body, 'a:tcPr').map((cell) =>
        child(cell, 'a:solidFill') ? xml.slice(child(cell, 'a:solidFill')!.from, child(cell, 'a:solidFill')!.to) : '',
      ),
    )
    .join('/');
}

/** The transform of a shape, whichever element holds it. */
export function transformOf(place: Place): Place | undefined {
  return child(place, 'p:spPr', 'a:xfrm') ?? child(place, 'p:xfrm') ?? child(place, 'p:grpSpPr', 'a:xfrm');
}

function boxOf(place: Place): string {
  const transform = transformOf(place);
  const [off, ext] = [child(transform, 'a:off'), child(transform, 'a:ext')];
  if (!off || !ext) return '';
  return [attribute(off, 'x'), attribute(off, 'y'), attribute(ext, 'cx'), attribute(ext, 'cy')].join();
}

/** Programs round lengths; less than a thousandth of an inch is no move. */
export function sameBox(a: string, b: string): boolean {
  const [first, second] = [a.split(',').map(Number), b.split(',').map(Number)];
  return first.length === second.length && first.every((length, index) => Math.abs(length - second[index]!) < 914);
}

export function notesText(xml: string): string {
  const body = notesBody(xml);
  return body ? textOf(body, xml) : '';
}

export function notesBody(xml: string): Place | undefined {
  const shape = all(readPlaces(xml), 'p:sp').find((place) =>
    all(place, 'p:ph').some((placeholder) => attribute(placeholder, 'type') === 'body'),
  );
  return child(shape, 'p:txBody');
}

/** Points of a cache by index; programs write numbers with as many digits as they like. */
function pointsOf(reference: Place | undefined, xml: string): string[] {
  if (!reference) return [];
  const count = Number(all(reference, 'c:ptCount').map((place) => attribute(place, 'val'))[0] ?? 0);
  const points = Array.from({ length: Number.isInteger(count) ? count : 0 }, () => '');
  for (const point of all(reference, 'c:pt')) {
    const value = child(point, 'c:v');
    const index = Number(attribute(point, 'idx'));
    // A category of two levels has a point in each.
    if (value && index < points.length) points[index] = `${points[index]} ${unescapeXml(xml.slice(value.from, value.to))}`.trimStart();
  }
  return points;
}

function chartContent(xml: string): string {
  const series = all(readPlaces(xml), 'c:ser');
  const categories = pointsOf(child(series[0], 'c:cat'), xml);
  const lines = series.map((each) => {
    const numbers = ['c:val', 'c:xVal', 'c:yVal', 'c:bubbleSize'].flatMap((name) => pointsOf(child(each, name), xml));
    const values = numbers.map((value) => (value === '' ? '' : Number(value).toPrecision(12)));
    return [...pointsOf(child(each, 'c:tx'), xml), ...values].join(' | ');
  });
  return [categories.join(' | '), ...lines].join('\n');
}

export function chartStyle(xml: string): string {
  const root = readPlaces(xml);
  const format = all(root, 'c:formatCode')[0];
  const scaling = all(root, 'c:valAx').map((axis) => child(axis, 'c:scaling'))[0];
  const end = (name: string) => (scaling ? (child(scaling, name) ? attribute(child(scaling, name)!, 'val') : '') : '');
  return [format ? unescapeXml(xml.slice(format.from, format.to)) : '', end('c:min'), end('c:max')].join('|');
}
