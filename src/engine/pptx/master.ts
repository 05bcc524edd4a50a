/** Our own masters, layouts and notes, made from a brand kit. */
import type { BrandKit } from '../../model/brand-kit.ts';
import type { Box } from '../../model/layout.ts';
import type { PlacedLogo } from '../brand/logo.ts';
import { cleanLine, emu, hundredths, slideNamespaces, xmlHead, xmlText } from '../opc/write-xml.ts';
import { onDarkPaper, type SchemeColors } from './color.ts';
import type { Placeholder, SlideLayout } from './placeholders.ts';

export const anchors = { top: 't', middle: 'ctr', bottom: 'b' } as const;
const groupHead =
  '<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/>' +
  '<a:chOff x="0" y="0"/><a:chExt cx="0" cy="0"/></a:xfrm></p:grpSpPr>';

/** `<p:spTree>` around shapes. */
export function shapeTree(shapes: string): string {
  return `<p:spTree>${groupHead}${shapes}</p:spTree>`;
}

/** A background in one theme colour. */
export function background(color: string): string {
  return `<p:bg><p:bgPr><a:solidFill>${color}</a:solidFill><a:effectLst/></p:bgPr></p:bg>`;
}

/** A `slideLayout` part; `logo` is the result of `placedLogo`, or empty. */
export function layoutXml(layout: SlideLayout, colors: SchemeColors, logo: string, rtl: boolean): string {
  const shapes = Object.values(layout.placeholders).map((placeholder, i) => placeholderXml(placeholder, i + 2, colors, rtl));
  return (
    `${xmlHead}<p:sldLayout ${slideNamespaces} type="${layout.type}" preserve="1"${layout.full ? ' showMasterSp="0"' : ''}>` +
    `<p:cSld name="${layout.label}">${layout.dark ? background(colors.dark) : ''}${shapeTree(logo + shapes.join(''))}</p:cSld>` +
    '<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sldLayout>'
  );
}

/** The `slideMaster` part; `layoutIds` are relationship IDs of its layouts, `logo` is the result of `placedLogo`, or empty. */
export function masterXml(
  content: SlideLayout,
  kit: BrandKit,
  colors: SchemeColors,
  layoutIds: string[],
  logo: string,
  rtl: boolean,
): string {
  const { title, body, footer, number } = content.placeholders as Record<'title' | 'body' | 'footer' | 'number', Placeholder>;
  const shapes = [title, { ...body, type: 'body' as const }, footer, number].map((placeholder, i) =>
    placeholderXml(placeholder, i + 2, colors, rtl),
  );
  const layouts = layoutIds.map((id, i) => `<p:sldLayoutId id="${firstLayoutId + i}" r:id="${id}"/>`).join('');
  return (
    `${xmlHead}<p:sldMaster ${slideNamespaces}><p:cSld>${background(colors.paper)}` +
    `${shapeTree(shapes.join('') + logo)}</p:cSld>` +
    `<p:clrMap ${onDarkPaper(kit) ? 'bg1="dk1" tx1="lt1"' : 'bg1="lt1" tx1="dk1"'} ` +
    'bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" ' +
    'accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/>' +
    `<p:sldLayoutIdLst>${layouts}</p:sldLayoutIdLst>` +
    `<p:txStyles><p:titleStyle>${levelStyle(1, title, colors, rtl)}</p:titleStyle><p:bodyStyle>${bodyLevels(body, colors, rtl)}</p:bodyStyle>` +
    `<p:otherStyle>${defaultLevels(rtl)}</p:otherStyle></p:txStyles></p:sldMaster>`
  );
}

/** Start of the ID range shared by master and layouts. */
export const masterId = 2_147_483_648;
const firstLayoutId = masterId + 1;

