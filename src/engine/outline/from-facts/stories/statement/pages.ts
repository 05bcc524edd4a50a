/** The pages of a statement held against its plan: how far it is off, where, since when, what that means and what to do. */
import type { Dimension } from '../../../../../model/fact.ts';
import type { KindId, OutlineSlide } from '../../../../../model/outline.ts';
import { ref, type Text } from '../../../../../model/text.ts';
import { type Known, residualOfStep } from '../../../../insight/evidence.ts';
import type { ExecutiveSummaryContent } from '../../../../kinds/executive-summary.ts';
import type { ScorecardContent } from '../../../../kinds/scorecard.ts';
import type { TableContent } from '../../../../kinds/table.ts';
import { lineDimension, stepDimension } from '../../../../metrics/finance/statement-facts.ts';
import { readAction } from '../../action-item.ts';
import { namesOf, safe } from '../../context.ts';
import type { Draft, Part } from '../../draft.ts';
import { decisionsOf, givenActions, proposedAction, proposedLead } from '../../pages/actions.ts';
import type { Step } from '../../steps/step.ts';
import { fitTitle, isLong, withoutBold } from '../../titles.ts';
import { topicsOf } from '../../topics.ts';
import type { Held, HeldStatement, Line } from './held.ts';

const topics = 'plan budget forecast variance actual target p&l pnl profit loss statement finance result cost revenue';
const result = 'statement_result';
/** Lines in a chart or table; the rest are added up. */
const most = { bridge: 8, table: 8, heat: 10, columns: 6 } as const;

interface Page<K extends KindId> {
  id: string;
  kind: K;
  part?: Part;
  worth: number;
  titles: readonly Text[];
  lead?: Text;
  say?: readonly Text[];
  figures?: readonly (Known | null)[];
  more?: string;
  content: OutlineSlide<K>['content'];
}

function pageOf<K extends KindId>({ context }: HeldStatement, page: Page<K>): Draft {
  const { id, kind, part = 'evidence', worth, titles, lead, say = [], figures = [], more = '', content } = page;
  const source = context.sourceOf(result);
  const section = { scorecard: 'sections-results', outlook: 'sections-outlook', actions: 'sections-actions' } as const;
  const named = context.catalogue.say(part in section ? section[part as keyof typeof section] : 'sections-evidence');
  const slide = {
    id,
    kind,
    title: fitTitle(titles.map((text) => withoutBold(text))),
    ...(lead !== undefined && { lead }),
    section: named,
    ...(source && { source }),
    notes: context.notes(say, figures),
    content,
  } as Draft['slide'];
  return { part, topics: topicsOf(context.note(result), null, `${topics} ${more}`), worth, metric: result, proves: [], slide };
}

const adverse = ({ variance }: Held) => variance.value < 0;
const helpful = ({ variance }: Held) => variance.value > 0;
const sideOf = ({ variance }: Held) => (variance.value > 0 ? 'above' : 'below');
const toneOf = (value: number) => (value > 0 ? ('good' as const) : value < 0 ? ('bad' as const) : ('neutral' as const));

/** Lines in the direction of the total, largest first, then the largest offset. */
function causes({ lines, total }: HeldStatement): Line[] {
  const [worse, better] = [lines.filter(adverse), lines.filter(helpful).reverse()];
  const [first, second] = adverse(total) ? [worse, better] : [better, worse];
  return [...first.slice(0, 2), ...second.slice(0, 1)];
}

const moved = (line: Line) => `${line.label} ${ref(line.variance.id, 'signed')}`;

function headlines(held: HeldStatement): Text[] {
  const { context, total, result: label, basis } = held;
  const { catalogue } = context;
  if (total.variance.value === 0) return [catalogue.say('statement-on', { result: label, basis, actual: ref(total.actual.id) })];
  // Costs above their plan are a result below it.
  const side = held.costsOnly ? held.side({ kind: 'cost' }, total) : sideOf(total);
  const gap = ref(total.variance.id);
  const all = causes(held).map((line) => (held.costsOnly ? `${line.label} ${ref(costOf(held, line).id, 'signed')}` : moved(line)));
  const forms = (shown: readonly string[]) => catalogue.forms('statement-headline', { result: label, gap, side, basis, causes: shown });
  return [
    ...[3, 2, 1].filter((count) => count <= all.length).flatMap((count) => forms(all.slice(0, count)).slice(0, 1)),
    forms([]).at(-1)!,
  ];
}

/** What a line costs beyond its plan: the variance, as said of spending. */
function costOf({ context }: HeldStatement, { variance, label }: Line): Known {
  const how = { label: `${label}, spent beyond plan`, formula: `${variance.formula}, as spending` };
  return context.evidence.workedOut(variance, '.spent', -variance.value, [variance], how);
}

