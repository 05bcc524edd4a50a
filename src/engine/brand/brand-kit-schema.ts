/** What a person may write in a brand kit, and what is said about what may not be written. */
import { z } from 'zod';
import { lookIds, type SlideSize, slideSizes } from '../../model/brand-kit.ts';
import { mostErrors, QuarterdeckError, said } from '../../model/errors.ts';
import { inspect } from '../inspect.ts';
import { nearestName } from './nearest-name.ts';
import { choice } from './written/choice.ts';
import { writtenColors } from './written/colors.ts';
import { writtenFonts } from './written/fonts.ts';
import { writtenLogo } from './written/logo.ts';
import { writtenRules } from './written/rules.ts';
import { writtenTemplate } from './written/template.ts';

/** As a person writes it; each field says what it means, for editors that complete it. */
export const brandKitSchema = z.strictObject({
  $schema: z.string().describe('Where this schema is, for editors; nothing else reads it.').optional(),
  id: z
    .string()
    .regex(/^[\w.-]{1,64}$/, 'may hold letters, digits, dots, dashes and underscores, 64 at most')
    .describe('What the kit is called by; made from its name unless given.')
    .optional(),
  name: z.string().trim().min(1).max(80).describe('Name of the brand.').optional(),
  look: choice(lookIds).describe('How the deck uses grounds, faces and fills; "light" unless given.').optional(),
  slide_size: choice(Object.keys(slideSizes) as SlideSize[])
    .describe('Shape of the slides; "16:9" unless given.')
    .optional(),
  colors: writtenColors,
  fonts: writtenFonts,
  logo: writtenLogo,
  template: writtenTemplate,
  footer: z.string().trim().min(1).max(80).nullable().default(null).describe('Words beside the source at the foot.'),
  tone: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .describe('How the brand speaks, for whoever writes the words of a deck: "plain, confident, no superlatives".')
    .optional(),
  rules: writtenRules,
});
export type WrittenBrandKit = z.infer<typeof brandKitSchema>;

/** What a shown kit calls the fields of a written one, so that it can be read again. */
const shownFields: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '': { slideSize: 'slide_size' },
  fonts: { eastAsian: 'east_asian', complexScript: 'complex_script' },
  logo: { safeZone: 'safe_zone', minSize: 'min_size' },
  rules: { forbiddenColors: 'forbidden_colors', minimumSizes: 'minimum_sizes', chartPalette: 'chart_palette' },
};

/** Throws `brand_kit_invalid` with one detail a field that is wrong. */
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
    {
      next: 'Correct the brand kit and run the command again.',
      errors,
    },
  );
}

/** A shown kit in the words of a written one. */
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
