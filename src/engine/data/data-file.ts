/** Resolves the requested files, folders and patterns to the files to read. */
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { QuarterdeckError } from '../../model/errors.ts';
import { type Mapping, mergeMappings } from './mapping.ts';
import { openSnapshot, snapshotFile } from './snapshot.ts';
import { byCodeUnit } from './spelling.ts';
import type { DataFile, DataSource } from './table-source.ts';

export function isPattern(place: string): boolean {
  return /[*?]/.test(place);
}

/** Paths that match the pattern, in order. `*` and `?` match within one name, and not the dot of a hidden file. */
export async function matchFiles(pattern: string): Promise<string[]> {
  const { root } = path.parse(pattern);
  let places = [root];
  for (const part of pattern.slice(root.length).split(/[\\/]/)) {
    if (part === '') continue;
    if (!isPattern(part)) {
      places = places.map((place) => path.join(place, part));
      continue;
    }
    const expression = new RegExp(
      `^${part
        .replace(/[.+^${}()|[\]\\]/g, '\\$&')
        .replace(/\*+/g, '.*')
        .replaceAll('?', '.')}$`,
      'u',
    );
    const matches = await Promise.all(
      places.map(async (place) => {
        const names = await readdir(place === '' ? '.' : place).catch(() => []);
        return names
          .filter((file) => expression.test(file) && (!file.startsWith('.') || part.startsWith('.')))
          .sort()
          .map((file) => path.join(place, file));
      }),
    );
    places = matches.flat();
  }
  return places;
}

const text = ['.csv', '.tsv'];
const packed = ['.csv.gz', '.tsv.gz', '.json.gz', '.ndjson.gz', '.jsonl.gz'];
const others = ['.json', '.ndjson', '.jsonl', '.parquet', '.xlsx', '.xlsm', '.sqlite', '.sqlite3', '.db', ...packed];
const onlyAsked = ['.txt', '.gz'];
const kindsRead = 'CSV, TSV, JSON, NDJSON, Parquet, XLSX and SQLite, and text packed by gzip';

/** The files of a source, each with the mapping that belongs to the source. */
export async function findSource({ path: place, name, bytes, tables, mapping }: DataSource): Promise<DataFile[]> {
  if (tables) return [{ name: name ?? place, path: '', tables, ...(mapping !== undefined && { mapping }) }];
  const files = await findDataFiles(place, name, bytes);
  return mapping === undefined ? files : files.map((file) => ({ ...file, mapping }));
}

/**
 * The files of a path: a file itself, a folder's files by name, or the files and folders that match a pattern with `*` or `?`.
 * @throws file_not_found, data_empty (a folder without tables), data_unsupported (another kind of file)
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
  // Next to a CSV export, a .json file is usually settings or notes; users can name it explicitly.
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

/** Empty for unsupported files, hidden files and the lock file Excel keeps next to an open workbook. */
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

export interface Gathered {
  files: DataFile[];
  /** ISO date; the snapshots' own date if only snapshots are read, so that a later run gives the same deck. */
  today: string;
  mapping?: Mapping;
}

/** @param mapping Text of the request's mapping; it overrides those of the sources. */
export async function gatherData(sources: readonly DataSource[], mapping: string | undefined, today: string): Promise<Gathered> {
  const files = (await Promise.all(sources.map(findSource))).flat();
  const texts = [...new Set(files.flatMap((file) => file.mapping ?? [])), ...(mapping === undefined ? [] : [mapping])];
  const dates = files.flatMap((file) => file.asOf ?? []).sort();
  return {
    files,
    today: files.length > 0 && dates.length === files.length ? dates.at(-1)! : today,
    ...(texts.length > 0 && { mapping: await readMappings(texts) }),
  };
}

async function readMappings(texts: readonly string[]): Promise<Mapping> {
  const { parseMapping } = await import('./mapping.ts');
  return mergeMappings(texts.map(parseMapping));
}
