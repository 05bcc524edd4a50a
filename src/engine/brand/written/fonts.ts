/** The fonts a brand kit may name: families, what stands in for them, and files to measure text with. */
import { z } from 'zod';
import { fontWidths } from '../font-widths.ts';
import { shownOnly } from './shown-only.ts';

const family = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/^[\p{L}\p{N} ._-]+$/u, 'is no font name; write the family alone, such as "Calibri"');
const file = z.string().min(1);

const fallback = z.strictObject({
  heading: family.describe('Stands in for the heading family.').optional(),
  body: family.describe('Stands in for the body family; for both where only this one is named and the two are the same.').optional(),
});
const files = z.strictObject({
  heading: file.describe('Regular face of the heading family.').optional(),
  heading_bold: file.describe('Bold face of the heading family.').optional(),
  body: file.describe('Regular face of the body family.').optional(),
  body_bold: file.describe('Bold face of the body family.').optional(),
});

export const writtenFonts = z
  .strictObject({
    heading: family.describe('Family of titles and headings.').optional(),
    body: family.describe('Family of all other text.').optional(),
    fallback: fallback
      .describe('Families seen where those of the kit are not installed: text is fitted so that it fits in both.')
      .default({}),
    east_asian: family.describe('Face of Chinese, Japanese and Korean characters.').optional(),
    complex_script: family.describe('Face of Arabic, Hebrew, Thai and other complex scripts.').optional(),
    files: files
      .describe('Paths of font files (TTF, OTF, WOFF, WOFF2; 5 MB at most): text is measured with them, the deck does not hold them.')
      .default({}),
    widths: z.strictObject({ heading: fontWidths.exactOptional(), body: fontWidths.exactOptional() }).optional().meta(shownOnly),
  })
  .prefault({})
  .describe('Font families; slides name them through the theme only.');
