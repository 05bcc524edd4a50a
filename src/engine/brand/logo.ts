/** The logo: read from its file, placed with its safe zone, and adapted to dark backgrounds. */
import type { BrandKit, BrandLogo, BrandPicture, Hex } from '../../model/brand-kit.ts';
import { mirrorBox } from '../../model/geometry.ts';
import type { Box } from '../../model/layout.ts';
import { imageSize } from '../pictures/clean-picture.ts';
import { invalidField, type ReadFile, type WrittenBrandKit } from './brand-kit-schema.ts';
import { colorTable, definedOf, luminance } from './colors.ts';

type WrittenLogo = NonNullable<WrittenBrandKit['logo']>;

/** Default height, inches. */
const usualSize = 0.35;
/** Maximum width, inches; a wider one would reach the title or source. */
const widestLogo = 3;
/** Maximum bytes, because every deck contains it. */
const largestLogo = 2_000_000;

/** @throws QuarterdeckError brand_kit_invalid */
export async function readLogo(logo: WrittenLogo, name: string, readFile: ReadFile): Promise<BrandLogo> {
  const picture = await readPicture(logo, 'logo', readFile);
  const dark = logo.dark && (await readPicture(logo.dark, 'logo.dark', readFile));
  const asked = logo.size ?? Math.max(usualSize, logo.min_size ?? 0);
  const read: BrandLogo = {
    ...picture,
    ...definedOf({ dark }),
    alt: logo.alt ?? `Logo of ${name}`,
    corner: logo.corner,
    size: Math.min(asked, (widestLogo * picture.height) / picture.width),
    ...definedOf({ minSize: logo.min_size }),
    safeZone: logo.safe_zone ?? 0.25,
  };
  refuseTooSmall(read, asked);
  return read;
}

async function readPicture(
  { file, data }: { file?: string | undefined; data?: string | undefined },
  field: string,
  readFile: ReadFile,
): Promise<BrandPicture> {
  const bytes = file === undefined ? Buffer.from(data ?? '', 'base64') : await readFile(file);
  const path = `${field}.${file === undefined ? 'data' : 'file'}`;
  const picture = imageSize(bytes);
  const code = 'invalid_picture';
  if (picture === null)
    throw invalidField(path, 'is neither a PNG nor a JPEG picture; export the logo as PNG, about 600 pixels wide', code);
  if (bytes.byteLength > largestLogo)
    throw invalidField(path, `is larger than 2 MB (${bytes.byteLength} bytes); export the logo smaller`, code);
  const { type, width, height } = picture;
  return { data: Buffer.from(bytes).toString('base64'), type, width, height };
}

/** The logo has one size on all slides, so one that is too small is too small everywhere. */
function refuseTooSmall(logo: BrandLogo, asked: number): void {
  const { minSize, size } = logo;
  if (minSize === undefined) return;
  const inches = (value: number) => String(Math.floor(value * 1000) / 1000);
  const refuse = (path: string, says: string) =>
    invalidField(path, `${says}, which is smaller than its min_size of ${inches(minSize)} in`, 'logo_too_small');
  if (asked < minSize) throw refuse('logo.size', `is ${inches(asked)} in`);
  if (size < minSize) throw refuse('logo', `would be ${inches(size)} in high, as no logo is wider than ${widestLogo} in`);
  const onDark = darkLogoSize(logo);
  if (onDark < minSize) throw refuse('logo.dark', `would be ${inches(onDark)} in high within the width of the other picture`);
}

/** Distance from the right edge as a share of the slide's width, and from the top or bottom edge in inches. */
const margin = { side: 0.045, end: 0.35 };

/** The logo's box in inches on a slide of the given size. */
export function logoBox(logo: Pick<BrandLogo, 'corner' | 'size' | 'width' | 'height'>, slide: { w: number; h: number }): Box {
  const h = logo.size;
  const w = (h * logo.width) / logo.height;
  return { x: slide.w * (1 - margin.side) - w, y: logo.corner === 'top-right' ? margin.end : slide.h - margin.end - h, w, h };
}

/** The box with its safe zone, which no element may enter. */
export function logoZone(logo: Pick<BrandLogo, 'corner' | 'size' | 'width' | 'height' | 'safeZone'>, slide: { w: number; h: number }): Box {
  const box = logoBox(logo, slide);
  const free = logo.safeZone * box.h;
  return { x: box.x - free, y: box.y - free, w: box.w + 2 * free, h: box.h + 2 * free };
}

/** Height of the dark version, inches: as large as fits in the place of the other. */
function darkLogoSize({ dark, size, width, height }: Pick<BrandLogo, 'dark' | 'size' | 'width' | 'height'>): number {
  return dark ? Math.min(size, (((size * width) / height) * dark.height) / dark.width) : size;
}

/** Position of the dark version: in place of the other, at its right edge. */
export function darkLogoBox(logo: Pick<BrandLogo, 'dark' | 'corner' | 'size' | 'width' | 'height'>, slide: { w: number; h: number }): Box {
  const place = logoBox(logo, slide);
  if (!logo.dark) return place;
  const h = darkLogoSize(logo);
  const w = (h * logo.dark.width) / logo.dark.height;
  return { x: place.x + place.w - w, y: place.y + (place.h - h) / 2, w, h };
}

/** Minimum luminance of backgrounds for a logo made for white. */
const darkest = 0.3;

interface LogoOn {
  picture: BrandPicture;
  /** Use the version for dark backgrounds. */
  dark: boolean;
  /** Needs a plate the size of its safe zone. */
  plate: boolean;
}

export interface PlacedLogo {
  picture: BrandPicture;
  box: Box;
  /** What is under it where the ground would swallow it. */
  plate: { box: Box; color: 'ink' | 'paper' } | null;
}

/** The logo on the cover, opposite the title, or in its corner of other pages; mirrored on slides read from right to left. */
export function placeLogo(
  kit: BrandKit & { logo: BrandLogo },
  where: 'cover' | 'page',
  ground: 'dark' | 'paper',
  slide: { w: number; h: number },
  rtl: boolean,
): PlacedLogo {
  const logo: BrandLogo = where === 'cover' ? { ...kit.logo, corner: 'top-right' } : kit.logo;
  const { picture, dark, plate } = logoOn(logo, colorTable(kit)[ground]);
  const turned = (box: Box) => (rtl ? mirrorBox(box, slide.w) : box);
  const { text, background } = kit.colors;
  const color = luminance(background) < luminance(text) ? 'ink' : 'paper';
  return {
    picture,
    box: turned((dark ? darkLogoBox : logoBox)(logo, slide)),
    plate: plate ? { box: turned(logoZone(logo, slide)), color } : null,
  };
}

export function logoOn(logo: BrandLogo, ground: Hex): LogoOn {
  const onDark = luminance(ground) <= darkest;
  if (onDark && logo.dark) return { picture: logo.dark, dark: true, plate: false };
  return { picture: logo, dark: false, plate: onDark };
}
