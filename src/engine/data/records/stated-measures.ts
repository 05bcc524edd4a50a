/**
 * Measures that a brief defines, as columns over the rows of one table: sums of columns that count for some rows alone, what they come to of
 * another sum, the share of rows with one of several values, and of those that were done by a day.
 */
import type { Given, Term, Worked } from '../../../model/brief.ts';
import { type Database, literal, name } from '../database.ts';
import { words } from '../lexicon.ts';
import { currencyInName } from '../money.ts';
import { namesOf } from '../named-rows.ts';
import type { Column, Table } from '../typing/column-type.ts';
import { keptBy } from './dated-measures.ts';
import { type MeasureColumn, measureColumns } from './measure-columns.ts';
import type { StatedMeasures, StatedQuotient } from './measures-found.ts';
import { ripeOnly } from './ripe-rows.ts';
import type { Time } from './row-time.ts';
import { columnSaid, dateDone, dateNamed } from './said-columns.ts';
import { valuesIn, valuesOfEach } from './said-values.ts';
import { toldMeasures } from './told-measures.ts';

export type StatedMeasure = Extract<Given, { kind: 'measure' }>;

/** As a formula says it. */
type WorkedMeasure = StatedMeasure & { means: Worked };

const isWorked = (stated: StatedMeasure): stated is WorkedMeasure => stated.means.kind === 'sum' || stated.means.kind === 'kept';

/** What a table lacks for a definition. */
export interface Lacking {
  stated: StatedMeasure;
  words: string;
}

/** The table that has most of what the brief defines, and what it lacks; null where no table has any. */
export async function statedMeasures(
  database: Database,
  tables: readonly Table[],
  stated: readonly StatedMeasure[],
): Promise<{ found: StatedMeasures | null; lacking: readonly Lacking[] }> {
  const toldAs = async (isMeant: (stated: StatedMeasure) => boolean) => {
    for (const told of stated.filter((each) => !isWorked(each) && isMeant(each))) {
      const found = await toldMeasures(database, tables, told);
      const limit = 'within' in told.means ? told.means.within : undefined;
      if (found) return typeof limit === 'object' ? await ripeOnly(database, found, limit) : found;
    }
    return null;
  };
  // What a sentence divides is no share of whatever else it says.
  const isShared = ({ text }: StatedMeasure) =>
    stated.some(({ means, text: other }) => other === text && (means.kind === 'share' || means.kind === 'each'));
  const told =
    (await toldAs((each) => each.means.kind === 'ratio' && isShared(each))) ??
    (await toldAs(({ means }) => means.kind !== 'concern' && means.kind !== 'ratio'));
  if (told) return { found: told, lacking: [] };
  const read: Reader[] = [];
  for (const table of tables.filter(({ derived, ledger, owed }) => !derived && !ledger && !owed)) {
    const [names] = await namesOf(database, [table]);
    const reader = new Reader(table, names!.values, await measureColumns(database, table));
    for (const each of stated.filter(isWorked)) reader.read(each);
    read.push(reader);
  }
  read.sort((a, b) => b.done - a.done || a.lacking.length - b.lacking.length || b.table.rows - a.table.rows);
  const [best] = read;
  // A formula that the data have in full says more than its words one by one, and these more than what became worse.
  const isDone = best !== undefined && best.done > 0 && best.lacking.length === 0;
  const heard = isDone
    ? null
    : ((await toldAs(({ means }) => means.kind === 'ratio')) ??
      (best?.done ? null : await toldAs(({ means }) => means.kind === 'concern')));
  if (heard) return { found: heard, lacking: [] };
  if (!best) return { found: null, lacking: [] };
  const limits = stated.flatMap(({ means }) => (means.kind === 'kept' && means.within !== undefined ? [means.within] : []));
  const found = best.done > 0 ? best.found() : null;
  const ripe = found && limits.length > 0 ? await ripeOnly(database, found, { count: Math.max(...limits), unit: 'days' }) : found;
  return { found: ripe, lacking: best.lacking };
}

