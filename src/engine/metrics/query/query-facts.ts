/** Facts that a query asks for, computed from the tables while they are open. */
import {
  type EffectAsked,
  type EffectMissing,
  type EffectNote,
  type Fact,
  type FactQueries,
  factId,
  type MetricNote,
  type Scan,
  type Unit,
} from '../../../model/fact.ts';
import { type FactQuery, mostGroups, QueryProblem } from '../../../model/fact-query.ts';
import { addDays, type Period } from '../../../model/period.ts';
import { type Database, hexOfRows, type Row, sumOfHashes } from '../../data/database.ts';
import { words } from '../../data/lexicon.ts';
import { currencyInName } from '../../data/money.ts';
import type { Table } from '../../data/typing/column-type.ts';
import { number, type Question, type Split } from '../compute.ts';
import { effectFacts, shareMetric } from '../effect.ts';
import type { Metric } from '../metric.ts';
import { mixOf } from '../mix.ts';
import { onsetOf } from '../onset.ts';
import { keptAt } from '../onset-kept.ts';
import { scanMeasure } from '../scan.ts';
import { type Columns, type Expression, type QueryTable, Scope } from './columns.ts';

/** Values of a column that can be grouped by; more are names of rows rather than of groups. */
const mostValues = 300;
const mostPeriods = 16;

/** Asks the open database. */
export class DataQueries implements FactQueries {
  #isClosed = false;
  readonly #database: Database;
  readonly #questions: readonly Question[];
  readonly #tables: readonly Table[];
  readonly #columns = new Map<string, Columns>();
  readonly #asOf: string | null;

  /** @param tables as they were read, without rows that are left out; @param asOf the day that the deck was asked for, if it was */
  constructor(database: Database, questions: readonly Question[], tables: readonly Table[], asOf: string | null) {
    this.#asOf = asOf;
    this.#database = database;
    this.#questions = questions;
    this.#tables = tables;
  }

