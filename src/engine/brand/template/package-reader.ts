/** Reads the parts of a template's package within limits, and explains why a template is refused. */
import { QuarterdeckError } from '../../../model/errors.ts';
import { extensionOf, relationshipsPart } from '../../opc/deck-package.ts';
import { decodeXml, PackageFault, type PackageFaultCode, readXml, usualPrefixes, type XmlNode } from '../../opc/read-xml.ts';
import { scanXml, type XmlLimits } from '../../opc/xml-places.ts';
import { readDirectory, unpack, type ZipEntry, type ZipLimits } from '../../opc/zip.ts';

const mb = 1024 ** 2;

export const zipLimits: ZipLimits = { file: 50 * mb, entries: 1500, unpacked: 200 * mb, times: 100, harmless: 10 * mb };

export const partLimits = {
  /** Total bytes of the kept parts, unpacked. */
  needed: 64 * mb,
  /** Bytes of one XML part. */
  xml: 20 * mb,
  /** Bytes of a part that mostly lists others: content types, relationships, the presentation. */
  list: 4 * mb,
  /** Relationships of one part. */
  relationships: 2000,
  depth: 256,
  /** Elements of all XML parts read. */
  nodes: 500_000,
} as const;

type TemplateFaultCode =
  | PackageFaultCode
  | 'content_types'
  | 'wrong_kind'
  | 'strict'
  | 'macros'
  | 'active_content'
  | 'external_link'
  | 'relationships'
  | 'dangling'
  | 'no_master'
  | 'no_layout'
  | 'no_theme'
  | 'no_title'
  | 'slide_size';

const saveAgain = 'Open it in PowerPoint, save it as a PowerPoint template (.potx) and import that file.';
const tooMuch = 'Delete its slides, unused layouts and large pictures in PowerPoint, save it as .potx and import that file.';
const notOffice = 'Such a file is not made by PowerPoint: ask whoever sent it for the original, and do not open this one.';

const nexts: Readonly<Partial<Record<TemplateFaultCode, string>>> = {
  too_large: tooMuch,
  too_many_parts: tooMuch,
  part_too_large: tooMuch,
  too_many_nodes: tooMuch,
  not_zip: 'Check that it is the right file: a .potx or .pptx.',
  encrypted: 'Open it in PowerPoint with its password, take the password off (File, Info, Protect Presentation) and save it as .potx.',
  old_format: saveAgain,
  truncated: 'Copy or download it again: the file is not whole.',
  zip_bomb: notOffice,
  size_lie: notOffice,
  overlap: notOffice,
  header_differs: notOffice,
  duplicate_name: notOffice,
  unsafe_name: notOffice,
  entry_encrypted: notOffice,
  doctype: notOffice,
  too_deep: notOffice,
  outside_target: notOffice,
  wrong_kind: 'Import a PowerPoint template or presentation: .potx or .pptx.',
  strict: 'Open it in PowerPoint and save it as a plain .potx, not as “Strict Open XML Presentation”.',
  macros: 'Open it in PowerPoint and save it as .potx, without macros.',
  active_content: 'Delete the control from master and layouts in PowerPoint and save it as .potx.',
  external_link: 'Embed in PowerPoint what is linked (File, Info, Edit Links to Files, Break Link) or delete it, and save it as .potx.',
  no_master: saveAgain,
  no_title: 'Give a layout a title in PowerPoint (View, Slide Master, Title) and save it as .potx.',
  slide_size: 'Set the size of its slides to a landscape one in PowerPoint (Design, Slide Size) and save it as .potx.',
  no_layout: 'Give the slide master a layout in PowerPoint (View, Slide Master) and save it as .potx.',
};

/** `message`: a sentence with part and cause; `part` is empty for the file as a whole. */
export function templateRefused(code: TemplateFaultCode, part: string, message: string): QuarterdeckError {
  return new QuarterdeckError('brand_template_refused', message, {
    next: nexts[code] ?? saveAgain,
    errors: [{ path: part, code, message }],
  });
}

/** Turns a fault in the package into a refusal of the template. */
export function refusing<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof PackageFault) throw templateRefused(error.code, error.part, error.message);
    throw error;
  }
}

export interface PartRelationship {
  id: string;
  /** The full URL of its type. */
  type: string;
  /** Last segment of the type's URL: `slideLayout`, `chart`. */
  kind: string;
  /** Part name as in the zip, or null if there is no such part; for an external one the URL itself. */
  target: string | null;
  /** As written. */
  said: string;
  external: boolean;
}

export class PackageReader {
  readonly names: readonly string[];
  /** Part names that differ only in case are the same: ISO/IEC 29500-2, 6.2.2.3. */
  readonly #entries: ReadonlyMap<string, ZipEntry>;
  readonly #types = new Map<string, string>();
  readonly #typesByExtension = new Map<string, string>();
  readonly #xmlLimits: XmlLimits = { depth: partLimits.depth, nodes: partLimits.nodes, read: 0 };
  #unpacked = 0;

