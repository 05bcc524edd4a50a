/** Connectors glued to shapes, and non-visual properties of every element. */
import type { Box, ConnectorElement, Element } from '../../model/layout.ts';
import { cleanLine, emu, emuOfPoints, xmlText } from '../opc/write-xml.ts';
import type { SchemeColors } from './color.ts';

/** `<p:cNvPr>`: ID, name and optional description; an empty description marks decoration. */
export function nonVisual(id: number, name: string, alt: string | undefined): string {
  const head = `<p:cNvPr id="${id}" name="${xmlText(cleanLine(name))}"`;
  if (alt === undefined) return `${head}/>`;
  return alt === '' ? `${head}>${decorative}</p:cNvPr>` : `${head} descr="${xmlText(cleanLine(alt))}"/>`;
}

const decorative =
  '<a:extLst><a:ext uri="{C183D7F6-B498-43B3-948B-1728B52AA6E4}">' +
  '<adec:decorative xmlns:adec="http://schemas.microsoft.com/office/drawing/2017/decorative" val="1"/></a:ext></a:extLst>';

type Side = 'top' | 'left' | 'bottom' | 'right';

/** Connection site numbers of the four sides, from the preset shape definitions of ECMA-376. */
const foursided: Record<Side, number> = { top: 0, left: 1, bottom: 2, right: 3 };
const sites: Partial<Record<string, Record<Side, number>>> = {
  ellipse: { top: 0, left: 2, bottom: 4, right: 6 },
  triangle: { top: 0, left: 1, bottom: 3, right: 5 },
};

/** Sites of an ellipse, counterclockwise from the top in eighths. */
const ellipseSites = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** A `p:cxnSp`; if one of its shapes is not on the slide, a plain line across its own box. */
export function connectorXml(connector: ConnectorElement, id: number, from: Glued | null, to: Glued | null, colors: SchemeColors): string {
  const { start, end } = from === null || to === null ? loose(connector) : sitesBetween(connector, from.element, to.element);
  const [a, b] = [start.point, end.point];
  const glue =
    from === null || to === null ? '' : `<a:stCxn id="${from.id}" idx="${start.number}"/><a:endCxn id="${to.id}" idx="${end.number}"/>`;
  const level = Math.abs(a.x - b.x) < 0.01 || Math.abs(a.y - b.y) < 0.01;
  const beside = connector.side === 'left' || connector.side === 'right' ? connector.side : null;
  const straight = connector.shape === 'straight' || (level && beside === null);
  const upright = !straight && (start.side === 'top' || start.side === 'bottom');
  const bend = !straight && beside !== null ? bendBeside(beside, a, b) : '';
  return (
    `<p:cxnSp><p:nvCxnSpPr>${nonVisual(id, connector.name, connector.alt ?? '')}<p:cNvCxnSpPr>${glue}</p:cNvCxnSpPr><p:nvPr/></p:nvCxnSpPr><p:spPr>` +
    `${upright ? uprightFrame(a, b) : frame(a, b)}<a:prstGeom prst="${straight ? 'straightConnector1' : 'bentConnector3'}">${bend === '' ? '<a:avLst/>' : `<a:avLst>${bend}</a:avLst>`}</a:prstGeom>` +
    `<a:ln w="${emuOfPoints(connector.width)}"><a:solidFill>${colors[connector.color]}</a:solidFill>${connector.arrow ? '<a:tailEnd type="triangle"/>' : ''}</a:ln>` +
    '</p:spPr></p:cxnSp>'
  );
}

/** A shape that a connector is glued to, with its ID on the slide. */
export interface Glued {
  element: Element;
  id: number;
}

interface Site {
  number: number;
  point: Point;
  side?: Side;
}

function loose({ x, y, w, h }: Box): { start: Site; end: Site } {
  return { start: { number: 0, point: { x, y } }, end: { number: 0, point: { x: x + w, y: y + h } } };
}

function sidesOf({ side }: ConnectorElement, from: Element, to: Element): [Side, Side] {
  if (side === undefined) return facingSides(from, to);
  return side === 'down' ? ['bottom', 'top'] : [side, side];
}

function sitesBetween(connector: ConnectorElement, from: Element, to: Element): { start: Site; end: Site } {
  if (connector.shape === 'straight' && geometryOf(from) === 'ellipse' && geometryOf(to) === 'ellipse') return nearestSites(from, to);
  const [start, end] = sidesOf(connector, from, to);
  const site = (element: Element, side: Side): Site => ({ number: siteNumber(element, side), point: sitePoint(element, side), side });
  return { start: site(from, start), end: site(to, end) };
}

/** Round shapes have no sides: the two closest sites; the first of equally close ones, so that a ring is joined uniformly. */
function nearestSites(from: Element, to: Element): { start: Site; end: Site } {
  const pairs = ellipseSites.flatMap((i) => ellipseSites.map((j) => ({ start: ellipseSite(from, i), end: ellipseSite(to, j) })));
  const far = ({ start, end }: { start: Site; end: Site }) => Math.hypot(start.point.x - end.point.x, start.point.y - end.point.y);
  return pairs.reduce((best, pair) => (far(pair) < far(best) - 0.005 ? pair : best));
}

function ellipseSite(element: Element, number: number): Site {
  const { x, y, w, h } = element;
  const angle = (-number * Math.PI) / 4;
  const turn = ((element.type === 'text' ? (element.turn ?? 0) : 0) * Math.PI) / 180;
  const [right, down] = [(w / 2) * Math.sin(angle), (-h / 2) * Math.cos(angle)];
  return {
    number,
    point: { x: x + w / 2 + right * Math.cos(turn) - down * Math.sin(turn), y: y + h / 2 + right * Math.sin(turn) + down * Math.cos(turn) },
  };
}

/** How far an elbow between two sides facing the same way extends beyond them, inches. */
const runOut = 0.12;

/** The bend of such an elbow, as a share of its box's width, which must not be zero. */
function bendBeside(side: 'left' | 'right', a: Point, b: Point): string {
  const width = Math.max(Math.abs(b.x - a.x), 1e-3);
  // Measured from start to end.
  const out = side === 'left' ? Math.min(a.x, b.x) - runOut : Math.max(a.x, b.x) + runOut;
  const share = b.x >= a.x ? (out - a.x) / width : (a.x - out) / width;
  return `<a:gd name="adj1" fmla="val ${Math.round(share * 100_000)}"/>`;
}

/** The sides on which two boxes face each other, across the wider gap. */
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
  // A triangle's slanted sides have their sites halfway down, a quarter of the width in.
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
