/** Rows that a brief asks to leave out: cancelled orders, test records, an internal account, whatever the values of a column name so. */
import type { QualityNote } from '../../model/quality-note.ts';
import { type Database, literal, name } from './database.ts';
import { nameFit, words } from './lexicon.ts';
import type { Column, Table } from './typing/column-type.ts';

/** With more values, a column names things rather than groups them. */
const mostValues = 60;

/** Words that tell that a record is no real one. */
const unreal =
  /^(?:test(?!ing|ed|er|im)\w*|demo\w*|sandbox\w*|dummy|dummies|spam|dublett\w*|duplica\w*|doublons?|prueba|pruebas|prova|prove|essai|essais|テスト|デモ|测试|测试数据|重复|重複|اختبار|تجريبي\w*)$/;

/** Words of a request that name no value. */
const filler = new Set(
  'anything everything all any the a an marked flagged labelled tagged called as is are with of from and or rows row records record lines line entries entry data dataset datasets datensatz datensatze zeilen lignes filas linhas righe our own account accounts one ones also kind type status'.split(
    ' ',
  ),
);

/** What happens once, and is asked to be left out of figures that compare. */
const once =
  /(?<!\p{L})(?:off|one off|oneoff|once|exceptional|extraordinary|settlement|windfall|payout|einmalig\w*|einmaleffekt\w*|vergleich|exceptionnel\w*|extraordinari\w*|excepcional\w*|eccezional\w*)(?!\p{L})/u;

/** What stands beside such a word in a value that says nothing else. */
const beside =
  /^(?:do|not|use|ignore|please|only|internal|zz+|xx+|tenant|ticket|customer|kunde|firma|company|bitte|nicht|ignorieren|report|qa|it|uat|dev|sync|user|sales|opp|opportunity|deal|lead|campaign|order|journal|contact|\d+)$/;
/** Share of the rows up to which a name may mark them: a product called Test Suite is sold more often than tests are made. */
const mostMarked = 0.1;

/** Words that name what reviews measure: a deck without a pipeline still counts its deals. */
const measured = /^(?:pipeline|forecast|revenue|sales|margin|churn|budget|plan|target|quota|price|pricing|cost|discount|risk)s?$/;

const stem = (word: string) => word.replace(/(?:lations?|led|ed|ing|ies|es|s|en|e|te|ter|tes|ten)$/u, '');
const isAlike = (one: string, other: string) =>
  one === other || (one.length > 3 && other.length > 3 && stem(one).length > 2 && stem(one) === stem(other));

interface Named {
  column: Column;
  /** SQL condition that is true for the rows. */
  sql: string;
  /** The values as written, or what marks them. */
  values: readonly string[];
  /** By a word in a name. */
  marked?: true;
}

/** The rows deleted from the tables, which keep what is left. `phrases`: those that named rows. */
export interface LeftOutRows {
  tables: Table[];
  phrases: string[];
  notes: QualityNote[];
}

/**
 * Deletes the rows that the phrases name by the value of a column, with the rows of other tables that belong to them by a shared key. A phrase
 * that names all rows of a table, or none, leaves it as it is.
 */
