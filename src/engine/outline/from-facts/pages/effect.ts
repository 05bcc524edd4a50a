/** A measure before and after a suspected cause, of those it concerns and of what they are compared with. */
import { first as upper } from '../../../../languages/catalogue.ts';
import { effectId } from '../../../../model/fact.ts';
import { directionOf } from '../../../../model/finding.ts';
import type { Period } from '../../../../model/period.ts';
import { ref, type Text } from '../../../../model/text.ts';
import type { Known } from '../../../insight/evidence.ts';
import type { Effect, EffectSide } from '../../../insight/finders/effect.ts';
import type { Aside } from '../../../kinds/parts/aside.ts';
import { shownValue } from '../../../language/numbers.ts';
import { monthName } from '../../../language/span-name.ts';
import { type Context, safe } from '../context.ts';
import type { Draft } from '../draft.ts';
import { evidencePage } from '../evidence-page.ts';
import { topicsOf } from '../topics.ts';

/** Months of the chart: at least so many, if the data have them. */
const leastShown = 12;

type Said = ReturnType<typeof saidOfEffect>;

export function saidOfEffect(context: Context, { note, metric, basis, own, other, gap, worth, least, verdict, way }: Effect) {
  const { catalogue, evidence, table, brief } = context;
  const dimension = note.treated && table.dimensions.find(({ id }) => id === note.treated!.dimension);
  const numbers = { language: brief.language, preciseMetrics: new Set([metric.id]) };
  const rows = evidence.workedOut(evidence.rowsBehind(own.after), '.both', own.before.n + own.after.n, [own.before, own.after], {
    label: context.subjectOf(metric.id),
    formula: `${context.subjectOf(metric.id)} before and after`,
    n: own.before.n + own.after.n,
  });
  return {
    label: context.label(metric.id),
    who: note.treated && dimension ? catalogue.list(note.treated.members.map((member) => context.memberOf(dimension, member))) : null,
    direction: directionOf(shownValue(own.change, numbers).value),
    change: ref(own.change.id),
    before: ref(own.before.id),
    after: ref(own.after.id),
    start: safe(note.start.label),
    basis,
    beside: other && ref(other.change.id),
    besideBefore: other && ref(other.before.id),
    besideAfter: other && ref(other.after.id),
    gap: ref(gap.id),
    worth: worth && ref(worth.id),
    least: least && ref(least.id),
    verdict,
    of: way === 'rate' || (metric.unit === 'count' && own.after.value === own.after.n) ? 'rows' : 'amount',
    rows: ref(rows.id),
    subject: context.subjectOf(metric.id, rows.value),
    from: spanInWords(context, note.before),
    until: spanInWords(context, note.after),
  };
}

export function effectPage(context: Context, effect: Effect, said: Said): Draft {
  const { catalogue } = context;
  const { note, metric, own, other, gap, verdict, yearBefore } = effect;
  const reading = [
    catalogue.say('effect-verdict', said),
    ...(verdict === 'apart' && effect.worth ? [catalogue.say('effect-worth', said)] : []),
    ...(verdict === 'chance' && effect.least ? [catalogue.say('effect-least', said)] : []),
    ...(yearBefore ? [catalogue.say('effect-year', { change: ref(yearBefore.change.id) })] : []),
  ];
  const dimension = note.treated && context.table.dimensions.find(({ id }) => id === note.treated!.dimension);
  const chart = chartOf(context, effect, said);
  return evidencePage(context, {
    topics: topicsOf(metric, dimension ?? null, 'trend before after effect'),
    worth: 1,
    metric: metric.id,
    id: `effect-${metric.id}-${note.start.id}`,
    kind: 'trend',
    titles: catalogue.forms('effect-page-titles', said),
    lead: catalogue.say('effect-lead', { ...said, unit: context.unit(metric.id) }),
    notes: context.notes(reading, [own.before, own.after, ...(other ? [other.before, other.after] : []), gap]),
    content: {
      chart: 'line',
      periods: chart.months.map(({ id, start, label }) =>
        /^\d{4}-\d\d$/.test(id) ? monthName(start, context.brief.language) : safe(label),
      ),
      series: chart.series,
      highlight: Math.max(
        0,
        chart.months.findIndex(({ offset }) => offset === note.start.offset),
      ),
      partial: [],
      aside: asideOf(context, effect, said),
      reading,
      soWhat: catalogue.say('effect-so-what', said),
    },
  });
}

interface Chart {
  months: readonly Period[];
  series: { name: string; values: (string | null)[] }[];
}

/** By month, from before it began: beside it the others or, of a sum, what their pace would have made of it; or the same months a year before. */
function chartOf(context: Context, { note, basis, way, own, other }: Effect, said: Said): Chart {
  const { catalogue, evidence } = context;
  const needed = note.course.filter(({ offset }) => offset >= note.before[0]!.offset).length;
  const months = note.course.slice(-Math.max(leastShown, needed));
  const at = (month: Period | undefined, side: 'own' | 'others') => (month ? evidence.byId(effectId(note, month, side)) : null);
  const names = catalogue.parts('effect-series');
  const pace = (month: Period): Known | null => {
    const [one, like] = [at(month, 'others'), at(month, 'own')];
    if (!one || !like || !other || other.before.value <= 0) return null;
    const value = (own.before.value * one.value) / other.before.value;
    return evidence.workedOut(like, '.pace', like.unit === 'count' ? Math.round(value) : value, [own.before, other.before, one], {
      label: `${like.label}, at the pace of the others`,
      formula: `${own.before.formula} times the others’ figure of the month, divided by theirs before`,
    });
  };
  const beside = (month: Period): string | null => {
    if (basis === 'year')
      return (
        at(
          note.course.find(({ offset }) => offset === month.offset - 12),
          'own',
        )?.id ?? null
      );
    return (way === 'sum' ? pace(month) : at(month, 'others'))?.id ?? null;
  };
  const line = { name: said.who ?? said.label, values: months.map((month) => at(month, 'own')?.id ?? null) };
  if (basis === 'none') return { months, series: [line] };
  const name = basis === 'year' ? names.year : way === 'sum' ? names.pace : names.others;
  return { months, series: [line, { name, values: months.map(beside) }] };
}

function asideOf(context: Context, { own, other, basis }: Effect, said: Said): Aside {
  const { catalogue } = context;
  const heads = catalogue.parts('effect-columns');
  const names = catalogue.parts('effect-series');
  const row = (name: string, { before, after, change }: EffectSide, role: 'highlight' | 'body') => ({
    cells: [name, ref(before.id), ref(after.id), ref(change.id, 'signed')],
    role,
  });
  return {
    columns: [
      { label: heads.group, align: 'left' },
      { label: heads.before, align: 'right' },
      { label: heads.after, align: 'right' },
      { label: heads.change, align: 'right' },
    ],
    rows: [
      row(said.who ?? upper(said.label), own, 'highlight'),
      ...(other ? [row(basis === 'year' ? names.year : names.others, other, 'body')] : []),
    ],
  };
}

function spanInWords({ catalogue }: Context, months: readonly Period[]): Text {
  const [from, until] = [safe(months[0]!.label), safe(months.at(-1)!.label)];
  return from === until ? from : catalogue.say('cells-span', { first: from, last: until });
}
