/** Which rows of a table a phrase of a brief names: cancelled orders, order 1043, all but Berlin, everyone hired after June. */
import { type Names, type Rows, rowsCompared } from './compared-rows.ts';
import { type Database, literal, name } from './database.ts';
import { filler } from './filler-words.ts';
import { isAlike, isNamed, stem, words } from './lexicon.ts';
import { rowsOfMonth } from './months-named.ts';
import { rowsByClause, rowsUnpaid } from './named-by-clause.ts';
import { rowsOtherwise } from './named-otherwise.ts';
import { rowsConditioned } from './rows-conditioned.ts';
import { saySameState } from './states-of-rows.ts';
import { type Tag, tagsOf } from './tag-lists.ts';
import type { Column, Table } from './typing/column-type.ts';

/** With more values, a column names things rather than groups them. */
const mostValues = 60;

/** Words that tell that a record is no real one. */
export const unreal =
  /^(?:test(?!ing|ed|er|im)\w*|demo\w*|sandbox\w*|dummy|dummies|spam|dublett\w*|duplica\w*|doublons?|prueba|pruebas|prova|prove|essai|essais|テスト|デモ|测试|测试数据|重复|重複|اختبار|تجريبي\w*)$/;

/** What happens once, and is asked to be left out of figures that compare. */
const once =
  /(?<!\p{L})(?:off|one off|oneoff|once|exceptional|extraordinary|settlement|windfall|payout|einmalig\w*|einmaleffekt\w*|vergleich|exceptionnel\w*|extraordinari\w*|excepcional\w*|eccezional\w*)(?!\p{L})/u;

/** What stands beside such a word in a value that says nothing else. */
export const beside =
  /^(?:do|not|use|ignore|please|only|internal|zz+|xx+|tenant|ticket|customer|kunde|firma|company|bitte|nicht|ignorieren|report|qa|it|uat|dev|sync|user|sales|opp|opportunity|deal|lead|campaign|order|journal|contact|\d+)$/;

/** Words that name what reviews measure: a deck without a pipeline still counts its deals. */
const measured = /^(?:pipeline|forecast|revenue|sales|margin|churn|budget|plan|target|quota|price|pricing|cost|discount|risk)s?$/;

interface Named {
  column: Column;
  /** SQL condition that is true for the rows. */
  sql: string;
  /** The values as written, or what marks them. */
  values: readonly string[];
  /** The words of the phrase that name them. */
  of: readonly string[];
  /** By a word in a name. */
  marked?: true;
}

/** What the rows of each table can be named by. */
export async function namesOf(database: Database, tables: readonly Table[]): Promise<Names[]> {
  const names: Names[] = [];
  for (const table of tables) names.push({ table, values: await valuesOf(database, table), alone: tables.length === 1 });
  return names;
}

/** The rows that a phrase names by a comparison, by an ID or by the values of columns; null where it names none of this table. */
export async function rowsNamed(database: Database, names: Names, phrase: string): Promise<Rows | null> {
  return (
    rowsUnpaid(names, phrase) ??
    (await rowsToldPlainly(database, names, phrase)) ??
    (await rowsOfMonth(database, names, phrase)) ??
    rowsByClause(database, names, phrase)
  );
}

async function rowsToldPlainly(database: Database, names: Names, phrase: string): Promise<Rows | null> {
  const conditioned = rowsConditioned(names, phrase);
  if (conditioned !== null) return conditioned === 'no-column' ? null : conditioned;
  const sent = (await rowsByDomain(database, names, phrase)) ?? (await rowsByLabel(database, names, phrase));
  if (sent) return sent;
  const compared = await rowsCompared(database, names, phrase);
  if (!compared) {
    const numbered = await rowsById(database, names, phrase);
    return numbered && numbered.sql !== noRow ? numbered : ((await rowsByValue(database, names, phrase)) ?? numbered);
  }
  const also = (await rowsById(database, names, compared.rest)) ?? (await rowsByValue(database, names, compared.rest));
  if (!also || also.marked) return compared;
  return {
    sql: `(${compared.sql}) AND (${also.sql})`,
    columns: [...also.columns, ...compared.columns],
    values: [...also.values, ...compared.values],
    where: true,
  };
}

/** Whether a phrase says a word of a column or of the table. */
export function touches({ table: { name: called, columns } }: Names, phrase: string): boolean {
  const own = [called, ...columns.map((column) => column.name)].flatMap((each) => words(each).split(' '));
  return wordsOf(phrase).some((word) => word.length > 2 && own.some((each) => isAlike(each, word)));
}

/** A phrase as words without accents. */
const wordsOf = (phrase: string) =>
  words(phrase)
    .split(' ')
    .filter((word) => word !== '');

