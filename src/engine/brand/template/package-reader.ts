/** A package that nobody vouches for, opened part by part: what is not asked for is never unpacked. */
import { extensionOf, relationshipsPart } from '../../opc/deck-package.ts';
import { decodeXml } from '../../opc/decode-xml.ts';
import { PackageFault } from '../../opc/package-fault.ts';
import { scanXml, type XmlLimits } from '../../opc/scan-xml.ts';
import { usualPrefixes } from '../../opc/usual-prefixes.ts';
import { readXml, type XmlNode } from '../../opc/xml.ts';
import { unpack } from '../../opc/zip.ts';
import { readDirectory, type ZipEntry } from '../../opc/zip-directory.ts';
import { partLimits, zipLimits } from './template-limits.ts';
import { templateRefused } from './template-refused.ts';

export interface PartRelationship {
  id: string;
  /** The whole address of its type. */
  type: string;
  /** Last segment of the type's address: `slideLayout`, `chart`. */
  kind: string;
  /** Part name as it stands in the zip, or null where there is no such part; for an external one the address itself. */
  target: string | null;
  /** As written. */
  said: string;
  external: boolean;
}

export class PackageReader {
  readonly names: readonly string[];
  /** Names of parts differ by more than their case: ISO/IEC 29500-2, 6.2.2.3. */
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

  /** The name as it stands in the zip. */
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

  /** Held against the rules of XML and the bounds; with the usual prefixes. */
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
