/** Attaches a slide written by PptxGenJS to a layout: placeholders, groups, connectors, icons, text, IDs. */
import type { IconName } from '../../model/icon-names.ts';
import type { Element, IconElement, LayoutSlide, PictureElement, TextElement } from '../../model/layout.ts';
import type { IconPath, Segment } from '../icons/icon-path.ts';
import { emu, hundredths, slideNamespaces, xmlHead } from '../opc/write-xml.ts';
import { bindColors, type SchemeColors } from './color.ts';
import { connectorXml, type Glued, nonVisual } from './connector.ts';
import { anchors, background, shapeTree, slideNumberField } from './master.ts';
import { type Placeholder, placeOf, type SlideLayout } from './placeholders.ts';

const runFonts =
  /<a:latin typeface="\+(mj|mn)-lt" pitchFamily="34" charset="0"\/><a:ea typeface="[^"]*" pitchFamily="34" charset="-122"\/><a:cs typeface="[^"]*" pitchFamily="34" charset="-120"\/>/g;
const linkDefaults = ' invalidUrl="" action="" tgtFrame="" tooltip="" history="1" highlightClick="0" endSnd="0"';

/** The `a:p` elements of a text, repaired. */
function graftParagraphs(xml: string): string {
  let grafted = xml.includes('</a:pPr>') ? xml.split('</a:p>').map(oneProperties).join('</a:p>') : xml;
  grafted = grafted
    .replaceAll(' indent="0" marL="0"', '')
    .replaceAll('<a:buNone/>', '')
    .replaceAll('<a:buSzPct val="100000"/>', '')
    .replaceAll(' altLang="en-US"', '')
    .replaceAll(' dirty="0"', '')
    .replaceAll(' startAt="1"', '')
    .replaceAll('<a:pPr></a:pPr>', '')
    .replaceAll('<a:pPr >', '<a:pPr>');
  if (grafted.includes('pitchFamily'))
    grafted = grafted.replace(runFonts, '<a:latin typeface="+$1-lt"/><a:ea typeface="+$1-ea"/><a:cs typeface="+$1-cs"/>');
  return grafted.includes(linkDefaults) ? grafted.replaceAll(linkDefaults, '') : grafted;
}

/** PptxGenJS repeats paragraph properties before each run. */
function oneProperties(paragraph: string): string {
  const end = paragraph.indexOf('</a:pPr>');
  if (end < 0) return paragraph;
  const rest = paragraph.slice(end + 8);
  return rest.includes('<a:pPr') ? paragraph.slice(0, end + 8) + rest.replace(/<a:pPr[^<>]*>.*?<\/a:pPr>/g, '') : paragraph;
}

/** The `a:p` elements of a text in a template; `bullet`: whether the placeholder's first level has a bullet. */
function onTemplate(paragraphs: string, { before, bullet }: { before: number; bullet: boolean }): string {
  if (before === 0 && !bullet) return paragraphs;
  return paragraphs.replace(/<a:p>(?:<a:pPr([^>]*?)(?:\/>|>(.*?)<\/a:pPr>))?/g, (_, attributes = '', inner = '') => {
    const spacing = /^(<a:lnSpc>.*?<\/a:lnSpc>)?(?:<a:spcBef>.*?<\/a:spcBef>)?(<a:spcAft>.*?<\/a:spcAft>)?(.*)$/s.exec(inner)!;
    const [, lines = '', after = '<a:spcAft><a:spcPts val="0"/></a:spcAft>', marks = ''] = spacing;
    const marked = /<a:bu(?:Char|AutoNum)/.test(marks);
    // Keep the template's own bullet; text without one loses bullet and indent.
    const mark = !marked ? '<a:buNone/>' : bullet ? marks.replace(/<a:buChar[^<>]*\/>/, '') : marks;
    const indent = marked ? '' : ' marL="0" indent="0"';
    return `<a:p><a:pPr${attributes}${indent}>${lines}<a:spcBef><a:spcPts val="0"/></a:spcBef>${after}${mark}</a:pPr>`;
  });
}

interface Shape {
  element: Element;
  xml: string;
}

/** The shapes in order, adjacent ones with the same group name inside one `p:grpSp`; group IDs start at `firstId`. */
function groupXml(shapes: readonly Shape[], firstId: number): string {
  const runs: { group: string | null; shapes: Shape[] }[] = [];
  for (const shape of shapes) {
    const group = canBeGrouped(shape.element) ? (shape.element.group ?? null) : null;
    const last = runs.at(-1);
    if (last !== undefined && last.group === group) last.shapes.push(shape);
    else runs.push({ group, shapes: [shape] });
  }
  let id = firstId;
  const taken = new Set(shapes.map(({ element }) => element.name));
  return runs
    .map(({ group, shapes: members }) => {
      const content = members.map((shape) => shape.xml).join('');
      return group === null || members.length < 2 ? content : wrap(content, members, id++, freeName(group, taken));
    })
    .join('');
}

/** PowerPoint allows neither placeholders nor tables in a group. */
function canBeGrouped(element: Element): boolean {
  return element.type !== 'table' && !(element.type === 'text' && element.placeholder !== undefined);
}

function freeName(name: string, taken: Set<string>): string {
  let free = name;
  for (let n = 2; taken.has(free); n++) free = `${name} ${n}`;
  taken.add(free);
  return free;
}

function wrap(content: string, members: readonly Shape[], id: number, name: string): string {
  const left = Math.min(...members.map(({ element }) => element.x));
  const top = Math.min(...members.map(({ element }) => element.y));
  const right = Math.max(...members.map(({ element }) => element.x + element.w));
  const bottom = Math.max(...members.map(({ element }) => element.y + element.h));
  const at = `x="${emu(left)}" y="${emu(top)}"`;
  const alt = members.find(({ element }) => element.groupAlt)?.element.groupAlt;
  const size = `cx="${emu(right - left)}" cy="${emu(bottom - top)}"`;
  return (
    `<p:grpSp><p:nvGrpSpPr>${nonVisual(id, name, alt)}<p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr>` +
    `<p:grpSpPr><a:xfrm><a:off ${at}/><a:ext ${size}/><a:chOff ${at}/><a:chExt ${size}/></a:xfrm></p:grpSpPr>${content}</p:grpSp>`
  );
}

/** Path coordinates must be integers, so scale them up. */
const fineness = 1000;

const tags: Record<Segment['command'], string> = { M: 'moveTo', L: 'lnTo', Q: 'quadBezTo', C: 'cubicBezTo', Z: 'close' };

/** A `p:sp` for an icon. */
function iconXml(element: IconElement, id: number, path: IconPath, colors: SchemeColors): string {
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

interface SlideSetting {
  colors: SchemeColors;
  /** The slide's `p:clrMapOvr`. */
  colorMap: string;
  rtl: boolean;
  icons: ReadonlyMap<IconName, IconPath>;
  transition: 'fade' | undefined;
  /** Relationship to the part with the slide's tag, for a deck that can be refreshed. */
  tags: string | null;
}

/** A `slide` part from PptxGenJS's part for the same elements. */
export function graftSlide(
  xml: string,
  slide: LayoutSlide,
  layout: SlideLayout,
  { colors, colorMap, rtl, icons, transition, tags }: SlideSetting,
): string {
  // Element IDs come before group IDs, so that connectors can name shapes that follow them.
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
  // The master's logo is made for a light page.
  const hideLogo = dark && !layout.full ? ' showMasterSp="0"' : '';
  return (
    `${xmlHead}<p:sld ${slideNamespaces}${hideLogo}><p:cSld>${ground}${tree}${tagged}</p:cSld>` +
    `${colorMap}${transition === undefined ? '' : fade}</p:sld>`
  );
}

const fade = '<p:transition spd="med"><p:fade/></p:transition>';

/** Returns the shapes of a slide in the order they were added. */
class ShapeReader {
  readonly #xml: string;
  #at = 0;
  constructor(xml: string) {
    this.#xml = xml;
  }
  /** The next element with this tag, including its tags. */
  next(name: string): string {
    const from = this.#xml.indexOf(`<${name}>`, this.#at);
    const to = this.#xml.indexOf(`</${name}>`, from) + name.length + 3;
    this.#at = to;
    return this.#xml.slice(from, to);
  }
}

/** The text between two markers. */
function between(xml: string, open: string, close: string): string {
  const from = xml.indexOf(open) + open.length;
  return xml.slice(from, xml.indexOf(close, from));
}

function textShape(xml: string, element: TextElement, id: number, place: Placeholder | null, rtl: boolean): string {
  const properties = between(xml, '<p:spPr>', '</p:spPr>').replace('<a:ln></a:ln>', '');
  const paragraphs = graftParagraphs(between(xml, '<a:lstStyle/>', '</p:txBody>'));
  const hasText = element.paragraphs.some((paragraph) => paragraph.runs.some((run) => run.text !== ''));
  if (place === null) {
    const isShape = element.geometry !== undefined || element.fill !== undefined || element.line !== undefined;
    // A shape without text or description is decoration.
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
    `<p:txBody>${!sameBody ? bodyProperties(element, rtl) : place.theirs ? fullSize : '<a:bodyPr/>'}<a:lstStyle/>` +
    `${inheriting(isNumber ? asNumberField(paragraphs) : paragraphs, element, place, rtl)}</p:txBody></p:sp>`
  );
}

/** Overrides a template's own scale of text that we measured; it shrinks only where its face is missing. */
const fullSize = '<a:bodyPr><a:normAutofit/></a:bodyPr>';

/** Writes alignment only if the paragraph sets one, and size only if it differs from the placeholder's. */
function inheriting(paragraphs: string, element: TextElement, place: Placeholder, rtl: boolean): string {
  // A template is made for one direction; its alignment applies to left-to-right text.
  const turned = place.theirs !== undefined && rtl && place.align === 'left';
  const aligned = turned || element.paragraphs.some((paragraph) => paragraph.align !== undefined);
  const plain = aligned ? paragraphs : paragraphs.replace(/<a:pPr([^<>]*?) algn="[lr]"/g, '<a:pPr$1').replaceAll('<a:pPr></a:pPr>', '');
  const explicit = place.type === 'ftr' || place.type === 'sldNum';
  const sized = explicit ? plain : plain.replaceAll(` sz="${hundredths(place.size)}"`, '');
  return place.theirs ? onTemplate(sized, place.theirs) : sized;
}

/** The slide number as a field, so that it stays right when slides are moved. */
function asNumberField(paragraphs: string): string {
  return paragraphs.replace('<a:r>', `<a:fld id="${slideNumberField}" type="slidenum">`).replace('</a:r>', '</a:fld>');
}

/** Boxes that differ by less than 0.01 inch are the same. */
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
  const properties = between(xml, '<p:spPr>', '</p:spPr>').replace(/<a:xfrm[^<>]*>/, turned);
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
