/** The share of tickets within the time that a prompt allows, for all or by priority. */
import type { Limit } from '../../../model/brief.ts';
import { type Database, literal, name } from '../../data/database.ts';
import type { Duration, Tickets } from '../../data/families/tickets.ts';
import type { Basis, Metric } from '../metric.ts';
import { named } from '../named.ts';

const inHours = { minutes: 1 / 60, hours: 1, days: 24 } as const;
/** A dimension with more members is none of priorities. */
const mostLevels = 20;

/** One metric a limit that the data can be held to. */
export async function limitMetrics(
  database: Database,
  tickets: Tickets,
  limits: readonly Limit[],
  bases: Readonly<Record<Limit['times'], Basis>>,
): Promise<Metric[]> {
  const found: Metric[] = [];
  for (const limit of limits) {
    const duration = tickets[limit.times];
    if (!duration || found.some(({ id }) => id === notes[limit.times].id) || !isFineEnough(limit, duration, tickets)) continue;
    const within = await limitSql(database, tickets, limit, inHours[limit.unit] / inHours[duration.unit]);
    if (within === null) continue;
    const held = `${limit.times} IS NOT NULL AND ${within} IS NOT NULL`;
    const said = limit.by.map(({ of, value }) => `${of === null ? '' : `${of} `}${value} ${limit.unit}`).join(', ');
    found.push({
      ...notes[limit.times],
      needs: [],
      basis: bases[limit.times],
      value: `count(*) FILTER (WHERE ${limit.times} <= ${within}) / nullif(count(*) FILTER (WHERE ${held}), 0)`,
      n: `count(*) FILTER (WHERE ${held})`,
      formula: `tickets within the limit given (${said}) divided by those with one,`,
      additive: false,
      byDimension: true,
    });
  }
  return found;
}

const notes = { resolution: rate('resolved_within'), response: rate('answered_within') } as const;

/** What a prompt's limits are measured by. */
export const limitNotes = [notes.resolution, notes.response] as const;

function rate<Id extends string>(id: Id) {
  return { ...named(id), unit: 'ratio', polarity: 'up' } as const;
}

/** Dates without a time of day say nothing of hours. */
function isFineEnough({ by, unit }: Limit, { ends, column }: Duration, { opened }: Tickets): boolean {
  if (!ends || (opened.moment !== undefined && column.moment !== undefined)) return true;
  return by.every(({ value }) => (value * inHours[unit]) % 24 === 0);
}

/** SQL of a ticket's limit in the unit of its durations; null where its levels are no members of a dimension. */
async function limitSql(database: Database, { dimensions }: Tickets, { by }: Limit, factor: number): Promise<string | null> {
  const amount = (value: number) => `CAST(${Number((value * factor).toPrecision(12))} AS DOUBLE)`;
  const all = by.find(({ of }) => of === null);
  if (all) return amount(all.value);
  for (const { id } of dimensions) {
    const column = name(`by_${id}`);
    const rows = await database.query(
      `SELECT DISTINCT CAST(${column} AS VARCHAR) AS "member" FROM tickets WHERE ${column} IS NOT NULL LIMIT ${mostLevels + 1}`,
    );
    if (rows.length > mostLevels) continue;
    const cases = by.flatMap(({ of, value }) => {
      const members = rows.map(({ member }) => String(member)).filter((member) => isLevel(member, of!));
      return members.length === 1 ? [`WHEN ${literal(members[0]!)} THEN ${amount(value)}`] : [];
    });
    if (cases.length === by.length) return `CASE CAST(${column} AS VARCHAR) ${cases.join(' ')} END`;
  }
  return null;
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^(?:priority|prio|severity|sev) (?=\d)/, 'p');

/** `P1`, `P1 - Critical` and `Priority 1` are P1; `1 - Critical` is critical. */
function isLevel(member: string, level: string): boolean {
  const [one, other] = [plain(member), plain(level)];
  return one === other || one.startsWith(`${other} `) || one.endsWith(` ${other}`);
}
