/** Reads a person's brand kit: what it leaves open is filled in, what cannot be read on a slide is refused. */
import { type ErrorDetail, QuarterdeckError } from '../errors.ts';
import type { BrandColors, BrandKit, BrandLogo } from './brand-kit.ts';
import { parseBrandKit, type WrittenBrandKit } from './brand-kit-schema.ts';
import { colorTable } from './color-tokens.ts';
import { contrast } from './contrast.ts';
import { defaultBrandKit } from './default-brand-kit.ts';
import { readable } from './derive-colors.ts';
import type { FontWidths } from './font-widths.ts';
import { imageSize } from './image-size.ts';
import type { Look } from './looks/look.ts';
import { lookOf } from './looks/looks.ts';

/** Wider than this a logo would take the title's or the source's place, inches. */
const widestLogo = 3;
/** It is stored in every deck. */
const largestLogo = 2_000_000;

/** Bytes of a file, by the path the kit names. */
type ReadFile = (path: string) => Promise<Uint8Array>;

/**
 * `value` is the parsed JSON; `readFile` gives the bytes of the logo and font files it names.
 * Throws `brand_kit_invalid` for fields that are wrong and `brand_kit_unreadable` for colours that cannot be told apart.
 */
export async function readBrandKit(value: unknown, readFile: ReadFile): Promise<BrandKit> {
  const written = parseBrandKit(value);
  const { look: lookId = 'light' } = written;
  const look = lookOf({ look: lookId });
  const given = definedOf(written.colors);
  const colors = Object.keys(given).length === 0 ? look.colors : look.recolor(given, look.colors);
  refuseUnreadable(colors);
  const name = written.name ?? (lookId === 'light' ? defaultBrandKit.name : `${defaultBrandKit.name} ${lookId}`);
  const ownId = lookId === 'light' ? defaultBrandKit.id : lookId;
  const { slide_size: slideSize = written.slideSize } = written;
  return {
    id: written.id ?? (written.name === undefined ? ownId : idOf(name)),
    name,
    ...(lookId !== 'light' && { look: lookId }),
    ...(slideSize !== undefined && slideSize !== '16:9' && { slideSize }),
    colors,
    fonts: { ...fontsOf(written.fonts, look), ...(await widthsOf(written.fonts, readFile)) },
    logo: written.logo === null ? null : await readLogo(written.logo, name, readFile),
    footer: written.footer,
  };
}

/** One family given speaks for both, but for the heading face that makes a look. */
function fontsOf({ heading, body }: WrittenBrandKit['fonts'], { fonts }: Look): BrandKit['fonts'] {
  const ownFace = fonts.heading !== fonts.body;
  return { heading: heading ?? (ownFace ? fonts.heading : (body ?? fonts.heading)), body: body ?? fonts.body };
}

/** One file given speaks for both roles where one family does. */
async function widthsOf(
  { heading, body, files, widths }: WrittenBrandKit['fonts'],
  readFile: ReadFile,
): Promise<Pick<BrandKit['fonts'], 'widths'>> {
  const read = async (role: 'heading' | 'body'): Promise<FontWidths | undefined> => {
    const boldRole = `${role}_bold` as const;
    const regular = await widthsIn(files[role], `fonts.files.${role}`, readFile);
    const bold = await widthsIn(files[boldRole], `fonts.files.${boldRole}`, readFile);
    if (regular === undefined && bold !== undefined)
      throw invalidFont(`fonts.files.${boldRole}`, `needs the regular face too, as fonts.files.${role}`);
    return regular === undefined ? widths?.[role] : { regular, ...(bold && { bold }) };
  };
  const [own, other] = [await read('heading'), await read('body')];
  const same = heading === undefined || body === undefined || heading === body;
  const found = { heading: own ?? (same ? other : undefined), body: other ?? (same ? own : undefined) };
  const known = definedOf(found);
  return Object.keys(known).length === 0 ? {} : { widths: known };
}

async function widthsIn(file: string | undefined, field: string, readFile: ReadFile): Promise<FontWidths['regular'] | undefined> {
  if (file === undefined) return undefined;
  const { readFontWidths } = await import('./read-font-widths.ts');
  const table = await readFontWidths(await readFile(file));
  if (typeof table === 'string') throw invalidFont(field, table);
  return table;
}

async function readLogo(logo: NonNullable<WrittenBrandKit['logo']>, name: string, readFile: ReadFile): Promise<BrandLogo> {
  const bytes = logo.file === undefined ? Buffer.from(logo.data ?? '', 'base64') : await readFile(logo.file);
  const field = logo.file === undefined ? 'logo.data' : 'logo.file';
  const picture = imageSize(bytes);
  if (picture === null) throw invalid(field, 'is neither a PNG nor a JPEG picture; export the logo as PNG, about 600 pixels wide');
  if (bytes.byteLength > largestLogo) throw invalid(field, `is larger than 2 MB (${bytes.byteLength} bytes); export the logo smaller`);
  const { type, width, height } = picture;
  return {
    data: Buffer.from(bytes).toString('base64'),
    type,
    width,
    height,
    alt: logo.alt ?? `Logo of ${name}`,
    corner: logo.corner,
    size: Math.min(logo.size, (widestLogo * height) / width),
    safeZone: logo.safe_zone ?? logo.safeZone ?? 0.25,
  };
}

function refuseUnreadable(colors: BrandColors): void {
  const table = colorTable({ colors });
  const pairs = [
    { path: 'colors.text', says: `text ${colors.text} on background ${colors.background}`, ratio: contrast(colors.text, colors.background), least: 4.5, better: readable(colors.text, colors.background, 4.5) }, // biome-ignore format: one pair a line
    { path: 'colors.primary', says: `primary ${colors.primary} on background ${colors.background}`, ratio: contrast(colors.primary, colors.background), least: 3, better: readable(colors.primary, colors.background, 3) }, // biome-ignore format: one pair a line
    { path: 'colors.dark', says: `text ${table['on-dark']} on dark ${colors.dark}`, ratio: contrast(table['on-dark'], colors.dark), least: 4.5, better: readable(colors.dark, table['on-dark'], 4.5) }, // biome-ignore format: one pair a line
  ];
  const failing = pairs.filter(({ ratio, least }) => ratio < least);
  if (failing.length === 0) return;
  const errors: ErrorDetail[] = failing.map(({ path, says, ratio, least, better }) => ({
    path,
    code: 'contrast',
    // Rounded down, so that 4.499 is not said to be 4.5.
    message: `${says} has a contrast of ${(Math.floor(ratio * 100) / 100).toFixed(2)}:1, ${least}:1 is needed; ${better} would do`,
  }));
  throw new QuarterdeckError('brand_kit_unreadable', errors.map(({ message }) => message).join('; '), {
    next: `Choose ${failing.map(({ path, better }) => `${path} = "${better}"`).join(', ')} or another colour with more contrast.`,
    errors,
  });
}

/** `Acme & Söhne` → `acme-sohne`. */
function idOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'brand-kit';
}

function definedOf<T extends object>(value: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}

function invalidFont(path: string, message: string): QuarterdeckError {
  return invalid(path, message, 'invalid_font');
}

function invalid(path: string, message: string, code = 'invalid_picture'): QuarterdeckError {
  return new QuarterdeckError('brand_kit_invalid', `${path} ${message}`, {
    next: 'Correct the brand kit and run the command again.',
    errors: [{ path, code, message }],
  });
}
