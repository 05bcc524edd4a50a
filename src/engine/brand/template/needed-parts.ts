/** The parts of a template to keep: its masters and layouts and their dependencies, if valid. */
import { type PackageReader, type PartRelationship, partLimits, templateRefused } from './package-reader.ts';

export interface NeededPart {
  name: string;
  contentType: string;
  /** Text of an XML part, bytes of any other. */
  content: string | Buffer;
  relationships: (PartRelationship & { target: string })[];
  /** IDs of removed relationships. */
  dropped: ReadonlySet<string>;
}

/** The only dependencies of the presentation itself. */
const ofPresentation = new Set(['slideMaster', 'notesMaster', 'handoutMaster', 'theme', 'font', 'presProps', 'tableStyles']);
/** Never kept, even if a master refers to them. */
const never = new Set([
  'slide',
  'notesSlide',
  'comments',
  'commentAuthors',
  'customXml',
  'tags',
  'thumbnail',
  'printerSettings',
  'viewProps',
  'presProps',
  'core-properties',
  'extended-properties',
  'custom-properties',
  'origin',
]);
/** Kept although the part does not refer to them by ID. */
const unnamed = new Set([
  'slideMaster',
  'theme',
  'themeOverride',
  'vmlDrawing',
  'chartStyle',
  'chartColorStyle',
  'chartUserShapes',
  'diagramDrawing',
]);

/** The presentation first, then in the order reached. */
export function neededParts(reader: PackageReader, presentation: string): NeededPart[] {
  const needed = new Map<string, NeededPart>();
  const waiting = [presentation];
  const masters = new Set<string>();
  for (const name of waiting) {
    if (needed.has(name)) continue;
    const part = readPart(reader, name, name === presentation, masters);
    needed.set(name, part);
    if (name === presentation) for (const { kind, target } of part.relationships) if (kind === 'slideMaster') masters.add(target);
    for (const { target, external } of part.relationships) if (!external && !needed.has(target)) waiting.push(target);
  }
  return [...needed.values()];
}

function readPart(reader: PackageReader, name: string, isPresentation: boolean, masters: ReadonlySet<string>): NeededPart {
  const contentType = reader.contentType(name);
  if (contentType === undefined || contentType === '')
    throw templateRefused('content_types', name, `[Content_Types].xml does not say what ${name} is.`);
  if (/macroEnabled/i.test(contentType)) throw templateRefused('macros', name, `${name} may hold macros.`);
  const content = readContent(reader, name, contentType, isPresentation);
  const relationships: NeededPart['relationships'] = [];
  const dropped = new Set<string>();
  const own = reader.relationships(name);
  const named = typeof content === 'string' ? namedIn(content, new Set(own.map(({ id }) => id))) : null;
  for (const relationship of own) {
    refuseOutside(name, relationship);
    const { id, kind, target } = relationship;
    const isNamed = named?.has(id) ?? true;
    const wanted = isPresentation
      ? ofPresentation.has(kind) && (isNamed || !/Master$|^font$/.test(kind))
      : !never.has(kind) &&
        !contentType.includes('presProps') &&
        (isNamed || unnamed.has(kind)) &&
        !(kind === 'hyperlink' && target === null);
    if (!wanted) dropped.add(id);
    else if (target === null)
      throw templateRefused('dangling', name, `${name} needs ${relationship.said.slice(0, 200)}, which is not in the file.`);
    else if (kind === 'slideMaster' && !isPresentation && !masters.has(target))
      throw templateRefused('relationships', name, `${name} belongs to ${target}, which is no master of the presentation.`);
    else relationships.push({ ...relationship, target });
  }
  return { name, contentType, content, relationships, dropped };
}

const idAttribute = /(?::[\w-]+|\brelId)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** The relationships that a part refers to. */
function namedIn(xml: string, ids: ReadonlySet<string>): Set<string> {
  const named = new Set<string>();
  if (ids.size === 0) return named;
  for (const [, double, single] of xml.matchAll(idAttribute)) if (ids.has(double ?? single!)) named.add(double ?? single!);
  return named;
}

