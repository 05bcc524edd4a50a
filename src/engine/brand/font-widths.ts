/** Widths of the characters of a brand's own font, as a kit or a template holds them. */
import { z } from 'zod';
import type { FontWidths } from '../../model/brand-kit.ts';

const mostCharacters = 5000;

const widthTable = z
  .record(z.string().regex(/^\d{1,4}$/), z.string().min(1))
  .refine((table) => Object.values(table).join('').length <= mostCharacters, `may hold ${mostCharacters} characters at most`);

export const fontWidths: z.ZodType<FontWidths> = z.strictObject({ regular: widthTable, bold: widthTable.exactOptional() });
