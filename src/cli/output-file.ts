/** Where a command's file goes: the named one, stdout for `-`, else one named after the title in this folder. */
import path from 'node:path';
import { QuarterdeckError } from '../model/errors.ts';
import { slug } from '../service/slug.ts';
import type { Context } from './context.ts';
import { checkWritable, lookUp, writeFile } from './write-file.ts';

export interface OutputRequest {
  /** `-o` as typed. */
  file: string | undefined;
  force: boolean;
  /** Not text: never onto a terminal. */
  binary: boolean;
  /** `.pptx` */
  ending: string;
}

export interface OutputFile {
  /** Writes the bytes and says where, as the user would type it; null for stdout. */
  write(bytes: Uint8Array, title: string, options: { toStdoutByDefault: boolean }): Promise<string | null>;
}

/** Other kinds of file that a name can promise. */
const otherEndings = ['.pdf', '.png', '.jpg', '.jpeg', '.html', '.htm', '.ppt', '.pps', '.ppsx', '.potx', '.odp', '.key', '.docx', '.xlsx'];

/**
 * Checks the place before any work is done.
 * @throws QuarterdeckError option_invalid, output_exists, output_unwritable
 */
export function openOutput(context: Pick<Context, 'io' | 'cwd' | 'globals'>, { file, force, binary, ending }: OutputRequest): OutputFile {
  const { io, cwd, globals } = context;
  if (file === '') throw new QuarterdeckError('option_invalid', '-o is empty.', { next: `-o deck${ending}` });
  if (file === '-' && globals.json) {
    throw new QuarterdeckError('option_invalid', '-o - and --json both want stdout.', { next: 'name a file with -o' });
  }
  if (file === '-' && binary && io.out.isTTY) {
    throw new QuarterdeckError('option_invalid', 'A deck is not text and would garble the terminal.', {
      next: `-o deck${ending}, or redirect stdout`,
    });
  }
  if (binary && file !== undefined && otherEndings.includes(path.extname(file).toLowerCase())) {
    throw new QuarterdeckError('option_invalid', `${path.basename(file)} promises another kind of file; pptx and json can be written.`, {
      next: `-o ${path.basename(file, path.extname(file))}${ending}`,
    });
  }
  if (file !== undefined && /[\\/]$/.test(file) && !lookUp(path.resolve(cwd, file))) {
    throw new QuarterdeckError('output_unwritable', `The folder ${file} does not exist.`, { next: `mkdir -p ${file}` });
  }
  const isFolder = file !== undefined && file !== '-' && lookUp(path.resolve(cwd, file))?.isDirectory() === true;
  if (file !== undefined && file !== '-' && !isFolder) checkWritable(path.resolve(cwd, file), { force });

  return {
    async write(bytes, title, { toStdoutByDefault }) {
      if (file === '-' || (file === undefined && toStdoutByDefault)) {
        await io.out.write(bytes);
        return null;
      }
      const target = file === undefined || isFolder ? path.join(file ?? '', `${slug(title)}${ending}`) : file;
      writeFile(path.resolve(cwd, target), bytes, { force });
      return target;
    },
  };
}
