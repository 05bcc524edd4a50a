/** Actual against plan: every line with its plan and variance, good and bad in colour; and the profit bridge from plan to actual. */
import { factId, type MetricNote } from '../../../../model/fact.ts';
import { ref, type Text } from '../../../../model/text.ts';
import { isLeftOver } from '../../../data/records/statement-lines.ts';
import type { Known } from '../../../insight/evidence.ts';
import { type Context, safe } from '../context.ts';
import type { Draft } from '../draft.ts';
import { evidencePage } from '../evidence-page.ts';
import { fitTitle, isLong } from '../titles.ts';
import { topicsOf } from '../topics.ts';

const none = '–';
/** Fewer lines go on the scorecard. */
const fewest = 3;
const asked = 'plan budget forecast variance actual target p&l pnl profit loss statement finance';

interface Line {
  note: MetricNote;
  actual: Known;
  plan: Known;
  variance: Known;
  percent: Known | null;
}

export function hasPlanPage(context: Context): boolean {
  return linesOf(context).length >= fewest;
}

export function planVariance(context: Context, worth: number): Draft | null {
  const { catalogue, evidence, now } = context;
  const lines = linesOf(context);
  if (lines.length < fewest) return null;
  const other = (reference: 'forecast' | 'last_year') => lines.map(({ note }) => evidence.get(`${note.id}.${reference}`, 0));
  const more = [
    { label: catalogue.say('finance-forecast'), facts: other('forecast') },
    { label: catalogue.say('finance-last-year'), facts: other('last_year') },
  ].filter(({ facts }) => facts.some((fact) => fact !== null));
  const source = context.sourceOf(lines[0]!.note.id);
  const main = mainOf(lines);
  return evidencePage(context, {
    topics: topicsOf(main.note, null, asked),
    worth,
    metric: main.note.id,
    proves: lines.flatMap(({ note }) => context.find('threshold', note.id)?.id ?? []),
    source,
    id: 'plan-variance',
    kind: 'table',
    titles: titleOf(context, main),
    lead: catalogue.say('finance-lead', { now: safe(now) }),
    notes: context.notes(extremes(context, lines), [main.actual, main.plan, main.variance]),
    content: {
      columns: [
        { label: catalogue.say('plan-metric'), align: 'left' },
        ...[
          catalogue.say('plan-actual'),
          catalogue.say('plan-plan'),
          catalogue.say('plan-variance'),
          catalogue.say('finance-percent'),
          ...more.map(({ label }) => label),
        ].map((label) => ({ label, align: 'right' as const })),
      ],
      rows: lines.map(({ note, actual, plan, variance, percent }, at) => {
        const tone = toneOf(note, variance);
        return {
          cells: [
            context.label(note.id),
            ref(actual.id),
            ref(plan.id),
            ref(variance.id, 'label'),
            percent ? ref(percent.id, 'label') : none,
            ...more.map(({ facts }) => (facts[at] ? ref(facts[at].id) : none)),
          ],
          role: isLeftOver(note.measured?.label ?? note.label) ? ('total' as const) : ('body' as const),
          tones: ['neutral' as const, 'neutral' as const, 'neutral' as const, tone, tone],
        };
      }),
      reading: extremes(context, lines),
    },
  });
}