/** `1043`, `V17`, `INV-0042`. */
const marking = /(?<![\p{L}\d.,])(?=[\p{L}/_-]{0,12}\d)[\p{L}\d][\p{L}\d/_-]{0,40}(?![\p{L}\d%])/gu;
const noRow = 'false';

/** Columns that number or code what their rows are. */
const numbering = /(?:^|\b)(?:id|guid|uuid|key|no|nr|num|number|nummer|code|ref|reference|numero|folio)$|番号|编号|编码/u;

async function rowsById(database: Database, { table }: Names, phrase: string): Promise<Rows | null> {
  const ids = phrase.match(marking) ?? [];
  if (ids.length === 0) return null;
  const nouns = wordsOf(phrase).filter((word) => !/\d/.test(word));
  const isOf = (column: Column) =>
    words(column.name)
      .split(' ')
      .some((own) => nouns.some((noun) => isAlike(own, noun)));
  const isKey = ({ name: called, type, distinct, filled }: Column) =>
    (type.kind === 'text' || type.kind === 'number') &&
    (numbering.test(words(called)) ||
      isNamed('id', called) ||
      (distinct === filled && distinct > 1 && nouns.some((noun) => isAlike(noun, words(called)))));
  const keys = table.columns.filter(isKey);
  const named = keys.filter(isOf);
  const held = ids.map((id) => literal(id.toLowerCase())).join(', ');
  for (const column of named.length > 0 ? named : keys) {
    const sql = `lower(CAST(${name(column.name)} AS VARCHAR)) IN (${held})`;
    const [row] = await database.query(`SELECT count(*) AS "rows" FROM ${table.sql} WHERE ${sql}`);
    if (Number(row!.rows) > 0) return { sql: `coalesce(${sql}, false)`, columns: [column.name], values: ids, where: true };
  }
  // The column is known, and holds no such value.
  return named.length > 0 ? { sql: noRow, columns: [named[0]!.name], values: ids, where: true } : null;
}

/** `@example.org`, `desk.example.org`: whose addresses are meant. */
const domain = /(?<![\p{L}\d.-])@?((?:[\p{L}\d-]{1,40}\.){1,4}\p{L}{2,24})(?![\p{L}\d.-])/gu;

/** By the domain of a mail address or of a site; those below it are of it, too. */
async function rowsByDomain(database: Database, { table }: Names, phrase: string): Promise<Rows | null> {
  const domains = [...phrase.matchAll(domain)].map(([, of]) => of!.toLowerCase());
  if (domains.length === 0) return null;
  const pattern = `(^|[@./])(${domains.map((each) => each.replaceAll('.', '[.]')).join('|')})([/>\\s]|$)`;
  for (const column of table.columns) {
    if (column.type.kind !== 'text') continue;
    const sql = `coalesce(regexp_matches(lower(CAST(${name(column.name)} AS VARCHAR)), ${literal(pattern)}), false)`;
    const [row] = await database.query(`SELECT count(*) AS "rows" FROM ${table.sql} WHERE ${sql}`);
    if (Number(row!.rows) > 0) return { sql, columns: [column.name], values: domains, where: true };
  }
  return null;
}

/** Words that turn a phrase round: what is not completed, all but Berlin. */
const negation =
  /^(?:not|never|non|but|except|excluding|outside|weren|wasn|isn|aren|nicht|ausser|pas|sauf|excepto|salvo|exceto|tranne|nao)$/;

/** `December outage (tag outage_dec)`, `expansion deals (existingbusiness)`: by what the data call it, where the words before that name nothing. */
async function rowsByLabel(database: Database, names: Names, phrase: string): Promise<Rows | null> {
  const { head, label } = /^(?<head>[^()]+)\((?<label>[^()]+)\)$/u.exec(phrase.trim())?.groups ?? {};
  if (!head || !label) return null;
  // What stands in brackets then only says more of them.
  const named = await rowsByValue(database, names, head);
  if (named) return named;
  const own = names.table.columns.flatMap((column) => words(column.name).split(' '));
  const said = wordsOf(label).filter((word, at) => at > 0 || !(labelled.test(word) || own.some((each) => isAlike(each, word))));
  const isWhole = (value: string) => said.length > 0 && words(value) === said.join(' ');
  const tags = (await tagsOf(database, names.table)).filter(({ tag }) => isWhole(tag));
  if (tags.length > 0) return byTags(tags);
  for (const [column, members] of names.values) {
    const found = members.filter(isWhole);
    const sql = `coalesce(CAST(${name(column.name)} AS VARCHAR) IN (${found.map(literal).join(', ')}), false)`;
    if (found.length > 0) return { sql, columns: [column.name], values: found };
  }
  return null;
}
const labelled = /^(?:tag|tags|type|status|typ|tipo|label|value|wert|valeur|valor|valore|code|flag|etiquette|etiqueta|etichetta)$/;

