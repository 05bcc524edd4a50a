/** Combines exports split by month or quarter: files of deals with the same columns and different deals become one table. */
import { createHash } from 'node:crypto';
import { type Database, name } from './database.ts';
import { nameFit } from './lexicon.ts';
import { asRows, dropRaw, type Found, type RawTable } from './raw-table.ts';

/** A raw table named after its first file, with notes on the merged ones, one plain sentence each. */
export interface Stack {
  called: string;
  raw: RawTable;
  /** Names of all its files. */
  files: string[];
  notes: string[];
}

/** Share of equal rows above which two files without IDs hold the same deals; fewer may be equal by chance. */
const alikeByChance = 0.1;

export async function stackFiles(database: Database, read: readonly Found[]): Promise<Stack[]> {
  const stacks: Stack[] = [];
  for (const { called, raw } of read) {
    const copy = read.find((each) => each.raw.sha256 === raw.sha256)!;
    const owner = stacks.find(({ files }) => copy.raw !== raw && files.includes(copy.raw.file));
    if (owner) {
      owner.notes.push(`${raw.file} is listed twice and read once.`);
      continue;
    }
    const alike = stacks.find((stack) => isOfDeals(raw) && sameColumns(stack.raw, raw));
    if (!alike) {
      stacks.push({ called, raw, files: [raw.file], notes: [] });
    } else if (await holdsSameDeals(database, alike.raw, raw)) {
      stacks.push({
        called,
        raw,
        files: [raw.file],
        notes: [`${raw.file} repeats deals of ${alike.files.join(', ')}; they are not counted twice.`],
      });
    } else {
      await append(database, alike, raw);
    }
  }
  for (const stack of stacks) {
    if (stack.files.length === 1) continue;
    stack.notes.push(`${stack.files.join(', ')} have the same columns and are read as one table.`);
    stack.raw = { ...stack.raw, file: label(stack.files) };
  }
  return stacks;
}

/** Whether the table holds deals: reference tables can have the same columns and still name different things. */
function isOfDeals({ columns }: RawTable): boolean {
  return columns.some((column) => nameFit('stage', column) > 0) && columns.some((column) => nameFit('amount', column) > 0);
}

function sameColumns(a: RawTable, b: RawTable): boolean {
  return a.columns.length === b.columns.length && a.columns.every((column) => b.columns.includes(column));
}

async function holdsSameDeals(database: Database, first: RawTable, second: RawTable): Promise<boolean> {
  const id = [...first.columns].sort((a, b) => nameFit('id', b) - nameFit('id', a))[0]!;
  // Only the best match: the deal's ID, not its owner's.
  const byId = nameFit('id', id) === 1;
  const columns = (byId ? [id] : first.columns).map(name).join(', ');
  const [row] = await database.query(
    `SELECT count(*) AS "same" FROM (SELECT ${columns} FROM ${name(second.table)} INTERSECT SELECT ${columns} FROM ${name(first.table)})`,
  );
  return Number(row!.same) > (byId ? 0 : second.rows * alikeByChance);
}

async function append(database: Database, stack: Stack, raw: RawTable): Promise<void> {
  const columns = stack.raw.columns.map(name).join(', ');
  stack.raw = await asRows(database, stack.raw);
  await database.run(`INSERT INTO ${name(stack.raw.table)} (${columns}) SELECT ${columns} FROM ${name(raw.table)}`);
  await dropRaw(database, raw);
  stack.raw = {
    ...stack.raw,
    rows: stack.raw.rows + raw.rows,
    rejected: stack.raw.rejected + raw.rejected,
    around: stack.raw.around + raw.around,
    sha256: createHash('sha256').update(stack.raw.sha256).update(raw.sha256).digest('hex'),
  };
  stack.files.push(raw.file);
}

function label(files: readonly string[]): string {
  return files.length === 2 ? files.join(' and ') : `${files[0]} and ${files.length - 1} more files`;
}
