/** A statement by department, region or whatever else splits its rows. */
import type { Dimension } from '../../../../../model/fact.ts';
import { ref } from '../../../../../model/text.ts';
import { namesOf, safe } from '../../context.ts';
import type { Draft } from '../../draft.ts';
import type { HeldStatement } from './held.ts';
import { offsetOf, offsetText, peopleText } from './offset.ts';
import { adverse, leadOf, most, pageOf, rest, toneOf } from './page.ts';

/** With more members, a table of the largest leaves out most of what there is. */
const mostMembers = 24;

export function byDimension(held: HeldStatement, dimension: Dimension, worth: number): Draft | null {
  const { context, total, head } = held;
  const { catalogue } = context;
  const rows = dimension.members
    .flatMap((member) => {
      const each = held.held('statement_result', { [dimension.id]: member });
      return each ? [{ member, ...each }] : [];
    })
    .sort((a, b) => a.variance.value - b.variance.value || (a.member < b.member ? -1 : 1));
  if (rows.length < 2 || rows.length > mostMembers) return null;
  const bySize = rows.toSorted((a, b) => Math.abs(b.variance.value) - Math.abs(a.variance.value));
  const shown = new Set(rows.length > most.table ? bySize.slice(0, most.table - 1) : rows);
  const others = rows.filter((each) => !shown.has(each));
  const together =
    others.length > 0 ? [{ label: catalogue.say('word-other'), ...rest(held, others, total, { [dimension.id]: '(other)' }) }] : [];
  const widest = adverse(total) ? rows[0]! : rows.at(-1)!;
  const inWidest = held.lines
    .flatMap((line) => {
      const each = held.ofLine(line, { [dimension.id]: widest.member });
      return each ? [{ line, variance: each.variance }] : [];
    })
    .sort((a, b) => (adverse(widest) ? a.variance.value - b.variance.value : b.variance.value - a.variance.value))[0];
  const offset = offsetOf(held);
  const reading =
    offset && offset.dimension.id === dimension.id && offset.member === widest.member
      ? [offsetText(held, offset), ...[peopleText(held, { [dimension.id]: widest.member })].filter((text) => text !== null)]
      : inWidest
        ? [
            catalogue.say('statement-by-line', {
              member: context.member(widest.member),
              line: inWidest.line.label,
              gap: ref(inWidest.variance.id),
            }),
          ]
        : [];
  const kind = held.costsOnly ? ('cost' as const) : ('revenue' as const);
  return pageOf(held, {
    id: `by-${dimension.id}`,
    kind: 'table',
    worth,
    more: `${dimension.label} department`,
    titles: [
      catalogue.say('statement-by', {
        member: context.member(widest.member),
        gap: ref(widest.variance.id),
        side: held.side({ kind }, widest),
        basis: held.basis,
        dimension: namesOf(dimension).one,
      }),
    ],
    lead: leadOf(held),
    say: reading,
    figures: [widest.variance],
    content: {
      columns: [
        { label: safe(dimension.label), align: 'left' },
        ...[head, catalogue.say('plan-actual'), catalogue.say('plan-variance'), catalogue.say('finance-percent')].map((label) => ({
          label,
          align: 'right' as const,
        })),
      ],
      rows: [
        ...[...rows.filter((each) => shown.has(each)).map((each) => ({ label: context.member(each.member), ...each })), ...together].map(
          ({ label, planned, actual, variance, percent }) => ({
            cells: [label, ref(planned.id), ref(actual.id), ref(variance.id, 'label'), percent ? ref(percent.id, 'label') : '–'],
            role: 'body' as const,
            tones: ['neutral' as const, 'neutral' as const, 'neutral' as const, toneOf(variance.value), toneOf(variance.value)],
          }),
        ),
      ],
      reading,
    },
  });
}