export function scorecard(held: HeldStatement): Draft {
  const { context, total, basis, note } = held;
  const { catalogue } = context;
  const [revenue, costs] = [held.held('statement_revenue'), held.held('statement_costs')];
  const tile = (
    label: string,
    each: Held,
    kind: 'revenue' | 'cost',
    measure: 'statement_result' | 'statement_revenue' | 'statement_costs',
  ) => {
    const trend = note.steps.map((step) => held.held(measure, { [stepDimension]: step })?.actual.id ?? null);
    const change = each.percent ?? each.variance;
    return {
      label,
      value: held.shown({ kind }, each.actual),
      change: {
        text: catalogue.say('statement-against', { gap: ref(kind === 'cost' ? spentOf(held, change).id : change.id, 'label'), basis }),
        direction:
          held.side({ kind }, each) === 'above' && each.variance.value !== 0
            ? ('up' as const)
            : each.variance.value === 0
              ? ('flat' as const)
              : ('down' as const),
        tone: toneOf(each.variance.value),
      },
      target: held.shown({ kind }, each.planned),
      ...(trend.length >= 3 && trend.every((id) => id !== null) && kind === 'revenue' ? { trend } : {}),
    };
  };
  const tiles: ScorecardContent['tiles'] = [
    ...(revenue ? [tile(context.label('statement_revenue'), revenue, 'revenue', 'statement_revenue')] : []),
    ...(costs ? [tile(context.label('statement_costs'), costs, 'cost', 'statement_costs')] : []),
    ...(held.costsOnly ? [] : [tile(held.result, total, 'revenue', 'statement_result')]),
    ...held.lines
      .filter((line) => line.variance.value !== 0)
      .sort((a, b) => Math.abs(b.variance.value) - Math.abs(a.variance.value))
      .slice(0, 3)
      .map((line) => ({
        label: line.label,
        value: held.shown(line, line.actual),
        change: {
          text: catalogue.say('statement-against', {
            gap: ref(line.kind === 'cost' ? spentOf(held, line.percent ?? line.variance).id : (line.percent ?? line.variance).id, 'label'),
            basis,
          }),
          direction: held.side(line, line) === 'above' ? ('up' as const) : ('down' as const),
          tone: toneOf(line.variance.value),
        },
        target: held.shown(line, line.planned),
      })),
  ];
  const costsSaid = costs && { costs: ref(costs.variance.id), costsSide: held.side({ kind: 'cost' }, costs), basis };
  const title =
    revenue && costsSaid
      ? catalogue.say('statement-scorecard', { ...costsSaid, revenue: ref(revenue.variance.id), revenueSide: sideOf(revenue) })
      : costsSaid
        ? catalogue.say('statement-scorecard-costs', costsSaid)
        : headlines(held).at(-1)!;
  return pageOf(held, {
    id: 'scorecard',
    kind: 'scorecard',
    part: 'scorecard',
    worth: 0.9,
    titles: [title],
    lead: leadOf(held),
    figures: [revenue?.variance ?? null, costs?.variance ?? null, total.variance],
    content: { tiles, periods: note.steps.map((step) => held.stepName(step, 'short')) },
  });
}

/** A variance as said of spending: more of it is above plan. */
function spentOf({ context }: HeldStatement, fact: Known): Known {
  const how = { label: `${fact.label}, as spending`, formula: `${fact.formula}, as spending`, unit: fact.unit };
  return context.evidence.workedOut(fact, '.spending', -fact.value, [fact], how);
}

function leadOf({ context, now, head }: HeldStatement): Text {
  return context.catalogue.say('statement-cover', { company: null, head, now });
}

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

function lineMoved(held: HeldStatement, line: Line): Text {
  const said = {
    line: line.label,
    gap: ref(line.variance.id),
    actual: held.shown(line, line.actual),
    planned: held.shown(line, line.planned),
    basis: held.basis,
  };
  const { catalogue } = held.context;
  // Without revenue there is no result to speak of.
  return held.costsOnly
    ? catalogue.say('statement-line-stood', { ...said, side: held.side(line, line) })
    : catalogue.say('statement-line-moved', { ...said, good: helpful(line) });
}

/** Several lines as one. */
function rest(held: HeldStatement, lines: readonly Line[]): Held {
  const { evidence } = held.context;
  const sum = (of: 'actual' | 'planned' | 'variance') => {
    const facts = lines.map((line) => line[of]);
    const value = facts.reduce((total, fact) => total + fact.value, 0);
    return evidence.workedOut(held.total[of], '', value, facts, {
      label: `${held.total[of].label}, the other lines`,
      formula: 'sum of the lines not shown',
      scope: { [lineDimension]: '(other)' },
    });
  };
  return { actual: sum('actual'), planned: sum('planned'), variance: sum('variance'), percent: null };
}

