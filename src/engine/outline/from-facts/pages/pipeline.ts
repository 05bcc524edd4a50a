/** Pipeline: open deals, by value if the data have one, otherwise by number. */
import type { Dimension, MetricNote } from '../../../../model/fact.ts';
import { ref, type Text } from '../../../../model/text.ts';
import type { Known } from '../../../insight/evidence.ts';
import { ranking as ranked } from '../../../insight/finders/rank.ts';
import { type Context, safe } from '../context.ts';
import type { Draft } from '../draft.ts';
import { stated } from '../plain-change.ts';
import { fitTitle, withoutBold } from '../titles.ts';
import { saidOf } from '../told.ts';
import { topicsOf } from '../topics.ts';
import { atRiskText, isAtRisk } from './at-risk.ts';

const most = 8;
/** The measure that shows what follows the open deals. */
const created = 'pipeline_created';

/** Measures of open deals, which are as of the data's date and not of a period. */
export function isOpen({ id }: MetricNote): boolean {
  return /^(open_|stale_|overdue_|weighted_|coverage)/.test(id);
}

export function pipeline(context: Context, worth: number): Draft | null {
  const { evidence, catalogue, source, date } = context;
  const open = context.computed.filter(isOpen).flatMap((note) => {
    const fact = evidence.get(note.id, 0) ?? evidence.get(note.id, 'all');
    return fact ? [{ note, fact }] : [];
  });
  const main = open.find(({ note }) => note.unit === 'money') ?? open.find(({ note }) => note.unit === 'count') ?? open[0];
  if (!main) return null;
  const unknown = context.table.metrics.filter((note) => isOpen(note) && note.status === 'not-computable');
  const move = context.computed.some(({ id }) => id === created) ? context.moveOf(created) : null;
  // If the newest deals are missing, the fall says nothing about the future.
  const moved = move?.demoted === 'thinning' ? null : move;
  const told = moved && context.told(moved);
  const waiting = context.insights.findings.filter((finding) => isAtRisk(finding) && isOpen(context.note(finding.metric))).slice(0, 2);
  const reading: Text[] = [
    ...(told
      ? [
          told.finding.direction === 'flat'
            ? catalogue.say('points-unchanged', saidOf(told))
            : stated(context, told.finding, catalogue.say('points-delta', saidOf(told))),
        ]
      : []),
    ...waiting.map((finding) => atRiskText(context, finding)),
    ...open
      .filter(
        ({ note, fact }) =>
          note !== main.note && fact.value !== 0 && !waiting.some(({ metric, facts }) => metric === note.id || facts.count === fact.id),
      )
      .slice(0, Math.max(0, 2 - waiting.length))
      .map(({ note, fact }) => context.stands(note.id, fact)),
    ...unknown
      .slice(0, 1)
      .map((note) => catalogue.say('pipeline-no-value', { label: safe(note.label), reason: safe(note.reason ?? '', 200) })),
  ].filter(Boolean);
  const byMember = dimensionOf(context, main.note.id, main.fact);
  const base = {
    title: fitTitle(
      catalogue.forms('pipeline-titles', {
        label: context.label(main.note.id),
        value: ref(main.fact.id),
        created: told && catalogue.say('moved', saidOf(told)),
      }),
    ),
    lead: catalogue.say('lead-as-of', { date }),
    section: catalogue.say('sections-outlook'),
    ...(source ? { source } : {}),
    notes: context.notes(
      reading,
      open.map(({ fact }) => fact),
    ),
  };
  const draft = {
    part: 'outlook' as const,
    topics: topicsOf(main.note, null, 'pipeline outlook forecast open'),
    worth,
    metric: main.note.id,
    proves: moved ? [moved.id] : [],
  };
  if (!byMember)
    return {
      ...draft,
      slide: {
        id: 'pipeline',
        kind: 'big-number',
        ...base,
        content: {
          value: ref(main.fact.id),
          label: context.label(main.note.id),
          ...(reading.length > 0 ? { text: withoutBold(reading.join(' ')) } : {}),
        },
      },
    };
  return {
    ...draft,
    dimension: byMember.dimension.id,
    slide: {
      id: 'pipeline',
      kind: 'ranking',
      ...base,
      lead: `${catalogue.say('lead-by', { label: context.label(main.note.id), unit: context.unit(main.note.id), dimension: safe(byMember.dimension.label), now: date, prior: null })}`,
      content: {
        items: byMember.members.map(({ member, fact }) => ({ label: context.member(member), value: fact.id })),
        highlight: 0,
        reading,
      },
    },
  };
}

/** The dimension with few members that add up to the whole. */
function dimensionOf(
  context: Context,
  metric: string,
  whole: Known,
): { dimension: Dimension; members: { member: string; fact: Known }[] } | null {
  const at = whole.id.endsWith('@all') ? 'all' : 0;
  for (const dimension of context.table.dimensions) {
    const members = ranked(context.evidence, metric, dimension, at);
    if (members.length >= 3 && members.length <= most && context.evidence.adds(metric, dimension, at)) return { dimension, members };
  }
  return null;
}
