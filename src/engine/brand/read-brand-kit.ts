/** Reads a person's brand kit: what it leaves open is filled in, what cannot be read on a slide is refused. */
import { type ErrorDetail, QuarterdeckError } from '../errors.ts';
import type { BrandColors, BrandKit } from './brand-kit.ts';
import { parseBrandKit, type WrittenBrandKit } from './brand-kit-schema.ts';
import { colorTable } from './color-tokens.ts';
import { contrast } from './contrast.ts';
import { defaultBrandKit } from './default-brand-kit.ts';
import { definedOf } from './defined.ts';
import { readable } from './derive-colors.ts';
import type { LookId } from './look-ids.ts';
import { lookOf } from './looks/looks.ts';
import type { ReadFile } from './read-file.ts';
import { readFonts } from './read-fonts.ts';
import { type KitTemplate, readKitTemplate } from './read-kit-template.ts';
import { readLogo } from './read-logo.ts';

/**
 * `value` is the parsed JSON; `readFile` gives the bytes of the logo, font and template files it names.
 * Throws `brand_kit_invalid` for fields that are wrong and `brand_kit_unreadable` for colours that cannot be told apart.
 */
export async function readBrandKit(value: unknown, readFile: ReadFile): Promise<BrandKit> {
  const written = parseBrandKit(value);
  const { look: lookId = 'light' } = written;
  const look = lookOf({ look: lookId });
  const given = definedOf(written.colors);
  const template = written.template && (await readKitTemplate(written, readFile));
  const recolored = Object.keys(given).length === 0 ? look.colors : look.recolor(given, look.colors);
  const colors = template ? { ...template.colors, ...given } : recolored;
  refuseUnreadable(colors);
  const { id, name } = namesOf(written, lookId, template);
  const { slide_size: slideSize } = written;
  return {
    id,
    name,
    ...(lookId !== 'light' && { look: lookId }),
    ...(slideSize !== undefined && slideSize !== '16:9' && { slideSize }),
    colors,
    fonts: await readFonts(written.fonts, template ? { ...look, fonts: template.fonts } : look, readFile),
    logo: written.logo === null ? null : await readLogo(written.logo, name, readFile),
    footer: written.footer,
    ...definedOf({ tone: written.tone, template: template?.template }),
  };
}

/** Nobody called it anything: it is called as its look is, or its template: by its theme's name, and for typing as its file. */
function namesOf(written: WrittenBrandKit, look: LookId, template: KitTemplate | undefined): Pick<BrandKit, 'id' | 'name'> {
  if (written.name === undefined && !template) {
    const plain = look === 'light';
    return {
      id: written.id ?? (plain ? defaultBrandKit.id : look),
      name: plain ? defaultBrandKit.name : `${defaultBrandKit.name} ${look}`,
    };
  }
  const name = written.name ?? template?.name ?? template?.called ?? written.id ?? 'Template';
  return { id: written.id ?? idOf(written.name ?? template?.called ?? name), name };
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
