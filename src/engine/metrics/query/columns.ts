/** What a query may name: columns of a table and of those it can be joined with, days between two of them, bands, and parts of dates. */
import { QueryProblem } from '../../../model/fact-query.ts';
import { type Database, literal, name } from '../../data/database.ts';
import { noMember } from '../../data/dimensions.ts';
import { words } from '../../data/lexicon.ts';
import type { Split } from '../compute.ts';

/** Columns by their names in lower case. */
export type Columns = ReadonlyMap<string, { name: string; type: string }>;

export interface QueryTable {
  /** SQL name. */
  sql: string;
  /** As a query names it. */
  called: string;
  columns: Columns;
}

/** A value of each row. */
export interface Expression {
  /** For IDs: letters, digits and underscores. */
  key: string;
  /** For readers. */
  label: string;
  sql: string;
  kind: 'number' | 'date' | 'text';
  /** Its groups are read in their own order: months, bands. */
  inOrder?: true;
}

/** Tables beside the one that is asked, joined where a query names a column of theirs. */
export class Scope {
  readonly #table: QueryTable;
  readonly #others: readonly QueryTable[];
  readonly #splits: ReadonlyMap<string, Split>;
  readonly #database: Database;
  readonly #joins = new Map<string, string>();

  /** @param splits the table's dimensions by ID */
  constructor(database: Database, table: QueryTable, others: readonly QueryTable[], splits: ReadonlyMap<string, Split>) {
    this.#database = database;
    this.#table = table;
    this.#others = others;
    this.#splits = splits;
  }

  /** The joins of the columns named so far. */
  get joins(): string {
    return [...this.#joins.values()].join('');
  }

  /** `region`, `accounts.industry`, `days(created,closed)`. @throws QueryProblem */
  async expression(text: string): Promise<Expression> {
    const [first, ...others] = text.trim().split(/ ([-+*/]) /);
    return others.length === 0 ? this.#single(first!) : this.#arithmetic(first!, others);
  }

  /** `price * quantity - discount`, in the order of arithmetic; a row without one of them has no value. */
  async #arithmetic(first: string, others: readonly string[]): Promise<Expression> {
    const terms = [first, ...others.filter((_, at) => at % 2 === 1)];
    const found: Expression[] = [];
    for (const term of terms) {
      const each = await this.#single(term);
      if (each.kind !== 'number') throw new QueryProblem(`${each.label} holds no numbers.`);
      found.push(each);
    }
    const signs = others.filter((_, at) => at % 2 === 0);
    const names: Readonly<Record<string, string>> = { '+': 'plus', '-': 'less', '*': 'times', '/': 'per' };
    const joined = (of: (each: Expression) => string, sign: (sign: string) => string) =>
      found.map((each, at) => (at === 0 ? of(each) : `${sign(signs[at - 1]!)}${of(each)}`)).join('');
    return {
      key: joined(
        ({ key }) => key,
        (sign) => `_${names[sign]}_`,
      ),
      label: joined(
        ({ label }) => label.toLowerCase(),
        (sign) => ` ${names[sign]} `,
      ),
      sql: `(${joined(
        ({ sql }) => `CAST(${sql} AS DOUBLE)`,
        (sign) => ` ${sign} `,
      ).replace(/\/ (CAST\(.+? AS DOUBLE\))/g, '/ nullif($1, 0)')})`,
      kind: 'number',
    };
  }

  async #single(text: string): Promise<Expression> {
    const days = /^days\(\s*([^,()]+?)\s*,\s*([^,()]+?)\s*\)$/i.exec(text.trim());
    if (!days) return this.#column(text.trim());
    const [from, to] = [await this.#column(days[1]!), await this.#column(days[2]!)];
    for (const { kind, label } of [from, to]) if (kind !== 'date') throw new QueryProblem(`${label} holds no dates.`);
    return {
      key: `days_${from.key}_${to.key}`,
      label: `Days from ${from.label.toLowerCase()} to ${to.label.toLowerCase()}`,
      sql: `date_diff('day', CAST(${from.sql} AS DATE), CAST(${to.sql} AS DATE))`,
      kind: 'number',
    };
  }

  /** An expression, its bands or its part of the calendar: `amount:1000,5000`, `closed:month`. @throws QueryProblem */
  async group(text: string): Promise<Expression> {
    const [, of, how] = /^(.*?)(?::([^:]*))?$/.exec(text.trim())!;
    const expression = await this.expression(of!);
    // Rows without a value are a group of their own.
    if (how === undefined)
      return expression.kind === 'text'
        ? { ...expression, sql: `coalesce(nullif(CAST(${expression.sql} AS VARCHAR), ''), ${literal(noMember)})` }
        : expression;
    const part = parts[how.trim().toLowerCase()];
    if (part && expression.kind !== 'date') throw new QueryProblem(`${expression.label} holds no dates, so it has no ${how}.`);
    if (part)
      return {
        ...expression,
        key: `${expression.key}_${how.trim().toLowerCase()}`,
        sql: part(`CAST(${expression.sql} AS DATE)`),
        kind: 'text',
        inOrder: true,
      };
    const edges = how.split(',').map(Number);
    if (expression.kind !== 'number' || edges.length > mostEdges || edges.some((edge) => !Number.isFinite(edge)))
      throw new QueryProblem(
        `"${text}" is neither bands of numbers, such as amount:1000,5000, nor month, quarter, year or weekday of a date.`,
      );
    return {
      ...expression,
      key: `${expression.key}_band`,
      sql: bands(
        expression.sql,
        edges.toSorted((a, b) => a - b),
      ),
      kind: 'text',
    };
  }

