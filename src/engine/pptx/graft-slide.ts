/** Takes the shapes PptxGenJS wrote for one slide and sets them into a slide of our own package: placeholders, ids, names, groups, glue. */
import type { IconName } from '../../model/icon-names.ts';
import type { Element, LayoutSlide, PictureElement, TextElement } from '../../model/layout.ts';
import type { IconPath } from '../icons/icon-path.ts';
import { emu, hundredths, slideNamespaces, xmlHead } from '../opc/write-xml.ts';
import { bindColors, type SchemeColors } from './color.ts';
import { connectorXml, type Glued } from './connector.ts';
import { graftParagraphs } from './graft-text.ts';
import { groupXml } from './group.ts';
import { iconXml } from './icon.ts';
import { background, shapeTree, slideNumberField } from './master.ts';
import { nonVisual } from './non-visual.ts';
import { type Placeholder, placeOf, type SlideLayout } from './placeholders.ts';
import { onTemplate } from './template-text.ts';

export interface SlideSetting {
  colors: SchemeColors;
  /** The slide's `p:clrMapOvr`. */
  colorMap: string;
  rtl: boolean;
  icons: ReadonlyMap<IconName, IconPath>;
  transition: 'fade' | undefined;
  /** Relationship to the part that names the slide, for a deck that can be refreshed. */
  tags: string | null;
}

/** A `slide` part from PptxGenJS's part for the same elements. */
export function graftSlide(
  xml: string,
  slide: LayoutSlide,
  layout: SlideLayout,
  { colors, colorMap, rtl, icons, transition, tags }: SlideSetting,
): string {
  // A group takes an id too; those of elements come first, so that connectors can name shapes that follow them.
  const ids = new Map<Element, number>(slide.elements.map((element, i) => [element, i + 2]));
  const byName = new Map(slide.elements.map((element) => [element.name, element]));
  const glued = (name: string): Glued | null => {
    const element = byName.get(name);
    return element === undefined ? null : { element, id: ids.get(element)! };
  };
  const reader = new ShapeReader(xml);
  const shapes = slide.elements.map((element) => {
    const id = ids.get(element)!;
    if (element.type === 'connector') return { element, xml: connectorXml(element, id, glued(element.from), glued(element.to), colors) };
    if (element.type === 'icon') return { element, xml: iconXml(element, id, icons.get(element.icon)!, colors) };
    if (element.type === 'text') {
      return { element, xml: textShape(reader.next('p:sp'), element, id, placeOf(element, slide, layout), rtl) };
    }
    if (element.type === 'picture') return { element, xml: pictureShape(reader.next('p:pic'), element, id) };
    return { element, xml: frameShape(reader.next('p:graphicFrame'), element, id, rtl) };
  });
  const tree = bindColors(shapeTree(groupXml(shapes, slide.elements.length + 2)), colors);
  const dark = slide.dark ?? layout.dark;
  const ground = dark === layout.dark ? '' : background(dark ? colors.dark : colors.paper);
  const tagged = tags === null ? '' : `<p:custDataLst><p:tags r:id="${tags}"/></p:custDataLst>`;
  // The logo of the master is made for paper.
  const hideLogo = dark && !layout.full ? ' showMasterSp="0"' : '';
  return (
    `${xmlHead}<p:sld ${slideNamespaces}${hideLogo}><p:cSld>${ground}${tree}${tagged}</p:cSld>` +
    `${colorMap}${transition === undefined ? '' : fade}</p:sld>`
  );
}

const fade = '<p:transition spd="med"><p:fade/></p:transition>';

/** Hands out the shapes of a slide in the order they were added. */
class ShapeReader {
  readonly #xml: string;
  #at = 0;
  constructor(xml: string) {
    this.#xml = xml;
  }
  /** The next element of this name, with its tags. */
  next(name: string): string {
    const from = this.#xml.indexOf(`<${name}>`, this.#at);
    const to = this.#xml.indexOf(`</${name}>`, from) + name.length + 3;
    this.#at = to;
    return this.#xml.slice(from, to);
  }
}

/** What stands between two marks. */
function between(xml: string, open: string, close: string): string {
  const from = xml.indexOf(open) + open.length;
  return xml.slice(from, xml.indexOf(close, from));
}

const anchors = { top: 't', middle: 'ctr', bottom: 'b' } as const;

function textShape(xml: string, element: TextElement, id: number, place: Placeholder | null, rtl: boolean): string {
  const properties = between(xml, '<p:spPr>', '</p:spPr>').replace('<a:ln></a:ln>', '');
  const paragraphs = graftParagraphs(between(xml, '<a:lstStyle/>', '</p:txBody>'));
  const hasText = element.paragraphs.some((paragraph) => paragraph.runs.some((run) => run.text !== ''));
  if (place === null) {
    const isShape = element.geometry !== undefined || element.fill !== undefined || element.line !== undefined;
    // A shape without a word is decoration unless it is described.
    const alt = element.alt ?? (hasText ? undefined : '');
    return (
      `<p:sp><p:nvSpPr>${nonVisual(id, element.name, alt)}<p:cNvSpPr${isShape ? '' : ' txBox="1"'}/><p:nvPr/></p:nvSpPr><p:spPr>${properties}</p:spPr>` +
      `<p:txBody>${bodyProperties(element, rtl)}<a:lstStyle/>${paragraphs}</p:txBody></p:sp>`
    );
  }
  const isHalf = place.type === 'ftr' || place.type === 'sldNum';
  const type = place.type === 'obj' ? '' : ` type="${place.type}"`;
  const idx = place.idx === 0 ? '' : ` idx="${place.idx}"`;
  const isNumber = place.type === 'sldNum';
  const moved = !sameBox(element, place);
  const filled = element.fill !== undefined || element.line !== undefined || element.geometry !== undefined;
  const sameBody = element.anchor === place.anchor && element.inset === 0 && !(place.theirs && moved);
  return (
    `<p:sp><p:nvSpPr>${nonVisual(id, element.name, element.alt || undefined)}<p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr>` +
    `<p:nvPr><p:ph${type}${isHalf ? ' sz="quarter"' : ''}${idx}/></p:nvPr></p:nvSpPr>` +
    `<p:spPr>${filled ? properties : moved ? properties.slice(0, properties.indexOf('<a:prstGeom')) : ''}</p:spPr>` +
    `<p:txBody>${!sameBody ? bodyProperties(element, rtl) : place.theirs ? fixedSize : '<a:bodyPr/>'}<a:lstStyle/>` +
    `${inheriting(isNumber ? asNumberField(paragraphs) : paragraphs, element, place, rtl)}</p:txBody></p:sp>`
  );
}

