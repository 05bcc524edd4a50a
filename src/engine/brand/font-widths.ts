/** How wide the characters of a brand's own font are: what text is measured with where the font itself is not at hand. */
import { z } from 'zod';
import type { BrandKit } from './brand-kit.ts';

const mostCharacters = 5000;

/** Characters by their width in thousandths of an em: `{ "507": "0123456789" }`. */
const widthTable = z
  .record(z.string().regex(/^\d{1,4}$/), z.string().min(1))
  .refine((table) => Object.values(table).join('').length <= mostCharacters, `may hold ${mostCharacters} characters at most`);

export const fontWidths = z.strictObject({ regular: widthTable, bold: widthTable.exactOptional() });
export type FontWidths = z.infer<typeof fontWidths>;

/** What text in one of a kit's two fonts is measured as. */
export interface MeasuredAs {
  family: string;
  widths?: FontWidths;
  /** A family the text must fit in too. */
  fallback?: string;
}

export function fontOf({ fonts }: Pick<BrandKit, 'fonts'>, role: 'heading' | 'body'): MeasuredAs {
  const widths = fonts.widths?.[role];
  const fallback = fonts.fallback?.[role];
  return { family: fonts[role], ...(widths && { widths }), ...(fallback !== undefined && { fallback }) };
}
