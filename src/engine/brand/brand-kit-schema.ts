/** What a brand kit file may contain, and the errors for what it may not. */
import { z } from 'zod';
import { enforcements, type FontWidths, type Hex, lookIds, type SlideSize, seriesRoles, slideSizes } from '../../model/brand-kit.ts';
import { mostErrors, QuarterdeckError, said } from '../../model/errors.ts';
import { inspect } from '../inspect.ts';
import { nearestName } from './nearest-name.ts';

/** Marks a field that only a shown kit has; it is accepted and ignored when read again. */
export const shownOnly = { shownOnly: true } as const;

function choice<const T extends string>(words: readonly T[]) {
  return z.enum(words, {
    error: ({ input }) => {
      const meant = typeof input === 'string' ? nearestName(input, words) : null;
      return `cannot be ${JSON.stringify(input)}; ${meant === null ? `known: ${words.join(', ')}` : `did you mean "${meant}"?`}`;
    },
  });
}

const writtenHex = z
  .string({ error: 'is no colour; write six hexadecimal digits such as "#1F4E79"' })
  .meta({ pattern: '^\\s*#?([0-9A-Fa-f]{6}|[0-9A-Fa-f]{3})\\s*$', examples: ['#1F4E79'] })
  .transform((text, context): Hex => {
    const digits = text.trim().replace(/^#/, '');
    if (/^[0-9a-f]{6}$/i.test(digits)) return `#${digits.toUpperCase()}`;
    if (/^[0-9a-f]{3}$/i.test(digits)) return `#${digits.replace(/./g, '$&$&').toUpperCase()}`;
    const why = /^[0-9a-f]{8}$/i.test(digits) ? 'it has a transparency, which a theme colour cannot have' : 'that is no colour';
    context.addIssue({
      code: 'custom',
      message: `cannot be ${JSON.stringify(text)}: ${why}; write six hexadecimal digits such as "#1F4E79"`,
    });
    return z.NEVER;
  });

/** A colour field; `meaning` is shown in editors. */
function hex(meaning: string) {
  return writtenHex.describe(meaning);
}

const writtenColors = z
  .strictObject({
    primary: hex('Main accent.').optional(),
    secondary: hex('Contrast, or a second series.').optional(),
    text: hex('Text; nearly black.').optional(),
    background: hex('Page background.').optional(),
    dark: hex('Background of cover, section and closing slides.').optional(),
    light: hex('Panels.').optional(),
    positive: hex('Favourable; for variances only.').optional(),
    negative: hex('Unfavourable; for variances only.').optional(),
    palette: z
      .tuple([hex('Third series.'), hex('Fourth series.')], { error: 'takes exactly two colours' })
      .describe('Two more series colours.')
      .optional(),
    link: hex('Links.').optional(),
  })
  .default({})
  .describe('Colours by role; missing ones are derived and stay readable.');

const mostCharacters = 5000;

const widthTable = z
  .record(z.string().regex(/^\d{1,4}$/), z.string().min(1))
  .refine((table) => Object.values(table).join('').length <= mostCharacters, `may hold ${mostCharacters} characters at most`);

export const fontWidths: z.ZodType<FontWidths> = z.strictObject({ regular: widthTable, bold: widthTable.exactOptional() });

const family = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/^[\p{L}\p{N} ._-]+$/u, 'is no font name; write the family alone, such as "Calibri"');
const file = z.string().min(1);

const fallback = z.strictObject({
  heading: family.describe('Fallback for the heading font.').optional(),
  body: family.describe('Fallback for the body font; for both if heading and body are the same font.').optional(),
});
const files = z.strictObject({
  heading: file.describe('Regular heading font.').optional(),
  heading_bold: file.describe('Bold heading font.').optional(),
  body: file.describe('Regular body font.').optional(),
  body_bold: file.describe('Bold body font.').optional(),
});