export function bridge(held: HeldStatement): Draft | null {
  const { context, lines, total, basis, head } = held;
  const { catalogue } = context;
  const ordered = lines
    .filter(({ variance }) => variance.value !== 0)
    .sort((a, b) => Math.abs(b.variance.value) - Math.abs(a.variance.value));
  if (ordered.length === 0 || held.costsOnly) return null;
  const shown = ordered.length > most.bridge ? ordered.slice(0, most.bridge - 1) : ordered;
  const others = [...ordered.slice(shown.length), ...held.untold];
  const steps = [...shown.filter(adverse), ...shown.filter(helpful)].map(({ label, variance }) => ({ label, value: variance.id }));
  const sum = (suffix: string, parts: readonly Line[], formula: string) =>
    held.worked(
      suffix,
      parts.reduce((all, { variance }) => all + variance.value, 0),
      parts.map(({ variance }) => variance),
      formula,
    );
  const bad = sumOfAdverse(held);
  const good = sum('.favourable', [...lines, ...held.untold].filter(helpful), 'sum of the favourable variances');
  const main = adverse(total) ? lines[0]! : lines.at(-1)!;
  const without = held.worked(
    '.without',
    total.variance.value - main.variance.value,
    [total.variance, main.variance],
    `variance without ${main.label}`,
  );
  const reading = [
    ...(main.variance.value !== total.variance.value
      ? [
          catalogue.say('statement-without', {
            line: main.label,
            rest: ref(without.id),
            side: without.value > 0 ? 'above' : 'below',
            basis,
          }),
        ]
      : []),
    ...[lines.at(-1)!, lines[0]!]
      .filter((line) => line !== main && adverse(line) !== adverse(total))
      .slice(0, 1)
      .map((line) => lineMoved(held, line)),
  ];
  return pageOf(held, {
    id: 'bridge-plan',
    kind: 'bridge',
    worth: 0.98,
    more: 'bridge driver',
    titles:
      bad.value < 0 && good.value > 0
        ? [catalogue.say('statement-bridge', { basis, bad: ref(bad.id), good: ref(good.id) })]
        : [2, 1].map((count) => catalogue.say('statement-bridge-one', { causes: causes(held).slice(0, count).map(moved), basis })),
    lead: leadOf(held),
    say: reading,
    figures: [total.planned, total.actual, bad, good],
    content: {
      start: { label: head, value: total.planned.id },
      steps: [...steps, ...(others.length > 0 ? [{ label: catalogue.say('word-other'), value: rest(held, others).variance.id }] : [])],
      end: { label: catalogue.say('plan-actual'), value: total.actual.id },
      net: total.variance.id,
      reading,
    },
  });
}

function sumOfAdverse(held: HeldStatement): Known {
  const parts = [...held.lines, ...held.untold].filter(adverse).map(({ variance }) => variance);
  return held.worked(
    '.adverse',
    parts.reduce((all, { value }) => all + value, 0),
    parts,
    'sum of the adverse variances',
  );
}

interface Course {
  steps: { step: string; held: Held }[];
  worse: number;
  /** The step furthest below plan. */
  worst: { step: string; held: Held };
  halves: { half: Text; first: Known; last: Known } | null;
  /** The step from which the variance is another, with the mean of a step before and since. */
  turn: { step: string; before: Known; since: Known } | null;
  /** What a whole year brings at the mean since the turn, or of the last half. */
  pace: Known | null;
}

/** How much of the ups and downs a turn must explain, and how many times the mean before it must be since. */
const clear = { explained: 0.6, times: 2, least: 2 } as const;

/** Index of the step from which the mean is another; null where no step stands out. */
function turnOf(values: readonly number[]): number | null {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const around = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const splits = values.map((_, at) => at).slice(clear.least, values.length - clear.least + 1);
  const left = new Map(splits.map((split) => [split, residualOfStep(values, split)]));
  const best = splits.reduce<number | null>(
    (least, split) => (least === null || left.get(split)! < left.get(least)! ? split : least),
    null,
  );
  return best !== null && around > 0 && left.get(best)! <= around * (1 - clear.explained) ? best : null;
}

/** Of the result or of a line; null for fewer than three steps. */
function courseOf(held: HeldStatement, line?: Line): Course | null {
  const steps = held.note.steps.flatMap((step) => {
    const each = held.inStep(step, line);
    return each ? [{ step, held: each }] : [];
  });
  if (steps.length < 3 || steps.length > 24) return null;
  const worst = steps.reduce((least, each) => (each.held.variance.value < least.held.variance.value ? each : least));
  const size = Math.floor(steps.length / 2);
  const scope = line ? { [lineDimension]: line.member } : {};
  const sum = (suffix: string, of: Course['steps'], formula: string) =>
    held.worked(
      suffix,
      of.reduce((all, each) => all + each.held.variance.value, 0),
      of.map((each) => each.held.variance),
      formula,
      scope,
    );
  const [first, last] = [sum('.first_half', steps.slice(0, size), 'first half'), sum('.last_half', steps.slice(-size), 'last half')];
  const at = turnOf(steps.map((each) => each.held.variance.value));
  const mean = (suffix: string, of: Course['steps'], formula: string) => {
    const whole = sum(`${suffix}_sum`, of, formula);
    return held.worked(suffix, whole.value / of.length, [whole], `${formula}, the mean of a step`, scope);
  };
  const turned =
    at === null
      ? null
      : {
          before: mean('.before_turn', steps.slice(0, at), 'before the turn'),
          since: mean('.since_turn', steps.slice(at), 'since the turn'),
        };
  const tells = turned && Math.abs(turned.since.value) >= clear.times * Math.abs(turned.before.value);
  const turn = tells ? { step: steps[at!]!.step, ...turned } : null;
  const year = held.quarterly ? 4 : 12;
  const rate = turn ? turn.since.value : last.value / Math.max(1, size);
  const pace =
    steps.length === year ? held.worked('.pace', rate * year, [turn?.since ?? last], 'a whole year at the latest pace', scope) : null;
  return {
    steps,
    worse: steps.filter((each) => adverse(each.held)).length,
    worst,
    halves: size >= 2 ? { half: held.count('steps of a half', size), first, last } : null,
    turn,
    pace,
  };
}