/** What a term comes to in a row. */
interface Amount {
  sql: string;
  columns: readonly Column[];
  unit: MeasureColumn['unit'];
  polarity: MeasureColumn['polarity'];
  currency: string | null;
  /** The measure that it is, where it is one column of every row. */
  plain: string | null;
}

class Reader {
  readonly table: Table;
  readonly #values: ReadonlyMap<Column, readonly string[]>;
  readonly #columns: readonly MeasureColumn[];
  readonly #measures: MeasureColumn[] = [];
  readonly #quotients: StatedQuotient[] = [];
  readonly #named = new Map<string, Amount>();
  readonly #statuses = new Set<string>();
  readonly lacking: Lacking[] = [];
  #time: Time | null = null;
  #dated: StatedMeasures['dated'] = null;
  #takesBack = false;
  done = 0;

  constructor(table: Table, values: ReadonlyMap<Column, readonly string[]>, columns: readonly MeasureColumn[]) {
    this.table = table;
    this.#values = values;
    this.#columns = columns;
  }

  found(): StatedMeasures {
    return {
      table: this.table,
      // What is made of others leads.
      measures: this.#measures.toReversed(),
      quotients: this.#quotients.toReversed(),
      time: this.#time,
      dated: this.#dated,
      everyRow: this.#statuses.size > 0 || this.#takesBack,
      outcomes: [...this.#statuses],
      called: null,
      madeOf: [],
    };
  }

  read(stated: WorkedMeasure): void {
    const missing =
      stated.means.kind === 'kept'
        ? this.#kept(stated, stated.means)
        : (this.#share(stated, stated.means) ?? this.#sum(stated, stated.means));
    if (missing === '') this.done++;
    else this.lacking.push({ stated, words: missing });
  }

  #kept(stated: WorkedMeasure, { done, by, within, strictly, dated }: Extract<Worked, { kind: 'kept' }>): string {
    const dates = this.table.columns.filter(({ type, filled }) => type.kind === 'date' && filled > 0);
    const actual = dateDone(done, dates);
    const planned = dateNamed(
      by,
      dates.filter((column) => column !== actual),
    );
    if (!actual || !planned) return actual ? by : done;
    const at = (column: Column) => `m.${name(column.name)}`;
    const days = `date_diff('day', ${at(planned)}, ${at(actual)})`;
    const sql = within !== undefined ? `${days} <= ${within}` : strictly ? `${days} < 0` : keptBy(actual, planned);
    const time = (dated && dateNamed(dated, dates)) || planned;
    this.#time ??= { name: time.name, sql: at(time) };
    this.#dated ??= { planned: planned.name, actual: actual.name };
    this.#measures.push(shareOf(stated, actual.name, `(${sql})`));
    return '';
  }

  /** Null where its terms are no values of one column. */
  #share(stated: WorkedMeasure, { of, by }: Extract<Worked, { kind: 'sum' }>): string | null {
    if (!by || [...of, ...by].some(({ minus, rows }) => minus || rows)) return null;
    const parts = of.map((term) => term.words);
    const whole = [...parts, ...by.map((term) => term.words).filter((each) => !parts.some((part) => words(part) === words(each)))];
    const among =
      valuesOfEach(whole, this.#values) ?? (by.length === 1 && this.#isOfRows(by[0]!) ? valuesOfEach(parts, this.#values) : null);
    if (!among) return null;
    const value = `CAST(m.${name(among.column.name)} AS VARCHAR)`;
    const isIn = (values: readonly string[]) => `${value} IN (${values.map(literal).join(', ')})`;
    const good = among.of.slice(0, parts.length).flat();
    const others = among.of.slice(parts.length).flat();
    const rest =
      by.length === 0 || among.of.length === parts.length ? `WHEN ${value} IS NOT NULL THEN false` : `WHEN ${isIn(others)} THEN false`;
    this.#statuses.add(among.column.name);
    this.#measures.push(shareOf(stated, among.column.name, `(CASE WHEN ${isIn(good)} THEN true ${rest} END)`));
    return '';
  }

  #sum(stated: WorkedMeasure, { of, by }: Extract<Worked, { kind: 'sum' }>): string {
    const part = this.#amount(of);
    if (typeof part === 'string') return part;
    const called = stated.called ?? null;
    if (!by) {
      this.#made(part, called ?? saidOf(of), saidOf(of), stated.text);
      if (called) this.#named.set(words(called), { ...part, plain: called });
      return '';
    }
    const whole = by.length === 0 ? '' : this.#amount(by);
    if (typeof whole === 'string') {
      if (by.length > 1 || (by[0] && !this.#isOfRows(by[0]))) return whole;
      this.#measures.push(part.unit === 'ratio' ? shareOf(stated, part.columns[0]!.name, `(${part.sql} = 1)`) : meanOf(stated, part));
      return '';
    }
    const key = part.plain ?? this.#made(part, saidOf(of), saidOf(of));
    const divided = whole.plain ?? this.#made(whole, saidOf(by), saidOf(by));
    if (key === divided) return saidOf(by);
    this.#quotients.push({ called, text: stated.text, of: key, by: divided });
    return '';
  }

  /** What terms add up to in a row, or the words of the first that the table does not know. */
  #amount(terms: readonly Term[]): Amount | string {
    const parts: { amount: Amount; minus: boolean }[] = [];
    for (const term of terms) {
      const amount = this.#term(term);
      if (!amount) return term.words;
      if (typeof amount === 'string') return amount;
      parts.push({ amount, minus: term.minus === true });
    }
    const [first] = parts as [(typeof parts)[number], ...typeof parts];
    if (parts.length === 1 && !first.minus) return first.amount;
    return {
      sql: parts.map(({ amount, minus }, at) => `${minus ? '- ' : at > 0 ? '+ ' : ''}(${amount.sql})`).join(' '),
      columns: parts.flatMap(({ amount }) => amount.columns),
      unit: parts.some(({ amount }) => amount.unit === 'money') ? 'money' : first.amount.unit === 'ratio' ? 'number' : first.amount.unit,
      polarity: first.minus ? 'neutral' : first.amount.polarity,
      currency: parts.find(({ amount }) => amount.currency !== null)?.amount.currency ?? null,
      plain: null,
    };
  }

  /** Null where nothing is called so; the words of the rows that it shall count where no value is. */
  #term({ words: said, rows }: Term): Amount | string | null {
    const amount = this.#named.get(words(said)) ?? this.#column(said);
    if (!amount || !rows) return amount;
    const named = valuesIn(rows.words, this.#values);
    if (!named) return rows.words;
    this.#statuses.add(named.column.name);
    const isNamed = `coalesce(CAST(m.${name(named.column.name)} AS VARCHAR) IN (${named.values.map(literal).join(', ')}), false)`;
    // Of a row that it does not count, too, it has to be known.
    const sql = `CASE WHEN ${rows.not ? '' : 'NOT '}${isNamed} THEN 0 * (${amount.sql}) ELSE ${amount.sql} END`;
    return { ...amount, sql, plain: null };
  }

  #column(said: string): Amount | null {
    const column = columnSaid(said, this.table.columns);
    if (!column) return null;
    const measure = this.#columns.find((each) => each.column === column.name) ?? plainly(column);
    const isFlag = measure.behaviour === 'flag';
    this.#takesBack ||= takenBack.test(words(column.name));
    // What hardly any row has, such as a refund, is nothing where it is blank.
    const isRare = !isFlag && column.filled < this.table.rows * mostlyFilled;
    const sql = isRare ? `coalesce(${measure.sql}, 0)` : isFlag ? `CAST(${measure.sql} AS INTEGER)` : measure.sql;
    const plain = isRare || isFlag || measure.behaviour !== 'flow' ? null : column.name;
    return { sql, columns: [column], unit: isFlag ? 'ratio' : measure.unit, polarity: measure.polarity, currency: measure.currency, plain };
  }

