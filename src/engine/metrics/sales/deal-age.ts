/** How old deals are: those still open beside the oldest that was ever decided, and the decided ones by their age at the decision. */
import { decisionAge } from '../../../model/fact.ts';
import { hexOfRows, rowsHash } from '../../data/database.ts';
import { computeMembers, number, type Question, type Split } from '../compute.ts';
import { deriveChanges, deriveShares } from '../derive.ts';
import { closedDeals, type Metric } from '../metric.ts';
import { named } from '../named.ts';
import { computeStates } from '../states.ts';
import { decidedCount, lostCount, winRate, wonCount } from './closed-deals.ts';

const standing = {
  unit: 'count',
  polarity: 'up',
  needs: ['created', 'open'],
  value: 'count(*)',
  n: 'count(*)',
  additive: true,
  byDimension: false,
  state: true,
  untested: true,
  beside: 'open_count',
} as const;

/** `oldest`: days after which no deal was ever decided; without it, every open deal counts. */
const openOn = (oldest?: number): Metric['basis'] => ({
  table: 'deals',
  where: 'created IS NOT NULL',
  date: 'created',
  stands: (day) =>
    `created <= ${day} AND (outcome = 'open' OR closed > ${day})${oldest === undefined ? '' : ` AND date_diff('day', created, ${day}) <= ${oldest}`}`,
  verb: 'open at the end of the period,',
});

export const standingCount: Metric = {
  ...standing,
  ...named('standing_count'),
  basis: openOn(),
  formula: 'number of deals',
};

export const liveCount: Metric = {
  ...standing,
  ...named('live_count'),
  basis: openOn(),
  formula: 'number of deals no older than the oldest deal decided so far',
};

/**
 * Puts `standing_count@0` and `live_count@0`, `@-1` …: what was open on the last day of each period, rebuilt from the dates; and
 * `live_count.oldest@0`, the age in days of the oldest deal ever decided.
 */
export async function computeLiveDeals(question: Question): Promise<void> {
  const { database, facts, periods } = question;
  const sql = `SELECT max(date_diff('day', created, closed)) FROM deals WHERE outcome <> 'open' AND closed >= created AND closed <= DATE '${periods.asOf}'`;
  const [row] = await database.query(`SELECT (${sql}) AS "oldest", count(*) AS "n", ${rowsHash} FROM deals WHERE outcome <> 'open'`);
  const oldest = number(row!.oldest!);
  if (oldest === null) return;
  await computeStates(question, [standingCount, { ...liveCount, basis: openOn(oldest) }]);
  deriveChanges(question, [standingCount, liveCount], []);
  facts.set('live_count.oldest@0', {
    id: 'live_count.oldest@0',
    metric: liveCount.id,
    label: 'Age of the oldest deal decided',
    value: oldest,
    unit: 'days',
    period: periods.reporting.id,
    scope: {},
    n: Number(row!.n),
    rows: hexOfRows(row!.rows),
    formula: 'most days from creation to close of won and lost deals',
    sql,
  });
}

/** Ends of the first four bands, in days, for ever longer sales cycles. */
const ladders: readonly (readonly number[])[] = [
  [2, 5, 10, 20],
  [7, 14, 30, 60],
  [14, 30, 60, 90],
  [30, 60, 90, 180],
  [60, 120, 180, 365],
  [180, 365, 540, 730],
];

/** The bands whose middle lies nearest to the usual age: `0–14`, `15–30` … `91+`. */
function bandsFor(usualDays: number): readonly string[] {
  const distance = (ends: readonly number[]) => Math.abs(Math.log(Math.sqrt(ends[1]! * ends[2]!) / Math.max(1, usualDays)));
  const ends = ladders.reduce((best, next) => (distance(next) < distance(best) ? next : best));
  return [...ends.map((end, at) => `${at === 0 ? 0 : ends[at - 1]! + 1}–${end}`), `${ends.at(-1)! + 1}+`];
}

/** Puts `won_count[decision_age=0–14]@0` and the like of lost and decided deals and the win rate; nothing without days of creation. */
export async function computeDecisionAges(question: Question): Promise<void> {
  const { database, periods } = question;
  const age = "date_diff('day', created, closed)";
  const decided = `outcome <> 'open' AND closed >= created AND closed <= DATE '${periods.asOf}'`;
  const [row] = await database.query(`SELECT median(${age}) AS "usual" FROM deals WHERE ${decided}`);
  const usual = number(row!.usual!);
  if (usual === null) return;
  const members = bandsFor(usual);
  const ends = members.slice(0, -1).map((band) => Number(band.split('–')[1]));
  const band = `CASE ${ends.map((end, at) => `WHEN ${age} <= ${end} THEN '${members[at]}'`).join(' ')} ELSE '${members.at(-1)}' END`;
  await database.run(`CREATE OR REPLACE VIEW aged_deals AS SELECT *, ${band} AS ${decisionAge} FROM deals WHERE ${decided}`);
  const split: Split = { id: decisionAge, label: 'Age at decision', column: decisionAge, members };
  const aged = { ...closedDeals, table: 'aged_deals', where: 'true' };
  const metrics = [decidedCount, wonCount, lostCount, winRate].map((metric) => ({ ...metric, basis: aged }));
  await computeMembers(question, metrics, [split]);
  deriveShares(question, [lostCount], [split]);
}