/** When it went off: before and since its turn, or the first half and the last. */
function courseText(held: HeldStatement, { halves, turn, pace }: Course): Text[] {
  const { catalogue } = held.context;
  const said = { steps: held.steps, basis: held.basis };
  const step = catalogue.say(held.quarterly ? 'statement-quarter' : 'statement-month');
  const latest = turn?.since ?? halves?.last;
  return [
    ...(turn
      ? [
          catalogue.say('statement-turn', {
            step,
            from: held.stepName(turn.step),
            before: ref(turn.before.id),
            since: ref(turn.since.id),
            basis: held.basis,
          }),
        ]
      : halves
        ? [catalogue.say('statement-halves', { ...said, half: halves.half, first: ref(halves.first.id), last: ref(halves.last.id) })]
        : []),
    ...(pace && latest && latest.value < 0 && (turn || latest.value < halves!.first.value)
      ? [catalogue.say('statement-pace', { pace: ref(pace.id), basis: held.basis })]
      : []),
  ];
}

function courseShort(held: HeldStatement, { worse, steps }: Course): Text {
  const { catalogue } = held.context;
  const said = { result: held.result, basis: held.basis, count: held.count('steps', steps.length), steps: held.steps };
  if (worse === 0) return catalogue.say('statement-course-none', said);
  return catalogue.say('statement-course-short', { ...said, every: worse === steps.length, worse: held.count('steps below', worse) });
}

function courseTitle(held: HeldStatement, found: Course): Text {
  const { catalogue } = held.context;
  const { worse, worst, steps } = found;
  const said = { result: held.result, basis: held.basis, count: held.count('steps', steps.length), steps: held.steps };
  if (worse === 0) return catalogue.say('statement-course-none', said);
  const below = { ...said, every: worse === steps.length, worse: held.count('steps below', worse) };
  const { turn } = found;
  if (turn && turn.since.value < 0) {
    const step = catalogue.say(held.quarterly ? 'statement-quarter' : 'statement-month');
    return catalogue.say('statement-course-turn', { ...below, from: held.stepName(turn.step), step, since: ref(turn.since.id) });
  }
  return catalogue.say('statement-course', { ...below, worst: held.stepName(worst.step), gap: ref(worst.held.variance.id) });
}

export function course(held: HeldStatement): Draft | null {
  const found = courseOf(held);
  if (!found) return null;
  const { catalogue } = held.context;
  const { worst, steps } = found;
  const inWorst = held.lines
    .flatMap((line) => {
      const each = held.inStep(worst.step, line);
      return each ? [{ line, variance: each.variance }] : [];
    })
    .sort((a, b) => a.variance.value - b.variance.value)[0];
  const reading = [
    ...courseText(held, found),
    ...(inWorst && inWorst.variance.value < 0
      ? [catalogue.say('statement-worst', { worst: held.stepName(worst.step), line: inWorst.line.label, gap: ref(inWorst.variance.id) })]
      : []),
  ];
  return pageOf(held, {
    id: 'trend-result',
    kind: 'trend',
    worth: 0.95,
    more: 'trend course month quarter',
    titles: [courseTitle(held, found), courseShort(held, found)],
    lead: leadOf(held),
    say: reading,
    figures: [worst.held.variance],
    content: {
      chart: 'column',
      periods: steps.map(({ step }) => held.stepName(step, 'short')),
      series: [{ name: catalogue.say('plan-actual'), values: steps.map((each) => each.held.actual.id) }],
      target: { name: held.head, values: steps.map((each) => each.held.planned.id) },
      highlight: steps.findIndex(({ step }) => step === (found.turn?.step ?? worst.step)),
      partial: [],
      reading,
    },
  });
}

