/** The titles that the file itself lists, renewed. */
import { deckPackage } from '../opc/deck-package.ts';
import { xmlText } from '../opc/write-xml.ts';
import { all, Edits, readPlaces, unescapeXml } from '../opc/xml-places.ts';
import type { Parts } from '../opc/zip.ts';
import { readCarried } from '../pptx/refresh/carried.ts';
import { fingerprint } from '../pptx/refresh/written.ts';
import { titleOf, xmlOf } from './deck-parts.ts';
import type { EditedDeck } from './read-edited.ts';

/** The file's own title follows while it is still the one it was written with, and so do the titles it lists. */
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
