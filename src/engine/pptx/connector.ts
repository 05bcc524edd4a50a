/** Connectors: straight or elbow lines glued to the connection sites of two shapes. */
import type { Box, ConnectorElement, Element } from '../layout/layout.ts';
import type { SchemeColors } from './color.ts';
import { nonVisual } from './non-visual.ts';
import { emu, emuOfPoints } from './xml.ts';

type Side = 'top' | 'left' | 'bottom' | 'right';

/** Numbers of the connection sites on the four sides, from the preset shape definitions of ECMA-376. */
const foursided: Record<Side, number> = { top: 0, left: 1, bottom: 2, right: 3 };
const sites: Partial<Record<string, Record<Side, number>>> = {
  ellipse: { top: 0, left: 2, bottom: 4, right: 6 },
  triangle: { top: 0, left: 1, bottom: 3, right: 5 },
};

/** A `p:cxnSp`; when one of its shapes is not on the slide it is a plain line across its own box. */
export function connectorXml(connector: ConnectorElement, id: number, from: Glued | null, to: Glued | null, colors: SchemeColors): string {
  const [start, end] = from === null || to === null ? [null, null] : facingSides(from.element, to.element);
  const a = from === null || start === null ? { x: connector.x, y: connector.y } : sitePoint(from.element, start);
  const b = to === null || end === null ? { x: connector.x + connector.w, y: connector.y + connector.h } : sitePoint(to.element, end);
  const glue =
    from === null || to === null
      ? ''
      : `<a:stCxn id="${from.id}" idx="${siteNumber(from.element, start!)}"/><a:endCxn id="${to.id}" idx="${siteNumber(to.element, end!)}"/>`;
  const straight = connector.shape === 'straight' || Math.abs(a.x - b.x) < 0.01 || Math.abs(a.y - b.y) < 0.01;
  const upright = !straight && (start === 'top' || start === 'bottom');
  return (
    `<p:cxnSp><p:nvCxnSpPr>${nonVisual(id, connector.name, connector.alt ?? '')}<p:cNvCxnSpPr>${glue}</p:cNvCxnSpPr><p:nvPr/></p:nvCxnSpPr><p:spPr>` +
    `${upright ? uprightFrame(a, b) : frame(a, b)}<a:prstGeom prst="${straight ? 'straightConnector1' : 'bentConnector3'}"><a:avLst/></a:prstGeom>` +
    `<a:ln w="${emuOfPoints(connector.width)}"><a:solidFill>${colors[connector.color]}</a:solidFill>${connector.arrow ? '<a:tailEnd type="triangle"/>' : ''}</a:ln>` +
    '</p:spPr></p:cxnSp>'
  );
}

/** A shape a connector holds on to, with the id it has on the slide. */
export interface Glued {
  element: Element;
  id: number;
}

/** The sides on which two boxes face each other: across the wider gap. */
function facingSides(from: Box, to: Box): [Side, Side] {
  const right = to.x - (from.x + from.w);
  const left = from.x - (to.x + to.w);
  const below = to.y - (from.y + from.h);
  const above = from.y - (to.y + to.h);
  const widest = Math.max(right, left, below, above);
  if (widest === right) return ['right', 'left'];
  if (widest === below) return ['bottom', 'top'];
  return widest === left ? ['left', 'right'] : ['top', 'bottom'];
}

function geometryOf(element: Element): string {
  return element.type === 'text' ? (element.geometry ?? 'rect') : 'rect';
}

function siteNumber(element: Element, side: Side): number {
  return (sites[geometryOf(element)] ?? foursided)[side];
}

interface Point {
  x: number;
  y: number;
}

function sitePoint(element: Element, side: Side): Point {
  const { x, y, w, h } = element;
  // The slanted sides of a triangle have their sites half way down, a quarter of the width in.
  const slant = geometryOf(element) === 'triangle' ? w / 4 : 0;
  if (side === 'top') return { x: x + w / 2, y };
  if (side === 'bottom') return { x: x + w / 2, y: y + h };
  return side === 'left' ? { x: x + slant, y: y + h / 2 } : { x: x + w - slant, y: y + h / 2 };
}

/** The box between two points, flipped so that the line starts at the first. */
function frame(a: Point, b: Point): string {
  const flips = `${b.x < a.x ? ' flipH="1"' : ''}${b.y < a.y ? ' flipV="1"' : ''}`;
  return (
    `<a:xfrm${flips}><a:off x="${emu(Math.min(a.x, b.x))}" y="${emu(Math.min(a.y, b.y))}"/>` +
    `<a:ext cx="${emu(Math.abs(a.x - b.x))}" cy="${emu(Math.abs(a.y - b.y))}"/></a:xfrm>`
  );
}

/** An elbow leaves its box sideways; one that leaves a shape at its top or bottom is that elbow turned by a quarter. */
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
