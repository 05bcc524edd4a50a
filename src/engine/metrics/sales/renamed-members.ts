/** A member that ends on the day another one begins, with as many deals: a region or an industry that was renamed in the CRM. */
import type { QualityNote } from '../../../model/quality-note.ts';
import { literal, name } from '../../data/database.ts';
import { columnOf, type Deals } from '../../data/families/deals.ts';
import type { Question } from '../compute.ts';

/** Fewer deals may begin and end anywhere. */
const leastDeals = 20;
/** Most days between the last deal of one and the first of the other. */
const mostBetween = 31;
/** Days that each of them must have had at least. */
const leastDays = 60;
/** Most that one may have had more deals a day than the other. */
const mostTimes = 2;
/** With more members, some end where others begin by chance. */
const mostMembers = 30;

interface Life {
  member: string;
  rows: number;
  /** Days since 1970. */
  first: number;
  last: number;
}

/** Counts the deals of the old name under the new one, and says so. A person who left was not renamed, and a product may have been replaced. */
export async function joinRenamed({ database }: Question, { dimensions, main }: Deals): Promise<QualityNote[]> {
  const notes: QualityNote[] = [];
  for (const { id, label, role } of dimensions) {
    if (role === 'owner' || role === 'account' || role === 'product') continue;
    const column = name(columnOf(id));
    const rows = await database.query(
      `SELECT ${column} AS "member", count(*) AS "rows", date_diff('day', DATE '1970-01-01', min(coalesce(created, closed))) AS "first",
         date_diff('day', DATE '1970-01-01', max(coalesce(created, closed))) AS "last"
       FROM deals WHERE ${column} IS NOT NULL AND coalesce(created, closed) IS NOT NULL GROUP BY 1 ORDER BY 1 LIMIT ${mostMembers + 1}`,
    );
    if (rows.length > mostMembers) continue;
    const lives = rows.map(
      (row): Life => ({
        member: String(row.member),
        rows: Number(row.rows),
        first: Number(row.first),
        last: Number(row.last),
      }),
    );
    const pairs = lives.flatMap((old) => lives.filter((next) => takesOver(old, next)).map((next) => ({ old, next })));
    // Where several could have taken over, nobody can say which did.
    const [pair] = pairs;
    if (!pair || pairs.length > 1) continue;
    await database.run(`UPDATE deals SET ${column} = ${literal(pair.next.member)} WHERE ${column} = ${literal(pair.old.member)}`);
    const date = new Date(pair.next.first * 86_400_000).toISOString().slice(0, 10);
    const figures = { dimension: label, value: pair.old.member, suggestion: pair.next.member, rows: pair.old.rows, date };
    const message = `${label}: ${pair.old.member} ends where ${pair.next.member} begins (${date}), with as many deals, and is counted as ${pair.next.member}.`;
    notes.push({ code: 'respelled', message, table: main.name, column: id, rows: pair.old.rows, sentence: 'renamed', figures });
  }
  return notes;
}

function takesOver(old: Life, next: Life): boolean {
  const between = next.first - old.last;
  if (between < 1 || between > mostBetween || Math.min(old.rows, next.rows) < leastDeals) return false;
  const [before, after] = [old.last - old.first + 1, next.last - next.first + 1];
  const times = old.rows / before / (next.rows / after);
  return Math.min(before, after) >= leastDays && times <= mostTimes && times >= 1 / mostTimes;
}