function placeholderXml(place: Placeholder, id: number, colors: SchemeColors, rtl: boolean): string {
  const half = place.type === 'ftr' || place.type === 'sldNum' ? ' sz="quarter"' : '';
  const type = place.type === 'obj' ? '' : ` type="${place.type}"`;
  const idx = place.idx === 0 ? '' : ` idx="${place.idx}"`;
  return (
    `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${place.label}"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr>` +
    `<p:nvPr><p:ph${type}${half}${idx}/></p:nvPr></p:nvSpPr>` +
    `<p:spPr>${frame(place)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr>` +
    `<p:txBody><a:bodyPr vert="horz" wrap="square" lIns="0" tIns="0" rIns="0" bIns="0" rtlCol="${rtl ? 1 : 0}" anchor="${anchors[place.anchor]}">` +
    // What we measured fits. Where its face is missing, another one that is wider shrinks instead of running over what follows.
    `<a:normAutofit/></a:bodyPr><a:lstStyle>${levelStyle(1, place, colors, rtl)}</a:lstStyle>${promptXml(place)}</p:txBody></p:sp>`
  );
}

function promptXml(place: Placeholder): string {
  if (place.type === 'ftr') return '<a:p><a:endParaRPr lang="en-US"/></a:p>';
  if (place.type === 'sldNum') {
    return `<a:p><a:fld id="${slideNumberField}" type="slidenum"><a:rPr lang="en-US"/><a:t>‹#›</a:t></a:fld><a:endParaRPr lang="en-US"/></a:p>`;
  }
  return `<a:p><a:r><a:rPr lang="en-US"/><a:t>${place.label}</a:t></a:r><a:endParaRPr lang="en-US"/></a:p>`;
}

/** Any constant ID works: it only distinguishes fields within a text. */
export const slideNumberField = '{B6F15528-21DE-4FAA-801E-634DDDAF4B2B}';

function levelStyle(level: number, place: Placeholder, colors: SchemeColors, rtl: boolean): string {
  const font = place.font === 'heading' ? 'mj' : 'mn';
  return (
    `<a:lvl${level}pPr marL="0" indent="0" algn="${place.align === 'right' ? 'r' : 'l'}" defTabSz="914400" rtl="${rtl ? 1 : 0}" eaLnBrk="1" latinLnBrk="0" hangingPunct="1">` +
    `<a:lnSpc><a:spcPct val="${Math.round(place.lineSpacing * 100)}000"/></a:lnSpc><a:spcBef><a:spcPts val="0"/></a:spcBef><a:buNone/>` +
    `<a:defRPr sz="${hundredths(place.size)}" b="${place.bold ? 1 : 0}" kern="1200"><a:solidFill>${colors[place.color]}</a:solidFill>` +
    `<a:latin typeface="+${font}-lt"/><a:ea typeface="+${font}-ea"/><a:cs typeface="+${font}-cs"/></a:defRPr></a:lvl${level}pPr>`
  );
}

/** Level one is plain text; deeper levels are bullets. */
function bodyLevels(body: Placeholder, colors: SchemeColors, rtl: boolean): string {
  const deeper = [2, 3, 4, 5].map((level) => {
    const indent = 228_600 * (level - 1);
    return levelStyle(level, body, colors, rtl)
      .replace('marL="0" indent="0"', `marL="${indent}" indent="-228600"`)
      .replace('<a:buNone/>', '<a:buChar char="•"/>');
  });
  return levelStyle(1, body, colors, rtl) + deeper.join('');
}

/** Defaults for shapes and text boxes: nine levels of body font in ink. */
export function defaultLevels(rtl: boolean): string {
  return Array.from({ length: 9 }, (_, i) => {
    return (
      `<a:lvl${i + 1}pPr marL="${i * 457_200}" algn="${rtl ? 'r' : 'l'}" defTabSz="914400" rtl="${rtl ? 1 : 0}" eaLnBrk="1" latinLnBrk="0" hangingPunct="1">` +
      '<a:defRPr sz="1400" kern="1200"><a:solidFill><a:schemeClr val="tx1"/></a:solidFill><a:latin typeface="+mn-lt"/><a:ea typeface="+mn-ea"/>' +
      `<a:cs typeface="+mn-cs"/></a:defRPr></a:lvl${i + 1}pPr>`
    );
  }).join('');
}

