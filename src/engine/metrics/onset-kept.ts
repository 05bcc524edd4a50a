/** What was kept at a place where accounts leave, and what of all others, over the months that the brief measures it: in both periods that are compared. */
import { type Fact, type OnsetApart, type OnsetNote, onsetId } from '../../model/fact.ts';
import { addDays } from '../../model/period.ts';
import { hexOfRows, literal, name, sumOfHashes } from '../data/database.ts';
import { earlier } from './calendar/periods.ts';
import { number, type Question } from './compute.ts';

/** Nothing where the brief does not say how it is measured, or there is no period to compare with. */
export async function keptAt({ database, periods, known }: Question, note: OnsetNote): Promise<Fact[]> {
  const { reporting, prior, asOf } = periods;
  const metric = [...known.metrics.values()].find(({ stated, basis }) => stated !== undefined && basis.sinceOpening);
  if (!metric || metric.id === note.metric || !prior) return [];
  const { table, where, stands } = metric.basis;
  const sides = Object.entries(note.scope).map(([id, member]) => ({ split: known.splits.get(`${table}\n${id}`), member }));
  if (sides.some(({ split }) => !split)) return [];
  const place = `coalesce(${sides.map(({ split, member }) => `CAST(${name(split!.column)} AS VARCHAR) = ${literal(member)}`).join(' AND ')}, false)`;
  const members = Object.values(note.scope).join(', ');
  const facts: Fact[] = [];
  for (const [period, when] of [
    [reporting, 'now'],
    [prior, 'then'],
  ] as const) {
    const from = `FROM ${table} WHERE (${where}) AND ${stands!(`DATE '${earlier(addDays(period.end, -1), asOf)}'`)}`;
    const rows = await database.query(
      `SELECT CAST(${place} AS INTEGER) AS "there", ${metric.value} AS "v", ${metric.n} AS "n", ${sumOfHashes} AS "rows" ${from} GROUP BY 1`,
    );
    for (const row of rows) {
      const isThere = Number(row.there) === 1;
      const who = isThere ? members : `all but ${members}`;
      facts.push({
        id: onsetId({ metric: metric.id, scope: note.scope }, `${isThere ? 'place' : 'rest'}_${when}` satisfies OnsetApart),
        metric: metric.id,
        label: `${metric.label}, ${who}, ${period.label}`,
        value: number(row.v!),
        unit: metric.unit,
        period: period.id,
        scope: note.scope,
        n: Number(row.n),
        rows: hexOfRows(row.rows),
        formula: `${metric.formula} ${metric.basis.verb} in ${period.label}, ${who}`,
        sql: `SELECT ${metric.value} ${from} AND ${isThere ? '' : 'NOT '}${place}`,
      });
    }
  }
  return facts;
}
