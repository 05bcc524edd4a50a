/** What our own masters draw on a page: the logo, with a plate where the ground needs one. */
import type { Mark } from '../../model/drawing.ts';
import type { Layout } from '../../model/layout.ts';
import { placeLogo } from '../brand/logo.ts';
import type { SlideLayout } from '../pptx/placeholders.ts';
import { inPoints, type Paint, rectangle } from './paint.ts';

/** Full pages have none of the master's, the cover its own; the logo of other pages is made for a light one. */
export function decoration(base: SlideLayout, dark: boolean, size: Layout['size'], { kit, colors, rtl }: Paint): Mark[] {
  const isCover = base.name === 'title';
  if (kit.logo === null || (base.full ? !isCover : dark)) return [];
  const { picture, box, plate } = placeLogo(
    { ...kit, logo: kit.logo },
    isCover ? 'cover' : 'page',
    base.dark ? 'dark' : 'paper',
    size,
    rtl,
  );
  const common = { element: null, role: 'picture' } as const;
  return [
    ...(plate ? [{ ...common, type: 'path' as const, d: rectangle(inPoints(plate.box)), fill: colors[plate.color] }] : []),
    { ...common, type: 'image', data: picture.data, mime: `image/${picture.type}`, ...inPoints(box) },
  ];
}