function readContent(reader: PackageReader, name: string, contentType: string, isPresentation: boolean): string | Buffer {
  if (/[+/]xml$/.test(contentType) || /\.xml$/i.test(name)) {
    const xml = reader.xml(name, isPresentation ? partLimits.list : partLimits.xml);
    if (xml.includes('http://purl.oclc.org/ooxml/')) throw templateRefused('strict', name, 'The file is a Strict Open XML Presentation.');
    if (contentType === 'image/svg+xml') refuseLivingPicture(name, xml);
    return xml;
  }
  const bytes = reader.bytes(name);
  // Legacy drawings are not quite XML.
  if (/vmlDrawing/.test(contentType) && /<!(?:DOCTYPE|ENTITY)/i.test(bytes.toString('latin1').replaceAll('\0', '')))
    throw templateRefused('doctype', name, `${name} has a document type, as no part of an Office file has.`);
  return bytes;
}

function refuseLivingPicture(name: string, xml: string): void {
  if (/<(?:\w+:)?(?:script|foreignObject)\b|\son\w+\s*=/i.test(xml))
    throw templateRefused('active_content', name, `The picture ${name} holds a script.`);
  const outside = /(?:href\s*=|url\(|@import)[\s"']*((?:https?|file|ftp):[^"')\s]*|\/\/[^"')\s]*)/i.exec(xml)?.[1];
  if (outside !== undefined) throw templateRefused('external_link', name, `The picture ${name} loads ${outside.slice(0, 200)}.`);
}

function refuseOutside(part: string, { kind, said, external }: PartRelationship): void {
  if (/^(?:control|activeX\w*|vbaProject|attachedToolbars)$/i.test(kind))
    throw templateRefused(kind === 'vbaProject' ? 'macros' : 'active_content', part, `${part} holds a control or a program (${kind}).`);
  if (!external) return;
  const link = kind === 'hyperlink';
  if (link && /^(?:https?|mailto):/i.test(said)) return;
  throw templateRefused(
    'external_link',
    part,
    `${part} ${link ? 'links to' : `takes its ${kind} from`} ${said.slice(0, 200)}, outside of the file.`,
  );
}

/** Kind of relationship → root element of its part. */
const roots: Readonly<Record<string, string>> = {
  slideMaster: 'p:sldMaster',
  slideLayout: 'p:sldLayout',
  notesMaster: 'p:notesMaster',
  handoutMaster: 'p:handoutMaster',
  theme: 'a:theme',
};

/** @throws brand_template_refused */
export function requireSoundMasters(needed: readonly NeededPart[]): void {
  const byName = new Map(needed.map((part) => [part.name, part]));
  for (const owner of needed) {
    for (const { kind, target } of owner.relationships) {
      const root = roots[kind];
      if (root === undefined) continue;
      const part = byName.get(target)!;
      const found = typeof part.content === 'string' ? rootName(part.content) : undefined;
      if (found !== root) throw templateRefused('content_types', target, `${target} is said to be a ${kind} and is none.`);
      if (!part.contentType.endsWith(kind === 'theme' ? '.theme+xml' : `.${kind}+xml`))
        throw templateRefused('content_types', target, `[Content_Types].xml does not say that ${target} is a ${kind}.`);
      if (kind !== 'theme') requireRelated(part, kind);
    }
  }
}

/** For a well-formed part. */
function rootName(xml: string): string | undefined {
  let at = xml.indexOf('<');
  while (xml[at + 1] === '?' || xml[at + 1] === '!') at = xml.indexOf('<', xml.indexOf(xml[at + 1] === '?' ? '?>' : '-->', at));
  return /^[\w.:-]+/.exec(xml.slice(at + 1, at + 100))?.[0];
}

function requireRelated({ name, content, relationships }: NeededPart, kind: string): void {
  const count = (wanted: string) => relationships.filter((relationship) => relationship.kind === wanted).length;
  if (kind === 'slideLayout') {
    if (count('slideMaster') !== 1)
      throw templateRefused('relationships', name, `${name} belongs to ${count('slideMaster')} masters instead of one.`);
    return;
  }
  if (count('theme') !== 1) throw templateRefused('no_theme', name, `${name} has ${count('theme')} themes instead of one.`);
  if (kind === 'slideMaster' && count('slideLayout') === 0)
    throw templateRefused('no_layout', name, `The slide master ${name} has no layout.`);
  const known = new Set(relationships.map(({ id }) => id));
  for (const [, id] of String(content).matchAll(/<p:sldLayoutId\s[^>]*?\br:id\s*=\s*["']([^"']*)["']/g))
    if (!known.has(id!)) throw templateRefused('dangling', name, `${name} lists a layout (${id}) that is not in the file.`);
}
