/** XML parts of a template as a program without extensions sees them. Prefixes are the usual ones: the opened package has no others. */
import { text } from '../../../opc/deck-package.ts';
import { readXml, type XmlNode } from '../../../opc/xml.ts';

/** The root element of a part; null where there is none or it is not well-formed. */
export function officeXml(bytes: Uint8Array | undefined): XmlNode | null {
  if (bytes === undefined) return null;
  const xml = text(bytes);
  const read = readXml(xml);
  if (read.root === null || !xml.includes(':AlternateContent')) return read.root;
  for (const node of read.nodes) {
    if (node.children.some(isAlternative)) node.children = node.children.flatMap(withoutExtensions);
  }
  return read.root;
}

const isAlternative = ({ name }: XmlNode) => name.endsWith(':AlternateContent');

/** Of an element with variants that which every program understands; nested ones are settled when their own parent is. */
function withoutExtensions(node: XmlNode): XmlNode[] {
  if (!isAlternative(node)) return [node];
  const chosen = node.children.find(({ name }) => name.endsWith(':Fallback')) ?? node.children[0];
  return chosen?.children.flatMap(withoutExtensions) ?? [];
}
