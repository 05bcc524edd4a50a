/** Reading the files of a brand kit: its JSON, and the logo beside it. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { QuarterdeckError } from '../errors.ts';

/** Bytes of a file, by its path. */
export type ReadFile = (path: string) => Promise<Uint8Array>;

/** Throws `file_not_found` or `file_unreadable`. */
export async function fromDisk(file: string): Promise<Uint8Array> {
  try {
    return await readFile(file);
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw new QuarterdeckError(
      missing ? 'file_not_found' : 'file_unreadable',
      missing ? `There is no file ${file}.` : `${file} could not be read: ${(error as Error).message}`,
      { next: 'Check the path of the brand kit; a logo is looked for beside it.', cause: error },
    );
  }
}

/** The JSON of a brand kit's file, and how to read what it names: paths count from its own folder. */
export async function openBrandKitFile(file: string, read: ReadFile): Promise<{ value: unknown; readBeside: ReadFile }> {
  const text = new TextDecoder().decode(await read(file));
  try {
    return { value: JSON.parse(text), readBeside: (other) => read(path.resolve(path.dirname(file), other)) };
  } catch (error) {
    throw new QuarterdeckError('brand_kit_invalid', `${path.basename(file)} is not JSON: ${(error as Error).message}`, {
      next: 'Correct the file and run the command again.',
      cause: error,
    });
  }
}
