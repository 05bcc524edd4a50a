/** Connectors glued to shapes, and non-visual properties of every element. */
import type { ConnectorElement, Element } from '../../model/layout.ts';
import { cleanLine, emu, emuOfPoints, xmlText } from '../opc/write-xml.ts';
import type { SchemeColors } from './color.ts';
import { type Point, routeOf } from './connector-route.ts';

/** `<p:cNvPr>`: ID, name and optional description; an empty description marks decoration. */
export function nonVisual(id: number, name: string, alt: string | undefined): string {
  const head = `<p:cNvPr id="${id}" name="${xmlText(cleanLine(name))}"`;
  if (alt === undefined) return `${head}/>`;
  return alt === '' ? `${head}>${decorative}</p:cNvPr>` : `${head} descr="${xmlText(cleanLine(alt))}"/>`;
}

const decorative =
  '<a:extLst><a:ext uri="{C183D7F6-B498-43B3-948B-1728B52AA6E4}">' +
  '<adec:decorative xmlns:adec="http://schemas.microsoft.com/office/drawing/2017/decorative" val="1"/></a:ext></a:extLst>';

/** A shape that a connector is glued to, with its ID on the slide. */
export interface Glued {
  element: Element;
  id: number;
}

/** A `p:cxnSp`; if one of its shapes is not on the slide, a plain line across its own box. */
export function connectorXml(connector: ConnectorElement, id: number, from: Glued | null, to: Glued | null, colors: SchemeColors): string {
  const { start, end, straight, upright, bend } = routeOf(connector, from && to && { from: from.element, to: to.element });
  const [a, b] = [start.point, end.point];
  const glue =
    from === null || to === null ? '' : `<a:stCxn id="${from.id}" idx="${start.number}"/><a:endCxn id="${to.id}" idx="${end.number}"/>`;
  const bent = bend === null ? '<a:avLst/>' : `<a:avLst><a:gd name="adj1" fmla="val ${Math.round(bend * 100_000)}"/></a:avLst>`;
  return (
    `<p:cxnSp><p:nvCxnSpPr>${nonVisual(id, connector.name, connector.alt ?? '')}<p:cNvCxnSpPr>${glue}</p:cNvCxnSpPr><p:nvPr/></p:nvCxnSpPr><p:spPr>` +
    `${upright ? uprightFrame(a, b) : frame(a, b)}<a:prstGeom prst="${straight ? 'straightConnector1' : 'bentConnector3'}">${bent}</a:prstGeom>` +
    `<a:ln w="${emuOfPoints(connector.width)}"><a:solidFill>${colors[connector.color]}</a:solidFill>${connector.arrow ? '<a:tailEnd type="triangle"/>' : ''}</a:ln>` +
    '</p:spPr></p:cxnSp>'
  );
}

/** The box between two points, flipped so that the line starts at the first. */
function frame(a: Point, b: Point): string {
  const flips = `${b.x < a.x ? ' flipH="1"' : ''}${b.y < a.y ? ' flipV="1"' : ''}`;
  return (
    `<a:xfrm${flips}><a:off x="${emu(Math.min(a.x, b.x))}" y="${emu(Math.min(a.y, b.y))}"/>` +
    `<a:ext cx="${emu(Math.abs(a.x - b.x))}" cy="${emu(Math.abs(a.y - b.y))}"/></a:xfrm>`
  );
}

/** An elbow leaves its box sideways; one that leaves a shape at the top or bottom is rotated by a quarter turn. */
function uprightFrame(a: Point, b: Point): string {
  const across = Math.abs(a.x - b.x);
  const along = Math.abs(a.y - b.y);
  const x = (a.x + b.x) / 2 - along / 2;
  const y = (a.y + b.y) / 2 - across / 2;
  const down = b.y > a.y;
  const turn = b.x < a.x === down ? 'rot="5400000"' : 'rot="16200000"';
  const flip = b.x < a.x ? '' : ' flipH="1"';
  return `<a:xfrm ${turn}${flip}><a:off x="${emu(x)}" y="${emu(y)}"/><a:ext cx="${emu(along)}" cy="${emu(across)}"/></a:xfrm>`;
}
