/** Every line against its plan. */
import { ref } from '../../../../../model/text.ts';
import type { TableContent } from '../../../../kinds/table.ts';
import type { Draft } from '../../draft.ts';
import type { Held, HeldStatement } from './held.ts';
import { adverse, helpful, lineMoved, most, pageOf, rest, toneOf } from './page.ts';

export function varianceTable(held: HeldStatement): Draft {
  const { context, lines, total, head, basis, now } = held;
  const { catalogue } = context;
  const row = (label: string, { actual, planned, variance, percent }: Held, role: 'body' | 'total'): TableContent['rows'][number] => ({
    cells: [label, ref(planned.id), ref(actual.id), ref(variance.id, 'label'), percent ? ref(percent.id, 'label') : '–'],
    role,
    tones: ['neutral', 'neutral', 'neutral', toneOf(variance.value), toneOf(variance.value)],
  });
  const [worst] = lines;
  const best = lines.at(-1)!;
  const worse = lines.filter(adverse).length;
  const count = held.count('lines', lines.length);
  const bySize = lines.toSorted((a, b) => Math.abs(b.variance.value) - Math.abs(a.variance.value));
  const chosen = new Set(lines.length > most.table ? bySize.slice(0, most.table - 1) : lines);
  const [largest, others] = [lines.filter((line) => chosen.has(line)), [...lines.filter((line) => !chosen.has(line)), ...held.untold]];
  const reading = [worst!, best].flatMap((line, at) => ((at === 0 ? adverse(line) : helpful(line)) ? [lineMoved(held, line)] : []));
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
        ...[head, catalogue.say('plan-actual'), catalogue.say('plan-variance'), catalogue.say('finance-percent')].map((label) => ({
          label,
          align: 'right' as const,
        })),
      ],
      rows: [
        ...largest.map((line) => row(line.label, line, 'body')),
        ...(others.length > 0 ? [row(catalogue.say('word-other'), rest(held, others), 'body')] : []),
        row(held.result, total, 'total'),
      ],
      reading,
    },
  });
}
