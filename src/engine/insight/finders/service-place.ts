/** Where service got worse: the group of tickets without which its quality would have held, with what stands beside it and what it costs. */
import type { Dimension, MetricNote } from '../../../model/fact.ts';
import { directionOf } from '../../../model/finding.ts';
import type { Period } from '../../../model/period.ts';
import { words } from '../../data/lexicon.ts';
import { type Evidence, idsOf, type Known } from '../evidence.ts';
import type { Found } from '../found.ts';

interface PlaceMember {
  dimension: Dimension;
  member: string;
  /** It had no ticket before the group stood out. */
  isNew: boolean;
}

/** A quality measure of the group and of what stands beside it. */
export interface PlaceMeasure {
  note: MetricNote;
  now: Known;
  before: Known;
  year: Known | null;
  place: Known;
  besideFirst: Known | null;
  besideSecond: Known | null;
  elsewhere: Known;
  elsewhereBefore: Known | null;
}

export interface ServicePlace {
  /** What the tickets are about before who handles them. */
  members: readonly [PlaceMember] | readonly [PlaceMember, PlaceMember];
  /** The second member is who handles tickets. */
  isHandled: boolean;
  /** It had no ticket before. */
  isNew: boolean;
  /** Month from which it stands out. */
  since: Period | null;
  tickets: Known;
  /** Rates and times that got worse, then others that are worse there. */
  measures: readonly PlaceMeasure[];
  /** What tickets cost. */
  costs: readonly PlaceMeasure[];
  /** The tickets there and beside it. */
  volume: PlaceMeasure | null;
  /** The median of a time, in the group and beside it. */
  median: PlaceMeasure | null;
  exposed: { accounts: Known; value: Known; renewing: { accounts: Known; value: Known } | null } | null;
}

const qualities = ['csat_share', 'sla_attainment', 'resolution_time', 'reopen_rate', 'escalation_rate', 'first_response'] as const;

export function servicePlace(evidence: Evidence): ServicePlace | null {
  return evidence.once('service place', () => placeOf(evidence));
}

function placeOf(evidence: Evidence): ServicePlace | null {
  const { table } = evidence;
  const tickets = evidence.of('tickets_created.place').find(({ id }) => id.endsWith('@0'));
  const counted = tickets && evidence.byId(tickets.id);
  if (!counted || table.prior === null) return null;
  const { scope } = counted;
  const named = Object.entries(scope).map(([id, member]) => {
    const dimension = evidence.dimension(id);
    return dimension && { dimension, member, isNew: evidence.get('tickets_created.before', 0, { [id]: member })?.value === 0 };
  });
  if (named.some((each) => each === null)) return null;
  const members = named as PlaceMember[];
  // A brief may leave a dimension out.
  const isSwapped = members.length === 2 && handles(members[0]!.dimension) && !handles(members[1]!.dimension);
  const [first, second] = isSwapped ? members.toReversed() : members;
  const of = (metric: string): PlaceMeasure | null => {
    const note = evidence.metric(metric);
    const get = (area: string, at: number) => evidence.get(`${metric}${area}`, at, area === '' ? {} : scope);
    const [now, before, place, elsewhere] = [get('', 0), get('', table.prior!.offset), get('.place', 0), get('.elsewhere', 0)];
    if (note?.status !== 'computed' || !now || !before || !place || !elsewhere) return null;
    const beside = [get('.beside_first', 0), get('.beside_second', 0)];
    const [besideFirst, besideSecond] = isSwapped ? beside.toReversed() : beside;
    const year = evidence.yearBefore && evidence.yearBefore.offset !== table.prior!.offset ? get('', evidence.yearBefore.offset) : null;
    return {
      note,
      now,
      before,
      year,
      place,
      besideFirst: besideFirst ?? null,
      besideSecond: besideSecond ?? null,
      elsewhere,
      elsewhereBefore: get('.elsewhere', table.prior!.offset),
    };
  };
  const isWorse = ({ note, place, elsewhere }: PlaceMeasure) => (place.value - elsewhere.value) * (note.polarity === 'up' ? -1 : 1) > 0;
  const fell = ({ note, now, before }: PlaceMeasure) => (now.value - before.value) * (note.polarity === 'up' ? -1 : 1) > 0;
  const measures = qualities.flatMap((metric) => of(metric) ?? []).filter((each) => isWorse(each) && fell(each) && tells(each));
  const costs = table.metrics.flatMap(({ id, family, unit, polarity, measured }) =>
    family === 'support' && unit === 'money' && polarity === 'down' && measured ? (of(id) ?? []) : [],
  );
  if (!first || measures.length + costs.length === 0) return null;
  // Who alone moved one measure, at no cost, is told with that measure.
  if (!second && measures.length === 1 && costs.length === 0) return null;
  const since = table.months.find(({ offset }) => evidence.get('tickets_created.since', `m${offset}`, scope) !== null) ?? null;
  const exposed = ['exposed_accounts', 'exposed_value', 'renewing_accounts', 'renewing_value'].map((metric) =>
    evidence.get(metric, 0, scope),
  );
  const [accounts, value, soon, soonValue] = exposed;
  return {
    members: second ? [first, second] : [first],
    isHandled: second !== undefined && handles(second.dimension),
    isNew: evidence.get('tickets_created.before', 0, scope)?.value === 0,
    since,
    tickets: counted,
    measures,
    costs,
    volume: of('tickets_created'),
    median: of('resolution_time_median'),
    exposed:
      accounts && value
        ? { accounts, value, renewing: soon && soonValue && soon.value > 0 ? { accounts: soon, value: soonValue } : null }
        : null,
  };
}

