/** The needed parts as a package of their own: names any program can keep, relationships and content types written anew. */
import path from 'node:path';
import { extensionOf, relationshipsPart } from '../../opc/deck-package.ts';
import { xmlHead, xmlText } from '../../opc/write-xml.ts';
import type { NeededPart } from './needed-parts.ts';
import { reducedPresentation } from './reduced-presentation.ts';
import { withSampledTextStyles } from './sampled-text-styles.ts';
import { withoutLeftovers } from './without-leftovers.ts';

const presentation = 'ppt/presentation.xml';
const mainType = 'application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml';
const packageTypes = 'http://schemas.openxmlformats.org/package/2006';
const officeDocument = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument';

/** The first of the needed parts is the presentation. */
export function canonicalParts(needed: readonly NeededPart[]): { parts: Map<string, Buffer>; presentation: string } {
  const names = canonicalNames(needed.map(({ name }) => name));
  const parts = new Map<string, Buffer>();
  const types = new Map<string, string>();
  const roots = new Set<string>();
  for (const [at, { name: given, contentType, content, relationships, dropped }] of needed.entries()) {
    const name = names.get(given)!;
    types.set(name, at === 0 ? mainType : contentType);
    const xml =
      typeof content !== 'string'
        ? null
        : at === 0
          ? reducedPresentation(given, content, relationships)
          : withSampledTextStyles(withoutLeftovers(content, contentType, dropped), contentType);
    parts.set(name, xml === null ? (content as Buffer) : Buffer.from(xml));
    roots.add(name);
    if (relationships.length === 0) continue;
    const rows = relationships.map(({ id, type, target, external }) => {
      const address = external ? target : relativeTo(name, names.get(target)!);
      return `<Relationship Id="${xmlText(id)}" Type="${xmlText(type)}" Target="${xmlText(address)}"${external ? ' TargetMode="External"' : ''}/>`;
    });
    parts.set(relationshipsPart(name), relationshipsXml(rows));
  }
  parts.set('_rels/.rels', relationshipsXml([`<Relationship Id="rId1" Type="${officeDocument}" Target="${presentation}"/>`]));
  parts.set('[Content_Types].xml', contentTypesXml(types));
  return { parts, presentation };
}

function relationshipsXml(rows: readonly string[]): Buffer {
  return Buffer.from(`${xmlHead}<Relationships xmlns="${packageTypes}/relationships">${rows.join('')}</Relationships>`);
}

function relativeTo(owner: string, target: string): string {
  return path.posix.relative(path.posix.dirname(owner), target);
}

/** Where a deck writes parts of its own. */
const ofDecks = /^(?:ppt\/(?:slides|notesSlides|charts|embeddings|tags|comments)|customXml|docProps)\//i;

/** The presentation by the name all programs give it; others keep theirs unless an address would have to escape it or a deck may need it. */
function canonicalNames([main, ...others]: readonly string[]): Map<string, string> {
  const names = new Map([[main!, presentation]]);
  const taken = new Set([presentation, ...others.map((name) => name.toLowerCase())]);
  for (const name of others) {
    const safe = name.replace(ofDecks, 'ppt/template/').replace(/[^\w./-]+/g, '-');
    const isKept = safe === name && name.toLowerCase() !== presentation;
    let free = safe;
    for (let n = 2; !isKept && taken.has(free.toLowerCase()); n++) free = safe.replace(/(\.[^./]*)?$/, `-${n}$1`);
    taken.add(free.toLowerCase());
    names.set(name, free);
  }
  return names;
}

/** XML parts by their name, others by their extension where it has one meaning. */
function contentTypesXml(types: ReadonlyMap<string, string>): Buffer {
  const defaults = new Map([
    ['rels', 'application/vnd.openxmlformats-package.relationships+xml'],
    ['xml', 'application/xml'],
  ]);
  const overrides: string[] = [];
  for (const [name, type] of [...types].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const extension = extensionOf(name);
    const known = defaults.get(extension);
    if (known === undefined && name.includes('.') && !/[+/]xml$/.test(type)) defaults.set(extension, type);
    else if (known !== type) overrides.push(`<Override PartName="/${name}" ContentType="${xmlText(type)}"/>`);
  }
  const rows = [...defaults]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([extension, type]) => `<Default Extension="${xmlText(extension)}" ContentType="${xmlText(type)}"/>`);
  return Buffer.from(`${xmlHead}<Types xmlns="${packageTypes}/content-types">${rows.join('')}${overrides.join('')}</Types>`);
}
