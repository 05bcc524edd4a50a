/** A brand kit as files: JSON to edit and to keep under version control, its template beside it. */
import path from 'node:path';
import { asWritten } from '../../../engine/brand/brand-kit-schema.ts';
import type { BrandKit } from '../../../model/brand-kit.ts';
import { QuarterdeckError } from '../../../model/errors.ts';
import type { Context } from '../../context.ts';
import { checkWritable, writeFile } from '../../write-file.ts';

export interface KitFile {
  /** Says where it was written, as the user would type it: the kit first. */
  write(kit: BrandKit): string[];
}

/**
 * Checks the places before any work is done.
 * @param from The file that is imported: it is never written over by what is kept of it.
 * @throws QuarterdeckError option_invalid, output_exists, output_unwritable
 */
export function openKitFile({ cwd }: Pick<Context, 'cwd'>, file: string, { force, from }: { force: boolean; from: string }): KitFile {
  const template = `${file.replace(/\.json$/i, '')}-template.pptx`;
  if (path.resolve(cwd, template) === path.resolve(cwd, from)) {
    throw new QuarterdeckError('option_invalid', `${template} is the file that is imported, and would lose its slides.`, {
      next: 'name another file with -o',
    });
  }
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

/** As a person writes it. What the template settles is left to it, so that another may take its place beside the kit. */
function writtenKit({ template, ...kit }: BrandKit, templateFile: string): unknown {
  if (!template) return asWritten(kit);
  const { id, name, colors, fonts, slideSize: _size, logo: _logo, ...rest } = kit;
  const { background: _paper, dark: _dark, ...accents } = colors;
  const { heading: _heading, body: _body, ...faces } = fonts;
  return asWritten({ id, name, template: templateFile, colors: accents, ...(Object.keys(faces).length > 0 && { fonts: faces }), ...rest });
}
