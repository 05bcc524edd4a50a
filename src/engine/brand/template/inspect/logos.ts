/** Pictures of a template that may be its owner's logo: by name, by how often they stand where they stand, by place and size. */

import type { TemplateLogo } from '../../../../model/brand-kit.ts';
import { area } from '../../../../model/geometry.ts';
import type { Box } from '../../../../model/layout.ts';
import type { DeckPackage } from '../../../opc/deck-package.ts';
import { type Drawn, pictureOf, type SheetView } from './sheet-view.ts';

interface Candidate extends TemplateLogo {
  named: boolean;
  /** Times its picture stands anywhere. */
  weight: number;
}

const words = /logo|wordmark|wortmarke|signet|emblem|brand ?mark|logotip|логотип|ロゴ|标志|徽标|로고/i;
/** Larger it is a decoration, as a share of the slide. */
const largest = 0.25;
const small = 0.04;
const least = 0.01;
/** A picture much longer than high, or higher than long, is a band. */
const longest = 12;
/** As a share of the slide's side. */
const nearEdge = 0.2;
const mostListed = 8;
const likely = 1.5;

/** `grounds` of each view are no logos. */
export function logoCandidates(views: readonly { view: SheetView; grounds: ReadonlySet<Drawn> }[], pkg: DeckPackage): TemplateLogo[] {
  const found = new Map<string, Candidate>();
  for (const { view, grounds } of views) {
    for (const [key, candidate] of seen(view, grounds, pkg)) {
      const known = found.get(key);
      if (known) known.layouts++;
      else found.set(key, candidate);
    }
  }
  const [size] = views.map(({ view }) => view.size);
  const weighed = [...found.values()].map((candidate) => ({ ...candidate, weight: weigh(candidate, size!, views.length) }));
  return weighed
    .filter(({ weight }) => weight >= likely)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, mostListed)
    .map(({ part, box, layouts }) => ({ part, box, layouts }));
}

/** Each place of each picture once, though it be drawn twice. */
function seen({ drawn, size }: SheetView, grounds: ReadonlySet<Drawn>, pkg: DeckPackage): Map<string, Candidate> {
  const found = new Map<string, Candidate>();
  for (const shape of drawn) {
    const { box } = shape;
    if (shape.fill?.kind !== 'picture' || grounds.has(shape) || area(box) > largest * area(size) || area(box) < least) continue;
    const part = pictureOf(shape, pkg);
    if (part === undefined || !pkg.parts.has(part)) continue;
    const key = [part, ...[box.x, box.y, box.w, box.h].map((side) => side.toFixed(1))].join(' ');
    found.set(key, { part, box, layouts: 1, named: words.test(`${shape.shape.name} ${part}`), weight: 0 });
  }
  return found;
}

function weigh({ box, named, layouts }: Candidate, size: { w: number; h: number }, ofLayouts: number): number {
  const band = Math.max(box.w / box.h, box.h / box.w) > longest;
  return (
    (named ? 3 : 0) + (2 * layouts) / ofLayouts + (inCorner(box, size) ? 1 : 0) + (area(box) <= small * area(size) ? 1 : 0) - (band ? 2 : 0)
  );
}

function inCorner({ x, y, w, h }: Box, size: { w: number; h: number }): boolean {
  const across = Math.min(x, size.w - x - w) <= nearEdge * size.w;
  const down = Math.min(y, size.h - y - h) <= nearEdge * size.h;
  return across && down;
}
