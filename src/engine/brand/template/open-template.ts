/** Opens a template file and keeps the parts needed for reading it and for writing decks into it. */
import { type DeckPackage, deckPackage, relationshipsPart, text } from '../../opc/deck-package.ts';
import { child } from '../../opc/read-xml.ts';
import { attribute, readPlaces } from '../../opc/xml-places.ts';
import { writeZip } from '../../opc/zip.ts';
import { canonicalParts, type PresentationPiece, presentationPieces } from './canonical-parts.ts';
import { neededParts, requireSoundMasters } from './needed-parts.ts';
import { PackageReader, refusing, templateRefused } from './package-reader.ts';

interface TemplatePackage {
  /** Masters, layouts and their dependencies, in UTF-8 with the prefixes `a`, `p` and `r`; part names are those in decks. */
  pkg: DeckPackage;
  /** Name of the presentation part. */
  presentation: string;
}

/** @throws brand_template_refused */
export function openTemplate(bytes: Uint8Array): TemplatePackage {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return refusing(() => {
    refuseCompound(zip);
    const reader = new PackageReader(zip);
    refusePrograms(reader);
    const needed = neededParts(reader, presentationOf(reader));
    requireSoundMasters(needed);
    const { parts, presentation } = canonicalParts(needed);
    return { pkg: deckPackage(parts), presentation };
  });
}

/** Before 2007, and around an encrypted file, Office wrote compound files: MS-CFB 2.2. */
function refuseCompound(zip: Buffer): void {
  if (zip.length < 8 || zip.readUInt32BE(0) !== 0xd0cf11e0) return;
  if (zip.includes(Buffer.from('EncryptedPackage', 'utf16le')))
    throw templateRefused('encrypted', '', 'The file is protected by a password.');
  throw templateRefused('old_format', '', 'The file is of the format PowerPoint had before 2007 (.ppt or .pot).');
}

function refusePrograms(reader: PackageReader): void {
  for (const name of reader.names) {
    const type = reader.contentType(name) ?? '';
    if (/(?:^|\/)vba(?:Project|Data)[^/]*$/i.test(name) || /vbaProject|vbaData/i.test(type))
      throw templateRefused('macros', name, `The file holds macros (${name}).`);
    if (/(?:^|\/)activeX\//i.test(name) || /activeX|ms-office\.chartcontrol/i.test(type))
      throw templateRefused('active_content', name, `The file holds an ActiveX control (${name}).`);
  }
}

const main = /^application\/vnd\.openxmlformats-officedocument\.presentationml\.(?:presentation|template|slideshow)\.main\+xml$/;
const others: readonly [RegExp, string][] = [
  [/wordprocessingml|ms-word/, 'a Word document'],
  [/spreadsheetml|ms-excel/, 'an Excel workbook'],
  [/visio/, 'a Visio drawing'],
];

function presentationOf(reader: PackageReader): string {
  const [relationship] = reader.relationships('').filter(({ kind }) => kind === 'officeDocument');
  if (relationship?.external)
    throw templateRefused(
      'external_link',
      '_rels/.rels',
      `The presentation is said to stand at ${relationship.said.slice(0, 200)}, outside of the file.`,
    );
  const part = relationship?.target;
  if (part === undefined || part === null)
    throw templateRefused('wrong_kind', '', 'The file does not say which of its parts is the presentation.');
  if (relationship!.type.startsWith('http://purl.oclc.org/'))
    throw templateRefused('strict', part, 'The file is a Strict Open XML Presentation.');
  const type = reader.contentType(part) ?? '';
  if (/macroEnabled/i.test(type))
    throw templateRefused('macros', part, 'The file is a presentation or template with macros (.pptm or .potm).');
  if (main.test(type)) return part;
  const kind = others.find(([pattern]) => pattern.test(type))?.[1];
  if (kind !== undefined) throw templateRefused('wrong_kind', part, `The file is ${kind}, not a PowerPoint template.`);
  throw templateRefused('content_types', part, `[Content_Types].xml does not say that ${part} is a presentation.`);
}

export function keepParts({ pkg }: TemplatePackage): Uint8Array {
  return writeZip(pkg.parts);
}

export interface TemplateParts {
  /** With their relationships; without the presentation and package lists, which a deck writes itself. */
  parts: ReadonlyMap<string, Uint8Array>;
  /** Content type of each part. */
  contentTypes: ReadonlyMap<string, string>;
  pkg: DeckPackage;
  presentation: {
    /** To masters, themes, fonts and properties; the pieces below refer to them by these IDs. */
    relationships: readonly { id: string; type: string; target: string }[];
    /** The start tag of `p:presentation` without its end: namespaces and font settings. */
    attributes: string;
    /** Elements as written, '' if missing. */
    pieces: Readonly<Record<PresentationPiece, string>>;
    /** IDs of masters and layouts, which no other part of a deck may use. */
    ids: readonly number[];
    notesMaster: string | null;
    /** Slide size, in EMU. */
    size: { cx: number; cy: number };
  };
}

/**
 * `data`: the package in base64, as in a brand kit.
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
      // The default is the 4:3 slide of ISO/IEC 29500-1, 19.2.1.39.
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
