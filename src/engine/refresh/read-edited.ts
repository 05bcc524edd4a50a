/** Opens an edited deck: its slides, the outline it carries, and its parts. */
import { type DeckPackage, deckPackage } from '../opc/deck-package.ts';
import { child, unescapeXml } from '../opc/read-xml.ts';
import { xmlText } from '../opc/write-xml.ts';
import { all, attribute, Edits, readPlaces } from '../opc/xml-places.ts';
import { type Parts, readZip } from '../opc/zip.ts';
import { type Carried, readCarried, readSlideTag } from '../pptx/refresh/carried.ts';
import { fingerprint, marksOf, notesName, readShapes, textOf } from '../pptx/refresh/written.ts';

export const xmlOf = (parts: Parts, part: string) => parts.get(part)?.toString('utf8') ?? null;

export function partOf(pkg: DeckPackage, owner: string, id: string): string | null {
  return pkg.relationships(owner).find((relationship) => relationship.id === id)?.target ?? null;
}

export function workbookOf(pkg: DeckPackage, chart: string): string | null {
  return pkg.relationships(chart).find(({ type }) => type === 'package')?.target ?? null;
}

export function slideOf(parts: Parts, pkg: DeckPackage, slide: string) {
  const chartOf = (id: string) => {
    const part = partOf(pkg, slide, id);
    return part === null ? null : xmlOf(parts, part);
  };
  return { xml: xmlOf(parts, slide) ?? '', chartOf };
}

function titleOf(xml: string): string {
  const shape = all(readPlaces(xml), 'p:sp').find((place) =>
    all(place, 'p:ph').some((holder) => /^(title|ctrTitle)$/.test(attribute(holder, 'type') ?? '')),
  );
  const body = child(shape, 'p:txBody');
  return body ? textOf(body, xml).replace(/\s+/g, ' ').trim() : '';
}

/** Updates the file's title and the listed slide titles, unless they were edited. */
export function renameDeck({ parts, pkg, carried, titles, ids }: EditedDeck, fresh: Parts, set: (part: string, xml: string) => void): void {
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

export interface EditedDeck {
  parts: Parts;
  pkg: DeckPackage;
  /** Slide IDs in display order; null for slides a person added. */
  ids: readonly (string | null)[];
  titles: readonly string[];
  carriedPart: string;
  carried: Carried;
}

/** null for a deck without an outline. */
export function readEdited(deck: Uint8Array | Parts): EditedDeck | null {
  const parts = deck instanceof Uint8Array ? readZip(deck) : deck;
  const found = readCarried(parts);
  if (!found) return null;
  const pkg = deckPackage(parts);
  const tagged = pkg.slides.map((slide) => {
    const tags = pkg.relationships(slide).filter(({ type }) => type === 'tags');
    return tags.map(({ target }) => readSlideTag(xmlOf(parts, target) ?? '')).find((id) => id !== null) ?? null;
  });
  // Some programs drop tags; slides are then recognised by their content.
  const ids = tagged.some((id) => id !== null)
    ? tagged
    : pkg.slides.map((slide) => likest(slideOf(parts, pkg, slide), found.carried.written));
  const titles = pkg.slides.map((slide) => titleOf(xmlOf(parts, slide) ?? ''));
  return { parts, pkg, ids, titles, carriedPart: found.part, carried: found.carried };
}

/** The slide ID whose shapes match most of this slide's content; at least half of them, and two. */
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
