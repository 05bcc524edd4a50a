/** How text looks that inherits from several levels: its paragraph, its shape, layout, master and presentation. */
import type { TemplatePlaceholder } from '../../../../model/brand-kit.ts';
import { child, type XmlNode } from '../../../opc/read-xml.ts';
import { isTrue, rounded, share } from './shapes.ts';
import { colorIn, type NamedColors, type Theme } from './theme.ts';

/** How text of one level looks. */
export type TextStyle = Pick<
  TemplatePlaceholder,
  'size' | 'color' | 'family' | 'bold' | 'capitals' | 'align' | 'lineSpacing' | 'before' | 'bullet'
>;

/** Where a chain names no family that can be known. */
export const plainFamily = 'Calibri';
const plainSize = 18;
const sizes = { least: 1, most: 400 };
/** A line of text is this much higher than its letters. */
const linePitch = 1.2;

/** `levels` are `a:lvl1pPr` elements, the nearest first. */
export function textStyle(levels: readonly XmlNode[], named: NamedColors, theme: Theme): TextStyle {
  const runs = levels.map((level) => child(level, 'a:defRPr')).filter((run) => run !== undefined);
  const onLevel = (name: string) => first(levels, (level) => level.attributes[name]);
  const onRun = (name: string) => first(runs, (run) => run.attributes[name]);
  const size = Math.min(sizes.most, Math.max(sizes.least, Number(onRun('sz')) / 100 || plainSize));
  const capitals = onRun('cap');
  return {
    size: rounded(size, 2),
    color: first(runs, (run) => runColor(run, named)) ?? named.tx1 ?? '#000000',
    family: first(runs, (run) => familyOf(child(run, 'a:latin')?.attributes.typeface, theme)) ?? plainFamily,
    bold: isTrue(onRun('b')),
    capitals: capitals === 'all' || capitals === 'small',
    align: alignOf(onLevel('algn'), isTrue(onLevel('rtl'))),
    lineSpacing: lineSpacingOf(
      first(levels, (level) => child(level, 'a:lnSpc')?.children[0]),
      size,
    ),
    before: pointsOf(first(levels, (level) => child(level, 'a:spcBef')?.children[0]), size), // biome-ignore format: as the line above
    bullet: first(levels, bulletOf) ?? false,
  };
}

/** What the first item says that says anything. */
export function first<T, R>(items: readonly T[], read: (item: T) => R | null | undefined): R | undefined {
  for (const item of items) {
    const found = read(item);
    if (found !== null && found !== undefined && found !== '') return found;
  }
  return undefined;
}

function runColor(run: XmlNode, named: NamedColors) {
  const solid = child(run, 'a:solidFill');
  const holder = solid ?? child(run, 'a:gradFill', 'a:gsLst')?.children[0];
  return colorIn(holder, named)?.hex;
}

/** `+mj-lt` is the theme's heading family; undefined where nothing is named. */
export function familyOf(typeface: string | undefined, { major, minor }: Theme): string | undefined {
  const reference = /^\+(mj|mn)-(lt|ea|cs)$/.exec(typeface ?? '');
  const face = reference?.[1] === 'mj' ? major : minor;
  const script = { lt: 'latin', ea: 'ea', cs: 'cs' } as const;
  const family = reference ? face[script[reference[2] as keyof typeof script]] : typeface?.trim();
  // Names with a sign of their own would break out of an attribute or lead nowhere.
  return family && family.length <= 60 && !/[<>&"+\p{C}]/u.test(family) ? family : undefined;
}

function alignOf(written: string | undefined, rightToLeft: boolean): TextStyle['align'] {
  if (written === 'ctr') return 'center';
  if (written === 'r') return 'right';
  return written === undefined && rightToLeft ? 'right' : 'left';
}

export function lineSpacingOf(spacing: XmlNode | undefined, size: number): number {
  const value = spacing?.attributes.val;
  const times = spacing?.name === 'a:spcPts' ? Number(value) / 100 / (linePitch * size) : share(value);
  return times !== null && times > 0.3 && times < 5 ? rounded(times, 3) : 1;
}

export function pointsOf(spacing: XmlNode | undefined, size: number): number {
  const value = spacing?.attributes.val;
  const points = spacing?.name === 'a:spcPts' ? Number(value) / 100 : (share(value) ?? 0) * linePitch * size;
  return points > 0 && points < 200 ? rounded(points, 2) : 0;
}

function bulletOf({ children }: XmlNode): boolean | undefined {
  const mark = children.find(({ name }) => name === 'a:buNone' || name === 'a:buChar' || name === 'a:buAutoNum' || name === 'a:buBlip');
  return mark && mark.name !== 'a:buNone';
}