export async function leaveOutRows(database: Database, tables: readonly Table[], phrases: readonly string[]): Promise<LeftOutRows> {
  if (phrases.length === 0) return { tables: [...tables], phrases: [], notes: [] };
  const heard = new Set<string>();
  const notes: QualityNote[] = [];
  const gone = new Set<Table>();
  for (const table of tables) {
    const values = await valuesOf(database, table);
    for (const phrase of phrases) {
      const able = namedBy(phrase, table, values);
      if (able.length === 0) continue;
      const condition = (of: readonly Named[]) => of.map((each) => `coalesce(${each.sql}, false)`).join(' OR ');
      const each = able.map((one, at) => `count(*) FILTER (WHERE ${condition([one])}) AS "n${at}"`).join(', ');
      const [row] = await database.query(
        `SELECT count(*) AS "all", count(*) FILTER (WHERE ${condition(able)}) AS "rows", ${each} FROM ${table.sql}`,
      );
      const named = able.filter((_, at) => Number(row![`n${at}`]) > 0);
      const sql = condition(named);
      const [all, rows] = [Number(row!.all), Number(row!.rows)];
      if (rows === 0 || rows === all || (named.every(({ marked }) => marked) && rows > mostMarked * all)) continue;
      heard.add(phrase);
      const told = await amountOf(database, table, sql);
      await deleteTheirs(database, table, tables, sql, gone);
      gone.add(table);
      await database.run(`DELETE FROM ${table.sql} WHERE ${sql}`);
      const columns = [...new Set(named.map(({ column }) => column.name))].join(', ');
      const said = [...new Set(named.flatMap((each) => each.values))].slice(0, 3).join(', ');
      const figures = { rows: told?.rows ?? rows, all: told?.all ?? all, file: table.file, column: columns, values: said };
      const left = `${figures.rows.toLocaleString('en')} of ${figures.all.toLocaleString('en')} rows of ${table.file} are left out as asked: ${columns} says ${said}`;
      notes.push({
        code: 'left-out',
        message: told ? `${left}; they come to ${told.amount.toLocaleString('en')}.` : `${left}.`,
        table: table.name,
        column: columns,
        rows: figures.rows,
        sentence: told ? 'left-out-amount' : 'left-out',
        figures: { ...figures, ...(told && { amount: told.amount }) },
      });
    }
  }
  const left: Table[] = [];
  for (const table of tables) left.push(gone.has(table) ? await counted(database, table) : table);
  return { tables: left, phrases: phrases.filter((phrase) => heard.has(phrase)), notes };
}

/** What the rows come to: of a ledger its actual amounts, of another table its amount. */
async function amountOf(
  database: Database,
  { columns, sql, ledger }: Table,
  condition: string,
): Promise<{ rows: number; all: number; amount: number } | null> {
  const numbers = columns.filter(({ type }) => type.kind === 'number');
  const amount = ledger
    ? numbers.find(({ name: each }) => each === 'Amount' || each === 'Result')
    : numbers
        .toSorted((a, b) => nameFit('amount', b.name) - nameFit('amount', a.name))
        .find(({ name: each }) => nameFit('amount', each) > 0);
  if (!amount) return null;
  const actual = ledger && columns.some(({ name: each }) => each === 'Scenario') ? `WHERE "Scenario" = 'Actual'` : '';
  const [row] = await database.query(
    `SELECT count(*) AS "all", count(*) FILTER (WHERE ${condition}) AS "rows", CAST(sum(${name(amount.name)}) FILTER (WHERE ${condition}) AS DOUBLE) AS "amount" FROM ${sql} ${actual}`,
  );
  const value = Math.abs(Number(row!.amount ?? 0));
  return value === 0 ? null : { rows: Number(row!.rows), all: Number(row!.all), amount: Math.round(value) };
}

/** Values that say in capitals, or in so many words, that a record is no real one: `TEST CARRIER`, `test - do not use`, `ZZ Internal QA (test)`. */
const loud = [
  /(?<!\p{L})TEST/u,
  /(?<!\p{L})test(?!\p{L})[^\n]{0,40}(?:do[ _-]not|ignore)|\(test\)|(?<!\p{L})demo (?:tenant|account|customer|company)|sandbox|dummy/iu,
];
/** Of more rows, the value may be what the table is about. */
const mostTests = 0.01;
/** Of longer tables, nobody types tests by hand. */
const longTable = 200_000;

