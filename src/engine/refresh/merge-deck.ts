/** An edited deck with the same deck made anew from new data: parts nobody needs to change stay byte for byte. */
import { deckPackage } from '../opc/deck-package.ts';
import { readZip, writeZip } from '../opc/zip.ts';
import { carriedXml, readCarried } from '../pptx/refresh/carried.ts';
import { addChart, Package } from './add-chart.ts';
import { partOf, slideOf, workbookOf, xmlOf } from './deck-parts.ts';
import { mergeNotes } from './merge-notes.ts';
import { mergeSlide } from './merge-slide.ts';
import type { EditedDeck } from './read-edited.ts';
import { renameDeck } from './rename-deck.ts';
import { setChart } from './set-chart.ts';

export interface MergedDeck {
  bytes: Uint8Array;
  slides: number;
  /** How many shapes, charts and notes say something new. */
  updated: number;
  /** What a person's edits kept from being renewed, and what could not be. */
  kept: string[];
  /** Ids of the slides whose title is a person's. */
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
