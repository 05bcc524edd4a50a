/** A light reader of XML parts: a tree of elements, and the first thing that makes a part not well-formed. */

export interface XmlNode {
  /** With its prefix, as written: `p:cNvPr`. */
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlNode[];
  /** Character data directly inside, entities resolved. */
  text: string;
}

/** `nodes` are all elements in document order. */
export type XmlResult = { root: XmlNode; nodes: readonly XmlNode[]; error: null } | { root: null; error: string };

const attribute = /\s+([A-Za-z_][\w.:-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;
const tagName = /[A-Za-z_][\w.:-]*/y;
const strayEntity = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-fA-F]+);)/;
const forbidden = /[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/;
const none: Readonly<Record<string, string>> = Object.freeze({});

/** Reads a whole part. Document types are refused: no part of an Office file has one. */
export function readXml(xml: string): XmlResult {
  const fail = (error: string): XmlResult => ({ root: null, error });
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

/** End of a comment, processing instruction or CDATA that starts at `from`; -1 when there is none. */
function skipTo(xml: string, from: number): number {
  const close = xml.startsWith('<?', from) ? '?>' : xml.startsWith('<!--', from) ? '-->' : xml.startsWith('<![CDATA[', from) ? ']]>' : null;
  const end = close === null ? -1 : xml.indexOf(close, from + 2);
  return end < 0 ? -1 : end + close!.length;
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescapeXml(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(#x?)?(\w+);/g, (_, numeric: string | undefined, body: string) =>
    numeric ? String.fromCodePoint(Number.parseInt(body, numeric === '#x' ? 16 : 10)) : named[body]!,
  );
}

/** All elements with this name, prefix included. */
export function all(node: XmlNode, name: string): XmlNode[] {
  const found: XmlNode[] = [];
  collect(node, name, found);
  return found;
}

function collect(node: XmlNode, name: string, found: XmlNode[]): void {
  if (node.name === name) found.push(node);
  for (const child of node.children) collect(child, name, found);
}

/** The first element on a path of child names below a node. */
export function child(node: XmlNode | undefined, ...path: string[]): XmlNode | undefined {
  let here = node;
  for (const name of path) here = here?.children.find((c) => c.name === name);
  return here;
}
