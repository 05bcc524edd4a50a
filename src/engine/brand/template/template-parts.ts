/** A kept template as the writer of decks takes it in: parts to put beside the slides, and what its presentation part says of them. */
import { type DeckPackage, relationshipsPart, text } from '../../opc/deck-package.ts';
import { attribute, child, readPlaces } from '../../opc/xml-places.ts';
import { openTemplate } from './open-template.ts';
import { type PresentationPiece, presentationPieces } from './presentation-pieces.ts';

export interface TemplateParts {
  /** With their relationships; without the presentation and the lists of the package, which a deck writes anew. */
  parts: ReadonlyMap<string, Uint8Array>;
  /** Of each of the parts. */
  contentTypes: ReadonlyMap<string, string>;
  pkg: DeckPackage;
  presentation: {
    /** To masters, themes, fonts and properties; the pieces below name them by these ids. */
    relationships: readonly { id: string; type: string; target: string }[];
    /** As `p:presentation` opens, without what closes the tag: namespaces and what it says of fonts. */
    attributes: string;
    /** Elements as they were written, '' where there is none. */
    pieces: Readonly<Record<PresentationPiece, string>>;
    /** Ids that masters and layouts have; no other part of a deck may have them. */
    ids: readonly number[];
    notesMaster: string | null;
    /** Of a slide, in EMU. */
    size: { cx: number; cy: number };
  };
}

/**
 * `data` is the package in base64, as a brand kit keeps it.
 * @throws brand_template_refused
 */
export function templateParts(data: string): TemplateParts {
  const { pkg, presentation } = openTemplate(Buffer.from(data, 'base64'));
  const written = new Set([presentation, relationshipsPart(presentation), '_rels/.rels', '[Content_Types].xml']);
  const parts = new Map([...pkg.parts].filter(([name]) => !written.has(name)));
  const relationships = pkg.relationships(presentation).map(({ id, type, target }) => ({ id, type, target }));
  const xml = text(pkg.parts.get(presentation)!);
  const root = child(readPlaces(xml), 'p:presentation')!;
  const size = child(root, 'p:sldSz');
  const pieceOf = (name: PresentationPiece) => {
    const place = child(root, name);
    return place ? xml.slice(place.start, place.end) : '';
  };
  return {
    parts,
    contentTypes: new Map([...parts.keys()].map((name) => [name, pkg.contentType(name)!])),
    pkg,
    presentation: {
      relationships,
      attributes: root.attributes,
      pieces: Object.fromEntries(presentationPieces.map((name) => [name, pieceOf(name)])) as Record<PresentationPiece, string>,
      ids: idsOf(pkg, presentation),
      notesMaster: relationships.find(({ type }) => type === 'notesMaster')?.target ?? null,
      // Without one it is the 4:3 slide of ISO/IEC 29500-1, 19.2.1.39.
      size: { cx: Number((size && attribute(size, 'cx')) ?? 9_144_000), cy: Number((size && attribute(size, 'cy')) ?? 6_858_000) },
    },
  };
}

function idsOf(pkg: DeckPackage, presentation: string): number[] {
  const masters = pkg.relationships(presentation).filter(({ type }) => type === 'slideMaster');
  const lists = [presentation, ...masters.map(({ target }) => target)];
  return lists.flatMap((part) =>
    [...text(pkg.parts.get(part)!).matchAll(/<p:sld(?:Master|Layout)Id\s[^>]*?\bid\s*=\s*["'](\d+)["']/g)].map(([, id]) => Number(id)),
  );
}
