/** Combines exports split by month or quarter: files of deals with the same columns and different deals become one table. */
import { createHash } from 'node:crypto';
import { type Database, literal, name } from './database.ts';
import { nameFit, words } from './lexicon.ts';
import { asRows, dropRaw, type Found, type RawTable } from './raw-table.ts';
import { isOfPostings } from './records/ledger-sides.ts';
import { isMonthOfYear } from './records/months-as-rows.ts';
import { called, isScenario, planNamed } from './records/statement-lines.ts';
import { columnsAlike } from './same-export.ts';

/** A raw table named after its first file, with notes on the merged ones, one plain sentence each. */
export interface Stack {
  called: string;
  raw: RawTable;
  /** Names of all its files. */
  files: string[];
  notes: string[];
  /** Each file is a scenario, such as Actual 2026 beside Budget 2026. */
  scenarios?: true;
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
    const isPart = isOfDeals(raw) || isPosted({ called, raw });
    const alike = stacks.find((stack) => isPart && (isOfDeals(raw) || isPosted(stack)) && sameColumns(stack.raw, raw));
    if (!alike) {
      const same = await exportOf(database, stacks, { called, raw });
      if (same) await append(database, same.stack, raw, same.columns);
      else stacks.push({ called, raw, files: [raw.file], notes: [] });
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
  await joinScenarios(database, stacks);
  for (const stack of stacks) {
    if (stack.files.length === 1 || stack.scenarios) continue;
    stack.notes.push(`${stack.files.join(', ')} have the same columns and are read as one table.`);
    stack.raw = { ...stack.raw, file: label(stack.files) };
  }
  return stacks;
}

/** The table of which a file is another part, and the columns of that file in its order. */
async function exportOf(database: Database, stacks: readonly Stack[], found: Found): Promise<{ stack: Stack; columns: string[] } | null> {
  if (scenarioOf(found) !== null || planNamed(found.called) !== null) return null;
  for (const stack of stacks) {
    const columns = scenarioOf(stack) === null && !isOfDeals(stack.raw) ? await columnsAlike(database, stack, found) : null;
    if (columns) return { stack, columns };
  }
  return null;
}

/** A file or sheet named for a scenario: `Actual_2025`, `P&L Budget 2026`. */
function scenarioOf({ called }: Pick<Stack, 'called'>): string | null {
  const said = words(called).split(' ');
  for (let length = Math.min(4, said.length); length > 0; length--) {
    for (let at = 0; at + length <= said.length; at++) {
      const text = said.slice(at, at + length).join(' ');
      if (isScenario(text)) return text;
    }
  }
  return null;
}

/** Columns that all have, and few beside them: one sums up the year, the other the year to date. */
const mostApart = 2;

/** Files that hold the same lines, each in a scenario of its own, become one table with a column that names it. */
async function joinScenarios(database: Database, stacks: Stack[]): Promise<void> {
  const named = stacks.flatMap((stack) => {
    const scenario = stack.files.length === 1 ? scenarioOf(stack) : null;
    return scenario === null ? [] : [{ stack, scenario }];
  });
  const [first] = named;
  if (!first) return;
  const alike = named.filter(({ stack }) => {
    const common = stack.raw.columns.filter((column) => first.stack.raw.columns.includes(column)).length;
    return common > mostApart && Math.max(stack.raw.columns.length, first.stack.raw.columns.length) - common <= mostApart;
  });
  const scenarios = new Set(alike.map(({ scenario }) => scenario));
  const bare = new Set([...scenarios].map((each) => each.replace(/ \d{4}$/, '')));
  const columns = first.stack.raw.columns.filter((column) => alike.every(({ stack }) => stack.raw.columns.includes(column)));
  if (scenarios.size < alike.length || bare.size < 2 || columns.some((column) => called.test(words(column)))) return;
  // Each such sheet has groups, a scale and signs of its own, which are read with its amounts.
  if (columns.filter(isMonthOfYear).length > mostApart) return;
  const table = `${first.stack.raw.table} scenarios`;
  const selects = alike.map(
    ({ stack, scenario }) => `SELECT ${columns.map(name).join(', ')}, ${literal(scenario)} AS "Scenario" FROM ${name(stack.raw.table)}`,
  );
  await database.run(`CREATE TABLE ${name(table)} AS ${selects.join(' UNION ALL ')}`);
  for (const { stack } of alike) await dropRaw(database, stack.raw);
  const raws = alike.map(({ stack }) => stack.raw);
  const sum = (of: (raw: RawTable) => number) => raws.reduce((total, raw) => total + of(raw), 0);
  const files = raws.map(({ file }) => file);
  const { view: _, ...kept } = first.stack.raw;
  const joined: Stack = {
    called: first.stack.called,
    raw: {
      ...kept,
      table,
      columns: [...columns, 'Scenario'],
      rows: sum(({ rows }) => rows),
      rejected: sum(({ rejected }) => rejected),
      around: sum(({ around }) => around),
      file: label(files),
      sha256: raws.reduce((hash, { sha256 }) => hash.update(sha256), createHash('sha256')).digest('hex'),
    },
    files,
    notes: [
      ...alike.flatMap(({ stack }) => stack.notes),
      `${[...new Set(files)].join(', ')} hold the same lines and are read as one table: ${[...scenarios].join(', ')}.`,
    ],
    scenarios: true,
  };
  stacks.splice(
    0,
    stacks.length,
    ...stacks.flatMap((stack) => (stack === first.stack ? [joined] : alike.some((each) => each.stack === stack) ? [] : [stack])),
  );
}

/** Whether the table holds deals: reference tables can have the same columns and still name different things. */
function isOfDeals({ columns }: RawTable): boolean {
  return columns.some((column) => nameFit('stage', column) > 0) && columns.some((column) => nameFit('amount', column) > 0);
}

/** Postings of a year or an entity; a plan is none. */
function isPosted(found: Pick<Stack, 'called' | 'raw'>): boolean {
  const { columns } = found.raw;
  const isNamed = scenarioOf(found) !== null || planNamed(found.called) !== null || columns.some((column) => called.test(words(column)));
  return !isNamed && isOfPostings(columns);
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

/** `columns`: those of the file in the order of the table. What the file holds again is newer there. */
async function append(database: Database, stack: Stack, raw: RawTable, columns: readonly string[] = stack.raw.columns): Promise<void> {
  stack.raw = await asRows(database, stack.raw);
  const into = name(stack.raw.table);
  const id = columns === stack.raw.columns ? -1 : await numberingColumn(database, raw, columns);
  if (id >= 0) {
    const given = `SELECT ${name(columns[id]!)} FROM ${name(raw.table)}`;
    const repeated = `${name(stack.raw.columns[id]!)} IN (${given})`;
    const [row] = await database.query(`SELECT count(*) AS "rows" FROM ${into} WHERE ${repeated}`);
    const rows = Number(row!.rows);
    if (rows > 0) {
      await database.run(`DELETE FROM ${into} WHERE ${repeated}`);
      stack.notes.push(`${rows} rows of ${stack.files.join(', ')} are held again by ${raw.file} and are read from there.`);
    }
  }
  await database.run(
    `INSERT INTO ${into} (${stack.raw.columns.map(name).join(', ')}) SELECT ${columns.map(name).join(', ')} FROM ${name(raw.table)}`,
  );
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

/** Where the column stands that numbers the rows of a file, nearly each its own; -1 if none does. */
async function numberingColumn(database: Database, { table, rows }: RawTable, columns: readonly string[]): Promise<number> {
  const [row] = await database.query(
    `SELECT ${columns.map((column, at) => `count(DISTINCT ${name(column)}) AS "d${at}"`).join(', ')} FROM ${name(table)}`,
  );
  const nearly = columns.map((_, at) => Number(row![`d${at}`]) > 0.98 * rows);
  const named = columns.findIndex((column, at) => nearly[at] && nameFit('id', column) > 0);
  return named >= 0 ? named : nearly[0] ? 0 : -1;
}

function label(files: readonly string[]): string {
  return files.length === 2 ? files.join(' and ') : `${files[0]} and ${files.length - 1} more files`;
}