  async tables(): Promise<string[]> {
    const lines: string[] = [];
    for (const table of this.#tables) {
      const shown = table.columns.map(
        ({ name: column, type, distinct }) => `${column} (${type.kind}${distinct <= 12 ? `, ${distinct} values` : ''})`,
      );
      lines.push(`table ${table.name}, ${table.rows} rows: ${shown.slice(0, 40).join(', ')}`);
    }
    for (const base of new Set(this.#metrics.map(({ basis }) => basis.table))) {
      const { columns, called } = await this.#based(base);
      const shown = [...columns.values()].filter(({ name: each }) => each !== 'row_hash').map(({ name: each }) => each.replace(/^by_/, ''));
      const of = this.#metrics.filter(({ basis, id }) => basis.table === base && !id.includes('.')).map(({ id }) => id);
      if (of.length > 0) lines.push(`${of.slice(0, 20).join(', ')} count rows of ${called}: ${shown.slice(0, 40).join(', ')}`);
    }
    return lines;
  }

  async scan(measure: string, dimensions: readonly string[], until: number): Promise<Scan | null> {
    const question = this.#questions.find(({ known }) => known.metrics.has(measure));
    if (!question) return null;
    const { metrics, instead } = question.known;
    const { metric, note } = instead.get(measure) ?? { metric: metrics.get(measure)! };
    const scan = await scanMeasure(question, metric, dimensions, until);
    if (!scan) return null;
    const cohorts = question.known.cohorts.get(measure);
    const own = until < 0 ? null : await onsetOf(question, metric, dimensions);
    const since = cohorts && until >= 0 ? await onsetOf(question, cohorts, dimensions) : null;
    // By when its rows began, where that parts them further.
    const onset = since && Math.abs(since.note.z) > Math.abs(own?.note.z ?? 0) ? { ...since, note: { ...since.note, of: metric.id } } : own;
    const kept = onset ? await keptAt(question, onset.note) : [];
    const mix = until < 0 ? null : await mixOf(question, metric, dimensions);
    return {
      ...scan,
      facts: [...scan.facts, ...(onset?.facts ?? []), ...kept, ...(mix?.facts ?? [])],
      ...(note && { note }),
      ...(onset && { onset: onset.note }),
      ...(mix && { mix: mix.note }),
    };
  }

  async effect(asked: EffectAsked): Promise<{ note: EffectNote | EffectMissing; facts: Fact[]; measure?: MetricNote }> {
    const { shareOf } = asked;
    for (const question of this.#questions) {
      if (!shareOf) {
        const metric = question.known.metrics.get(asked.metric);
        if (metric) return effectFacts(question, metric, asked);
        continue;
      }
      const share = shareMetric(question, shareOf);
      if (!share) continue;
      const { id, label, definition, unit, polarity, subject, measured } = share;
      const measure: MetricNote = {
        ...{ id, label, definition, unit, polarity },
        ...(subject && { subject }),
        ...(measured && { measured }),
        status: 'computed',
      };
      return { ...(await effectFacts(question, share, { ...asked, metric: id })), measure };
    }
    return { note: { ...asked, missing: 'measure' }, facts: [] };
  }

  async facts(query: FactQuery): Promise<Fact[]> {
    if (this.#isClosed) throw new QueryProblem('The data are closed: write with what you know.');
    const { metric, question, table, splits } = await this.#asked(query);
    if (query.by.length > 2) throw new QueryProblem('Group by at most two.');
    const scope = new Scope(this.#database, table, await this.#others(), splits);
    const own = metric ? ofMetric(metric) : await this.#aggregate(query, scope, table);
    const groups: Expression[] = [];
    for (const each of query.by) {
      const group = await scope.group(each);
      await this.#demandFew(group, each, scope, table, splits);
      groups.push(group);
    }
    const conditions: Condition[] = [];
    for (const [column, wanted] of Object.entries(query.where)) conditions.push(await scope.condition(column, wanted));
    const facts: Fact[] = [];
    for (const at of query.periods.slice(0, mostPeriods)) {
      const period = at === 'all' ? null : this.#period(question, at);
      const sql = this.#sql(own, within(own, period, metric || period ? question.periods.asOf : this.#asOf), {
        table,
        scope,
        groups,
        conditions,
      });
      for (const row of await this.#database.query(sql)) {
        const fact = factOf(own, row, { query, period, groups, conditions, question, sql });
        if (fact) facts.push(fact);
      }
    }
    return facts;
  }

  close(): void {
    if (!this.#isClosed) this.#database.close();
    this.#isClosed = true;
  }

  get #metrics(): Metric[] {
    return this.#questions.flatMap(({ known }) => [...known.metrics.values()]);
  }

  /** @throws QueryProblem */
  async #asked({
    measure,
  }: FactQuery): Promise<{ metric: Metric | null; question: Question; table: QueryTable; splits: Map<string, Split> }> {
    const question = this.#questions.find(({ known }) => known.metrics.has(measure));
    const metric = question?.known.metrics.get(measure) ?? null;
    if (question && metric) {
      const of = `${metric.basis.table}\n`;
      const splits = new Map(
        [...question.known.splits].flatMap(([key, split]) => (key.startsWith(of) ? [[split.id, split] as const] : [])),
      );
      return { metric, question, table: await this.#based(metric.basis.table), splits };
    }
    const named = aggregateIn(measure)?.table;
    const raw = this.#tables.find((each) => each.name.toLowerCase() === named?.toLowerCase());
    if (!raw)
      throw new QueryProblem(
        `There is no measure "${measure}"; ask for measures, or for count(table), distinct, sum, mean or median(table.column), quotient(table.column, column) or share(table.column = value) of the tables ${this.#tables.map(({ name: each }) => each).join(', ')}.`,
      );
    return { metric: null, question: this.#questions[0]!, table: await this.#raw(raw), splits: new Map() };
  }

  async #aggregate({ measure, date, money = false }: FactQuery, scope: Scope, table: QueryTable): Promise<Asked> {
    const { how, inside } = aggregateIn(measure)!;
    const days = [...table.columns.values()].filter(({ type }) => type === 'DATE').map(({ name: each }) => each);
    const dated = date ?? (days.length === 1 ? days[0]! : null);
    const day = dated === null ? null : await scope.expression(dated);
    if (day && day.kind !== 'date') throw new QueryProblem(`${day.label} holds no dates.`);
    const { label, unit = 'number', key, each } = await inner(how, inside, scope, table);
    const currency = currencyInName(inside);
    const isMoney = unit === 'number' && how !== 'quotient' && (money || currency !== undefined);
    return {
      metric: [how, words(table.called).replaceAll(' ', '_'), ...key].join('_'),
      label,
      unit: isMoney || (money && unit === 'number') ? 'money' : unit,
      ...(currency !== undefined && { currency }),
      each: [...each, ...(day ? [`CAST(${day.sql} AS DATE) AS ${askedDay}`] : [])],
      value: aggregates[how],
      n: how === 'count' || how === 'share' ? 'count(*)' : `count(${asked})`,
      where: 'true',
      date: day ? askedDay : null,
      additive: how === 'count' || how === 'sum',
      hashed: false,
      formula: label.charAt(0).toLowerCase() + label.slice(1),
      verb: day ? `of ${day.label.toLowerCase()}` : '',
      undated: `${table.called} has ${days.length === 0 ? 'no column of dates' : `several columns of dates (${days.join(', ')}): name one in "date"`}, or ask for the period "all".`,
    };
  }

  #period({ periods }: Question, offset: number): Period {
    const found = periods.periods.find((each) => each.offset === offset);
    if (found) return found;
    throw new QueryProblem(
      `The data have no period ${offset}; they have ${periods.periods[0]!.offset} to ${periods.periods.at(-1)!.offset}.`,
    );
  }

  /** The metric's own SQL names the columns of its table without their table, so what is joined is selected apart. */
  #sql(own: Asked, within: string, { table, scope, groups, conditions }: Parts): string {
    const keys = groups.map(({ sql }, at) => `CAST(${sql} AS VARCHAR) AS "asked ${at}"`);
    const kept = conditions.map(({ sql }) => `(${sql})`).join(' AND ') || 'true';
    const rows = `SELECT ${['t.*', ...own.each, ...keys].join(', ')} FROM ${table.sql} t${scope.joins} WHERE ${kept}`;
    const by = groups.map((_, at) => `"asked ${at}"`);
    const values = [`${own.value} AS "v"`, `${own.n} AS "n"`, ...(own.hashed ? [`${sumOfHashes} AS "rows"`] : [])];
    const grouped = by.length > 0 ? ` GROUP BY ${by.join(', ')}` : '';
    const largest = `SELECT ${[...by, ...values].join(', ')} FROM (${rows}) WHERE (${own.where}) AND (${within})${grouped} ORDER BY ${['"n" DESC', ...by].join(', ')} LIMIT ${mostGroups}`;
    // Months follow each other, whatever happened in them.
    return groups.some(({ inOrder }) => inOrder) ? `SELECT * FROM (${largest}) ORDER BY ${by.join(', ')}` : largest;
  }

  /** Values that are nearly all different name rows, and rows are not told. @throws QueryProblem */
  async #demandFew(group: Expression, asked: string, scope: Scope, table: QueryTable, splits: ReadonlyMap<string, Split>): Promise<void> {
    if (splits.has(asked)) return;
    const [row] = await this.#database.query(
      `SELECT count(DISTINCT ${group.sql}) AS "values", count(${group.sql}) AS "rows" FROM ${table.sql} t${scope.joins}`,
    );
    const [values, rows] = [Number(row!.values), Number(row!.rows)];
    if (values > mostValues || values * 2 > rows)
      throw new QueryProblem(
        `${group.label} has ${values} different values in ${rows} rows, too many to group by${group.kind === 'text' ? '' : `; give bands, such as "${asked}:10,20", or a part of a date, such as "${asked}:month"`}.`,
      );
  }

  async #others(): Promise<QueryTable[]> {
    return Promise.all(this.#tables.map((each) => this.#raw(each)));
  }

  async #raw({ name: called, sql }: Table): Promise<QueryTable> {
    return { sql, called, columns: await this.#columnsOf(sql) };
  }

  async #based(sql: string): Promise<QueryTable> {
    return { sql, called: sql.replaceAll('_', ' '), columns: await this.#columnsOf(sql) };
  }

  async #columnsOf(sql: string): Promise<Columns> {
    const known = this.#columns.get(sql);
    if (known) return known;
    const columns = await this.#database.columns(`SELECT * FROM ${sql}`);
    const found: Columns = new Map(columns.map(({ name: column, type }) => [column.toLowerCase(), { name: column, type }]));
    this.#columns.set(sql, found);
    return found;
  }
}