const byTags = (tags: readonly Tag[]): Rows => ({
  sql: `(${tags.map(({ sql }) => `coalesce(${sql}, false)`).join(' OR ')})`,
  columns: [...new Set(tags.map(({ column }) => column.name))],
  values: tags.map(({ tag }) => tag),
});

/** All labels of a table that the phrase says in full, each in the same words. */
async function taggedBy(database: Database, table: Table, phrase: string): Promise<Named[]> {
  const said = wordsOf(phrase);
  const isSaid = (word: string) => said.some((each) => each === word || each === `${word}s`);
  return (await tagsOf(database, table)).flatMap(({ column, tag, sql }): Named[] => {
    const of = words(tag).split(' ');
    return of.every(isSaid) && of.some((word) => word.length > 2 && !filler.has(word)) ? [{ column, sql, values: [tag], of }] : [];
  });
}

async function rowsByValue(database: Database, names: Names, phrase: string): Promise<Rows | null> {
  const { table, values } = names;
  const tagged = await taggedBy(database, table, phrase);
  const isListed = ({ column }: Named) => tagged.some((tag) => tag.column === column);
  const able = [
    ...tagged,
    ...[...namedBy(phrase, table, values), ...(await namedAmongMany(database, table, values, phrase))].filter((each) => !isListed(each)),
  ];
  const known = await withRows(database, table, wholly(able, phrase));
  const named = known.length > 0 ? known : await withRows(database, table, namedByTitle(table, phrase));
  if (named.length === 0) {
    const telling = wordsOf(phrase).filter((word) => !filler.has(word));
    const isPlain = telling.length > 0 && !telling.some((word) => negation.test(word) || measured.test(word));
    return (await withoutPrefix(database, table, values, phrase)) ?? (isPlain ? rowsOtherwise(names, telling) : null);
  }
  const said = new Set(named.flatMap(({ of }) => of));
  if (!table.ledger && saysMore(phrase, table, said)) return null;
  const isTurned = wordsOf(phrase).some((word) => negation.test(word) && !said.has(word));
  // What is named by the same words is one thing in several columns; what is named by others has to be both.
  const groups: Named[][] = [];
  for (const each of named) {
    const same = groups.find((group) => group.some(({ of }) => of.some((word) => each.of.includes(word))));
    if (same) same.push(each);
    else groups.push([each]);
  }
  const both = groups.map((group) => `(${group.map(({ sql }) => `coalesce(${sql}, false)`).join(' OR ')})`).join(' AND ');
  const columns = [...new Set(named.map(({ column }) => column.name))];
  const found = [...new Set(named.flatMap((each) => each.values))];
  if (isTurned) return { sql: `NOT (${both})`, columns, values: found.map((value) => `≠ ${value}`), where: true };
  const own = [table.name, ...table.columns.map((column) => column.name)].flatMap((each) => words(each).split(' '));
  const isTold = (word: string) =>
    filler.has(word) || said.has(word) || [...said, ...own].some((each) => isAlike(each, word) || isInflected(word, each));
  const isPart = !/["“”„«»「『]/u.test(phrase) && !wordsOf(phrase).every(isTold);
  return {
    sql: both,
    columns,
    values: found,
    ...(isPart && { part: true as const }),
    ...(named.every(({ marked }) => marked) && { marked: true as const }),
  };
}

/** A token of several words, or what stands in quotes: one name. */
const oneName = /["“”„«»「『]\s?(?<quoted>[^"“”„«»「」『』]{2,60})|(?<![\p{L}\d])(?<token>[\p{L}\d]+(?:_[\p{L}\d]+)+)(?![\p{L}\d])/gu;

/** Those that name what is said whole: not a word of one name, nor a part of what another names by more words. */
function wholly(able: readonly Named[], phrase: string): Named[] {
  const rest = wordsOf(phrase.replace(oneName, ' '));
  const single = [...phrase.matchAll(oneName)]
    .map(({ groups }) => wordsOf(groups!.quoted ?? groups!.token!))
    .filter(({ length }) => length > 1);
  const isPart = ({ of, values }: Named) =>
    single.some(
      (one) =>
        of.some((word) => one.includes(word) && !rest.includes(word)) &&
        !values.some((value) => one.every((word) => words(value).split(' ').includes(word))),
    );
  const whole = able.filter((each) => !isPart(each));
  return whole.filter(({ of }) => !whole.some((other) => other.of.length > of.length && of.every((word) => other.of.includes(word))));
}

