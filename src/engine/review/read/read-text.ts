/** The text of a shape or cell as it is shown. */
import { anchorOf, insets, isVertical } from '../../brand/template/inspect/placeholders.ts';
import { inches, share } from '../../brand/template/inspect/shapes.ts';
import { first, lineSpacingOf, pointsOf, type TextStyle, textStyle } from '../../brand/template/inspect/text-style.ts';
import { colorIn, type NamedColors, type Theme } from '../../brand/template/inspect/theme.ts';
import { child, type XmlNode } from '../../opc/read-xml.ts';
import type { Paragraph, Run, TextBody } from '../page.ts';
import type { Chain } from './inheritance.ts';

export interface TextContext {
  chain: Chain;
  inheritance: { named: NamedColors; theme: Theme };
  /** `p:style` of the shape, whose font reference gives text a colour. */
  style: XmlNode | undefined;
  /** Nearest of all list styles, such as bold of a header row. */
  usual?: XmlNode | undefined;
}

const runNames = new Set(['a:r', 'a:fld', 'a:br']);

export function readText(body: XmlNode, context: TextContext): TextBody {
  const { chain } = context;
  const bodies = [body, ...chain.sources.map(({ node }) => child(node, 'p:txBody'))]
    .map((each) => child(each, 'a:bodyPr'))
    .filter((each) => each !== undefined);
  const fit = first(bodies, ({ children }) => children.find(({ name }) => /^a:(no|norm|sp)Auto[fF]it$/.test(name)));
  const scale = {
    font: fit?.name === 'a:normAutofit' ? (share(fit.attributes.fontScale) ?? 1) : 1,
    line: fit?.name === 'a:normAutofit' ? (share(fit.attributes.lnSpcReduction) ?? 0) : 0,
  };
  const lists = [child(body, 'a:lstStyle'), context.usual, ...chain.styles].filter((list) => list !== undefined);
  return {
    paragraphs: body.children.filter(({ name }) => name === 'a:p').map((node) => readParagraph(node, lists, scale, context)),
    inset: insets(bodies),
    anchor: anchorOf(bodies),
    wrap: first(bodies, ({ attributes }) => attributes.wrap) !== 'none',
    vertical: isVertical(bodies),
    autofit: fit?.name === 'a:normAutofit' ? 'shrink' : fit?.name === 'a:spAutoFit' ? 'resize' : 'none',
    columns: Math.max(1, Number(first(bodies, ({ attributes }) => attributes.numCol)) || 1),
  };
}

function readParagraph(node: XmlNode, lists: readonly XmlNode[], scale: { font: number; line: number }, context: TextContext): Paragraph {
  const { named, theme } = context.inheritance;
  const own = child(node, 'a:pPr');
  const level = Math.min(8, Math.max(0, Number(own?.attributes.lvl ?? 0) || 0));
  const inherited = lists.flatMap((list) => {
    const found = child(list, `a:lvl${level + 1}pPr`) ?? child(list, 'a:defPPr');
    return found ? [found] : [];
  });
  const reference = fontReference(context.style);
  const levels = (run: XmlNode | undefined): XmlNode[] => {
    const nearest: XmlNode = {
      name: 'a:lvl1pPr',
      attributes: own?.attributes ?? {},
      children: [...(own?.children ?? []), ...(run ? [{ ...run, name: 'a:defRPr' }] : [])],
      text: '',
    };
    // What a shape's style says comes before the presentation's own default.
    return reference ? [nearest, ...inherited.slice(0, -1), reference, ...inherited.slice(-1)] : [nearest, ...inherited];
  };
  const end = child(node, 'a:endParaRPr');
  const looks = new Map<XmlNode | undefined, TextStyle>();
  const lookOf = (run: XmlNode | undefined) => {
    const found = looks.get(run) ?? textStyle(levels(run), named, theme);
    looks.set(run, found);
    return found;
  };
  const runs = node.children.filter(({ name }) => runNames.has(name)).map((run) => readRun(run, lookOf, scale.font, named));
  const base = lookOf(runs.length === 0 ? end : undefined);
  const of = levels(undefined);
  const size = (runs[0]?.size ?? base.size * scale.font) || base.size;
  const spacing = lineSpacingOf(
    first(of, (each) => child(each, 'a:lnSpc')?.children[0]),
    size,
  );
  return {
    runs,
    level,
    align: base.align,
    bullet: base.bullet && runs.some(({ text }) => text.trim() !== ''),
    indent: Math.max(0, inches(first(of, (each) => each.attributes.marL)) ?? 0),
    lineSpacing: Math.max(0.3, spacing - scale.line),
    before: base.before * (1 - scale.line),
    after:
      pointsOf(
        first(of, (each) => child(each, 'a:spcAft')?.children[0]),
        size,
      ) *
      (1 - scale.line),
    size,
  };
}

function readRun(node: XmlNode, lookOf: (run: XmlNode | undefined) => TextStyle, scale: number, named: NamedColors): Run {
  const properties = child(node, 'a:rPr');
  const { size, bold, color, family, capitals } = lookOf(properties);
  const text = node.name === 'a:br' ? '\n' : (child(node, 'a:t')?.text ?? '');
  const solid = child(properties, 'a:solidFill');
  const typeface = child(properties, 'a:latin')?.attributes.typeface;
  return {
    text: capitals ? text.toUpperCase() : text,
    size: Math.round(size * scale * 100) / 100,
    bold,
    color,
    ownColor: solid !== undefined && child(solid, 'a:schemeClr') === undefined,
    alpha: child(properties, 'a:noFill') ? 0 : (colorIn(solid, named)?.alpha ?? 1),
    family,
    ownFamily: typeface !== undefined && !typeface.startsWith('+'),
    language: properties?.attributes.lang ?? '',
    field: node.name === 'a:fld',
    link: child(properties, 'a:hlinkClick')?.attributes['r:id'] ?? null,
  };
}

/** As a level of a list style. */
function fontReference(style: XmlNode | undefined): XmlNode | null {
  const reference = child(style, 'a:fontRef');
  if (!reference || reference.children.length === 0) return null;
  const face = { major: '+mj-lt', minor: '+mn-lt' }[reference.attributes.idx ?? ''];
  const latin: XmlNode[] = face ? [{ name: 'a:latin', attributes: { typeface: face }, children: [], text: '' }] : [];
  const fill: XmlNode = { name: 'a:solidFill', attributes: {}, children: reference.children, text: '' };
  return {
    name: 'a:lvl1pPr',
    attributes: {},
    children: [{ name: 'a:defRPr', attributes: {}, children: [fill, ...latin], text: '' }],
    text: '',
  };
}
