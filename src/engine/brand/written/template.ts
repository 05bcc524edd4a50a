/** The corporate template as a brand kit may name it: a file of PowerPoint's, or the bytes of one. */
import { z } from 'zod';
import { shownOnly } from './shown-only.ts';

const fields = z.strictObject({
  file: z.string().min(1).describe('Path of a .pptx or .potx, seen from the brand kit.').optional(),
  data: z.string().describe('The file itself, base64, in place of a path.').optional(),
  size: z.unknown().optional().meta(shownOnly),
  layouts: z.unknown().optional().meta(shownOnly),
  logos: z.unknown().optional().meta(shownOnly),
});
const orPath = (written: unknown) => (typeof written === 'string' ? { file: written } : written);
const named = ({ file, data }: z.infer<typeof fields>) => (file === undefined) !== (data === undefined);

/** A path alone is short for `{ "file": path }`; what a shown kit says was found in it is found again. */
export const writtenTemplate = z.preprocess(orPath, fields.refine(named, 'needs either "file" or "data"').optional());

/** The same for editors. */
export const publishedTemplate = z
  .union([z.string().min(1).describe('Path of the template.'), fields])
  .describe('The corporate template decks are written into, and whose colours, fonts and size hold unless the kit says otherwise.')
  .optional();
