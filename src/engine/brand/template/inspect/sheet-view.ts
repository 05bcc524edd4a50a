/** A layout as it is seen: its placeholders, what it and its master draw under them, and the ground all of that is on. */

import { area } from '../../../../model/geometry.ts';
import type { Box } from '../../../../model/layout.ts';
import type { DeckPackage } from '../../../opc/deck-package.ts';
import { all } from '../../../opc/xml.ts';
import { type Fill, fillOf, lineOf } from './fill.ts';
import { type Inherited, type LayoutPlaceholder, layoutPlaceholders, masterPlaceholders } from './layout-placeholders.ts';
import { coverage, type Outline, outlineOf } from './outline.ts';
import { boxAround, clipped } from './place.ts';
import type { NamedColors } from './resolve-color.ts';
import { type Shape, shapesOf } from './shapes.ts';
import type { LayoutSheet, TemplateSheets } from './template-sheets.ts';

export interface Drawn {
  shape: Shape;
  /** Part whose relationships the shape names. */
  part: string;
  box: Box;
  /** Square inches of the slide its fill covers. */
  covers: number;
  fill: Fill | null;
  /** Width of its outline, inches. */
  line: number | null;
  words: boolean;
  outline: Outline | null;
}

export interface SheetView {
  layout: LayoutSheet;
  size: { w: number; h: number };
  inherited: Inherited;
  placeholders: LayoutPlaceholder[];
  /** From the back to the front, invisible shapes left out. */
  drawn: Drawn[];
}

/** A shape where it stands, before any layout gives it its colours. */
type Placed = Omit<Drawn, 'covers' | 'fill' | 'line'> & { share: number };

/** Shapes smaller than this share of the slide are taken as their boxes. */
const small = 0.05;

/** What a master draws is placed once for all its layouts, and painted once for all with its colours. */
export function sheetViews({ masters, size, defaultText }: TemplateSheets): SheetView[] {
  return masters.flatMap((master) => {
    const behind = placedShapes(shapesOf(master.root), master.part, size);
    const inherited: Inherited = { size, defaultText, ofMaster: masterPlaceholders(master), styles: new Map() };
    const painted = new Map<NamedColors, Drawn[]>();
    return master.layouts.map((layout): SheetView => {
      const own = shapesOf(layout.root);
      const ofMaster = painted.get(layout.named) ?? paint(behind, layout);
      painted.set(layout.named, ofMaster);
      const front = paint(placedShapes(own, layout.part, size), layout);
      const drawn = layout.showsMaster ? [...ofMaster, ...front] : front;
      return { layout, size, inherited, placeholders: layoutPlaceholders(layout, own, inherited), drawn };
    });
  });
}

function placedShapes(shapes: readonly Shape[], part: string, size: { w: number; h: number }): Placed[] {
  return shapes.flatMap((shape) => {
    if (shape.ph || shape.hidden || !shape.place) return [];
    const box = clipped(boxAround(shape.place), size);
    if (!box) return [];
    const outline = area(box) >= small * area(size) ? outlineOf(shape) : null;
    const words = shape.kind === 'sp' && all(shape.node, 'a:t').some(({ text }) => text.trim() !== '');
    return [{ shape, part, box, words, outline, share: outline ? coverage(outline, shape.place) : 1 }];
  });
}

/** Those of which something is seen, in the colours of a layout. */
function paint(shapes: readonly Placed[], layout: LayoutSheet): Drawn[] {
  return shapes.flatMap(({ share, ...placed }) => {
    const fill = fillOf(placed.shape, layout);
    const line = lineOf(placed.shape, layout);
    if (!fill && line === null && !placed.words && placed.shape.kind !== 'graphicFrame') return [];
    return [{ ...placed, fill, line, covers: fill ? area(placed.box) * share : 0 }];
  });
}

/** Part of the picture a shape shows; undefined where it is none of the package's. */
export function pictureOf({ shape, part }: Drawn, pkg: DeckPackage): string | undefined {
  const id = all(shape.node, 'a:blip')[0]?.attributes['r:embed'];
  return pkg.relationships(part).find((relationship) => relationship.id === id && !relationship.external)?.target;
}
