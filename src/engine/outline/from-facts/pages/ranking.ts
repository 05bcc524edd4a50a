/** Ranking: the members of a dimension by a measure, the first ones named, the rest summed as Other. */

import type { Dimension } from '../../../../model/fact.ts';
import type { Text } from '../../../../model/text.ts';
import { remainderOf } from '../../../insight/derived-fact.ts';
import { isNamed } from '../../../insight/evidence.ts';
import { ranking as ranked } from '../../../insight/finders/rank.ts';
import { type Context, namesOf, safe } from '../context.ts';
import type { Draft } from '../draft.ts';
import { fitTitle } from '../fit-title.ts';
import { rankingPhrases } from '../phrases/ranking.ts';
import { topicsOf } from '../topics.ts';

const most = 8;
/** Part of the whole from which a leader is no news. */
const dominant = 0.7;

export function ranking(context: Context, metric: string, dimension: Dimension, other: string, worth: number): Draft | null {
  const { phrases, evidence, now, prior, brief } = context;
  const source = context.sourceOf(metric);
  const members = ranked(evidence, metric, dimension);
  const whole = evidence.get(metric, 0);
  if (members.length < 4 || !whole || members.some(({ fact }) => fact.value < 0)) return null;
  const shown = members.length > most + 1 ? members.slice(0, most) : members;
  const adds = evidence.adds(metric, dimension, 0, 0.5);
  const rest = adds
    ? evidence.keep(
        remainderOf(
          whole,
          shown.map(({ fact }) => fact),
          { [dimension.id]: '(other)' },
        ),
      )
    : null;
  const finding = context.find('rank', metric, dimension.id);
  const told = finding && context.told(finding);
  const change = finding ? evidence.change(metric, { [dimension.id]: finding.member! }) : null;
  // Nobody leads with nothing, and rows without a member lead nothing.
  const first = members.find(({ member, fact }) => isNamed(member, dimension) && fact.value > 0);
  const left = members.length - shown.length;
  const leftOver = rest !== null && rest.value > 1e-6 * Math.abs(whole.value);
  // A remainder larger than the first would be the longest bar of a page about the first: it is said, not drawn.
  const hasRest = leftOver && rest.value <= shown[0]!.fact.value;
  const last = members.at(-1)!;
  const say = rankingPhrases[brief.language];
  const reading: Text[] = [
    ...(told?.finding.facts.share ? [phrases.ranking.share(told)] : []),
    ...(told?.finding.facts.allShare ? [phrases.ranking.overall(told)] : []),
    ...(told && change && prior ? [phrases.ranking.change(told.member, change.id, prior)] : []),
    ...(left > 0 && leftOver && !hasRest
      ? [
          say.remainder(
            context.count('members_joined', `${namesOf(dimension).many} left out`, left, {
              dimension: dimension.id,
              metric,
              page: 'ranking',
            }),
            namesOf(dimension).many,
            rest.id,
          ),
        ]
      : []),
    ...(left > 0 && !adds ? [say.last(context.member(last.member), last.fact.id)] : []),
    ...(left > 0 && hasRest
      ? [
          phrases.bridge.other(
            context.count('members_joined', `${namesOf(dimension).many} joined as ${other}`, left, {
              dimension: dimension.id,
              metric,
              page: 'ranking',
            }),
            left === 1 ? namesOf(dimension).one : namesOf(dimension).many,
          ),
        ]
      : []),
  ];
  return {
    part: 'evidence',
    topics: topicsOf(context.note(metric), dimension, 'ranking leader top'),
    // That one member is nearly all of it was known before.
    worth: worth * (finding ? 0.7 + 0.3 * finding.impact : 0.6) * (shown[0]!.fact.value > dominant * whole.value ? 0.4 : 1),
    metric,
    dimension: dimension.id,
    proves: finding ? [finding.id] : [],
    slide: {
      id: `ranking-${metric}-${dimension.id}`,
      kind: 'ranking',
      title: fitTitle(
        told
          ? phrases.ranking.titles(told)
          : [
              ...(first ? [say.first(context.label(metric), context.member(first.member), first.fact.id)] : []),
              phrases.ranking.plain(context.label(metric), safe(dimension.label)),
            ],
      ),
      lead: phrases.lead.by(context.label(metric), context.unit(metric), safe(dimension.label), now, null),
      section: phrases.sections.evidence,
      ...(source ? { source } : {}),
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
    },
  };
}
