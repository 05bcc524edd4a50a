/** Share: how a total divides by a dimension, now and in the earlier complete periods. */
import type { Dimension } from '../../../../model/fact.ts';
import { ref, type Text } from '../../../../model/text.ts';
import { changeOf, remainderOf, sumOf } from '../../../insight/derived-fact.ts';
import { isNamed, type Known } from '../../../insight/evidence.ts';
import { ranking as ranked } from '../../../insight/finders/rank.ts';
import { type Context, safe } from '../context.ts';
import type { Draft } from '../draft.ts';
import { evidencePage } from '../evidence-page.ts';
import { withoutBold } from '../titles.ts';
import { saidOf } from '../told.ts';
import { topicsOf } from '../topics.ts';

const most = 6;
const fullPoint = 0.01;

export function share(context: Context, metric: string, dimension: Dimension, other: string, worth: number): Draft | null {
  const { catalogue, evidence, table, prior } = context;
  const members = ranked(evidence, metric, dimension);
  if (members.length < 2 || !evidence.adds(metric, dimension, 0, 0.2)) return null;
  const order = usualOrder(context, dimension) ?? members.map(({ member }) => member);
  const parts = members.length > most ? fewOf(members, order) : members;
  if (parts === null) return null;
  const columns = evidence.complete.slice(-4).flatMap((period) => {
    const whole = evidence.get(metric, period.offset);
    const shares =
      whole &&
      sharesOf(
        context,
        metric,
        dimension,
        parts.map(({ member }) => member),
        whole,
        period.offset,
      );
    return shares ? [{ period, shares }] : [];
  });
  const last = columns.at(-1);
  if (last?.period.offset !== 0) return null;
  // The same order on every page, and so the same colours.
  const drawn = parts.toSorted((a, b) => order.indexOf(a.member) - order.indexOf(b.member));
  const at = drawn.map((part) => parts.indexOf(part));
  const hasRest = columns.some(({ shares }) => shares.rest !== null && shares.rest.value > 1e-6);
  const rank = context.find('rank', metric, dimension.id);
  const shift = context.find('share-shift', metric, dimension.id);
  const before = columns.find(({ period }) => period.offset === table.prior?.offset);
  const leadShift = rank && before ? shiftOf(context, metric, dimension, rank.member!) : null;
  // A shift may be omitted as chance; that none was large is a separate claim.
  const isSteady = members.every(({ member }) => Math.abs(shiftOf(context, metric, dimension, member)?.value ?? 0) < fullPoint);
  const together = evidence.keep(sumOf(last.shares.members.slice(0, 2), { [dimension.id]: '(first two)' }));
  const firstTwo =
    together && parts.length > 2 && parts.slice(0, 2).every(({ member }) => isNamed(member, dimension))
      ? catalogue.say('share-first', { members: parts.slice(0, 2).map(({ member }) => context.member(member)), share: ref(together.id) })
      : null;
  const reading: Text[] = [
    ...(firstTwo && rank?.facts.share ? [firstTwo] : []),
    ...(shift
      ? [catalogue.say('share-shift', saidOf(context.told(shift)))]
      : before && prior && isSteady
        ? [catalogue.say('share-steady-mix', { prior })]
        : []),
    ...(rank?.facts.allShare
      ? [
          catalogue.say(
            'ranking-overall',
            saidOf({ ...context.told(rank), finding: { ...rank, facts: { allShare: rank.facts.allShare } } }),
          ),
        ]
      : []),
  ].filter(Boolean);
  return evidencePage(context, {
    topics: topicsOf(context.note(metric), dimension, 'share mix'),
    worth,
    metric,
    dimension: dimension.id,
    proves: [shift, rank, context.find('concentration', metric, dimension.id)].flatMap((finding) => (finding ? [finding.id] : [])),
    id: `share-${metric}-${dimension.id}`,
    kind: 'share',
    titles: rank?.facts.share
      ? catalogue.forms('share-titles', {
          ...saidOf(context.told(rank)),
          shift: leadShift && Math.abs(leadShift.value) >= 0.0005 ? ref(leadShift.id) : null,
          rose: (leadShift?.value ?? 0) > 0,
        })
      : [
          ...(firstTwo ? [withoutBold(firstTwo).replace(/[.。]$/u, '')] : []),
          catalogue.say('share-plain', { label: context.label(metric), dimension: safe(dimension.label) }),
        ],
    lead: catalogue.say('lead-span', {
      label: catalogue.say('share-plain', { label: context.label(metric), dimension: safe(dimension.label) }),
      unit: null,
      first: columns[0]!.period.label,
      last: last.period.label,
    }),
    notes: context.notes(reading, [rank?.facts.share ? evidence.byId(rank.facts.share) : null]),
    content: {
      parts: [...drawn.map(({ member }) => context.member(member)), ...(hasRest ? [other] : [])],
      columns: columns.map(({ period, shares }) => ({
        label: safe(period.label),
        values: [...at.map((index) => shares.members[index]!.id), ...(hasRest ? [shares.rest?.id ?? null] : [])],
      })),
      highlight: Math.max(0, at.indexOf(parts.findIndex(({ member }) => isNamed(member, dimension)))),
      reading,
    },
  });
}

/** Members by the first measure that can be shown as shares: their order on every page. */
function usualOrder({ evidence, table }: Context, dimension: Dimension): string[] | undefined {
  const first = table.metrics.find(({ id }) => ranked(evidence, id, dimension).length > 1 && evidence.adds(id, dimension, 0, 0.2));
  return first && ranked(evidence, first.id, dimension).map(({ member }) => member);
}

/** The largest members in the usual order; null if others lead this measure, which a ranking then shows. */
function fewOf<M extends { member: string }>(members: readonly M[], order: readonly string[]): M[] | null {
  const usual = members.filter(({ member }) => order.slice(0, most - 1).includes(member));
  return usual.length === most - 1 && members.slice(0, 2).every((one) => usual.includes(one)) ? usual : null;
}

/** Null if a member is missing or negative: parts of a whole cannot be drawn then. */
function sharesOf(
  context: Context,
  metric: string,
  dimension: Dimension,
  members: readonly string[],
  whole: Known,
  offset: number,
): { members: Known[]; rest: Known | null } | null {
  const { evidence } = context;
  const facts = members.map((member) => evidence.get(metric, offset, { [dimension.id]: member }));
  const shares = facts.map((fact) => fact && evidence.share(fact, whole));
  if (!shares.every((fact) => fact !== null)) return null;
  const rest = evidence.keep(
    remainderOf(
      whole,
      facts.map((fact) => fact!),
      { [dimension.id]: '(other, shares)' },
    ),
  );
  return { members: shares.map((fact) => fact!), rest: rest && evidence.share(rest, whole) };
}

function shiftOf(context: Context, metric: string, dimension: Dimension, member: string): Known | null {
  const { evidence, table } = context;
  const at = (offset: number) => {
    const [part, whole] = [evidence.get(metric, offset, { [dimension.id]: member }), evidence.get(metric, offset)];
    return part && whole && evidence.share(part, whole);
  };
  const [now, before] = [at(0), table.prior ? at(table.prior.offset) : null];
  return now && before ? evidence.keep(changeOf(now, before)) : null;
}
