/** The kept parts of a template in one form: without slides, authors and leftovers, in the same bytes each time. */
import path from 'node:path';
import { extensionOf, relationshipsPart } from '../../opc/deck-package.ts';
import { child } from '../../opc/read-xml.ts';
import { namespaces, xmlHead, xmlText } from '../../opc/write-xml.ts';
import { all, attribute, type Place, readPlaces } from '../../opc/xml-places.ts';
import type { NeededPart } from './needed-parts.ts';
import { templateRefused } from './package-reader.ts';

/** What a template's presentation part says that a deck needs, in the order of ISO/IEC 29500-1, 19.2.1.26; slides are listed before `p:sldSz`. */
export const presentationPieces = [
  'p:sldMasterIdLst',
  'p:notesMasterIdLst',
  'p:handoutMasterIdLst',
  'p:sldSz',
  'p:notesSz',
  'p:embeddedFontLst',
  'p:kinsoku',
  'p:defaultTextStyle',
] as const;
export type PresentationPiece = (typeof presentationPieces)[number];

const keptAttributes = ['embedTrueTypeFonts', 'saveSubsetFonts', 'autoCompressPictures'] as const;

/** `part` is named in what is refused. */
function reducedPresentation(part: string, xml: string, relationships: NeededPart['relationships']): string {
  const root = child(readPlaces(xml), 'p:presentation');
  if (!root) throw templateRefused('content_types', part, `${part} is said to be a presentation and is none.`);
  const pieces = presentationPieces.flatMap((name) => child(root, name) ?? []);
  requireMasters(part, pieces, relationships);
  const body = pieces.map(({ start, end }) => xml.slice(start, end)).join('');
  const attributes = keptAttributes.flatMap((name) => {
    const value = attribute(root, name);
    return value === undefined || /[<&"]/.test(value) ? [] : [` ${name}="${value}"`];
  });
  return `${xmlHead}<p:presentation${namespacesOf(root, body)}${attributes.join('')}>${body}</p:presentation>`;
}

/** The three of every presentation, and others that what is kept still uses. */
function namespacesOf(root: Place, body: string): string {
  const declared = new Map<string, string>([
    ['a', namespaces.a],
    ['r', namespaces.r],
    ['p', namespaces.p],
  ]);
  for (const [, prefix, double, single] of root.attributes.matchAll(/\sxmlns:([\w.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
    if (!declared.has(prefix!) && body.includes(`${prefix}:`)) declared.set(prefix!, double ?? single!);
  }
  return [...declared].map(([prefix, uri]) => ` xmlns:${prefix}="${uri.replaceAll('"', '&quot;')}"`).join('');
}

function requireMasters(part: string, pieces: readonly Place[], relationships: NeededPart['relationships']): void {
  const listed = pieces.find(({ name }) => name === 'p:sldMasterIdLst')?.children ?? [];
  if (listed.length === 0) throw templateRefused('no_master', part, 'The file has no slide master.');
  const known = new Set(relationships.map(({ id }) => id));
  for (const place of pieces.flatMap(({ children }) => children)) {
    const id = attribute(place, 'r:id');
    if (/MasterId$/.test(place.name) && (id === undefined || !known.has(id)))
      throw templateRefused('dangling', part, `${part} lists a master (${id ?? 'without a name'}) that is not in the file.`);
  }
}

/** The master as it is where it has text styles, or no sample to take them from. */
function withSampledTextStyles(xml: string, contentType: string): string {
  if (!contentType.endsWith('.slideMaster+xml') || xml.includes('<p:txStyles')) return xml;
  const master = readPlaces(xml).children.find(({ name }) => name === 'p:sldMaster');
  const shapes = master ? all(master, 'p:sp') : [];
  const sampleOf = (type: string) => shapes.find((shape) => typeOf(shape) === type);
  const title = levels(xml, sampleOf('title'));
  const body = levels(xml, sampleOf('body'));
  if (!master || title + body === '') return xml;
  const styles = `<p:txStyles><p:titleStyle>${title}</p:titleStyle><p:bodyStyle>${body}</p:bodyStyle><p:otherStyle/></p:txStyles>`;
  const at = child(master, 'p:extLst')?.start ?? master.to;
  return xml.slice(0, at) + styles + xml.slice(at);
}

function typeOf(shape: Place): string | undefined {
  const ph = child(shape, 'p:nvSpPr', 'p:nvPr', 'p:ph');
  return ph && attribute(ph, 'type');
}

/** `a:lvl1pPr` and so on: the first paragraph of each level. */
function levels(xml: string, shape: Place | undefined): string {
  const paragraphs = child(shape, 'p:txBody')?.children.filter(({ name }) => name === 'a:p') ?? [];
  const found = new Map<number, string>();
  for (const paragraph of paragraphs) {
    const properties = child(paragraph, 'a:pPr');
    const level = Number((properties && attribute(properties, 'lvl')) ?? 0);
    if (!Number.isInteger(level) || level < 0 || level > 8 || found.has(level)) continue;
    const run = child(paragraph, 'a:r', 'a:rPr') ?? child(paragraph, 'a:endParaRPr');
    if (run) found.set(level, levelXml(xml, level + 1, properties, run));
  }
  return [...found]
    .sort(([a], [b]) => a - b)
    .map(([, written]) => written)
    .join('');
}

/** Children stand in the same order in a paragraph's properties and in a level's; only its runs come last. */
function levelXml(xml: string, level: number, properties: Place | undefined, run: Place): string {
  const own = (properties?.attributes ?? '').replace(/\slvl\s*=\s*(?:"[^"]*"|'[^']*')/, '');
  const inner = properties?.children.filter(({ name }) => name !== 'a:defRPr' && name !== 'a:extLst') ?? [];
  const looks = run.children.filter(({ name }) => !name.startsWith('a:hlink') && name !== 'a:extLst');
  const slices = (places: readonly Place[]) => places.map(({ start, end }) => xml.slice(start, end)).join('');
  return `<a:lvl${level}pPr${own}>${slices(inner)}<a:defRPr${run.attributes}>${slices(looks)}</a:defRPr></a:lvl${level}pPr>`;
}

const customData = 'p:custDataLst';
const links = new Set(['a:hlinkClick', 'a:hlinkHover', 'a:hlinkMouseOver']);
/** How the template's own slides were shown, printed and published. */
const shows = new Set(['p:showPr', 'p:prnPr', 'p:htmlPubPr', 'p:webPr']);

/** `dropped` are ids of relationships that are gone. */
function withoutLeftovers(xml: string, contentType: string, dropped: ReadonlySet<string>): string {
  const properties = contentType.endsWith('presProps+xml');
  if (!properties && dropped.size === 0 && !xml.includes(customData)) return xml;
  const pieces: string[] = [];
  let from = 0;
  const visit = (place: Place): void => {
    const gone =
      place.name === customData ||
      (properties && shows.has(place.name)) ||
      (links.has(place.name) && dropped.has(attribute(place, 'r:id') ?? ''));
    if (!gone) {
      place.children.forEach(visit);
      return;
    }
    pieces.push(xml.slice(from, place.start));
    from = place.end;
  };
  visit(readPlaces(xml));
  return pieces.join('') + xml.slice(from);
}

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
