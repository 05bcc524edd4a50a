/** The logo as a brand kit may say it: one picture, another for dark grounds, its place and the space around it. */
import { z } from 'zod';
import { shownOnly } from './shown-only.ts';

const pictureFields = {
  file: z.string().min(1).describe('Path of a PNG or JPEG picture, 2 MB at most, seen from the brand kit.').optional(),
  data: z.string().min(1).describe('The picture itself, base64, in place of a path.').optional(),
  type: z.enum(['png', 'jpeg']).optional().meta(shownOnly),
  width: z.number().optional().meta(shownOnly),
  height: z.number().optional().meta(shownOnly),
};
type Picture = { file?: string | undefined; data?: string | undefined };
const named = ({ file, data }: Picture) => (file === undefined) !== (data === undefined);
const orPath = (written: unknown) => (typeof written === 'string' ? { file: written } : written);

const darkFields = z.strictObject(pictureFields);
const logoFields = z.strictObject({
  ...pictureFields,
  dark: z
    .preprocess(orPath, darkFields.refine(named, 'needs either "file" or "data"'))
    .describe('The picture for dark grounds, where the other one stands on a plate of paper.')
    .optional(),
  alt: z.string().min(1).max(200).describe('What the picture shows, for those who cannot see it.').optional(),
  corner: z.enum(['top-right', 'bottom-right']).default('bottom-right').describe('Where it stands on a content page.'),
  size: z.number().min(0.05).max(0.9).describe('Height on a content page, inches; 0.35, or the least height, unless given.').optional(),
  min_size: z
    .number()
    .min(0.1)
    .max(0.9)
    .describe('Least height it may be shown at, inches: a logo that would stand smaller is refused.')
    .optional(),
  safe_zone: z.number().min(0).max(1).describe('Free space around it, as a share of its height; 0.25 unless given.').optional(),
});

/** A path alone is short for `{ "file": path }`. */
export const writtenLogo = z.preprocess(orPath, logoFields.refine(named, 'needs either "file" or "data"').nullable()).default(null);

const pathOr = <T extends z.ZodType>(fields: T) => z.union([z.string().min(1).describe('Path of the picture.'), fields]);
/** The same for editors, which do not see through a path that stands for an object. */
export const publishedLogo = pathOr(
  logoFields.extend({ dark: pathOr(darkFields).describe('The picture for dark grounds: its path, or an object.').optional() }),
)
  .nullable()
  .describe('The logo: the path of its picture, or an object.')
  .optional();
