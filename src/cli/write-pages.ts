/** Writes pictures of slides, one file each: into a folder, or beside one another with numbers in their names. */
import path from 'node:path';
import { QuarterdeckError } from '../model/errors.ts';
import { pageFileName, slug } from '../service/file-names.ts';
import type { ExportFormat } from '../service/schema/export-formats.ts';
import type { Context } from './context.ts';
import { checkWritable, lookUp, openOutput, writeFile } from './write-file.ts';

interface PagesRequest {
  /** `-o` as typed. */
  file: string | undefined;
  force: boolean;
  format: ExportFormat;
  /** Of the deck. */
  title: string;
}

/**
 * `-o q4.png` gives `q4-01.png`, `q4-02.png` …; a single picture is `q4.png`.
 * @returns the paths as the user would type them; none if it went to stdout
 * @throws QuarterdeckError option_invalid, output_exists, output_unwritable
 */
export async function writePages(
  context: Pick<Context, 'io' | 'cwd' | 'globals'>,
  pages: readonly Uint8Array[],
  { file, force, format, title }: PagesRequest,
): Promise<string[]> {
  const ending = `.${format}`;
  if (pages.length === 1) {
    const output = openOutput(context, { file, force, binary: format === 'png', ending });
    const written = await output.write(pages[0]!, title, { toStdoutByDefault: false });
    return written === null ? [] : [written];
  }
  if (file === '-') {
    throw new QuarterdeckError('option_invalid', `${pages.length} pictures cannot all go to stdout.`, {
      next: 'name a file or folder with -o, or choose one picture with --slide or --sheet',
    });
  }
  const isFolder = file !== undefined && lookUp(path.resolve(context.cwd, file))?.isDirectory() === true;
  const base = file === undefined || isFolder ? path.join(file ?? '', slug(title)) : withoutEnding(file, ending);
  const targets = pages.map((_, index) => pageFileName(base, index, pages.length, format));
  // All or none.
  for (const target of targets) checkWritable(path.resolve(context.cwd, target), { force });
  for (const [index, target] of targets.entries()) writeFile(path.resolve(context.cwd, target), pages[index]!, { force });
  return targets;
}

function withoutEnding(file: string, ending: string): string {
  return file.toLowerCase().endsWith(ending) ? file.slice(0, -ending.length) : file;
}

/** `q4-01.png to q4-12.png`. */
export function shownPaths(paths: readonly string[]): string {
  return paths.length > 1 ? `${paths[0]} to ${paths.at(-1)}` : (paths[0] ?? '');
}