/** Deletes the few rows whose name or group says that they are tests, with the rows of other tables that belong to them; nobody has to ask for that. */
export async function leaveOutTests(database: Database, tables: readonly Table[]): Promise<Omit<LeftOutRows, 'phrases'>> {
  const found: { table: Table; sql: string; columns: string; value: string }[] = [];
  for (const table of tables) {
    const tests = await testsOf(database, table);
    const sql = tests.map(({ column, value }) => `coalesce(CAST(${name(column)} AS VARCHAR) = ${literal(value)}, false)`).join(' OR ');
    const few = tests.length > 0 && tests.reduce((sum, { rows }) => sum + rows, 0) <= mostTests * table.rows;
    if (few) found.push({ table, sql, columns: [...new Set(tests.map(({ column }) => column))].join(', '), value: tests[0]!.value });
  }
  const gone = new Set<Table>();
  for (const { table, sql } of found) {
    await deleteTheirs(database, table, tables, sql, gone);
    gone.add(table);
  }
  for (const { table, sql } of found) await database.run(`DELETE FROM ${table.sql} WHERE ${sql}`);
  const left: Table[] = [];
  const notes: QualityNote[] = [];
  for (const table of tables) {
    const kept = gone.has(table) ? await counted(database, table) : table;
    left.push(kept);
    const rows = table.rows - kept.rows;
    if (rows === 0) continue;
    // Rows that belong to a test are told with the column that says so.
    const { columns, value } = found.find((each) => each.table === table) ?? found[0]!;
    notes.push({
      code: 'left-out',
      message: `${rows} of ${table.rows.toLocaleString('en')} rows of ${table.file} are left out as tests: ${columns} says ${value}.`,
      table: table.name,
      column: columns,
      rows,
      sentence: 'discarded',
      figures: { rows, file: table.file, column: columns },
    });
  }
  return { tables: left, notes };
}

/** The values of a table's texts that say so, as written. */
async function testsOf(database: Database, table: Table): Promise<{ column: string; value: string; rows: number }[]> {
  const texts = table.columns.filter(({ type, distinct }) => type.kind === 'text' && distinct > 1);
  if (texts.length === 0 || table.rows > longTable || table.derived) return [];
  const told = await database.query(
    texts
      .map(({ name: each }, at) => {
        const text = `CAST(${name(each)} AS VARCHAR)`;
        return `SELECT ${at} AS "at", ${text} AS "value", count(*) AS "rows" FROM ${table.sql} WHERE regexp_matches(${text}, ${literal('test|sandbox|dummy|demo ')}, 'i') GROUP BY 1, 2`;
      })
      .join(' UNION ALL ')
      .concat(' ORDER BY 1, 2'),
  );
  return told.flatMap(({ at, value, rows }) => {
    const column = texts[Number(at)]!;
    return isTest(String(value), column) ? [{ column: column.name, value: String(value), rows: Number(rows) }] : [];
  });
}

/** A number in a series of keys: `CMP-TEST1` among `CMP-317`. */
const testKey = /^[A-Z]{1,6}[-_]TEST[-_]?\d{0,4}$/;

/** Whether a value says so aloud, and nothing else. */
function isTest(value: string, { name: column }: Column): boolean {
  if (testKey.test(value)) return true;
  if (!loud.some((sign) => sign.test(value))) return false;
  const own = words(column).split(' ');
  return words(value)
    .split(' ')
    .every((word) => unreal.test(word) || filler.has(word) || beside.test(word) || own.includes(word));
}

/** Column → its values as written, of columns that group their rows. */
async function valuesOf(database: Database, { columns, sql }: Table): Promise<Map<Column, string[]>> {
  const able = columns.filter(({ type, distinct }) => type.kind === 'text' && distinct > 0 && distinct <= mostValues);
  const values = new Map<Column, string[]>();
  for (const column of able) {
    const rows = await database.query(
      `SELECT DISTINCT CAST(${name(column.name)} AS VARCHAR) AS "value" FROM ${sql} WHERE "value" IS NOT NULL ORDER BY 1`,
    );
    values.set(
      column,
      rows.map(({ value }) => String(value)),
    );
  }
  return values;
}

