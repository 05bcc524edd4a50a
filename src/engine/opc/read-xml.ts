/** Faults of a package and its parts, and a light XML reader: a tree of elements with the usual prefixes, and the first error of a malformed part. */

export type PackageFaultCode =
  // The file
  | 'too_large'
  | 'not_zip'
  | 'encrypted'
  | 'old_format'
  | 'truncated'
  | 'damaged'
  | 'zip64'
  | 'multi_disk'
  | 'too_many_parts'
  // Its entries
  | 'entry_encrypted'
  | 'method_unsupported'
  | 'zip_bomb'
  | 'size_lie'
  | 'overlap'
  | 'header_differs'
  | 'duplicate_name'
  | 'unsafe_name'
  // Its parts
  | 'part_too_large'
  | 'encoding'
  | 'doctype'
  | 'too_deep'
  | 'too_many_nodes'
  | 'not_well_formed'
  | 'outside_target';

/** `message`: a sentence with the cause; `part` is empty for the file as a whole. */
export class PackageFault extends Error {
  readonly code: PackageFaultCode;
  readonly part: string;

  constructor(code: PackageFaultCode, part: string, message: string) {
    super(message);
    this.name = 'PackageFault';
    this.code = code;
    this.part = part;
  }
}

const decoders = {
  'utf-8': new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }),
  'utf-16le': new TextDecoder('utf-16le', { fatal: true, ignoreBOM: true }),
  'utf-16be': new TextDecoder('utf-16be', { fatal: true, ignoreBOM: true }),
};
const encodingDeclaration = /^<\?xml\b[^>]*?\bencoding\s*=\s*["']([^"']*)["']/;

/**
 * Without byte order mark; a UTF-16 part is converted and its declaration changed to UTF-8.
 * @throws PackageFault `encoding`
 */
