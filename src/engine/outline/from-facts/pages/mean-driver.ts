/** The member that moved a mean or a rate, beside the others, now and before. */
import type { Dimension } from '../../../../model/fact.ts';
import { ref, type Text } from '../../../../model/text.ts';
import { meanDrillOf } from '../../../insight/finders/mean-drill.ts';
import { type Context, namesOf, safe } from '../context.ts';
import type { Draft } from '../draft.ts';
import { evidencePage } from '../evidence-page.ts';
import { saidOf } from '../told.ts';
import { topicsOf } from '../topics.ts';
import { drillTable, saidOfMove } from './rate-change.ts';

const most = 8;

export function meanDriver(context: Context, metric: string, dimension: Dimension, worth: number): Draft | null {
  const { catalogue, evidence, table, now, prior } = context;
  const finding = context.find('mean-driver', metric, dimension.id);
  if (!finding || !table.prior || prior === null) return null;
  const pairs = dimension.members
    .flatMap((member) => {
      const pair = evidence.pairOfMember(metric, dimension, member);
      return pair && pair.now.n > 0 && pair.before.n > 0 ? [{ member, ...pair }] : [];
    })
    .sort((a, b) => b.now.value - a.now.value)
    .slice(0, most);
  if (pairs.length < 2 || !pairs.some(({ member }) => member === finding.member)) return null;
  const said = saidOf(context.told(finding));
  const first = pairs.find(({ member }) => member === finding.member)!;
  const delta = evidence.changeBetween(first.now, first.before);
  const drill = delta && meanDrillOf(evidence, metric, dimension, first.member, delta.value);
  const others: Text[] = pairs
    .filter(({ member }) => member !== finding.member)
    .slice(0, 2)
    .map(({ member, now: value, before }) =>
      catalogue.say('comparison-member', { member: context.member(member), value: ref(value.id), before: ref(before.id), prior }),
    );
  const within = drill && (drill.apart || drill.even) ? drill : null;
  const reading = within
    ? [
        within.apart
          ? catalogue.say('rate-change-apart', { ...saidOfMove(context, within.apart), prior })
          : catalogue.say('drill-even', {
              member: context.member(first.member),
              one: namesOf(within.dimension).one,
              rose: delta!.value > 0,
            }),
      ]
    : others;
  return evidencePage(context, {
    topics: topicsOf(context.note(metric), dimension, 'driver cause why comparison'),
    worth: worth * (0.6 + 0.4 * finding.impact),
    metric,
    dimension: dimension.id,
    proves: [finding.id],
    id: `mean-driver-${metric}-${dimension.id}`,
    kind: 'comparison',
    titles: catalogue.forms('mean-driver-titles', said),
    lead: context.leadBy(metric, dimension, prior),
    notes: context.notes(reading, [evidence.byId(finding.facts.value!), evidence.byId(finding.facts.without!)]),
    content: {
      categories: pairs.map(({ member }) => context.member(member)),
      series: [
        { name: safe(prior), values: pairs.map(({ before }) => before.id) },
        { name: safe(now), values: pairs.map(({ now: value }) => value.id) },
      ],
      highlight: 1,
      ...(within && { aside: drillTable(context, { metric, first: { ...first, delta: delta!, p: 0 }, drill: within }, prior) }),
      reading,
      soWhat: catalogue.say('mean-driver-without', said),
    },
  });
}
