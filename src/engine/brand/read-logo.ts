/** The logo of a brand kit: its pictures are read, and its size is held against the least that it may have. */
import type { BrandLogo, BrandPicture } from '../../model/brand-kit.ts';
import { imageSize } from '../pictures/image-size.ts';
import type { WrittenBrandKit } from './brand-kit-schema.ts';
import { definedOf } from './defined.ts';
import { invalidField } from './invalid-field.ts';
import { darkLogoSize } from './logo-box.ts';
import type { ReadFile } from './read-file.ts';

type WrittenLogo = NonNullable<WrittenBrandKit['logo']>;

/** Inches high where nothing is said. */
const usualSize = 0.35;
/** Wider than this a logo would take the title's or the source's place, inches. */
const widestLogo = 3;
/** It is stored in every deck. */
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

/** A logo is shown at one size on every page, so one that is too small is too small on all of them. */
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
