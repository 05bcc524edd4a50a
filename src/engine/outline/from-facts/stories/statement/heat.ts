/** Where and when: every line in every month. */
import type { Period } from '../../../../../model/period.ts';
import type { Known } from '../../../../insight/evidence.ts';
import { lineDimension, stepDimension } from '../../../../metrics/finance/statement-facts.ts';
import type { Draft } from '../../draft.ts';
import type { HeldStatement, Line } from './held.ts';
import { most, pageOf } from './page.ts';

export function heat(held: HeldStatement): Draft | null {
  const { context, note, basis, now } = held;
  const { catalogue } = context;
  if (note.steps.length < 3 || note.steps.length > 12) return null;
  const lines = [...held.lines].sort((a, b) => Math.abs(b.variance.value) - Math.abs(a.variance.value)).slice(0, most.heat);
  const shown = held.lines.filter((line) => lines.includes(line));
  // Twelve amounts do not fit beside each other.
  const groups =
    note.steps.length > most.columns
      ? quartersOf(note.steps, context.table.reporting)
      : note.steps.map((step) => ({ id: step, steps: [step] }));
  const inGroup = (line: Line, { id, steps }: (typeof groups)[number]): Known | null => {
    const facts = steps.flatMap((step) => held.inStep(step, line)?.variance ?? []);
    if (facts.length <= 1) return facts[0] ?? null;
    const scope = { [lineDimension]: line.member, [stepDimension]: id };
    return held.worked(
      '',
      facts.reduce((sum, { value }) => sum + value, 0),
      facts,
      `sum of ${id}`,
      scope,
    );
  };
  const all = held.lines.map((line) => ({ line, values: groups.map((group) => inGroup(line, group)) }));
  const rows = all.filter(({ line }) => shown.includes(line));
  // Months of a quarter that is not over are shown, and are no quarter.
  const isQuarterly = groups[0]!.id.includes('Q');
  const told = groups.flatMap(({ id }, at) => (id.includes('Q') === isQuarterly ? [at] : []));
  const always = (way: (value: number) => boolean) =>
    all
      .filter(({ values }) =>
        told.every((at) => {
          const fact = values[at];
          return fact != null && way(fact.value);
        }),
      )
      .map(({ line }) => line.label);
  const [worse, better] = [always((value) => value < 0), always((value) => value >= 0)];
  const by = catalogue.say(isQuarterly ? 'statement-quarters' : 'statement-months');
  const count = held.count('steps shown', told.length);
  const reading = [
    ...(worse.length > 0 ? [catalogue.say('statement-always-worse', { basis, count, steps: by, lines: worse.slice(0, 4) })] : []),
    ...(better.length > 0 ? [catalogue.say('statement-always-better', { basis, count, steps: by, lines: better.slice(0, 4) })] : []),
  ];
  return pageOf(held, {
    id: 'heat-lines',
    kind: 'heat-table',
    worth: 0.8,
    more: 'month quarter line heat',
    titles: [
      worse.length > 0
        ? catalogue.say('statement-heat', {
            worse: held.count('lines always below', worse.length),
            count: held.count('lines', all.length),
            basis,
            steps: by,
          })
        : catalogue.say('statement-heat-never', { basis, steps: by }),
    ],
    lead: catalogue.say('statement-heat-lead', { now }),
    say: reading,
    content: {
      head: catalogue.say('statement-line'),
      columns: groups.map(({ id }) => held.stepName(id, 'short')),
      rows: rows.map(({ line, values }) => ({ label: line.label, values: values.map((fact) => fact?.id ?? null) })),
      middle: {
        value: held.worked('.none', 0, [held.total.variance], 'on plan').id,
        label: catalogue.say('statement-heat-middle', { basis }),
        good: 'above',
      },
      reading,
    },
  });
}

/** Months by the quarter of their year, fiscal or not, in order; those of a quarter that is not over by themselves. */
function quartersOf(months: readonly string[], { id: year, start }: Period): { id: string; steps: string[] }[] {
  const found = new Map<string, string[]>();
  for (const month of months) {
    const number = Number(month.slice(5)) - 1;
    const inYear = year.startsWith('FY') ? (number - Number(start.slice(5, 7)) + 13) % 12 : number;
    const id = `${year.startsWith('FY') ? year.slice(0, 4) : month.slice(0, 4)}-Q${Math.floor(inYear / 3) + 1}`;
    found.set(id, [...(found.get(id) ?? []), month]);
  }
  return [...found].flatMap(([id, steps]) => (steps.length === 3 ? [{ id, steps }] : steps.map((step) => ({ id: step, steps: [step] }))));
}
