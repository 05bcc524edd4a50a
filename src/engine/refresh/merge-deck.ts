/** Merges updated slides into an edited deck: untouched content is replaced, edits are kept and reported. */
import { type DeckPackage, deckPackage } from '../opc/deck-package.ts';
import { child } from '../opc/read-xml.ts';
import { xmlText } from '../opc/write-xml.ts';
import { all, attribute, Edits, readPlaces } from '../opc/xml-places.ts';
import { type Parts, readZip, writeZip } from '../opc/zip.ts';
import { carriedXml, readCarried } from '../pptx/refresh/carried.ts';
import {
  fingerprint,
  marksOf,
  notesBody,
  notesName,
  notesText,
  readShapes,
  type Shape,
  sameBox,
  transformOf,
  type Written,
} from '../pptx/refresh/written.ts';
import { type EditedDeck, partOf, renameDeck, slideOf, workbookOf, xmlOf } from './read-edited.ts';
import { addChart, Package, setChart } from './set-chart.ts';
import { setTable, setText } from './set-text.ts';

function mergeNotes(
  { parts, pkg }: EditedDeck,
  slide: string,
  fresh: Parts,
  freshPkg: DeckPackage,
  freshSlide: string,
  written: Written,
): { part: string; xml?: string; kept?: string } | null {
  const notesOf = (of: DeckPackage, owner: string) => of.relationships(owner).find(({ type }) => type === 'notesSlide')?.target;
  const [part, freshPart] = [notesOf(pkg, slide), notesOf(freshPkg, freshSlide)];
  const marks = Object.hasOwn(written, notesName) ? written[notesName] : undefined;
  if (!part || !freshPart || !marks) return null;
  const [xml, freshXml] = [xmlOf(parts, part)!, xmlOf(fresh, freshPart)!];
  const [old, now] = [fingerprint(notesText(xml)), fingerprint(notesText(freshXml))];
  if (now === marks[0] || now === old) return null;
  if (old !== marks[0]) return { part, kept: 'the notes keep your words; their figures may be of the quarter before' };
  const [body, source] = [notesBody(xml), notesBody(freshXml)];
  if (!body || !source) return null;
  const edits = new Edits(xml);
  setText(edits, body, { xml: freshXml, place: source }, 'fresh');
  return { part, xml: edits.done() };
}

interface SlideParts {
  xml: string;
  /** XML of the chart with this relationship ID. */
  chartOf: (id: string) => string | null;
}

interface MergedSlide {
  xml: string;
  /** Charts to update: relationship IDs on the edited and the fresh slide, and the shape's fingerprints. */
  charts: { old: string; fresh: string; name: string; marks: Written[string] }[];
  /** Edits and deletions that prevented an update. */
  kept: string[];
  /** Names of shapes that have a person's text or were deleted. */
  own: string[];
  /** Number of shapes with new content. */
  updated: number;
}

/** `addChart` copies a chart of the fresh slide and returns its relationship ID on the edited one. */
function mergeSlide(edited: SlideParts, fresh: SlideParts, written: Written, addChart: (id: string) => string): MergedSlide {
  const edits = new Edits(edited.xml);
  const gone = new Set<Shape>();
  const merged: MergedSlide = { xml: '', charts: [], kept: [], own: [], updated: 0 };
  const mine = paired(readShapes(edited.xml, edited.chartOf), written);
  const news = new Map(readShapes(fresh.xml, fresh.chartOf).map((shape) => [shape.name, shape]));
  const rewritten = isRewritten(mine, written);
  for (const [name, marks] of Object.entries(written)) {
    if (name === '') continue;
    const [shape, now] = [mine.get(name), news.get(name)];
    const differs = !now || marksOf(now)[0] !== marks[0];
    if (!shape) {
      merged.own.push(name);
      if (differs && now?.content) merged.kept.push(`“${name}” was taken out and stays out`);
      continue;
    }
    const own = fingerprint(shape.content) !== marks[0];
    if (own) {
      merged.own.push(name);
      if (differs && (now === undefined || fingerprint(now.content) !== fingerprint(shape.content)))
        merged.kept.push(`“${name}” keeps your words; it would now say ${now?.content ? `“${brief(now)}”` : 'nothing'}`);
      continue;
    }
    if (!now) {
      gone.add(shape);
      remove(edits, shape, mine, gone);
      if (shape.content !== '') merged.updated += 1;
      continue;
    }
    if (now.kind !== shape.kind) merged.kept.push(`“${name}” stands as it was: a ${now.kind} would now stand there`);
    else update(edits, shape, now, marks, { freshXml: fresh.xml, rewritten, merged });
  }
  add(
    edits,
    [...news.values()].filter(({ name }) => !Object.hasOwn(written, name) && !mine.has(name)),
    fresh.xml,
    merged,
    addChart,
  );
  merged.xml = edits.done();
  return merged;
}

