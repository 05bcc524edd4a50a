/** What a corporate template draws on its pages: grounds, plain shapes and pictures of its masters and layouts. */
import type { BrandTemplate, Hex } from '../../model/brand-kit.ts';
import type { ImageMark, Mark, PathMark } from '../../model/drawing.ts';
import type { LayoutName } from '../../model/layout.ts';
import { mix } from '../brand/colors.ts';
import { background } from '../brand/template/inspect/ground.ts';
import { boxAround, pointOf, share } from '../brand/template/inspect/shapes.ts';
import {
  type Drawn,
  type Fill,
  fillElement,
  fillFrom,
  pictureOf,
  type SheetView,
  sheetViews,
} from '../brand/template/inspect/sheet-view.ts';
import { templateSheets } from '../brand/template/inspect/template-sheets.ts';
import { colorIn } from '../brand/template/inspect/theme.ts';
import { openTemplate } from '../brand/template/open-template.ts';
import type { DeckPackage } from '../opc/deck-package.ts';
import { all, child } from '../opc/read-xml.ts';
import { type Corner, inch, inPoints, polygon, polyline } from './paint.ts';
import { outlineOf } from './shapes.ts';

export interface TemplatePage {
  /** Of the page; null where the template has none of its own. */
  color: Hex | null;
  marks: readonly Mark[];
}

export interface TemplateGround {
  pages: ReadonlyMap<LayoutName, TemplatePage>;
  notDrawn: readonly string[];
}

/** What is left out or simplified, by the sentence that says so. */
const simplified = {
  gradient: 'Gradients and patterns of the template are drawn in their mean colour.',
  outline: 'Shapes of the template with curved outlines are drawn as rectangles.',
  words: "Texts of the template's master and layouts are not drawn.",
  picture: 'Pictures of the template that are neither PNG nor JPEG are not drawn.',
  object: "Tables, charts and diagrams of the template's master and layouts are not drawn.",
} as const;

const known = new WeakMap<BrandTemplate, TemplateGround>();

/** Read once for each template. */
export function templateGround(template: BrandTemplate): TemplateGround {
  const before = known.get(template);
  if (before !== undefined) return before;
  const { pkg, presentation } = openTemplate(Buffer.from(template.data, 'base64'));
  const notes = new Set<string>();
  const views = sheetViews(templateSheets(pkg, presentation));
  const pages = Object.entries(template.layouts).flatMap(([name, { part }]) => {
    const view = views.find(({ layout }) => layout.part === part);
    return view ? [[name as LayoutName, pageOf(view, pkg, notes)] as const] : [];
  });
  const ground = { pages: new Map(pages), notDrawn: [...notes] };
  known.set(template, ground);
  return ground;
}

function pageOf(view: SheetView, pkg: DeckPackage, notes: Set<string>): TemplatePage {
  const behind = background(view.layout);
  const page = { x: 0, y: 0, w: view.size.w * inch, h: view.size.h * inch };
  const picture = behind.fill?.kind === 'picture' ? pictureIn(pkg, behind.part, behind.fill.picture, notes) : null;
  return {
    color: behind.fill && behind.fill.kind !== 'picture' ? flat(behind.fill, notes) : null,
    marks: [
      ...(picture ? [{ type: 'image' as const, element: null, role: 'ground' as const, ...picture, ...page }] : []),
      ...view.drawn.flatMap((shape) => marksOf(shape, view, pkg, notes)),
    ],
  };
}

/** A fill in one colour. */
function flat({ kind, colors }: Fill, notes: Set<string>): Hex {
  if (kind !== 'solid') notes.add(simplified.gradient);
  return colors.slice(1).reduce((sum, color, at) => mix(color, sum, 1 / (at + 2)), colors[0]!);
}

function marksOf(drawn: Drawn, view: SheetView, pkg: DeckPackage, notes: Set<string>): Mark[] {
  const { fill, shape, words } = drawn;
  if (words) notes.add(simplified.words);
  if (shape.kind === 'graphicFrame') notes.add(simplified.object);
  const place = shape.place!;
  if (fill?.kind === 'picture') {
    const picture = pictureIn(pkg, drawn.part, pictureOf(drawn, pkg), notes);
    return picture ? [{ type: 'image', element: null, role: 'picture', ...picture, ...cropOf(drawn), ...inPoints(boxAround(place)) }] : [];
  }
  const stroke = strokeOf(drawn, view);
  if (shape.kind === 'cxnSp') return stroke ? [{ ...common, d: polyline(corner(drawn, [0, 0]), corner(drawn, [1, 1])), stroke }] : [];
  if (!fill && !stroke) return [];
  return [
    {
      ...common,
      d: pathOf(drawn, notes),
      ...(fill && { fill: flat(fill, notes) }),
      ...(fill && fill.alpha < 1 && { opacity: fill.alpha }),
      ...(stroke && { stroke }),
    },
  ];
}

const common = { type: 'path', element: null, role: 'shape' } as const;

function corner({ shape }: Drawn, point: Corner): Corner {
  const [x, y] = pointOf(shape.place!, point);
  return [x * inch, y * inch];
}

/** Rectangles, rings of points, and ellipses that are not turned; all else as its box. */
function pathOf(drawn: Drawn, notes: Set<string>): string {
  const { shape, outline } = drawn;
  const preset = child(shape.node, 'p:spPr', 'a:prstGeom')?.attributes.prst;
  if (outline) return outline.map((ring) => polygon(...ring.map(([x, y]): Corner => [x * inch, y * inch]))).join('');
  if (preset === 'line') return polyline(corner(drawn, [0, 0]), corner(drawn, [1, 1]));
  if (preset === 'ellipse') return outlineOf({ geometry: 'ellipse', lean: 0 }, inPoints(boxAround(shape.place!)));
  if (shape.kind === 'sp' && preset !== undefined && preset !== 'rect') notes.add(simplified.outline);
  return polygon(...([[0, 0], [1, 0], [1, 1], [0, 1]] as const).map((point) => corner(drawn, point))); // biome-ignore format: corners
}

function strokeOf({ shape, line }: Drawn, { layout }: SheetView): PathMark['stroke'] | null {
  if (line === null) return null;
  const own = fillFrom(fillElement(child(shape.node, 'p:spPr', 'a:ln')), layout.named);
  const color = own?.colors[0] ?? colorIn(child(shape.node, 'p:style', 'a:lnRef'), layout.named)?.hex;
  return color ? { color, width: line * inch } : null;
}

function cropOf({ shape }: Drawn): Pick<ImageMark, 'crop'> {
  const cut = all(shape.node, 'a:srcRect')[0]?.attributes;
  if (!cut) return {};
  const side = (name: string) => Math.min(0.99, Math.max(0, share(cut[name]) ?? 0));
  const crop = { left: side('l'), top: side('t'), right: side('r'), bottom: side('b') };
  return crop.left + crop.right < 1 && crop.top + crop.bottom < 1 ? { crop } : {};
}

/** `picture`: its part, or a relationship of `owner` to it. */
function pictureIn(
  pkg: DeckPackage,
  owner: string,
  picture: string | undefined,
  notes: Set<string>,
): Pick<ImageMark, 'data' | 'mime'> | null {
  const part = pkg.relationships(owner).find(({ id, external }) => id === picture && !external)?.target ?? picture;
  const bytes = part === undefined ? undefined : pkg.parts.get(part);
  const mime = pkg.contentType(part ?? '');
  if (bytes && (mime === 'image/png' || mime === 'image/jpeg')) return { data: Buffer.from(bytes).toString('base64'), mime };
  notes.add(simplified.picture);
  return null;
}
