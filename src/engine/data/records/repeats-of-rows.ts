/** A row that goes back to an earlier row of its own table: the visit that had to be repeated, the ticket that was opened again, the order that came back. */
import { type Database, name } from '../database.ts';
import { words } from '../lexicon.ts';
import { keyNamed } from '../relations/links.ts';
import type { Column, Table } from '../typing/column-type.ts';
import { goesOff } from './earned.ts';
import type { MeasureColumn } from './measure-columns.ts';
import type { Time } from './row-time.ts';

/** What calls the earlier row: others, such as a parent account, an upsell or a successor, are no work done twice. */
const again =
  /\b(?:original|originating|initial|first|previous|prior|parent|related|linked|repeat\w*|rework\w*|redo|re ?opened|reopen\w*|return\w*|replac\w*|follow ?up|call ?back|recall|complaint|warranty|ursprung\w*|urspruenglich\w*|vorgang\w*|vorherig\w*|erst\w*|reklamation\w*|nacharbeit\w*|d origine|origine|initiale?|precedente?s?|parente?|reprise|retour|originale?s?|origen|inicial|anterior|previ[oa]|padre|reabiert\w*|devolucion|origem|pai|reabert\w*|devolucao|originari[oa]|iniziale|padre|riapert\w*|reso)\b|元の|元|親|初回|前回|再|原|父|上次|初次|返|الأصلي|السابق|الأول/;
/** Of the rows, this share at most go back to others: a longer chain is the order of the table. */
const mostRepeats = 0.6;
const fewestRepeats = 20;
/** Of the values, this share has to be of rows of the table, and of those this share earlier. */
const known = 0.9;
const earlier = 0.95;
/** Rows that one goes back to; more hang on what groups them. */
const mostEach = 2;
/** Share of the repeats that come within the days that a row has to be watched. */
const within = 0.98;
/** A row that has to be watched for longer would leave a quarter without its newest month. */
const longest = 45;

/** Their SQL is over the main table `m`. Empty where no column refers to an earlier row. */
export async function repeatMeasures(
  database: Database,
  { main, time, measures }: { main: Table; time: Time | null; measures: readonly MeasureColumn[] },
): Promise<MeasureColumn[]> {
  if (!time) return [];
  const key = main.columns.find((column) => column.filled === main.rows && column.distinct === main.rows && isKey(column));
  if (!key) return [];
  for (const column of main.columns) {
    if (column === key || column.type.kind !== key.type.kind || column.filled < fewestRepeats || column.filled > main.rows * mostRepeats)
      continue;
    if (column.filled > column.distinct * mostEach || !again.test(words(column.name))) continue;
    const found = await watched(database, main, key, column, time);
    if (found === null) continue;
    return [...rateOf(main, key, column, time, found), ...costOf(column, measures)];
  }
  return [];
}

function isKey({ type, name: called }: Column): boolean {
  return type.kind === 'text' || (type.kind === 'number' && type.integer && keyNamed.test(words(called)));
}

/** Days after which nearly all repeats have come; null where the column does not refer to earlier rows. */
async function watched(database: Database, { sql }: Table, key: Column, column: Column, time: Time): Promise<number | null> {
  const at = (alias: string) => time.sql.replaceAll('m.', `${alias}.`);
  const [row] = await database.query(
    `SELECT count(*) AS "all", count(o.${name(key.name)}) AS "known", count(*) FILTER (WHERE ${at('o')} <= ${at('r')}) AS "earlier",
       quantile_disc(date_diff('day', ${at('o')}, ${at('r')}), ${within}) FILTER (WHERE ${at('o')} <= ${at('r')}) AS "days"
     FROM ${sql} r LEFT JOIN ${sql} o ON o.${name(key.name)} = r.${name(column.name)} WHERE r.${name(column.name)} IS NOT NULL`,
  );
  const [all, found, before] = [Number(row!.all), Number(row!.known), Number(row!.earlier)];
  return found >= all * known && before >= found * earlier && row!.days !== null ? Number(row!.days) : null;
}

/** The share of rows that another goes back to, of those that are old enough to know; of a longer wait, the share that goes back to others. */
function rateOf({ sql }: Table, key: Column, column: Column, time: Time, days: number): MeasureColumn[] {
  const [own, other] = [`m.${name(key.name)}`, name(column.name)];
  const last = `(SELECT max(${time.sql}) FROM ${sql} m)`;
  const led = `CASE WHEN ${time.sql} <= ${last} - INTERVAL ${days} DAY THEN ${own} IN (SELECT ${other} FROM ${sql} WHERE ${other} IS NOT NULL) END`;
  // Every row has a key: that most refer to none is no gap in the data.
  const shared = { column: key.name, behaviour: 'flag', unit: 'ratio', currency: null, polarity: 'down', against: {} } as const;
  return days <= longest
    ? [{ ...shared, label: 'Repeat rate', sql: led, called: 'repeat_rate' }]
    : [{ ...shared, label: 'Share of repeats', sql: `(m.${other} IS NOT NULL)`, called: 'repeat_share' }];
}

/** The costs of a row that say most of it: its total, else the largest by name. */
function costOf(column: Column, measures: readonly MeasureColumn[]): MeasureColumn[] {
  const costs = measures.filter((each) => each.behaviour === 'flow' && each.unit === 'money' && each.polarity === 'down' && !goesOff(each));
  const total = costs.find(({ column: each }) => /\b(?:total|full|gesamt\w*|totale?|overall)\b|合計|总|إجمالي/.test(words(each)));
  const cost = total ?? (costs.length === 1 ? costs[0] : undefined);
  if (!cost) return [];
  return [
    {
      ...cost,
      label: 'Cost of repeats',
      sql: `CASE WHEN m.${name(column.name)} IS NOT NULL THEN ${cost.sql} END`,
      against: {},
      called: 'repeat_cost',
    },
  ];
}