/** Shapes by their original names; a renamed one is recognised by its content. */
function paired(shapes: readonly Shape[], written: Written): Map<string, Shape> {
  const named = new Map<string, Shape>();
  const left: Shape[] = [];
  for (const shape of shapes) {
    if (Object.hasOwn(written, shape.name) && !named.has(shape.name)) named.set(shape.name, shape);
    else left.push(shape);
  }
  for (const [name, marks] of Object.entries(written)) {
    if (named.has(name)) continue;
    const at = left.findIndex((shape) => shape.content !== '' && fingerprint(shape.content) === marks[0]);
    if (at >= 0) named.set(name, left.splice(at, 1)[0]!);
  }
  return named;
}

/** Whether another program rewrote the formatting of every text, so that nobody restyled them. */
function isRewritten(mine: ReadonlyMap<string, Shape>, written: Written): boolean {
  const texts = [...mine].filter(([, { kind, content }]) => kind !== 'chart' && content !== '');
  const same = texts.filter(([name, shape]) => marksOf(shape)[1] === written[name]![1]);
  return texts.length >= 3 && same.length < texts.length / 4;
}

interface Setting {
  freshXml: string;
  rewritten: boolean;
  merged: MergedSlide;
}

function update(edits: Edits, shape: Shape, now: Shape, marks: Written[string], { freshXml, rewritten, merged }: Setting): void {
  const [content, style, box, alt] = marksOf(shape);
  const [newContent, newStyle, newBox, newAlt] = marksOf(now);
  const looks = rewritten ? 'recolored' : style !== marks[1] ? 'kept' : 'fresh';
  const reads = content !== newContent || (looks === 'fresh' && style !== newStyle);
  if (reads && shape.kind === 'chart') {
    const id = (each: Shape) => attribute(all(each.place, 'c:chart')[0]!, 'r:id')!;
    merged.charts.push({ old: id(shape), fresh: id(now), name: shape.name, marks });
  } else if (reads && shape.kind === 'table') setTable(edits, shape, { xml: freshXml, place: now.place }, looks);
  else if (reads) {
    const [body, source] = [child(shape.place, 'p:txBody'), child(now.place, 'p:txBody')];
    if (body && source) setText(edits, body, { xml: freshXml, place: source }, looks);
  }
  if (reads) merged.updated += 1;
  if (alt === marks[3] && alt !== newAlt) edits.setAttribute(shape.properties, 'descr', xmlText(now.alt));
  if (newBox !== '' && sameBox(box, marks[2]) && !sameBox(box, newBox) && shape.groups.every(unscaled)) move(edits, shape, now, freshXml);
}

/** Whether a group leaves its shapes where their own coordinates say; one that was moved or resized does not. */
function unscaled(group: Shape['place']): boolean {
  const transform = transformOf(group);
  const values = (name: string) => child(transform, name)?.attributes.replace(/\bc([xy])=/g, '$1=');
  return values('a:off') === values('a:chOff') && values('a:ext') === values('a:chExt');
}

/** Surrounding groups are resized to fit. */
function move(edits: Edits, shape: Shape, now: Shape, freshXml: string): void {
  const places = [
    [shape.place, now.place] as const,
    ...shape.groups.flatMap((group, index) => (now.groups[index] ? [[group, now.groups[index]] as const] : [])),
  ];
  for (const [old, fresh] of places) {
    const [to, from] = [transformOf(old), transformOf(fresh)];
    for (const name of ['a:off', 'a:ext', 'a:chOff', 'a:chExt']) {
      const [length, other] = [child(to, name), child(from, name)];
      if (length && other) edits.replace(length.start, length.end, freshXml.slice(other.start, other.end));
    }
  }
}

/** Removes a shape that no longer exists, and its group if empty. */
function remove(edits: Edits, shape: Shape, mine: ReadonlyMap<string, Shape>, gone: ReadonlySet<Shape>): void {
  const group = shape.groups.at(-1);
  const left = group ? [...mine.values()].filter((other) => other.groups.includes(group) && !gone.has(other)) : [];
  if (group && left.length === 0) edits.replace(group.start, group.end, '');
  else edits.replace(shape.place.start, shape.place.end, '');
}

