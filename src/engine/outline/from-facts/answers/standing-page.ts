/** The members of a dimension by the measure that a question asks of, the one asked for first. */
import { ref, type Text } from '../../../../model/text.ts';
import { type Context, namesOf } from '../context.ts';
import type { Draft } from '../draft.ts';
import { evidencePage } from '../evidence-page.ts';
import { topicsOf } from '../topics.ts';
import type { Standing } from './standing.ts';
import { standingPageTitles } from './standing-text.ts';

const most = 10;

export function standingPage(context: Context, standing: Standing, besides: readonly Text[]): Draft {
  const { catalogue, evidence, prior } = context;
  const { note, dimension, members, whole, at } = standing;
  const shown = members.slice(0, most);
  const first = shown[0]!;
  const before = at === 0 && prior !== null ? evidence.pairOfMember(note.id, dimension, first.member)?.before : undefined;
  const bySize = shown.map(({ fact }) => fact).sort((a, b) => a.n - b.n);
  const rows = (fact: (typeof bySize)[number]) => ref(evidence.rowsBehind(fact).id);
  const reading: Text[] = [
    ...besides,
    ...(before && before.n > 0 && prior !== null
      ? [
          catalogue.say('comparison-member', {
            member: context.member(first.member),
            value: ref(first.fact.id),
            before: ref(before.id),
            prior,
          }),
        ]
      : []),
    catalogue.say('answer-page-rows', { least: rows(bySize[0]!), most: rows(bySize.at(-1)!), subject: context.subjectOf(note.id) }),
  ];
  return evidencePage(context, {
    topics: topicsOf(note, dimension, 'ranking comparison'),
    worth: 1,
    metric: note.id,
    dimension: dimension.id,
    id: `answer-${note.id}-${dimension.id}`,
    kind: 'ranking',
    titles: standingPageTitles(context, standing),
    lead:
      typeof at === 'number'
        ? context.leadBy(note.id, dimension, null, context.table.periods.find(({ offset }) => offset === at)?.label)
        : catalogue.say('ranking-plain', { label: context.label(note.id), dimension: namesOf(dimension).one }),
    notes: context.notes(reading, [first.fact, whole]),
    content: { items: shown.map(({ member, fact }) => ({ label: context.member(member), value: fact.id })), highlight: 0, reading },
  });
}
