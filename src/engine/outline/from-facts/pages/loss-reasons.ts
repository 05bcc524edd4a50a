/** Why accounts say they leave: a table with a bar by count and a bar by money for each reason. */
import { ref, type Text } from '../../../../model/text.ts';
import { type LossReasons, lossReasonsOf } from '../../../insight/finders/loss-reasons.ts';
import { type Context, safe } from '../context.ts';
import type { Draft } from '../draft.ts';
import { evidencePage } from '../evidence-page.ts';
import { topicsOf } from '../topics.ts';

const most = 7;
/** Share without a reason, from which the others are no evidence yet. */
const leastWithout = 0.2;
/** Share without a reason from which that is the point of the page. */
const mostly = 0.5;

export function lossReasonsPage(context: Context, worth: number): Draft | null {
  const { catalogue, now } = context;
  const found = lossReasonsOf(context.evidence);
  const finding = found && context.find('loss-reasons', `ended_${found.per}`);
  if (!found || !finding) return null;
  const { per, reasons, first, none, even } = found;
  const label = context.label(`ended_${per}`);
  const heads = catalogue.parts('reasons-columns', { label });
  const reading: Text[] = [...(none ? [noneText(context, found, none)] : []), ...(even ? [catalogue.say('reasons-even')] : [])];
  return evidencePage(context, {
    topics: topicsOf(context.note(`ended_${per}`), null, 'churn loss reason reasons why leave leaving retention'),
    worth,
    metric: 'churn_events',
    proves: [finding.id],
    id: 'reasons-loss',
    kind: 'table',
    titles: reasonTitles(context, found),
    lead: catalogue.say('reasons-lead', { label, now }),
    notes: context.notes(reading, [first.count.count, first.money.money, none?.money ?? null]),
    content: {
      columns: [
        { label: heads.reason, align: 'left' },
        { label: heads.count, align: 'right', bars: true },
        { label: heads.money, align: 'right', bars: true },
      ],
      rows: [
        ...reasons.slice(0, most).map((each) => ({
          cells: [safe(each.reason), ref(each.count.id), each.money ? ref(each.money.id) : '–'],
          role: each === first.money && !lacksMost(found) ? ('highlight' as const) : ('body' as const),
        })),
        ...(none && lacksMost(found)
          ? [{ cells: [catalogue.say('reasons-without'), '–', ref(none.money.id)], role: 'highlight' as const }]
          : []),
      ],
      reading,
    },
  });
}

const lacksMost = ({ none }: LossReasons) => none !== null && none.share.value >= mostly;

/** How much has no reason; where that is most, how little the reasons speak of. */
function noneText(context: Context, found: LossReasons, { share }: NonNullable<LossReasons['none']>): Text {
  const { catalogue, evidence } = context;
  if (!lacksMost(found)) return catalogue.say('reasons-none', { share: ref(share.id), label: context.label(`ended_${found.per}`) });
  const rest = evidence.workedOut(share, '.others', 1 - share.value, [share], {
    label: `${share.label}, of those with a reason`,
    formula: `1 minus ${share.label}`,
  });
  return catalogue.say('reasons-rest', { rest: ref(rest.id), unit: context.label(found.per) });
}

export function reasonTitles(context: Context, found: LossReasons): Text[] {
  const { first, none, per } = found;
  const flips = first.count !== first.money;
  return context.catalogue.forms('reasons-titles', {
    flip: flips ? '' : null,
    same: flips ? null : '',
    count: safe(first.count.reason),
    money: safe(first.money.reason),
    none: lacksMost(found) ? '' : null,
    unit: context.label(per),
    share: none && none.share.value >= leastWithout ? ref(none.share.id) : null,
  });
}