/** What is computed, in SQL over rows that have what is asked beside their own columns. */
interface Asked {
  metric: string;
  label: string;
  unit: Unit;
  /** Columns to select beside the table's own. */
  each: readonly string[];
  value: string;
  n: string;
  where: string;
  date: string | null;
  stands?: (day: string) => string;
  additive: boolean;
  /** If the columns name it. */
  currency?: string;
  /** Its table has a hash of each row. */
  hashed: boolean;
  formula: string;
  verb: string;
  /** Why it has no period. */
  undated: string;
}

interface Parts {
  table: QueryTable;
  scope: Scope;
  groups: readonly Expression[];
  conditions: readonly Condition[];
}

type Condition = Awaited<ReturnType<Scope['condition']>>;

const asked = '"asked value"';
const askedDay = '"asked day"';

const aggregates = {
  count: 'count(*)',
  distinct: `count(DISTINCT ${asked})`,
  sum: `sum(${asked})`,
  mean: `avg(CAST(${asked} AS DECIMAL(28, 6)))`,
  median: `median(CAST(${asked} AS DECIMAL(28, 6)))`,
  quotient: `CAST(sum(${asked}) AS DOUBLE) / nullif(sum("asked base"), 0)`,
  share: `CAST(count(*) FILTER (WHERE ${asked}) AS DOUBLE) / nullif(count(*), 0)`,
} as const;