  /** SQL of the rows that a condition keeps. @throws QueryProblem */
  async condition(column: string, wanted: string): Promise<{ sql: string; in: Expression; text: string }> {
    const of = await this.expression(column);
    const text = wanted.trim();
    const value = (given: string) => written(of, given.trim());
    const range = /^(.+?)\.\.(.+)$/.exec(text);
    const compared = /^(>=|<=|>|<)(.+)$/.exec(text);
    if (of.kind !== 'text' && range) return { sql: `${of.sql} BETWEEN ${value(range[1]!)} AND ${value(range[2]!)}`, in: of, text };
    if (of.kind !== 'text' && compared) return { sql: `${of.sql} ${compared[1]} ${value(compared[2]!)}`, in: of, text };
    const isNot = text.startsWith('!');
    const any = text
      .slice(isNot ? 1 : 0)
      .split('|')
      .map((each) => literal(each.trim().toLowerCase()));
    return {
      sql: `lower(coalesce(nullif(CAST(${of.sql} AS VARCHAR), ''), ${literal(noMember)})) ${isNot ? 'NOT IN' : 'IN'} (${any.join(', ')})`,
      in: of,
      text,
    };
  }

  async #column(given: string): Promise<Expression> {
    const split = this.#splits.get(given);
    if (split) return { key: split.id, label: split.label, sql: `t.${name(split.column)}`, kind: 'text' };
    const own = this.#table.columns.get(given.toLowerCase());
    if (own) return { key: slug(own.name), label: labelled(own.name), sql: `t.${name(own.name)}`, kind: kindOf(own.type) };
    const [, table, column] = /^(.+)\.([^.]+)$/.exec(given) ?? [];
    const other = this.#others.find(({ called }) => called.toLowerCase() === table?.toLowerCase());
    const found = other?.columns.get(column!.toLowerCase());
    if (!other || !found)
      throw new QueryProblem(`${this.#table.called} has no column "${given}"; it has ${namesOf(this.#table, this.#splits)}.`);
    const at = await this.#joined(other);
    return { key: slug(found.name), label: labelled(found.name), sql: `${at}.${name(found.name)}`, kind: kindOf(found.type) };
  }

  /** By a column of the same name whose values in the other table are each of one row, so that no row counts twice. */
  async #joined(other: QueryTable): Promise<string> {
    const as = name(`j ${other.called}`);
    if (this.#joins.has(other.called)) return as;
    const shared = [...other.columns.values()].filter((column) => this.#table.columns.has(column.name.toLowerCase()));
    for (const column of shared) {
      const key = name(column.name);
      const [row] = await this.#database.query(
        `SELECT count(${key}) = count(DISTINCT ${key}) AND count(${key}) > 0 AS "unique" FROM ${other.sql}`,
      );
      if (row!.unique !== true) continue;
      const own = name(this.#table.columns.get(column.name.toLowerCase())!.name);
      this.#joins.set(other.called, ` LEFT JOIN ${other.sql} ${as} ON CAST(t.${own} AS VARCHAR) = CAST(${as}.${key} AS VARCHAR)`);
      return as;
    }
    throw new QueryProblem(
      `${other.called} cannot be joined to ${this.#table.called}: they share no column that names each of its rows once.`,
    );
  }
}

const mostEdges = 8;

const parts: Readonly<Record<string, (date: string) => string>> = {
  month: (date) => `strftime(${date}, '%Y-%m')`,
  quarter: (date) => `year(${date}) || '-Q' || quarter(${date})`,
  year: (date) => `CAST(year(${date}) AS VARCHAR)`,
  weekday: (date) => `dayname(${date})`,
};

/** `under 14`, `14–29`, `30 and more`. */
function bands(sql: string, edges: readonly number[]): string {
  const cases = edges.map((edge, at) => {
    const label = at === 0 ? `under ${edge}` : `${edges[at - 1]} to under ${edge}`;
    return `WHEN ${sql} < ${edge} THEN ${literal(label)}`;
  });
  return `CASE WHEN ${sql} IS NULL THEN ${literal(noMember)} ${cases.join(' ')} ELSE ${literal(`${edges.at(-1)} and more`)} END`;
}

/** @throws QueryProblem */
function written({ kind, label }: Expression, text: string): string {
  if (kind === 'number' && Number.isFinite(Number(text)) && text !== '') return String(Number(text));
  if (kind === 'date' && /^\d{4}-\d{2}-\d{2}$/.test(text)) return `DATE ${literal(text)}`;
  throw new QueryProblem(`"${text}" is no ${kind === 'date' ? 'date such as 2026-09-30' : 'number'}, as ${label} holds.`);
}

function kindOf(type: string): Expression['kind'] {
  if (/^(?:DATE|TIMESTAMP)/.test(type)) return 'date';
  return /^(?:DECIMAL|DOUBLE|FLOAT|REAL|U?(?:TINY|SMALL|BIG|HUGE)?INT(?:EGER)?)\b/.test(type) ? 'number' : 'text';
}

const slug = (text: string) => words(text).replace(/[^\p{L}\p{N}]+/gu, '_') || 'column';

function labelled(column: string): string {
  const text = words(column.replace(/^by_/, ''));
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function namesOf({ columns }: QueryTable, splits: ReadonlyMap<string, Split>): string {
  const own = [...columns.values()].map((column) => column.name).filter((each) => each !== 'row_hash' && !each.startsWith('by_'));
  return [...new Set([...splits.keys(), ...own])].slice(0, 40).join(', ');
}
