/** The steps that a row went through: how many days lay between two of its days that follow each other, from survey to request, from receipt to entry. */
import { type Database, name } from '../database.ts';
import type { Column, Table } from '../typing/column-type.ts';
import { columnLabel } from './measure-columns.ts';

/** Of a column `num_step_0`, `num_step_1`, …: no part of the hash of a row. */
export interface StepColumn {
  from: string;
  to: string;
  /** Rows that have another day between them are many, and many have none. */
  isOver: boolean;
  time: 'days' | 'hours';
  columns: readonly [string, string];
  sql: string;
}

/** Columns of days that are looked at, and minutes that are told as hours. */
const most = { days: 7, minutes: 2 * 24 * 60 } as const;
/** Rows that have both days; the part of them in which they stand in their order; the part that has a day between, which makes two steps of it, and
 * from which it is never one. */
const least = { rows: 60, inOrder: 0.95, between: 0.2, always: 0.95 } as const;

/**
 * In the order in which they follow each other; none where no two do.
 * @param fewest days that a row has to have: where there are but two, how long it took from one to the other is mostly a measure of its own
 */
export async function stepColumns(database: Database, rows: string, { columns }: Table, fewest: number): Promise<StepColumn[]> {
  const days = columns.filter((column) => column.type.kind === 'date' && column.distinct > 2).slice(0, most.days);
  if (days.length < fewest) return [];
  const cell = (column: Column) => `CAST(m.${name(column.name)} AS DATE)`;
  const pairs = days.flatMap((from) => days.flatMap((to) => (from === to ? [] : [{ from, to }])));
  const [counted] = await database.query(
    `SELECT ${pairs
      .flatMap(({ from, to }, at) => [
        `count(*) FILTER (WHERE ${cell(from)} IS NOT NULL AND ${cell(to)} IS NOT NULL) AS "n ${at}"`,
        `count(*) FILTER (WHERE ${cell(from)} <= ${cell(to)}) AS "fit ${at}"`,
        `count(*) FILTER (WHERE ${cell(from)} < ${cell(to)}) AS "apart ${at}"`,
      ])
      .join(', ')} FROM ${rows}`,
  );
  const follow = pairs.filter((_, at) => {
    const [n, fit, apart] = ['n', 'fit', 'apart'].map((what) => Number(counted?.[`${what} ${at}`] ?? 0)) as [number, number, number];
    return n >= least.rows && fit >= least.inOrder * n && apart > 0;
  });
  const isAfter = (one: Column, other: Column) => follow.some(({ from, to }) => from === one && to === other);
  // Two that always fall on one day are no step.
  const steps = follow.filter(({ from, to }) => !isAfter(to, from));
  const between = steps.flatMap((step, at) =>
    days
      .filter((day) => day !== step.from && day !== step.to && isAfter(step.from, day) && isAfter(day, step.to))
      .map((day) => ({ at, day, step })),
  );
  const filled = new Map<number, number>();
  if (between.length > 0) {
    const [row] = await database.query(
      `SELECT ${between
        .map(
          ({ day, step: { from, to } }, at) =>
            `avg(CASE WHEN ${cell(from)} IS NOT NULL AND ${cell(to)} IS NOT NULL THEN (${cell(day)} IS NOT NULL)::INT END) AS "part ${at}"`,
        )
        .join(', ')} FROM ${rows}`,
    );
    for (const [index, { at }] of between.entries()) filled.set(at, Math.max(filled.get(at) ?? 0, Number(row?.[`part ${index}`] ?? 0)));
  }
  const kept = steps
    .map((step, at) => ({ ...step, between: filled.get(at) ?? 0 }))
    .filter(({ between: part }) => part < least.always)
    .toSorted((a, b) => Number(a.between >= least.between) - Number(b.between >= least.between));
  const inHours = await hoursOf(database, rows, kept);
  return kept.map(({ from, to, between: part }, at) => {
    const minutes = inHours[at] ? minutesOf(from, to) : null;
    return {
      from: columnLabel(from.name),
      to: columnLabel(to.name),
      isOver: part >= least.between,
      time: minutes ? 'hours' : 'days',
      columns: [from.name, to.name],
      sql: minutes
        ? `CASE WHEN ${minutes} >= 0 THEN ${minutes} / 60.0 END`
        : `CASE WHEN ${cell(to)} >= ${cell(from)} THEN date_diff('day', ${cell(from)}, ${cell(to)}) END`,
    };
  });
}

const minutesOf = ({ moment: from }: Column, { moment: to }: Column) =>
  from === undefined || to === undefined ? null : `date_diff('minute', m.${name(from)}, m.${name(to)})`;

/** Which steps take hours rather than days: of both ends, the time of day is known. */
async function hoursOf(database: Database, rows: string, steps: readonly { from: Column; to: Column }[]): Promise<boolean[]> {
  const minutes = steps.map(({ from, to }) => minutesOf(from, to));
  if (minutes.every((sql) => sql === null)) return steps.map(() => false);
  const [row] = await database.query(`SELECT ${minutes.map((sql, at) => `median(${sql ?? 'NULL'}) AS "m${at}"`).join(', ')} FROM ${rows}`);
  return minutes.map((sql, at) => sql !== null && row?.[`m${at}`] != null && Number(row[`m${at}`]) < most.minutes);
}
