/** Where renewals are lost: the cell beside its surroundings, and what does not explain it. */
import type { RenewalCell } from '../../../../model/renewal-note.ts';
import { ref, type Text } from '../../../../model/text.ts';
import { type GroupLost, type RenewalsLost, renewalsLostOf } from '../../../insight/finders/renewals.ts';
import { type Context, safe } from '../context.ts';
import type { Draft } from '../draft.ts';
import { evidencePage } from '../evidence-page.ts';
import { topicsOf } from '../topics.ts';

export function renewalsLostPage(context: Context, worth: number): Draft | null {
  const { catalogue, evidence, now, prior } = context;
  const finding = context.find('renewal-cell', 'lost_renewals');
  const lost = renewalsLostOf(evidence);
  if (!finding || !lost?.cell) return null;
  const { cell } = lost;
  const heads = catalogue.parts('renewal-lost-columns', { prior: safe(prior ?? '') });
  const compared = prior !== null && lost.whole.before !== null;
  const row = (label: Text, { due, lost: gone, rate, before, amount }: GroupLost, role: 'highlight' | 'body' | 'total') => ({
    cells: [label, ref(due.id), ref(gone.id), ref(rate.id), ...(compared ? [before ? ref(before.id) : '–'] : []), ref(amount.id)],
    role,
  });
  const reading = suspectTexts(context, lost);
  return evidencePage(context, {
    topics: topicsOf(context.note('lost_renewals'), null, 'churn lost where why customers leaving renewal segment cause'),
    worth,
    metric: 'lost_renewals',
    proves: [finding.id],
    id: 'renewals-lost',
    kind: 'table',
    titles: catalogue.forms('renewal-cell-titles', saidOf(context, lost)!),
    lead: catalogue.say('renewal-cell-lead', { now }),
    notes: context.notes(reading, [cell.own.rate, cell.rest.rate, cell.own.amount]),
    content: {
      columns: [
        { label: heads.group, align: 'left' },
        { label: heads.due, align: 'right' },
        { label: heads.lost, align: 'right' },
        { label: heads.rate, align: 'right', bars: true },
        ...(compared ? [{ label: heads.before, align: 'right' as const }] : []),
        { label: heads.amount, align: 'right' },
      ],
      rows: [
        row(cellInWords(context, cell.members), cell.own, 'highlight'),
        ...cell.beside.map(({ differs, group }) => {
          const kept = Object.entries(cell.members).find(([id]) => id !== differs);
          const label = catalogue.say('renewal-beside', { member: context.member(kept?.[1] ?? ''), dimension: labelOf(context, differs) });
          return row(label, group, 'body');
        }),
        ...(cell.others
          ? [row(catalogue.say('renewal-others'), cell.others, 'body')]
          : [row(catalogue.say('renewal-others'), cell.rest, 'body')]),
        row(catalogue.say('renewal-all'), lost.whole, 'total'),
      ],
      reading,
    },
  });
}

/** What tells of lost renewals: where they are lost it is told of the cell, and not again of its members. */
export const renewalMeasures: ReadonlySet<string> = new Set([
  'renewal_churned',
  'lost_renewals',
  'renewal_lost',
  'gross_renewal_rate',
  'logo_renewal_rate',
]);

const labelOf = (context: Context, id: string) => safe(context.evidence.dimension(id)?.label ?? id);

/** `Mid-Market × Self-guided`. */
export function cellInWords(context: Context, cell: RenewalCell): Text {
  return Object.values(cell)
    .map((member) => context.member(member))
    .join(' × ');
}

function saidOf(context: Context, { cell }: RenewalsLost) {
  return (
    cell && {
      cell: cellInWords(context, cell.members),
      lost: ref(cell.own.lost.id),
      due: ref(cell.own.due.id),
      rate: ref(cell.own.rate.id),
      rest: ref(cell.rest.rate.id),
      value: ref(cell.own.amount.id),
    }
  );
}

/** As a bullet of a summary. */
export function renewalCellPoint(context: Context): Text | null {
  const lost = renewalsLostOf(context.evidence);
  const said = lost && saidOf(context, lost);
  return said && context.catalogue.say('renewal-cell-point', said);
}

/** What is easily blamed, with the figures that clear it. */
export function suspectTexts(context: Context, { suspects, cell }: RenewalsLost): Text[] {
  return suspects.map(({ kind, dimension, member, own, others }) =>
    kind === 'offer'
      ? context.catalogue.say('renewal-offer', { label: labelOf(context, dimension), own: ref(own.id), others: ref(others.id) })
      : context.catalogue.say('renewal-owner', {
          member: context.member(member),
          cell: cellInWords(context, cell?.members ?? {}),
          own: ref(own.id),
          others: ref(others.id),
        }),
  );
}
