/** What a change at a place has come to since it began, where the brief tells by a column what a row costs or brings in. */
import { type Fact, type OnsetNote, onsetId } from '../../model/fact.ts';
import { hexOfRows, sumOfHashes } from '../data/database.ts';
import { number, type Question, type RowWorth } from './compute.ts';
import { type Counted, rateOf } from './counted.ts';
import type { Metric } from './metric.ts';

/** Fewer rows with an amount say nothing of what one comes to. */
const leastRows = 8;

/** Null where no column says it. @param place SQL of the rows of the place */
export async function worthAt(
  question: Question,
  metric: Metric,
  note: OnsetNote,
  place: string,
  sides: Readonly<Record<'before' | 'after', Counted>>,
): Promise<{ fact: Fact; label: string } | null> {
  const worth = question.known.worths.get(metric.basis.table);
  const asked = worth && askedOf(metric, worth, rateOf(sides.before), rateOf(sides.after));
  if (!worth || !asked) return null;
  const { table, where, date, verb } = metric.basis;
  const from = `FROM ${table} WHERE ${where} AND ${date} >= DATE '${note.start.start}' AND ${date} < DATE '${note.end.end}' AND coalesce(${place}, false)`;
  const [row] = await question.database.query(`SELECT ${asked.sql} AS "worth", ${asked.n} AS "n", ${sumOfHashes} AS "rows" ${from}`);
  const [value, n] = [number(row!.worth!), Number(row!.n)];
  if (value === null || value <= 0 || n < leastRows) return null;
  const currency = worth.currency ?? question.currency;
  const members = Object.values(note.scope).join(', ');
  return {
    label: worth.label,
    fact: {
      id: onsetId(note, asked.part),
      metric: metric.id,
      label: `${worth.label}, ${members}, since ${note.start.label}`,
      value,
      unit: 'money',
      ...(currency && { currency }),
      period: null,
      scope: note.scope,
      n,
      rows: hexOfRows(row!.rows),
      formula: `${asked.formula} ${verb} from ${note.start.label}, ${members}`,
      sql: `SELECT ${asked.sql} ${from}`,
    },
  };
}

interface Asked {
  part: 'price' | 'worth';
  sql: string;
  n: string;
  formula: string;
}

/** Null where the measure is neither a share of rows nor a mean, or of another time than the amounts are for. */
function askedOf(
  { holds, each, unit, formula }: Metric,
  { sql, label, earns, per }: RowWorth,
  before: number,
  after: number,
): Asked | null {
  const rises = after > before;
  if (holds !== undefined) {
    if (per !== null) return null;
    const [bad, good] = rises ? [holds, `NOT ${holds}`] : [`NOT ${holds}`, holds];
    if (!earns)
      return {
        part: 'price',
        sql: `CAST(sum(${sql}) FILTER (WHERE ${bad}) AS DOUBLE) / nullif(count(${sql}) FILTER (WHERE ${bad}), 0)`,
        n: `count(${sql}) FILTER (WHERE ${bad})`,
        formula: `mean of ${label} over the rows that went wrong,`,
      };
    const expected = rises ? 1 - before : before;
    return {
      part: 'worth',
      sql: `${expected} * coalesce(sum(${sql}) FILTER (WHERE ${holds} IS NOT NULL), 0) - coalesce(sum(${sql}) FILTER (WHERE ${good}), 0)`,
      n: `count(${sql}) FILTER (WHERE ${holds} IS NOT NULL)`,
      formula: `${label} of all rows at the rate before, less that of those that came to it,`,
    };
  }
  // An amount for a day says nothing of hours, and one for a case nothing of days.
  const isTime = unit === 'days' || unit === 'hours' || unit === 'minutes';
  if (each === undefined || unit === 'money' || unit === 'ratio' || (isTime ? per !== unit : per !== null)) return null;
  // What adds up decimals is the same in any order of the rows.
  const [one, amount] = [each, sql].map((column) => `CAST(${column} AS DECIMAL(18, 6))`);
  const beyond = `sum(${one} * ${amount}) - ${before} * sum(${amount}) FILTER (WHERE ${each} IS NOT NULL)`;
  return {
    part: 'worth',
    sql: rises ? beyond : `-(${beyond})`,
    n: `count(${each} * ${sql})`,
    formula: `sum over rows of ${formula} beyond the mean before times ${label},`,
  };
}
