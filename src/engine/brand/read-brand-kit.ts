/** Reads a brand kit as a person writes it, with the files it names, and fills in all colours, fonts, logo and template. */
import type { BrandColors, BrandFonts, BrandKit, FontWidths, LookId, Ruled } from '../../model/brand-kit.ts';
import { normalForm } from '../language/normal-form.ts';
import { invalidField, parseBrandKit, type ReadFile, type WrittenBrandKit } from './brand-kit-schema.ts';
import { carrying, definedOf } from './colors.ts';
import { defaultBrandKit } from './default-brand-kit.ts';
import { readLogo } from './logo.ts';
import { type Look, lookOf } from './looks.ts';
import { refuseUnreadable } from './refuse-unreadable.ts';
import { readRules, withoutForbidden } from './rules.ts';
import type { ReadTemplate } from './template/read-template.ts';

/**
 * `value` is the parsed JSON; `readFile` returns the bytes of the logo, font and template files it names.
 * Throws `brand_kit_invalid` for wrong fields and `brand_kit_unreadable` for unreadable colour pairs.
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
    ...definedOf({ tone: written.tone, words: written.words, rules, template: template?.template }),
  };
}

/** Names for a kit without one: its look's, or its template's theme or file name. */
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

/** A template's colours are its theme's or shades of them: backgrounds unchanged, the accent dark enough for text on it. */
function templateColors({ colors }: KitTemplate, given: Partial<BrandColors>, kit: Ruled): BrandColors {
  const { background, dark } = colors;
  return withoutForbidden({ ...colors, primary: carrying(colors.primary, colors), ...given }, { background, dark, ...given }, kit);
}

/** All colours in a look; a forbidden background is replaced before the rest is derived from it. */
function colorsOf(given: Partial<BrandColors>, look: Look, kit: Ruled): BrandColors {
  const recolored = (colors: Partial<BrandColors>) => (Object.keys(colors).length === 0 ? look.colors : look.recolor(colors, look.colors));
  const first = recolored(given);
  const { background } = withoutForbidden(first, given, kit);
  const colors = background === first.background ? first : recolored({ ...given, background });
  // A look may change given colours; those it left alone stay.
  const kept = Object.fromEntries(Object.entries(given).filter(([role, color]) => colors[role as keyof BrandColors] === color));
  return withoutForbidden(colors, kept, kit);
}

/** `Acme & Söhne` → `acme-sohne`. */
function idOf(name: string): string {
  const plain = normalForm(name, 'NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'brand-kit';
}

type WrittenFonts = WrittenBrandKit['fonts'];

/** @throws QuarterdeckError brand_kit_invalid */
export async function readFonts(written: WrittenFonts, look: Look, readFile: ReadFile): Promise<BrandFonts> {
  const families = familiesOf(written, look);
  const { east_asian: eastAsian, complex_script: complexScript } = written;
  return {
    ...families,
    ...(await widthsOf(written, readFile)),
    ...fallbackOf(written, families),
    ...definedOf({ eastAsian, complexScript }),
  };
}

/** A single font covers both roles, except for a heading font that defines the look. */
function familiesOf({ heading, body }: WrittenFonts, { fonts }: Look): Pick<BrandFonts, 'heading' | 'body'> {
  const ownFace = fonts.heading !== fonts.body;
  return { heading: heading ?? (ownFace ? fonts.heading : (body ?? fonts.heading)), body: body ?? fonts.body };
}

/** A single fallback covers both roles if they share a font. */
function fallbackOf({ fallback }: WrittenFonts, { heading, body }: Pick<BrandFonts, 'heading' | 'body'>): Pick<BrandFonts, 'fallback'> {
  const other = heading === body ? (fallback.body ?? fallback.heading) : undefined;
  const known = definedOf({ heading: fallback.heading ?? other, body: fallback.body ?? other });
  return Object.keys(known).length === 0 ? {} : { fallback: known };
}

/** A single file covers both roles if they share a font. */
async function widthsOf({ heading, body, files, widths }: WrittenFonts, readFile: ReadFile): Promise<Pick<BrandFonts, 'widths'>> {
  const read = async (role: 'heading' | 'body'): Promise<FontWidths | undefined> => {
    const boldRole = `${role}_bold` as const;
    const regular = await widthsIn(files[role], `fonts.files.${role}`, readFile);
    const bold = await widthsIn(files[boldRole], `fonts.files.${boldRole}`, readFile);
    if (regular === undefined && bold !== undefined)
      throw invalidField(`fonts.files.${boldRole}`, `needs the regular face too, as fonts.files.${role}`, 'invalid_font');
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
  const { readFontWidths } = await import('../fonts/read-font-widths.ts');
  const table = readFontWidths(await readFile(file));
  if (typeof table === 'string') throw invalidField(field, table, 'invalid_font');
  return table;
}

export interface KitTemplate extends ReadTemplate {
  /** The file's name; null if it came without a file. */
  called: string | null;
}

/**
 * What a template sets cannot be overridden by the kit.
 * @throws QuarterdeckError brand_kit_invalid, brand_template_refused
 */
export async function readKitTemplate(
  { template: { file, data } = {}, colors, fonts, logo, slide_size: slideSize }: WrittenBrandKit,
  readFile: ReadFile,
): Promise<KitTemplate> {
  if (slideSize !== undefined) throw settled('slide_size', "is the template's: leave it out");
  for (const field of ['east_asian', 'complex_script'] as const) {
    if (fonts[field] !== undefined) throw settled(`fonts.${field}`, "is the theme's in the template: leave it out, or change it there");
  }
  if (logo !== null) throw settled('logo', 'stands on the masters of the template: leave it out, or put it there');
  const { readTemplate } = await import('./template/read-template.ts');
  const read = readTemplate(file === undefined ? Buffer.from(data ?? '', 'base64') : await readFile(file));
  for (const ground of ['background', 'dark'] as const) {
    const { [ground]: color = read.colors[ground] } = colors;
    if (color !== read.colors[ground])
      throw settled(`colors.${ground}`, `is ${read.colors[ground]} in the template: leave it out, or change it there`);
  }
  for (const role of ['heading', 'body'] as const) {
    const { [role]: family = read.fonts[role] } = fonts;
    if (family !== read.fonts[role])
      throw settled(`fonts.${role}`, `is "${read.fonts[role]}" in the template: leave it out, or change it there`);
  }
  return { ...read, called: file === undefined ? null : nameOf(file) };
}

function settled(path: string, message: string) {
  return invalidField(path, message, 'of_template');
}

/** `brand/Corporate_2026.potx` → `Corporate 2026`. */
function nameOf(file: string): string | null {
  const stem = file.split(/[\\/]/).at(-1)!.replace(/\.[^.]*$/, ''); // biome-ignore format: one step
  const words = stem.replace(/[_\s\p{C}]+/gu, ' ').trim();
  return words === '' ? null : words.slice(0, 80);
}
