/** The shapes, grounds and themes of templates in tests; lengths in inches. */
import { png } from '../../../src/demo/png.ts';
import { head } from './template-package.ts';

export type Frame = readonly [x: number, y: number, w: number, h: number];

const emu = (inches: number) => Math.round(inches * 914_400);
const xfrm = ([x, y, w, h]: Frame) => `<a:xfrm><a:off x="${emu(x)}" y="${emu(y)}"/><a:ext cx="${emu(w)}" cy="${emu(h)}"/></a:xfrm>`;
const rectangle = '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom>';

interface PlaceholderOptions {
  bodyPr?: string;
  /** Levels of text of its own. */
  levels?: string;
  prompt?: string;
}

/** A placeholder; `attributes` are those of `p:ph`, the frame is null where it is inherited. */
export function placeholder(
  name: string,
  attributes: string,
  frame: Frame | null,
  { bodyPr = '<a:bodyPr/>', levels = '', prompt = 'Click to edit' }: PlaceholderOptions = {},
): string {
  const paragraph = attributes.includes('sldNum')
    ? '<a:p><a:fld id="{B6F15528-21DE-4FAA-801E-634DDDAF4B2B}" type="slidenum"><a:rPr lang="en-US"/><a:t>‹#›</a:t></a:fld><a:endParaRPr lang="en-US"/></a:p>'
    : `<a:p>${prompt === '' ? '' : `<a:r><a:rPr lang="en-US"/><a:t>${prompt}</a:t></a:r>`}<a:endParaRPr lang="en-US"/></a:p>`;
  return (
    `<p:sp><p:nvSpPr><p:cNvPr id="0" name="${name}"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph${attributes === '' ? '' : ` ${attributes}`}/></p:nvPr></p:nvSpPr>` +
    `<p:spPr>${frame === null ? '' : xfrm(frame) + rectangle}</p:spPr>` +
    `<p:txBody>${bodyPr}<a:lstStyle>${levels}</a:lstStyle>${paragraph}</p:txBody></p:sp>`
  );
}

/** A shape that is drawn, with a text where one is given. */
export function shape(name: string, frame: Frame, fill: string, text = ''): string {
  const words = text === '' ? '' : `<a:r><a:rPr lang="en-US" sz="800"/><a:t>${text}</a:t></a:r>`;
  const paint = fill === '' ? '<a:noFill/>' : `<a:solidFill><a:schemeClr val="${fill}"/></a:solidFill>`;
  return (
    `<p:sp><p:nvSpPr><p:cNvPr id="0" name="${name}"/><p:cNvSpPr/><p:nvPr userDrawn="1"/></p:nvSpPr><p:spPr>${xfrm(frame)}${rectangle}${paint}<a:ln><a:noFill/></a:ln></p:spPr>` +
    `<p:txBody><a:bodyPr/><a:lstStyle/><a:p>${words}<a:endParaRPr lang="en-US"/></a:p></p:txBody></p:sp>`
  );
}

export function picture(name: string, id: string, frame: Frame): string {
  return (
    `<p:pic><p:nvPicPr><p:cNvPr id="0" name="${name}"/><p:cNvPicPr><a:picLocks noChangeAspect="1"/></p:cNvPicPr><p:nvPr userDrawn="1"/></p:nvPicPr>` +
    `<p:blipFill><a:blip r:embed="${id}"/><a:stretch><a:fillRect/></a:stretch></p:blipFill><p:spPr>${xfrm(frame)}${rectangle}</p:spPr></p:pic>`
  );
}

export const grounds = {
  color: (slot: string) => `<p:bg><p:bgPr><a:solidFill><a:schemeClr val="${slot}"/></a:solidFill><a:effectLst/></p:bgPr></p:bg>`,
  picture: (id: string) =>
    `<p:bg><p:bgPr><a:blipFill><a:blip r:embed="${id}"/><a:stretch><a:fillRect/></a:stretch></a:blipFill><a:effectLst/></p:bgPr></p:bg>`,
  /** Of the theme's own, 1001 the first. */
  theme: (index: number, slot: string) => `<p:bg><p:bgRef idx="${index}"><a:schemeClr val="${slot}"/></p:bgRef></p:bg>`,
  gradient: (from: string, to: string) =>
    `<p:bg><p:bgPr><a:gradFill rotWithShape="1"><a:gsLst><a:gs pos="0"><a:schemeClr val="${from}"/></a:gs><a:gs pos="100000"><a:schemeClr val="${to}"><a:lumMod val="75000"/></a:schemeClr></a:gs></a:gsLst><a:lin ang="5400000" scaled="0"/></a:gradFill><a:effectLst/></p:bgPr></p:bg>`,
};

