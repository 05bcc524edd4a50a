/** How a support desk did over the last periods: each of its measures, with the test of its last change, and the one that moved. */
import type { MetricNote } from '../../../model/fact.ts';
import { directionOf, toneOf } from '../../../model/finding.ts';
import type { Period } from '../../../model/period.ts';
import { testOfChange } from '../change.ts';
import { growthOf } from '../derived-fact.ts';
import { type Evidence, idsOf, type Known } from '../evidence.ts';
import type { Found } from '../found.ts';
import { benjaminiHochberg } from '../statistics.ts';

/** Periods side by side; more are not compared at once. */
const most = 4;
const chance = 0.05;
/** A number of accounts per which tickets are told. */
export const ticketsPer = 100;

export interface ServiceMeasure {
  note: MetricNote;
  /** Tickets per hundred accounts: of no metric of its own. */
  perAccount: boolean;
  values: readonly (Known | null)[];
  now: Known;
  before: Known | null;
  /** Points of a rate, difference of a score, growth of anything else. */
  change: Known | null;
  tone: 'good' | 'bad' | 'neutral';
  /** False discovery rate at which the change would pass among all tested; null where it was not tested. */
  q: number | null;
}

export interface ServiceCourse {
  periods: readonly Period[];
  measures: readonly ServiceMeasure[];
  /** The measure of quality that moved by more than chance, what got worse first. */
  moved: ServiceMeasure | null;
  /** Whether any measure of quality was tested. */
  tested: boolean;
}

/** In the order of the table. */
const volume = ['tickets_created'] as const;
const qualities = [
  'answered_within',
  'resolved_within',
  'first_response',
  'resolution_time',
  'sla_attainment',
  'sla_met',
  'csat_mean',
  'csat_share',
  'csat_top',
  'escalation_rate',
  'reopen_rate',
] as const;
const besides = ['csat_response', 'ticket_backlog'] as const;
/** More rows are not read at once; the first of these go first. */
const mostMeasures = 8;
const spared: readonly string[] = ['ticket_backlog', 'csat_response', 'reopen_rate', 'csat_top', 'sla_met', 'escalation_rate'];

export function serviceCourse(evidence: Evidence): ServiceCourse | null {
  return evidence.once('service course', () => courseOf(evidence));
}

function courseOf(evidence: Evidence): ServiceCourse | null {
  const { table } = evidence;
  const { prior } = table;
  if (!prior || table.reporting.partial || !evidence.get('tickets_created', 0)) return null;
  const last = evidence.complete.filter(({ offset }) => evidence.get('tickets_created', offset)).slice(-most);
  const periods = last.some(({ offset }) => offset === prior.offset) ? last : [prior, ...last.slice(1 - most)];
  if (periods.length < 2 || periods.at(-1)!.offset !== 0) return null;
  const limited = (code: string) => table.quality.flatMap((each) => (each.code === code ? (each.metrics ?? []) : []));
  const [unknown, thin] = [limited('unresolved'), limited('thinning')];
  const of = (metric: string): ServiceMeasure[] => {
    const note = evidence.metric(metric);
    const [now, before] = [evidence.get(metric, 0), evidence.get(metric, prior.offset)];
    if (note?.status !== 'computed' || !now || unknown.includes(metric)) return [];
    const test = before && !thin.includes(metric) ? testOfChange(evidence, note, now, before) : null;
    return [
      {
        note,
        perAccount: false,
        values: periods.map(({ offset }) => evidence.get(metric, offset)),
        now,
        before,
        change: before && changeIn(evidence, note, now, before),
        tone: before ? toneOf(directionOf(now.value - before.value), note.polarity) : 'neutral',
        q: typeof test === 'number' ? test : null,
      },
    ];
  };
  // A mean says more than the share of those who are satisfied with what it is a mean of.
  const told = qualities.filter((metric) => metric !== 'csat_share' || evidence.get('csat_mean', 0) === null);
  const quality = told.flatMap(of);
  const tested = quality.filter(({ q }) => q !== null);
  const qs = benjaminiHochberg(tested.map(({ q }) => q!));
  const adjusted = quality.map((measure) => ({ ...measure, q: measure.q === null ? null : qs[tested.indexOf(measure)]! }));
  const moved = mostMoved(adjusted);
  const measures = [...volume.flatMap(of), ...perAccounts(evidence, periods), ...adjusted, ...besides.flatMap(of)].filter(
    ({ note, values }) => note.id !== 'ticket_backlog' || values.some((fact) => fact !== null && fact.value > 0),
  );
  for (const id of spared) {
    const at = measures.findIndex((measure) => measure.note.id === id && measure !== moved);
    if (at >= 0 && measures.length > mostMeasures) measures.splice(at, 1);
  }
  return { periods, measures: measures.slice(0, mostMeasures), moved, tested: tested.length > 0 };
}

export const hasMoved = ({ q }: ServiceMeasure) => q !== null && q < chance;

function mostMoved(measures: readonly ServiceMeasure[]): ServiceMeasure | null {
  const moved = measures.filter(hasMoved).toSorted((a, b) => Number(b.tone === 'bad') - Number(a.tone === 'bad') || a.q! - b.q!);
  const [first] = moved;
  // Of one scale, its mean is what a reader knows.
  const mean = first?.note.id === 'csat_top' ? moved.find(({ note, tone }) => note.id === 'csat_mean' && tone === first.tone) : null;
  return mean ?? first ?? null;
}

function changeIn(evidence: Evidence, { unit }: MetricNote, now: Known, before: Known): Known | null {
  if (unit === 'ratio' || unit === 'number') return evidence.changeBetween(now, before);
  return before.value > 0 ? evidence.keep(growthOf(now, before)) : null;
}

/** Tickets beside the accounts that could write one. */
function perAccounts(evidence: Evidence, periods: readonly Period[]): ServiceMeasure[] {
  const { prior } = evidence.table;
  const note = evidence.metric('tickets_created')!;
  const at = (offset: number): Known | null => {
    const [tickets, accounts] = [evidence.get('tickets_created', offset), evidence.get('paying_accounts', offset)];
    if (!tickets || !accounts || accounts.value <= 0) return null;
    const rate = (tickets.value / accounts.value) * ticketsPer;
    return evidence.workedOut(tickets, '.per_accounts', rate < 10 ? Number(rate.toFixed(1)) : Math.round(rate), [tickets, accounts], {
      label: `${tickets.label} per ${ticketsPer} of ${accounts.label}`,
      formula: `${tickets.label} times ${ticketsPer}, divided by ${accounts.label} at the end of the period, rounded`,
      unit: 'number',
    });
  };
  const [now, before] = [at(0), prior && at(prior.offset)];
  if (!now || !before) return [];
  const change = evidence.keep(growthOf(now, before));
  return [{ note, perAccount: true, values: periods.map(({ offset }) => at(offset)), now, before, change, tone: 'neutral', q: null }];
}

export function findServiceCourse(evidence: Evidence): Found[] {
  const moved = serviceCourse(evidence)?.moved;
  if (!moved?.before) return [];
  const { note, now, before, tone, q } = moved;
  return [
    {
      id: `service-course:${note.id}`,
      kind: 'service-course',
      // A figure beside another is told with that.
      metric: note.beside ?? note.id,
      facts: idsOf({ value: now, before, delta: evidence.changeBetween(now, before) }),
      direction: directionOf(now.value - before.value),
      tone,
      claim: true,
      impact: 0.6,
      significance: 0.6,
      p: q!,
    },
  ];
}
