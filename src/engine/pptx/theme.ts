/** The theme: the brand kit's twelve colours and two fonts, under the names PowerPoint shows in its colour picker. */
import type { BrandKit } from '../../model/brand-kit.ts';
import type { LanguageCode } from '../../model/language.ts';
import { luminance } from '../brand/colors.ts';
import { cleanLine, namespaces, xmlHead, xmlText } from '../opc/write-xml.ts';

/** A `theme` part. Slides and notes each have their own copy, as PowerPoint wants it. */
export function themeXml(kit: BrandKit, language: LanguageCode): string {
  const { colors } = kit;
  const name = xmlText(cleanLine(kit.name));
  const [darker, lighter] = onDarkPaper(kit) ? [colors.background, colors.text] : [colors.text, colors.background];
  const slots = {
    dk1: darker,
    lt1: lighter,
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
    `<a:fontScheme name="${name}">${fontXml('majorFont', 'heading', kit, language)}${fontXml('minorFont', 'body', kit, language)}</a:fontScheme>` +
    `${formatScheme}</a:themeElements><a:objectDefaults/><a:extraClrSchemeLst/></a:theme>`
  );
}

/** Ink is lighter than paper: the master then takes its ground from the dark slot, and notes are still printed dark on light. */
export function onDarkPaper({ colors }: BrandKit): boolean {
  return luminance(colors.background) < luminance(colors.text);
}

/** Faces that Windows and Office bring along for scripts most fonts do not draw. */
const scriptFaces = { Jpan: 'Yu Gothic', Hang: 'Malgun Gothic', Hans: 'Microsoft YaHei', Hant: 'Microsoft JhengHei', Arab: 'Arial' };
const eastAsian: Partial<Record<LanguageCode, string>> = { ja: scriptFaces.Jpan, zh: scriptFaces.Hans };

/** Digits among Arabic words are of the complex script too: its face is the brand's own where the kit names none, and letters it lacks come from another. */
function fontXml(tag: string, role: 'heading' | 'body', { fonts }: BrandKit, language: LanguageCode): string {
  const written = (typeface: string) => xmlText(cleanLine(typeface));
  const own = written(fonts[role]);
  const asian = written(fonts.eastAsian ?? eastAsian[language] ?? '');
  const complex = fonts.complexScript === undefined ? (language === 'ar' ? own : '') : written(fonts.complexScript);
  const scripts = Object.entries(scriptFaces).map(([script, face]) => `<a:font script="${script}" typeface="${face}"/>`);
  return (
    `<a:${tag}><a:latin typeface="${own}"/><a:ea typeface="${asian}"/>` + `<a:cs typeface="${complex}"/>${scripts.join('')}</a:${tag}>`
  );
}

const fill = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>';
const line = (width: number) => `<a:ln w="${width}" cap="flat" cmpd="sng" algn="ctr">${fill}<a:prstDash val="solid"/></a:ln>`;
const effect = '<a:effectStyle><a:effectLst/></a:effectStyle>';
/** Flat: what an author draws later gets no shadow and no gradient. The schema wants three of each. */
const formatScheme =
  `<a:fmtScheme name="Flat"><a:fillStyleLst>${fill.repeat(3)}</a:fillStyleLst>` +
  `<a:lnStyleLst>${line(6350)}${line(12700)}${line(19050)}</a:lnStyleLst>` +
  `<a:effectStyleLst>${effect.repeat(3)}</a:effectStyleLst><a:bgFillStyleLst>${fill.repeat(3)}</a:bgFillStyleLst></a:fmtScheme>`;
