/** Why accounts say they leave at their renewal, and how that differs where most are lost. */
import { ref, type Text } from '../../../../model/text.ts';
import { type RenewalReason, renewalReasonsOf, renewalsLostOf } from '../../../insight/finders/renewals.ts';
import { type Context, safe } from '../context.ts';
import type { Draft } from '../draft.ts';
import { evidencePage } from '../evidence-page.ts';
import { topicsOf } from '../topics.ts';
import { cellInWords, suspectTexts } from './renewals-lost.ts';

const most = 7;

export function renewalReasonsPage(context: Context, worth: number): Draft | null {
  const { catalogue, now } = context;
  const finding = context.find('renewal-reasons', 'renewal_churned');
  const [found, whole] = [renewalReasonsOf(context.evidence), renewalsLostOf(context.evidence)];
  if (!finding || !found || !whole) return null;
  const { reasons, none, lost } = found;
  const [first, second] = reasons as readonly [RenewalReason, RenewalReason];
  const cell =
    whole.cell && reasons.some(({ inCell }) => inCell) ? { ...whole.cell, name: cellInWords(context, whole.cell.members) } : null;
  const heads = catalogue.parts('renewal-reasons-columns', { cell: cell?.name ?? '' });
  const figures = ({ reason, count, amount }: RenewalReason) => ({ reason: safe(reason), count: ref(count.id), value: ref(amount.id) });
  const reading: Text[] = [
    ...(cell && first.inCell
      ? [catalogue.say('renewal-reasons-cell', { cell: cell.name, count: ref(first.inCell.id), lost: ref(cell.own.lost.id) })]
      : []),
    catalogue.say('renewal-reasons-next', figures(second)),
    ...suspectTexts(context, whole).slice(0, 1),
  ];
  return evidencePage(context, {
    topics: topicsOf(context.note('renewal_churned'), null, 'churn loss reason reasons why leave leaving customers retention'),
    worth,
    metric: 'renewal_churned',
    proves: [finding.id],
    id: 'renewal-reasons',
    kind: 'table',
    titles: catalogue.forms('renewal-reasons-titles', { ...figures(first), lost: ref(lost.id) }),
    lead: catalogue.say('renewal-reasons-lead', { now }),
    notes: context.notes(reading, [first.count, first.amount]),
    content: {
      columns: [
        { label: heads.reason, align: 'left' },
        { label: heads.count, align: 'right', bars: true },
        { label: heads.amount, align: 'right', bars: true },
        ...(cell ? [{ label: heads.cell, align: 'right' as const }] : []),
      ],
      rows: [...reasons.slice(0, most), ...(none ? [none] : [])].map((each) => ({
        cells: [
          context.member(each.reason),
          ref(each.count.id),
          ref(each.amount.id),
          ...(cell ? [each.inCell ? ref(each.inCell.id) : '–'] : []),
        ],
        role: each === first ? ('highlight' as const) : ('body' as const),
      })),
      reading,
    },
  });
}

/** As a bullet of a summary. */
export function renewalReasonsPoint(context: Context): Text | null {
  const found = renewalReasonsOf(context.evidence);
  const first = found?.reasons[0];
  return first
    ? context.catalogue.say('renewal-reasons-point', {
        reason: safe(first.reason),
        count: ref(first.count.id),
        value: ref(first.amount.id),
        lost: ref(found.lost.id),
      })
    : null;
}
