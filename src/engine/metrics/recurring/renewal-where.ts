/** Where renewals are lost: the cell against those that share one of its members and against all others; and what does not explain the losses. */
import { type Fact, factId, lossReason } from '../../../model/fact.ts';
import type { Period } from '../../../model/period.ts';
import { type RenewalCell, type RenewalSuspect, renewalParts, renewalScope } from '../../../model/renewal-note.ts';
import { hexOfRows, literal, name } from '../../data/database.ts';
import { noMember } from '../../data/dimensions.ts';
import type { Renewals } from '../../data/families/renewals.ts';
import { nameFit } from '../../data/lexicon.ts';
import { number, type Question } from '../compute.ts';

const metric = 'lost_renewals';
/** Fewer renewals of a member accuse nobody, and clear nobody. */
const leastOfMember = 10;
/** A member is suspected whose renewals are lost so many times as often as all. */
const suspected = 1.2;
/** Of more members each has too few. */
const mostMembers = 12;

interface Group {
  scope: Fact['scope'];
  where: string;
}

/** Puts `lost_renewals.due`, `.rate`, `.of` and `.amount` of all, of the cell and of its surroundings, for this period, the one before and a year before. */
export async function tellWhere(question: Question, renewals: Renewals, cell: RenewalCell | null): Promise<RenewalSuspect[]> {
  const { periods } = question.periods;
  const year = periods.find(({ offset }) => offset === -12 / question.periods.cut.every);
  const told = [...new Set([periods.at(-1), question.periods.prior, year])].filter((each) => each !== undefined && each !== null);
  const groups: Group[] = [{ scope: {}, where: 'true' }, ...(cell ? around(cell) : [])];
  for (const period of told) for (const group of groups) await put(question, group, period);
  if (cell && renewals.reason) await tellReasons(question, cell);
  return suspects(question, renewals, cell);
}

/** Puts `lost_renewals.cell[reason=…]@0`, how many of those lost in the cell give each reason. */
async function tellReasons({ database, facts, periods }: Question, cell: RenewalCell): Promise<void> {
  const { id: period, offset, label, start, end } = periods.reporting;
  const from = `FROM renewals WHERE ended = 'lost' AND dated >= DATE '${start}' AND dated < DATE '${end}' AND ${Object.entries(cell).map(isOf).join(' AND ')}`;
  const rows = await database.query(
    `SELECT CAST(by_reason AS VARCHAR) AS "reason", count(*) AS "n", sum(row_hash) AS "rows" ${from} GROUP BY 1 ORDER BY 1`,
  );
  for (const { reason, n, rows: hash } of rows) {
    const scope = { [lossReason]: String(reason) };
    const id = factId({ metric: `${metric}.cell`, scope, at: offset });
    const formula = `lost renewals in ${label} of ${Object.values(cell).join(' and ')} with the reason ${reason}`;
    const sql = `SELECT count(*) ${from} AND CAST(by_reason AS VARCHAR) = ${literal(String(reason))}`;
    facts.set(id, {
      id,
      metric,
      label: String(reason),
      value: Number(n),
      unit: 'count',
      period,
      scope,
      n: Number(n),
      rows: hexOfRows(hash),
      formula,
      sql,
    });
  }
}

const isOf = ([id, member]: readonly [string, string]) => `CAST(${name(`by_${id}`)} AS VARCHAR) = ${literal(member)}`;

/** The cell, those that share each of its members alone, those that share none, and all that are not in it. */
function around(cell: RenewalCell): Group[] {
  const members = Object.entries(cell);
  const own = members.map(isOf).join(' AND ');
  const part = (of: string, where: string): Group => ({ scope: { [renewalScope.part]: of }, where });
  const beside =
    members.length < 2
      ? []
      : [
          ...members.map((kept) => part(members.find((each) => each !== kept)![0], `${isOf(kept)} AND NOT (${own})`)),
          part(renewalParts.others, members.map((each) => `NOT (${isOf(each)})`).join(' AND ')),
        ];
  return [{ scope: cell, where: own }, ...beside, part(renewalParts.rest, `NOT (${own})`)];
}