  /** Adds what terms come to as a measure of its own, and gives what it is called. */
  #made({ sql, unit, polarity, currency }: Amount, called: string, of: string, stated?: string): string {
    if (this.#measures.some(({ part }) => part === called)) return called;
    this.#measures.push({
      column: of,
      label: capital(called),
      behaviour: 'flow',
      unit: unit === 'ratio' ? 'number' : unit,
      currency,
      polarity: polarity === 'down' ? 'down' : 'up',
      sql: `(${sql})`,
      against: {},
      part: called,
      named: { called: capital(called) },
      ...(stated !== undefined && { stated, spoken: called }),
    });
    return called;
  }

  /** Whether words are for the rows themselves: `deliveries` of a table of deliveries. */
  #isOfRows({ words: said }: Term): boolean {
    const own = words(said).split(' ');
    const numbering = this.table.columns.filter(({ distinct, filled, type }) => distinct === filled && type.kind !== 'date');
    const called = [this.table.name, ...numbering.map((column) => column.name)];
    return called.some((each) =>
      words(each)
        .split(' ')
        .some((word) => own.some((one) => one.length > 3 && (one === word || one === `${word}s` || `${one}s` === word))),
    );
  }
}

/** A column that is the same in every row is no measure, but may be a term of one. */
function plainly({ name: column }: Column): Pick<MeasureColumn, 'sql' | 'behaviour' | 'unit' | 'currency' | 'polarity'> {
  const currency = currencyInName(column) ?? null;
  return { sql: `m.${name(column)}`, behaviour: 'mean', unit: currency ? 'money' : 'number', currency, polarity: 'neutral' };
}

