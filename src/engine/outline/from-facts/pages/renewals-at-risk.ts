/** Which accounts are at risk: the coming renewals that show what lost ones showed before, by name. */

import { addDays } from '../../../../model/period.ts';
import { renewalScope } from '../../../../model/renewal-note.ts';
import { ref, type Text } from '../../../../model/text.ts';
import { type MarkTold, type RenewalsAtRisk, renewalsAtRiskOf } from '../../../insight/finders/renewals.ts';
import { type Context, safe } from '../context.ts';
import type { Draft } from '../draft.ts';
import { evidencePage } from '../evidence-page.ts';
import { topicsOf } from '../topics.ts';
import { cellInWords } from './renewals-lost.ts';

/** More are read by nobody; the title counts all. */
const most = 16;

export function renewalsAtRiskPage(context: Context, worth: number): Draft | null {
  const { catalogue, evidence, table } = context;
  const finding = context.find('renewal-risk', 'at_risk_renewals');
  const found = renewalsAtRiskOf(evidence);
  if (!finding || !found) return null;
  const { note, marks } = found;
  const [first] = marks;
  const heads = catalogue.parts('renewal-columns', { label: safe(first!.mark.label ?? '') });
  const shown = note.rows.slice(0, most);
  const at = (suffix: string, account: string) => evidence.get(`at_risk_renewals${suffix}`, 0, { [renewalScope.account]: account });
  const has = (of: (row: (typeof shown)[number]) => unknown) => shown.some((row) => of(row));
  const [owners, healths] = [has(({ owner }) => owner), has(({ health }) => health)];
  const signs = first!.mark.kind !== 'notice' && first!.mark.kind !== 'cell' && has(({ account }) => at('.sign', account));
  const named = marks.length > 1;
  const reading = readingOf(context, found);
  return evidencePage(context, {
    topics: topicsOf(
      context.note('at_risk_renewals'),
      null,
      'risk risks accounts at risk renewal renewals next quarter churn health outlook',
    ),
    worth,
    metric: 'at_risk_renewals',
    proves: [finding.id],
    id: 'renewals-at-risk',
    kind: 'table',
    titles: riskTitles(context, found),
    lead: catalogue.say('renewal-risk-lead', { sign: signInWords(context, first!), coming: safe(note.coming) }),
    notes: context.notes(reading, [found.value, first!.right, first!.rest]),
    content: {
      columns: [
        { label: heads.account, align: 'left' },
        { label: heads.value, align: 'right', bars: true },
        { label: heads.day, align: 'left' },
        ...(owners ? [{ label: heads.owner, align: 'left' as const }] : []),
        ...(signs ? [{ label: first!.mark.kind === 'seats' ? heads.seats : heads.use, align: 'right' as const }] : []),
        ...(named ? [{ label: heads.sign, align: 'left' as const }] : []),
        ...(healths ? [{ label: safe(note.well?.column ?? heads.health), align: 'left' as const }] : []),
      ],
      rows: shown.map(({ account, owner, health, marks: own }) => {
        const [value, days, sign] = [at('', account), at('.days', account), at('.sign', account)];
        return {
          cells: [
            safe(account),
            value ? ref(value.id) : '–',
            days ? dateOf(context, days.id, addDays(table.asOf, days.value)) : '–',
            ...(owners ? [owner === null ? '–' : safe(owner)] : []),
            ...(signs ? [sign ? ref(sign.id, first!.mark.kind === 'seats' ? 'plain' : 'label') : '–'] : []),
            ...(named
              ? [
                  catalogue.list(
                    marks
                      .filter(({ mark }) => own.includes(mark.id))
                      .map((each) => catalogue.say('renewal-mark', { kind: each.mark.kind })),
                  ),
                ]
              : []),
            ...(healths ? [health === null ? '–' : safe(health)] : []),
          ],
          role: 'body' as const,
        };
      }),
      reading,
    },
  });
}

/** A date of the data, as a figure that is shown as the language writes it. */
function dateOf(context: Context, days: string, date: string): Text {
  const fact = context.evidence.byId(days)!;
  const id = days.replace('.days[', '.day[');
  context.evidence.keep({ ...fact, id, display: context.catalogue.date(date), from: [days], sql: '' });
  return ref(id);
}

/** `less than 50% of licences used`. */
function signInWords(context: Context, { mark, threshold }: MarkTold): Text {
  return context.catalogue.say('renewal-sign', {
    kind: mark.kind,
    label: safe(mark.label ?? ''),
    threshold: threshold ? ref(threshold.id) : '',
    cell: cellInWords(context, context.table.renewals?.cell ?? {}),
  });
}

function saidOf(context: Context, { note, value, count, whole, all, marks }: RenewalsAtRisk) {
  return {
    count: ref(count.id),
    all: ref(all.id),
    value: ref(value.id),
    whole: ref(whole.id),
    coming: safe(note.coming),
    sign: signInWords(context, marks[0]!),
  };
}

function riskTitles(context: Context, found: RenewalsAtRisk): Text[] {
  return context.catalogue.forms('renewal-risk-titles', saidOf(context, found));
}

/** As a bullet of a summary: how many, what they are worth, and by what they are known. */
export function renewalRiskPoint(context: Context): Text | null {
  const found = renewalsAtRiskOf(context.evidence);
  return found && context.catalogue.say('renewal-risk-point', saidOf(context, found));
}

function readingOf(context: Context, { note, marks, well, later, count }: RenewalsAtRisk): Text[] {
  const { catalogue } = context;
  const [first] = marks;
  const { right, rest, found, tried } = first!;
  const inCell = note.rows.filter((row) => row.marks.includes('cell')).length;
  const cell = note.cell && inCell > 0 && first!.mark.kind !== 'cell' ? cellInWords(context, note.cell) : null;
  const cells =
    cell === null
      ? null
      : context.count('at_risk_in_cell', 'Renewals at risk in the group that is lost most', inCell, { of: 'at_risk_renewals' });
  return [
    catalogue.say('renewal-right', { tried: ref(tried.id), found: ref(found.id), right: ref(right.id), rest: rest ? ref(rest.id) : null }),
    ...(cell !== null
      ? [catalogue.say('renewal-in-cell', { count: ref(cells!), all: inCell === note.rows.length ? '' : null, cell })]
      : []),
    ...(well && well.count.value > 0
      ? [
          catalogue.say('renewal-well', {
            count: ref(well.count.id),
            of: ref(count.id),
            column: safe(well.column),
            label: safe(well.label),
          }),
        ]
      : []),
    ...(later ? [catalogue.say('renewal-later', { count: ref(later.count.id), value: ref(later.value.id) })] : []),
  ];
}