export function decodeXml(part: string, bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  let xml: string;
  try {
    xml = decoders[encoding].decode(bytes);
  } catch {
    throw new PackageFault('encoding', part, `${part} is not the text it says it is.`);
  }
  if (xml.charCodeAt(0) === 0xfeff) xml = xml.slice(1);
  const said = encodingDeclaration.exec(xml.slice(0, 200))?.[1]?.toLowerCase();
  const fits = said === undefined || (encoding === 'utf-8' ? said === 'utf-8' || said === 'us-ascii' : said.startsWith('utf-16'));
  if (!fits) throw new PackageFault('encoding', part, `${part} is written in ${said}; an Office file has UTF-8 or UTF-16.`);
  return encoding === 'utf-8' ? xml : xml.replace(encodingDeclaration, (head) => head.replace(/utf-16(?:le|be)?(?=["'])/i, 'UTF-8'));
}

function encodingOf([first, second]: Uint8Array): keyof typeof decoders {
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be';
  return 'utf-8';
}

export interface XmlNode {
  /** With its prefix, as written: `p:cNvPr`. */
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlNode[];
  /** Character data directly inside, entities resolved. */
  text: string;
}

/** `nodes`: all elements in document order. */
export type XmlRead = { root: XmlNode; nodes: readonly XmlNode[]; error: null } | { root: null; error: string };

const attribute = /\s+([A-Za-z_][\w.:-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;
const tagName = /[A-Za-z_][\w.:-]*/y;
const strayEntity = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-fA-F]+);)/;
export const forbidden = /[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/;
const none: Readonly<Record<string, string>> = Object.freeze({});

/** Reads a whole part. Rejects document types, which no Office file has. */
export function readXml(xml: string): XmlRead {
  const fail = (error: string): XmlRead => ({ root: null, error });
  if (forbidden.test(xml)) return fail('a character XML does not allow');
  if (strayEntity.test(xml)) return fail('an unescaped &');
  const top: XmlNode = { name: '', attributes: none, children: [], text: '' };
  const open: XmlNode[] = [top];
  const nodes: XmlNode[] = [];
  const prefixes = new Set(['xml', 'xmlns']);
  /** Names whose prefix is declared. */
  const sound = new Set<string>();
  const isDeclared = (key: string): boolean => {
    const colon = key.indexOf(':');
    if (colon > 0 && !prefixes.has(key.slice(0, colon))) return false;
    sound.add(key);
    return true;
  };
  let at = xml.charCodeAt(0) === 0xfeff ? 1 : 0;
  while (at < xml.length) {
    const tag = xml.indexOf('<', at);
    const until = tag < 0 ? xml.length : tag;
    if (until > at) {
      const text = xml.slice(at, until);
      if (open.length > 1) open.at(-1)!.text += unescapeXml(text);
      else if (text.trim() !== '') return fail('text outside the root element');
    }
    if (tag < 0) break;
    const next = xml.charAt(tag + 1);
    if (next === '?' || next === '!') {
      const end = skipTo(xml, tag);
      if (end < 0) return fail('an unfinished or unsupported declaration');
      if (xml.startsWith('<![CDATA[', tag)) open.at(-1)!.text += xml.slice(tag + 9, end - 3);
      at = end;
      continue;
    }
    if (next === '/') {
      const end = xml.indexOf('>', tag);
      const node = open.pop()!;
      if (end < 0 || open.length === 0 || xml.slice(tag + 2, end).trimEnd() !== node.name) return fail(`a mismatched end tag at ${tag}`);
      at = end + 1;
      continue;
    }
    tagName.lastIndex = tag + 1;
    const name = tagName.exec(xml)?.[0];
    if (!name) return fail(`a stray < at ${tag}`);
    let here = tagName.lastIndex;
    let attributes: Record<string, string> | undefined;
    for (;;) {
      attribute.lastIndex = here;
      const match = attribute.exec(xml);
      if (!match) break;
      attributes ??= {};
      const key = match[1]!;
      if (Object.hasOwn(attributes, key)) return fail(`the attribute ${key} twice in <${name}>`);
      attributes[key] = unescapeXml(match[2] ?? match[3] ?? '');
      if (key.startsWith('xmlns:')) prefixes.add(key.slice(6));
      here = attribute.lastIndex;
    }
    while (xml.charCodeAt(here) <= 32) here++;
    const empty = xml.charAt(here) === '/';
    if (xml.charAt(empty ? here + 1 : here) !== '>') return fail(`a malformed tag <${name}>`);
    if (!sound.has(name) && !isDeclared(name)) return fail(`the prefix of ${name} is not declared`);
    for (const key in attributes) if (!sound.has(key) && !isDeclared(key)) return fail(`the prefix of ${key} is not declared`);
    const node: XmlNode = { name, attributes: attributes ?? none, children: [], text: '' };
    if (open.length === 1 && top.children.length > 0) return fail('a second root element');
    open.at(-1)!.children.push(node);
    nodes.push(node);
    if (!empty) open.push(node);
    at = here + (empty ? 2 : 1);
  }
  if (open.length > 1) return fail(`<${open.at(-1)!.name}> is never closed`);
  const root = top.children[0];
  return root ? { root, nodes, error: null } : fail('no root element');
}

/** End of a comment, processing instruction or CDATA that starts at `from`; -1 if there is none. */
function skipTo(xml: string, from: number): number {
  const close = xml.startsWith('<?', from) ? '?>' : xml.startsWith('<!--', from) ? '-->' : xml.startsWith('<![CDATA[', from) ? ']]>' : null;
  const end = close === null ? -1 : xml.indexOf(close, from + 2);
  return end < 0 ? -1 : end + close!.length;
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** A reference unknown to XML stays as written. */
export function unescapeXml(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(#x?)?(\w+);/g, (whole, numeric: string | undefined, body: string) => {
    if (!numeric) return named[body] ?? whole;
    const code = Number.parseInt(body, numeric === '#x' ? 16 : 10);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** All elements with this name, including prefix. */
export function all(node: XmlNode, name: string): XmlNode[] {
  const found: XmlNode[] = [];
  collect(node, name, found);
  return found;
}

function collect(node: XmlNode, name: string, found: XmlNode[]): void {
  if (node.name === name) found.push(node);
  for (const child of node.children) collect(child, name, found);
}

/** The first element on a path of child names. */
export function child<T extends { name: string; children: readonly T[] }>(node: T | undefined, ...path: string[]): T | undefined {
  let here = node;
  for (const name of path) here = here?.children.find((each) => each.name === name);
  return here;
}

const usual: Readonly<Record<string, string>> = {
  'http://schemas.openxmlformats.org/presentationml/2006/main': 'p',
  'http://schemas.openxmlformats.org/drawingml/2006/main': 'a',
  'http://schemas.openxmlformats.org/drawingml/2006/chart': 'c',
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships': 'r',
};

const declaration = /\sxmlns(?::([\w.-]+))?\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const tag =
  /<(?:!--[\s\S]*?-->|!\[CDATA\[[\s\S]*?\]\]>|\?[\s\S]*?\?>|(\/?)([\w.:-]+)(?![\w.:-])([^<>"']*(?:(?:"[^"]*"|'[^']*')[^<>"']*)*)>)/g;
const spacedAttribute = /(?<!\s)(\s+)([\w.:-]+)(?![\w.:-])(\s*=\s*)("[^"]*"|'[^']*')/g;

/** Renames namespaces to the usual prefixes; the same text if nothing needs to change, or if a usual prefix means something else. */
export function usualPrefixes(xml: string): string {
  let odd = false;
  for (const [, prefix = '', double, single] of xml.matchAll(declaration)) {
    const wanted = usual[double ?? single!];
    if (wanted !== undefined ? wanted !== prefix : Object.values(usual).includes(prefix)) odd = true;
    if (wanted === undefined && Object.values(usual).includes(prefix)) return xml;
  }
  return odd ? renamed(xml) : xml;
}

type Scope = ReadonlyMap<string, string>;

function renamed(xml: string): string {
  const open: Scope[] = [new Map()];
  return xml.replace(tag, (whole, close: string | undefined, name: string | undefined, rest = '') => {
    if (name === undefined) return whole;
    if (close) return `</${nameIn(open.length > 1 ? open.pop()! : open[0]!, name, true)}${rest}>`;
    // Most tags declare nothing, and share their parent's scope.
    const scope = rest.includes('xmlns') ? new Map(open.at(-1)!) : (open.at(-1)! as Map<string, string>);
    if (rest.includes('xmlns'))
      for (const [, prefix = '', double, single] of rest.matchAll(declaration)) scope.set(prefix, double ?? single);
    const empty = rest.endsWith('/');
    if (!empty) open.push(scope);
    const declared = new Set<string>();
    const attributes = rest.replace(spacedAttribute, (all: string, space: string, key: string, equals: string, value: string) => {
      const prefix = key === 'xmlns' ? usual[value.slice(1, -1)] : key.startsWith('xmlns:') ? (usual[value.slice(1, -1)] ?? null) : null;
      if (key !== 'xmlns' && !key.startsWith('xmlns:')) return `${space}${nameIn(scope, key, false)}${equals}${value}`;
      if (prefix === null || prefix === undefined) return all;
      if (declared.has(prefix)) return '';
      declared.add(prefix);
      return `${space}xmlns:${prefix}${equals}${value}`;
    });
    return `<${nameIn(scope, name, true)}${attributes}>`;
  });
}

/** Attributes without a prefix are in no namespace. */
function nameIn(scope: Scope, name: string, element: boolean): string {
  const colon = name.indexOf(':');
  if (colon < 0 && !element) return name;
  const wanted = usual[scope.get(colon < 0 ? '' : name.slice(0, colon)) ?? ''];
  return wanted === undefined ? name : `${wanted}:${name.slice(colon + 1)}`;
}