/** Without the values that are only words of another one that is said as one name: `Done` of “Done, part missing”. */
function withinOneName(phrase: string, values: readonly string[]): string[] {
  const rest = wordsOf(phrase.replace(oneName, ' '));
  const isWithin = (value: string, other: string) =>
    wordsOf(other).length > wordsOf(value).length && wordsOf(value).every((word) => wordsOf(other).includes(word) && !rest.includes(word));
  return values.filter((value) => !values.some((other) => isWithin(value, other)));
}

const relating = /(?<!\p{L})(?:in|on|at|from|by|for|of|with|im|am|aus|von|bei|für|mit|de|en|à|chez|pour|da|di|per|em)(?!\p{L})/iu;

/** Whether it names a place, time or owner that the table does not know: cancelled calls on Mars are not all that were cancelled. */
function saysMore(phrase: string, table: Table, said: ReadonlySet<string>): boolean {
  const own = [table.name, ...table.columns.map((column) => column.name)].flatMap((each) => words(each).split(' '));
  return phrase.split(relating).some((part, at) => {
    const telling = at === 0 ? [] : wordsOf(part).filter((word) => !filler.has(word));
    return telling.length > 0 && !telling.some((word) => said.has(word) || own.some((each) => isAlike(each, word)));
  });
}

/** Those that name any row. */
async function withRows(database: Database, table: Table, able: readonly Named[]): Promise<Named[]> {
  if (able.length === 0) return [];
  const counts = able.map(({ sql }, at) => `count(*) FILTER (WHERE coalesce(${sql}, false)) AS "n${at}"`).join(', ');
  const [row] = await database.query(`SELECT ${counts} FROM ${table.sql}`);
  return able.filter((_, at) => Number(row![`n${at}`]) > 0);
}

/** `Unpaid` where the values say what is paid. */
async function withoutPrefix(
  database: Database,
  table: Table,
  values: ReadonlyMap<Column, string[]>,
  phrase: string,
): Promise<Rows | null> {
  for (const word of wordsOf(phrase)) {
    const rest = /^(?:un|in|non)(\p{L}{3,})$/u.exec(word)?.[1];
    if (rest === undefined) continue;
    const able = namedBy(rest, table, values).filter(({ marked }) => !marked);
    const [one] = await withRows(database, table, able);
    if (one)
      return {
        sql: `NOT coalesce(${one.sql}, false)`,
        columns: [one.column.name],
        values: one.values.map((value) => `≠ ${value}`),
        where: true,
      };
  }
  return null;
}

/** Most words of a name. */
const longestName = 6;

/** Names in columns with too many values to look at each: one customer of a thousand. */
async function namedAmongMany(database: Database, table: Table, values: ReadonlyMap<Column, string[]>, phrase: string): Promise<Named[]> {
  const said = wordsOf(phrase);
  const parts = said.flatMap((_, from) =>
    said.slice(from, from + longestName).flatMap((word, length) => {
      const part = said.slice(from, from + length + 1);
      return !filler.has(word) && part.some((each) => each.length > 2 && !filler.has(each)) ? [part] : [];
    }),
  );
  const many = table.columns.filter((column) => column.type.kind === 'text' && column.distinct > 0 && !values.has(column));
  if (parts.length === 0 || many.length === 0) return [];
  const found: Named[] = [];
  // `Internal transfers` are those of the customer that is called `INTERNAL TRANSFER`.
  const called = parts.map((part) => part.join(' ')).flatMap((each) => (/[^s]s$/.test(each) ? [each, each.slice(0, -1)] : [each]));
  const held = [...new Set(called.map(literal))].join(', ');
  for (const column of many) {
    const text = `trim(regexp_replace(lower(strip_accents(CAST(${name(column.name)} AS VARCHAR))), '[^\\p{L}\\p{N}]+', ' ', 'g'))`;
    const rows = await database.query(
      `SELECT ${text} AS "said", min(CAST(${name(column.name)} AS VARCHAR)) AS "value" FROM ${table.sql} WHERE ${text} IN (${held}) GROUP BY 1 ORDER BY length("said") DESC, 1 LIMIT 1`,
    );
    for (const row of rows) {
      const of = String(row.said).split(' ');
      found.push({ column, sql: `${text} = ${literal(String(row.said))}`, values: [String(row.value)], of });
    }
  }
  return found;
}

