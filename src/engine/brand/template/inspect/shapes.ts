/** Every shape of a master or layout in drawing order, groups opened up. */
import { child, type XmlNode } from '../../../opc/xml.ts';
import { isTrue } from './measures.ts';
import { type Place, placeInside, placeOf, unmoved } from './place.ts';

export interface Shape {
  node: XmlNode;
  /** Without prefix: `sp`, `pic`, `cxnSp`, `graphicFrame`. */
  kind: string;
  /** Name and description, as the selection pane shows them. */
  name: string;
  hidden: boolean;
  /** `p:ph`; undefined where it is no placeholder. */
  ph: XmlNode | undefined;
  /** Null where it has no box of its own. */
  place: Place | null;
  /** Properties of the group it takes its fill from. */
  group: XmlNode | undefined;
}

export function shapesOf(root: XmlNode): Shape[] {
  const found: Shape[] = [];
  const tree = child(root, 'p:cSld', 'p:spTree');
  if (tree) collect(tree, { place: unmoved, group: undefined, hidden: false }, found);
  return found;
}

interface Around {
  place: Place;
  group: XmlNode | undefined;
  hidden: boolean;
}

function collect(tree: XmlNode, around: Around, found: Shape[]): void {
  for (const node of tree.children) {
    const kind = node.name.slice(2);
    if (kind !== 'sp' && kind !== 'pic' && kind !== 'cxnSp' && kind !== 'graphicFrame' && kind !== 'grpSp') continue;
    const nonVisual = node.children.find(({ name }) => name.startsWith('p:nv'));
    const about = child(nonVisual, 'p:cNvPr')?.attributes ?? {};
    const hidden = around.hidden || isTrue(about.hidden);
    if (kind === 'grpSp') {
      const group = child(node, 'p:grpSpPr');
      const place = placeInside(child(group, 'a:xfrm'), around.place);
      collect(node, { place, group: group ?? around.group, hidden }, found);
      continue;
    }
    const xfrm = kind === 'graphicFrame' ? child(node, 'p:xfrm') : child(node, 'p:spPr', 'a:xfrm');
    found.push({
      node,
      kind,
      name: [about.name, about.descr, about.title].filter(Boolean).join(' '),
      hidden,
      ph: child(nonVisual, 'p:nvPr', 'p:ph'),
      place: placeOf(xfrm, around.place),
      group: around.group,
    });
  }
}
