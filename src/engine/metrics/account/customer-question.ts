/** Counts and sums over one account's rows: up to the as-of date, by period, by member. */

import { type Dimension, type Fact, factId, type MetricNote, type Unit } from '../../../model/fact.ts';
import type { Period } from '../../../model/period.ts';
import type { Database } from '../../data/database.ts';
import { noMember } from '../../data/dimensions.ts';
import type { Periods } from '../calendar/periods.ts';

/** Maximum number of members with their own figures. */
const mostMembers = 50;

/** Maximum number of quarters shown. */
const history = 8;

interface Asked {
  id: string;
  label: string;
  unit: Unit;
  value: string;
  from: string;
  /** The date column that counts; undefined for a balance on the as-of date. */
  day?: string;
  by?: { dimension: string; column: string; members: readonly string[] };
  /** With fewer rows than this, there is no figure. */
  least?: number;
}

export class CustomerQuestion {
  readonly facts = new Map<string, Fact>();
  readonly metrics: MetricNote[] = [];
  readonly dimensions: Dimension[] = [];
  readonly database: Database;
  readonly asOf: string;
  readonly shown: readonly Period[];
  /** Currency of the amounts, once a table has named it. */
  currency: string | null = null;

  constructor(database: Database, periods: Periods) {
    this.database = database;
    this.asOf = periods.asOf;
    this.shown = periods.periods.slice(-history);
  }

  async ask(asked: Asked): Promise<void> {
    const { id, label, unit, value, from, day, by, least = 0 } = asked;
    if (!this.metrics.some((note) => note.id === id))
      this.metrics.push({ id, label, definition: `${label}.`, unit, polarity: 'neutral', status: 'computed' });
    const put = async (at: number | 'all', period: string | null, where: string, scope: Fact['scope']) => {
      const sql = `SELECT CAST(${value} AS DOUBLE) AS "value", count(*) AS "rows" FROM ${from} WHERE ${where}`;
      const [row] = await this.database.query(sql);
      const n = Number(row!.rows);
      if (row!.value === null || n < least) return;
      const formula = `${label}${period ? ` in ${period}` : ` up to ${this.asOf}`}`;
      const key = factId({ metric: id, at, scope });
      this.facts.set(key, {
        id: key,
        metric: id,
        label,
        value: Number(row!.value),
        unit,
        ...(unit === 'money' && this.currency !== null && { currency: this.currency }),
        period,
        scope,
        n,
        formula,
        sql,
      });
    };
    const members = [
      { scope: {}, where: 'true' },
      ...(by?.members ?? []).map((member) => ({
        scope: { [by!.dimension]: member },
        where: `${by!.column} = '${member.replaceAll("'", "''")}'`,
      })),
    ];
    for (const { scope, where } of members) {
      await put('all', null, day ? `${where} AND ${day} <= DATE '${this.asOf}'` : where, scope);
      if (!day) continue;
      for (const { offset, id: period, start, end } of this.shown)
        await put(
          offset,
          period,
          `${where} AND ${day} >= DATE '${start}' AND ${day} < DATE '${end}' AND ${day} <= DATE '${this.asOf}'`,
          scope,
        );
    }
  }

  /** The members of a column, largest first; undefined if there are none. */
  async dimension(id: string, role: Dimension['role'], column: string | null, from: string, weight: string) {
    if (column === null) return undefined;
    const rows = await this.database.query(
      `SELECT ${column} AS "member" FROM ${from} WHERE ${column} IS NOT NULL AND ${column} <> '${noMember}' GROUP BY 1 ORDER BY ${weight} DESC NULLS LAST, 1 LIMIT ${mostMembers}`,
    );
    const members = rows.map(({ member }) => String(member));
    if (members.length === 0) return undefined;
    this.dimensions.push({ id, label: id, role, members });
    return { dimension: id, column, members };
  }
}
