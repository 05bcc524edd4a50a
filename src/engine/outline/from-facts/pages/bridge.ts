/** Bridge: what moved a total from the prior period to this one, by the members of a dimension. */
import type { Catalogue } from '../../../../languages/catalogue.ts';
import type { Dimension } from '../../../../model/fact.ts';
import type { Finding } from '../../../../model/finding.ts';
import { ref, type Text } from '../../../../model/text.ts';
import { remainderOf } from '../../../insight/derived-fact.ts';
import { isNamed } from '../../../insight/evidence.ts';
import { type MemberChange, memberChanges } from '../../../insight/finders/driver.ts';
import { type Context, namesOf, safe } from '../context.ts';
import type { Draft } from '../draft.ts';
import { evidencePage } from '../evidence-page.ts';
import { saidOf } from '../told.ts';
import { topicsOf } from '../topics.ts';
import { driverTable } from './driver-table.ts';

const most = 7;
/** Share of the gross movement below which several changes are combined. */
const least = 0.02;
/** Ratio to the leading change from which an opposite one joins it in the title. */
const opposite = 0.5;
/** Effects of factors whose formulas stand in the notes: those of the first member. */
const mostNoted = 3;

export function bridge(context: Context, metric: string, dimension: Dimension, other: string, worth: number): Draft | null {
  const { catalogue, evidence, table, now } = context;
  const total = evidence.change(metric);
  const [end, start] = [evidence.get(metric, 0), table.prior && evidence.get(metric, table.prior.offset)];
  const all = memberChanges(evidence, metric, dimension);
  const changes = all.filter(({ delta }) => delta.value !== 0);
  if (!total || total.value === 0 || !start || !end || !table.prior || changes.length < 2) return null;
  const gross = changes.reduce((sum, { delta }) => sum + Math.abs(delta.value), 0);
  const seen = changes.filter(({ delta }) => Math.abs(delta.value) >= least * gross);
  const few = changes.length - seen.length > 1 ? seen : changes;
  const shown = few.length > most ? few.slice(0, most - 1) : few;
  const rest = evidence.keep(
    remainderOf(
      total,
      shown.map(({ delta }) => delta),
      { [dimension.id]: '(other)' },
    ),
  );
  const hasRest = rest !== null && Math.abs(rest.value) > 1e-6 * Math.abs(start.value);
  const finding = driverOf(context, metric, dimension, total.value);
  const told = finding && context.told(finding);
  const named = changes.filter(({ member }) => isNamed(member, dimension));
  const first = finding?.member === undefined ? named[0] : changes.find(({ member }) => member === finding.member);
  const counter = first && named.find(({ delta }) => Math.sign(delta.value) === -Math.sign(first.delta.value));
  const left = changes.length - shown.length;
  const reading: Text[] = [
    catalogue.say('bridge-from-to', { start: ref(start.id), prior: table.prior.label, end: ref(end.id), now }),
    ...(told ? [catalogue.say('bridge-driver', saidOf(told))] : []),
    ...(counter
      ? [
          catalogue.say('bridge-counter', {
            member: context.member(counter.member),
            delta: ref(counter.delta.id),
            rose: counter.delta.value > 0,
          }),
        ]
      : []),
    ...(hasRest && left > 0
      ? [
          catalogue.say('bridge-other', {
            count: ref(
              context.count('members_joined', `${namesOf(dimension).many} joined as ${other}`, left, { dimension: dimension.id, metric }),
            ),
            dimension: left === 1 ? namesOf(dimension).one : namesOf(dimension).many,
          }),
        ]
      : []),
  ];
  const both =
    first && counter && Math.abs(counter.delta.value) >= opposite * Math.abs(first.delta.value)
      ? twoMovers(catalogue, moverOf(context, metric, first), moverOf(context, metric, counter), context.label(metric))
      : [];
  const titles = [
    ...both,
    ...(told
      ? catalogue.forms('bridge-titles', saidOf(told))
      : [catalogue.say('bridge-plain', { label: context.label(metric), dimension: dimension.label })]),
  ];
  const page = {
    id: `bridge-${metric}-${dimension.id}`,
    topics: topicsOf(context.note(metric), dimension, 'bridge driver change'),
    // A page that would head with a person over what may be chance stands behind the others.
    worth: worth * (finding ? 0.6 + 0.4 * finding.impact : 0.6) * (finding && context.blames(finding) ? 0.5 : 1),
    metric,
    dimension: dimension.id,
    proves: finding ? [finding.id] : [],
    lead: context.leadBy(metric, dimension, context.prior),
  };
  const drivers = driverTable(context, metric, dimension, { changes: all, other, first: first?.member });
  if (drivers) {
    const { factor, content, effects } = drivers;
    const why = factor && both.length === 0 ? titles.map((title) => catalogue.say('drivers-title', { title, factor: factor.words })) : [];
    const said = [told ? catalogue.say('bridge-driver', saidOf(told)) : reading[0]!, ...(factor ? [factor.sentence] : [])];
    return evidencePage(context, {
      ...page,
      kind: 'table',
      titles: [...why, ...titles],
      notes: context.notes(reading, [total, ...effects.slice(0, mostNoted).map((id) => evidence.byId(id))]),
      because: factor?.sentence ?? reading[0]!,
      content: { ...content, reading: [said.join(context.space)] },
    });
  }
  return evidencePage(context, {
    ...page,
    kind: 'bridge',
    titles,
    because: reading[0]!,
    notes: context.notes(
      [...reading, catalogue.say('bridge-net', { total: ref(total.id), prior: table.prior.label })],
      [total, finding ? evidence.byId(finding.facts.delta!) : null],
    ),
    content: {
      ...(context.note(metric).polarity === 'down' && { good: 'down' as const }),
      start: { label: safe(table.prior.label), value: start.id },
      steps: [
        ...shown.map(({ member, delta }) => ({ label: context.member(member), value: delta.id })),
        ...(hasRest ? [{ label: other, value: rest.id }] : []),
      ],
      end: { label: safe(now), value: end.id },
      net: total.id,
      reading,
    },
  });
}

/** The member that moved most in the total's direction; an opposite one does not explain the net change. */
function driverOf({ insights }: Context, metric: string, dimension: Dimension, total: number): Finding | null {
  const way = total > 0 ? 'up' : 'down';
  const found = insights.findings.filter(
    (finding) => finding.kind === 'driver' && finding.metric === metric && finding.dimension === dimension.id && finding.direction === way,
  );
  return found.find(({ leads }) => leads) ?? found[0] ?? null;
}

/** `Atlas lost $138K; Mid-Market added $754K in closed-won revenue`, and the same without the measure. */
function twoMovers(catalogue: Catalogue, first: Mover, second: Mover, label: string): Text[] {
  const both = [first, second].map((mover) => catalogue.say('movers-one', mover)).join(catalogue.say('movers-between'));
  return [`${both}${catalogue.say('movers-of', { label })}`, both];
}

type Mover = ReturnType<typeof moverOf>;

function moverOf(context: Context, metric: string, { member, delta }: MemberChange) {
  return {
    member: context.member(member),
    delta: ref(delta.id),
    rose: delta.value > 0,
    less: context.note(metric).polarity === 'down',
  };
}
