/**
 * What told lost renewals from others before their date, tested on those that are decided: how much of its licences an account used in the
 * months before, how its use had changed, where it belongs, whether it had given notice. The open renewals with such a mark are at risk.
 */

import { type Fact, factId } from '../../../model/fact.ts';
import { addDays, type Period } from '../../../model/period.ts';
import { type RenewalCell, type RenewalMark, type RenewalNote, type RiskyRenewal, renewalScope } from '../../../model/renewal-note.ts';
import { type Database, hexOfRows, literal, name } from '../../data/database.ts';
import type { Renewals } from '../../data/families/renewals.ts';
import { columnLabel } from '../../data/records/measure-columns.ts';
import { normalForm } from '../../language/normal-form.ts';
import { number, type Question } from '../compute.ts';

/** Days over which marks are tested: what told long ago may tell no more. */
const window = 365;
/** Months of use that are taken together, ending before the period of the renewal: the list is made that early. */
const span = 3;
const thresholds = { seats: [0.2, 0.3, 0.4, 0.5, 0.6, 0.7], use: [-0.6, -0.5, -0.4, -0.3, -0.2] } as const;
/** A mark holds for as many lost renewals, and is right as often as this many times the others; chi-squared of one in a thousand. */
const least = { lost: 5, times: 2, chi: 10.8 } as const;
/** Beside the mark that tells most, another lists renewals if it is right as often among the rest. */
const leastBeside = 0.5;
const metric = 'at_risk_renewals';

interface Tried extends Omit<RenewalMark, 'lists'> {
  /** Of a cell. */
  members?: RenewalCell;
  /** SQL over `renewal_signs`. */
  holds: string;
  /** Of what it is told by, where that is a number. */
  sign?: string;
  threshold?: number;
}

export interface Tested extends Tried {
  marked: number;
  lost: number;
  rest: number;
  restLost: number;
  /** Correlation of the mark with being lost. */
  phi: number;
}

/** Sets `marks` of `renewals_open`, the IDs of the marks of each; null where nothing told lost renewals from others. */
export async function markOpen(
  database: Database,
  { usage, noticed }: Renewals,
  coming: Period,
  asOf: string,
  alike: readonly string[],
): Promise<readonly (Tested & { lists: boolean })[]> {
  await makeSigns(database, usage, coming, asOf);
  const seats: Tried[] = usage?.seats
    ? thresholds.seats.map((threshold) => ({ id: 'seats', kind: 'seats', sign: 'level', threshold, holds: `level < ${threshold}` }))
    : [];
  const uses: Tried[] = (usage?.counts ?? []).flatMap((column, at) =>
    thresholds.use.map(
      (threshold): Tried => ({
        id: 'use',
        kind: 'use',
        label: columnLabel(column.name),
        sign: `d${at}`,
        threshold,
        holds: `d${at} < ${threshold}`,
      }),
    ),
  );
  const used = await best(database, [...seats, ...uses]);
  const cell = await best(database, await cellsOf(database, alike));
  const notice = noticed ? await best(database, [{ id: 'notice', kind: 'notice', holds: 'noticed' }]) : null;
  const [first, ...others] = [used, cell].filter((each) => each !== null).sort((a, b) => b.phi - a.phi);
  const found: (Tested & { lists: boolean })[] = [
    ...(first ? [{ ...first, lists: true }] : []),
    ...(notice ? [{ ...notice, lists: true }] : []),
  ];
  for (const other of others) {
    const rest = (await tested(database, [other], `NOT coalesce(${first!.holds}, false)`))[0]!;
    found.push({ ...other, lists: rest.lost >= least.lost && rest.lost >= leastBeside * rest.marked });
  }
  const marks = found.map(({ id, holds }) => `CASE WHEN ${holds} THEN ${literal(id)} END`);
  const lists = found.filter(({ lists }) => lists).map(({ holds }) => `coalesce(${holds}, false)`);
  await database.run(
    `CREATE OR REPLACE TABLE renewals_marked AS SELECT place, list_filter([${marks.join(', ') || 'NULL'}], x -> x IS NOT NULL) AS marks, ${lists.join(' OR ') || 'false'} AS marked,
       ${first?.sign ?? 'CAST(NULL AS DOUBLE)'} AS sign FROM renewal_signs`,
  );
  return found;
}

