/** The scorecard as a table: each figure with its plan, the prior period and the prior year. */
import type { MetricNote } from '../../../../model/fact.ts';
import { ref, type Text } from '../../../../model/text.ts';
import { changeOf } from '../../../insight/derived-fact.ts';
import type { Known } from '../../../insight/evidence.ts';
import type { TableContent } from '../../../kinds/table.ts';
import { type Context, safe } from '../context.ts';

const none = '–';
const least = 2;

interface Row {
  note: MetricNote;
  actual: Known;
  plan: Known | null;
  variance: Known | null;
  prior: Known | null;
  yearBefore: Known | null;
}

/** Null if there are too few plans and prior years: tiles then say it better. */
export function planTable(context: Context, shown: readonly MetricNote[]): { title: Text | null; content: TableContent } | null {
  const { evidence, table, now } = context;
  const rows = shown.flatMap((note): Row[] => {
    const actual = evidence.get(note.id, 0);
    const plan = evidence.get(`${note.id}.target`, 0);
    const year = evidence.yearBefore?.offset === table.prior?.offset ? null : evidence.yearBefore;
    return actual
      ? [
          {
            note,
            actual,
            plan,
            variance: plan && evidence.keep(changeOf(actual, plan, '.variance')),
            prior: table.prior && evidence.get(note.id, table.prior.offset),
            yearBefore: year && evidence.get(note.id, year.offset),
          },
        ]
      : [];
  });
  const planned = rows.filter(({ plan }) => plan !== null);
  const years = rows.filter(({ yearBefore }) => yearBefore !== null);
  if (planned.length < least && (planned.length === 0 || years.length < least)) return null;
  const { catalogue } = context;
  const cell = (fact: Known | null, style?: 'label') => (fact ? ref(fact.id, style) : none);
  const columns = [
    { label: catalogue.say('plan-plan'), cells: rows.map(({ plan }) => cell(plan)), shown: true },
    { label: `${catalogue.say('plan-actual')} ${now}`, cells: rows.map(({ actual }) => cell(actual)), shown: true },
    { label: catalogue.say('plan-variance'), cells: rows.map(({ variance }) => cell(variance, 'label')), shown: true },
    { label: safe(table.prior?.label ?? ''), cells: rows.map(({ prior }) => cell(prior)), shown: table.prior !== null },
    { label: safe(evidence.yearBefore?.label ?? ''), cells: rows.map(({ yearBefore }) => cell(yearBefore)), shown: years.length > 0 },
  ].filter((column) => column.shown);
  return {
    title: planned.length < least ? null : titleOf(context, planned),
    content: {
      columns: [
        { label: catalogue.say('plan-metric'), align: 'left' },
        ...columns.map(({ label }) => ({ label, align: 'right' as const })),
      ],
      rows: rows.map(({ note, plan }, index) => ({
        cells: [context.label(note.id), ...columns.map(({ cells }) => cells[index]!)],
        role: plan ? ('highlight' as const) : ('body' as const),
      })),
      reading: [],
    },
  };
}

/** A target to fall is met by falling. */
function titleOf(context: Context, planned: readonly Row[]): Text {
  const reached = planned.filter(({ note, variance }) => (note.polarity === 'down' ? variance!.value <= 0 : variance!.value >= 0));
  return context.catalogue.say('plan-title', {
    reached: ref(context.count('plans_reached', 'Figures that reached their plan', reached.length, {})),
    planned: ref(context.count('plans', 'Figures with a plan', planned.length, {})),
  });
}
