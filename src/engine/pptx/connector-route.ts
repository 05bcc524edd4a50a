/** Which way a connector takes: the sites of its two shapes, and where an elbow bends. */
import type { Box, ConnectorElement, Element } from '../../model/layout.ts';

/** Inches. */
export interface Point {
  x: number;
  y: number;
}

export interface Route {
  start: Site;
  end: Site;
  straight: boolean;
  /** An elbow that leaves its shape at the top or bottom. */
  upright: boolean;
  /** Where an elbow bends, as a share of its box's width from the start; null for the middle. */
  bend: number | null;
}

/** `glued`: the two shapes; null if one is not on the slide: then across the connector's own box. */
export function routeOf(connector: ConnectorElement, glued: { from: Element; to: Element } | null): Route {
  const { start, end } = glued === null ? loose(connector) : sitesBetween(connector, glued.from, glued.to);
  const [a, b] = [start.point, end.point];
  const level = Math.abs(a.x - b.x) < 0.01 || Math.abs(a.y - b.y) < 0.01;
  const beside = connector.side === 'left' || connector.side === 'right' ? connector.side : null;
  const straight = connector.shape === 'straight' || (level && beside === null);
  const upright = !straight && (start.side === 'top' || start.side === 'bottom');
  return { start, end, straight, upright, bend: !straight && beside !== null ? bendBeside(beside, a, b) : null };
}

/** The corners of a route, from start to end. */
export function cornersOf({ start: { point: a }, end: { point: b }, straight, upright, bend }: Route): Point[] {
  if (straight) return [a, b];
  const share = bend ?? 0.5;
  if (upright) {
    const y = a.y + (b.y - a.y) * share;
    return [a, { x: a.x, y }, { x: b.x, y }, b];
  }
  const across = Math.max(Math.abs(b.x - a.x), leastWidth) * (b.x >= a.x ? 1 : -1);
  const x = a.x + across * share;
  return [a, { x, y: a.y }, { x, y: b.y }, b];
}

type Side = 'top' | 'left' | 'bottom' | 'right';

/** Connection site numbers of the four sides, from the preset shape definitions of ECMA-376. */
const foursided: Record<Side, number> = { top: 0, left: 1, bottom: 2, right: 3 };
const sites: Partial<Record<string, Record<Side, number>>> = {
  ellipse: { top: 0, left: 2, bottom: 4, right: 6 },
  triangle: { top: 0, left: 1, bottom: 3, right: 5 },
};

/** Sites of an ellipse, counterclockwise from the top in eighths. */
const ellipseSites = [0, 1, 2, 3, 4, 5, 6, 7] as const;

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

/** The width of an elbow's box, of which its bend is a share, must not be zero. */
const leastWidth = 1e-3;

/** The bend of such an elbow. */
function bendBeside(side: 'left' | 'right', a: Point, b: Point): number {
  const width = Math.max(Math.abs(b.x - a.x), leastWidth);
  // Measured from start to end.
  const out = side === 'left' ? Math.min(a.x, b.x) - runOut : Math.max(a.x, b.x) + runOut;
  return b.x >= a.x ? (out - a.x) / width : (a.x - out) / width;
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

function sitePoint(element: Element, side: Side): Point {
  const { x, y, w, h } = element;
  // A triangle's slanted sides have their sites halfway down, a quarter of the width in.
  const slant = geometryOf(element) === 'triangle' ? w / 4 : 0;
  if (side === 'top') return { x: x + w / 2, y };
  if (side === 'bottom') return { x: x + w / 2, y: y + h };
  return side === 'left' ? { x: x + slant, y: y + h / 2 } : { x: x + w - slant, y: y + h / 2 };
}
