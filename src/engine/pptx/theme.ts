/** The theme: the brand kit's twelve colours and two fonts, under the names PowerPoint shows in its colour picker. */
import type { BrandKit } from '../brand/brand-kit.ts';
import { cleanLine, namespaces, xmlHead, xmlText } from './xml.ts';

/** A `theme` part. Slides and notes each have their own copy, as PowerPoint wants it. */
export function themeXml(kit: BrandKit): string {
  const { colors } = kit;
  const name = xmlText(cleanLine(kit.name));
  const slots = {
    dk1: colors.text,
    lt1: colors.background,
    dk2: colors.dark,
    lt2: colors.light,
    accent1: colors.primary,
    accent2: colors.secondary,
    accent3: colors.palette[0],
    accent4: colors.palette[1],
    accent5: colors.positive,
    accent6: colors.negative,
    hlink: colors.link,
    folHlink: colors.link,
  };
  const scheme = Object.entries(slots)
    .map(([slot, hex]) => `<a:${slot}><a:srgbClr val="${hex.slice(1).toUpperCase()}"/></a:${slot}>`)
    .join('');
  return (
    `${xmlHead}<a:theme xmlns:a="${namespaces.a}" name="${name}"><a:themeElements>` +
    `<a:clrScheme name="${name}">${scheme}</a:clrScheme>` +
    `<a:fontScheme name="${name}">${fontXml('majorFont', kit.fonts.heading)}${fontXml('minorFont', kit.fonts.body)}</a:fontScheme>` +
    `${formatScheme}</a:themeElements><a:objectDefaults/><a:extraClrSchemeLst/></a:theme>`
  );
}

function fontXml(tag: string, typeface: string): string {
  return `<a:${tag}><a:latin typeface="${xmlText(cleanLine(typeface))}"/><a:ea typeface=""/><a:cs typeface=""/></a:${tag}>`;
}

const fill = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>';
const line = (width: number) => `<a:ln w="${width}" cap="flat" cmpd="sng" algn="ctr">${fill}<a:prstDash val="solid"/></a:ln>`;
const effect = '<a:effectStyle><a:effectLst/></a:effectStyle>';
/** Flat: what an author draws later gets no shadow and no gradient. The schema wants three of each. */
const formatScheme =
  `<a:fmtScheme name="Flat"><a:fillStyleLst>${fill.repeat(3)}</a:fillStyleLst>` +
  `<a:lnStyleLst>${line(6350)}${line(12700)}${line(19050)}</a:lnStyleLst>` +
  `<a:effectStyleLst>${effect.repeat(3)}</a:effectStyleLst><a:bgFillStyleLst>${fill.repeat(3)}</a:bgFillStyleLst></a:fmtScheme>`;
