/** Outlines of the shapes and where text goes in them, from the preset shape definitions of ECMA-376. Boxes in points. */
import type { Box, Geometry, TextElement } from '../../model/layout.ts';
import { type Corner, coordinate, polygon, polyline } from './paint.ts';

/** Radius of rounded corners as the file sets it, points. */
const rounded = 0.08 * 72;

interface Form {
  geometry: Geometry;
  /** Points. */
  lean: number;
}

/** Geometry of an element, `rect` by default. */
export function formOf({ geometry = 'rect', lean = 0 }: Pick<TextElement, 'geometry' | 'lean'>): Form {
  return { geometry, lean: lean * 72 };
}

/** SVG path of a shape in its box, turned by degrees clockwise about its middle. */
export function outlineOf(form: Form, box: Box, turn = 0): string {
  const { x, y, w, h } = box;
  if (form.geometry === 'ellipse') return ellipse(box, turn);
  if (form.geometry === 'round-rect') return roundRect(box, radius(box));
  const corners = cornersOf(form, box).map((corner) => turned(corner, [x + w / 2, y + h / 2], turn));
  return form.geometry === 'line' ? polyline(...corners) : polygon(...corners);
}

function cornersOf({ geometry, lean }: Form, { x, y, w, h }: Box): Corner[] {
  const [right, bottom, middle, centre] = [x + w, y + h, y + h / 2, x + w / 2];
  const half = Math.min(w, h) / 2;
  switch (geometry) {
    case 'line':
      return [[x, y], [right, bottom]]; // biome-ignore format: a shape a line
    case 'chevron':
      return [[x, y], [right - half, y], [right, middle], [right - half, bottom], [x, bottom], [x + half, middle]]; // biome-ignore format: a shape a line
    case 'home-plate':
      return [[x, y], [right - half, y], [right, middle], [right - half, bottom], [x, bottom]]; // biome-ignore format: a shape a line
    case 'triangle':
      return [[x, bottom], [centre, y], [right, bottom]]; // biome-ignore format: a shape a line
    case 'trapezoid':
      return [[x, bottom], [x + Math.min(lean, w / 2), y], [right - Math.min(lean, w / 2), y], [right, bottom]]; // biome-ignore format: a shape a line
    case 'diamond':
      return [[x, middle], [centre, y], [right, middle], [centre, bottom]]; // biome-ignore format: a shape a line
    case 'right-arrow':
      return [[x, y + h / 4], [right - half, y + h / 4], [right - half, y], [right, middle], [right - half, bottom], [right - half, bottom - h / 4], [x, bottom - h / 4]]; // biome-ignore format: a shape a line
    default:
      return [[x, y], [right, y], [right, bottom], [x, bottom]]; // biome-ignore format: a shape a line
  }
}

function radius({ w, h }: Box): number {
  return Math.min(rounded, w / 2, h / 2);
}

function turned([x, y]: Corner, [cx, cy]: Corner, degrees: number): Corner {
  if (degrees === 0) return [x, y];
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [x - cx, y - cy];
  return [cx + dx * Math.cos(angle) - dy * Math.sin(angle), cy + dx * Math.sin(angle) + dy * Math.cos(angle)];
}

/** Distance of a quarter circle's control points from its ends, in radii. */
const kappa = 0.5522847498;

function ellipse({ x, y, w, h }: Box, turn: number): string {
  const [rx, ry, cx, cy] = [w / 2, h / 2, x + w / 2, y + h / 2];
  const at = (across: number, down: number) => {
    const [px, py] = turned([cx + across * rx, cy + down * ry], [cx, cy], turn);
    return `${coordinate(px)} ${coordinate(py)}`;
  };
  return (
    `M${at(0, -1)}C${at(kappa, -1)} ${at(1, -kappa)} ${at(1, 0)}C${at(1, kappa)} ${at(kappa, 1)} ${at(0, 1)}` +
    `C${at(-kappa, 1)} ${at(-1, kappa)} ${at(-1, 0)}C${at(-1, -kappa)} ${at(-kappa, -1)} ${at(0, -1)}Z`
  );
}

function roundRect({ x, y, w, h }: Box, r: number): string {
  const k = r * (1 - kappa);
  const at = (px: number, py: number) => `${coordinate(px)} ${coordinate(py)}`;
  const [right, bottom] = [x + w, y + h];
  return (
    `M${at(x + r, y)}L${at(right - r, y)}C${at(right - k, y)} ${at(right, y + k)} ${at(right, y + r)}` +
    `L${at(right, bottom - r)}C${at(right, bottom - k)} ${at(right - k, bottom)} ${at(right - r, bottom)}` +
    `L${at(x + r, bottom)}C${at(x + k, bottom)} ${at(x, bottom - k)} ${at(x, bottom - r)}` +
    `L${at(x, y + r)}C${at(x, y + k)} ${at(x + k, y)} ${at(x + r, y)}Z`
  );
}

/** Where a shape's text goes, before insets; as if it were not turned. */
export function textBox({ geometry, lean }: Form, box: Box): Box {
  const { w, h } = box;
  const half = Math.min(w, h) / 2;
  const inside = (left: number, top: number, right: number, bottom: number): Box => ({
    x: box.x + left,
    y: box.y + top,
    w: w - left - right,
    h: h - top - bottom,
  });
  switch (geometry) {
    case 'round-rect': {
      const corner = radius(box) * 0.29289;
      return inside(corner, corner, corner, corner);
    }
    case 'ellipse': {
      const part = (1 - Math.SQRT1_2) / 2;
      return inside(w * part, h * part, w * part, h * part);
    }
    case 'chevron':
      return w > 2 * half ? inside(half, 0, half, 0) : box;
    case 'home-plate':
      return inside(0, 0, half / 2, 0);
    case 'triangle':
      return inside(w / 4, h / 2, w / 4, 0);
    case 'trapezoid': {
      const share = w > 0 ? Math.min((2 * lean) / w, 1) / 3 : 0;
      return inside(w * share, h * share, w * share, 0);
    }
    case 'diamond':
      return inside(w / 4, h / 4, w / 4, h / 4);
    case 'right-arrow':
      return inside(0, h / 4, half / 2, h / 4);
    default:
      return box;
  }
}
