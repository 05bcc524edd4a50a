/** Gives the namespaces of presentations the prefixes everybody else gives them, so that parts can be read by prefix. */

const usual: Readonly<Record<string, string>> = {
  'http://schemas.openxmlformats.org/presentationml/2006/main': 'p',
  'http://schemas.openxmlformats.org/drawingml/2006/main': 'a',
  'http://schemas.openxmlformats.org/drawingml/2006/chart': 'c',
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships': 'r',
};

const declaration = /\sxmlns(?::([\w.-]+))?\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const tag =
  /<(?:!--[\s\S]*?-->|!\[CDATA\[[\s\S]*?\]\]>|\?[\s\S]*?\?>|(\/?)([\w.:-]+)(?![\w.:-])([^<>"']*(?:(?:"[^"]*"|'[^']*')[^<>"']*)*)>)/g;
const attribute = /(?<!\s)(\s+)([\w.:-]+)(?![\w.:-])(\s*=\s*)("[^"]*"|'[^']*')/g;

/** The same text where nothing has to change, or where a usual prefix stands for something else. The part is well-formed. */
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
    // Most tags declare nothing, and see what their parent sees.
    const scope = rest.includes('xmlns') ? new Map(open.at(-1)!) : (open.at(-1)! as Map<string, string>);
    if (rest.includes('xmlns'))
      for (const [, prefix = '', double, single] of rest.matchAll(declaration)) scope.set(prefix, double ?? single);
    const empty = rest.endsWith('/');
    if (!empty) open.push(scope);
    const declared = new Set<string>();
    const attributes = rest.replace(attribute, (all: string, space: string, key: string, equals: string, value: string) => {
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