/** A template's placeholder may shrink its text; what was measured stays as it is. */
const fixedSize = '<a:bodyPr><a:noAutofit/></a:bodyPr>';

/** Alignment is written only where the paragraph asks for one, and size only where it is not the placeholder's. */
function inheriting(paragraphs: string, element: TextElement, place: Placeholder, rtl: boolean): string {
  // A template is made for one direction; its own alignment holds for what is read from the left.
  const turned = place.theirs !== undefined && rtl && place.align === 'left';
  const aligned = turned || element.paragraphs.some((paragraph) => paragraph.align !== undefined);
  const plain = aligned ? paragraphs : paragraphs.replace(/<a:pPr([^>]*?) algn="[lr]"/g, '<a:pPr$1').replaceAll('<a:pPr></a:pPr>', '');
  const explicit = place.type === 'ftr' || place.type === 'sldNum';
  const sized = explicit ? plain : plain.replaceAll(` sz="${hundredths(place.size)}"`, '');
  return place.theirs ? onTemplate(sized, place.theirs) : sized;
}

/** The slide's number as a field, so that it stays true when slides are moved. */
function asNumberField(paragraphs: string): string {
  return paragraphs.replace('<a:r>', `<a:fld id="${slideNumberField}" type="slidenum">`).replace('</a:r>', '</a:fld>');
}

/** Boxes that differ by less than a hundredth of an inch are the same. */
function sameBox(element: TextElement, place: Placeholder): boolean {
  return (['x', 'y', 'w', 'h'] as const).every((side) => Math.abs(element[side] - place[side]) < 0.01);
}

function bodyProperties(element: TextElement, rtl: boolean): string {
  const inset = emu(element.inset);
  return `<a:bodyPr wrap="square" lIns="${inset}" tIns="${inset}" rIns="${inset}" bIns="${inset}" rtlCol="${rtl ? 1 : 0}" anchor="${anchors[element.anchor]}"${element.turn === undefined ? '' : ' upright="1"'}/>`;
}

function pictureShape(xml: string, element: PictureElement, id: number): string {
  const fill = between(xml, '<p:blipFill>', '</p:blipFill>').replace('<a:stretch>', `${cropXml(element)}<a:stretch>`);
  const turned = element.turn === undefined ? '<a:xfrm>' : `<a:xfrm rot="${element.turn * 60_000}">`;
  const properties = between(xml, '<p:spPr>', '</p:spPr>').replace(/<a:xfrm[^>]*>/, turned);
  return (
    `<p:pic><p:nvPicPr>${nonVisual(id, element.name, element.alt)}<p:cNvPicPr><a:picLocks noChangeAspect="1"/></p:cNvPicPr><p:nvPr/></p:nvPicPr>` +
    `<p:blipFill>${fill}</p:blipFill><p:spPr>${properties}</p:spPr></p:pic>`
  );
}

/** In thousandths of a percent. */
function cropXml({ crop }: PictureElement): string {
  if (crop === undefined) return '';
  const part = (share: number) => Math.round(share * 100_000);
  return `<a:srcRect l="${part(crop.left)}" t="${part(crop.top)}" r="${part(crop.right)}" b="${part(crop.bottom)}"/>`;
}

/** A table or a chart. */
function frameShape(xml: string, element: Element, id: number, rtl: boolean): string {
  const graphic = xml.slice(xml.search(/<a:graphic[ >]/), xml.lastIndexOf('</p:graphicFrame>'));
  const table = element.type === 'table';
  const locks = table ? '<p:cNvGraphicFramePr><a:graphicFrameLocks noGrp="1"/></p:cNvGraphicFramePr>' : '<p:cNvGraphicFramePr/>';
  return (
    `<p:graphicFrame><p:nvGraphicFramePr>${nonVisual(id, element.name, element.alt)}${locks}<p:nvPr/></p:nvGraphicFramePr>` +
    `<p:xfrm><a:off x="${emu(element.x)}" y="${emu(element.y)}"/><a:ext cx="${emu(element.w)}" cy="${emu(element.h)}"/></p:xfrm>` +
    `${table ? graftTable(graphic, element, rtl) : graphic}</p:graphicFrame>`
  );
}

function graftTable(graphic: string, element: Element, rtl: boolean): string {
  const header = element.type === 'table' && element.rows[0]?.role === 'header';
  const total = element.type === 'table' && element.rows.at(-1)?.role === 'total';
  const properties = `<a:tblPr${rtl ? ' rtl="1"' : ''}${header ? ' firstRow="1"' : ''}${total ? ' lastRow="1"' : ''}/>`;
  return graftParagraphs(graphic).replace('<a:tblPr/>', properties);
}