/** Null if the lines do not add up to the profit in both plan and actual. */
export function planBridge(context: Context, worth: number): Draft | null {
  const { catalogue, evidence } = context;
  const lines = linesOf(context);
  for (const profit of lines.filter(({ note }) => isLeftOver(note.measured?.label ?? note.label)).reverse()) {
    const before = lines.slice(0, lines.indexOf(profit)).filter(({ note }) => !isLeftOver(note.measured?.label ?? note.label));
    const signs = before.map(({ note, actual }) => (note.polarity === 'down' && actual.value >= 0 ? -1 : 1));
    const adds = (of: 'actual' | 'plan') =>
      Math.abs(before.reduce((sum, line, at) => sum + signs[at]! * line[of].value, -profit[of].value)) <= 0.005;
    if (before.length < 2 || !adds('actual') || !adds('plan')) continue;
    const steps = before.map((line, at) => {
      if (signs[at] === 1) return line.variance;
      return evidence.keep({
        ...line.variance,
        id: factId({ metric: `${line.note.id}.variance_effect`, at: 0 }),
        label: `${line.variance.label}, as it moves the profit`,
        value: line.variance.value === 0 ? 0 : -line.variance.value,
        formula: `${line.variance.formula}, taken off`,
        sql: '',
        from: [line.variance.id],
      })!;
    });
    const moved = before.map((line, at) => ({ line, step: steps[at]! })).filter(({ step }) => step.value !== 0);
    if (moved.length === 0) return null;
    const byEffect = (sign: 1 | -1) =>
      [...moved]
        .filter(({ step }) => step.value * sign > 0)
        .sort((a, b) => (b.step.value - a.step.value) * sign || (a.step.id < b.step.id ? -1 : 1))[0];
    const sides = profit.variance.value < 0 ? ([-1, 1] as const) : ([1, -1] as const);
    const farthest = sides.flatMap((sign) => byEffect(sign) ?? []).map(({ line, step }) => [context.label(line.note.id), step.id] as const);
    const titles = [2, 1].map((count) =>
      catalogue.say('finance-from-plan', {
        label: context.label(profit.note.id),
        moved: farthest.slice(0, count).map(([label, effect]) => `${label} ${ref(effect, 'signed')}`),
      }),
    );
    const source = context.sourceOf(profit.note.id);
    return {
      part: 'evidence',
      topics: topicsOf(profit.note, null, `${asked} bridge`),
      worth,
      metric: profit.note.id,
      proves: [],
      slide: {
        id: 'bridge-plan',
        kind: 'bridge',
        title: fitTitle(titles.filter((text) => !isLong(text)).concat(titles.at(-1)!)),
        lead: catalogue.say('finance-lead', { now: safe(context.now) }),
        section: catalogue.say('sections-results'),
        ...(source ? { source } : {}),
        notes: context.notes(extremes(context, before), [profit.actual, profit.plan, ...steps]),
        content: {
          start: { label: catalogue.say('plan-plan'), value: profit.plan.id },
          steps: moved.map(({ line, step }) => ({ label: context.label(line.note.id), value: step.id })),
          end: { label: catalogue.say('plan-actual'), value: profit.actual.id },
          net: profit.variance.id,
          reading: [
            ...titleOf(context, profit)
              .slice(0, 1)
              .map((text) => `${text}.`.replace('。.', '。')),
            ...extremes(context, before),
          ],
        },
      },
    };
  }
  return null;
}

/** The lines with a plan, in statement order. */
function linesOf({ table, evidence }: Context): Line[] {
  return table.metrics.flatMap((note): Line[] => {
    if (note.measured?.how !== 'sum' || note.status !== 'computed') return [];
    const [actual, plan, variance, percent] = ['', '.target', '.variance', '.variance_pct'].map((suffix) =>
      evidence.get(`${note.id}${suffix}`, 0),
    );
    return actual && plan && variance ? [{ note, actual, plan, variance, percent: percent ?? null }] : [];
  });
}

/** The profit; otherwise the first line. */
function mainOf(lines: readonly Line[]): Line {
  return lines.findLast(({ note }) => isLeftOver(note.measured?.label ?? note.label)) ?? lines[0]!;
}

function titleOf(context: Context, { note, actual, plan, variance, percent }: Line): Text[] {
  const side = variance.value > 0 ? 'above' : variance.value < 0 ? 'below' : 'on';
  const said = { label: context.label(note.id), actual: ref(actual.id), plan: ref(plan.id), side };
  const { catalogue } = context;
  if (side === 'on') return [catalogue.say('finance-against-on', said)];
  return [percent ? catalogue.say('finance-against-by', { ...said, percent: ref(percent.id) }) : catalogue.say('finance-against', said)];
}

function toneOf({ polarity }: MetricNote, { value }: Known): 'good' | 'bad' | 'neutral' {
  if (value === 0 || polarity === 'neutral') return 'neutral';
  return value > 0 === (polarity === 'up') ? 'good' : 'bad';
}

/** The lines with the best and worst variance against plan, excluding profit lines. */
function extremes(context: Context, lines: readonly Line[]): Text[] {
  const { catalogue } = context;
  const farthest = (tone: 'good' | 'bad') =>
    lines
      .filter(({ note, variance }) => toneOf(note, variance) === tone && !isLeftOver(note.measured?.label ?? note.label))
      .sort((a, b) => Math.abs(b.variance.value) - Math.abs(a.variance.value) || (a.note.id < b.note.id ? -1 : 1))[0];
  const [good, bad] = [farthest('good'), farthest('bad')];
  return [
    ...(good ? [catalogue.say('finance-helps', { label: context.label(good.note.id), variance: ref(good.variance.id) })] : []),
    ...(bad ? [catalogue.say('finance-hurts', { label: context.label(bad.note.id), variance: ref(bad.variance.id) })] : []),
  ];
}
