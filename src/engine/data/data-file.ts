/** Files of tables: what a run reads, and how a folder becomes a list of them. */
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { QuarterdeckError } from '../errors.ts';

export interface DataFile {
  /** How the table is called: the file's name without its ending. */
  name: string;
  path: string;
}

const endings = ['.csv', '.tsv', '.txt'];
const inFolders = ['.csv', '.tsv'];

/**
 * The tables at a path: a file itself, or a folder's CSV and TSV files in name order.
 * @throws file_not_found, data_empty (a folder without tables), data_unsupported (a file of another kind)
 */
export async function findDataFiles(pathOrFolder: string, name?: string): Promise<DataFile[]> {
  const found = await stat(pathOrFolder).catch(() => null);
  if (!found) {
    throw new QuarterdeckError('file_not_found', `There is no file or folder ${pathOrFolder}.`, {
      next: 'Check the path, or list the folder to see how the file is called.',
    });
  }
  if (!found.isDirectory()) {
    const ending = path.extname(pathOrFolder).toLowerCase();
    if (ending !== '' && !endings.includes(ending)) {
      throw new QuarterdeckError('data_unsupported', `${path.basename(pathOrFolder)} is a ${ending} file; CSV and TSV can be read.`, {
        next: 'Export the table as CSV and give that file.',
      });
    }
    return [{ name: name ?? tableName(pathOrFolder), path: pathOrFolder }];
  }
  const files = (await readdir(pathOrFolder))
    .filter((file) => !file.startsWith('.') && inFolders.includes(path.extname(file).toLowerCase()))
    .sort(byCodeUnit)
    .map((file) => ({ name: tableName(file), path: path.join(pathOrFolder, file) }));
  if (files.length === 0) {
    throw new QuarterdeckError('data_empty', `The folder ${pathOrFolder} holds no CSV or TSV file.`, {
      next: 'Give the folder that holds the exported tables, or a file itself.',
    });
  }
  return files;
}

function tableName(file: string): string {
  return path.basename(file, path.extname(file));
}

/** Order of code units: the same on every machine, whatever its language. */
export function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
