/** Ranking: the members of a dimension by a measure, the first ones named, the rest combined as Other. */
import type { Dimension } from '../../../../model/fact.ts';
import { directionOf } from '../../../../model/finding.ts';
import { ref, type Text } from '../../../../model/text.ts';
import { remainderOf } from '../../../insight/derived-fact.ts';
import { isNamed } from '../../../insight/evidence.ts';
import { ranking as ranked } from '../../../insight/finders/rank.ts';
import { type Context, namesOf, safe } from '../context.ts';
import type { Draft } from '../draft.ts';
import { evidencePage } from '../evidence-page.ts';
import { saidOf } from '../told.ts';
import { topicsOf } from '../topics.ts';

const most = 8;
/** Share of the whole above which its leader is no news. */
const dominant = 0.7;

export function ranking(context: Context, metric: string, dimension: Dimension, other: string, worth: number): Draft | null {
  const { catalogue, evidence, prior } = context;
  const members = ranked(evidence, metric, dimension);
  const whole = evidence.get(metric, 0);
  if (members.length < 4 || !whole || members.some(({ fact }) => fact.value < 0)) return null;
  // Of accounts that count one each, nobody is first.
  if (members.every(({ fact }) => fact.value === members[0]!.fact.value)) return null;
  const shown = members.length > most + 1 ? members.slice(0, most) : members;
  const adds = evidence.adds(metric, dimension, 0, 0.5);
  const rest = adds
    ? evidence.keep(
        remainderOf(
          whole,
          shown.map(({ fact }) => fact),
          { [dimension.id]: '(other, ranking)' },
        ),
      )
    : null;
  const finding = context.find('rank', metric, dimension.id);
  const told = finding && context.told(finding);
  const change = finding ? evidence.change(metric, { [dimension.id]: finding.member! }) : null;
  // Nobody leads with zero, and rows without a member never lead.
  const first = members.find(({ member, fact }) => isNamed(member, dimension) && fact.value > 0);
  const left = members.length - shown.length;
  const leftOver = rest !== null && rest.value > 1e-6 * Math.abs(whole.value);
  // A remainder larger than the first member would dominate the chart: it is mentioned, not drawn.
  const hasRest = leftOver && rest.value <= shown[0]!.fact.value;
  const last = members.at(-1)!;
  const reading: Text[] = [
    ...(told?.finding.facts.share ? [catalogue.say('ranking-share', saidOf(told))] : []),
    ...(told?.finding.facts.allShare ? [catalogue.say('ranking-overall', saidOf(told))] : []),
    ...(told && change && prior
      ? [
          catalogue.say('ranking-change', {
            member: told.member,
            delta: ref(change.id),
            direction: directionOf(change.value),
            prior,
          }),
        ]
      : []),
    ...(left > 0 && leftOver && !hasRest
      ? [
          catalogue.say('ranking-remainder', {
            count: ref(
              context.count('members_joined', `${namesOf(dimension).many} left out`, left, {
                dimension: dimension.id,
                metric,
                page: 'ranking',
              }),
            ),
            many: namesOf(dimension).many,
            value: ref(rest.id),
          }),
        ]
      : []),
    ...(left > 0 && !adds ? [catalogue.say('ranking-last', { member: context.member(last.member), value: ref(last.fact.id) })] : []),
    ...(left > 0 && hasRest
      ? [
          catalogue.say('bridge-other', {
            count: ref(
              context.count('members_joined', `${namesOf(dimension).many} joined as ${other}`, left, {
                dimension: dimension.id,
                metric,
                page: 'ranking',
              }),
            ),
            dimension: left === 1 ? namesOf(dimension).one : namesOf(dimension).many,
          }),
        ]
      : []),
  ];
  return evidencePage(context, {
    topics: topicsOf(context.note(metric), dimension, 'ranking leader top'),
    // That one member is nearly everything is known.
    worth: worth * (finding ? 0.7 + 0.3 * finding.impact : 0.6) * (shown[0]!.fact.value > dominant * whole.value ? 0.4 : 1),
    metric,
    dimension: dimension.id,
    proves: finding ? [finding.id] : [],
    id: `ranking-${metric}-${dimension.id}`,
    kind: 'ranking',
    titles: told
      ? catalogue.forms('ranking-titles', saidOf(told))
      : [
          ...(first
            ? [
                catalogue.say('ranking-first', {
                  label: context.label(metric),
                  less: context.note(metric).polarity === 'down',
                  member: context.member(first.member),
                  value: ref(first.fact.id),
                }),
              ]
            : []),
          catalogue.say('ranking-plain', { label: context.label(metric), dimension: safe(dimension.label) }),
        ],
    lead: context.leadBy(metric, dimension),
    notes: context.notes(reading, [finding ? evidence.byId(finding.facts.value!) : whole]),
    content: {
      items: shown.map(({ member, fact }) => ({ label: context.member(member), value: fact.id })),
      ...(hasRest ? { other: { label: other, value: rest.id } } : {}),
      highlight: Math.max(
        0,
        shown.findIndex(({ member }) => member === first?.member),
      ),
      reading,
    },
  });
}
