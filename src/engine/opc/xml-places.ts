/** Positions in a part's XML, for edits that leave everything else as written. */
import { forbidden, PackageFault, unescapeXml } from './read-xml.ts';

export interface XmlLimits {
  /** Maximum nesting of elements. */
  depth: number;
  /** Maximum elements over all parts with these limits; `read` counts those so far. */
  nodes: number;
  read: number;
}

const name = /[A-Za-z_][\w.:-]*/y;
const attributePattern = /\s+[A-Za-z_][\w.:-]*\s*=\s*(?:"[^"<]*"|'[^'<]*')/y;
const reference = /&(?:(?:amp|lt|gt|quot|apos)|#(\d{1,7})|#x([\da-fA-F]{1,6}));/y;
/** No element in an Office file has nearly as many. */
const mostAttributes = 500;

/** @throws PackageFault `doctype`, `too_deep`, `too_many_nodes`, `not_well_formed` */
export function scanXml(part: string, xml: string, limits: XmlLimits): void {
  const malformed = (why: string): never => {
    throw new PackageFault('not_well_formed', part, `${part} is not well-formed: ${why}.`);
  };
  if (forbidden.test(xml)) malformed('a character XML does not allow');
  const open: string[] = [];
  let roots = 0;
  let at = 0;
  while (at < xml.length) {
    const tag = xml.indexOf('<', at);
    if (open.length === 0 && /\S/.test(xml.slice(at, tag < 0 ? xml.length : tag))) malformed('text outside the root element');
    if (tag < 0) break;
    const next = xml.charCodeAt(tag + 1);
    if (next === 0x21 || next === 0x3f) {
      at = endOfMarkup(part, xml, tag, open.length > 0, malformed);
    } else if (next === 0x2f) {
      const end = xml.indexOf('>', tag);
      if (end < 0 || open.length === 0 || xml.slice(tag + 2, end).trimEnd() !== open.pop()) malformed(`a mismatched end tag at ${tag}`);
      at = end + 1;
    } else {
      if (open.length === 0 && ++roots > 1) malformed('a second root element');
      if (++limits.read > limits.nodes)
        throw new PackageFault('too_many_nodes', part, `The file holds more than ${limits.nodes} elements; ${part} is beyond them.`);
      at = readTag(xml, tag, open, malformed);
      if (open.length > limits.depth)
        throw new PackageFault('too_deep', part, `${part} holds more than ${limits.depth} elements inside one another.`);
    }
  }
  if (open.length > 0) malformed(`<${open.at(-1)}> is never closed`);
  if (roots === 0) malformed('no root element');
  checkReferences(xml, malformed);
}

/** Returns the end of a start tag, and pushes its name to the open ones. */
function readTag(xml: string, tag: number, open: string[], malformed: (why: string) => never): number {
  name.lastIndex = tag + 1;
  if (!name.test(xml)) malformed(`a stray < at ${tag}`);
  let at = name.lastIndex;
  const element = xml.slice(tag + 1, at);
  const keys: string[] = [];
  for (;;) {
    attributePattern.lastIndex = at;
    if (!attributePattern.test(xml)) break;
    keys.push(xml.slice(at, xml.indexOf('=', at)).trim());
    at = attributePattern.lastIndex;
  }
  if (keys.length > mostAttributes) malformed(`more than ${mostAttributes} attributes in <${element}>`);
  if (keys.length > 1 && new Set(keys).size < keys.length) malformed(`an attribute twice in <${element}>`);
  while (isSpace(xml.charCodeAt(at))) at++;
  const empty = xml.charCodeAt(at) === 0x2f;
  if (xml.charCodeAt(empty ? at + 1 : at) !== 0x3e) malformed(`a malformed tag <${element}>`);
  if (!empty) open.push(element);
  return at + (empty ? 2 : 1);
}

const isSpace = (code: number) => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;

/** End of a comment, processing instruction or CDATA that starts at `from`. */
function endOfMarkup(part: string, xml: string, from: number, inside: boolean, malformed: (why: string) => never): number {
  const close = xml.startsWith('<?', from)
    ? '?>'
    : xml.startsWith('<!--', from)
      ? '-->'
      : xml.startsWith('<![CDATA[', from) && inside
        ? ']]>'
        : null;
  if (close === null) {
    if (/^<!(?:DOCTYPE|ENTITY)/i.test(xml.slice(from, from + 9)))
      throw new PackageFault(
        'doctype',
        part,
        `${part} has a document type, as no part of an Office file has; it may hold entities that unfold.`,
      );
    return malformed('an unsupported declaration');
  }
  const end = xml.indexOf(close, from + (close === '?>' ? 2 : close === '-->' ? 4 : 9));
  return end < 0 ? malformed('an unfinished declaration') : end + close.length;
}

/** Every & must start a valid reference; a bare one, even in a comment, is not from an Office program. */
function checkReferences(xml: string, malformed: (why: string) => never): void {
  for (let at = xml.indexOf('&'); at >= 0; at = xml.indexOf('&', at + 1)) {
    reference.lastIndex = at;
    const [, decimal, hexadecimal] = reference.exec(xml) ?? malformed('an unescaped &');
    if (decimal === undefined && hexadecimal === undefined) continue;
    if (!isCharacter(decimal === undefined ? Number.parseInt(hexadecimal!, 16) : Number(decimal)))
      malformed('a reference to a character XML does not allow');
  }
}

function isCharacter(code: number): boolean {
  if (code < 0x20) return code === 0x09 || code === 0x0a || code === 0x0d;
  return code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) && (code & 0xfffe) !== 0xfffe;
}

