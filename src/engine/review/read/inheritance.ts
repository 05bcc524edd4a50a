/** What text on a slide takes from its layout, its master and the presentation. */
import type { Shape as Placed } from '../../brand/template/inspect/shapes.ts';
import { shapesOf } from '../../brand/template/inspect/shapes.ts';
import type { LayoutSheet } from '../../brand/template/inspect/template-sheets.ts';
import type { NamedColors, Theme } from '../../brand/template/inspect/theme.ts';
import { child, type XmlNode } from '../../opc/read-xml.ts';

export interface Chain {
  /** The placeholders it takes after, the layout's first. */
  sources: Placed[];
  /** List styles, nearest first: elements with `a:lvl1pPr` … */
  styles: XmlNode[];
}

const ofTitle = new Set(['title', 'ctrTitle']);
const kindOf = (type: string) => (ofTitle.has(type) ? 'title' : ['ftr', 'dt', 'sldNum', 'hdr'].includes(type) ? type : 'body');
const typeOf = (ph: XmlNode) => ph.attributes.type ?? 'obj';

export class Inheritance {
  readonly theme: Theme;
  readonly named: NamedColors;
  readonly #layout: LayoutSheet;
  readonly #defaultText: XmlNode | undefined;
  #ofLayout: Placed[] | undefined;
  #ofMaster: Placed[] | undefined;

  constructor({ layout, named, defaultText }: { layout: LayoutSheet; named: NamedColors; defaultText: XmlNode | undefined }) {
    this.#layout = layout;
    this.theme = layout.theme;
    this.named = named;
    this.#defaultText = defaultText;
  }

  /** By the placeholder of a shape; undefined for one that is none. */
  chain(ph: XmlNode | undefined): Chain {
    const { root } = this.#layout.master;
    const rest = this.#defaultText ? [this.#defaultText] : [];
    const other = child(root, 'p:txStyles', 'p:otherStyle');
    if (!ph) return { sources: [], styles: rest };
    const placeholders = (sheet: XmlNode) => shapesOf(sheet).filter((shape) => shape.ph !== undefined);
    this.#ofLayout ??= placeholders(this.#layout.root);
    this.#ofMaster ??= placeholders(root);
    const ofLayout = matching(this.#ofLayout, ph);
    const kind = kindOf(ofLayout ? typeOf(ofLayout.ph!) : typeOf(ph));
    const ofMaster = this.#ofMaster.find((shape) => kindOf(typeOf(shape.ph!)) === kind);
    const sources = [ofLayout, ofMaster].filter((source) => source !== undefined);
    const lists = sources.map(({ node }) => child(node, 'p:txBody', 'a:lstStyle'));
    const style = kind === 'title' ? 'p:titleStyle' : kind === 'body' ? 'p:bodyStyle' : 'p:otherStyle';
    const styles = [...lists, child(root, 'p:txStyles', style) ?? other, ...rest].filter((list) => list !== undefined);
    return { sources, styles };
  }
}

/** The layout's placeholder with the same number, else of the same kind. */
function matching(shapes: readonly Placed[], ph: XmlNode): Placed | undefined {
  const { idx } = ph.attributes;
  const type = typeOf(ph);
  const sameKind = (shape: Placed) => kindOf(typeOf(shape.ph!)) === kindOf(type);
  if (kindOf(type) === 'title') return shapes.find(sameKind);
  return (
    (idx === undefined ? undefined : shapes.find((shape) => shape.ph!.attributes.idx === idx)) ??
    shapes.find((shape) => typeOf(shape.ph!) === type) ??
    (type === 'obj' ? shapes.find(sameKind) : undefined)
  );
}
