/** Files of tables: what a run reads, and how a folder or a pattern becomes a list of them. */
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { QuarterdeckError } from '../../model/errors.ts';
import { isPattern, matchFiles } from './file-pattern.ts';
import { openSnapshot, snapshotFile } from './snapshot.ts';
import type { TableSource } from './table-source.ts';

export interface DataFile {
  /** How the table is called: the file's name without its ending. */
  name: string;
  path: string;
  /** What came in on stdin; `path` names nothing then. */
  bytes?: Buffer;
  /** Where its tables come from when it is no file; `path` names nothing then. */
  tables?: TableSource;
  /** ISO date of a snapshot: what counts as today when nothing but snapshots is read. */
  asOf?: string;
  /** Text of the mapping file that belongs to it. */
  mapping?: string;
  /** Why it is not read, in one sentence. */
  left?: string;
  /** Met in a folder, where files of its kind may be something else; it is left out when it holds no table. */
  maybe?: true;
}

/** Files, folders and patterns as asked for, and tables that lie in none. */
export interface DataSource {
  name?: string;
  path: string;
  bytes?: Buffer;
  tables?: TableSource;
  /** Text of the mapping file that belongs to it. */
  mapping?: string;
}

const text = ['.csv', '.tsv'];
const packed = ['.csv.gz', '.tsv.gz', '.json.gz', '.ndjson.gz', '.jsonl.gz'];
const others = ['.json', '.ndjson', '.jsonl', '.parquet', '.xlsx', '.xlsm', '.sqlite', '.sqlite3', '.db', ...packed];
const onlyAsked = ['.txt', '.gz'];
const kindsRead = 'CSV, TSV, JSON, NDJSON, Parquet, XLSX and SQLite, and text packed by gzip';

/** The files of a source as it was asked for, each with the mapping that belongs to the source. */
export async function findSource({ path: place, name, bytes, tables, mapping }: DataSource): Promise<DataFile[]> {
  if (tables) return [{ name: name ?? place, path: '', tables, ...(mapping !== undefined && { mapping }) }];
  const files = await findDataFiles(place, name, bytes);
  return mapping === undefined ? files : files.map((file) => ({ ...file, mapping }));
}

/**
 * The tables of a source: a file itself; a folder's files in name order; the files and folders that a pattern with `*` or `?` meets.
 * @throws file_not_found, data_empty (a folder without tables), data_unsupported (a file of another kind)
 */
export async function findDataFiles(place: string, name?: string, bytes?: Buffer): Promise<DataFile[]> {
  if (bytes) return [{ name: name ?? 'stdin', path: place, bytes }];
  const found = await stat(place).catch(() => null);
  if (found?.isDirectory()) return inFolder(place);
  if (found) {
    const ending = path.extname(place).toLowerCase();
    if (ending !== '' && ![...text, ...others, ...onlyAsked].includes(ending)) {
      throw new QuarterdeckError('data_unsupported', `${path.basename(place)} is a ${ending} file, which cannot be read as data.`, {
        next: `Give one of these: ${kindsRead}.`,
      });
    }
    return [{ name: name ?? tableName(place), path: place }];
  }
  if (!isPattern(place)) {
    throw new QuarterdeckError('file_not_found', `There is no file or folder ${place}.`, {
      next: 'Check the path, or list the folder to see how the file is called.',
    });
  }
  return matching(place);
}

async function matching(pattern: string): Promise<DataFile[]> {
  const files: DataFile[] = [];
  let met = 0;
  for (const place of await matchFiles(pattern)) {
    const found = await stat(place).catch(() => null);
    if (!found) continue;
    met++;
    if (found.isDirectory()) files.push(...(await inFolder(place).catch(() => [])));
    else if (onlyAsked.includes(path.extname(pattern).toLowerCase())) files.push({ name: tableName(place), path: place });
    else files.push(...asTable(place));
  }
  if (files.length > 0) return files;
  if (met > 0) {
    throw new QuarterdeckError('data_unsupported', `None of the files called like ${pattern} can be read as data.`, {
      next: `Give one of these: ${kindsRead}.`,
    });
  }
  throw new QuarterdeckError('file_not_found', `No file is called like ${pattern}.`, {
    next: 'Check the pattern; * stands for any letters within a name.',
  });
}

async function inFolder(folder: string): Promise<DataFile[]> {
  const names = (await readdir(folder)).sort(byCodeUnit);
  if (names.includes(snapshotFile)) return [await openSnapshot(folder)];
  const isText = (file: string) => text.includes(path.extname(file).toLowerCase());
  // Beside an export in CSV a .json is a setting or a note about it; whoever means it as data names it.
  const isNote = (file: string) => path.extname(file).toLowerCase() === '.json' && names.some(isText);
  const left = (file: string) => `${file} lies beside files in CSV and is not read; give it with a --data of its own to have it read.`;
  const files = names.flatMap((file) => {
    const tables = asTable(path.join(folder, file));
    return isNote(file) ? tables.map((table) => ({ ...table, left: left(file) })) : tables;
  });
  if (files.length === 0) {
    throw new QuarterdeckError('data_empty', `The folder ${folder} holds no file of data.`, {
      next: `Give the folder that holds the exported tables, or a file itself: ${kindsRead}.`,
    });
  }
  return files;
}

/** Nothing for a file of another kind, a hidden one, or the lock that Excel keeps beside an open workbook. */
function asTable(place: string): DataFile[] {
  const file = path.basename(place).toLowerCase();
  if (/^(\.|~\$)/.test(file)) return [];
  if (text.includes(path.extname(file))) return [{ name: tableName(place), path: place }];
  return others.some((ending) => file.endsWith(ending)) ? [{ name: tableName(place), path: place, maybe: true }] : [];
}

function tableName(place: string): string {
  const file = path.basename(place).replace(/\.gz$/i, '');
  return path.basename(file, path.extname(file));
}

/** Order of code units: the same on every machine, whatever its language. */
export function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