export interface Place {
  /** With its prefix: `a:t`. */
  name: string;
  attributes: string;
  /** From `<` to after `>` of the end tag. */
  start: number;
  end: number;
  /** The range between the tags; both are `end` for an empty tag. */
  from: number;
  to: number;
  children: Place[];
}

const tag =
  /<(?:!--[\s\S]*?-->|!\[CDATA\[[\s\S]*?\]\]>|\?[\s\S]*?\?>|(\/?)([A-Za-z_][\w.:-]*)((?:\s+[\w.:-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>)/g;

/** A part's elements under an invisible root; tags that do not match close what is open. */
export function readPlaces(xml: string): Place {
  const root: Place = { name: '', attributes: '', start: 0, end: xml.length, from: 0, to: xml.length, children: [] };
  const open = [root];
  for (const match of xml.matchAll(tag)) {
    const [whole, close, name, attributes, empty] = match;
    if (name === undefined) continue;
    const end = match.index + whole.length;
    if (close) {
      if (open.length > 1) Object.assign(open.pop()!, { to: match.index, end });
      continue;
    }
    const place: Place = { name, attributes: attributes!, start: match.index, end, from: end, to: end, children: [] };
    open.at(-1)!.children.push(place);
    if (!empty) open.push(place);
  }
  return root;
}

/** All elements of a name below a place, in document order. */
export function all(place: Place, name: string): Place[] {
  const found: Place[] = [];
  const visit = (inner: Place): void => {
    if (inner.name === name) found.push(inner);
    inner.children.forEach(visit);
  };
  place.children.forEach(visit);
  return found;
}

export function attribute({ attributes }: Place, name: string): string | undefined {
  const match = patternOf(name).exec(attributes);
  return match ? unescapeXml(match[1] ?? match[2]!) : undefined;
}

const patterns = new Map<string, RegExp>();

/** Matches an attribute of this name with its value. */
function patternOf(name: string): RegExp {
  let pattern = patterns.get(name);
  if (!pattern) {
    pattern = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
    patterns.set(name, pattern);
  }
  return pattern;
}

/** Edits to a part, collected and applied together. */
export class Edits {
  readonly xml: string;
  readonly #spots: { start: number; end: number; text: string }[] = [];

  constructor(xml: string) {
    this.xml = xml;
  }

  replace(start: number, end: number, text: string): void {
    if (this.xml.slice(start, end) !== text) this.#spots.push({ start, end, text });
  }

  /** Replaces the content of an element; an empty tag gets an end tag. */
  fill(place: Place, text: string): void {
    if (place.from === place.end) this.replace(place.start, place.end, `<${place.name}${place.attributes}>${text}</${place.name}>`);
    else this.replace(place.from, place.to, text);
  }

  setAttribute(place: Place, name: string, value: string): void {
    const match = patternOf(name).exec(place.attributes);
    if (!match) return;
    const at = place.start + 1 + place.name.length + match.index;
    this.replace(at, at + match[0].length, ` ${name}="${value}"`);
  }

  /** The part with its edits, or the same text if there are none. An edit inside a larger one is dropped. */
  done(): string {
    let xml = this.xml;
    let before = Number.POSITIVE_INFINITY;
    const outermost = this.#spots.filter(
      (spot) =>
        !this.#spots.some(
          (other) =>
            other !== spot && other.start <= spot.start && other.end >= spot.end && other.end - other.start > spot.end - spot.start,
        ),
    );
    for (const { start, end, text } of outermost.toSorted((a, b) => b.start - a.start || b.end - a.end)) {
      // The same spot twice is one change.
      if (end > before || (start === before && end > start)) continue;
      xml = xml.slice(0, start) + text + xml.slice(end);
      before = start;
    }
    return xml;
  }
}