/** The logo in its place; `relationship` leads to its picture. */
export function placedLogo({ box, plate }: PlacedLogo, alt: string, colors: SchemeColors, relationship: string): string {
  const picture = logoXml(alt, box, relationship);
  if (plate === null) return picture;
  return (
    '<p:sp><p:nvSpPr><p:cNvPr id="20" name="Logo ground"/><p:cNvSpPr/><p:nvPr userDrawn="1"/></p:nvSpPr>' +
    `<p:spPr>${frame(plate.box)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:solidFill>${colors[plate.color]}</a:solidFill></p:spPr></p:sp>${picture}`
  );
}

function logoXml(alt: string, box: Box, relationship: string): string {
  return (
    `<p:pic><p:nvPicPr><p:cNvPr id="21" name="Logo" descr="${xmlText(cleanLine(alt))}"/><p:cNvPicPr><a:picLocks noChangeAspect="1"/></p:cNvPicPr>` +
    `<p:nvPr userDrawn="1"/></p:nvPicPr><p:blipFill><a:blip r:embed="${relationship}"/><a:stretch><a:fillRect/></a:stretch></p:blipFill>` +
    `<p:spPr>${frame(box)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr></p:pic>`
  );
}

function frame(box: Box): string {
  return `<a:xfrm><a:off x="${emu(box.x)}" y="${emu(box.y)}"/><a:ext cx="${emu(box.w)}" cy="${emu(box.h)}"/></a:xfrm>`;
}

const image =
  '<a:xfrm><a:off x="685800" y="1143000"/><a:ext cx="5486400" cy="3086100"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom>';
const body =
  '<a:xfrm><a:off x="685800" y="4400550"/><a:ext cx="5486400" cy="3600450"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom>';

function imagePlaceholder(properties: string): string {
  return (
    '<p:sp><p:nvSpPr><p:cNvPr id="2" name="Slide image"/><p:cNvSpPr><a:spLocks noGrp="1" noRot="1" noChangeAspect="1"/></p:cNvSpPr>' +
    `<p:nvPr><p:ph type="sldImg"${properties === '' ? '' : ' idx="2"'}/></p:nvPr></p:nvSpPr><p:spPr>${properties}</p:spPr></p:sp>`
  );
}

function textPlaceholder(idx: number, properties: string, paragraphs: string): string {
  return (
    '<p:sp><p:nvSpPr><p:cNvPr id="3" name="Notes"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr>' +
    `<p:nvPr><p:ph type="body" sz="quarter" idx="${idx}"/></p:nvPr></p:nvSpPr><p:spPr>${properties}</p:spPr>` +
    `<p:txBody><a:bodyPr/><a:lstStyle/>${paragraphs}</p:txBody></p:sp>`
  );
}

/** A `notesSlide` part with one paragraph per note. */
export function notesSlideXml(notes: readonly string[], lang: string, rtl: boolean): string {
  const direction = rtl ? '<a:pPr algn="r" rtl="1"/>' : '';
  const paragraphs = notes
    .flatMap((note) => xmlText(note).split('&#10;'))
    .map((line) => {
      return `<a:p>${direction}${line === '' ? '' : `<a:r><a:rPr lang="${lang}"/><a:t>${line}</a:t></a:r>`}<a:endParaRPr lang="${lang}"/></a:p>`;
    });
  return (
    `${xmlHead}<p:notes ${slideNamespaces}><p:cSld>${shapeTree(imagePlaceholder('') + textPlaceholder(1, '', paragraphs.join('')))}</p:cSld>` +
    '<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:notes>'
  );
}

/** The `notesMaster` part. */
export function notesMasterXml(rtl: boolean): string {
  return (
    `${xmlHead}<p:notesMaster ${slideNamespaces}><p:cSld><p:bg><p:bgRef idx="1001"><a:schemeClr val="bg1"/></p:bgRef></p:bg>` +
    shapeTree(
      imagePlaceholder(`${image}<a:noFill/><a:ln w="12700"><a:solidFill><a:schemeClr val="tx1"/></a:solidFill></a:ln>`) +
        textPlaceholder(3, body, '<a:p><a:r><a:rPr lang="en-US"/><a:t>Notes</a:t></a:r><a:endParaRPr lang="en-US"/></a:p>'),
    ) +
    '</p:cSld><p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" ' +
    `accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/><p:notesStyle>${defaultLevels(rtl)}</p:notesStyle></p:notesMaster>`
  );
}
