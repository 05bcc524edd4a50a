/** The notes of a slide renewed, where nobody has changed them. */
import type { DeckPackage } from '../opc/deck-package.ts';
import { Edits } from '../opc/xml-places.ts';
import type { Parts } from '../opc/zip.ts';
import { fingerprint, notesBody, notesName, notesText, type Written } from '../pptx/refresh/written.ts';
import { xmlOf } from './deck-parts.ts';
import type { EditedDeck } from './read-edited.ts';
import { setText } from './set-text.ts';

export function mergeNotes(
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
