/** Where an option acts, and how much there is of it in a year: rows, and of them what goes wrong. */
import type { Stake } from '../../../../model/brief.ts';
import type { Fact } from '../../../../model/fact.ts';
import type { Known } from '../../../insight/evidence.ts';
import { proportionOf } from '../../../insight/statistics.ts';
import type { Context } from '../context.ts';
import type { Acts } from './acts-where.ts';
import type { Cause } from './cause.ts';
import { ofAllRows } from './sample.ts';
import { monthsOf } from './years.ts';

export interface Place {
  of: 'cause' | 'members' | 'all';
  scope: Fact['scope'];
  /** A year. */
  rows: Known | null;
  /** What goes wrong there in a year: outcomes, or what a mean adds up to; null where the data do not say. */
  bad: Known | null;
}

const year = 12;

/** Of what an option takes away a part; all of it where it names no place and what it is said to do is said of all. */
export function placeOfOption(context: Context, cause: Cause, stake: Stake, acts: Acts): Place {
  const place = placeInData(context, cause, stake, acts);
  return { ...place, rows: ofAllRows(context, place.rows), bad: ofAllRows(context, place.bad) };
}

function placeInData(context: Context, cause: Cause, stake: Stake, { where, members, along: alongNamed }: Acts): Place {
  const [first] = members;
  const along = stake.effect === undefined ? null : alongNamed;
  if (along) return { of: 'members', scope: along, ...within(context, cause.metric, along) };
  const isThere = where === 'there' || (where === 'unsaid' && stake.effect === undefined && !stake.everyone);
  if (isThere || stake.restores) return ofCause(context, cause);
  const isOne = first !== undefined && members.every(({ dimension }) => dimension === first.dimension);
  const scope: Fact['scope'] | null =
    first === undefined ? {} : isOne && members.length === 1 ? { [first.dimension.id]: first.member } : null;
  if (scope === null) return { of: 'members', scope: {}, rows: null, bad: null };
  return { of: first ? 'members' : 'all', scope, ...within(context, cause.metric, scope) };
}

function ofCause(context: Context, { after, whole, scope, metric, months }: Cause): Place {
  const times = year / months;
  const rows = context.evidence.workedOut(after, '.rows_a_year', Math.round(times * after.n), [after], {
    label: `${context.table.subject.many} a year`,
    formula: months === year ? `rows of ${after.label}` : `rows of ${after.label}, 12 months for the ${months} since then`,
    unit: 'count',
  });
  if (!whole) return { of: 'cause', scope, rows, bad: badOf(context, metric, after, times) };
  const bad = context.evidence.workedOut(whole, '.bad_a_year', times * after.value * whole.value, [after, whole], {
    label: `${after.label}, all of it in a year`,
    formula: `${after.label} times ${whole.label}, 12 months for the ${months} since then`,
  });
  return { of: 'cause', scope, rows, bad };
}

/** Of the last twelve months, or the period at its pace. */
function within(context: Context, metric: string, scope: Fact['scope']): Pick<Place, 'rows' | 'bad'> {
  const { evidence } = context;
  const fact = evidence.get(`${metric}.ttm`, 0, scope) ?? evidence.get(metric, 0, scope);
  const months = fact && monthsOf(context, fact);
  if (!fact || months === null) return { rows: null, bad: null };
  const times = year / months;
  const rows = evidence.workedOut(fact, '.rows_a_year', Math.round(times * fact.n), [fact], {
    label: `${context.table.subject.many} a year`,
    formula: months === year ? `rows of ${fact.label}` : `rows of ${fact.label}, 12 months for ${months}`,
    unit: 'count',
  });
  return { rows, bad: badOf(context, metric, fact, times) };
}

/** Rows that went wrong, or what a mean adds up to; null of a quotient of sums, whose rows say nothing of it. */
function badOf(context: Context, metric: string, fact: Known, times: number): Known | null {
  const { evidence } = context;
  const note = evidence.metric(metric);
  const proportion = proportionOf(fact);
  if (!note || note.measured?.how === 'quotient') return null;
  const how = `${times === 1 ? '' : `, ${Number(times.toFixed(3))} times for a year`}`;
  if (proportion) {
    const count = note.polarity === 'up' ? proportion.n - proportion.hits : proportion.hits;
    return evidence.workedOut(fact, '.bad_a_year', Math.round(times * count), [fact], {
      label: `${fact.label}, those that go wrong in a year`,
      formula: `${note.polarity === 'up' ? `rows less those of ${fact.label}` : `${fact.label} times its rows`}${how}`,
      unit: 'count',
    });
  }
  if (evidence.noise(fact)?.of !== 'mean' || note.polarity === 'up') return null;
  return evidence.workedOut(fact, '.bad_a_year', times * fact.value * fact.n, [fact], {
    label: `${fact.label}, all of it in a year`,
    formula: `${fact.label} times its rows${how}`,
    ...(fact.unit === 'money' ? {} : { unit: 'number' as const }),
  });
}