const said = { distinct: 'Different', sum: 'Total', mean: 'Average', median: 'Median' } as const;

/** `sum(orders.freight)`, `mean(orders.days(ordered,shipped))`, `count(orders)`: what to do, with which table and what of it. */
function aggregateIn(measure: string): { how: keyof typeof aggregates; table: string; inside: string } | null {
  const [, how, inside] = /^(count|distinct|sum|mean|median|quotient|share)\((.+)\)$/i.exec(measure.trim()) ?? [];
  if (how === undefined) return null;
  const [table = ''] = inside!.split('.');
  return { how: how.toLowerCase() as keyof typeof aggregates, table: table.trim(), inside: inside!.slice(table.length + 1).trim() };
}

/** What an aggregate is of: its label and unit, the parts of its ID and its columns. @throws QueryProblem */
async function inner(
  how: keyof typeof aggregates,
  inside: string,
  scope: Scope,
  { called }: QueryTable,
): Promise<{ label: string; unit?: Unit; key: string[]; each: string[] }> {
  if (how === 'count') return { label: `Number of ${words(called)}`, unit: 'count', key: [], each: [] };
  if (inside === '') throw new QueryProblem(`${how} needs a column, such as ${how}(${called}.amount).`);
  if (how === 'share') {
    const [, column, sign, value] = /^([^=<>]+)(>=|<=|=|>|<)(.+)$/.exec(inside) ?? [];
    const wanted = sign === '=' ? value : `${sign}${value}`;
    if (column === undefined) throw new QueryProblem(`share needs the rows it is of, such as share(${called}.status = late).`);
    const { sql, in: of, text } = await scope.condition(column, wanted!);
    return {
      label: `Share with ${of.label.toLowerCase()} ${text}`,
      unit: 'ratio',
      key: [of.key, words(text).replaceAll(' ', '_')],
      each: [`coalesce(${sql}, false) AS ${asked}`],
    };
  }
  const numbers = async (text: string) => {
    const of = await scope.expression(text);
    if (of.kind !== 'number') throw new QueryProblem(`${of.label} holds no numbers.`);
    return of;
  };
  if (how === 'quotient') {
    const [of, base] = await Promise.all([
      numbers(inside.replace(/,[^,]*$/, '')),
      numbers(inside.replace(/^.*,/, '').trim().replace(`${called}.`, '')),
    ]);
    const label = `${of.label} per ${base.label.toLowerCase()}`;
    // Hours for hours are a share, costs per kilometre are not.
    const unit = unitOf(of.key) !== 'number' && unitOf(of.key) === unitOf(base.key) ? 'ratio' : undefined;
    // A row without either counts in neither sum.
    const both = `${of.sql} IS NOT NULL AND ${base.sql} IS NOT NULL`;
    return {
      label,
      ...(unit && { unit }),
      key: [of.key, base.key],
      each: [`CASE WHEN ${both} THEN ${of.sql} END AS ${asked}`, `CASE WHEN ${both} THEN ${base.sql} END AS "asked base"`],
    };
  }
  const of = how === 'distinct' ? await scope.expression(inside) : await numbers(inside);
  const unit = how === 'distinct' ? 'count' : unitOf(of.key);
  return { label: `${said[how]} ${of.label.toLowerCase()}`, unit, key: [of.key], each: [`${of.sql} AS ${asked}`] };
}