  constructor(zip: Buffer) {
    const entries = readDirectory(zip, zipLimits);
    this.names = entries.map(({ name }) => name);
    this.#entries = new Map(entries.map((entry) => [entry.name.toLowerCase(), entry]));
    this.#readTypes();
  }

  /** The name as in the zip. */
  find(name: string): string | null {
    return this.#entries.get(name.toLowerCase())?.name ?? null;
  }

  contentType(part: string): string | undefined {
    return this.#types.get(part.toLowerCase()) ?? this.#typesByExtension.get(extensionOf(part));
  }

  bytes(part: string): Buffer {
    const entry = this.#entries.get(part.toLowerCase())!;
    this.#unpacked += entry.size;
    if (this.#unpacked > partLimits.needed)
      throw new PackageFault('too_large', part, `What a deck needs of the file unpacks to more than ${partLimits.needed / 1024 ** 2} MB.`);
    return unpack(entry);
  }

  /** Checked against XML rules and limits; with the usual prefixes. */
  xml(part: string, most: number = partLimits.xml): string {
    const { size } = this.#entries.get(part.toLowerCase())!;
    if (size > most) throw new PackageFault('part_too_large', part, `${part} has ${size} bytes; at most ${most} of such a part are read.`);
    const xml = decodeXml(part, this.bytes(part));
    scanXml(part, xml, this.#xmlLimits);
    return usualPrefixes(xml);
  }

  /** Of a part; '' is the package itself. */
  relationships(part: string): PartRelationship[] {
    const name = this.find(relationshipsPart(part));
    if (name === null) return [];
    const ids = new Set<string>();
    const rows = this.#list(name, 'Relationship');
    if (rows.length > partLimits.relationships)
      throw templateRefused(
        'relationships',
        name,
        `${name} has ${rows.length} relationships; at most ${partLimits.relationships} are read.`,
      );
    return rows.map(({ attributes }) => {
      const { Id: id = '', Type: type = '', Target: said = '', TargetMode: mode } = attributes;
      if (id === '' || type === '' || ids.has(id))
        throw templateRefused('relationships', name, `${name} has a relationship without a name of its own or without a type.`);
      ids.add(id);
      const external = mode === 'External';
      return { id, type, kind: type.split('/').at(-1)!, said, external, target: external ? said : this.#resolve(part, name, said) };
    });
  }

  #resolve(owner: string, part: string, said: string): string | null {
    const target = said.split('#')[0]!;
    if (/^[a-z][a-z\d+.-]+:|^\/\//i.test(target))
      throw templateRefused('external_link', part, `${part} points to ${said.slice(0, 200)}, outside of the file.`);
    const path = target.startsWith('/') ? [] : owner.split('/').slice(0, -1);
    for (const segment of target.split('/')) {
      if (segment === '' || segment === '.') continue;
      if (segment !== '..') path.push(segment);
      else if (path.pop() === undefined)
        throw new PackageFault('outside_target', part, `${part} points to ${said.slice(0, 200)}, which leads out of the package.`);
    }
    const found = this.find(path.join('/')) ?? this.find(unescapeUri(path.join('/')));
    if (found !== null && /^\[Content_Types\]\.xml$|\.rels$/i.test(found))
      throw templateRefused('relationships', part, `${part} points to ${found}, which is no part that can be shown.`);
    return found;
  }

  #readTypes(): void {
    const name = this.find('[Content_Types].xml');
    if (name === null) {
      const wrong =
        this.find('mimetype') === null
          ? 'The zip file holds no [Content_Types].xml: it is no Office file.'
          : 'The file is of OpenDocument or another kind that is no PowerPoint file.';
      throw templateRefused('wrong_kind', '', wrong);
    }
    for (const { attributes: a } of this.#list(name, 'Override'))
      this.#types.set((a.PartName ?? '').replace(/^\//, '').toLowerCase(), a.ContentType ?? '');
    for (const { attributes: a } of this.#list(name, 'Default'))
      this.#typesByExtension.set((a.Extension ?? '').toLowerCase(), a.ContentType ?? '');
  }

  readonly #lists = new Map<string, XmlNode>();

  /** Elements of a part that lists others, whatever their prefix. */
  #list(part: string, local: string): XmlNode[] {
    let root = this.#lists.get(part);
    if (!root) {
      const read = readXml(this.xml(part, partLimits.list));
      if (!read.root) throw new PackageFault('not_well_formed', part, `${part} is not well-formed: ${read.error}.`);
      root = read.root;
      this.#lists.set(part, root);
    }
    return root.children.filter(({ name }) => name === local || name.endsWith(`:${local}`));
  }
}

function unescapeUri(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