/** Rows filled from which a blank is a gap. */
const mostlyFilled = 0.5;
/** What was given back is taken off already. */
const takenBack =
  /\b(?:refund\w*|returns?|ruckerstatt\w*|erstatt\w*|retouren?|gutschrift\w*|rembours\w*|avoirs?|reembols\w*|devoluc\w*|rimbors\w*|res[io])\b|返金|返品|退款|退货|مرتجع|استرداد/;

/** Of which more is worse. */
const worse =
  /\b(?:late|lost|fail\w*|error\w*|return\w*|cancel\w*|complain\w*|bad|defect\w*|reject\w*|scrap\w*|missed|churn\w*|no ?shows?|verspatet\w*|fehler\w*|reklam\w*|retoure\w*|storn\w*|ausschuss\w*|retard\w*|erreur\w*|retour\w*|reclam\w*|defaut\w*|rebut\w*|devoluc\w*|retras\w*|atras\w*|defeit\w*|ritard\w*|reclami|difett\w*|scart\w*)\b|不良|遅延|返品|退货|投诉|延迟|متاخر|مرتجع|ملغ/;

function shareOf({ called, text, means }: WorkedMeasure, column: string, sql: string): MeasureColumn {
  const label = capital(called ?? (means.kind === 'kept' ? means.done : means.of.map((term) => term.words).join(' + ')));
  return {
    column,
    label,
    behaviour: 'flag',
    unit: 'ratio',
    currency: null,
    polarity: worse.test(words(`${label} ${means.kind === 'sum' ? means.of.map((term) => term.words).join(' ') : ''}`)) ? 'down' : 'up',
    sql,
    against: {},
    named: { called: label },
    stated: text,
    spoken: called ?? label,
  };
}

function meanOf({ called, text, means }: WorkedMeasure, { sql, columns, unit, currency, polarity }: Amount): MeasureColumn {
  const label = capital(called ?? (means.kind === 'sum' ? saidOf(means.of) : columns[0]!.name));
  const shared = { column: columns[0]!.name, label, behaviour: 'mean', against: {}, named: { called: label } } as const;
  return { ...shared, unit, currency, polarity, sql: `(${sql})`, stated: text, spoken: called ?? label };
}

const saidOf = (terms: readonly Term[]) =>
  terms.map(({ words: said, minus }, at) => `${minus ? '− ' : at > 0 ? '+ ' : ''}${said}`).join(' ');
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
