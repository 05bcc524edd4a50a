/** Opens a corporate template that nobody vouches for, within bounds, and gives what a deck needs of it and nothing else. */
import { type DeckPackage, deckPackage } from '../../opc/deck-package.ts';
import { canonicalParts } from './canonical-parts.ts';
import { neededParts } from './needed-parts.ts';
import { PackageReader } from './package-reader.ts';
import { requireSoundMasters } from './sound-masters.ts';
import { refusing, templateRefused } from './template-refused.ts';

export interface TemplatePackage {
  /** Masters, layouts and what those need, in UTF-8 and with the prefixes `a`, `p` and `r`; its names are those decks keep. */
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
