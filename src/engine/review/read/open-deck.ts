/** Opens a deck that anyone may have made, within bounds: its parts with the usual prefixes, each parsed once. */
import { QuarterdeckError } from '../../../model/errors.ts';
import { zipLimits } from '../../brand/template/package-reader.ts';
import { type DeckPackage, deckPackage, isXml } from '../../opc/deck-package.ts';
import { decodeXml, PackageFault, readXml, usualPrefixes, type XmlRead } from '../../opc/read-xml.ts';
import { scanXml, type XmlLimits } from '../../opc/xml-places.ts';
import { readZip, type ZipLimits } from '../../opc/zip.ts';

const mb = 1024 ** 2;

/** Decks hold many pages, and the pictures and films on them; templates neither. */
const deckLimits: ZipLimits = { ...zipLimits, file: 200 * mb, entries: 10_000, unpacked: 400 * mb };
/** Elements of all parts, and their nesting. */
const xmlLimits = { nodes: 3_000_000, depth: 256, part: 40 * mb } as const;

/** Faults of a part by which an author can tell which one to mend; all others are of files that no office program writes. */
const ofOnePart = new Set(['not_well_formed', 'encoding']);

export interface OpenedDeck {
  pkg: DeckPackage;
  /** A part's elements, or its error; null where there is no such part. */
  read(part: string): XmlRead | null;
}

/**
 * @throws QuarterdeckError deck_unsupported for what is no PowerPoint deck, is encrypted, damaged, or larger than anything made by hand
 */
export function openDeck(bytes: Uint8Array): OpenedDeck {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  refuseCompound(zip);
  const errors = new Map<string, string>();
  let parts: Map<string, Buffer>;
  try {
    parts = new Map(readZip(zip, deckLimits));
    const limits: XmlLimits = { depth: xmlLimits.depth, nodes: xmlLimits.nodes, read: 0 };
    for (const [part, content] of parts) if (isXml(part)) parts.set(part, usual(part, content, limits, errors));
  } catch (error) {
    if (error instanceof PackageFault) throw unsupported(error.message, error);
    throw error;
  }
  const trees = new Map<string, XmlRead | null>();
  const read = (part: string): XmlRead | null => {
    let found = trees.get(part);
    if (found === undefined) {
      const content = parts.get(part);
      const error = errors.get(part);
      found = content === undefined ? null : error === undefined ? readXml(content.toString('utf8')) : { root: null, error };
      trees.set(part, found);
    }
    return found;
  };
  const pkg = deckPackage(parts);
  if (!parts.has('[Content_Types].xml')) throw unsupported('The file holds no [Content_Types].xml: it is no Office file.');
  refuseOthers(pkg);
  return { pkg, read };
}

function usual(part: string, content: Buffer, limits: XmlLimits, errors: Map<string, string>): Buffer {
  if (content.length > xmlLimits.part)
    throw new PackageFault('part_too_large', part, `${part} has ${content.length} bytes; at most ${xmlLimits.part} of a part are read.`);
  try {
    const xml = decodeXml(part, content);
    scanXml(part, xml, limits);
    return Buffer.from(usualPrefixes(xml));
  } catch (error) {
    if (!(error instanceof PackageFault) || !ofOnePart.has(error.code)) throw error;
    errors.set(part, error.message.replace(/^.*? is not well-formed: /, '').replace(/\.$/, ''));
    return content;
  }
}

/** Before 2007, and around an encrypted file, Office wrote compound files. */
function refuseCompound(zip: Buffer): void {
  if (zip.length < 8 || zip.readUInt32BE(0) !== 0xd0cf11e0) return;
  throw unsupported(
    zip.includes(Buffer.from('EncryptedPackage', 'utf16le'))
      ? 'The file is protected by a password.'
      : 'The file is of the format PowerPoint had before 2007 (.ppt).',
  );
}

function refuseOthers(pkg: DeckPackage): void {
  const main = pkg.relationships('').find(({ type }) => type === 'officeDocument');
  const type = pkg.contentType(main?.target ?? '') ?? '';
  const other = /wordprocessingml|ms-word/.test(type)
    ? 'a Word document'
    : /spreadsheetml|ms-excel/.test(type)
      ? 'an Excel workbook'
      : null;
  if (other !== null) throw unsupported(`The file is ${other}.`);
}

function unsupported(message: string, cause?: unknown): QuarterdeckError {
  return new QuarterdeckError('deck_unsupported', message, { next: 'give a .pptx as PowerPoint saves it, without a password', cause });
}