/** Creates `renewal_signs`: the renewals decided within the window and those to come, each with what was known before the period it falls into. */
async function makeSigns(database: Database, usage: Renewals['usage'], { start, end }: Period, asOf: string): Promise<void> {
  const ahead = addDays(end, 190);
  const own = `SELECT *, row_number() OVER (ORDER BY dated, row_hash) AS place FROM renewals
    WHERE (ended IS NOT NULL AND dated <= DATE '${asOf}' AND dated > DATE '${addDays(asOf, -window)}') OR (ended IS NULL AND dated >= DATE '${start}' AND dated < DATE '${ahead}')`;
  if (!usage) return database.run(`CREATE OR REPLACE TABLE renewal_signs AS ${own}`);
  const shift = (Number(start.slice(5, 7)) - 1) % 3;
  const quarter = `CAST(date_trunc('quarter', dated - INTERVAL ${shift} MONTH) + INTERVAL ${shift} MONTH AS DATE)`;
  const known = `(SELECT CAST(max(month) + INTERVAL 1 MONTH AS DATE) FROM usage_months WHERE last_day(month) <= DATE '${asOf}')`;
  const late = `u.month >= s.since - INTERVAL ${span} MONTH`;
  const changes = usage.counts.map(
    (_, at) =>
      `CASE WHEN count(*) FILTER (WHERE NOT ${late}) = ${span} THEN coalesce(sum(c${at}) FILTER (WHERE ${late}), 0) / nullif(sum(c${at}) FILTER (WHERE NOT ${late}), 0) - 1 END AS d${at}`,
  );
  const level = usage.seats ? [`avg(users) FILTER (WHERE ${late}) / nullif(avg(licensed) FILTER (WHERE ${late}), 0) AS level`] : [];
  return database.run(
    `CREATE OR REPLACE TABLE renewal_signs AS WITH own AS (${own}), s AS (SELECT *, least(${quarter}, ${known}) AS since FROM own),
       used AS (SELECT s.place, ${[...changes, ...level].join(', ')} FROM s JOIN usage_months u ON u.who = s.who AND u.month < s.since AND u.month >= s.since - INTERVAL ${2 * span} MONTH GROUP BY s.place)
     SELECT s.*, used.* EXCLUDE (place) FROM s LEFT JOIN used ON used.place = s.place`,
  );
}

/** Where renewals are lost: every group of members of the one or two dimensions that told most apart. */
async function cellsOf(database: Database, alike: readonly string[]): Promise<Tried[]> {
  if (alike.length === 0) return [];
  const columns = alike.map((id) => name(`by_${id}`));
  const rows = await database.query(
    `SELECT DISTINCT ${columns.map((column, at) => `CAST(${column} AS VARCHAR) AS "c${at}"`).join(', ')} FROM renewal_signs ORDER BY ALL`,
  );
  return rows.map((row): Tried => {
    const members = Object.fromEntries(alike.map((id, at) => [id, String(row[`c${at}`])]));
    const holds = columns.map((column, at) => `CAST(${column} AS VARCHAR) = ${literal(String(row[`c${at}`]))}`).join(' AND ');
    return { id: 'cell', kind: 'cell', members, holds };
  });
}

async function best(database: Database, tried: readonly Tried[]): Promise<Tested | null> {
  const found = (await tested(database, tried)).filter(({ marked, lost, rest, restLost, phi }) => {
    const n = marked + rest;
    return lost >= least.lost && n * phi * phi >= least.chi && lost * rest >= least.times * restLost * marked && phi > 0;
  });
  return found.sort((a, b) => b.phi - a.phi)[0] ?? null;
}

async function tested(database: Database, tried: readonly Tried[], within = 'true'): Promise<Tested[]> {
  if (tried.length === 0) return [];
  const sums = tried.map(
    ({ holds }, at) => `count(*) FILTER (WHERE ${holds}) AS "m${at}", count(*) FILTER (WHERE ended = 'lost' AND ${holds}) AS "l${at}"`,
  );
  const [row] = await database.query(
    `SELECT count(*) AS "n", count(*) FILTER (WHERE ended = 'lost') AS "lost", ${sums.join(', ')} FROM renewal_signs WHERE ended IS NOT NULL AND ${within}`,
  );
  const [n, all] = [Number(row!.n), Number(row!.lost)];
  return tried.map((each, at) => {
    const [marked, lost] = [Number(row![`m${at}`]), Number(row![`l${at}`])];
    const [rest, restLost] = [n - marked, all - lost];
    const spread = Math.sqrt(marked * rest * all * (n - all));
    return {
      ...each,
      marked,
      lost,
      rest,
      restLost,
      phi: spread > 0 ? (lost * (rest - restLost) - (marked - lost) * restLost) / spread : 0,
    };
  });
}

/** `green`, `gut`: a label of health that calls for nothing. */
const well =
  /^(green|good|healthy|strong|excellent|low( risk)?|grun|gut|gesund|vert|bon(ne)?|verde|buen[oa]|bo[am]|buon[oa]|緑|良好|绿|绿色|健康|اخضر|جيد)$/i;

