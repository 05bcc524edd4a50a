/** Reads a person's brand kit: what it leaves open is filled in, what cannot be read on a slide is refused. */

import type { BrandColors, BrandKit, LookId, Ruled } from '../../model/brand-kit.ts';
import { normalForm } from '../language/normal-form.ts';
import { parseBrandKit, type WrittenBrandKit } from './brand-kit-schema.ts';
import { defaultBrandKit } from './default-brand-kit.ts';
import { definedOf } from './defined.ts';
import { carrying } from './derive-colors.ts';
import type { Look } from './looks/look.ts';
import { lookOf } from './looks/looks.ts';
import type { ReadFile } from './read-file.ts';
import { readFonts } from './read-fonts.ts';
import { type KitTemplate, readKitTemplate } from './read-kit-template.ts';
import { readLogo } from './read-logo.ts';
import { refuseUnreadable } from './refuse-unreadable.ts';
import { readRules } from './rules/read-rules.ts';
import { withoutForbidden } from './rules/without-forbidden.ts';

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
  const rules = readRules(written.rules, given);
  const colors = template ? templateColors(template, given, { rules }) : colorsOf(given, look, { rules });
  refuseUnreadable({ colors, rules }, given);
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
    ...definedOf({ tone: written.tone, rules, template: template?.template }),
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

/** A template's colours are its theme's, or shades of them: its grounds as they are, the accent as dark as words on it need. */
function templateColors({ colors }: KitTemplate, given: Partial<BrandColors>, kit: Ruled): BrandColors {
  const { background, dark } = colors;
  return withoutForbidden({ ...colors, primary: carrying(colors.primary, colors), ...given }, { background, dark, ...given }, kit);
}

/** All colours in a look; a ground that may not be shown is another one before the rest is derived from it. */
function colorsOf(given: Partial<BrandColors>, look: Look, kit: Ruled): BrandColors {
  const recolored = (colors: Partial<BrandColors>) => (Object.keys(colors).length === 0 ? look.colors : look.recolor(colors, look.colors));
  const first = recolored(given);
  const { background } = withoutForbidden(first, given, kit);
  const colors = background === first.background ? first : recolored({ ...given, background });
  // A look may turn colours over: those that are shown as they were given stay.
  const kept = Object.fromEntries(Object.entries(given).filter(([role, color]) => colors[role as keyof BrandColors] === color));
  return withoutForbidden(colors, kept, kit);
}

/** `Acme & Söhne` → `acme-sohne`. */
function idOf(name: string): string {
  const plain = normalForm(name, 'NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'brand-kit';
}