function namedBy(phrase: string, { columns, ledger }: Table, values: ReadonlyMap<Column, string[]>): Named[] {
  const said = words(phrase)
    .split(' ')
    .filter((word) => word !== '');
  const telling = said.filter((word) => !filler.has(word));
  if (telling.length === 0 || (telling.length === 1 && measured.test(telling[0]!))) return [];
  const marks = telling.filter((word) => unreal.test(word));
  const isOnce = once.test(words(phrase));
  const naming = telling.filter(
    (word) => !once.test(word) || telling.length === 1 || /^(?:settlement|vergleich|payout|windfall)$/.test(word),
  );
  return columns.flatMap((column): Named[] => {
    if (column.type.kind === 'boolean') {
      const own = words(column.name).split(' ');
      const isSo = telling.some((word) => own.some((each) => isAlike(each, word)));
      return isSo && (marks.length > 0 || own.length <= 3) ? [{ column, sql: name(column.name), values: ['true'] }] : [];
    }
    if (column.type.kind !== 'text') return [];
    const text = `CAST(${name(column.name)} AS VARCHAR)`;
    const grouped = values.get(column);
    if (grouped) {
      const all = grouped.filter((value) => isNamedBy(value, said, marks));
      // `The settlement` is the one account that is called so.
      const holding = ledger && all.length === 0 ? grouped.filter((value) => holds(value, naming)) : [];
      const found = holding.length === 1 ? holding : all;
      return found.length > 0 ? [{ column, sql: `${text} IN (${found.map(literal).join(', ')})`, values: found }] : [];
    }
    // One amount among many is told apart by the text of its row.
    if (isOnce && naming.length > 0) {
      const each = naming.map((word) => `regexp_matches(strip_accents(${text}), ${literal(`(^|[^\\p{L}])${markStem(word)}`)}, 'i')`);
      return [{ column, sql: each.join(' AND '), values: [naming.join(' ')], marked: true }];
    }
    if (marks.length === 0) return [];
    const pattern = `(^|[^\\p{L}])(${marks.map(markStem).join('|')})(s|[^\\p{L}]|$)`;
    return [{ column, sql: `regexp_matches(${text}, ${literal(pattern)}, 'i')`, values: marks.slice(0, 1), marked: true }];
  });
}

/** Whether the phrase says all words of a value, or both say that it is no real one and the value says nothing else. */
function isNamedBy(value: string, said: readonly string[], marks: readonly string[]): boolean {
  const own = words(value)
    .split(' ')
    .filter((word) => word !== '');
  if (own.length === 0) return false;
  if (own.every((word) => said.some((each) => isAlike(each, word)))) return own.some((word) => !filler.has(word));
  const isMark = (word: string) => marks.some((mark) => word.startsWith(markStem(mark)) && unreal.test(word));
  return own.some(isMark) && own.every((word) => isMark(word) || filler.has(word) || beside.test(word));
}

const holds = (value: string, telling: readonly string[]) =>
  telling.every((word) =>
    words(value)
      .split(' ')
      .some((own) => isAlike(own, word)),
  );

/** `Testdatensätze` and `tests` mark what says TEST. */
function markStem(word: string): string {
  const kind = ['test', 'demo', 'sandbox', 'spam', 'dubl', 'duplic'].find((each) => word.startsWith(each));
  return kind ?? stem(word);
}

/** Deletes the rows of other tables that belong to those, by a key which is unique here. */
async function deleteTheirs(database: Database, table: Table, tables: readonly Table[], sql: string, gone: Set<Table>): Promise<void> {
  const key = table.columns.find(({ distinct, filled }) => distinct === filled && filled === table.rows);
  if (!key) return;
  for (const other of tables) {
    const same = other !== table && other.columns.find((each) => words(each.name) === words(key.name) && each.type.kind === key.type.kind);
    if (!same) continue;
    const theirs = `CAST(${name(same.name)} AS VARCHAR) IN (SELECT CAST(${name(key.name)} AS VARCHAR) FROM ${table.sql} WHERE ${sql})`;
    const [row] = await database.query(`SELECT count(*) FILTER (WHERE ${theirs}) AS "rows" FROM ${other.sql}`);
    if (Number(row!.rows) === 0) continue;
    await database.run(`DELETE FROM ${other.sql} WHERE ${theirs}`);
    gone.add(other);
  }
}

/** The table with its rows and values counted again. */
async function counted(database: Database, table: Table): Promise<Table> {
  const [row] = await database.query(
    `SELECT count(*) AS "rows", ${table.columns.map(({ name: each }, at) => `count(${name(each)}) AS "f${at}", count(DISTINCT ${name(each)}) AS "d${at}"`).join(', ')} FROM ${table.sql}`,
  );
  const columns = table.columns.map((column, at) => ({ ...column, filled: Number(row![`f${at}`]), distinct: Number(row![`d${at}`]) }));
  return { ...table, rows: Number(row!.rows), columns };
}
