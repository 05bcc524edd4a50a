/** A look on a corporate template: headings and grounds are the template's, and nothing is drawn beside what it draws. */

import type { BrandTemplate } from '../../../model/brand-kit.ts';
import { contrast } from '../contrast.ts';
import type { Look } from './look.ts';

/** From this contrast on two grounds are told apart as light and dark. */
const apart = 3;

export function templateLook(look: Look, { layouts }: BrandTemplate): Look {
  const paper = layouts['title-only'].ground.color;
  const groundOf = (layout: 'title' | 'section') => (contrast(layouts[layout].ground.color, paper) < apart ? 'paper' : 'dark');
  return {
    ...look,
    headings: layouts['title-only'].placeholders.title?.bold ? 'bold' : 'regular',
    display: 1,
    grounds: { cover: groundOf('title'), section: groundOf('section') },
    coverShape: null,
    coverRule: false,
  };
}
