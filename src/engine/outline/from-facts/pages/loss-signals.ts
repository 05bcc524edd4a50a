/** What was known beforehand of the subscriptions that ended: a table of signals, with the risk each tells of. */
import { ref, type Text } from '../../../../model/text.ts';
import { lossSignalsOf, type SignalRisk } from '../../../insight/finders/loss-signals.ts';
import { type Context, safe } from '../context.ts';
import type { Draft } from '../draft.ts';
import { evidencePage } from '../evidence-page.ts';
import { topicsOf } from '../topics.ts';

/** `none`: times the worth of a page on which no signal predicts anything. */
export function lossSignalsPage(context: Context, worth: number, none: number): Draft | null {
  const { catalogue, evidence, now } = context;
  const finding = context.find('loss-signals', 'ended_subscriptions');
  const tested = lossSignalsOf(evidence);
  if (!finding || !tested) return null;
  const [first] = tested;
  const heads = catalogue.parts('signals-columns');
  const watched = first!.predicts && first!.open && first!.mrr ? { count: ref(first!.open.id), mrr: ref(first!.mrr.id) } : null;
  const reading: Text[] = [
    ...(watched ? [catalogue.say('signals-watch', { ...watched, signal: signalInWords(context, first!) })] : []),
    catalogue.say('signals-how'),
  ];
  return evidencePage(context, {
    topics: topicsOf(context.note('loss_rate'), null, 'churn loss lost retention signal predict early warning health usage tickets'),
    worth: first!.predicts ? worth : worth * none,
    metric: 'loss_rate',
    proves: [finding.id],
    id: 'signals-loss',
    kind: 'table',
    titles: signalTitles(context, tested),
    lead: catalogue.say('signals-lead', { now }),
    notes: context.notes(reading, [first!.with, first!.without, first!.risk]),
    content: {
      columns: [
        { label: heads.signal, align: 'left' },
        { label: heads.count, align: 'right' },
        { label: heads.with, align: 'right' },
        { label: heads.without, align: 'right' },
        { label: heads.interval, align: 'right' },
        { label: heads.risk, align: 'right', bars: true },
      ],
      rows: shown(tested).map((each) => ({
        cells: [
          signalInWords(context, each),
          ref(evidence.rowsBehind(each.with).id),
          ref(each.with.id),
          ref(each.without.id),
          `${ref(each.low.id)} – ${ref(each.high.id)}`,
          ref(each.risk.id),
        ],
        role: each.predicts ? ('highlight' as const) : ('body' as const),
      })),
      reading,
    },
  });
}

/** Of many signals, those that predict least are counted in the title and left out of the table. */
const mostShown = 8;

function shown(tested: readonly SignalRisk[]): readonly SignalRisk[] {
  return tested.length <= mostShown ? tested : tested.slice(0, mostShown);
}

export function signalInWords(context: Context, { signal, use, limit }: SignalRisk): Text {
  return context.catalogue.say('signal', { signal, use: safe(use ?? ''), limit: limit ? ref(limit.id) : '' });
}

export function signalTitles(context: Context, tested: readonly SignalRisk[]): Text[] {
  const predicting = tested.filter(({ predicts }) => predicts);
  const [first] = predicting;
  const count = ref(context.count('signals_tested', 'Signals tested', tested.length, { of: 'loss_rate' }));
  return context.catalogue.forms('signals-titles', {
    count,
    only: predicting.length === 1 && tested.length > 1 ? '' : null,
    none: predicting.length === 0 ? '' : null,
    signal: first ? signalInWords(context, first) : null,
    risk: first ? ref(first.risk.id) : null,
  });
}
