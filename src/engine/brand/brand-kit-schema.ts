/** What a person may write in a brand kit, and what is said about what may not be written. */
import { z } from 'zod';
import { type ErrorDetail, QuarterdeckError } from '../errors.ts';
import { type Hex, type SlideSize, slideSizes } from './brand-kit.ts';
import { fontWidths } from './font-widths.ts';
import { lookIds } from './look-ids.ts';
import { nearestName } from './nearest-name.ts';

const hex = z.string({ error: 'is no colour; write six hexadecimal digits such as "#1F4E79"' }).transform((text, context): Hex => {
  const digits = text.trim().replace(/^#/, '');
  if (/^[0-9a-f]{6}$/i.test(digits)) return `#${digits.toUpperCase()}`;
  if (/^[0-9a-f]{3}$/i.test(digits)) return `#${digits.replace(/./g, '$&$&').toUpperCase()}`;
  const why = /^[0-9a-f]{8}$/i.test(digits) ? 'has a transparency, which a theme colour cannot have' : 'is no colour';
  context.addIssue({ code: 'custom', message: `${JSON.stringify(text)} ${why}; write six hexadecimal digits such as "#1F4E79"` });
  return z.NEVER;
});

const fontName = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/^[\p{L}\p{N} ._-]+$/u, 'is no font name; write the family alone, such as "Calibri"');

/** One of some words; a near miss is told which was meant. */
function choice<const T extends string>(words: readonly T[]) {
  return z.enum(words, {
    error: ({ input }) => {
      const meant = typeof input === 'string' ? nearestName(input, words) : null;
      return `cannot be ${JSON.stringify(input)}; ${meant === null ? `known: ${words.join(', ')}` : `did you mean "${meant}"?`}`;
    },
  });
}

const logo = z
  .strictObject({
    /** Path of a PNG or JPEG, as the caller's `readFile` understands it. */
    file: z.string().min(1).optional(),
    /** Or the picture itself, base64. */
    data: z.string().min(1).optional(),
    alt: z.string().min(1).max(200).optional(),
    corner: z.enum(['top-right', 'bottom-right']).default('bottom-right'),
    /** Inches high on a content slide. */
    size: z.number().min(0.2).max(0.9).default(0.35),
    /** Share of the height. */
    safe_zone: z.number().min(0).max(1).optional(),
    /** Written by us when a kit is shown; read again so that a shown kit can be used. */
    safeZone: z.number().min(0).max(1).optional(),
    type: z.enum(['png', 'jpeg']).optional(),
    width: z.number().optional(),
    height: z.number().optional(),
  })
  .refine(({ file, data }) => (file === undefined) !== (data === undefined), 'needs either "file" or "data"');

const brandKitSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[\w.-]{1,64}$/, 'may hold letters, digits, dots, dashes and underscores, 64 at most')
    .optional(),
  name: z.string().trim().min(1).max(80).optional(),
  look: choice(lookIds).optional(),
  slide_size: choice(Object.keys(slideSizes) as SlideSize[]).optional(),
  /** Written by us when a kit is shown, as in `safeZone`. */
  slideSize: choice(Object.keys(slideSizes) as SlideSize[]).optional(),
  colors: z
    .strictObject({
      primary: hex.optional(),
      secondary: hex.optional(),
      text: hex.optional(),
      background: hex.optional(),
      dark: hex.optional(),
      light: hex.optional(),
      positive: hex.optional(),
      negative: hex.optional(),
      palette: z.tuple([hex, hex], { error: 'takes exactly two colours' }).optional(),
      link: hex.optional(),
    })
    .default({}),
  fonts: z
    .strictObject({
      heading: fontName.optional(),
      body: fontName.optional(),
      /** Paths of font files, as the caller's `readFile` understands them: text is measured with them, the deck does not hold them. */
      files: z
        .strictObject({
          heading: z.string().min(1).optional(),
          heading_bold: z.string().min(1).optional(),
          body: z.string().min(1).optional(),
          body_bold: z.string().min(1).optional(),
        })
        .default({}),
      /** Written by us when a kit is shown: what was read from the files. */
      widths: z.strictObject({ heading: fontWidths.exactOptional(), body: fontWidths.exactOptional() }).optional(),
    })
    .prefault({}),
  /** A path alone is short for `{ "file": path }`. */
  logo: z.preprocess((written) => (typeof written === 'string' ? { file: written } : written), logo.nullable()).default(null),
  footer: z.string().trim().min(1).max(80).nullable().default(null),
});
export type WrittenBrandKit = z.infer<typeof brandKitSchema>;

const fields: Readonly<Record<string, readonly string[]>> = {
  '': Object.keys(brandKitSchema.shape).filter((field) => field !== 'slideSize'),
  colors: ['primary', 'secondary', 'text', 'background', 'dark', 'light', 'positive', 'negative', 'palette', 'link'],
  fonts: ['heading', 'body', 'files'],
  'fonts.files': ['heading', 'heading_bold', 'body', 'body_bold'],
  logo: ['file', 'data', 'alt', 'corner', 'size', 'safe_zone'],
};

/** Throws `brand_kit_invalid` with one detail a field that is wrong. */
export function parseBrandKit(value: unknown): WrittenBrandKit {
  const result = brandKitSchema.safeParse(value);
  if (result.success) return result.data;
  const errors = result.error.issues.flatMap(details);
  throw new QuarterdeckError('brand_kit_invalid', errors.map(({ path, message }) => `${path || 'The brand kit'} ${message}`).join('; '), {
    next: 'Correct the brand kit and run the command again.',
    errors,
  });
}

function details(issue: z.core.$ZodIssue): ErrorDetail[] {
  const path = issue.path.join('.');
  if (issue.code !== 'unrecognized_keys') {
    return [
      {
        path,
        code: issue.code,
        message: issue.message.replace(/^Invalid input: expected (\w+), received (\w+)$/, 'must be of type $1, not $2'),
      },
    ];
  }
  return issue.keys.map((key) => {
    const allowed = fields[path] ?? [];
    const meant = nearestName(key, allowed);
    const message = `is no field of a brand kit; ${meant === null ? `known here: ${allowed.join(', ')}` : `did you mean "${meant}"?`}`;
    return { path: path === '' ? key : `${path}.${key}`, code: 'unknown_field', message };
  });
}
