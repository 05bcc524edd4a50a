/** Day first or month first: settles dates such as 03/04/2025 by evidence in the file, else asks. */
import { QuarterdeckError } from '../../../model/errors.ts';
import { type Database, literal, name } from '../database.ts';
import { nameFit } from '../lexicon.ts';
import type { RawTable } from '../raw-table.ts';
import type { ColumnType, DateOrder } from './column-type.ts';
import { dateText } from './date-shape.ts';
import { cleanText } from './typed-value.ts';

type DateType = Extract<ColumnType, { kind: 'date' }>;
interface DateColumn {
  column: string;
  type: DateType;
}

const enough = 0.99;

/**
 * Narrows the formats of every date column to those that fit; a column that fits none becomes text.
 * @throws date_order_ambiguous
 */
export async function settleDates(
  database: Database,
  raw: RawTable,
  types: Map<string, ColumnType>,
  asked: DateOrder | undefined,
): Promise<void> {
  const dates: DateColumn[] = [];
  for (const [column, type] of types) if (type.kind === 'date') dates.push({ column, type });
  const open: DateColumn[] = [];
  const decided = new Set<DateOrder>();

  for (const { column, type } of dates) {
    if (!type.formats.some(orderOf)) continue;
    const fit = await fitOf(database, raw.table, { column, type });
    if (fit.dmy < enough && fit.mdy < enough) types.set(column, { kind: 'text' });
    else if (fit.dmy >= enough && fit.mdy >= enough && !fit.same) open.push({ column, type });
    else {
      const order = fit.dmy >= enough ? 'dmy' : 'mdy';
      // A column that reads the same both ways proves nothing about the others.
      if (!fit.same) decided.add(order);
      types.set(column, inOrder(type, order));
    }
  }
  if (open.length === 0) return;

  const order = asked ?? (decided.size === 1 ? [...decided][0] : await bySequence(database, raw.table, dates, types));
  if (!order) {
    const { column, type } = open[0]!;
    const [sample] = await database.query(
      `SELECT min(v) AS "v" FROM (SELECT ${cleanText(column, 'values')} AS v FROM ${name(raw.table)}) WHERE v IS NOT NULL
       AND ${parsed(type, 'dmy', 'v')} <> ${parsed(type, 'mdy', 'v')}`,
    );
    const columns = open.map((entry) => entry.column).join(', ');
    throw new QuarterdeckError(
      'date_order_ambiguous',
      `In ${raw.file} the dates of ${columns} can be read day first or month first (${sample?.v}), and nothing else in the file decides it.`,
      { next: 'Say which: --date-order dmy (day first) or --date-order mdy (month first).' },
    );
  }
  for (const { column, type } of open) types.set(column, inOrder(type, order));
}

function orderOf(format: string): DateOrder | null {
  return /^%d[/-]%m/.test(format) ? 'dmy' : /^%m[/-]%d/.test(format) ? 'mdy' : null;
}

function inOrder(type: DateType, order: DateOrder): DateType {
  return { ...type, formats: type.formats.filter((format) => (orderOf(format) ?? order) === order) };
}

function parsed(type: DateType, order: DateOrder, value: string): string {
  const text = dateText(value, type);
  return `coalesce(${inOrder(type, order)
    .formats.map((format) => `try_strptime(${text}, ${literal(format)})`)
    .join(', ')})`;
}

async function fitOf(database: Database, table: string, { column, type }: DateColumn) {
  const [row] = await database.query(
    `SELECT count(${parsed(type, 'dmy', 'v')}) / count(v) AS "dmy", count(${parsed(type, 'mdy', 'v')}) / count(v) AS "mdy",
            count(*) FILTER (WHERE ${parsed(type, 'dmy', 'v')} IS DISTINCT FROM ${parsed(type, 'mdy', 'v')}) AS "different"
     FROM (SELECT ${cleanText(column, 'values')} AS v FROM ${name(table)})`,
  );
  return { dmy: Number(row!.dmy), mdy: Number(row!.mdy), same: Number(row!.different) === 0 };
}

/** The order under which one date of a row never comes before another (closed after created), when the other order breaks that. */
async function bySequence(
  database: Database,
  table: string,
  dates: readonly DateColumn[],
  types: ReadonlyMap<string, ColumnType>,
): Promise<DateOrder | undefined> {
  const found = new Set<DateOrder>();
  for (const [at, first] of dates.entries()) {
    for (const second of dates.slice(at + 1)) {
      const holds = async (order: DateOrder) => {
        const read = ({ column }: DateColumn) => {
          const type = types.get(column);
          return type?.kind === 'date' ? parsed(type, order, cleanText(column, 'values')) : 'NULL';
        };
        const [row] = await database.query(
          `SELECT coalesce(count(*) FILTER (WHERE a <= b) / nullif(count(*), 0), 0) AS "up",
                  coalesce(count(*) FILTER (WHERE a >= b) / nullif(count(*), 0), 0) AS "down"
           FROM (SELECT ${read(first)} AS a, ${read(second)} AS b FROM ${name(table)}) WHERE a IS NOT NULL AND b IS NOT NULL`,
        );
        const [up, down] = [Number(row!.up) >= enough, Number(row!.down) >= enough];
        // Names tell which comes first; without them, either way round is order.
        if (comesFirst(first, second)) return up;
        return comesFirst(second, first) ? down : up || down;
      };
      const [dmy, mdy] = [await holds('dmy'), await holds('mdy')];
      if (dmy !== mdy) found.add(dmy ? 'dmy' : 'mdy');
    }
  }
  return found.size === 1 ? [...found][0] : undefined;
}

function comesFirst(first: DateColumn, second: DateColumn): boolean {
  const later = Math.max(nameFit('closed', second.column), nameFit('expected', second.column));
  return nameFit('created', first.column) > 0 && later > 0;
}
