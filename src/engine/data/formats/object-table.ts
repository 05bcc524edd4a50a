/** Objects into one raw table: nested ones as `account.name`, a column for each key that any of them has. */
import { QuarterdeckError } from '../../../model/errors.ts';
import { type Database, name } from '../database.ts';
import { columnName, createRaw, maxColumns, numberText, type RawTable, textOf } from '../raw-table.ts';

const batch = 20_000;
const deepest = 12;
/** Around the fields of a record, HubSpot and Airtable put an object of this name. */
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

  /** null when no object had a value. */
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
      // A record of Odoo points to another by its number and its name.
      if (value.length === 2 && typeof value[0] === 'number' && typeof value[1] === 'string') row[this.#column(path)] = textOf(value[1]);
      else if (value.every((each) => each === null || typeof each !== 'object')) row[this.#column(path)] = textOf(value.join(', '));
      else this.#left.add(path);
    } else if (depth >= deepest) {
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
        {
          next: 'Give a list of objects that share their keys.',
        },
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