/** dk1, lt1, dk2, lt2, accent 1 to 6, hlink, folHlink. */
export type Colors = readonly string[];
const slots = ['dk1', 'lt1', 'dk2', 'lt2', 'accent1', 'accent2', 'accent3', 'accent4', 'accent5', 'accent6', 'hlink', 'folHlink'];
export const officeColors: Colors = [
  '000000',
  'FFFFFF',
  '44546A',
  'E7E6E6',
  '4472C4',
  'ED7D31',
  'A5A5A5',
  'FFC000',
  '5B9BD5',
  '70AD47',
  '0563C1',
  '954F72',
];

const fill = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>';
const shade =
  '<a:gradFill rotWithShape="1"><a:gsLst><a:gs pos="0"><a:schemeClr val="phClr"><a:lumMod val="110000"/></a:schemeClr></a:gs><a:gs pos="100000"><a:schemeClr val="phClr"><a:lumMod val="60000"/></a:schemeClr></a:gs></a:gsLst><a:lin ang="5400000" scaled="0"/></a:gradFill>';
const line = `<a:ln w="6350">${fill}<a:prstDash val="solid"/></a:ln>`;

/** A theme as PowerPoint writes it: its first two colours are those of the system. */
export function themeXml(name: string, colors: Colors, [major, minor]: readonly [string, string]): string {
  const scheme = slots.map((slot, i) => {
    const system = slot === 'dk1' ? 'windowText' : 'window';
    const value =
      i < 2 && colors[i] === (slot === 'dk1' ? '000000' : 'FFFFFF')
        ? `<a:sysClr val="${system}" lastClr="${colors[i]}"/>`
        : `<a:srgbClr val="${colors[i]}"/>`;
    return `<a:${slot}>${value}</a:${slot}>`;
  });
  const font = (tag: string, face: string) => `<a:${tag}><a:latin typeface="${face}"/><a:ea typeface=""/><a:cs typeface=""/></a:${tag}>`;
  const effect = '<a:effectStyle><a:effectLst/></a:effectStyle>';
  return (
    `${head}<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" name="${name}"><a:themeElements>` +
    `<a:clrScheme name="${name}">${scheme.join('')}</a:clrScheme><a:fontScheme name="${name}">${font('majorFont', major)}${font('minorFont', minor)}</a:fontScheme>` +
    `<a:fmtScheme name="${name}"><a:fillStyleLst>${fill.repeat(3)}</a:fillStyleLst><a:lnStyleLst>${line.repeat(3)}</a:lnStyleLst>` +
    `<a:effectStyleLst>${effect.repeat(3)}</a:effectStyleLst><a:bgFillStyleLst>${fill}${shade}${fill}</a:bgFillStyleLst></a:fmtScheme></a:themeElements>` +
    '<a:objectDefaults/><a:extraClrSchemeLst/></a:theme>'
  );
}

/** A wordmark: a square beside a bar, on nothing. */
export function logoPng(red: number, green: number, blue: number): Buffer {
  return png(180, 60, (x, y) => {
    const inside = (x < 60 && (x - 30) ** 2 + (y - 30) ** 2 < 900) || (x > 72 && y > 20 && y < 42);
    return [red, green, blue, inside ? 255 : 0];
  });
}

/** Bands from one colour to another, as wide as a slide. */
export function groundPng(from: readonly number[], to: readonly number[]): Buffer {
  return png(320, 180, (x, y) => {
    const share = (x / 320 + y / 180) / 2;
    const [red, green, blue] = from.map((value, i) => Math.round(value + (to[i]! - value) * share));
    return [red!, green!, blue!, 255];
  });
}