/** Adds the page's new shapes on top. */
function add(edits: Edits, shapes: readonly Shape[], freshXml: string, merged: MergedSlide, addChart: (id: string) => string): void {
  const root = readPlaces(edits.xml);
  const tree = child(root, 'p:sld', 'p:cSld', 'p:spTree');
  if (!tree) return;
  let id = Math.max(1, ...all(root, 'p:cNvPr').map((place) => Number(attribute(place, 'id')) || 0));
  const written = shapes.map((shape) => {
    if (shape.content !== '') merged.updated += 1;
    const xml = freshXml.slice(shape.place.start, shape.place.end);
    const chart = all(shape.place, 'c:chart')[0];
    return (chart === undefined ? xml : xml.replace(/(<c:chart\b[^<>]*\sr:id=)"[^"]*"/, `$1"${addChart(attribute(chart, 'r:id')!)}"`))
      .replace(/(<p:cNvPr\b[^>]*?\sid=)"\d+"/, `$1"${++id}"`)
      .replace(/<a:hlinkClick\b[^>]*\/>/g, '');
  });
  const text = written.join('');
  if (text === '') return;
  const end = child(tree, 'p:extLst')?.start ?? tree.to;
  edits.replace(end, end, text);
}

function brief({ kind, content }: Shape): string {
  const text = content.replace(/\s+/g, ' ').trim();
  return kind === 'text' && text.length <= 90 ? text : `${text.slice(0, 80).trimEnd()}…`;
}

interface MergedDeck {
  bytes: Uint8Array;
  slides: number;
  /** Number of shapes, charts and notes with new content. */
  updated: number;
  /** What edits kept from being updated, and what could not be updated. */
  kept: string[];
  /** IDs of slides with a person's title. */
  ownTitles: ReadonlySet<string>;
}

export function mergeDeck(
  edited: EditedDeck,
  original: Uint8Array,
  freshBytes: Uint8Array,
  firstPage: (id: string) => boolean,
): MergedDeck {
  const fresh = readZip(freshBytes);
  const freshPkg = deckPackage(fresh);
  const { carried: now } = readCarried(fresh)!;
  const freshIds = Object.keys(now.written);
  const target = new Package(edited.parts);
  const { parts, pkg, carried } = edited;
  const kept: string[] = [];
  const ownTitles = new Set<string>();
  let updated = 0;
  const set = (part: string, content: string | Buffer) => target.set(part, content);

  pkg.slides.forEach((slide, index) => {
    const id = edited.ids[index]!;
    const say = (text: string) => kept.push(`Slide ${index + 1}: ${text}`);
    if (id === null) return;
    const freshSlide = freshPkg.slides[freshIds.indexOf(id)];
    const written = carried.written[id];
    if (!freshSlide || !written) {
      say('it stands as it was: the new data do not carry it');
      return;
    }
    const merged = mergeSlide(slideOf(parts, pkg, slide), slideOf(fresh, freshPkg, freshSlide), written, (id) =>
      addChart(target, slide, fresh, freshPkg, partOf(freshPkg, freshSlide, id)!),
    );
    set(slide, merged.xml);
    merged.kept.forEach(say);
    if (merged.own.includes('Title')) ownTitles.add(id);
    updated += merged.updated;
    for (const chart of merged.charts) {
      const [part, source] = [partOf(pkg, slide, chart.old), partOf(freshPkg, freshSlide, chart.fresh)];
      if (part === null || source === null) continue;
      const result = setChart(xmlOf(parts, part)!, xmlOf(fresh, source)!, chart.marks);
      set(part, result.xml);
      if (result.redrawn) say(`“${chart.name}” is drawn anew: it has other series than before`);
      const [book, freshBook] = [workbookOf(pkg, part), workbookOf(freshPkg, source)];
      if (book !== null && freshBook !== null) set(book, fresh.get(freshBook)!);
    }
    const notes = mergeNotes(edited, slide, fresh, freshPkg, freshSlide, written);
    if (notes?.kept) say(notes.kept);
    if (notes?.xml) {
      set(notes.part, notes.xml);
      updated += 1;
    }
  });
  for (const id of freshIds)
    if (!Object.hasOwn(carried.written, id) && !firstPage(id))
      kept.push(`A page more would now follow “${id.replace(/-\d+$/, '')}”; make the deck anew to have it`);

  set(edited.carriedPart, carriedXml({ ...now, brandKit: carried.brandKit, written: { ...carried.written, ...now.written } }));
  renameDeck(edited, fresh, set);
  const slides = pkg.slides.length;
  if (target.untouched) return { bytes: original, slides, updated: 0, kept, ownTitles };
  return { bytes: writeZip(target.all()), slides, updated, kept, ownTitles };
}
