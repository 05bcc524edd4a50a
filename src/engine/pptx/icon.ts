/** Icons as freeforms: filled in a theme colour, with anchor points that can be edited. */

import type { IconElement } from '../../model/layout.ts';
import type { IconPath, Segment } from '../icons/icon-path.ts';
import { emu } from '../opc/write-xml.ts';
import type { SchemeColors } from './color.ts';
import { nonVisual } from './non-visual.ts';

/** Whole numbers are wanted: parts of a point of the drawing. */
const fineness = 1000;

const tags: Record<Segment['command'], string> = { M: 'moveTo', L: 'lnTo', Q: 'quadBezTo', C: 'cubicBezTo', Z: 'close' };

/** A `p:sp` of its own for an icon. */
export function iconXml(element: IconElement, id: number, path: IconPath, colors: SchemeColors): string {
  const { x, y, w, h } = element;
  const side = path.side * fineness;
  return (
    `<p:sp><p:nvSpPr>${nonVisual(id, element.name, element.alt ?? '')}<p:cNvSpPr/><p:nvPr/></p:nvSpPr>` +
    `<p:spPr><a:xfrm><a:off x="${emu(x)}" y="${emu(y)}"/><a:ext cx="${emu(w)}" cy="${emu(h)}"/></a:xfrm>` +
    '<a:custGeom><a:avLst/><a:gdLst/><a:ahLst/><a:cxnLst/><a:rect l="0" t="0" r="r" b="b"/>' +
    `<a:pathLst><a:path w="${side}" h="${side}">${path.segments.map(segmentXml).join('')}</a:path></a:pathLst></a:custGeom>` +
    `<a:solidFill>${colors[element.color]}</a:solidFill><a:ln><a:noFill/></a:ln></p:spPr></p:sp>`
  );
}

function segmentXml({ command, points }: Segment): string {
  const tag = tags[command];
  if (command === 'Z') return `<a:${tag}/>`;
  const inside = points.map(({ x, y }) => `<a:pt x="${Math.round(x * fineness)}" y="${Math.round(y * fineness)}"/>`);
  return `<a:${tag}>${inside.join('')}</a:${tag}>`;
}
