/** A deck's package: its parts with types and relationships, and errors in its structure. */
import path from 'node:path';
import { readXml, type XmlNode } from './read-xml.ts';

interface Relationship {
  id: string;
  /** Last segment of the type's URL: `slideLayout`, `chart`. */
  type: string;
  /** Part name without a leading slash; for an external one the URL itself. */
  target: string;
  external: boolean;
}

export interface DeckPackage {
  parts: ReadonlyMap<string, Uint8Array>;
  /** A part's content type, from Overrides, then Defaults; undefined if missing. */
  contentType(part: string): string | undefined;
  /** Of a part; '' is the package itself. */
  relationships(part: string): readonly Relationship[];
  /** Slide parts in display order. */
  slides: readonly string[];
  contentTypes: { overrides: readonly [part: string, type: string][]; defaults: readonly [extension: string, type: string][] };
}

/** `ppt/slides/slide1.xml` → `ppt/slides/_rels/slide1.xml.rels`. */
export function relationshipsPart(part: string): string {
  const { dir, base } = path.posix.parse(part);
  return path.posix.join(dir, '_rels', `${base}.rels`);
}

/** The part that a relationships part belongs to. */
export function ownerOf(relsPart: string): string {
  return relsPart.replace(/(^|\/)_rels\/([^/]*)\.rels$/, '$1$2');
}

/** Lower case, without the dot; `_rels/.rels` has the extension `rels`. */
export function extensionOf(part: string): string {
  return part.slice(part.lastIndexOf('.') + 1).toLowerCase();
}

export const isXml = (part: string) => part.endsWith('.xml') || part.endsWith('.rels');

export function text(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
}

/** Reads the package's lists; malformed parts count as empty, because the lint reports them. */
export function deckPackage(parts: ReadonlyMap<string, Uint8Array>): DeckPackage {
  const tree = (part: string): XmlNode | null => {
    const bytes = parts.get(part);
    return bytes ? readXml(text(bytes)).root : null;
  };
  const types = tree('[Content_Types].xml')?.children ?? [];
  const overrides = types
    .filter(({ name }) => name === 'Override')
    .map(({ attributes: a }) => [(a.PartName ?? '').replace(/^\//, ''), a.ContentType ?? ''] as [string, string]);
  const defaults = types
    .filter(({ name }) => name === 'Default')
    .map(({ attributes: a }) => [(a.Extension ?? '').toLowerCase(), a.ContentType ?? ''] as [string, string]);
  const byPart = new Map(overrides);
  const byExtension = new Map(defaults);
  const known = new Map<string, readonly Relationship[]>();

  const relationships = (part: string): readonly Relationship[] => {
    let list = known.get(part);
    if (!list) {
      list = (tree(relationshipsPart(part))?.children ?? []).map(({ attributes: a }) => readRelationship(part, a));
      known.set(part, list);
    }
    return list;
  };

  const presentation = relationships('').find(({ type }) => type === 'officeDocument')?.target ?? '';
  const targets = new Map(relationships(presentation).map(({ id, target }) => [id, target]));
  const order = tree(presentation)?.children.find(({ name }) => name === 'p:sldIdLst')?.children ?? [];
  return {
    parts,
    contentType: (part) => byPart.get(part) ?? byExtension.get(extensionOf(part)),
    relationships,
    slides: order.map(({ attributes }) => targets.get(attributes['r:id'] ?? '') ?? '').filter((name) => name !== ''),
    contentTypes: { overrides, defaults },
  };
}

function readRelationship(part: string, a: Readonly<Record<string, string>>): Relationship {
  const external = a.TargetMode === 'External';
  const target = a.Target ?? '';
  const inside = target.startsWith('/') ? target.slice(1) : path.posix.join(path.posix.dirname(part), target);
  return { id: a.Id ?? '', type: (a.Type ?? '').split('/').at(-1)!, target: external ? target : path.posix.normalize(inside), external };
}