const writtenFonts = z
  .strictObject({
    heading: family.describe('Font of titles and headings.').optional(),
    body: family.describe('Font of all other text.').optional(),
    fallback: fallback.describe('Fonts shown where those of the kit are not installed; text is fitted to both.').default({}),
    east_asian: family.describe('Font for Chinese, Japanese and Korean.').optional(),
    complex_script: family.describe('Font for Arabic, Hebrew, Thai and other complex scripts.').optional(),
    files: files
      .describe('Paths of font files (TTF, OTF, WOFF, WOFF2; at most 5 MB) to measure text with; they are not embedded in the deck.')
      .default({}),
    widths: z.strictObject({ heading: fontWidths.exactOptional(), body: fontWidths.exactOptional() }).optional().meta(shownOnly),
  })
  .prefault({})
  .describe('Font families; slides use them through the theme only.');

const pictureFields = {
  file: z.string().min(1).describe('Path of a PNG or JPEG, at most 2 MB, relative to the brand kit.').optional(),
  data: z.string().min(1).describe('The picture as base64, instead of a path.').optional(),
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
    .describe('Picture for dark backgrounds, where the other one would sit on a white plate.')
    .optional(),
  alt: z.string().min(1).max(200).describe('Alternative text.').optional(),
  corner: z.enum(['top-right', 'bottom-right']).default('bottom-right').describe('Corner of a content slide.'),
  size: z.number().min(0.05).max(0.9).describe('Height on a content slide, inches; default 0.35, or the minimum height.').optional(),
  min_size: z.number().min(0.1).max(0.9).describe('Minimum height, inches; a smaller logo is refused.').optional(),
  safe_zone: z.number().min(0).max(1).describe('Clear space around the logo, as a share of its height; default 0.25.').optional(),
});

/** A path alone is short for `{ "file": path }`. */
const writtenLogo = z.preprocess(orPath, logoFields.refine(named, 'needs either "file" or "data"').nullable()).default(null);

const pathOr = <T extends z.ZodType>(fields: T) => z.union([z.string().min(1).describe('Path of the picture.'), fields]);
/** The same for editors, which cannot see through the preprocessing. */
export const publishedLogo = pathOr(
  logoFields.extend({ dark: pathOr(darkFields).describe('Picture for dark backgrounds, as a path or an object.').optional() }),
)
  .nullable()
  .describe('The logo, as the path of a picture or an object.')
  .optional();

const enforce = choice(enforcements)
  .default('warn')
  .describe('"strict": a deck that breaks the rule fails the on-brand gate, so --strict refuses it; "warn": the report says so.');
const points = (least: number, most: number, meaning: string) => z.number().min(least).max(most).describe(`${meaning}, points.`).optional();

const forbiddenColors = z
  .strictObject({ colors: z.array(hex('A forbidden colour.')).min(1).max(24).describe('The forbidden colours.'), enforce })
  .describe('Colours that no slide may show, including any indistinguishable from them; derived colours avoid them.');

const minimumSizes = z
  .strictObject({
    title: points(16, 32, 'Titles'),
    body: points(10, 18, 'Running text'),
    data: points(8, 16, 'Labels, tables and charts (default: as body)'),
    source: points(7, 11, 'Source line at the bottom'),
    enforce,
  })
  .describe('Minimum text sizes; smaller text is enlarged.');

const chartPalette = z
  .array(z.string().describe(`${seriesRoles.join(', ')}, or a colour the kit gives one of these roles.`))
  .min(2)
  .max(6)
  .describe('Order in which chart series take colours.');

const writtenRules = z
  .strictObject({
    forbidden_colors: forbiddenColors.optional(),
    minimum_sizes: minimumSizes.optional(),
    chart_palette: chartPalette.optional(),
  })
  .describe('Rules that decks are checked against.')
  .optional();

const templateFields = z.strictObject({
  file: z.string().min(1).describe('Path of a .pptx or .potx, relative to the brand kit.').optional(),
  data: z.string().describe('The file as base64, instead of a path.').optional(),
  size: z.unknown().optional().meta(shownOnly),
  layouts: z.unknown().optional().meta(shownOnly),
  logos: z.unknown().optional().meta(shownOnly),
});