/** A line month by month: whether it is off all along or since when. */
export function lineCourse(held: HeldStatement, line: Line, worth: number): Draft | null {
  const found = courseOf(held, line);
  if (!found || line.variance.value === 0) return null;
  const { catalogue, evidence } = held.context;
  const { steps, worse } = found;
  const good = helpful(line);
  const whole = good
    ? held.worked(
        '.favourable',
        held.lines.filter(helpful).reduce((all, each) => all + each.variance.value, 0),
        held.lines.filter(helpful).map(({ variance }) => variance),
        'sum of the favourable variances',
      )
    : sumOfAdverse(held);
  const share = evidence.workedOut(line.variance, '.share', line.variance.value / whole.value, [line.variance, whole], {
    label: `${line.label}, share`,
    formula: `${line.label} as a share of ${whole.label}`,
    unit: 'ratio',
  });
  const drawn = (fact: Known) =>
    line.kind === 'revenue'
      ? fact.id
      : evidence.workedOut(fact, '.amount', -fact.value, [fact], { label: fact.label, formula: `${fact.formula}, without its sign` }).id;
  const reading = [
    ...courseText(held, found),
    ...(share.value < 1 ? [catalogue.say(good ? 'statement-share-good' : 'statement-share', { share: ref(share.id) })] : []),
  ];
  const said = {
    line: line.label,
    gap: ref(line.variance.id),
    side: held.side(line, line),
    basis: held.basis,
    count: held.count('steps', steps.length),
    steps: held.steps,
  };
  const better = steps.filter((each) => helpful(each.held)).length;
  return pageOf(held, {
    id: `trend-line-${held.lines.indexOf(line) + 1}`,
    kind: 'trend',
    worth,
    more: line.label,
    titles: [
      good
        ? catalogue.say('statement-trend-good', { ...said, every: better === steps.length, better: held.count('steps better', better) })
        : catalogue.say('statement-trend', { ...said, every: worse === steps.length, worse: held.count('steps worse', worse) }),
      catalogue.forms('statement-headline', { result: line.label, gap: said.gap, side: said.side, basis: held.basis, causes: [] }).at(-1)!,
    ],
    lead: leadOf(held),
    say: reading,
    figures: [line.actual, line.planned, line.variance],
    content: {
      chart: 'column',
      periods: steps.map(({ step }) => held.stepName(step, 'short')),
      series: [{ name: line.label, values: steps.map((each) => drawn(each.held.actual)) }],
      target: { name: held.head, values: steps.map((each) => drawn(each.held.planned)) },
      highlight: steps.findIndex(({ step }) => step === (found.turn?.step ?? found.worst.step)),
      partial: [],
      reading,
    },
  });
}

