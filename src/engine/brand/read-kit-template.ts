/** The template of a brand kit, read from where the kit says it is. */
import type { WrittenBrandKit } from './brand-kit-schema.ts';
import { invalidField } from './invalid-field.ts';
import type { ReadFile } from './read-file.ts';
import type { ReadTemplate } from './template/read-template.ts';

export interface KitTemplate extends ReadTemplate {
  /** As its file is called; null of one that came without a file. */
  called: string | null;
}

/**
 * What a template settles, the kit that names it cannot say otherwise.
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
