/** A brand kit as files: JSON to edit and to keep under version control, its template beside it. */
import path from 'node:path';
import type { BrandKit } from '../../../engine/brand/brand-kit.ts';
import type { Context } from '../../context.ts';
import { checkWritable, writeFile } from '../../write-file.ts';

export interface KitFile {
  /** Says where it was written, as the user would type it: the kit first. */
  write(kit: BrandKit): string[];
}

/**
 * Checks the places before any work is done.
 * @throws QuarterdeckError option_invalid, output_exists, output_unwritable
 */
export function openKitFile({ cwd }: Pick<Context, 'cwd'>, file: string, { force }: { force: boolean }): KitFile {
  const template = `${file.replace(/\.json$/i, '')}.pptx`;
  for (const each of [file, template]) checkWritable(path.resolve(cwd, each), { force });
  return {
    write(kit) {
      const written = writtenKit(kit, path.basename(template));
      writeFile(path.resolve(cwd, file), Buffer.from(`${JSON.stringify(written, null, 2)}\n`), { force });
      if (!kit.template) return [file];
      writeFile(path.resolve(cwd, template), Buffer.from(kit.template.data, 'base64'), { force });
      return [file, template];
    },
  };
}

/** Fields as a person writes them; what is read from the template again is left out. */
function writtenKit({ slideSize, template, fonts, logo, ...kit }: BrandKit, templateFile: string): object {
  const { eastAsian, complexScript, ...families } = fonts;
  const { safeZone, minSize, ...picture } = logo ?? {};
  return {
    ...kit,
    ...(slideSize !== undefined && { slide_size: slideSize }),
    fonts: {
      ...families,
      ...(eastAsian !== undefined && { east_asian: eastAsian }),
      ...(complexScript !== undefined && { complex_script: complexScript }),
    },
    ...(logo !== null && {
      logo: { ...picture, ...(minSize !== undefined && { min_size: minSize }), safe_zone: safeZone },
    }),
    ...(template && { template: templateFile }),
  };
}