/** By a title within a text: that of a posting goes on after what it is for, `PROJECT RELOCATION part 3`. */
function namedByTitle(table: Table, phrase: string): Named[] {
  const told = titleIn(phrase);
  if (told === null) return [];
  return table.columns
    .filter(({ type }) => type.kind === 'text')
    .map((column) => ({
      column,
      sql: `regexp_matches(strip_accents(lower(CAST(${name(column.name)} AS VARCHAR))), ${literal(`(^|[^\\p{L}\\p{N}])${told.join('[^\\p{L}\\p{N}]+')}([^\\p{L}\\p{N}]|$)`)})`,
      values: [told.join(' ').toUpperCase()],
      of: told,
    }));
}

/** What a phrase has in quotes, or in capitals, as words: `the vouchers “Project Relocation”`, `anything for PROJECT RELOCATION`. */
function titleIn(phrase: string): string[] | null {
  const quoted = /["„“”«»‚‘「『](?<told>[^"„“”«»’‘」』]{4,60})/u.exec(phrase)?.groups?.told;
  const loud = /(?<!\p{L})(?<told>\p{Lu}{2,}(?:[ -](?:\p{Lu}{2,}|\d+)){1,5})(?!\p{L})/u.exec(phrase)?.groups?.told;
  const said = wordsOf(quoted ?? loud ?? '');
  return said.some((word) => word.length > 2 && !filler.has(word)) ? said : null;
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
  const said = wordsOf(phrase);
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
      const of = telling.filter((word) => own.some((each) => isAlike(each, word) || isCompound(word, each) || saySameState(word, each)));
      const said = [column.type.yes[0] ?? 'true'];
      return of.length > 0 && (marks.length > 0 || own.length <= 3) ? [{ column, sql: name(column.name), values: said, of }] : [];
    }
    if (column.type.kind !== 'text') return [];
    const text = `CAST(${name(column.name)} AS VARCHAR)`;
    const grouped = values.get(column);
    if (grouped) {
      const all = withinOneName(
        phrase,
        grouped.filter((value) => isNamedBy(value, said, marks)),
      );
      // `The settlement` is the one account that is called so.
      const holding = ledger && all.length === 0 ? grouped.filter((value) => holds(value, naming)) : [];
      const found = holding.length === 1 ? holding : all;
      const own = found.flatMap((value) => words(value).split(' '));
      const of = said.filter((word) => own.some((each) => isAlike(each, word) || isInflected(word, each)));
      return found.length > 0 ? [{ column, sql: `${text} IN (${found.map(literal).join(', ')})`, values: found, of }] : [];
    }
    // One amount among many is told apart by the text of its row.
    if (isOnce && naming.length > 0) {
      const each = naming.map((word) => `regexp_matches(strip_accents(${text}), ${literal(`(^|[^\\p{L}])${markStem(word)}`)}, 'i')`);
      return [{ column, sql: each.join(' AND '), values: [naming.join(' ')], of: naming, marked: true }];
    }
    if (marks.length === 0) return [];
    const pattern = `(^|[^\\p{L}])(${marks.map(markStem).join('|')})(s|[^\\p{L}]|$)`;
    return [{ column, sql: `regexp_matches(${text}, ${literal(pattern)}, 'i')`, values: marks.slice(0, 1), of: marks, marked: true }];
  });
}

/** Whether the phrase says all words of a value, or both say that it is no real one and the value says nothing else. */
function isNamedBy(value: string, said: readonly string[], marks: readonly string[]): boolean {
  const own = words(value)
    .split(' ')
    .filter((word) => word !== '');
  if (own.length === 0) return false;
  if (own.every((word) => said.some((each) => isAlike(each, word) || isInflected(each, word))))
    return own.some((word) => !filler.has(word));
  const isMark = (word: string) => marks.some((mark) => word.startsWith(markStem(mark)) && unreal.test(word));
  return own.some(isMark) && own.every((word) => isMark(word) || filler.has(word) || beside.test(word));
}

/** `Garantiefälle` are those of a column `Garantie`: a word that begins with another one, long enough to be no chance. */
const isCompound = (said: string, column: string) =>
  column.length >= leastOfCompound && said.startsWith(column) && said.length > column.length && said.length <= column.length + mostAdded;
const leastOfCompound = 6;
const mostAdded = 10;

/** `Stornierte` are those whose status is `storniert`, `canceladas` those that are `cancelado`, `cancelled` what is `Canceled`. */
const isInflected = (said: string, value: string) =>
  value.length > 5 && (single(said) === single(value) || (ending.test(said) && said.replace(ending, '') === value.replace(/[aoe]$/u, '')));
const single = (word: string) => word.replace(/(\p{L})\1/gu, '$1');
const ending = /(?:e[nmrs]?|[ao]s?|i)$/u;

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