/** Puts `at_risk_renewals[account=…]@0` with `.days` to the renewal and `.sign`, and of each mark `.right[mark=…]@0`, the part of those with it that were lost, and `.rest`. */
export async function tellRisk(
  { database, facts, currency, periods }: Question,
  marks: readonly (Tested & { lists: boolean })[],
  { health }: Renewals,
  coming: Period,
): Promise<Pick<RenewalNote, 'marks' | 'rows' | 'well'>> {
  const { asOf, reporting } = periods;
  const put = (
    suffix: string,
    scope: Fact['scope'],
    value: number | null,
    n: number,
    more: Pick<Fact, 'unit' | 'formula'> & Partial<Fact>,
  ) => {
    const id = factId({ metric: `${metric}${suffix}`, scope, at: 0 });
    facts.set(id, { id, metric, label: Object.values(scope).join(', '), value, period: reporting.id, scope, n, sql: '', ...more });
  };
  const since = `decided between ${addDays(asOf, 1 - window)} and ${asOf}`;
  for (const { id, holds, marked, lost, rest, restLost, threshold } of marks) {
    const scope = { [renewalScope.mark]: id };
    const query = (where: string) => `SELECT avg(CAST(ended = 'lost' AS INTEGER)) FROM renewal_signs WHERE ended IS NOT NULL AND ${where}`;
    put('.right', scope, lost / marked, marked, {
      unit: 'ratio',
      formula: `share that was lost of the renewals ${since} with the mark`,
      sql: query(holds),
    });
    put('.rest', scope, rest > 0 ? restLost / rest : null, rest, {
      unit: 'ratio',
      formula: `share that was lost of the renewals ${since} without the mark`,
      sql: query(`NOT coalesce(${holds}, false)`),
    });
    put('.found', scope, lost, lost, { unit: 'count', formula: `lost renewals ${since} with the mark` });
    put('.tried', scope, marked, marked, { unit: 'count', formula: `renewals ${since} with the mark` });
    if (threshold !== undefined)
      put('.threshold', scope, Math.abs(threshold), marked, { unit: 'ratio', formula: 'value that told lost renewals apart best' });
  }
  const rows = await database.query(
    `SELECT called, owned, health, due, date_diff('day', DATE '${asOf}', dated) AS "days", marks, sign, row_hash AS "rows", count(*) OVER (PARTITION BY called) AS "same", who
     FROM renewals_open WHERE step = 1 AND marked ORDER BY due DESC, dated, who`,
  );
  const listed = rows.map((row): RiskyRenewal => {
    // Two accounts of one name are two.
    const account = Number(row.same) > 1 ? `${row.called} (${row.who})` : String(row.called);
    const scope = { [renewalScope.account]: account };
    const of = { formula: `renewal of ${account} in ${coming.label}` };
    put('', scope, number(row.due!), 1, { ...of, unit: 'money', ...(currency && { currency }), rows: hexOfRows(row.rows), label: account });
    put('.days', scope, number(row.days!), 1, { unit: 'days', formula: `days from ${asOf} to the renewal of ${account}` });
    if (row.sign !== null)
      put('.sign', scope, Number(row.sign), 1, {
        unit: 'ratio',
        formula: `what the mark is told by, of ${account}, in the ${span} months before`,
      });
    const told = Array.isArray(row.marks) ? row.marks : [];
    return {
      account,
      owner: row.owned === null ? null : String(row.owned),
      health: row.health === null ? null : String(row.health),
      marks: told.map(String),
    };
  });
  const label =
    listed.find(({ health: each }) => each !== null && well.test(normalForm(each, 'NFD').replace(/\p{M}/gu, '')))?.health ?? null;
  if (health && label !== null) {
    const carrying = listed.flatMap(({ account, health: each }) =>
      each === label ? [facts.get(factId({ metric, scope: { [renewalScope.account]: account }, at: 0 }))!] : [],
    );
    const n = carrying.length;
    const of = { label, formula: `listed renewals with ${health.name} ${label}` };
    put('.well', {}, n, n, { ...of, unit: 'count' });
    const sum = carrying.reduce((total, { value }) => total + (value ?? 0), 0);
    put('.well_amount', {}, sum, n, { ...of, unit: 'money', ...(currency && { currency }), from: carrying.map(({ id }) => id) });
  }
  return {
    marks: marks.map(({ id, kind, label: called, lists }) => ({ id, kind, lists, ...(called !== undefined && { label: called }) })),
    rows: listed,
    well: health && label !== null ? { label, column: columnLabel(health.name) } : null,
  };
}
