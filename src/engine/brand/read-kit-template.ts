/** The template of a brand kit, read from where the kit says it is. */
import type { WrittenBrandKit } from './brand-kit-schema.ts';
import type { ReadFile } from './read-file.ts';
import type { ReadTemplate } from './template/read-template.ts';

export interface KitTemplate extends ReadTemplate {
  /** As its file is called; null of one that came without a file. */
  called: string | null;
}

/** @throws QuarterdeckError brand_template_refused */
export async function readKitTemplate({ file, data }: NonNullable<WrittenBrandKit['template']>, readFile: ReadFile): Promise<KitTemplate> {
  const { readTemplate } = await import('./template/read-template.ts');
  if (file === undefined) return { ...readTemplate(Buffer.from(data ?? '', 'base64')), called: null };
  return { ...readTemplate(await readFile(file)), called: nameOf(file) };
}

/** `brand/Corporate_2026.potx` → `Corporate 2026`. */
function nameOf(file: string): string | null {
  const stem = file.split(/[\\/]/).at(-1)!.replace(/\.[^.]*$/, ''); // biome-ignore format: one step
  const words = stem.replace(/[_\s\p{C}]+/gu, ' ').trim();
  return words === '' ? null : words.slice(0, 80);
}