/** A path alone is short for `{ "file": path }`; what a shown kit says about its template is determined again. */
const writtenTemplate = z.preprocess(orPath, templateFields.refine(named, 'needs either "file" or "data"').optional());

/** The same for editors. */
export const publishedTemplate = z
  .union([z.string().min(1).describe('Path of the template.'), templateFields])
  .describe('Corporate template that decks are written into; its colours apply unless the kit sets others.')
  .optional();

/** Maximum number of own names. */
const mostWords = 100;

/** A brand kit as a person writes it; each field has a description for editors. */
export const brandKitSchema = z.strictObject({
  $schema: z.string().describe('Location of this schema, for editors.').optional(),
  id: z
    .string()
    .regex(/^[\w.-]{1,64}$/, 'may hold letters, digits, dots, dashes and underscores, 64 at most')
    .describe('ID of the kit; derived from its name by default.')
    .optional(),
  name: z.string().trim().min(1).max(80).describe('Name of the brand.').optional(),
  look: choice(lookIds).describe('Style of the deck; default "light".').optional(),
  slide_size: choice(Object.keys(slideSizes) as SlideSize[])
    .describe('Slide size; default "16:9".')
    .optional(),
  colors: writtenColors,
  fonts: writtenFonts,
  logo: writtenLogo,
  template: writtenTemplate,
  footer: z.string().trim().min(1).max(80).nullable().default(null).describe('Text next to the source at the bottom.'),
  tone: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .describe('How the brand speaks, for whoever writes the text of a deck: "plain, confident, no superlatives".')
    .optional(),
  words: z
    .record(z.string().trim().min(1).max(80), z.string().trim().min(1).max(80))
    .refine((words) => Object.keys(words).length <= mostWords, `may hold ${mostWords} words at most`)
    .describe('Your name for a measure, a dimension or a counted thing, keyed by its usual name: { "Closed-won revenue": "Bookings" }.')
    .optional(),
  rules: writtenRules,
});
export type WrittenBrandKit = z.infer<typeof brandKitSchema>;

/** Field names of a shown kit → those of a written one, so that it can be read again. */
const shownFields: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '': { slideSize: 'slide_size' },
  fonts: { eastAsian: 'east_asian', complexScript: 'complex_script' },
  logo: { safeZone: 'safe_zone', minSize: 'min_size' },
  rules: { forbiddenColors: 'forbidden_colors', minimumSizes: 'minimum_sizes', chartPalette: 'chart_palette' },
};

/** Throws `brand_kit_invalid` with one detail per wrong field. */
export function parseBrandKit(value: unknown): WrittenBrandKit {
  const found = inspect(brandKitSchema, asWritten(value), { meant: nearestName });
  if (found.errors === null) return found.data;
  const { errors } = found;
  throw new QuarterdeckError(
    'brand_kit_invalid',
    errors
      .slice(0, mostErrors)
      .map((detail) => said(detail, 'The brand kit'))
      .join('; '),
    { next: 'Correct the brand kit and run the command again.', errors },
  );
}

/** A shown kit with the field names of a written one. */
export function asWritten(value: unknown, path = ''): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const names = shownFields[path] ?? {};
  const isHolder = (key: string) => path === '' && Object.hasOwn(shownFields, key);
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const written = Object.hasOwn(names, key) && !Object.hasOwn(value, names[key]!) ? names[key]! : key;
      return [written, isHolder(key) ? asWritten(inner, key) : inner];
    }),
  );
}

/** Reads a file by a path in the brand kit. */
export type ReadFile = (path: string) => Promise<Uint8Array>;

export function invalidField(path: string, message: string, code: string): QuarterdeckError {
  return new QuarterdeckError('brand_kit_invalid', `${path} ${message}`, {
    next: 'Correct the brand kit and run the command again.',
    errors: [{ path, code, message }],
  });
}
