/** A shape of a slide, where it stands and what it shows. */
import type { Box } from '../../../model/layout.ts';
import { boxAround, isTrue, type Shape as Placed, rounded, share } from '../../brand/template/inspect/shapes.ts';
import { fillOf, lineOf } from '../../brand/template/inspect/sheet-view.ts';
import type { DeckPackage } from '../../opc/deck-package.ts';
import { all, child, type XmlNode } from '../../opc/read-xml.ts';
import type { Picture, Shape, ShapeKind } from '../page.ts';
import type { Inheritance } from './inheritance.ts';
import { readChart } from './read-chart.ts';
import { readTable } from './read-table.ts';
import { readText } from './read-text.ts';

export interface ShapeContext {
  /** Part whose relationships the shape names. */
  part: string;
  inheritance: Inheritance;
  pkg: DeckPackage;
  tree(part: string): XmlNode | null;
}

export function readShape(placed: Placed, order: number, context: ShapeContext): Shape {
  const { node, ph } = placed;
  const { inheritance, pkg, part } = context;
  const chain = inheritance.chain(ph);
  const place = placed.place ?? chain.sources.find((source) => source.place)?.place ?? null;
  const about = child(
    node.children.find(({ name }) => name.startsWith('p:nv')),
    'p:cNvPr',
  );
  const properties = child(node, 'p:spPr');
  const graphic = child(node, 'a:graphic', 'a:graphicData');
  const frame = placed.kind === 'graphicFrame';
  const chart = frame ? readChart(child(graphic, 'c:chart'), context) : null;
  const tableNode = frame ? child(graphic, 'a:tbl') : undefined;
  const body = child(node, 'p:txBody');
  const fillSource = [node, ...chain.sources.map((source) => source.node)].find(hasFill) ?? node;
  const named = about?.attributes.name?.trim() ?? '';
  return {
    id: about?.attributes.id ?? '',
    name: named === '' ? `shape ${order + 1}` : named,
    kind: kindOf(placed.kind, chart !== null, tableNode !== undefined),
    box: place && boxAround(place),
    own: place ? { w: rounded(Math.hypot(place[0], place[1])), h: rounded(Math.hypot(place[2], place[3])) } : { w: 0, h: 0 },
    turn: place ? Math.round((Math.atan2(place[1], place[0]) * 180) / Math.PI) : 0,
    group: placed.outermost ? groupName(placed.outermost) : null,
    placeholder: ph ? (ph.attributes.type ?? 'obj') : null,
    meant: meantOf(chain.sources),
    hidden: placed.hidden,
    alt: [about?.attributes.descr, about?.attributes.title].filter(Boolean).join(' ').trim(),
    decorative: about ? all(about, 'adec:decorative').some(({ attributes }) => isTrue(attributes.val)) : false,
    fill: fillOf({ ...placed, node: fillSource }, inheritance),
    line: lineOf(placed, inheritance) !== null,
    form: child(properties, 'a:prstGeom')?.attributes.prst ?? (child(properties, 'a:custGeom') ? '' : 'rect'),
    text: body ? readText(body, { chain, inheritance, style: child(node, 'p:style') }) : null,
    table: tableNode ? readTable(tableNode, inheritance, pkg, context.tree) : null,
    chart,
    picture: placed.kind === 'pic' ? pictureOf(node, pkg, part) : null,
    node,
  };
}

function meantOf(sources: readonly Placed[]): Box | null {
  const place = sources.find((source) => source.place)?.place;
  return place ? boxAround(place) : null;
}

function hasFill(node: XmlNode): boolean {
  const properties = child(node, 'p:spPr');
  return (
    (properties?.children ?? []).some(({ name }) => /^a:(no|solid|grad|blip|patt|grp)Fill$/.test(name)) ||
    child(node, 'p:style', 'a:fillRef') !== undefined
  );
}

function kindOf(kind: string, chart: boolean, table: boolean): ShapeKind {
  if (kind === 'pic') return 'picture';
  if (kind === 'cxnSp') return 'connector';
  if (kind === 'sp') return 'shape';
  return chart ? 'chart' : table ? 'table' : 'other';
}

function groupName(group: XmlNode): string {
  const about = child(group, 'p:nvGrpSpPr', 'p:cNvPr')?.attributes;
  return `${about?.name ?? ''} #${about?.id ?? ''}`;
}

function pictureOf(node: XmlNode, pkg: DeckPackage, part: string): Picture {
  const fill = child(node, 'p:blipFill');
  const id = child(fill, 'a:blip')?.attributes['r:embed'];
  const target = pkg.relationships(part).find((relationship) => relationship.id === id && !relationship.external)?.target;
  const cut = child(fill, 'a:srcRect')?.attributes ?? {};
  const side = (name: string) => share(cut[name]) ?? 0;
  return { part: target ?? null, crop: { left: side('l'), top: side('t'), right: side('r'), bottom: side('b') } };
}
