/** When a result or a line went off its plan: its steps, its halves, its turn. */
import { ref, type Text } from '../../../../../model/text.ts';
import { type Known, residualOfStep } from '../../../../insight/evidence.ts';
import { lineDimension } from '../../../../metrics/finance/statement-facts.ts';
import type { Held, HeldStatement, Line } from './held.ts';
import { sumOfOneOffs, withoutOneOffs } from './one-offs.ts';
import { adverse } from './page.ts';

export interface Course {
  steps: { step: string; held: Held }[];
  worse: number;
  /** The step furthest below plan. */
  worst: { step: string; held: Held };
  halves: { half: Text; first: Known; last: Known } | null;
  /** The step from which the variance is another, with the mean of a step before and since. */
  turn: { step: string; before: Known; since: Known } | null;
  /** What a whole year brings at the mean since the turn, or of the last half. */
  pace: Known | null;
  /** The mean of a step, since the turn if there is one; nothing that was off by itself is in it. */
  rate: Known;
  /** What was off by itself and is in none of the figures of halves, turn and pace. */
  oneOffs: Known | null;
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
export function courseOf(held: HeldStatement, line?: Line): Course | null {
  const steps = held.note.steps.flatMap((step) => {
    const each = held.inStep(step, line);
    return each ? [{ step, held: each }] : [];
  });
  if (steps.length < 3 || steps.length > 24) return null;
  const worst = steps.reduce((least, each) => (each.held.variance.value < least.held.variance.value ? each : least));
  const size = Math.floor(steps.length / 2);
  const scope = line ? { [lineDimension]: line.member } : {};
  const oneOffs = sumOfOneOffs(held, line);
  const lasting = ({ step, held: { variance } }: Course['steps'][number]) => withoutOneOffs(held, step, variance.value, line);
  const sum = (suffix: string, of: Course['steps'], formula: string) =>
    held.worked(
      suffix,
      of.reduce((all, each) => all + lasting(each), 0),
      [...of.map((each) => each.held.variance), ...(oneOffs ? [oneOffs] : [])],
      oneOffs ? `${formula}, without one-offs` : formula,
      scope,
    );
  const [first, last] = [sum('.first_half', steps.slice(0, size), 'first half'), sum('.last_half', steps.slice(-size), 'last half')];
  const at = turnOf(steps.map(lasting));
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
    rate: turn?.since ?? mean('.rate', steps, 'all steps'),
    oneOffs,
  };
}

/** When it went off: before and since its turn, or the first half and the last. */
export function courseText(held: HeldStatement, { halves, turn, pace, oneOffs }: Course): Text[] {
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
    ...(oneOffs ? [catalogue.say('statement-one-offs-out', { size: ref(oneOffs.id) })] : []),
  ];
}

export function courseShort(held: HeldStatement, { worse, steps }: Course): Text {
  const { catalogue } = held.context;
  const said = { result: held.result, basis: held.basis, count: held.count('steps', steps.length), steps: held.steps };
  if (worse === 0) return catalogue.say('statement-course-none', said);
  return catalogue.say('statement-course-short', { ...said, every: worse === steps.length, worse: held.count('steps below', worse) });
}

export function courseTitle(held: HeldStatement, found: Course): Text {
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
