/** Files a command writes: to a temporary name, then renamed; nothing is overwritten unless asked. */
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { QuarterdeckError } from '../model/errors.ts';
import { slug } from '../service/file-names.ts';
import type { Context } from './context.ts';

interface WriteOptions {
  /** Overwrite an existing file. */
  force: boolean;
}

/** Refuses early what `writeFile` would refuse at the end: an existing file, a missing folder, a folder as target. */
export function checkWritable(file: string, { force }: WriteOptions): void {
  const found = lookUp(file);
  if (found?.isDirectory()) {
    throw new QuarterdeckError('output_unwritable', `${file} is a folder.`, { next: `-o ${path.join(file, 'deck.pptx')}` });
  }
  if (found?.isFile() && !force) {
    throw new QuarterdeckError('output_exists', `${file} exists and is not overwritten.`, {
      next: 'add --force, or name another file with -o',
    });
  }
  const folder = path.dirname(file);
  if (!found && !existsSync(folder)) {
    throw new QuarterdeckError('output_unwritable', `The folder ${folder} does not exist.`, { next: `mkdir -p ${folder}` });
  }
  try {
    if (!found) accessSync(folder, constants.W_OK);
  } catch (error) {
    throw writeError(file, error as NodeJS.ErrnoException);
  }
}

/**
 * Atomic, so that Ctrl-C never leaves a partial file.
 * @throws QuarterdeckError output_exists, output_unwritable, disk_full
 */
export function writeFile(file: string, bytes: Uint8Array, options: WriteOptions): void {
  checkWritable(file, options);
  const found = lookUp(file);
  try {
    // A device or a pipe cannot be replaced by renaming.
    if (found && !found.isFile()) writeWhole(file, 'w', 0o666, bytes);
    else replace(found ? realpathSync(file) : file, bytes, found?.mode);
  } catch (error) {
    throw writeError(file, error as NodeJS.ErrnoException);
  }
}

/** The file's status, or undefined. */
export function lookUp(file: string): Stats | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false });
  } catch (error) {
    throw writeError(file, error as NodeJS.ErrnoException);
  }
}

/** Creates a folder for several files, with its parents. */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw writeError(folder, error as NodeJS.ErrnoException);
  }
}

function replace(file: string, bytes: Uint8Array, mode = 0o666): void {
  const beside = path.join(path.dirname(file), `.${path.basename(file)}.part-${process.pid}`);
  try {
    writeWhole(beside, 'wx', mode, bytes);
    renameSync(beside, file);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}

function writeWhole(file: string, flags: string, mode: number, bytes: Uint8Array): void {
  const descriptor = openSync(file, flags, mode);
  try {
    for (let at = 0; at < bytes.length; ) at += writeSync(descriptor, bytes, at);
    if (flags === 'wx') fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** What the file system refused, in words. */
export function writeError(file: string, error: NodeJS.ErrnoException): unknown {
  if (error instanceof QuarterdeckError) return error;
  if (error.code === 'ENOSPC' || error.code === 'EDQUOT') {
    return new QuarterdeckError('disk_full', `There was no room left to write ${file}; nothing of it was kept.`, {
      next: 'free some space, or write elsewhere with -o',
      cause: error,
    });
  }
  const why = {
    EACCES: 'you may not write there',
    EPERM: 'you may not write there',
    EROFS: 'the file system is read-only',
    ENOENT: 'its folder does not exist',
    ENOTDIR: 'a part of its path is a file',
    ENAMETOOLONG: 'its name is too long',
  }[error.code ?? ''];
  return new QuarterdeckError('output_unwritable', `${file} cannot be written: ${why ?? error.message}.`, {
    next: 'name another place with -o',
    cause: error,
  });
}

interface OutputRequest {
  /** `-o` as typed. */
  file: string | undefined;
  force: boolean;
  /** Binary, so never written to a terminal. */
  binary: boolean;
  /** `.pptx` */
  ending: string;
}

interface OutputFile {
  /** Writes the bytes and returns the path as the user would type it; null for stdout. */
  write(bytes: Uint8Array, title: string, options: { toStdoutByDefault: boolean }): Promise<string | null>;
}

/** File types that a name can imply. */
const endings = [
  '.pptx',
  '.svg',
  '.pdf',
  '.png',
  '.jpg',
  '.jpeg',
  '.html',
  '.htm',
  '.ppt',
  '.pps',
  '.ppsx',
  '.potx',
  '.odp',
  '.key',
  '.docx',
  '.xlsx',
];

/**
 * Checks the path before doing any work.
 * @throws QuarterdeckError option_invalid, output_exists, output_unwritable
 */
export function openOutput(context: Pick<Context, 'io' | 'cwd' | 'globals'>, { file, force, binary, ending }: OutputRequest): OutputFile {
  const { io, cwd, globals } = context;
  if (file === '') throw new QuarterdeckError('option_invalid', '-o is empty.', { next: `-o deck${ending}` });
  if (file === '-' && globals.json) {
    throw new QuarterdeckError('option_invalid', '-o - and --json both want stdout.', { next: 'name a file with -o' });
  }
  if (file === '-' && binary && io.out.isTTY) {
    throw new QuarterdeckError('option_invalid', 'The file is not text and would garble the terminal.', {
      next: `-o deck${ending}, or redirect stdout`,
    });
  }
  const promised = path.extname(file ?? '').toLowerCase();
  if (binary && file !== undefined && promised !== ending && endings.includes(promised)) {
    throw new QuarterdeckError('option_invalid', `${path.basename(file)} promises another kind of file than ${ending.slice(1)}.`, {
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
