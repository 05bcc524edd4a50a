/** XML with the place of every element, so that a part can be changed at single spots and left as it is everywhere else. */

export interface Place {
  /** With its prefix: `a:t`. */
  name: string;
  attributes: string;
  /** From `<` to after `>` of the end tag. */
  start: number;
  end: number;
  /** What stands between the tags; both are `end` for an empty tag. */
  from: number;
  to: number;
  children: Place[];
}

const tag =
  /<(?:!--[\s\S]*?-->|!\[CDATA\[[\s\S]*?\]\]>|\?[\s\S]*?\?>|(\/?)([A-Za-z_][\w.:-]*)((?:\s+[\w.:-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>)/g;

/** A part as an invisible root with its elements; tags that do not match end what is open. */
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

export function child(place: Place | undefined, ...path: string[]): Place | undefined {
  let here = place;
  for (const name of path) here = here?.children.find((candidate) => candidate.name === name);
  return here;
}

/** All elements of a name below a place, in order of the document. */
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

/** An attribute of this name, and what stands between its quotes. */
function patternOf(name: string): RegExp {
  let pattern = patterns.get(name);
  if (!pattern) {
    pattern = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
    patterns.set(name, pattern);
  }
  return pattern;
}

export function unescapeXml(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(#x?)?(\w+);/g, (whole, numeric: string | undefined, body: string) =>
    numeric ? String.fromCodePoint(Number.parseInt(body, numeric === '#x' ? 16 : 10)) : (named[body] ?? whole),
  );
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Changes to a part, gathered and made at once. */
export class Edits {
  readonly xml: string;
  readonly #spots: { start: number; end: number; text: string }[] = [];

  constructor(xml: string) {
    this.xml = xml;
  }

  replace(start: number, end: number, text: string): void {
    if (this.xml.slice(start, end) !== text) this.#spots.push({ start, end, text });
  }

  /** What stands between an element's tags; an empty tag gets an end tag. */
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

  /** The part with its changes; the same text when there are none. A change inside a larger one is lost in it. */
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
