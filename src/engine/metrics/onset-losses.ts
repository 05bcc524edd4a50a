/** What was lost at the place of an onset since it began: how many, what they paid, and the reason they give more often than others. */
import { type Fact, type OnsetNote, type OnsetPart, onsetId } from '../../model/fact.ts';
import { hexOfRows, literal, sumOfHashes } from '../data/database.ts';
import { number, type Question } from './compute.ts';
import type { Metric } from './metric.ts';

/** Fewer lost for a reason are no pattern. */
const leastForReason = 8;

/** @param place SQL of the rows of the place */
export async function lossesAt(
  question: Question,
  { basis, lost, id, label }: Metric,
  note: OnsetNote,
  place: string,
): Promise<{ facts: Fact[]; reason?: OnsetNote['reason'] }> {
  if (!lost) return { facts: [] };
  const { table, where, date, verb } = basis;
  const since = `${where} AND ${date} >= DATE '${note.start.start}' AND ${date} < DATE '${note.end.end}' AND ${lost.of}`;
  const there = `coalesce(${place}, false)`;
  const [row] = await question.database.query(
    `SELECT count(*) FILTER (WHERE ${there}) AS "lost", count(*) AS "all", ${lost.money ? `sum(${lost.money}) FILTER (WHERE ${there})` : 'NULL'} AS "money", ${sumOfHashes} AS "rows" FROM ${table} WHERE ${since}`,
  );
  const members = Object.values(note.scope).join(', ');
  const rows = hexOfRows(row!.rows);
  const fact = (part: OnsetPart, value: number, n: number, more: Pick<Fact, 'unit' | 'formula' | 'sql'>): Fact => ({
    id: onsetId(note, part),
    metric: id,
    label: `${label}, ${members}, ${part.replaceAll('_', ' ')} since ${note.start.label}`,
    value,
    ...(more.unit === 'money' && question.currency ? { currency: question.currency } : {}),
    period: null,
    scope: note.scope,
    n,
    rows,
    ...more,
  });
  const [count, all, money] = [row!.lost, row!.all, row!.money].map((cell) => number(cell!) ?? 0) as [number, number, number];
  const when = `${verb} from ${note.start.label}`;
  const facts = [
    fact('lost', count, count, {
      unit: 'count',
      formula: `number of those lost ${when}, ${members}`,
      sql: `SELECT count(*) FROM ${table} WHERE ${since} AND ${there}`,
    }),
    fact('lost_all', all, all, {
      unit: 'count',
      formula: `number of those lost ${when}`,
      sql: `SELECT count(*) FROM ${table} WHERE ${since}`,
    }),
    ...(lost.money
      ? [
          fact('money', money, count, {
            unit: 'money',
            formula: `what those lost ${when} paid, ${members}`,
            sql: `SELECT sum(${lost.money}) FROM ${table} WHERE ${since} AND ${there}`,
          }),
        ]
      : []),
  ];
  const { why } = lost;
  if (why === undefined) return { facts };
  const given = await question.database.query(
    `SELECT ${why} AS "why", count(*) FILTER (WHERE ${there}) AS "here", count(*) FILTER (WHERE NOT ${there}) AS "there" FROM ${table} WHERE ${since} AND ${why} IS NOT NULL GROUP BY 1 ORDER BY 1`,
  );
  const counts = given.map((each) => ({ why: String(each.why), here: Number(each.here), there: Number(each.there) }));
  const sum = (of: 'here' | 'there') => counts.reduce((total, each) => total + each[of], 0);
  const [here, elsewhere] = [sum('here'), sum('there')];
  if (here === 0 || elsewhere === 0) return { facts };
  const tested = counts
    .filter((each) => each.here >= leastForReason)
    .map((each) => {
      const pooled = (each.here + each.there) / (here + elsewhere);
      const error = Math.sqrt(pooled * (1 - pooled) * (1 / here + 1 / elsewhere));
      return { ...each, z: error > 0 ? (each.here / here - each.there / elsewhere) / error : 0 };
    })
    .toSorted((a, b) => b.z - a.z);
  const [first] = tested;
  if (!first || first.z <= 0) return { facts };
  const said = `${why} = ${literal(first.why)}`;
  facts.push(
    fact('for_reason', first.here, first.here, {
      unit: 'count',
      formula: `number of those lost ${when}, ${members}, that gave the reason ${first.why}`,
      sql: `SELECT count(*) FROM ${table} WHERE ${since} AND ${there} AND ${said}`,
    }),
    fact('with_reason', here, here, {
      unit: 'count',
      formula: `number of those lost ${when}, ${members}, that gave a reason`,
      sql: `SELECT count(${why}) FROM ${table} WHERE ${since} AND ${there}`,
    }),
    fact('others_for_reason', first.there / elsewhere, elsewhere, {
      unit: 'ratio',
      formula: `share of all others lost ${when} with a reason that gave ${first.why}`,
      sql: `SELECT CAST(count(*) FILTER (WHERE ${said}) AS DOUBLE) / nullif(count(${why}), 0) FROM ${table} WHERE ${since} AND NOT ${there}`,
    }),
  );
  return { facts, reason: { why: first.why, z: first.z, looked: counts.length } };
}

/** Fewer deals won there say nothing of what one comes to. */
const leastWon = 8;

/** What a deal that was won at the place comes to: a place of large deals loses more by each than the average of all says. */
export async function dealSizeAt(question: Question, { basis, id }: Metric, note: OnsetNote, place: string): Promise<Fact[]> {
  if (id !== 'win_rate') return [];
  const { table, where, date } = basis;
  const from = `FROM ${table} WHERE ${where} AND ${date} < DATE '${note.end.end}' AND outcome = 'won' AND amount IS NOT NULL AND coalesce(${place}, false)`;
  const [row] = await question.database.query(`SELECT avg(amount) AS "size", count(*) AS "n", ${sumOfHashes} AS "rows" ${from}`);
  const [size, n] = [number(row!.size!), Number(row!.n)];
  if (size === null || n < leastWon) return [];
  const members = Object.values(note.scope).join(', ');
  return [
    {
      id: onsetId(note, 'size'),
      metric: id,
      label: `Average deal size, ${members}`,
      value: size,
      unit: 'money',
      ...(question.currency ? { currency: question.currency } : {}),
      period: null,
      scope: note.scope,
      n,
      rows: hexOfRows(row!.rows),
      formula: `mean amount of the deals won until ${note.end.label}, ${members}`,
      sql: `SELECT avg(amount) ${from}`,
    },
  ];
}