/** A gap that a reader sees, and a move of the whole: points of a rate, part of a time. */
const leastGap = { rate: 0.03, time: 0.25 } as const;
const leastMove = { rate: 0.015, time: 0.1 } as const;

function tells({ note, now, before, place, elsewhere }: PlaceMeasure): boolean {
  const [gap, move] = [Math.abs(place.value - elsewhere.value), Math.abs(now.value - before.value)];
  return note.unit === 'ratio'
    ? gap >= leastGap.rate && move >= leastMove.rate
    : gap >= leastGap.time * elsewhere.value && move >= leastMove.time * before.value;
}

/** Columns that say who handles a ticket, where no role does. */
const handlers =
  /\b(groups?|teams?|queues?|assigned|assignee|agents?|partners?|vendors?|providers?|desks?|tier|level|skill|department|gruppe|bearbeiter|abteilung|warteschlange|dienstleister|equipe|groupe|file|prestataire|equipo|grupo|cola|proveedor|departamento|fila|fornecedor|gruppo|coda|reparto|squadra|fornitore)\b|グルーフ|チーム|担当|部署|组|团队|部门|队列|فريق|مجموعة|قسم/;

function handles({ role, label }: Dimension): boolean {
  return role === 'owner' || role === 'team' || handlers.test(words(label));
}

export function findServicePlace(evidence: Evidence): Found[] {
  const place = servicePlace(evidence);
  if (!place) return [];
  const [first] = [...place.measures, ...place.costs];
  const [member, inside] = place.members;
  const { note, now, before, place: there } = first!;
  return [
    {
      id: `service-place:${note.id}:${place.members.map(({ dimension, member: each }) => `${dimension.id}=${each}`).join('×')}`,
      kind: 'service-place',
      metric: note.id,
      dimension: member.dimension.id,
      member: member.member,
      ...(inside && { inside: inside.dimension.id, members: [inside.member] }),
      facts: idsOf({ value: there, whole: now, before, count: place.tickets }),
      direction: directionOf(now.value - before.value),
      tone: 'bad',
      claim: true,
      impact: 1,
      significance: 1,
    },
  ];
}
