/** JSON and JSON lines: objects become rows, nested fields become columns. */
import { QuarterdeckError } from '../../../model/errors.ts';
import { type Database, name } from '../database.ts';
import { columnName, createRaw, maxColumns, numberText, type RawTable, type Reading, textOf } from '../raw-table.ts';
import type { Into } from '../table-source.ts';
import { decode, encodingOf, startOf } from './decode.ts';
import { type FormatReader, partSha256, type Source } from './source.ts';

const batch = 20_000;
const deepestColumn = 12;
/** HubSpot and Airtable wrap a record's fields in an object with this name. */
const envelope = /^(properties|fields)$/;

type Row = (string | null)[];

export class ObjectTable {
  readonly #database: Database;
  readonly #table: string;
  readonly #file: string;
  readonly #columns: string[] = [];
  readonly #at = new Map<string, number>();
  readonly #used = new Set<string>();
  readonly #left = new Set<string>();
  #created = 0;
  #rows = 0;
  #pending: Row[] = [];

  constructor(database: Database, table: string, file: string) {
    this.#database = database;
    this.#table = table;
    this.#file = file;
  }

  async add(value: Readonly<Record<string, unknown>>): Promise<void> {
    const row: Row = [];
    for (const [key, each] of Object.entries(value)) this.#put(row, key, each, 0);
    if (row.every((field) => field === null || field === undefined)) return;
    this.#pending.push(row);
    if (this.#pending.length >= batch) await this.#flush();
  }

  /** null if no object had a value. */
  async finish(sha256: string): Promise<RawTable | null> {
    await this.#flush();
    if (this.#rows === 0) return null;
    const columns = [...this.#columns];
    return { table: this.#table, file: this.#file, columns, rows: this.#rows, rejected: 0, around: 0, sha256, delimiter: null };
  }

  notes(): string[] {
    const left = [...this.#left];
    if (left.length === 0) return [];
    const shown = `${left.slice(0, 5).join(', ')}${left.length > 5 ? ', …' : ''}`;
    return [`${shown} of ${this.#file} ${left.length === 1 ? 'holds' : 'hold'} lists inside a row; they are left out.`];
  }

  #put(row: Row, path: string, value: unknown, depth: number): void {
    if (value === null || value === undefined) {
      this.#column(path);
    } else if (typeof value === 'string') {
      row[this.#column(path)] = textOf(value);
    } else if (typeof value === 'number') {
      row[this.#column(path)] = numberText(value);
    } else if (typeof value === 'boolean') {
      row[this.#column(path)] = String(value);
    } else if (Array.isArray(value)) {
      // In Odoo a record refers to another by [id, name].
      if (value.length === 2 && typeof value[0] === 'number' && typeof value[1] === 'string') row[this.#column(path)] = textOf(value[1]);
      else if (value.every((each) => each === null || typeof each !== 'object')) row[this.#column(path)] = textOf(value.join(', '));
      else this.#left.add(path);
    } else if (depth >= deepestColumn) {
      this.#left.add(path);
    } else {
      for (const [key, each] of Object.entries(value)) this.#put(row, `${path}.${key}`, each, depth + 1);
    }
  }

  #column(path: string): number {
    const known = this.#at.get(path);
    if (known !== undefined) return known;
    const at = this.#columns.length;
    if (at >= maxColumns) {
      throw new QuarterdeckError(
        'data_not_tabular',
        `${this.#file} is not a table: its objects have more than ${maxColumns} different keys.`,
        { next: 'Give a list of objects that share their keys.' },
      );
    }
    const [first, ...rest] = path.split('.');
    const called = rest.length > 0 && envelope.test(first!) ? rest.join('.') : path;
    this.#at.set(path, at);
    this.#columns.push(columnName(called, at, this.#used));
    return at;
  }

  async #flush(): Promise<void> {
    if (this.#pending.length === 0) return;
    if (this.#created === 0) {
      await createRaw(this.#database, this.#table, this.#columns);
    } else {
      for (const column of this.#columns.slice(this.#created)) {
        await this.#database.run(`ALTER TABLE ${name(this.#table)} ADD COLUMN ${name(column)} VARCHAR`);
      }
    }
    this.#created = this.#columns.length;
    await this.#database.append(
      this.#table,
      this.#pending.map((row) => Array.from(this.#columns, (_, at) => row[at] ?? null)),
    );
    this.#rows += this.#pending.length;
    this.#pending = [];
  }
}

/** Node.js cannot hold a longer string. */
const longest = 400 * 1024 ** 2;
/** Depth limit of the search for lists. */
const deepest = 6;

/** @throws data_empty, data_not_tabular, data_unsupported */
export const readJson: FormatReader = (source, into) => (isLines(source) ? readLines(source, into) : readWhole(source, into));

/** Whether it is JSON lines: the first line is a complete value and more follow, or the file's ending says so. */
function isLines({ head, ending }: Source): boolean {
  if (ending === '.ndjson' || ending === '.jsonl') return true;
  const first = /^\s*(\{[^\n]*)\n\s*\{/.exec(startOf(head, 1 << 20))?.[1];
  if (!first) return false;
  try {
    JSON.parse(first);
    return true;
  } catch {
    return false;
  }
}

async function readLines(source: Source, into: Into): Promise<Reading> {
  const { file } = source;
  const table = new ObjectTable(into.database, into.next(), file);
  let rest = '';
  let line = 0;
  for await (const { text, last } of decode(source.pieces(), await encodingOf(source.head, source.pieces()))) {
    const lines = (rest + text).split('\n');
    rest = last ? '' : lines.pop()!;
    for (const each of lines) {
      line++;
      if (each.trim() === '') continue;
      const value = parse(each, `Line ${line} of ${file}`);
      if (!isObject(value)) {
        throw new QuarterdeckError('data_not_tabular', `Line ${line} of ${file} is no JSON object with fields.`, {
          next: 'Write one object a line, or give the table as CSV.',
        });
      }
      await table.add(value);
    }
  }
  const raw = await table.finish(source.sha256);
  if (!raw) throw empty(file);
  return { tables: [{ called: source.called, raw }], notes: table.notes() };
}

async function readWhole(source: Source, into: Into): Promise<Reading> {
  const { file, head, size, pieces } = source;
  if (size > longest) {
    throw new QuarterdeckError('data_unsupported', `${file} is JSON of more than 400 MB in one piece.`, {
      next: 'Write it as one object a line (.ndjson), or as Parquet.',
    });
  }
  let text = '';
  for await (const piece of decode(pieces(), await encodingOf(head, pieces()))) text += piece.text;
  const value = parse(text, file);
  if (isObject(value) && 'slides' in value && 'version' in value) {
    throw new QuarterdeckError('data_not_tabular', `${file} is the outline or the layout of a deck, not data.`, {
      next: 'An outline is given with --outline; quarterdeck export takes a layout.',
    });
  }
  const lists = findLists(value);
  if (lists.length === 0) {
    if (Array.isArray(value) && value.length === 0) throw empty(file);
    throw new QuarterdeckError('data_not_tabular', `${file} is JSON without a list of objects, so it holds no table.`, {
      next: 'Give a list such as [{"id": 1, "stage": "Won"}], or an object that holds one.',
    });
  }
  const reading: Reading = { tables: [], notes: [] };
  for (const { key, rows } of lists) {
    const alone = lists.length === 1;
    const label = alone ? file : `${file}/${key}`;
    const table = new ObjectTable(into.database, into.next(), label);
    for (const row of rows) if (row !== null) await table.add(row);
    const raw = await table.finish(alone ? source.sha256 : partSha256(source, key));
    reading.notes.push(...table.notes());
    if (raw) reading.tables.push({ called: alone ? source.called : key, raw });
  }
  if (reading.tables.length === 0) throw empty(file);
  return reading;
}

interface List {
  /** The last key on the path to it. */
  key: string;
  rows: (Record<string, unknown> | null)[];
}

/** The outermost lists of objects in a value, in order. */
function findLists(value: unknown, key = '', depth = 0): List[] {
  if (Array.isArray(value)) {
    const isTable = value.some(isObject) && value.every((row) => row === null || isObject(row));
    return isTable ? [{ key, rows: value }] : [];
  }
  if (!isObject(value) || depth > deepest) return [];
  return Object.entries(value).flatMap(([inner, each]) => findLists(each, inner, depth + 1));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Matches numbers of more than 15 digits outside strings, to quote them: as numbers they would lose digits, and IDs would become equal. */
const longNumbers = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.]{15,}(?![\d.eE])/gs;

function parse(text: string, where: string): unknown {
  const exact = /\d[\d.]{15}/.test(text) ? text.replace(longNumbers, (found) => (found.startsWith('"') ? found : `"${found}"`)) : text;
  try {
    return JSON.parse(exact);
  } catch (cause) {
    const why = cause instanceof SyntaxError ? `: ${cause.message.split('\n')[0]!.slice(0, 120)}` : '';
    throw new QuarterdeckError('data_not_tabular', `${where} is not valid JSON${why}.`, {
      next: 'Export it again, or give the table as CSV.',
      cause,
    });
  }
}

function empty(file: string): QuarterdeckError {
  return new QuarterdeckError('data_empty', `${file} holds no objects with a value.`, {
    next: 'Export it again with its rows, or leave the file out.',
  });
}