/** Where and when: every line in every month. */
export function heat(held: HeldStatement): Draft | null {
  const { context, note, basis, now } = held;
  const { catalogue } = context;
  if (note.steps.length < 3 || note.steps.length > 12) return null;
  const lines = [...held.lines].sort((a, b) => Math.abs(b.variance.value) - Math.abs(a.variance.value)).slice(0, most.heat);
  const shown = held.lines.filter((line) => lines.includes(line));
  // Twelve amounts do not fit beside each other.
  const groups = note.steps.length > most.columns ? quartersOf(note.steps) : note.steps.map((step) => ({ id: step, steps: [step] }));
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
  const rows = shown.map((line) => ({ line, values: groups.map((group) => inGroup(line, group)) }));
  const always = (way: (value: number) => boolean) =>
    rows.filter(({ values }) => values.every((fact) => fact !== null && way(fact.value))).map(({ line }) => line.label);
  const [worse, better] = [always((value) => value < 0), always((value) => value >= 0)];
  const by = catalogue.say(groups[0]!.id.includes('Q') ? 'statement-quarters' : 'statement-months');
  const count = held.count('steps shown', groups.length);
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
            count: held.count('lines shown', rows.length),
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

/** Months by the quarter of their year, in order. */
function quartersOf(months: readonly string[]): { id: string; steps: string[] }[] {
  const found = new Map<string, string[]>();
  for (const month of months) {
    const id = `${month.slice(0, 4)}-Q${Math.ceil(Number(month.slice(5)) / 3)}`;
    found.set(id, [...(found.get(id) ?? []), month]);
  }
  return [...found].map(([id, steps]) => ({ id, steps }));
}

/** What a unit of revenue costs, line by line: how much of the gap is volume and how much is the ratio of costs. */
export function ratios(held: HeldStatement): Draft | null {
  const { context, lines, basis, head, now, total } = held;
  const { catalogue, evidence } = context;
  const [revenue, costs] = [held.held('statement_revenue'), held.held('statement_costs')];
  if (!revenue || !costs || revenue.actual.value <= 0 || revenue.planned.value <= 0) return null;
  const ratio = (fact: Known, of: Known, suffix: string) =>
    evidence.workedOut(fact, suffix, -fact.value / of.value, [fact, of], {
      label: `${fact.label} as a share of revenue`,
      formula: `${fact.label} divided by ${of.label}`,
      unit: 'ratio',
    });
  const row = (each: Held) => {
    const [was, is] = [ratio(each.planned, revenue.planned, '.of_revenue'), ratio(each.actual, revenue.actual, '.of_revenue')];
    const change = evidence.workedOut(is, '.points', is.value - was.value, [is, was], {
      label: `${is.label}, change`,
      formula: `${is.label} less the same as planned`,
      unit: 'points',
    });
    const worth = evidence.workedOut(
      each.actual,
      '.ratio_worth',
      (was.value - is.value) * revenue.actual.value,
      [was, is, revenue.actual],
      {
        label: `${each.actual.label}, effect of its share of revenue`,
        formula: 'planned less actual share of revenue, times actual revenue',
      },
    );
    return { was, is, change, worth };
  };
  const whole = row(costs);
  const rows = lines
    .filter(({ kind }) => kind === 'cost')
    .map((line) => ({ line, ...row(line) }))
    .sort((a, b) => a.worth.value - b.worth.value);
  if (rows.length < 2 || Math.abs(whole.worth.value) < Math.abs(revenue.planned.value) * 1e-4) return null;
  const volume = held.worked(
    '.volume',
    total.variance.value - whole.worth.value,
    [total.variance, whole.worth],
    'variance less the effect of cost ratios',
  );
  const first = whole.worth.value < 0 ? rows[0]! : rows.at(-1)!;
  const reading = [
    catalogue.say('statement-ratio-split', { basis, volume: ref(volume.id), ratio: ref(whole.worth.id) }),
    catalogue.say('statement-ratio-line', { line: first.line.label, actual: ref(first.is.id), planned: ref(first.was.id) }),
  ];
  const cells = (label: string, { was, is, change, worth }: ReturnType<typeof row>, role: 'body' | 'total') => ({
    cells: [label, ref(was.id), ref(is.id), ref(change.id, 'label'), ref(worth.id, 'label')],
    role,
    tones: ['neutral' as const, 'neutral' as const, 'neutral' as const, toneOf(-change.value), toneOf(worth.value)],
  });
  return pageOf(held, {
    id: 'cost-ratios',
    kind: 'table',
    worth: 0.85,
    more: 'margin ratio share cost',
    titles: [
      catalogue.say('statement-ratio', {
        now: ref(whole.is.id),
        before: ref(whole.was.id),
        worth: ref(whole.worth.id),
        good: whole.worth.value > 0,
      }),
    ],
    lead: catalogue.say('statement-ratio-lead', { now }),
    say: reading,
    figures: [whole.is, whole.was, volume],
    content: {
      columns: [
        { label: catalogue.say('statement-line'), align: 'left' },
        ...[head, catalogue.say('plan-actual'), catalogue.say('statement-ratio-change'), catalogue.say('statement-ratio-worth')].map(
          (label) => ({
            label,
            align: 'right' as const,
          }),
        ),
      ],
      rows: [
        ...rows.slice(0, most.table).map((each) => cells(each.line.label, each, 'body')),
        cells(context.label('statement_costs'), whole, 'total'),
      ],
      reading,
    },
  });
}

/** By department, region or whatever else splits the rows. */
export function byDimension(held: HeldStatement, dimension: Dimension, worth: number): Draft | null {
  const { context, total, head } = held;
  const { catalogue } = context;
  const rows = dimension.members
    .flatMap((member) => {
      const each = held.held('statement_result', { [dimension.id]: member });
      return each ? [{ member, ...each }] : [];
    })
    .sort((a, b) => a.variance.value - b.variance.value || (a.member < b.member ? -1 : 1));
  if (rows.length < 2 || rows.length > most.table) return null;
  const widest = adverse(total) ? rows[0]! : rows.at(-1)!;
  const inWidest = held.lines
    .flatMap((line) => {
      const each = held.ofLine(line, { [dimension.id]: widest.member });
      return each ? [{ line, variance: each.variance }] : [];
    })
    .sort((a, b) => (adverse(widest) ? a.variance.value - b.variance.value : b.variance.value - a.variance.value))[0];
  const reading = inWidest
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
        ...rows.map(({ member, planned, actual, variance, percent }) => ({
          cells: [
            context.member(member),
            ref(planned.id),
            ref(actual.id),
            ref(variance.id, 'label'),
            percent ? ref(percent.id, 'label') : '–',
          ],
          role: 'body' as const,
          tones: ['neutral' as const, 'neutral' as const, 'neutral' as const, toneOf(variance.value), toneOf(variance.value)],
        })),
      ],
      reading,
    },
  });
}