async function put(
  { database, facts, currency }: Question,
  { scope, where }: Group,
  { id: period, offset, label, start, end }: Period,
): Promise<void> {
  const from = `FROM renewals WHERE ended IS NOT NULL AND dated >= DATE '${start}' AND dated < DATE '${end}' AND ${where}`;
  const parts = [
    { suffix: '.of', value: "count(*) FILTER (WHERE ended = 'lost')", unit: 'count', of: 'renewals that were lost' },
    { suffix: '.due', value: 'count(*)', unit: 'count', of: 'renewals that were due' },
    { suffix: '.rate', value: "avg(CAST(ended = 'lost' AS INTEGER))", unit: 'ratio', of: 'share of renewals that was lost' },
    {
      suffix: '.amount',
      value: "coalesce(sum(due) FILTER (WHERE ended = 'lost'), 0)",
      unit: 'money',
      of: 'amount of the renewals that were lost',
    },
  ] as const;
  const [row] = await database.query(
    `SELECT ${parts.map(({ value }, at) => `${value} AS "v${at}"`).join(', ')}, count(*) AS "n", sum(row_hash) AS "rows" ${from}`,
  );
  if (Number(row!.n) === 0) return;
  for (const [at, { suffix, value, unit, of }] of parts.entries()) {
    const fact = factId({ metric: `${metric}${suffix}`, scope, at: offset });
    facts.set(fact, {
      id: fact,
      metric,
      label: [`Lost renewals, ${of}`, ...Object.values(scope)].join(', '),
      value: number(row![`v${at}`]!),
      unit,
      ...(unit === 'money' && currency && { currency }),
      period,
      scope,
      n: Number(row!.n),
      rows: hexOfRows(row!.rows),
      formula: `${of} in ${label}`,
      sql: `SELECT ${value} ${from}`,
    });
  }
}

/**
 * Who or what is easily blamed and is not it: what was asked for, where no more were lost with it; who had most losses, where in the cell no
 * more were lost than with the others.
 */
async function suspects(question: Question, { dimensions, offer }: Renewals, cell: RenewalCell | null): Promise<RenewalSuspect[]> {
  const { database, periods } = question;
  const { start, end } = periods.reporting;
  const inside = cell ? Object.entries(cell).map(isOf).join(' AND ') : 'true';
  const found: RenewalSuspect[] = [];
  for (const { id, role, column: called } of dimensions) {
    const isOffer = offer.includes(id);
    if (!isOffer && (!cell || (role !== 'owner' && nameFit('owner', called) === 0))) continue;
    const column = `CAST(${name(`by_${id}`)} AS VARCHAR)`;
    const rows = await database.query(
      `SELECT ${column} AS "member", count(*) AS "n", avg(CAST(ended = 'lost' AS INTEGER)) AS "rate", count(*) FILTER (WHERE ${inside}) AS "in",
         avg(CAST(ended = 'lost' AS INTEGER)) FILTER (WHERE ${inside}) AS "inside" FROM renewals
       WHERE ended IS NOT NULL AND dated >= DATE '${start}' AND dated < DATE '${end}' GROUP BY 1 HAVING count(*) >= ${leastOfMember} ORDER BY "rate" DESC, 1`,
    );
    const able = rows.filter(({ member }) => member !== noMember);
    const [first] = isOffer ? able.filter(({ member }) => String(member).endsWith(': yes')) : able;
    if (!first || able.length < 2 || able.length > mostMembers) continue;
    const mean = (of: 'rate' | 'inside', n: 'n' | 'in', among: typeof able) =>
      among.reduce((sum, row) => sum + Number(row[of] ?? 0) * Number(row[n]), 0) /
      Math.max(
        1,
        among.reduce((sum, row) => sum + Number(row[n]), 0),
      );
    const others = able.filter((row) => row !== first);
    const innocent = isOffer
      ? Number(first.rate) <= mean('rate', 'n', others)
      : Number(first.rate) >= suspected * mean('rate', 'n', able) &&
        Number(first.in) >= leastOfMember &&
        others.reduce((sum, row) => sum + Number(row.in), 0) >= leastOfMember &&
        Number(first.inside) <= suspected * mean('inside', 'in', others);
    if (!innocent || found.some(({ kind }) => kind === (isOffer ? 'offer' : 'owner'))) continue;
    const member = String(first.member);
    const within = isOffer ? 'true' : inside;
    const own = { scope: { [id]: member, [renewalScope.part]: 'suspect' }, where: `${isOf([id, member])} AND ${within}` };
    const rest = {
      scope: { [id]: member, [renewalScope.part]: 'cleared' },
      where: `NOT (${isOf([id, member])}) AND ${column} <> ${literal(noMember)} AND ${within}`,
    };
    for (const group of [own, rest]) await put(question, group, periods.reporting);
    found.push({ kind: isOffer ? 'offer' : 'owner', dimension: id, member });
  }
  return found.sort((a, b) => Number(b.kind === 'offer') - Number(a.kind === 'offer'));
}
