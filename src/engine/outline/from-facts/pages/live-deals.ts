/** How many open deals can still be won, at the end of each period. */
import { ref, type Text } from '../../../../model/text.ts';
import { type LiveDeals, type LiveFlow, liveDealsOf } from '../../../insight/finders/live-deals.ts';
import type { Aside } from '../../../kinds/parts/aside.ts';
import { type Context, safe } from '../context.ts';
import type { Draft } from '../draft.ts';
import { evidencePage } from '../evidence-page.ts';
import { topicsOf } from '../topics.ts';

const most = 8;

export function liveDeals(context: Context, worth: number): Draft | null {
  const { catalogue, evidence } = context;
  const finding = context.find('live', 'open_count');
  const found = liveDealsOf(evidence);
  if (!finding || !found) return null;
  const { dead, oldest, delta } = found;
  const points = evidence.complete.slice(-most).flatMap((period) => {
    const fact = evidence.get('live_count', period.offset);
    return fact ? [{ period, fact }] : [];
  });
  const prior = safe(context.prior ?? '');
  // Where the newest deals lack, part of the fall is theirs.
  const isThin = context.table.quality.some(({ code }) => code === 'thinning');
  const course = found.flow?.before
    ? flowText(context, found.flow.now, found.flow.before)
    : catalogue.say('live-change', { delta: ref(delta.id), prior });
  const reading: Text[] = [
    catalogue.say('live-dead', { dead: ref(dead.id), oldest: ref(oldest.id) }),
    ...(found.worth
      ? [catalogue.say('live-worth', { worth: ref(found.worth.id), rate: context.label('win_rate'), size: context.label('average_deal') })]
      : []),
    course,
    ...(isThin ? [catalogue.say('live-thin')] : []),
  ];
  return evidencePage(context, {
    topics: topicsOf(context.note('live_count'), null, 'pipeline open outlook next quarter forecast risk'),
    worth,
    metric: 'live_count',
    proves: [finding.id],
    id: 'live-deals',
    kind: 'trend',
    titles: liveTitles(context, found),
    lead: context.leadSpan(['live_count'], safe(points[0]!.period.label), safe(points.at(-1)!.period.label)),
    notes: context.notes(reading, [found.live, found.before, dead, found.worth]),
    because: course,
    content: {
      chart: 'column',
      periods: points.map(({ period }) => safe(period.label)),
      series: [{ name: context.label('live_count'), values: points.map(({ fact }) => fact.id) }],
      highlight: points.length - 1,
      partial: [],
      ...(found.flow && { aside: flowTable(context, found.flow.now, found.flow.before) }),
      reading,
    },
  });
}

/** Why there are more or fewer: what was opened beside what was closed and what grew too old. */
function flowText(context: Context, now: LiveFlow, before: LiveFlow): Text {
  return context.catalogue.say('live-flow', {
    rose: now.created.value > before.created.value,
    created: ref(now.created.id),
    createdBefore: ref(before.created.id),
    closed: ref(now.closed.id, 'abs'),
    aged: ref(now.aged.id, 'abs'),
    prior: safe(context.prior ?? ''),
  });
}

function flowTable(context: Context, now: LiveFlow, before: LiveFlow | null): Aside {
  const { catalogue } = context;
  const flows = before ? [before, now] : [now];
  const heads = catalogue.parts('live-flow-rows');
  const row = (label: Text, figure: (flow: LiveFlow) => Text, role: 'body' | 'total' = 'body') => ({
    cells: [label, ...flows.map(figure)],
    role,
  });
  return {
    columns: [
      { label: context.label('live_count'), align: 'left' },
      ...(before ? [{ label: safe(context.prior ?? ''), align: 'right' as const }] : []),
      { label: safe(context.now), align: 'right' },
    ],
    rows: [
      row(heads.start, ({ start }) => ref(start.id)),
      row(heads.created, ({ created }) => ref(created.id, 'signed')),
      row(heads.closed, ({ closed }) => ref(closed.id, 'signed')),
      row(heads.aged, ({ aged }) => ref(aged.id, 'signed')),
      row(heads.end, ({ end }) => ref(end.id), 'total'),
    ],
  };
}

export function liveTitles({ catalogue, prior }: Context, { live, open, before, delta }: LiveDeals): Text[] {
  return catalogue.forms('live-titles', {
    live: ref(live.id),
    open: ref(open.id),
    before: ref(before.id),
    rose: delta.value > 0,
    prior: safe(prior ?? ''),
  });
}
