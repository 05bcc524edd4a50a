/** Comparison: the members of a dimension, this period against the prior one. */
import type { Dimension } from '../../../../model/fact.ts';
import { ref, type Text } from '../../../../model/text.ts';
import { isNamed } from '../../../insight/evidence.ts';
import { memberChanges } from '../../../insight/finders/driver.ts';
import { comparableRate, minRows } from '../../../insight/statistics.ts';
import { type Context, namesOf, safe } from '../context.ts';
import type { Draft } from '../draft.ts';
import { evidencePage } from '../evidence-page.ts';
import { saidOf } from '../told.ts';
import { topicsOf } from '../topics.ts';

const most = 8;

export function comparison(context: Context, metric: string, dimension: Dimension, worth: number): Draft | null {
  return context.note(metric).unit === 'ratio' ? rates(context, metric, dimension, worth) : amounts(context, metric, dimension, worth);
}

function amounts(context: Context, metric: string, dimension: Dimension, worth: number): Draft | null {
  const { catalogue, now, prior } = context;
  const changes = memberChanges(context.evidence, metric, dimension);
  // Rows without a member are drawn but never mentioned.
  const named = changes.filter(({ member }) => isNamed(member, dimension));
  const first = named[0];
  if (changes.length < 2 || changes.length > most || !first || first.delta.value === 0 || !prior) return null;
  const bySize = [...changes].sort((a, b) => b.now.value - a.now.value || (a.member < b.member ? -1 : 1));
  const reading: Text[] = named
    .slice(0, 3)
    .map(({ member, now: value, before }) =>
      catalogue.say('comparison-member', { member: context.member(member), value: ref(value.id), before: ref(before.id), prior }),
    );
  return draft(context, metric, dimension, worth, {
    titles: catalogue.forms('comparison-titles', {
      label: context.label(metric),
      member: context.member(first.member),
      delta: ref(first.delta.id),
      rose: first.delta.value > 0,
    }),
    reading,
    content: {
      categories: bySize.map(({ member }) => context.member(member)),
      series: [
        { name: safe(prior), values: bySize.map(({ before }) => before.id) },
        { name: safe(now), values: bySize.map(({ now: value }) => value.id) },
      ],
      highlight: 1,
      reading,
    },
    headline: first.delta.id,
    proves: [],
  });
}

/** Rates are compared only with enough rows, and called different only if a test says so. */
function rates(context: Context, metric: string, dimension: Dimension, worth: number): Draft | null {
  const { catalogue, evidence, now } = context;
  const known = evidence.members(metric, dimension, 0);
  const members = known.filter(({ fact }) => (fact.weight === undefined ? comparableRate(fact) : fact.n >= minRows));
  if (members.length < 2 || members.length > most) return null;
  const bySize = members.sort((a, b) => b.fact.value - a.fact.value || (a.member < b.member ? -1 : 1));
  const differs = context.find('rate-difference', metric, dimension.id);
  const least = members.reduce((a, b) => (b.fact.n < a.fact.n ? b : a)).fact;
  const told = differs && context.told(differs);
  // A difference is news; similarity is shown if there is room.
  const news = differs ? 1.5 : 0.7;
  const isAll = known.every((each) => members.includes(each) || !isNamed(each.member, dimension));
  const reading: Text[] = [
    catalogue.say('comparison-rows', { least: ref(evidence.rowsBehind(least).id), subject: context.subjectOf(metric, least.n) }),
  ];
  return draft(context, metric, dimension, worth * news, {
    titles: told
      ? catalogue.forms('comparison-rate-differs', saidOf(told))
      : catalogue.forms('comparison-rate', {
          label: context.label(metric),
          ...namesOf(dimension),
          few: isAll ? null : context.subjectOf(metric),
        }),
    reading,
    content: {
      categories: bySize.map(({ member }) => context.member(member)),
      series: [{ name: safe(now), values: bySize.map(({ fact }) => fact.id) }],
      // The member in the title.
      highlight: Math.max(
        0,
        bySize.findIndex(({ member }) => member === differs?.member),
      ),
      reading,
    },
    headline: (bySize.find(({ member }) => isNamed(member, dimension)) ?? bySize[0]!).fact.id,
    proves: differs ? [differs.id] : [],
  });
}

interface Parts {
  titles: readonly Text[];
  reading: Text[];
  content: Extract<Draft['slide'], { kind: 'comparison' }>['content'];
  headline: string;
  proves: string[];
}

function draft(
  context: Context,
  metric: string,
  dimension: Dimension,
  worth: number,
  { titles, reading, content, headline, proves }: Parts,
): Draft {
  const { evidence, prior } = context;
  return evidencePage(context, {
    topics: topicsOf(context.note(metric), dimension, 'comparison'),
    worth,
    metric,
    dimension: dimension.id,
    proves,
    id: `comparison-${metric}-${dimension.id}`,
    kind: 'comparison',
    titles,
    lead: context.leadBy(metric, dimension, content.series.length > 1 ? prior : null),
    notes: context.notes(reading, [evidence.byId(headline)]),
    content,
  });
}