function unitOf(column: string): Unit {
  const [, unit] = /(?:^|_)(hours|minutes|days)(?:_|$)/.exec(column) ?? [];
  return (unit as 'hours' | 'minutes' | 'days' | undefined) ?? 'number';
}

function ofMetric({ id, label, unit, value, n, basis, additive, formula }: Metric): Asked {
  const { where, date, stands, verb } = basis;
  const undated = `${label} is known today only: ask for the period "all".`;
  return {
    metric: id,
    label,
    unit,
    each: [],
    value,
    n,
    where,
    date,
    ...(stands && { stands }),
    additive,
    hashed: true,
    formula,
    verb,
    undated,
  };
}

/** SQL of the rows of a period, or of all up to the as-of date, if there is one. @throws QueryProblem */
function within({ date, stands, undated }: Asked, period: Period | null, asOf: string | null): string {
  const lastDay = [...(period ? [addDays(period.end, -1)] : []), ...(asOf === null ? [] : [asOf])].sort()[0];
  if (stands && lastDay !== undefined) return stands(`DATE '${lastDay}'`);
  if (date === null) {
    if (period) throw new QueryProblem(undated);
    return 'true';
  }
  const known = asOf === null ? 'true' : `${date} <= DATE '${asOf}'`;
  return period ? `${date} >= DATE '${period.start}' AND ${date} < DATE '${period.end}' AND ${known}` : known;
}

interface Context {
  query: FactQuery;
  period: Period | null;
  groups: readonly Expression[];
  conditions: readonly Condition[];
  question: Question;
  sql: string;
}

/** null for a group of rows without what is asked. */
function factOf(own: Asked, row: Row, { query, period, groups, conditions, question, sql }: Context): Fact | null {
  const members = groups.map((_, at) => row[`asked ${at}`]);
  if (members.some((member) => member == null)) return null;
  const value = number(row.v!) ?? (own.additive ? 0 : null);
  if (value === null) return null;
  const scope = Object.fromEntries([
    ...conditions.map(({ in: { key }, text }) => [key, text]),
    ...groups.map(({ key }, at) => [key, String(members[at])]),
  ]) as Record<string, string>;
  const of = [
    ...groups.map(({ label }, at) => `${label.toLowerCase()} ${members[at]}`),
    ...conditions.map(({ in: { label }, text }) => `${label.toLowerCase()} ${text}`),
  ];
  const when = period ? `${own.verb} in ${period.label}` : own.hashed ? `up to ${question.periods.asOf}` : 'in the data';
  return {
    id: factId({ metric: own.metric, scope, at: period ? period.offset : 'all' }),
    metric: own.metric,
    label: [own.label, ...members.map(String), ...conditions.map(({ in: { label }, text }) => `${label.toLowerCase()} ${text}`)].join(', '),
    value,
    unit: own.unit,
    ...(own.unit === 'money' && (own.currency ?? question.currency) ? { currency: own.currency ?? question.currency! } : {}),
    period: period?.id ?? null,
    scope,
    n: number(row.n!) ?? 0,
    ...(own.hashed && { rows: hexOfRows(row.rows) }),
    formula: [`${own.formula} ${when}`, ...of].join(', '),
    sql,
    asked: query,
  };
}
