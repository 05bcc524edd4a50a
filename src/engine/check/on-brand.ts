/** Gate "on-brand": theme colours and fonts only, and nothing in the logo's safe zone. */
import type { BrandLogo } from '../../model/brand-kit.ts';
import { mirrorBox } from '../../model/geometry.ts';
import { languages } from '../../model/language.ts';
import type { Box, Layout } from '../../model/layout.ts';
import { logoZone } from '../brand/logo.ts';
import { intersection } from './fits.ts';
import type { PartRule } from './part-rules.ts';
import type { Finding } from './report.ts';

const painted = ['slide', 'slideLayout', 'slideMaster', 'chart', 'notesSlide', 'notesMaster'] as const;
const ownColors = new Set(['a:srgbClr', 'a:sysClr', 'a:prstClr', 'a:scrgbClr', 'a:hslClr']);

export const themeColors: PartRule = {
  gate: 'on-brand',
  kinds: painted,
  check({ name, nodes }, found) {
    let own = 0;
    for (const node of nodes) if (ownColors.has(node.name)) own++;
    if (own > 0) found('own-color', `${name} has ${own} colours that are not the theme's.`);
  },
};

export const themeFonts: PartRule = {
  gate: 'on-brand',
  kinds: painted,
  check({ name, nodes }, found) {
    const own = new Set<string>();
    for (const node of nodes) {
      const face = node.attributes.typeface;
      // Bullets use symbol fonts; all text must use the theme.
      if (face !== undefined && !face.startsWith('+') && node.name !== 'a:buFont') own.add(face);
    }
    if (own.size > 0) found('own-font', `${name} names fonts that are not the theme's: ${[...own].join(', ')}.`);
  },
};

/** The logo's safe zone on each page; null on pages without a logo. */
export function logoZones({ brandKit: { logo }, language, size, slides }: Layout): (Box | null)[] {
  if (!logo) return slides.map(() => null);
  const rightToLeft = languages[language].direction === 'rtl';
  const zoneOf = (corner: BrandLogo['corner']) => {
    const fromLeft = logoZone({ ...logo, corner }, size);
    return rightToLeft ? mirrorBox(fromLeft, size.w) : fromLeft;
  };
  const zones = { cover: zoneOf('top-right'), content: zoneOf(logo.corner) };
  return slides.map(({ dark, layout }) => {
    const cover = layout === 'title';
    if (layout === 'section' || (dark && !cover)) return null;
    return cover ? zones.cover : zones.content;
  });
}

/** No element may reach into the logo's safe zone. */
export function checkOnBrand(layout: Layout): Finding[] {
  const zones = logoZones(layout);
  return layout.slides.flatMap(({ elements }, i) => {
    const zone = zones[i];
    if (!zone) return [];
    return elements
      .filter((element) => intersection(element, zone) !== null)
      .map(
        ({ name }): Finding => ({
          gate: 'on-brand',
          rule: 'logo-zone',
          slide: i + 1,
          message: `"${name}" stands in the logo's safe zone.`,
        }),
      );
  });
}