/** What is left of the year: only where the data hold its plan. */
export function ahead(held: HeldStatement): Draft | null {
  const { context, total, note, basis, head, result: label } = held;
  const { catalogue, evidence } = context;
  const planned = evidence.get('statement_result.ahead_target', 0);
  if (note.ahead.length === 0 || !planned) return null;
  const forecast = evidence.get('statement_result.ahead_forecast', 0);
  const need = held.worked(
    '.need',
    planned.value - total.variance.value,
    [planned, total.variance],
    'planned for the rest, less the variance to date',
  );
  const more = held.worked('.more', -total.variance.value, [total.variance], 'the variance to date, to be made up');
  const end =
    forecast &&
    held.worked(
      '.at_forecast',
      total.variance.value + forecast.value - planned.value,
      [total.variance, forecast, planned],
      'variance at the end of the year',
    );
  const count = held.count('steps ahead', note.ahead.length);
  const tiles: ScorecardContent['tiles'] = [
    { label: catalogue.say('statement-ahead-past', { basis }), value: ref(total.variance.id, 'signed') },
    { label: catalogue.say('statement-ahead-planned', { head }), value: ref(planned.id) },
    { label: catalogue.say('statement-ahead-need', { basis }), value: ref(need.id) },
    ...(forecast && end
      ? [
          { label: catalogue.say('statement-ahead-forecasted'), value: ref(forecast.id) },
          { label: catalogue.say('statement-ahead-end'), value: ref(end.id, 'signed') },
        ]
      : []),
  ];
  return pageOf(held, {
    id: 'rest-of-year',
    kind: 'scorecard',
    part: 'outlook',
    worth: 0.9,
    more: 'outlook forecast rest year end',
    titles: [
      end && end.value !== 0
        ? catalogue.say('statement-ahead-forecast', { gap: ref(end.id), side: end.value > 0 ? 'above' : 'below', basis })
        : adverse(total)
          ? catalogue.say('statement-ahead', { basis, count, steps: held.steps, need: ref(need.id), more: ref(more.id) })
          : catalogue.say('statement-ahead-enough', { result: label, basis, gap: ref(total.variance.id), count, steps: held.steps }),
    ],
    lead: catalogue.say('statement-ahead-lead', { result: label }),
    figures: [planned, need],
    content: { tiles, periods: [] },
  });
}

function turnedWorse(held: HeldStatement, line: Line): Course['turn'] {
  const turn = courseOf(held, line)?.turn;
  return turn && turn.since.value < 0 ? turn : null;
}

/** What is asked in a few words: lines that turned at the same time are one question. */
function asksOf(held: HeldStatement, asked: readonly { line: Line; head: Text }[]): Text[] {
  const stepOf = ({ line }: { line: Line }) => (line.variance.value < 0 ? (turnedWorse(held, line)?.step ?? null) : null);
  const steps = asked.map(stepOf);
  return asked.flatMap(({ line, head }, at) => {
    const step = steps[at];
    if (step === null || step === undefined) return [head];
    if (steps.indexOf(step) < at) return [];
    const together = asked.filter((_, other) => steps[other] === step).map((each) => each.line.label);
    return together.length > 1 ? [sinceOf(held, line, held.context.catalogue.list(together))!.head] : [head];
  });
}

/** What changed at a line's turn is to be undone. */
function sinceOf(held: HeldStatement, line: Line, name = line.label): { head: Text; what: Text } | null {
  const turn = turnedWorse(held, line);
  if (!turn) return null;
  return held.context.catalogue.parts('statement-act-since', { line: name, from: held.stepName(turn.step) });
}

