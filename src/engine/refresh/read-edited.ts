/** A deck that comes back: its slides, known by their tags or else by what they say. */
import { type DeckPackage, deckPackage } from '../opc/deck-package.ts';
import { type Parts, readZip } from '../opc/zip.ts';
import { type Carried, readCarried, readSlideTag } from '../pptx/refresh/carried.ts';
import { fingerprint, marksOf, notesName, readShapes } from '../pptx/refresh/written.ts';
import { slideOf, titleOf, xmlOf } from './deck-parts.ts';

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
