/** An edited deck with the same deck made anew from new data: parts nobody needs to change stay byte for byte. */
import { type DeckPackage, deckPackage } from '../check/package/deck-package.ts';
import { type Carried, carriedXml, readCarried, readSlideTag } from '../pptx/refresh/carried.ts';
import { fingerprint, marksOf, notesBody, notesName, notesText, readShapes, textOf, type Written } from '../pptx/refresh/written.ts';
import { all, attribute, child, Edits, readPlaces, unescapeXml } from '../pptx/refresh/xml-tree.ts';
import { xmlText } from '../pptx/xml.ts';
import { type Parts, readZip, writeZip } from '../pptx/zip.ts';
import { addChart, Package } from './add-chart.ts';
import { mergeSlide } from './merge-slide.ts';
import { setChart } from './set-chart.ts';
import { setText } from './set-text.ts';

export interface MergedDeck {
  bytes: Uint8Array;
  slides: number;
  /** How many shapes, charts and notes say something new. */
  updated: number;
  /** What a person's edits kept from being renewed, and what could not be. */
  kept: string[];
}

export interface EditedDeck {
  parts: Parts;
  pkg: DeckPackage;
  /** Slide id of each slide in the order they are shown; null for one a person added. */
  ids: readonly (string | null)[];
  titles: readonly string[];
  carriedPart: string;
  carried: Carried;
}

/** null for a deck that carries nothing. */
export function readEdited(bytes: Uint8Array): EditedDeck | null {
  const parts = readZip(bytes);
  const found = readCarried(parts);
  if (!found) return null;
  const pkg = deckPackage(parts);
  const tagged = pkg.slides.map((slide) => {
    const tags = pkg.relationships(slide).filter(({ type }) => type === 'tags');
    return tags.map(({ target }) => readSlideTag(xmlOf(parts, target) ?? '')).find((id) => id !== null) ?? null;
  });
  // Some programs drop tags and keep the rest: then a slide is known by what it says.
  const ids = tagged.some((id) => id !== null)
    ? tagged
    : pkg.slides.map((slide) => likest(slideOf(parts, pkg, slide), found.carried.written));
  const titles = pkg.slides.map((slide) => titleOf(xmlOf(parts, slide) ?? ''));
  return { parts, pkg, ids, titles, carriedPart: found.part, carried: found.carried };
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
  if (target.untouched) return { bytes: original, slides, updated: 0, kept };
  return { bytes: writeZip(target.all()), slides, updated, kept };
}

const xmlOf = (parts: Parts, part: string) => parts.get(part)?.toString('utf8') ?? null;

function partOf(pkg: DeckPackage, owner: string, id: string): string | null {
  return pkg.relationships(owner).find((relationship) => relationship.id === id)?.target ?? null;
}

function workbookOf(pkg: DeckPackage, chart: string): string | null {
  return pkg.relationships(chart).find(({ type }) => type === 'package')?.target ?? null;
}

function slideOf(parts: Parts, pkg: DeckPackage, slide: string) {
  const chartOf = (id: string) => {
    const part = partOf(pkg, slide, id);
    return part === null ? null : xmlOf(parts, part);
  };
  return { xml: xmlOf(parts, slide) ?? '', chartOf };
}

/** The slide id most of whose shapes say what this slide's do; at least half of them, and two. */
function likest({ xml, chartOf }: ReturnType<typeof slideOf>, written: Carried['written']): string | null {
  const said = new Set(
    readShapes(xml, chartOf)
      .filter(({ content }) => content !== '')
      .map((shape) => marksOf(shape)[0]),
  );
  const scores = Object.entries(written).map(([id, marks]) => {
    const contents = [
      ...new Set(Object.entries(marks).flatMap(([name, [content]]) => (name === notesName || content === empty ? [] : [content]))),
    ];
    const same = contents.filter((content) => said.has(content)).length;
    return { id, same, share: same / Math.max(1, contents.length) };
  });
  const best = scores.reduce((top, next) => (next.share > top.share ? next : top), { id: '', same: 0, share: 0 });
  return best.share >= 0.5 && best.same >= 2 ? best.id : null;
}

const empty = fingerprint('');

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

function titleOf(xml: string): string {
  const shape = all(readPlaces(xml), 'p:sp').find((place) =>
    all(place, 'p:ph').some((holder) => /^(title|ctrTitle)$/.test(attribute(holder, 'type') ?? '')),
  );
  const body = child(shape, 'p:txBody');
  return body ? textOf(body, xml).replace(/\s+/g, ' ').trim() : '';
}

/** The file's own title follows while it is still the one it was written with, and so do the titles it lists. */
function renameDeck({ parts, pkg, carried, titles, ids }: EditedDeck, fresh: Parts, set: (part: string, xml: string) => void): void {
  const related = pkg.relationships('');
  const part = (type: string) => related.find((relationship) => relationship.type === type)?.target;
  const [core, app] = [part('core-properties'), part('extended-properties')];
  const { carried: now } = readCarried(fresh)!;
  const freshPkg = deckPackage(fresh);
  const freshIds = Object.keys(now.written);
  const newTitles = new Map<string, string>();
  titles.forEach((title, index) => {
    const slide = freshPkg.slides[freshIds.indexOf(ids[index] ?? '')];
    const marks = ids[index] === null ? undefined : carried.written[ids[index]!];
    const own = !Object.values(marks ?? {}).some(([content]) => content === fingerprint(title));
    if (slide && !own) newTitles.set(title, titleOf(xmlOf(fresh, slide)!));
  });
  newTitles.set(carried.title, now.title);
  for (const [file, names] of [
    [core, ['dc:title']],
    [app, ['vt:lpstr']],
  ] as const) {
    const xml = file === undefined ? null : xmlOf(parts, file);
    if (file === undefined || xml === null) continue;
    const edits = new Edits(xml);
    for (const place of names.flatMap((name) => all(readPlaces(xml), name))) {
      const oldTitle = unescapeXml(xml.slice(place.from, place.to)).replace(/\s+/g, ' ').trim();
      const title = newTitles.get(oldTitle);
      if (title !== undefined && title !== oldTitle) edits.fill(place, xmlText(title));
    }
    set(file, edits.done());
  }
}