/** One step a cause, each with what it is worth and the figure that shows it worked. */
export function actions(held: HeldStatement): Draft {
  const { context, lines, note, basis } = held;
  const { catalogue, brief, evidence } = context;
  const given = givenActions(brief);
  const step = catalogue.say(held.quarterly ? 'statement-quarter' : 'statement-month');
  const worse = lines.filter(adverse).slice(0, 3);
  const [best] = lines.filter(helpful).reverse();
  const each = ({ planned, label, kind }: Line) =>
    note.steps.length > 0
      ? evidence.workedOut(planned, '.each', (kind === 'cost' ? -1 : 1) * (planned.value / note.steps.length), [planned], {
          label: `${label}, planned a ${held.quarterly ? 'quarter' : 'month'}`,
          formula: `${planned.formula}, divided by the number of ${held.quarterly ? 'quarters' : 'months'}`,
        })
      : null;
  const measureOf = (line: Line) => {
    const fact = each(line);
    if (!fact) return {};
    const key = line.kind === 'cost' ? 'statement-act-measure-cost' : 'statement-act-measure-revenue';
    return { measure: catalogue.say(key, { line: line.label, each: ref(fact.id), step }) };
  };
  const asks = [
    ...worse.map((line) => ({
      line,
      parts:
        sinceOf(held, line) ??
        catalogue.parts(line.kind === 'cost' ? 'statement-act-cost' : 'statement-act-revenue', { line: line.label, basis }),
    })),
    ...(best
      ? [
          {
            line: best,
            parts: catalogue.parts(best.kind === 'cost' ? 'statement-act-keep' : 'statement-act-raise', { line: best.label, basis }),
          },
        ]
      : []),
  ].map(({ line, parts }): Step & { line: Line } => ({
    line,
    ...parts,
    why: parts.what,
    worth: ref(line.variance.id, 'abs'),
    ...measureOf(line),
    due: 'month',
    owner: 'budget',
    metric: 'statement_result',
  }));
  const ahead = evidence.get('statement_result.ahead_target', 0);
  const needed =
    ahead && note.ahead.length > 0 && !held.costsOnly
      ? held.worked(
          '.need_each',
          (ahead.value - held.total.variance.value) / note.ahead.length,
          [ahead, held.total.variance],
          'planned for the rest, less the variance to date, by step',
        )
      : null;
  const reforecast: Step[] =
    note.ahead.length > 0
      ? [catalogue.parts('statement-act-reforecast', { steps: held.steps })].map((parts) => ({
          ...parts,
          why: parts.what,
          worth: ref(held.total.variance.id, 'abs'),
          ...(needed && {
            measure: catalogue.say('statement-act-measure-revenue', { line: held.result, each: ref(needed.id), step }),
          }),
          due: 'two-weeks',
          owner: 'finance',
          metric: 'statement_result',
        }))
      : [];
  const proposed = given.length > 0 ? [] : [...asks, ...reforecast].map((each) => proposedAction(context, each));
  const lead = proposedLead(context, given.length > 0, proposed);
  const asked = asksOf(held, asks);
  const sum = held.worked(
    '.priced',
    worse.reduce((all, { variance }) => all - variance.value, 0),
    worse.map(({ variance }) => variance),
    'sum of the variances with a next step',
  );
  return {
    ...pageOf(held, {
      id: 'actions',
      kind: 'action-table',
      part: 'actions',
      worth: 0.96,
      more: 'next step action recommendation ask',
      titles: [
        given.length > 0
          ? catalogue.say('actions-title', { heads: [] })
          : worse.length > 1
            ? catalogue.say('statement-actions', { count: held.count('lines with a next step', worse.length), worth: ref(sum.id), basis })
            : catalogue.say('actions-title', { heads: asks.slice(0, 2).map(({ head }) => head) }),
      ],
      ...(lead !== null && { lead }),
      figures: [sum],
      content: {
        actions: [...given.map(readAction), ...proposed],
        ...decisionsOf(asked),
      },
    }),
    asks: asked,
  };
}

export function summary(held: HeldStatement, pages: readonly Draft[]): Draft {
  const { context, total, lines, basis } = held;
  const { catalogue } = context;
  const has = (id: string) => pages.some(({ slide }) => slide.id === id);
  const seen = (id: string) => (has(id) ? { slide: id } : {});
  const found = courseOf(held);
  const stop = (text: Text) => `${withoutBold(text)}${context.space === '' ? '。' : '.'}`;
  const titleOf = (id: string) => pages.find(({ slide }) => slide.id === id)?.slide.title;
  const lineOf = (line: Line) => {
    const id = `trend-line-${held.lines.indexOf(line) + 1}`;
    return { figure: ref(line.variance.id, 'signed'), text: lineMoved(held, line), ...seen(has(id) ? id : 'plan-variance') };
  };
  const [first, second] = adverse(total) ? lines.filter(adverse) : lines.filter(helpful).reverse();
  const offset = (adverse(total) ? lines.filter(helpful).reverse() : lines.filter(adverse))[0];
  const kind = held.costsOnly ? 'cost' : 'revenue';
  const outlook = titleOf('rest-of-year');
  const ratio = titleOf('cost-ratios');
  const points: ExecutiveSummaryContent['points'] = [
    {
      figure: ref(total.variance.id, 'signed'),
      text: catalogue.say('statement-result', {
        result: held.result,
        actual: held.shown({ kind }, total.actual),
        gap: ref(total.variance.id),
        side: held.side({ kind }, total),
        basis,
        planned: held.shown({ kind }, total.planned),
      }),
      ...seen(has('bridge-plan') ? 'bridge-plan' : 'plan-variance'),
    },
    ...(first ? [lineOf(first)] : []),
    ...(second && !(outlook && ratio) ? [lineOf(second)] : []),
    ...(offset ? [lineOf(offset)] : []),
    ...(outlook ? [{ text: stop(outlook), figure: ref(total.variance.id, 'signed'), slide: 'rest-of-year' }] : []),
    ...(found && has('trend-result') && !outlook
      ? [
          {
            figure: ref((found.turn?.since ?? found.worst.held.variance).id, 'signed'),
            text: stop(courseTitle(held, found)),
            slide: 'trend-result',
          },
        ]
      : []),
  ].slice(0, isLong(fitTitle(headlines(held))) && context.space !== '' ? 4 : 5);
  const asks = pages.flatMap((page) => page.asks ?? []).slice(0, 3);
  return {
    ...pageOf(held, {
      id: 'executive-summary',
      kind: 'executive-summary',
      part: 'summary',
      worth: 1,
      titles: headlines(held),
      lead: leadOf(held),
      say: points.map(({ text }) => text),
      figures: [total.variance],
      content: { points, ...(asks.length > 0 && { ask: catalogue.say('summary-ask', { heads: asks }) }) },
    }),
  };
}
