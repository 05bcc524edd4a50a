/** Every line against its plan. */
import { ref, type Text } from '../../../../../model/text.ts';
import type { TableContent } from '../../../../kinds/table.ts';
import { lineDimension } from '../../../../metrics/finance/statement-facts.ts';
import type { Draft } from '../../draft.ts';
import type { Held, HeldStatement, Line } from './held.ts';
import { adverse, helpful, lineMoved, most, pageOf, rest, secondText, toneOf } from './page.ts';

type TableTone = NonNullable<TableContent['rows'][number]['tones']>[number];

export function varianceTable(held: HeldStatement): Draft {
  const { context, lines, total, head, basis, now } = held;
  const { catalogue } = context;
  const { second } = held;
  const row = (label: string, each: Held, before: Held | null, role: 'body' | 'total'): TableContent['rows'][number] => {
    const { actual, planned, variance, percent } = each;
    const cells: [Text, TableTone][] = [
      [label, 'neutral'],
      [ref(planned.id), 'neutral'],
      [ref(actual.id), 'neutral'],
      [ref(variance.id, 'label'), toneOf(variance.value)],
      [percent ? ref(percent.id, 'label') : '–', toneOf(variance.value)],
      ...(second
        ? ([
            [before ? ref(before.planned.id) : '–', 'neutral'],
            [before ? ref(before.variance.id, 'label') : '–', before ? toneOf(before.variance.value) : 'neutral'],
          ] as [Text, TableTone][])
        : []),
    ];
    return { cells: cells.map(([cell]) => cell), role, tones: cells.map(([, tone]) => tone) };
  };
  const ofSecond = ({ member }: Line) => held.secondly('statement_result', { [lineDimension]: member });
  const ofLine = (line: Line) => row(line.label, line, ofSecond(line), 'body');
  const [worst] = lines;
  const best = lines.at(-1)!;
  const worse = lines.filter(adverse).length;
  const count = held.count('lines', lines.length);
  const bySize = lines.toSorted((a, b) => Math.abs(b.variance.value) - Math.abs(a.variance.value));
  const chosen = new Set(lines.length > most.table ? bySize.slice(0, most.table - 1) : lines);
  const [largest, others] = [lines.filter((line) => chosen.has(line)), [...lines.filter((line) => !chosen.has(line)), ...held.untold]];
  const reading = [
    ...[worst!, best].flatMap((line, at) => ((at === 0 ? adverse(line) : helpful(line)) ? [lineMoved(held, line)] : [])),
    ...(second ? [secondText(held, second)] : []),
  ];
  return pageOf(held, {
    id: 'plan-variance',
    kind: 'table',
    worth: 1,
    titles: [
      worse > 0
        ? catalogue.say('statement-table', {
            worse: held.count('lines that missed', worse),
            count,
            basis,
            line: worst!.label,
            gap: ref(worst!.variance.id),
          })
        : catalogue.say('statement-table-none', { basis, line: best.label, gap: ref(best.variance.id) }),
      ...(worse > 0 ? [catalogue.say('statement-table-short', { worse: held.count('lines that missed', worse), count, basis })] : []),
    ],
    lead: catalogue.say('statement-lead', { unit: context.table.currency, now }),
    say: reading,
    figures: [total.variance, worst!.variance],
    content: {
      columns: [
        { label: catalogue.say('statement-line'), align: 'left' },
        ...[
          head,
          catalogue.say('plan-actual'),
          catalogue.say('plan-variance'),
          catalogue.say('finance-percent'),
          ...(second ? [second.head, catalogue.say('statement-versus', { basis: second.basis })] : []),
        ].map((label) => ({
          label,
          align: 'right' as const,
        })),
      ],
      rows: [
        ...largest.map(ofLine),
        ...(others.length > 0
          ? [
              row(
                catalogue.say('word-other'),
                rest(held, others),
                second &&
                  rest(
                    held,
                    others.flatMap((line) => ofSecond(line) ?? []),
                    second.total,
                  ),
                'body',
              ),
            ]
          : []),
        row(held.result, total, second?.total ?? null, 'total'),
      ],
      reading,
    },
  });
}
